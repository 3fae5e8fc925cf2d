"""A map as plain data: what is drawn, under which ids, and what stands in for what is not."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cached_property
from typing import Literal

import msgspec

from rulekit.errors import BookError

_VALUE: dict[str, bool] = {"frozen": True, "kw_only": True}
EdgeKind = Literal["move", "outcome", "pass", "otherwise", "again", "return", "enter"]

# Drawn dashed: ways on that nobody chooses.
ASIDE = frozenset({"otherwise", "enter"})


class Cluster(msgspec.Struct, **_VALUE):
    """A box around steps: a group of a flow (`c-flow-group`) or a called flow (`c-flow`)."""

    id: str
    label: str
    kind: Literal["flow", "group"]
    parent: str = ""


class MapNode(msgspec.Struct, **_VALUE):
    """A step, under the id that it has in the graph.

    `badges` are the ways that lead back to the step itself, in words: they are not drawn as loops.
    """

    id: str
    label: str
    kind: str
    title: str  # the whole of it in words, for those who do not see the picture
    flow: str
    step: str
    clause: str
    cluster: str = ""
    start: bool = False
    badges: tuple[str, ...] = ()


class MapEdge(msgspec.Struct, **_VALUE):
    """An edge of the graph, or (`enter`) the way from a call into the flow it calls.

    `source` and `target` are node ids.  What comes back from a called flow leads on from the
    step that calls it, as in the graph, whoever else calls that flow.  `drawn` is the id of
    what shows the edge: its own; the id of an edge beside it that carries its label too; or
    a node, where it is folded.
    """

    id: str
    source: str
    target: str
    kind: EdgeKind
    label: str
    title: str
    drawn: str
    quiet: bool = False  # the only way on: its label would say nothing new
    outcome: str = ""
    move: str = ""
    clauses: tuple[str, ...] = ()


class Map(msgspec.Struct, dict=True, **_VALUE):
    """Everything that a renderer needs.

    Attributes
    ----------
    edges : tuple of MapEdge
        All of them, those included that are not drawn by themselves.
    """

    book: str
    flow: str
    lang: str
    dir: Literal["ltr", "rtl"]
    title: str
    nodes: tuple[MapNode, ...]
    edges: tuple[MapEdge, ...]
    clusters: tuple[Cluster, ...]

    def __post_init__(self) -> None:
        ids = Counter([*(c.id for c in self.clusters), *(n.id for n in self.nodes), *(e.id for e in self.edges)])
        for name in (x for x, count in ids.items() if count > 1):
            msg = f"map of {self.flow}: the id {name} is there twice; names of flows, steps or groups run together"
            raise BookError(msg)

    @property
    def aliases(self) -> dict[str, str]:
        """Id of every edge that has no line of its own -> id of the line or node that shows it."""
        return {e.id: e.drawn for e in self.edges if e.drawn != e.id}

    @property
    def lines(self) -> tuple[tuple[MapEdge, ...], ...]:
        """The lines to draw; each with the edges that share it, its own first."""
        shared: dict[str, list[MapEdge]] = {e.id: [e] for e in self.edges if e.drawn == e.id}
        for e in (e for e in self.edges if e.drawn != e.id and e.drawn in shared):
            shared[e.drawn].append(e)
        return tuple(tuple(line) for line in shared.values())

    @property
    def drawn(self) -> dict[str, frozenset[str]]:
        """Ids in the picture by class: node, edge, cluster."""
        return {
            "node": frozenset(n.id for n in self.nodes),
            "edge": frozenset(e.id for e in self.edges if e.drawn == e.id),
            "cluster": frozenset(c.id for c in self.clusters),
        }

    @cached_property
    def mark(self) -> str:
        """A short digest of all of it: two maps with the same mark say the same."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

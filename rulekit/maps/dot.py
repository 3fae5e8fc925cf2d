"""The plain model as a graph for Graphviz, and Graphviz run on it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import lru_cache
from html import escape
from pathlib import Path

import graphviz

from rulekit.errors import RulekitError, Sayable, Text
from rulekit.maps.look import CARD, FACE, INK, LINE, NOTE, RULE, SIGNS, SOFT, STEP, TITLE, WELL, badge_of, lines_of
from rulekit.maps.model import ASIDE, Map, MapEdge, MapNode
from rulekit.maps.order import order

PROGRAMS = ("dot", "graphviz-pure")
EM = "\u2003"  # a space as wide as a sign
_SECONDS = 60
THIS = Text("thing-this-map")
_MANY = 150  # lines above which dot is to be quick rather than thorough
_QUICK = {"nslimit": "0.5", "nslimit1": "0.5", "mclimit": "0.05", "splines": "line"}


class NoDot(RulekitError):
    """A map has to be laid out and nothing is there to do it."""

    def __init__(self, what: Sayable) -> None:
        super().__init__(Text("error-no-dot", what=what))


def to_dot(model: Map) -> graphviz.Digraph:
    """Return the graph as Graphviz takes it, with the ids of the model.

    It carries light colours and can be drawn by any Graphviz as it is.
    """
    top = graphviz.Digraph(
        "map",
        graph_attr={
            "id": f"m-{model.flow}",
            "rankdir": "TB",
            "newrank": "true",
            "ranksep": "0.26",
            "nodesep": "0.14",
            "pad": "0.08",
            "fontname": FACE,
            "fontsize": str(TITLE),
            "fontcolor": SOFT,
            "bgcolor": "transparent",
        },
        node_attr={
            "shape": "box",
            "style": "rounded,filled",
            "fillcolor": CARD,
            "color": LINE,
            "fontcolor": INK,
            "fontname": FACE,
            "fontsize": str(STEP),
            "margin": "0.13,0.06",
            "height": "0.33",
            "width": "0.5",
        },
        edge_attr={
            "color": LINE,
            "fontcolor": SOFT,
            "fontname": FACE,
            "fontsize": str(NOTE),
            "arrowsize": "0.6",
            "arrowhead": "normal",
        },
    )
    _fill(top, model, "")
    if len(model.lines) > _MANY:
        top.graph_attr.update(_QUICK)
    way = order(model)
    for line in model.lines:
        _edge(top, line, back=line[0].id in way.back)
    for upper, lower in way.above:
        top.edge(upper, lower, style="invis", weight="0")
    return top


def _fill(graph: graphviz.Digraph, model: Map, parent: str) -> None:
    """Put in the steps and clusters of a cluster in the order in which the graph has them."""
    inner = {c.id: c for c in model.clusters if c.parent == parent}
    parents = {c.id: c.parent for c in model.clusters}
    for node in model.nodes:
        at = node.cluster
        while at != parent and at in parents and parents[at] != parent:
            at = parents[at]
        if node.cluster == parent:
            _node(graph, node)
        elif at in inner:
            box = inner.pop(at)
            with graph.subgraph(name=f"cluster_{box.id}") as sub:
                sub.attr(
                    id=box.id,
                    label=f"<<b>{escape(box.label)}</b>>",
                    **{"class": box.kind},
                    style="rounded,filled",
                    fillcolor=WELL,
                    color=RULE,
                    margin="9",
                    labeljust="l",
                )
                _fill(sub, model, box.id)


def _node(graph: graphviz.Digraph, node: MapNode) -> None:
    sign = SIGNS.get(node.kind, "")
    rows = [escape(row) for row in lines_of(node.label, 19)]
    if sign:  # the other lines keep off the sign too
        rows = [f"{sign if at == 0 else EM} {row}" for at, row in enumerate(rows)]
    rows += [f'<font point-size="{NOTE}" color="{SOFT}">{escape(row)}</font>' for row in badge_of(node.badges)]
    more = {"end": {"style": "rounded,filled,dashed"}, "auto": {"color": RULE, "fillcolor": WELL}}.get(node.kind, {})
    graph.node(
        node.id,
        f"<{'<br/>'.join(rows)}>",
        id=node.id,
        **{"class": f"{node.kind} start" if node.start else node.kind},
        **more,
    )


def label_rows(line: tuple[MapEdge, ...]) -> list[str]:
    """Return what stands beside a line: the labels of all edges that share it."""
    if all(e.quiet for e in line) and len(line) == 1:
        return []
    return [row for label in dict.fromkeys(e.label for e in line if e.label) for row in lines_of(label, 15)]


def _edge(graph: graphviz.Digraph, line: tuple[MapEdge, ...], *, back: bool) -> None:
    edge = line[0]
    rows = [graphviz.escape(row.replace("&", "&amp;")) for row in label_rows(line)]
    # A space before each: the text keeps off its line.
    label = graphviz.nohtml("\\n".join(f" {row} " for row in rows))
    more = {"style": "dashed"} if edge.kind in ASIDE else {}
    classes = f"{edge.kind} aside" if edge.kind in ASIDE else edge.kind
    weight = "4" if edge.quiet and edge.kind not in ASIDE else "1"
    ends = (edge.source, edge.target)
    if back:  # laid out as if it led down, with its head on the other end
        ends, more = ends[::-1], more | {"dir": "back"}
    graph.edge(*ends, label or None, id=edge.id, **{"class": classes}, weight=weight, **more)


def program() -> str:
    """Return the path of what lays out graphs; "" where there is none."""
    for name in PROGRAMS:
        found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
        if found:
            return found
    return ""


def run(source: str, kind: str, what: Sayable = THIS) -> bytes:
    """Lay a graph out and draw it; the same graph is laid out once.

    Parameters
    ----------
    source : str
        In the DOT language.
    kind : {"svg", "png"}
    what : Text or str
        How to speak of it in an error.

    Raises
    ------
    NoDot
        Where nothing is there to do it.
    """
    path = program()
    if not path:
        raise NoDot(what)
    return _run(path, source, kind)


@lru_cache(maxsize=64)
def _run(path: str, source: str, kind: str) -> bytes:
    more = ["-Gdpi=144", "-Gbgcolor=white"] if kind == "png" else []
    try:
        done = subprocess.run(
            [path, f"-T{kind}", *more], input=source.encode(), capture_output=True, timeout=_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise RulekitError(Text("error-dot-slow", program=Path(path).name, seconds=_SECONDS)) from None
    if done.returncode or not done.stdout:
        lines = done.stderr.decode(errors="replace").strip().splitlines() or ["no picture came out"]
        msg = f"{Path(path).name}: {lines[0]}"
        raise RulekitError(msg)
    return done.stdout

"""What nodes and edges of a flow carry."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from rulekit.engine.chance import Chance
from rulekit.engine.moves import Move, Rule

Kind = Literal["choice", "floor", "window", "sealed", "chance", "auto", "call", "end"]
# (state, frame) -> a seat, or several
Who = Callable[[Any, Any], "str | tuple[str, ...]"]

# Whether an act in a window lets everybody speak anew; a function of the table where a ruling says.
Again = Literal["all", "rest"] | Callable[[Any], str]

STAY = "="  # as a target: the step itself
# Outcomes of passing and of sealing: others are still to speak, or all have.
MORE, DONE = "more", "done"


@dataclass(frozen=True)
class Go:
    """A target together with the clauses that send the flow there."""

    step: str
    clauses: tuple[str, ...] = ()


def go(step: str, *clauses: str) -> Go:
    """Name a target and the clauses that send the flow there."""
    return Go(step, clauses)


Target = str | Go
Targets = Target | Mapping[str, Target]


@lru_cache(maxsize=4096)
def slug(text: str) -> str:
    """Make a name fit for ids.

    Examples
    --------
    >>> slug("card play")
    'card-play'
    """
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", text).lower()).strip("-")


def node_id(flow: str, step: str) -> str:
    """Return the id of a step, the same in the graph, the map and the storyboard."""
    return f"n-{slug(flow)}-{slug(step)}"


@dataclass(frozen=True)
class Step:
    """A node: whose go it is, and the clause that says so.

    Which of the optional fields are used depends on `kind`; `Flow` fills them.
    """

    flow: str
    name: str
    kind: Kind
    clause: str
    seats: Who | None = None  # who may act (who rolls, at a chance step)
    holder: Who | None = None  # floor: who goes on
    move: type[Move] | None = None  # sealed: what each seat commits
    again: Again = "all"  # window: who is asked anew after an act
    rule: Rule | None = None  # auto
    chance: Chance | None = None  # chance
    calls: str = ""  # call: the flow entered
    group: str = ""  # cluster of the map

    @property
    def id(self) -> str:
        """The node's id in the map."""
        return node_id(self.flow, self.name)


EdgeKind = Literal["move", "outcome", "pass", "otherwise", "again", "return"]


@dataclass(frozen=True)
class Edge:
    """An edge: an offer's outcome, an outcome of a rule or of chance, or a way on without a move."""

    id: str
    kind: EdgeKind
    source: str
    target: str
    clauses: tuple[str, ...] = ()
    outcome: str = ""
    move: type[Move] | None = None
    who: Who | None = None
    free: bool = False


@dataclass(frozen=True)
class Bar:
    """A move that a clause shuts out at a step: no edge, but a reason."""

    move: type[Move]
    step: str
    clause: str
    id: str
    ruling: str = ""
    who: Who | None = None  # for whom it stands; for everybody where left out

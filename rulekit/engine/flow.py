"""A flow: the state graph that is the machine.

`Flow` is a thin builder over `networkx.MultiDiGraph`.  Nodes carry a `Step`, edges an
`Edge`; the engine is compiled from what the graph holds and from nothing else, so an edge
taken out of the graph is a move taken out of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import networkx as nx

from rulekit.engine.chance import Chance
from rulekit.engine.moves import Move, Pass, Rule
from rulekit.engine.steps import DONE, MORE, STAY, Again, Bar, Edge, EdgeKind, Go, Step, Target, Targets, Who, slug
from rulekit.errors import BookError


def _named(to: Targets) -> dict[str, Go]:
    """Bring every way of writing targets to `{outcome: Go}`."""
    if isinstance(to, str):
        return {"": Go(to)}
    if isinstance(to, Go):
        return {"": to}
    return {name: Go(t) if isinstance(t, str) else t for name, t in to.items()}


class Flow:
    """Steps and offers of one procedure of the game.

    Parameters
    ----------
    name : str
        Unique in the rulebook.
    start : str
        The step at which it begins.

    Attributes
    ----------
    graph : networkx.MultiDiGraph
        Nodes are step names with the attribute `step`; edges are keyed by their id, with the
        attribute `edge`.
    """

    def __init__(self, name: str, start: str) -> None:
        self.name, self.start = name, start
        self.graph: Any = nx.MultiDiGraph(name=name)
        self.bars: list[Bar] = []
        self.laws: list[tuple[Callable[[Any], tuple[Any, ...]], tuple[str, ...]]] = []

    # --- steps --------------------------------------------------------------------------

    def choice(
        self,
        name: str,
        seat: Who,
        clause: str,
        *,
        otherwise: Target | None = None,
        group: str = "",
    ) -> None:
        """Add a step where one seat decides.

        Parameters
        ----------
        otherwise : str or Go, optional
            Where the flow goes when that seat has no legal move.
        """
        self._add(Step(self.name, name, "choice", clause, seats=seat, group=group))
        self._way("otherwise", name, otherwise)

    def floor(
        self,
        name: str,
        seats: Who,
        clause: str,
        *,
        holder: Who | None = None,
        otherwise: Target | None = None,
        group: str = "",
    ) -> None:
        """Add a step where several seats may act in no order; `holder` is who goes on."""
        self._add(Step(self.name, name, "floor", clause, seats=seats, holder=holder, group=group))
        self._way("otherwise", name, otherwise)

    def window(
        self,
        name: str,
        seats: Who,
        then: Target,
        clause: str,
        *,
        again: Again,
        group: str = "",
    ) -> None:
        """Add a step where seats are asked in order until all pass in a row.

        Parameters
        ----------
        again : {"all", "rest"} or callable
            Whether an act that changed the table lets everybody speak anew; a function of the
            table where a ruling says.
        """
        self._add(Step(self.name, name, "window", clause, seats=seats, again=again, group=group))
        self._edges("pass", name, {MORE: Go(STAY), DONE: _named(then)[""]}, move=Pass)

    def sealed(self, name: str, seats: Who, move: type[Move], to: Target, clause: str, *, group: str = "") -> None:
        """Add a step where several seats commit in secret; on the last, all are revealed."""
        self._add(Step(self.name, name, "sealed", clause, seats=seats, move=move, group=group))
        self._edges("move", name, {MORE: Go(STAY), DONE: _named(to)[""]}, move=move)

    def chance(
        self,
        name: str,
        chance: Chance,
        to: Targets,
        clause: str,
        *,
        by: Who | None = None,
        again: str = "",
        group: str = "",
    ) -> None:
        """Add a step where dice are rolled or something is drawn.

        Parameters
        ----------
        again : str, optional
            The outcome that has everybody roll again; odds divide it out.
        """
        self._add(Step(self.name, name, "chance", clause, seats=by, chance=chance, group=group))
        for outcome, target in _named(to).items():
            self._edges("again" if outcome and outcome == again else "outcome", name, {outcome: target})

    def auto(self, name: str, rule: Rule, to: Targets, clause: str, *, group: str = "") -> None:
        """Add a step where a rule fires."""
        self._add(Step(self.name, name, "auto", clause, rule=rule, group=group))
        self._edges("outcome", name, _named(to))

    def call(
        self,
        name: str,
        flow: str,
        returns: Mapping[str, Target],
        clause: str,
        *,
        seat: Who | None = None,
        group: str = "",
    ) -> None:
        """Add a step that enters another flow.

        Parameters
        ----------
        seat : callable, optional
            For whom; the seat whose act led here where left out.
        returns : mapping
            For every end of the called flow, where this one goes on.
        """
        self._add(Step(self.name, name, "call", clause, seats=seat, calls=flow, group=group))
        self._edges("return", name, _named(returns))

    def end(self, name: str, clause: str, *, group: str = "") -> None:
        """Add an end; its name is the outcome."""
        self._add(Step(self.name, name, "end", clause, group=group))

    # --- what may be done ---------------------------------------------------------------

    def offer(
        self,
        move: type[Move],
        at: str | tuple[str, ...],
        to: Targets,
        *,
        who: Who | None = None,
        free: bool = False,
    ) -> None:
        """Place a move at one or more steps.

        Parameters
        ----------
        to : str, Go or mapping of outcome to either
            Where each outcome leads; "=" is the step itself.
        who : callable, optional
            Who may make it, where that is not the step's own seat.
        free : bool
            Whether it is an aside that can be repeated without end (talk, coins to and fro);
            in a window it leaves whoever is to speak next to speak.
        """
        for step in (at,) if isinstance(at, str) else at:
            self._edges("move", step, _named(to), move=move, who=who, free=free)

    def bar(
        self,
        move: type[Move],
        at: str | tuple[str, ...],
        clause: str,
        *,
        name: str,
        ruling: str = "",
        who: Who | None = None,
    ) -> None:
        """Shut a move out at steps, with the clause that does so.

        Parameters
        ----------
        name : str
            Its catalogue id.
        who : callable, optional
            For whom, where the clause does not speak of everybody.
        """
        for step in (at,) if isinstance(at, str) else at:
            self.bars.append(Bar(move, step, clause, f"{slug(self.name)}-{name}", ruling, who))

    def law(self, check: Callable[[Any], tuple[Any, ...]], *steps: str) -> None:
        """Add a law for tables that begin in this flow, or at some steps of it alone.

        Parameters
        ----------
        check : callable
            From a state to what is impossible about it, as texts.
        *steps : str
            Where it holds; at every step where none is named.
        """
        self.laws.append((check, steps))

    # --- inner --------------------------------------------------------------------------

    def _add(self, step: Step) -> None:
        if "step" in self.graph.nodes.get(step.name, {}):
            msg = f"flow {self.name}: step {step.name} is there twice"
            raise BookError(msg)
        self.graph.add_node(step.name, step=step, id=step.id, kind=step.kind, group=step.group)

    def _way(self, kind: EdgeKind, name: str, target: Target | None) -> None:
        if target is not None:
            self._edges(kind, name, _named(target))

    def _edges(self, kind: EdgeKind, source: str, to: dict[str, Go], **more: Any) -> None:
        for outcome, target in to.items():
            move = more.get("move")
            label = "-".join(slug(part) for part in (move.__name__ if move else kind, outcome) if part)
            edge_id = f"e-{slug(self.name)}-{slug(source)}-{label}"
            goal = source if target.step == STAY else target.step
            edge = Edge(edge_id, kind, source, goal, target.clauses, outcome, **more)
            if any(key == edge_id for _, _, key in self.graph.out_edges(source, keys=True)):
                msg = f"flow {self.name}: edge {edge_id} is there twice"
                raise BookError(msg)
            self.graph.add_edge(source, goal, key=edge_id, edge=edge, id=edge_id, kind=kind, outcome=outcome)

    def step(self, name: str) -> Step:
        """Return a step by name."""
        found: Step = self.graph.nodes[name]["step"]
        return found

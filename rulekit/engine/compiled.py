"""Tables compiled from the graphs: what the engine runs on.

Everything here is read from the nodes and edges of the flows, once; nothing else tells the
engine what may be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rulekit.engine.moves import Move, Pass, parts_of
from rulekit.engine.pieces import Effect, Guard, pieces_of
from rulekit.engine.position import Frame
from rulekit.engine.steps import DONE, MORE, Bar, Edge, Step, Who
from rulekit.errors import BookError

if TYPE_CHECKING:
    from rulekit.engine.flow import Flow

Fn = Callable[..., Any]


class Way:
    """A compiled edge: where it lands, ready to be stepped on."""

    __slots__ = ("clauses", "edge", "frames", "place", "table")

    def __init__(self, edge: Edge, place: str) -> None:
        self.edge = edge
        self.place = place
        self.clauses: tuple[str, ...] = edge.clauses
        # The whole stack, where the flow is outermost and runs for nobody in particular.
        self.frames = (Frame(place),)
        self.table: Table


class Deed:
    """Effects and outcome of a move, a rule or a chance, ready to run."""

    __slots__ = ("cites", "decide", "effects", "only", "ways")

    def __init__(self, effects: tuple[Effect, ...], decide: Fn, ways: Mapping[str, Way], base: tuple[str, ...]) -> None:
        self.effects = tuple(e.fn for e in effects)
        self.ways = _Ways(ways)
        # One way whatever the outcome; a way for a named outcome is taken by that outcome only.
        self.only = ways[""] if tuple(ways) == ("",) else None
        self.decide = decide
        self.cites = _Cites(effects, base)


class _Ways(dict[str, Way]):
    """Outcome to the edge taken; an outcome without an edge is a fault of the book."""

    def __missing__(self, outcome: str) -> Way:
        place = next((f"{w.edge.source}: " for w in self.values()), "")
        msg = f"{place}the outcome '{outcome}' has no edge; there are {sorted(self)}"
        raise BookError(msg)


class _Cites(dict[tuple[Way | None, int], tuple[tuple[str, ...], tuple[str, ...]]]):
    """(way, bits of the effects that changed something) -> (piece ids, clauses); filled on demand."""

    def __init__(self, effects: tuple[Effect, ...], base: tuple[str, ...]) -> None:
        super().__init__()
        self.effects, self.base = effects, base

    def __missing__(self, key: tuple[Way | None, int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        way, bits = key
        acted = [e for i, e in enumerate(self.effects) if bits >> i & 1]
        clauses = dict.fromkeys(c for e in acted for c in e.clauses)
        clauses.update(dict.fromkeys(way.clauses if way else ()))
        clauses.update(dict.fromkeys(self.base))
        self[key] = found = (tuple(e.id for e in acted), tuple(clauses))
        return found


class Offer:
    """A move placed at a step."""

    __slots__ = ("cls", "deed", "domains", "free", "guards", "names", "parts", "stops", "who")

    def __init__(self, cls: type[Move], who: Who, deed: Deed, free: bool) -> None:
        self.cls, self.who, self.deed, self.free = cls, who, deed, free
        self.parts: tuple[Guard, ...] = parts_of(cls).guards
        self.guards = tuple(g.fn for g in self.parts)
        self.domains = tuple((name, kind, d.values) for name, kind, d in parts_of(cls).domains)
        self.names = tuple(name for name, _, _ in self.domains)
        # Guards that, once they fail, fail for every larger value of the field listed last.
        self.stops = frozenset(g.fn for g in self.parts if g.upto and g.upto in self.names[-1:])


class Table:
    """A compiled step."""

    __slots__ = (
        "bars", "deed", "enter", "keeps", "kind", "offers", "otherwise", "place", "returns", "seats", "settles", "step",
    )  # fmt: skip

    def __init__(self, step: Step, place: str) -> None:
        self.step, self.place, self.kind = step, place, step.kind
        self.seats: Who = step.seats or _nobody
        self.offers: dict[type[Move], Offer] = {}
        self.bars: tuple[Bar, ...] = ()
        self.deed: Deed | None = None  # auto, chance
        self.otherwise: Way | None = None
        self.returns: dict[str, Way] = {}
        self.enter = ""  # call: place at which the called flow starts
        # Windows (by place) that go on with the rest where nothing has changed on the way over this step.
        self.keeps: frozenset[str] = frozenset()
        # Whether the engine has something to do on entering: otherwise it is a plain rest.
        self.settles = step.kind in ("window", "sealed", "auto", "call", "end")


def _nobody(_s: Any, _at: Any) -> tuple[str, ...]:
    return ()


def _next_speaker(_s: Any, at: Frame) -> tuple[str, ...]:
    return at.waiting[:1]


def _not_sealed(_s: Any, at: Frame) -> tuple[str, ...]:
    return at.waiting


_SPEAKERS: dict[str, Who] = {"window": _next_speaker, "sealed": _not_sealed}


def compile_flows(flows: Iterable[Flow]) -> dict[str, Table]:
    """Compile the graphs of all flows into tables by place.

    Raises
    ------
    BookError
        Where an edge leads nowhere, or a call does not cover the ends of the flow it enters.
    """
    flows = tuple(flows)
    tables: dict[str, Table] = {}
    for flow in flows:
        for name, data in flow.graph.nodes(data=True):
            if "step" not in data:
                msg = f"flow {flow.name}: edges lead to '{name}', which is no step"
                raise BookError(msg)
            place = f"{flow.name}/{name}"
            tables[place] = Table(data["step"], place)
        if flow.start not in flow.graph:
            msg = f"flow {flow.name}: it starts at '{flow.start}', which is no step"
            raise BookError(msg)
    for flow in flows:
        for name in flow.graph:
            _fill(flow, name, tables)
    for flow in flows:
        for name in flow.graph:
            _link(flow, name, tables, {f.name: f for f in flows})
        _keep(flow, tables)
    return tables


def _keep(flow: Flow, tables: dict[str, Table]) -> None:
    """Let every window be remembered where the flow can only come back to it.

    On the way over rules and called flows it is remembered wherever they lead.
    """
    graph = flow.graph
    kinds = {n: d["step"].kind for n, d in graph.nodes(data=True)}
    windows = [n for n, kind in kinds.items() if kind == "window"]
    for window in windows:
        only = {n for n, kind in kinds.items() if kind not in ("window", "end")}
        while gone := {n for n in only if not set(graph.successors(n)) <= {*only, window}}:
            only -= gone
        only |= {n for n, kind in kinds.items() if kind in ("auto", "call")} | {window}
        for n in only:
            table = tables[f"{flow.name}/{n}"]
            table.keeps |= {f"{flow.name}/{window}"}


def _fill(flow: Flow, name: str, tables: dict[str, Table]) -> None:
    table = tables[f"{flow.name}/{name}"]
    step = table.step
    grouped: dict[type[Move], dict[str, Way]] = {}
    ways: dict[str, Way] = {}
    for _, target, data in flow.graph.out_edges(name, data=True):
        edge: Edge = data["edge"]
        way = Way(edge, f"{flow.name}/{target}")
        way.table = tables[way.place]
        if edge.kind == "otherwise":
            table.otherwise, table.settles = way, True
        elif edge.kind == "return":
            table.returns[edge.outcome] = way
        elif edge.move is not None:
            grouped.setdefault(edge.move, {})[edge.outcome] = way
        else:
            ways[edge.outcome] = way
    base = (step.clause,)
    for cls, legs in grouped.items():
        first = next(iter(legs.values())).edge
        # What is committed in secret acts only when all is revealed.
        effects = () if cls is step.move else parts_of(cls).effects
        who = first.who or _SPEAKERS.get(step.kind, table.seats)
        table.offers[cls] = Offer(cls, who, Deed(effects, cls.outcome, legs, base), first.free)
    speech = Pass if step.kind == "window" else step.move
    if speech is not None and set(grouped.get(speech, ())) != {MORE, DONE}:
        msg = f"flow {flow.name}, step {name}: it needs a way on for '{MORE}' and for '{DONE}'"
        raise BookError(msg)
    doer = step.rule or step.chance
    if doer is not None:
        table.deed = Deed(pieces_of(type(doer), Effect), type(doer).outcome, ways, base)
    table.bars = tuple(b for b in flow.bars if b.step == name)


def _link(flow: Flow, name: str, tables: dict[str, Table], flows: dict[str, Flow]) -> None:
    table = tables[f"{flow.name}/{name}"]
    step = table.step
    if step.kind != "call":
        return
    if step.calls not in flows:
        msg = f"flow {flow.name}, step {name}: there is no flow '{step.calls}'"
        raise BookError(msg)
    called = flows[step.calls]
    table.enter = f"{called.name}/{called.start}"
    ends = {n for n, d in called.graph.nodes(data=True) if d["step"].kind == "end"}
    if ends != set(table.returns):
        msg = (
            f"flow {flow.name}, step {name}: returns {sorted(table.returns)} but '{called.name}' ends in {sorted(ends)}"
        )
        raise BookError(msg)

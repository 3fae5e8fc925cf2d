"""The engine: it takes a position along an edge, and lets rules fire until somebody is to act.

A position's own methods (`play`, `legal`, …) are the public face of what is here.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rulekit.engine.compiled import Deed, Offer, Table, Way, compile_flows
from rulekit.engine.moves import Move, Pass, parts_of
from rulekit.engine.pieces import Trigger
from rulekit.engine.position import Frame, Position, digest
from rulekit.engine.record import StepRecord
from rulekit.engine.state import Event, State
from rulekit.engine.steps import DONE, MORE
from rulekit.errors import BookError, Refused, Unknown

if TYPE_CHECKING:
    from rulekit.engine.flow import Flow

# A chain of rules longer than this is taken for one without end.
CHAIN = 500

Frames = tuple[Frame, ...]
# What is noted on the way: records, to show; or only the edges taken, while exploring.
Log = list[StepRecord] | set[Way]


class Machine:
    """Compiled flows and triggers of one rulebook."""

    def __init__(self, flows: Iterable[Flow], triggers: dict[type[Event], tuple[Trigger, ...]] | None = None) -> None:
        self.tables = compile_flows(flows)
        self.triggers = triggers or {}

    # --- beginning ------------------------------------------------------------------------

    def opening(self, place: str, state: State, seat: str = "") -> StepRecord:
        """Put a table at a step, let the rules fire that fire there, and tell what they did."""
        log: list[StepRecord] = []
        frames: Frames = (Frame(place, seat),)
        after = Position(*self.settle(frames, state, "", log))
        return StepRecord(Position(frames, state), "begin", after, None, (), (), tuple(log))

    def begin(self, place: str, state: State, seat: str = "") -> Position:
        """Put a table at a step and return where the rules leave it."""
        return self.opening(place, state, seat).after

    # --- asking ---------------------------------------------------------------------------

    def acting(self, pos: Position) -> tuple[str, ...]:
        """Return the seats that may act (or roll) at the step in hand."""
        frame = pos.frames[-1]
        table = self.tables[frame.place]
        if table.kind == "window":
            return frame.waiting[:1]
        if table.kind == "sealed":
            return frame.waiting
        found = dict.fromkeys(_several(table.seats(pos.state, frame)))
        for offer in table.offers.values():
            if table.kind != "choice" or not offer.free:  # a choice is one seat's; what is free there is an aside
                found.update(dict.fromkeys(_several(offer.who(pos.state, frame))))
        return tuple(found)

    def moves(self, pos: Position, seat: str = "") -> Iterator[Move]:
        """Yield every legal move; for a seat, from its own view of the position, those it may try."""
        frame, s = pos.frames[-1], pos.state
        for offer in self.tables[frame.place].offers.values():
            yield from may_try(offer, s, frame, seat) if seat else legal(offer, s, frame)

    def _stuck(self, table: Table, frame: Frame, s: State) -> bool:
        for offer in table.offers.values():
            if not offer.free and next(legal(offer, s, frame), None) is not None:
                return False
        return True

    # --- acting ---------------------------------------------------------------------------

    def play(self, pos: Position, act: Any) -> StepRecord:
        """Carry an act out; see `Position.play`."""
        frames, s = pos.frames, pos.state
        frame = frames[-1]
        table = self.tables[frame.place]
        offer = table.offers.get(type(act))
        if offer is None:
            if table.step.chance is not None and type(act) is table.step.chance.result:
                return self._chance(pos, table, act)
            raise _refusal(pos, act)
        who = offer.who(s, frame)
        by = act.by
        if type(by) is not str or not by or (by != who if type(who) is str else by not in who):
            raise _refusal(pos, act)
        try:
            for name, kind, values in offer.domains:
                value = getattr(act, name)
                if type(value) is not kind or value not in values(s, by):
                    raise _refusal(pos, act)
        except TypeError:  # an unhashable or incomparable value is outside every domain
            raise _refusal(pos, act) from None
        for holds in offer.guards:
            if not holds(act, s):
                raise _refusal(pos, act)
        log: list[StepRecord] = []
        frames, t, way, bits = self.carry_out(offer.deed, act, frames, frame, s, table, log)
        acted, clauses = offer.deed.cites[way, bits]
        return StepRecord(pos, act, Position(frames, t), way.edge, acted, clauses, tuple(log) if log else ())

    def carry_out(
        self, deed: Deed, act: Any, frames: Frames, frame: Frame, s: State, table: Table, log: Log
    ) -> tuple[Frames, State, Way, int]:
        """Run a move whose legality is known; shared by `play` and by exploration."""
        t, bits = s, 0
        if table.kind in ("window", "sealed") and (spoken := self._spoken(deed, act, frame, table)):
            way = spoken
            if table.kind == "sealed":
                frames, t = self._seal(frames, frame, act, t, way, log)
            elif way.edge.outcome == MORE:
                frames = (*frames[:-1], Frame(frame.place, frame.seat, frame.waiting[1:], (), frame.opened))
            else:
                frames = (*frames[:-1], Frame(way.place, frame.seat))
            if way.edge.outcome == MORE:
                return frames, t, way, bits
        else:
            bit = 1
            for run in deed.effects:
                u = run(act, t)
                if u is not t and u != t:
                    bits |= bit
                    t = u
                bit += bit
            if t.pending:
                t = self._answer(frames, t, log)
            way = deed.only or deed.ways[deed.decide(act, t)]
            if table.kind == "sealed" and way.place == frame.place:
                return frames, t, way, bits  # what has been committed stays so
            # What is free is an aside: whoever is to speak next is still to speak.
            if table.kind == "window" and frame.waiting[:1] == (act.by,) and not table.offers[type(act)].free:
                frame = Frame(frame.place, frame.seat, frame.waiting[1:], (), frame.opened)
            frames = _moved(frames, frame, way)
        if way.table.settles:
            frames, t = self.settle(frames, t, act.by, log)
        return frames, t, way, bits

    def _spoken(self, deed: Deed, act: Any, frame: Frame, table: Table) -> Way | None:
        """Return the way of a pass or a commitment, None for any other act."""
        if type(act) is not (Pass if table.kind == "window" else table.step.move):
            return None
        return deed.ways[MORE if len(frame.waiting) > 1 else DONE]

    def _seal(self, frames: Frames, frame: Frame, act: Move, s: State, way: Way, log: Log) -> tuple[Frames, State]:
        order = {seat: i for i, seat in enumerate(s.seats)}
        sealed = tuple(sorted((*frame.sealed, act), key=lambda m: order.get(m.by, len(order))))
        if way.edge.outcome == MORE:
            waiting = tuple(w for w in frame.waiting if w != act.by)
            return (*frames[:-1], Frame(frame.place, frame.seat, waiting, sealed)), s
        # The hands open: every commitment acts now, in seat order.
        frames = (*frames[:-1], Frame(way.place, frame.seat))
        for move in sealed:
            before, bits = s, 0
            effects = parts_of(type(move)).effects
            for i, e in enumerate(effects):
                t = e.fn(move, s)
                if t != s:
                    bits |= 1 << i
                    s = t
            if bits and isinstance(log, list):
                acted = [e for i, e in enumerate(effects) if bits >> i & 1]
                clauses = tuple(dict.fromkeys(c for e in acted for c in e.clauses))
                ids = tuple(e.id for e in acted)
                log.append(StepRecord(Position(frames, before), move, Position(frames, s), None, ids, clauses))
            if s.pending:
                s = self._answer(frames, s, log)
        return frames, s

    def _chance(self, pos: Position, table: Table, result: Any) -> StepRecord:
        from rulekit.engine.verdict import judge

        chance, deed, frame = table.step.chance, table.deed, pos.frames[-1]
        assert chance is not None and deed is not None  # noqa: S101 - a chance step has both
        if not all(figures for _, figures in chance.fits(pos.state, result)):
            raise Refused(judge(pos, result), pos.state.book)
        log: list[StepRecord] = []
        reading = chance.read(pos.state, result)
        frames, t, way, bits = self.happen(table, reading, pos.frames, frame, pos.state, log)
        acted, clauses = deed.cites[way, bits]
        return StepRecord(pos, result, Position(frames, t), way.edge, acted, clauses, tuple(log))

    def happen(
        self, table: Table, reading: Any, frames: Frames, frame: Frame, s: State, log: Log
    ) -> tuple[Frames, State, Way, int]:
        """Let a reading of chance take effect."""
        chance, deed = table.step.chance, table.deed
        assert deed is not None  # noqa: S101
        t, bits = _run(deed, (chance,), s, (reading,))
        if t.pending:
            t = self._answer(frames, t, log)
        way = deed.only or deed.ways[deed.decide(chance, t, reading)]
        frames = _moved(frames, frame, way)
        if way.table.settles:
            frames, t = self.settle(frames, t, "", log)
        return frames, t, way, bits

    # --- what follows of itself -----------------------------------------------------------

    def _answer(self, frames: Frames, s: State, log: Log) -> State:
        """Let triggers answer what was announced, first in first out, until nothing is left."""
        for _ in range(CHAIN):
            if not s.pending:
                return s
            event, rest = s.pending[0], s.pending[1:]
            s = s.set(pending=rest)
            for trigger in self.triggers.get(type(event), ()):
                t = trigger.fn(s, event)
                if t != s:
                    if isinstance(log, list):
                        own = Position(frames, s), trigger.id, Position(frames, t)
                        log.append(StepRecord(*own, None, (trigger.id,), trigger.clauses))
                    s = t
        msg = f"events announce each other without end at {frames[-1].place}"
        raise BookError(msg)

    def settle(self, frames: Frames, s: State, actor: str, log: Log) -> tuple[Frames, State]:
        """Go on by itself until somebody is to act or the outermost flow has ended."""
        for _ in range(CHAIN):
            frame = frames[-1]
            table = self.tables[frame.place]
            if not table.settles:
                return frames, s
            old = frames, s
            if table.kind == "auto":
                deed, rule = table.deed, table.step.rule
                assert deed is not None  # noqa: S101
                s, bits = _run(deed, (rule,), s, ())
                if s.pending:
                    s = self._answer(frames, s, log)
                way = deed.only or deed.ways[deed.decide(rule, s)]
                acted, clauses = deed.cites[way, bits]
            elif table.kind == "call":
                seat = table.seats(s, frame) if table.step.seats else actor
                frames = (*frames, Frame(table.enter, str(seat)))
                continue
            elif table.kind == "end":
                if len(frames) == 1:
                    return frames, s
                frames = frames[:-1]
                way = self.tables[frames[-1].place].returns[table.step.name]
                frame = frames[-1]
                acted, clauses = (), (*way.clauses, table.step.clause)
            elif table.kind == "window":
                opened = self._open(table, frame, s)
                if opened.waiting:
                    return (*frames[:-1], opened), s
                deed = table.offers[Pass].deed
                way = deed.ways[DONE]
                acted, clauses = deed.cites[way, 0]
            elif table.kind == "sealed" and not frame.waiting:
                waiting = _several(table.seats(s, frame))
                if waiting:
                    return (*frames[:-1], Frame(frame.place, frame.seat, waiting)), s
                deed = next(o.deed for cls, o in table.offers.items() if cls is table.step.move)
                way = deed.ways[DONE]
                acted, clauses = deed.cites[way, 0]
            elif table.otherwise is not None and self._stuck(table, frame, s):
                way = table.otherwise
                acted, clauses = (), (*way.clauses, table.step.clause)
            else:
                return frames, s
            frames = _moved(frames, frame, way)
            if isinstance(log, list):
                own = Position(*old), table.step.id, Position(frames, s)
                log.append(StepRecord(*own, way.edge, acted, clauses))
            else:
                log.add(way)
        msg = f"rules fire one another without end at {frames[-1].place}"
        raise BookError(msg)

    def _open(self, table: Table, frame: Frame, s: State) -> Frame:
        """Return the window's frame with those still to be asked."""
        now = f"{frame.place} {digest(s)}"
        again = table.step.again
        who = again(s) if callable(again) else again
        if frame.opened == now or (who == "rest" and _window(frame) == frame.place):
            rest = frame.waiting  # somebody spoke, but nothing has changed: go on with the rest
        else:
            rest = _several(table.seats(s, frame))
        return Frame(frame.place, frame.seat, rest, (), now)


def _several(who: str | tuple[str, ...]) -> tuple[str, ...]:
    if isinstance(who, str):
        return (who,) if who else ()
    return tuple(who)


def _window(frame: Frame) -> str:
    """Return the place of the window that a frame remembers."""
    return frame.opened.rpartition(" ")[0]


def _run(deed: Deed, doer: tuple[Any, ...], s: State, more: tuple[Any, ...]) -> tuple[State, int]:
    bits = 0
    for i, run in enumerate(deed.effects):
        t = run(*doer, s, *more)
        if t is not s and t != s:
            bits |= 1 << i
            s = t
    return s, bits


def _moved(frames: Frames, frame: Frame, way: Way) -> Frames:
    if len(frames) == 1 and not frame.seat and not frame.opened:
        return way.frames
    if frame.opened and _window(frame) in way.table.keeps:
        # A window keeps who was still to speak while somebody has the floor.
        return (*frames[:-1], Frame(way.place, frame.seat, frame.waiting, (), frame.opened))
    return (*frames[:-1], Frame(way.place, frame.seat))


def _refusal(pos: Position, act: Any) -> Refused:
    from rulekit.engine.verdict import judge

    return Refused(judge(pos, act), pos.state.book)


def legal(offer: Offer, s: State, frame: Frame) -> Iterator[Move]:
    """Yield the legal moves of one offer, by seat and then by field."""
    guards, cls, domains, stops = offer.guards, offer.cls, offer.domains, offer.stops
    make: Any = cls
    who = offer.who(s, frame)
    for by in ((who,) if who else ()) if type(who) is str else who:
        if not domains:
            move = cls(by)
            for holds in guards:
                if not holds(move, s):
                    break
            else:
                yield move
            continue
        span = domains[-1][2](s, by)
        outer = domains[:-1]
        for fixed in itertools.product(*[values(s, by) for _, _, values in outer]) if outer else ((),):
            for value in span:
                move = make(by, *fixed, value) if fixed else make(by, value)
                for holds in guards:
                    if not holds(move, s):
                        break
                else:
                    yield move
                    continue
                if holds in stops:
                    break  # every larger value fails as well


def may_try(offer: Offer, s: State, frame: Frame, seat: str) -> Iterator[Move]:
    """Yield the moves of a seat that nothing it sees speaks against; `s` is its view of the table."""
    try:
        who = _several(offer.who(s, frame))
        spans = [tuple(values(s, seat)) for _, _, values in offer.domains]
    except Unknown:
        return
    if seat not in who:
        return
    for fields in itertools.product(*spans):
        make: Any = offer.cls
        move = make(seat, *fields)
        if all(_may_hold(holds, move, s) for holds in offer.guards):
            yield move


def _may_hold(holds: Any, move: Move, s: State) -> bool:
    try:
        return bool(holds(move, s))
    except Unknown:
        return True

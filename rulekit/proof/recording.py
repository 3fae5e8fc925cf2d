"""Noting which code runs: every piece, step, edge, bar, fact and ruling, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.pieces import Piece, swapped
from rulekit.engine.position import Position
from rulekit.engine.record import StepRecord
from rulekit.engine.state import State
from rulekit.engine.verdict import Verdict
from rulekit.proof.inventory import Entry, pieces


class Hits:
    """What was run, and how often.

    Attributes
    ----------
    pieces : Counter
        By `id` of the piece: guards and quantities asked, effects and triggers that changed
        something.
    edges, places, rolled, bars, facts, rulings : Counter
        Edge ids taken, steps entered, chance steps read, bars hit, facts and rulings read.
    """

    def __init__(self) -> None:
        self.pieces: Counter[int] = Counter()
        self.edges: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.rolled: Counter[str] = Counter()
        self.bars: Counter[str] = Counter()
        self.facts: Counter[str] = Counter()
        self.rulings: Counter[str] = Counter()

    def different(self) -> int:
        """Return how many different things were run."""
        return sum(map(len, vars(self).values()))

    @contextmanager
    def rulings_apart(self) -> Iterator[Counter[str]]:
        """Give the rulings that are read inside the block by themselves; afterwards they count with the others."""
        kept, self.rulings = self.rulings, Counter()
        try:
            yield self.rulings
        finally:
            kept.update(self.rulings)
            self.rulings = kept

    def at(self, position: Position) -> None:
        """Note where a position stands."""
        self.places.update({f.place for f in position.frames})

    def record(self, record: StepRecord) -> None:
        """Note a step and all that followed of itself."""
        self.at(record.before)
        self.at(record.after)
        if record.edge is not None:
            self.edges[record.edge.id] += 1
            place = record.before.top.place
            self.places[f"{record.before.top.flow}/{record.edge.target}"] += record.edge.kind != "return"
            if record.before.step.chance is not None:
                self.rolled[place] += 1
        for r in record.follows:
            self.record(r)

    def verdict(self, verdict: Verdict) -> None:
        """Note the bars that refused an act."""
        self.bars.update(c.id for c in verdict.failed)

    def times(self, entry: Entry) -> int:
        """Return how often something of the inventory was run."""
        if entry.piece is not None:
            return self.pieces[id(entry.piece)]
        if entry.kind == "edge":
            return self.edges[entry.id]
        if entry.kind == "bar":
            return self.bars[entry.id]
        if entry.kind == "fact":
            return self.facts[entry.id]
        return (self.rolled if entry.kind == "chance" else self.places)[entry.places[0]]


@contextmanager
def recording(book: Rulebook) -> Iterator[Hits]:
    """Note what runs inside the block; everything is put back afterwards.

    Steps count where they are handed to `Hits.record`; pieces, facts, rulings and whatever
    happens before the first position of a game count by themselves.

    Facts are noted when rules read them from `book.facts`; a number that a module copies out
    of it while it is imported is never seen.
    """
    home: Rulebook = book.state.book
    hits = Hits()
    with ExitStack() as stack:
        stack.callback(home.compiled)  # runs last, with the pieces as they were
        for piece in pieces(home):
            stack.enter_context(swapped(piece, _noted(piece, hits)))
        stack.enter_context(_facts_noted(home, hits))
        stack.enter_context(_readings_noted(home, hits))
        _begin_noted(home, hits)
        yield hits


def _begin_noted(home: Rulebook, hits: Hits) -> None:
    """Note what happens of itself before the first position, which no record tells."""
    machine = home.compiled()

    def opening(place: str, state: State, seat: str = "") -> StepRecord:
        found = inner(place, state, seat)
        for record in found.follows:
            hits.record(record)
        return found

    inner, machine.opening = machine.opening, opening  # type: ignore[method-assign]


def _noted(piece: Piece, hits: Hits) -> Callable[..., Any]:
    inner, key, counts = piece.fn, id(piece), hits.pieces
    if piece.kind in ("effect", "trigger"):
        at = 1 if piece.kind == "effect" else 0  # where the state stands among the arguments

        def changing(*args: Any) -> Any:
            out = inner(*args)
            if out is not args[at] and out != args[at]:
                counts[key] += 1
            return out

        return changing

    def asked(*args: Any, **named: Any) -> Any:
        counts[key] += 1
        return inner(*args, **named)

    return asked


class _Noting(dict[str, Any]):
    """A mapping that notes which of its keys are read."""

    def __init__(self, data: Mapping[str, Any], note: Callable[[str], None]) -> None:
        super().__init__(data)
        self.note = note

    def __getitem__(self, key: str) -> Any:
        self.note(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in self else default  # noqa: SIM401 - it is what `get` is made of

    def values(self) -> Any:
        return [self[k] for k in self]

    def items(self) -> Any:
        return [(k, self[k]) for k in self]


@contextmanager
def _facts_noted(home: Rulebook, hits: Hits) -> Iterator[None]:
    # Within the mapping itself, since a rulebook's modules may hold it under a name of their own.
    facts, kept = home.facts, dict(home.facts)

    def noting(clause: str, values: dict[str, Any]) -> _Noting:
        return _Noting(values, lambda name: hits.facts.update([f"{clause}.{name}"]))

    facts.update({clause: noting(clause, values) for clause, values in kept.items()})
    try:
        yield
    finally:
        facts.update(kept)


@contextmanager
def _readings_noted(home: Rulebook, hits: Hits) -> Iterator[None]:
    own = "reads" in vars(home.state)
    kept: Callable[[Any, str], str] = home.state.reads

    def reads(self: Any, ruling: str) -> str:
        hits.rulings[ruling] += 1
        return kept(self, ruling)

    home.state.reads = reads  # type: ignore[method-assign]
    try:
        yield
    finally:
        if own:
            home.state.reads = kept  # type: ignore[assignment]
        else:
            del home.state.reads

"""What several tests of the engine need: small books made on the spot, and ways of walking through a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engine.shapes import combat, intrigue, senate
from hypothesis import strategies as st
from toy import Player
from toy import Table as ToyTable
from toy import book as toy

from rulekit.book import Rulebook
from rulekit.engine.moves import Move
from rulekit.engine.pieces import effect
from rulekit.engine.position import Position
from rulekit.engine.record import StepRecord
from rulekit.engine.state import State


class Board(State):
    """A table for flows made in a test: a number, a word, three seats."""

    n: int = 0
    word: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        return ("Ana", "Bo", "Cy")


def board_book() -> tuple[Rulebook, type[Any]]:
    """Return an empty rulebook with a table type of its own."""
    table = type("Board", (Board,), {"__module__": __name__})
    return Rulebook("on the spot", "engine.shapes", table, "1"), table


class Nod(Move):
    """Do nothing."""


class Add(Move):
    """Add one."""

    @effect("X-1")
    def added(self, s: Any) -> Any:
        return s.set(n=s.n + 1)


def ana(_s: Any, _at: Any) -> str:
    return "Ana"


def all_seats(s: Any, _at: Any) -> tuple[str, ...]:
    return tuple(s.seats)


def nobody(_s: Any, _at: Any) -> tuple[str, ...]:
    return ()


def small_toy() -> Position:
    """The toy auction with so few coins that all its positions can be met."""
    players = (Player("Ana", 2, ("veto",)), Player("Bo", 1), Player("Cy", 2))
    return toy.begin("auction", ToyTable(players=players))


def small_scheme() -> Position:
    """A Conspiracy of Ana's that Bo can expose."""
    house = intrigue.Dominus
    return intrigue.book.begin(
        "scheme", intrigue.table(Ana=house("Ana", 1, 1, 0, ("p1",)), Bo=house("Bo", 1, 1, 1)), seat="Ana"
    )


def small_auction() -> Position:
    """An auction into which Ana can play a card."""
    house = intrigue.Dominus
    return intrigue.book.begin("auction", intrigue.table(Ana=house("Ana", 1, 1, 0, ("p1",)), Cy=house("Cy", 0)))


def small_combat() -> Position:
    """Two against two, one of them with treachery in hand."""
    return combat.book.begin("combat", combat.table(cards=1))


def small_senate() -> Position:
    """Two Houses and the Brutii."""
    return senate.book.begin("phase", senate.table())


STARTS = {f.__name__: f for f in (small_toy, small_scheme, small_auction, small_combat, small_senate)}


def caught(kind: type[Exception], do: Callable[[], Any]) -> Exception | None:
    """Return the error of a kind that something stumbles over; None where all went well."""
    try:
        do()
    except kind as error:
        return error
    return None


def acts(pos: Position, rng: Random) -> list[Any]:
    """Return what can be done: every legal move, or two results of chance."""
    if pos.step.kind == "chance":
        return [pos.chance.sample(pos.state, rng) for _ in range(2)]
    return list(pos.legal())


def walk(start: Position, seed: int, limit: int = 60) -> Iterator[StepRecord]:
    """Play at random, moves by kind first, until the end or the limit."""
    rng, pos = Random(seed), start
    for _ in range(limit):
        found = acts(pos, rng)
        if not found:
            return
        kind = rng.choice(sorted({type(a).__name__ for a in found}))
        record = pos.play(rng.choice([a for a in found if type(a).__name__ == kind]))
        yield record
        pos = record.after


def met(start: Position, seed: int, limit: int = 60) -> list[Position]:
    """Return the positions of a random game, the first included."""
    return [start, *(r.after for r in walk(start, seed, limit))]


starts = st.sampled_from(sorted(STARTS))
seeds = st.integers(0, 2**32)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Some position of some small game."""
    return draw(st.sampled_from(met(STARTS[draw(starts)](), draw(seeds))))


# Values that are in no domain by their type, their size or their nature.
odd_values = st.one_of(
    st.integers(-(10**30), -1),
    st.integers(10**6, 10**30),
    st.booleans(),
    st.floats(),
    st.none(),
    st.text(max_size=3),
    st.binary(max_size=3),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=1),
    st.sets(st.integers(), max_size=1),
    st.tuples(st.text(max_size=2)),
    st.builds(object),
)

"""Playing at random: who has no plan still finds what nobody thought of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

import msgspec

from rulekit.book import Rulebook
from rulekit.engine.compiled import Offer
from rulekit.engine.machine import legal
from rulekit.engine.moves import Move
from rulekit.engine.position import Position
from rulekit.engine.record import StepRecord
from rulekit.errors import RulekitError, Sayable, Text

FREE = 0.1  # weight of a free kind of move, against 1 of any other
CHATTER = 3  # free moves in a row, after which the others come first


def choose(position: Position, rng: Random, *, quiet: bool = False) -> Move | None:
    """Choose a legal move: its kind first, then one of that kind.

    Parameters
    ----------
    position : Position
    rng : random.Random
    quiet : bool
        Whether free moves (talk, coins to and fro) are made only where there is no other.

    Returns
    -------
    Move or None
        None where there is no legal move.
    """
    offers = list(position.state.book.machine.tables[position.top.place].offers.values())
    # A weighted shuffle: the kinds in the order in which they are tried.
    weights = position.state.book.weights
    keyed = [(rng.random() ** (1 / weight(o, weights)), i) for i, o in enumerate(offers)]
    for _, i in sorted(keyed, key=lambda k: (quiet and offers[k[1]].free, -k[0])):
        found = tuple(legal(offers[i], position.state, position.top))
        if found:
            return rng.choice(found)
    return None


def weight(offer: Offer, weights: Mapping[type[Move], float]) -> float:
    """Return how often random play chooses an offer: what is free seldom, the rest as the rulebook says."""
    return FREE if offer.free else weights.get(offer.cls, 1)


def random_game(position: Position, rng: Random, limit: int = 2_000) -> Iterator[StepRecord]:
    """Play on at random and yield every record.

    Parameters
    ----------
    position : Position
    rng : random.Random
    limit : int
        Steps after which play stops, finished or not.

    Yields
    ------
    StepRecord
        The last one's `after` is an end, has no legal move, or is where the limit fell.
    """
    talked = 0
    tables = position.state.book.machine.tables
    for _ in range(limit):
        if position.over:
            return
        table = tables[position.top.place]
        if table.step.chance is not None:
            record = position.roll(rng)
        else:
            move = choose(position, rng, quiet=talked >= CHATTER)
            if move is None:
                return
            talked = talked + 1 if table.offers[type(move)].free else 0
            record = position.play(move)
        yield record
        position = record.after


class Begin(msgspec.Struct, frozen=True):
    """A place where play can begin.

    Attributes
    ----------
    key : str
        What it is called in every language: random games are seeded by it.
    name : Text or str
        What people are told.
    new, whole : bool
        Whether it is a new game; one of a flow that no other calls.
    make : callable
        Seed, readings and number of players to a position; the last two may be empty.
    """

    key: str
    name: Sayable
    new: bool
    whole: bool
    make: Callable[[int, Mapping[str, str], int], Position]

    def at(self, seed: int = 0, rulings: Mapping[str, str] | None = None, players: int = 0) -> Position | None:
        """Return the position; None where play cannot begin here."""
        try:
            return self.make(seed, rulings or {}, players)
        except RulekitError:  # a flow that needs more than a fresh table; of an example it is said where that is run
            return None


def begins(book: Rulebook) -> tuple[Begin, ...]:
    """Return every place to begin.

    These are a new game in every flow that no other calls or that has a set-up of its own, and each
    worked example.
    """
    first = roots(book)

    def new(flow: str) -> Begin:
        def make(seed: int, rulings: Mapping[str, str], players: int) -> Position:
            table = {"players": players} if players else {}
            return book.new_game(**table, seed=seed, rulings=rulings, flow=flow)

        return Begin(f"new {flow}", Text("found-new-game", flow=flow), True, flow in first, make)

    def example(name: str) -> Begin:
        def make(seed: int, rulings: Mapping[str, str], players: int) -> Position:
            start: Position = book.scenario(name).under(rulings).start()
            return start

        return Begin(name, name, False, False, make)

    flows = tuple(dict.fromkeys((*first, *book.setups))) if book.setup is not None else ()
    possible = [name for name in book.scenarios if book.scenario(name).file.expect.impossible is None]
    return (*map(new, flows), *map(example, possible))


def starts(
    book: Rulebook, seed: int = 0, rulings: Mapping[str, str] | None = None, players: int = 0
) -> Iterator[tuple[str, Position]]:
    """Yield (name, position) of every place to begin; see `begins`.

    Parameters
    ----------
    book : Rulebook
    seed : int
        Of the new game's set-up.
    rulings : mapping, optional
        Readings to begin under, besides those of the examples.
    players : int
        How many sit down to a new game; as many as the rulebook likes where 0.
    """
    for begin in begins(book):
        position = begin.at(seed, rulings, players)
        if position is not None:
            yield str(begin.name), position


def sizes(book: Rulebook, most: int = 8) -> tuple[int, ...]:
    """Return how many may sit down to a new game, as the set-up itself takes them."""
    return tuple(n for n in range(1, most + 1) if _seated(book, n) == n)


def _seated(book: Rulebook, players: int) -> int:
    try:
        return len(book.new_game(players=players).state.seats)
    except RulekitError:
        return 0


def roots(book: Rulebook) -> tuple[str, ...]:
    """Return the flows where play can begin: the first, and those that no other calls."""
    called = {d["step"].calls for f in book.flows.values() for _, d in f.graph.nodes(data=True) if "step" in d}
    return tuple(name for i, name in enumerate(book.flows) if i == 0 or name not in called)

"""Games between bots: each seat sees what it may see, and chooses for itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from rulekit.book import Bot, Rulebook
from rulekit.engine.moves import Move
from rulekit.engine.position import Position
from rulekit.engine.record import StepRecord
from rulekit.errors import Refused, UnknownName
from rulekit.proof.play import CHATTER, choose, weight

RANDOM = "random"


def at_random(position: Position, seat: str, rng: Random) -> Move | None:
    """Choose any of a seat's moves: its kind first, then one of that kind."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in position.legal(seat):
        kinds.setdefault(type(move), []).append(move)
    if not kinds:
        return None
    book = position.state.book
    offers = book.machine.tables[position.top.place].offers
    (kind,) = rng.choices(list(kinds), [weight(offers[cls], book.weights) for cls in kinds])
    return rng.choice(kinds[kind])


def bot_of(book: Rulebook, name: str) -> Bot:
    """Return a bot by name.

    Raises
    ------
    UnknownName
        Where the rulebook has none of that name.
    """
    known = {RANDOM: at_random, **book.bots}
    if name not in known:
        raise UnknownName("bot", name, known, of=book.name)
    return known[name]


def step(position: Position, bots: Mapping[str, Bot], rng: Random, *, quiet: bool = False) -> StepRecord | None:
    """Take one step: chance, or the first seat whose bot wants to act.

    Parameters
    ----------
    position : Position
    bots : mapping
        Seat to bot; a seat without one waits.
    rng : random.Random
    quiet : bool
        Whether what may go on without end has gone on long enough: the rules choose then.

    Returns
    -------
    StepRecord or None
        None where no bot acts.
    """
    if position.step.chance is not None:
        return position.roll(rng)
    seats = [seat for seat in position.acting() if seat in bots]
    if position.step.kind == "floor":
        rng.shuffle(seats)
    for seat in seats if not quiet else ():
        move = bots[seat](position.view(seat), seat, rng)
        if move is not None:
            try:
                return position.play(move)
            except Refused:  # something that this seat could not see stood against it
                continue
    found = choose(position, rng, quiet=True) if seats else None
    return position.play(found) if found is not None and found.by in bots else None


def game(position: Position, bots: Mapping[str, Bot], rng: Random, limit: int = 2_000) -> Iterator[StepRecord]:
    """Play on and yield every record; see `rulekit.proof.play.random_game`."""
    talked = 0
    tables = position.state.book.machine.tables
    for _ in range(limit):
        if position.over:
            return
        record = step(position, bots, rng, quiet=talked >= CHATTER)
        if record is None:
            return
        offer = tables[position.top.place].offers.get(type(record.act))
        talked = talked + 1 if offer is not None and offer.free else 0
        yield record
        position = record.after

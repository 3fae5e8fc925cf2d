"""What a seat may not do at its step, and why: one example for each way of being refused."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from rulekit.engine.moves import Move, parts_of
from rulekit.engine.verdict import Verdict, judge
from rulekit.errors import Unknown

if TYPE_CHECKING:
    from rulekit.engine.position import Position

TRIED = 600  # moves of one kind that are tried at most


class Refusal(msgspec.Struct, frozen=True):
    """A move that is refused, and how many others of its kind are for the same reasons.

    Attributes
    ----------
    verdict : Verdict
        Of the first such move.
    more : int
        How many others there are, among those that were tried.
    """

    verdict: Verdict
    more: int = 0


def refusals(position: Position, seat: str) -> tuple[Refusal, ...]:
    """Return what is refused to a seat whose go it is, as far as that seat may know.

    Parameters
    ----------
    position : Position
    seat : str

    Returns
    -------
    tuple of Refusal
        One for each kind of move and set of checks that said no: first moves that are offered
        at the step, then those that a clause shuts out there.
    """
    seen = position.view(seat)
    found: dict[tuple[Any, ...], Refusal] = {}
    for act in _tried(seen, seat):
        verdict = judge(seen, act)
        if verdict.failed:
            key = (type(act), *(c.id for c in verdict.failed), *verdict.clauses)
            first = found.get(key)
            found[key] = Refusal(verdict) if first is None else Refusal(first.verdict, first.more + 1)
    return tuple(found.values())


def _tried(seen: Position, seat: str) -> Iterator[Move]:
    table = seen.state.book.machine.tables[seen.top.place]
    for kind, offer in table.offers.items():
        try:
            who = offer.who(seen.state, seen.top)
        except Unknown:
            continue
        if seat in ((who,) if isinstance(who, str) else who):
            yield from itertools.islice(_made(kind, seen, seat), TRIED)
    for bar in table.bars:
        yield from itertools.islice(_made(bar.move, seen, seat), 1)


def _made(kind: type[Move], seen: Position, seat: str) -> Iterator[Move]:
    """Make a seat's moves of a kind, whatever the rules say of them."""
    try:
        spans = [allowed.values(seen.state, seat) for _, _, allowed in parts_of(kind).domains]
    except Unknown:
        return
    make: Any = kind
    for fields in itertools.product(*spans):
        yield make(seat, *fields)

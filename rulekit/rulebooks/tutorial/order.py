"""Whose turn it is: seats in order from the start marker."""

from __future__ import annotations

from rulekit.engine.pieces import quantity
from rulekit.rulebooks.tutorial.state import Table


def around(s: Table, first: str) -> tuple[str, ...]:
    """Return everybody still in the game from one seat on, the way the turn goes."""
    seats = s.seats if s.reads("TF-OD-42") == "clockwise" else s.seats[::-1]
    at = seats.index(first) if first in seats else 0
    return tuple([n for n in (*seats[at:], *seats[:at]) if not s.of(n).out])


@quantity("TF-CL-035", "TF-CL-036", ruling="TF-OD-42")
def in_turn(s: Table) -> tuple[str, ...]:
    """Return the turn order of this round, from the holder of the start marker on."""
    return around(s, s.marker or s.seats[0])


def next_holder(s: Table) -> str:
    """Name who gets the start marker next."""
    holder = s.marker or s.seats[0]
    return next((n for n in around(s, holder) if n != holder), holder)

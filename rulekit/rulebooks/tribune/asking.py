"""Spaces are evaluated one after another: who is asked now, and what ends a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulekit.engine.moves import Move
from rulekit.engine.pieces import effect
from rulekit.rulebooks.tribune.board import owner_at
from rulekit.rulebooks.tribune.state import Table


def asked(s: Table, _at: Any) -> str:
    """Name who stands on the space that is evaluated now."""
    return owner_at(s, s.queue[0]) if s.queue else ""


def brutii(s: Table, _at: Any) -> str:
    """Name who leads the Brutii."""
    return s.brutii


def all_but(who: Callable[[Any, Any], str]) -> Callable[[Any, Any], tuple[str, ...]]:
    """Name everybody else than who may do it: for bars."""
    return lambda s, at: tuple(seat for seat in s.seats if seat != who(s, at))


@effect("B-2.2.5")
def had_the_turn(_doer: object, s: Table) -> Table:
    """Go on to the next space."""
    return s.set(queue=s.queue[1:])


class Asked(Move):
    """What the player on a space does when it is evaluated."""

    def outcome(self, s: Table) -> str:
        return "next" if s.queue else "all"


class Decline(Asked):
    """Let it be."""

    had_the_turn = had_the_turn


class Enough(Move):
    """Do no more of it."""


def pays(s: Table, seat: str, denarii: int) -> Table:
    """Pay denarii to the stock; a negative number is paid by the stock."""
    return s.put(seat, denarii=s.of(seat).denarii - denarii).set(stock=s.stock + denarii)

"""What comes into a reserve, what a store holds, and what luxury goods are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.sacrum.state import GOODS, Table, fact


@quantity("B-3.2.10")
def luxury_a_coin() -> int:
    """How many luxury goods stand in for a coin or another thing, where they may."""
    return int(fact("B-3.2.10", "luxury"))


@quantity("B-3.2.10")
def luxury_due(things: int) -> int:
    """How many luxury goods stand in for so many things."""
    return things * int(luxury_a_coin())


def reach(s: Table, seat: str) -> int:
    """For how many things a seat's luxury goods could stand in."""
    return s.of(seat).luxury // int(luxury_a_coin() or 1)


def gains(s: Table, seat: str, what: Mapping[str, int]) -> Table:
    """Give a seat goods, inhabitants or coins; coins come from the bank."""
    p = s.of(seat)
    s = s.put(seat, **{k: getattr(p, k) + n for k, n in what.items()})
    coins = what.get("coins", 0)
    return s.set(bank=s.bank - coins) if coins else s


@effect("B-3.2.7")
def overflow(_doer: Any, s: Table) -> Table:
    """Turn what a store cannot hold into luxury goods."""
    room = {g: int(fact("B-3.2.7", g)) for g in GOODS}
    for p in s.players:
        over = {g: n for g, most in room.items() if (n := getattr(p, g) - most) > 0}
        if over:
            kept = {g: room[g] for g in over}
            s = s.put(p.name, luxury=p.luxury + sum(over.values()), **kept)
    return s

"""Paying: goods and coins of the reserve first, two luxury goods for each one that is missing."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.engine.pieces import Figures, effect, quantity
from rulekit.rulebooks.sacrum.sacrifice import luxury_a_coin
from rulekit.rulebooks.sacrum.state import GOODS, Player, Table, fact


def missing(p: Player, due: Mapping[str, int]) -> int:
    """How many things the reserve does not have."""
    return sum(max(0, n - int(getattr(p, what))) for what, n in due.items())


@quantity("B-3.2.10")
def luxury_due(p: Player, due: Mapping[str, int]) -> int:
    """How many luxury goods have to stand in."""
    return missing(p, due) * int(luxury_a_coin())


def can_pay(s: Table, seat: str, due: Mapping[str, int]) -> Figures:
    """Whether a seat has enough luxury goods for what the reserve does not have."""
    have, need = s.of(seat).luxury, int(luxury_due(s.of(seat), due))
    return Figures(have >= need, "stand-in", have, need)


def pay(s: Table, seat: str, due: Mapping[str, int]) -> Table:
    """Take what is due from a seat; coins go to the bank."""
    p = s.of(seat)
    own = {what: min(n, int(getattr(p, what))) for what, n in due.items()}
    left = {what: getattr(p, what) - n for what, n in own.items()}
    s = s.put(seat, luxury=p.luxury - luxury_due(p, due), **left)
    return s.set(bank=s.bank + own.get("coins", 0))


def gains(s: Table, seat: str, what: Mapping[str, int]) -> Table:
    """Give a seat goods, inhabitants or coins; coins come from the bank."""
    p = s.of(seat)
    s = s.put(seat, **{k: getattr(p, k) + n for k, n in what.items()})
    coins = what.get("coins", 0)
    return s.set(bank=s.bank - coins) if coins else s


@effect("B-3.2.7")
def overflow(_doer: object, s: Table) -> Table:
    """Turn what a store cannot hold into luxury goods."""
    room = {g: int(fact("B-3.2.7", g)) for g in GOODS}
    for p in s.players:
        over = {g: n for g, most in room.items() if (n := getattr(p, g) - most) > 0}
        if over:
            kept = {g: room[g] for g in over}
            s = s.put(p.name, luxury=p.luxury + sum(over.values()), **kept)
    return s

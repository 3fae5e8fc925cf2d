"""Paying: goods and coins of the reserve first, two luxury goods for each one that is missing."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.engine.pieces import Figures, effect, quantity
from rulekit.rulebooks.sacrum.sacrifice import luxury_a_coin
from rulekit.rulebooks.sacrum.state import GOODS, Table, fact

DISPUTED = "SC-OD-14"


@quantity("SC-CL-021", ruling="SC-OD-14")
def purse(s: Table, seat: str) -> int:
    """How many coins a seat can spend: its reserve, and under one reading what lies on the Sacrum tile."""
    p = s.of(seat)
    return p.coins + (p.on_sacrum if s.reads("SC-OD-14") == "spend" else 0)


def enough_coins(s: Table, seat: str, due: int) -> Figures:
    """Whether a seat can spend so many coins; it says where that hangs on those of the Sacrum tile."""
    p, have = s.of(seat), int(purse(s, seat))
    disputed = p.coins < due <= p.coins + p.on_sacrum
    return Figures(have >= due, "at-least", have, due, ruling=DISPUTED if disputed else "")


def spends(s: Table, seat: str, coins: int) -> Table:
    """Take coins from the reserve, then from the Sacrum tile."""
    p = s.of(seat)
    short = max(0, coins - p.coins)
    return s.put(seat, coins=p.coins - coins + short, on_sacrum=p.on_sacrum - short)


def missing(s: Table, seat: str, due: Mapping[str, int]) -> int:
    """How many things a seat does not have."""
    return sum(max(0, n - _has(s, seat, what)) for what, n in due.items())


@quantity("B-3.2.10")
def luxury_due(s: Table, seat: str, due: Mapping[str, int]) -> int:
    """How many luxury goods have to stand in."""
    return missing(s, seat, due) * int(luxury_a_coin())


def can_pay(s: Table, seat: str, due: Mapping[str, int]) -> Figures:
    """Whether a seat has enough luxury goods for what it does not have."""
    p, need = s.of(seat), int(luxury_due(s, seat, due))
    over = need - p.luxury
    lain = int(luxury_a_coin()) * min(max(0, due.get("coins", 0) - p.coins), p.on_sacrum)
    return Figures(over <= 0, "stand-in", p.luxury, need, ruling=DISPUTED if 0 < over <= lain else "")


def pay(s: Table, seat: str, due: Mapping[str, int]) -> Table:
    """Take what is due from a seat; coins go to the bank."""
    p = s.of(seat)
    own = {what: min(n, _has(s, seat, what)) for what, n in due.items()}
    left = {what: getattr(p, what) - n for what, n in own.items() if what != "coins"}
    s = s.put(seat, luxury=p.luxury - luxury_due(s, seat, due), **left)
    coins = own.get("coins", 0)
    return spends(s, seat, coins).set(bank=s.bank + coins) if coins else s


def _has(s: Table, seat: str, what: str) -> int:
    return int(purse(s, seat)) if what == "coins" else int(getattr(s.of(seat), what))


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

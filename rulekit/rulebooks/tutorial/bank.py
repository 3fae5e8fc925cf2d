"""Coins from and to the bank."""

from __future__ import annotations

from rulekit.engine.pieces import quantity
from rulekit.rulebooks.tutorial.state import Table, fact

ALWAYS = 1_000_000  # more than any game asks for


@quantity("TF-CL-021", ruling="TF-OD-44")
def in_bank(s: Table) -> int:
    """How many coins the bank can pay out."""
    return int(fact("TF-OD-44", "coins")) + s.bank if s.reads("TF-OD-44") == "limited" else ALWAYS


def gain(s: Table, seat: str, coins: int) -> Table:
    """Let a seat take coins from the bank, as far as it has them."""
    coins = min(coins, int(in_bank(s)))
    return s.put(seat, coins=s.of(seat).coins + coins).set(bank=s.bank - coins) if coins > 0 else s


def pay(s: Table, seat: str, coins: int) -> Table:
    """Let a seat pay coins to the bank."""
    return s.put(seat, coins=s.of(seat).coins - coins).set(bank=s.bank + coins) if coins else s

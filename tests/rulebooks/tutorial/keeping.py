"""What must not come about nor vanish: coins, slave tokens, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulekit.rulebooks.tutorial import book
from rulekit.rulebooks.tutorial.cards import deck, pack
from rulekit.rulebooks.tutorial.state import Table

PILES = [f"{kind}_{place}" for kind in ("work", "equipment", "scheme", "gladiator") for place in ("pile", "row")]
PLACES = (*PILES, "combat_pile", "work_discard", "equipment_discard", "scheme_discard", "dead", "centre", "unsold")


def coins(s: Table) -> int:
    """Count every coin: those of the players, and what the bank is short of."""
    return sum(p.coins for p in s.players) + s.bank


def tokens(s: Table) -> int:
    """Count every slave token."""
    held = sum(p.slaves + p.away + sum(c.slaves for c in p.cards) for p in s.players)
    return held + s.box + s.pool + s.lost_slaves + sum(f.token for f in s.fighters)


def cards(s: Table) -> Counter[str]:
    """Count every card at the table, but a scheme while it is on offer: it may be sold already."""
    out: Counter[str] = Counter()
    for p in s.players:
        out.update(c.card for c in (*p.cards, *p.reserve))
        out.update(g.card for g in p.gladiators)
        out.update(g.card for g in (*p.loose, *(e for g in p.gladiators for e in g.gear)))
        for held in (p.hand, p.lasting, p.spent, p.combat, p.played):
            out.update(held)
    for place in PLACES:
        out.update(getattr(s, place))
    return out


def in_box(players: int) -> Counter[str]:
    """Count the cards that a game of so many players uses; packs of nobody stay in the box."""
    out = Counter({c.name: c.copies for c in deck().values() if c.copies})
    for name in (*pack("work"), *pack("gladiator")):
        out[name] = players
    return out


def wrong_with(s: Table, due: Counter[str]) -> Iterator[str]:
    """Say what has come about or vanished, and what else cannot be."""
    yield from book.impossible(s)
    if s.pending:
        yield "something waits to be answered"
    if coins(s):
        yield f"{coins(s)} coins too many"
    if tokens(s) != 20:
        yield f"{tokens(s)} slave tokens"
    there = cards(s)
    for more, less in ((there - due, "too many"), (due - there, "missing")):
        gone = more - Counter([s.lot] if less == "missing" else [])
        if gone:
            yield f"{less}: {dict(gone)}"


TABLES = tuple({"players": n} for n in (2, 3, 4))


class Keeper:
    """Watches one game."""

    def __init__(self, position: Any) -> None:
        self.due = in_box(len(position.state.players))

    def wrong(self, position: Any) -> Iterator[str]:
        """Yield what must not be so at the table."""
        yield from wrong_with(position.state, self.due)

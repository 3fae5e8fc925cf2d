"""What must be kept in every whole game: denarii, laurels, cards, followers, and one piece a space."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulekit.rulebooks.tribune.board import BOWL, places
from rulekit.rulebooks.tribune.laws import all_cards
from rulekit.rulebooks.tribune.setup import assassins, faction_cards, slaves
from rulekit.rulebooks.tribune.state import PROCONSUL

TABLES = (*({"players": n} for n in (2, 3, 4, 5)), *({"players": n, "brutii": True} for n in (5, 6)))
WHOLE = ("Refugium", "Basilica", "Capitoleum")  # their spaces hold followers, never cards


def kept(s: Any) -> dict[str, Any]:
    """Return what neither comes about nor vanishes once the table is set."""
    own = Counter({p.name: p.followers for p in s.players})
    own.update(piece for piece in (*(p.piece for p in s.placed), *s.bowl) if piece != PROCONSUL)
    return {
        "denarii": sum(p.denarii for p in s.players) + s.colosseum + s.stock,
        "laurels": sum(p.laurels + p.wreaths for p in s.players) + sum(f.laurel for f in s.factions) + s.laurel_stock,
        "legions": sum(p.legions for p in s.players) + s.legions_left,
        "favors of the gods": sum(p.gods for p in s.players) + s.gods_tiles,
        "favors of the Emperor": len(s.favors) + bool(s.favor) + sum(len(p.emperor) for p in s.players),
        "patrons": sum(p.patrons for p in s.players) + s.patron_tiles,
        "officials": len(s.officials),
        "discs": len(s.discs) + len(s.shown),
        "action cards": sum(len(p.actions) + len(p.played) for p in s.players),
        "followers": tuple(sorted(own.items())),
    }


class Keeper:
    """Watches one game."""

    def __init__(self, position: Any) -> None:
        self.box = Counter((*faction_cards(), *assassins(), *slaves(position.state)))
        self.first: dict[str, Any] = {}

    def wrong(self, position: Any) -> Iterator[str]:
        """Yield what must not be so at the table."""
        s = position.state
        if Counter(all_cards(s)) != self.box:
            yield "a card is lost or twice there"
        spaces = [p.space for p in s.placed]
        if len(set(spaces)) != len(spaces):
            yield "two pieces on one space"
        if strange := set(spaces) - (set(places(s)) - {BOWL}):
            yield f"no space is called {', '.join(sorted(strange))}"
        if s.pending:
            yield "something was announced and not answered"
        if [*(p.piece for p in s.placed), *s.bowl].count(PROCONSUL) > 1:
            yield "the proconsul stands twice"
        if set(s.fields) & {f for f in s.fields if f.name.startswith(WHOLE)}:
            yield "cards lie where only followers stand"
        if position.top.flow != "set-up":
            self.first = self.first or kept(s)
            now = kept(s)
            yield from (f"{what}: {now[what]} where there were {n}" for what, n in self.first.items() if now[what] != n)

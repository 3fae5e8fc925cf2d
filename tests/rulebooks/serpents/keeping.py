"""What must be kept in every whole game: every printed card has its place, and nothing announced is left open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

TABLES = tuple({"players": n} for n in (3, 4, 5, 6))


def whereabouts(s: Any) -> list[str]:
    """Return every printed card, where there is one; in a whole game none is lost."""
    held = [c for h in s.houses for c in (*h.hand, *h.guards, *h.used_guards)]
    held += [*s.discard, *s.intrigue_pile, *s.market_pile, *s.market_discard, *s.boxed]
    held += [p.card for p in s.plays if p.card]
    wares = {w.name for w in s.wares}
    held += [n for n in (*(f.name for f in s.fighters), *(i.name for i in s.items)) if n in wares]
    return sorted([*held, *(x.name for x in s.market if x.name in wares and not (x.owner or x.gone))])


class Keeper:
    """Watches one game; coins and Influence are watched by the rulebook's own laws."""

    def __init__(self, position: Any) -> None:
        self.cards = whereabouts(position.state)

    def wrong(self, position: Any) -> Iterator[str]:
        """Yield what must not be so at the table."""
        if whereabouts(position.state) != self.cards:
            yield "a card is lost or twice there"
        if position.state.pending:
            yield "something was announced and not answered"

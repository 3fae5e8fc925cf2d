"""Phase 3, Thermae: a packet of cards goes to the highest of those who stand there."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard
from rulekit.engine.state import whole
from rulekit.rulebooks.tribune.asking import pays
from rulekit.rulebooks.tribune.board import THERMAE, standing
from rulekit.rulebooks.tribune.state import Table
from rulekit.rulebooks.tribune.trade import collected


class OpenThermae(Rule):
    """The Thermae are evaluated."""

    @effect("B-2.5.4")
    def will_bid(self, s: Table) -> Table:
        """Everybody who stands there bids."""
        return s.set(queue=tuple(dict.fromkeys(standing(s, THERMAE))))

    def outcome(self, s: Table) -> str:
        return "bids" if s.queue else "nobody"


def bidders(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who bids."""
    return s.queue


class Bid(Move):
    """Bid denarii, or none."""

    coins: Annotated[int, whole(0, 999, "B-2.5.4")]

    @guard("B-2.5.4", upto="coins")
    def purse(self, s: Table) -> Figures:
        """The denarii are there."""
        return at_least(s.of(self.by).denarii, self.coins)

    @effect("B-2.5.4", "B-2.2.13")
    def shown(self, s: Table) -> Table:
        """All bids are open now."""
        return s.put(self.by, bid=self.coins)


def best_bid(s: Table, seats: tuple[str, ...]) -> str:
    """Return the highest bidder, of equal ones the earlier; "" where nobody bid."""
    seat = max(seats, key=lambda name: s.of(name).bid, default="")
    return seat if seat and s.of(seat).bid else ""


def bids_cleared(s: Table) -> Table:
    """Take all bids back that were not paid."""
    for p in s.players:
        s = s.put(p.name, bid=0) if p.bid else s
    return s


class Award(Rule):
    """The highest bid takes the packet."""

    @effect("B-2.5.4", "B-2.5.8")
    def packet_taken(self, s: Table) -> Table:
        """Pay the bid to the stock and take the packet; of equal bids the earlier space wins."""
        seat = best_bid(s, s.queue)
        if not seat:
            return s
        return collected(pays(s, seat, s.of(seat).bid), seat, (THERMAE,))

    @effect("B-2.5.4")
    def others_keep(self, s: Table) -> Table:
        """The others keep their denarii."""
        return bids_cleared(s).set(queue=())

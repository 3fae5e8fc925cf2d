"""The sealed auction: bids in the fist, and what becomes of the lot."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard, quantity
from rulekit.engine.state import change, whole
from rulekit.rulebooks.serpents.core import book
from rulekit.rulebooks.serpents.state import Table


@quantity("B-1.2.18")
def free_coins(s: Table, seat: str) -> int:
    """Return the coins that are in no fist and in no open bid."""
    house = s.house(seat)
    return house.coins - house.bid


def ahead(s: Table) -> tuple[str, ...]:
    """Return whose bid is highest; nobody where all bids are nothing."""
    best = max(h.bid for h in s.houses)
    return tuple(h.name for h in s.houses if h.bid == best) if best else ()


class Bid(Move):
    """Coins in the fist; where bids were level, on top of what was bid before."""

    coins: Annotated[int, whole(0, 99)]

    @guard("B-1.2.18", upto="coins")
    def purse(self, s: Table) -> Figures:
        return at_least(free_coins(s, self.by), self.coins)

    @effect("B-1.2.18", "B-1.2.19")
    def shown(self, s: Table) -> Table:
        return s.put(self.by, bid=s.house(self.by).bid + self.coins)


class TakeFloor(Move):
    """Somebody has something to play before the winner pays."""


class Settle(Rule):
    """Nobody has anything more to say: the highest bid pays and takes."""

    @effect("B-1.2.18")
    def pays(self, s: Table) -> Table:
        won = ahead(s)
        if len(won) != 1:
            return s
        house = s.house(won[0])
        return s.put(house.name, coins=house.coins - house.bid).set(bank=s.bank + house.bid)

    @effect("B-1.2.18")
    def takes(self, s: Table) -> Table:
        won = ahead(s)
        return s.set(market=change(s.market, s.lot, owner=won[0])) if len(won) == 1 else s

    @effect("B-1.2.19")
    def still_level(self, s: Table) -> Table:
        return s.set(market=change(s.market, s.lot, gone=True)) if len(ahead(s)) > 1 and s.tie else s

    @effect("B-1.2.20", ruling="BR-9")
    def unwanted(self, s: Table) -> Table:
        stays = ahead(s) or s.reads("BR-9") == "shuffled in"
        return s if stays else s.set(market=change(s.market, s.lot, gone=True))

    @effect("B-1.2.19")
    def again(self, s: Table) -> Table:
        return s.set(tie=ahead(s)) if len(ahead(s)) > 1 and not s.tie else s.set(tie=())

    @effect("B-1.2.18")
    def back_to_purse(self, s: Table) -> Table:
        return s if s.tie else s.set(houses=tuple(h.set(bid=0) for h in s.houses))

    def outcome(self, s: Table) -> str:
        lot = next(x for x in s.market if x.name == s.lot)
        return "sold" if lot.owner else "level" if s.tie else "unsold"


book.pieces_beside += [free_coins]

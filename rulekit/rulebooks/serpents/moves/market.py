"""The Market: trade at the open market, then lot by lot under the hammer, last the Games Master's token."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard
from rulekit.engine.state import Few, Sums, domain, find
from rulekit.rulebooks.serpents.core import fact
from rulekit.rulebooks.serpents.moves.bids import free_coins
from rulekit.rulebooks.serpents.moves.draw import Layers, acquired, deck, taken
from rulekit.rulebooks.serpents.moves.payments import from_bank
from rulekit.rulebooks.serpents.moves.talk import OTHER, hand_over
from rulekit.rulebooks.serpents.moves.upkeep import out_of_play
from rulekit.rulebooks.serpents.state import Lot, Table, Trade

LAST_LOT = "Games Master's token"


def assets(s: Table, seat: str) -> tuple[str, ...]:
    """Return what a House owns on the table: Fighters, Equipment, Guards."""
    fighters = (f.name for f in s.fighters if f.owner == seat)
    items = (i.name for i in s.items if i.owner == seat)
    house = s.house(seat)
    return (*fighters, *items, *house.guards, *house.used_guards)


def everything(s: Table) -> tuple[str, ...]:
    """Return every Asset on the table."""
    return tuple(n for seat in s.seats for n in assets(s, seat))


ASSET = domain(lambda s, by: Few(everything(s), lambda: assets(s, by)), "asset")
FOREIGN = domain(
    lambda s, by: Few(everything(s), lambda: tuple(n for seat in s.seats if seat != by for n in assets(s, seat))),
    "asset",
)


PRICES = Sums(0, (0, 1, 3))
PRICE = domain(lambda s, by: PRICES, "whole")


def owner_of(s: Table, asset: str) -> str:
    """Return who owns an Asset."""
    return next((seat for seat in s.seats if asset in assets(s, seat)), "")


def worth(s: Table, asset: str) -> int:
    """Return what the Bank pays for an Asset: what is printed on it, or half of that (ruling BR-8)."""
    found = find(s.fighters, asset) or find(s.items, asset)
    printed = s.card(asset).cash if found is None else found.value
    return printed if s.reads("BR-8") == "printed" else printed // 2


def handed(s: Table, asset: str, taker: str) -> Table:
    """Give an Asset to another House, as it lies."""
    if find(s.fighters, asset) is not None:
        return s.put_fighter(asset, owner=taker)
    if find(s.items, asset) is not None:
        return s.set(items=tuple(i.set(owner=taker) if i.name == asset else i for i in s.items))
    giver, to = s.house(owner_of(s, asset)), s.house(taker)
    side = "guards" if asset in giver.guards else "used_guards"
    s = s.put(giver.name, **{side: tuple(g for g in getattr(giver, side) if g != asset)})
    return s.put(taker, **{side: tuple(sorted((*getattr(to, side), asset)))})


def without_trade(s: Table, name: str) -> tuple[Trade, ...]:
    """Return the offers that wait, but for one seat's."""
    return tuple(t for t in s.trades if t.name != name)


def _for(s: Table, by: str, to: str) -> Trade | None:
    trade = find(s.trades, by)
    return trade if trade is not None and trade.to == to else None


@guard("B-1.2.15")
def own(move: Any, s: Table) -> Figures:
    """Nobody offers or sells what is not his."""
    owner = owner_of(s, move.asset)
    return Figures(owner == move.by, "owner", owner)


class OpenMarket(Rule):
    """The Market opens: everybody may trade."""

    @effect("B-1.2.15")
    def begins(self, s: Table) -> Table:
        return s.set(phase="Market")

    @effect("B-1.2.17")
    def lots_laid(self, s: Table) -> Table:
        return s.set(lots=len(s.seats) * fact("B-1.2.17", "per_dominus"))


class OfferAsset(Move):
    """A House offers an Asset for coins."""

    to: Annotated[str, OTHER]
    asset: Annotated[str, ASSET]
    coins: Annotated[int, PRICE]

    own = own

    @effect("B-1.2.15")
    def offered(self, s: Table) -> Table:
        return s.set(trades=(Trade(self.by, self.to, self.asset, self.coins),))


class OfferSwap(Move):
    """A House offers an Asset for another."""

    to: Annotated[str, OTHER]
    asset: Annotated[str, ASSET]
    against: Annotated[str, FOREIGN]

    own = own

    @guard("B-1.2.15")
    def theirs(self, s: Table) -> Figures:
        owner = owner_of(s, self.against)
        return Figures(owner == self.to, "owner", owner)

    @effect("B-1.2.15")
    def offered(self, s: Table) -> Table:
        return s.set(trades=(Trade(self.by, self.to, self.asset, against=self.against),))


class TakeAsset(Move):
    """An offer is taken: what was offered changes hands, both ways at once."""

    of: Annotated[str, OTHER]

    @guard("B-1.2.15")
    def was_offered(self, s: Table) -> bool:
        return _for(s, self.of, self.by) is not None

    @guard("B-1.2.15", needs="was_offered")
    def still_there(self, s: Table) -> Any:
        trade = _for(s, self.of, self.by)
        if trade is None:
            return True
        mine = not trade.against or owner_of(s, trade.against) == self.by
        return owner_of(s, trade.asset) == self.of and mine

    @guard("B-1.2.15", needs="was_offered")
    def purse(self, s: Table) -> Any:
        trade = _for(s, self.of, self.by)
        return trade is None or at_least(free_coins(s, self.by), trade.coins)

    @effect("B-1.2.15")
    def changes_hands(self, s: Table) -> Table:
        trade = _for(s, self.of, self.by)
        if trade is None:
            return s
        s = handed(s, trade.asset, self.by)
        s = handed(s, trade.against, self.of) if trade.against else s
        s = hand_over(s, self.by, self.of, trade.coins) if trade.coins else s
        return s.set(trades=without_trade(s, self.of))


class RefuseAsset(Move):
    """An offer is declined."""

    of: Annotated[str, OTHER]

    @guard("B-1.2.15")
    def was_offered(self, s: Table) -> bool:
        return _for(s, self.of, self.by) is not None

    @effect("B-1.2.15")
    def declined(self, s: Table) -> Table:
        return s.set(trades=without_trade(s, self.of))


class SellToBank(Move):
    """A House sells an Asset to the Bank for what is printed on it."""

    asset: Annotated[str, ASSET]

    own = own

    @effect("B-1.2.16", ruling="BR-8")
    def paid(self, s: Table) -> Table:
        return from_bank(s, self.by, worth(s, self.asset))

    @effect("B-1.2.16")
    def discarded(self, s: Table) -> Table:
        if find(s.fighters, self.asset) is not None:
            return out_of_play(s, self.asset)
        if find(s.items, self.asset) is not None:
            printed = (self.asset,) if any(w.name == self.asset for w in s.wares) else ()
            rest = tuple(i for i in s.items if i.name != self.asset)
            return s.set(items=rest, market_discard=(*s.market_discard, *printed))
        house = s.house(self.by)
        guards, used = (tuple(g for g in x if g != self.asset) for x in (house.guards, house.used_guards))
        return s.put(self.by, guards=guards, used_guards=used).set(discard=(*s.discard, self.asset))


class CloseTrade(Move):
    """The Games Master has the Auction begin."""

    @effect("B-1.2.15")
    def offers_lapse(self, s: Table) -> Table:
        return s.set(trades=())


class NextLot(Rule):
    """There is another lot, or only the Games Master's token is left."""

    def outcome(self, s: Table) -> str:
        return "lot" if s.lots and any(deck(s, s.market_pile, s.market_discard)) else "token"


class TurnUpLot(Draw):
    """The next Market card is turned up."""

    def pile(self, s: Table) -> Layers:
        return deck(s, s.market_pile, s.market_discard)

    def count(self, s: Table) -> int:
        return 1

    def label(self, s: Table, reading: tuple[str, ...]) -> str:
        """Tell the odds by what kind of card comes."""
        return s.ware(reading[0]).kind

    @effect("B-1.2.17")
    def under_the_hammer(self, s: Table, reading: tuple[str, ...]) -> Table:
        return s.set(market=(Lot(reading[0]),), lot=reading[0], lots=s.lots - 1)

    @effect("B-1.2.5.1", ruling="BR-13")
    def off_the_pile(self, s: Table, reading: tuple[str, ...]) -> Table:
        pile, discard = taken(s.market_pile, s.market_discard, reading)
        return s.set(market_pile=pile, market_discard=discard)


class Deliver(Rule):
    """Whoever has bought the lot takes it; an unsold one is discarded."""

    @effect("B-1.2.18")
    def to_the_buyer(self, s: Table) -> Table:
        lot = s.market[0]
        return acquired(s, lot.owner, lot.name) if lot.owner else s

    @effect("B-1.2.19", "B-1.2.20")
    def to_the_discard(self, s: Table) -> Table:
        lot = s.market[0]
        return s.set(market_discard=(*s.market_discard, lot.name)) if lot.gone else s

    @effect("B-1.2.20", ruling="BR-9")
    def back_into_the_deck(self, s: Table) -> Table:
        lot = s.market[0]
        stays = lot.owner or lot.gone
        return s if stays else s.set(market_pile=tuple(sorted((*s.market_pile, lot.name))))

    @effect("B-1.2.17")
    def hammer_rests(self, s: Table) -> Table:
        return s.set(market=(), lot="")


class OfferToken(Rule):
    """Last comes the token of the Games Master."""

    @effect("B-1.2.22")
    def under_the_hammer(self, s: Table) -> Table:
        return s.set(market=(Lot(LAST_LOT),), lot=LAST_LOT)


class TakeToken(Rule):
    """Whoever has won it is the Games Master."""

    @effect("B-1.2.22")
    def new_master(self, s: Table) -> Table:
        owner = s.market[0].owner
        return s.set(houses=tuple(h.set(games_master=h.name == owner) for h in s.houses)) if owner else s

    @effect("B-1.2.23", ruling="BR-5")
    def passes_on(self, s: Table) -> Table:
        if s.market[0].owner or s.reads("BR-5") == "stays":
            return s
        following = s.clockwise()[1]
        return s.set(houses=tuple(h.set(games_master=h.name == following) for h in s.houses))

    @effect("B-1.2.22")
    def hammer_rests(self, s: Table) -> Table:
        return s.set(market=(), lot="")

"""Bidding for the tiles of a round, and the turn order that comes of it."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard, more_than, nobody, quantity
from rulekit.engine.state import domain, whole
from rulekit.rulebooks.sacrum.paying import enough_coins, lays
from rulekit.rulebooks.sacrum.placing import could_place
from rulekit.rulebooks.sacrum.state import Table, fact
from rulekit.rulebooks.sacrum.stores import gains
from rulekit.rulebooks.sacrum.tiles import face


@quantity("B-3.2.2", "B-3.4.1", "B-3.4.3")
def least_bid(tile: str) -> int:
    """How much has to be bid for a tile at least."""
    return face(tile).bid


@quantity("B-3.2.3")
def conquest_price(tile: str) -> int:
    """How much a tile beside Conquest costs."""
    return int(least_bid(tile)) + int(fact("B-3.2.3", "more"))


def bidder(s: Table, tile: str) -> str:
    """Name who has a stack on a tile; "" where nobody has."""
    return next((p.name for p in s.players if p.tile == tile), "")


def in_row(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a tile to bid for."""
    return s.row


def at_conquest(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a tile to take."""
    return s.conquest


def next_bidder(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who bids now."""
    return s.bidding[:1]


def driven_off(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who has been driven off."""
    return (s.ousted,) if s.ousted else ()


def may_bid_for(s: Table, seat: str, tile: str, price: int) -> bool:
    """Whether a tile could be placed, if that has to be so before a bid."""
    return s.reads("B-OD-01") == "leaves" or could_place(s, seat, tile, price)


@quantity("B-3.2.6", "B-3.2.27")
def consolation() -> int:
    """How many coins come with a withdrawal."""
    return int(fact("B-3.2.6" if fact("B-3.2.27", "pays") == "own" else "B-3.2.5", "coins"))


class OpenBids(Rule):
    """Everybody will bid once, in turn order."""

    @effect("B-3.2.2")
    def in_turn(self, s: Table) -> Table:
        """Fix who has still to bid."""
        return s.set(bidding=s.turn_order)


class _Turn(Move):
    """What a seat does when it is its turn to bid."""

    @effect("B-3.2.2")
    def had_the_turn(self, s: Table) -> Table:
        """Make it the next player's turn."""
        return s.set(bidding=s.bidding[1:])

    def outcome(self, s: Table) -> str:
        return "next" if s.bidding else "all"


class Bid(_Turn):
    """Put a stack of coins on a tile of the row."""

    tile: Annotated[str, domain(in_row, "tile-in-row", "B-3.2.2")]
    coins: Annotated[int, whole(1, 99, "B-3.2.2")]

    @guard("B-3.2.2", upto="coins")
    def reserve(self, s: Table) -> Figures:
        """The reserve has so many coins."""
        return enough_coins(s, self.by, self.coins)

    @guard("B-3.2.2")
    def minimum(self, s: Table) -> Figures:
        """It is the tile's minimum or more."""
        return at_least(self.coins, least_bid(self.tile))

    @guard("B-3.2.2")
    def outbids(self, s: Table) -> Figures:
        """It is more than what lies there."""
        other = bidder(s, self.tile)
        return more_than(self.coins, s.of(other).stake if other else 0)

    @guard("B-3.2.18", ruling="B-OD-01", needs="reserve")
    def placeable(self, s: Table) -> bool:
        """It could be placed, where that is asked before a bid."""
        return may_bid_for(s, self.by, self.tile, self.coins)

    @effect("B-3.2.4")
    def drives_off(self, s: Table) -> Table:
        """Whoever had a stack there has to take it away."""
        other = bidder(s, self.tile)
        return s.put(other, tile="").set(ousted=other) if other else s

    @effect("B-3.2.2")
    def stacked(self, s: Table) -> Table:
        """Lay the coins on the tile."""
        return lays(s, self.by, self.coins).put(self.by, stake=self.coins, tile=self.tile)

    def outcome(self, s: Table) -> str:
        return "driven off" if s.ousted else "next" if s.bidding else "all"


class Conquer(_Turn):
    """Take a tile beside Conquest for its price."""

    tile: Annotated[str, domain(at_conquest, "tile-at-conquest", "B-3.2.3")]

    @guard("B-3.2.3")
    def reserve(self, s: Table) -> Figures:
        """The reserve has its price."""
        return enough_coins(s, self.by, int(conquest_price(self.tile)))

    @guard("B-3.2.3")
    def untaken(self, s: Table) -> Figures:
        """Nobody has taken it."""
        other = bidder(s, self.tile)
        return nobody((other,) if other else ())

    @guard("B-3.2.18", ruling="B-OD-01", needs="reserve")
    def placeable(self, s: Table) -> bool:
        """It could be placed, where that is asked before a bid."""
        return may_bid_for(s, self.by, self.tile, int(conquest_price(self.tile)))

    @effect("B-3.2.3")
    def taken(self, s: Table) -> Table:
        """Lay the price on it; nobody can drive this stack off."""
        price = int(conquest_price(self.tile))
        return lays(s, self.by, price).put(self.by, stake=price, tile=self.tile)


class SitOut(_Turn):
    """Do not bid this round."""

    @effect("B-3.2.5")
    def consoled(self, s: Table) -> Table:
        """Take coins from the bank."""
        return gains(s, self.by, {"coins": fact("B-3.2.5", "coins")})


class MoveBid(Move):
    """Move a stack that was driven off to a tile without one."""

    tile: Annotated[str, domain(in_row, "tile-in-row", "B-3.2.4")]

    @guard("B-3.2.4")
    def free(self, s: Table) -> Figures:
        """Nobody has bid for that tile."""
        other = bidder(s, self.tile)
        return nobody((other,) if other else ())

    @guard("B-3.2.4")
    def minimum(self, s: Table) -> Figures:
        """The stack as it is meets the minimum."""
        return at_least(s.of(self.by).stake, least_bid(self.tile))

    @guard("B-3.2.18", ruling="B-OD-01")
    def placeable(self, s: Table) -> bool:
        """It could be placed, where that is asked before a bid."""
        return may_bid_for(s, self.by, self.tile, 0)

    @effect("B-3.2.4")
    def moved(self, s: Table) -> Table:
        """Lay the stack there."""
        return s.put(self.by, tile=self.tile).set(ousted="")

    def outcome(self, s: Table) -> str:
        return "next" if s.bidding else "all"


class Withdraw(Move):
    """Take back a stack that was driven off."""

    @effect("B-3.2.6", "B-3.2.27")
    def taken_back(self, s: Table) -> Table:
        """The stack goes back into the reserve, with a coin from the bank."""
        p = s.of(self.by)
        s = s.put(self.by, coins=p.coins + p.stake, stake=0).set(ousted="")
        return gains(s, self.by, {"coins": int(consolation())})

    def outcome(self, s: Table) -> str:
        return "next" if s.bidding else "all"


class Settle(Rule):
    """All have bid."""

    @effect("B-3.2.13", "B-3.2.14")
    def new_order(self, s: Table) -> Table:
        """Order the players by what they pay; equal ones as they were."""
        before = s.turn_order if fact("B-3.2.14", "ahead") == "earlier" else s.turn_order[::-1]
        with_tile = sorted((n for n in before if s.of(n).tile), key=lambda n: -s.of(n).stake)
        return s.set(order=(*with_tile, *(n for n in s.turn_order if n not in with_tile)))

    @effect("B-3.2.13")
    def paid(self, s: Table) -> Table:
        """Give the stacks to the bank."""
        for p in s.players:
            if p.stake:
                s = s.put(p.name, stake=0).set(bank=s.bank + p.stake)
        return s

    @effect("B-3.2.15")
    def rest_leaves(self, s: Table) -> Table:
        """Take away what nobody took."""
        return s.set(row=(), conquest=())

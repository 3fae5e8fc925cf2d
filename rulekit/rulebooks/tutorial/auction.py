"""Phase two: schemes are sold to the highest bidder."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard, quantity
from rulekit.engine.state import domain, whole
from rulekit.rulebooks.tutorial.bank import pay
from rulekit.rulebooks.tutorial.benefits import Gained
from rulekit.rulebooks.tutorial.favours import owing
from rulekit.rulebooks.tutorial.house import room_for
from rulekit.rulebooks.tutorial.order import around, in_turn
from rulekit.rulebooks.tutorial.state import Table, fact, without

MOST = 99


@quantity("TF-CL-112", ruling="TF-OD-09")
def least_bid(s: Table) -> int:
    """How much has to be bid at least."""
    if s.leader:
        return s.top + int(fact("TF-CL-112", "rise"))
    return 0 if s.reads("TF-OD-09") == "zero" else int(fact("TF-OD-09", "lowest"))


def bidder(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who is asked for a bid."""
    return s.asked[:1]


def namer(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who may name a scheme."""
    return s.naming[:1]


def winner(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who has won an auction for a scheme of choice."""
    return (s.leader,) if s.leader else ()


def in_centre(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a scheme in the centre."""
    return s.centre


def still_in(s: Table, after: str) -> tuple[str, ...]:
    """Name who may still bid, the one after a seat first."""
    gone = (*s.passed, after, *(s.bidden if s.reads("TF-OD-08") == "one-bid" else ()))
    return tuple(n for n in around(s, after) if n not in gone)


class OpenAuctions(Rule):
    """The schemes of the round are about to be sold."""

    @effect("TF-CL-032", "TF-CL-042", ruling="TF-OD-06")
    def may_name(self, s: Table) -> Table:
        """Where players name the scheme they bid for, fix in which order."""
        return s.set(naming=tuple(in_turn(s))) if s.reads("TF-OD-06") == "named" else s


class NextLot(Rule):
    """The next scheme is offered."""

    @effect("TF-CL-042")
    def put_away(self, s: Table) -> Table:
        """Clear the bids of the last auction away."""
        return s.set(lot="", top=0, leader="", opener="", asked=(), passed=(), bidden=())

    @effect("TF-CL-042", ruling="TF-OD-06")
    def offered(self, s: Table) -> Table:
        """Offer the first scheme that has not been offered."""
        if s.reads("TF-OD-06") != "each" or not s.centre:
            return s
        return s.set(lot=s.centre[0], centre=s.centre[1:])

    @effect("TF-CL-043", "TF-CL-110")
    def opened(self, s: Table) -> Table:
        """The start player opens, and has to bid or pass."""
        one = s.reads("TF-OD-06") == "single" and s.centre and not s.auctioned
        if not (s.lot or one):
            return s
        order = tuple(in_turn(s))
        return s.set(opener=order[0], asked=order, auctioned=s.reads("TF-OD-06") == "single") if order else s

    def outcome(self, s: Table) -> str:
        if s.asked:
            return "lot"
        return "name" if s.naming and s.centre else "sold"


class NameScheme(Move):
    """Name a scheme, and open the bidding for it."""

    scheme: Annotated[str, domain(in_centre, "in-centre", "TF-CL-042")]

    @effect("TF-CL-042", ruling="TF-OD-06")
    def named(self, s: Table) -> Table:
        """Offer that scheme; who named it opens."""
        s = s.set(lot=self.scheme, centre=without(s.centre, self.scheme), naming=s.naming[1:])
        return s.set(opener=self.by, asked=around(s, self.by))


class NameNone(Move):
    """Name no scheme."""

    @effect("TF-CL-042", ruling="TF-OD-06")
    def let_be(self, s: Table) -> Table:
        """Let the next player name one."""
        return s.set(naming=s.naming[1:])


class Bid(Move):
    """Bid for the scheme on offer."""

    coins: Annotated[int, whole(0, MOST, "TF-CL-112")]

    @guard("TF-CL-046", ruling="TF-OD-09", upto="coins")
    def purse(self, s: Table) -> Figures:
        """The bidder has so many coins."""
        return at_least(s.of(self.by).coins, self.coins)

    @guard("TF-CL-112")
    def enough(self, s: Table) -> Figures:
        """It is more than the bid before, by a coin at least."""
        return at_least(self.coins, int(least_bid(s)))

    @guard("TF-CL-065", ruling="TF-OD-18")
    def room(self, s: Table) -> Figures | bool:
        """There is room for the card."""
        return room_for(s, self.by, s.lot)

    @effect("TF-CL-044", "TF-CL-112", ruling="TF-OD-08")
    def leads(self, s: Table) -> Table:
        """It is the highest bid, and the others are asked again."""
        s = s.set(top=self.coins, leader=self.by, bidden=(*s.bidden, self.by))
        return s.set(asked=s.asked[1:] if s.reads("TF-OD-08") == "circuit" else still_in(s, self.by))

    def outcome(self, s: Table) -> str:
        return "on" if s.asked else "done"


class DropOut(Move):
    """Pass in an auction."""

    @effect("TF-CL-111", ruling="TF-OD-07")
    def is_out(self, s: Table) -> Table:
        """Be out of this auction."""
        final = self.by == s.opener or s.reads("TF-OD-07") == "everyone"
        return s.set(asked=s.asked[1:], passed=(*s.passed, self.by) if final else s.passed)

    @effect("TF-CL-043", ruling="TF-OD-47")
    def never_opened(self, s: Table) -> Table:
        """Where only the start player can open, the auction is over."""
        over = s.reads("TF-OD-47") == "unsold" and self.by == s.opener and not s.leader
        return s.set(asked=()) if over else s

    def outcome(self, s: Table) -> str:
        return "on" if s.asked else "done"


class KnockDown(Rule):
    """Nobody bids more."""

    @effect("TF-CL-046")
    def paid(self, s: Table) -> Table:
        """The highest bidder pays the bank, nobody else pays."""
        return pay(s, s.leader, s.top) if s.leader else s

    @effect("TF-CL-045", ruling="TF-OD-50")
    def sold(self, s: Table) -> Table:
        """The highest bidder gets the scheme."""
        return s.announce(Gained(s.leader, s.lot, "auction")) if s.leader and s.lot else s

    @effect("TF-CL-094", ruling="TF-OD-10")
    def unsold(self, s: Table) -> Table:
        """Without a bid it stays where it is."""
        return s.set(unsold=(*s.unsold, s.lot)) if s.lot and not s.leader else s

    def outcome(self, s: Table) -> str:
        if s.leader and not s.lot:
            return "pick"
        return "owed" if owing(s) else "next"


class PickScheme(Move):
    """Take one of the schemes in the centre, after winning the one auction of the round."""

    scheme: Annotated[str, domain(in_centre, "in-centre", "TF-CL-045")]

    @effect("TF-CL-045", ruling="TF-OD-06")
    def picked(self, s: Table) -> Table:
        """Get that scheme."""
        s = s.set(centre=without(s.centre, self.scheme))
        return s.announce(Gained(self.by, self.scheme, "auction"))

    def outcome(self, s: Table) -> str:
        return "owed" if owing(s) else "next"

"""Buying in the works phase: works, equipment, schemes, gladiators."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, at_least, at_most, effect, guard, quantity
from rulekit.engine.state import Event, domain
from rulekit.rulebooks.tutorial.bank import pay
from rulekit.rulebooks.tutorial.benefits import Gained
from rulekit.rulebooks.tutorial.favours import fits, open_equipment, owing, wearers
from rulekit.rulebooks.tutorial.house import NONE, active, joined, most_active, room_for, set_aside
from rulekit.rulebooks.tutorial.market import cost, saving
from rulekit.rulebooks.tutorial.state import Gear, Gladiator, HouseCard, Table, book, fact, without
from rulekit.rulebooks.tutorial.stats import given_gear

TOP = "top of the pile"


def open_works(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of an open work card."""
    return s.work_row


def open_schemes(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of an open scheme card."""
    return s.scheme_row


def own_cards(s: Table, by: str) -> tuple[str, ...]:
    """Domain of a card to lay aside: none, or one of one's own."""
    return (NONE, *[c.card for c in s.of(by).cards])


def gladiators_for_sale(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a gladiator to buy: the one that lies open, or the top of the pile."""
    return s.gladiator_row if s.reads("TF-OD-19") == "seen" else (TOP,)


@quantity("TF-CL-069", "TF-CL-061", ruling="TF-OD-19")
def gladiator_price(s: Table, seat: str, name: str) -> int:
    """How much a gladiator costs: all the same where it is not seen before."""
    return int(fact("TF-OD-19", "price")) if name == TOP else cost(s, seat, name)


class Bargained(Event):
    """A player has bought a card through a work."""

    seat: str


@book.trigger(Bargained, "TF-CL-052", ruling="TF-OD-15")
def bargain_used(s: Table, event: Bargained) -> Table:
    """A purchase that a work allowed has been made."""
    p = s.of(event.seat)
    return s.put(event.seat, bargains=p.bargains - 1, off=p.off if p.bargains > 1 else 0)


def may_buy(s: Table, seat: str) -> bool:
    """Whether a seat may buy in the market now: freely, or through a work."""
    return s.reads("TF-OD-15") == "free" or s.of(seat).bargains > 0


class MarketPurchase(Move):
    """Buy an open card of the market."""

    def bought(self) -> str:
        """Name the card."""
        return str(self.card)  # type: ignore[attr-defined]

    @guard("TF-CL-057")
    def purse(self, s: Table) -> Figures:
        """The buyer has its price."""
        return at_least(s.of(self.by).coins, cost(s, self.by, self.bought()))

    @guard("TF-CL-057", ruling="TF-OD-15")
    def way_to_buy(self, s: Table) -> bool:
        """Players may buy on their turn, or a work has allowed it."""
        return may_buy(s, self.by)

    @effect("TF-CL-057", "TF-CL-061")
    def paid(self, s: Table) -> Table:
        """Pay the price to the bank."""
        s = pay(s, self.by, cost(s, self.by, self.bought()))
        return s.announce(Bargained(self.by)) if s.of(self.by).bargains else s


class BuyWork(MarketPurchase):
    """Buy a work card for the house, laying an older one aside if wanted."""

    card: Annotated[str, domain(open_works, "open-work", "TF-CL-057")]
    aside: Annotated[str, domain(own_cards, "aside", "TF-CL-064")]

    @guard("TF-CL-065")
    def room(self, s: Table) -> Figures:
        """No more than five cards are active."""
        after = int(active(s, self.by)) + 1 - (self.aside != NONE)
        return at_most(after, int(most_active(s)))

    @effect("TF-CL-064", ruling="TF-OD-17")
    def laid_aside(self, s: Table) -> Table:
        """Lay the older card aside."""
        return set_aside(s, self.by, self.aside)

    @effect("TF-CL-058", "TF-CL-063")
    def joins(self, s: Table) -> Table:
        """Add the new card to the house."""
        s = s.set(work_row=without(s.work_row, self.card))
        return joined(s, self.by, HouseCard(self.card))


def goes_to(s: Table, seat: str, wearer: str) -> Figures:
    """Say whether bought equipment may go there: beside the house first, where fitting it is paid for as well."""
    if s.reads("TF-OD-20") == "twice":
        return Figures(not wearer, "worn-by", wearer, ())
    return fits(s, seat, wearer)


def unseen_cost(s: Table, seat: str) -> int:
    """How much the top card of the equipment pile costs this seat: less where a work allows it."""
    return max(0, int(fact("TF-OD-02", "price")) - saving(s, seat))


class BuyEquipment(MarketPurchase):
    """Buy equipment for a gladiator."""

    card: Annotated[str, domain(open_equipment, "open-equipment", "TF-CL-057")]
    wearer: Annotated[str, domain(wearers, "wearer", "TF-CL-114")]

    @guard("TF-CL-114", ruling="TF-OD-20")
    def on_somebody(self, s: Table) -> Figures:
        """It goes to a gladiator where there is one, for the one payment."""
        return goes_to(s, self.by, self.wearer)

    @effect("TF-CL-059", "TF-CL-068", "TF-CL-114", ruling="TF-OD-20")
    def attached(self, s: Table) -> Table:
        """Give it to the gladiator."""
        gear = Gear(self.card, cost(s, self.by, self.card))
        s = s.set(equipment_row=without(s.equipment_row, self.card))
        return given_gear(s, self.by, self.wearer, gear)


class BuyUnseen(Move):
    """Buy the top card of the equipment pile, where none lies open."""

    wearer: Annotated[str, domain(wearers, "wearer", "TF-CL-114")]

    @guard("TF-CL-057", ruling="TF-OD-02")
    def closed(self, s: Table) -> bool:
        """Equipment is sold from a closed pile."""
        return s.reads("TF-OD-02") == "closed" and len(s.equipment_pile) > 0

    @guard("TF-CL-057", ruling="TF-OD-02")
    def purse(self, s: Table) -> Figures:
        """The buyer has its price."""
        return at_least(s.of(self.by).coins, unseen_cost(s, self.by))

    @guard("TF-CL-057", ruling="TF-OD-15")
    def way_to_buy(self, s: Table) -> bool:
        """Players may buy on their turn, or a work has allowed it."""
        return may_buy(s, self.by)

    @guard("TF-CL-114", ruling="TF-OD-20")
    def on_somebody(self, s: Table) -> Figures:
        """It goes to a gladiator where there is one, for the one payment."""
        return goes_to(s, self.by, self.wearer)

    @effect("TF-CL-057", ruling="TF-OD-02")
    def paid(self, s: Table) -> Table:
        """Pay, and say who will get it."""
        fee = unseen_cost(s, self.by)
        s = pay(s, self.by, fee).set(fitting=self.by, wearer=self.wearer, fee=fee)
        return s.announce(Bargained(self.by)) if s.of(self.by).bargains else s


class BuyScheme(MarketPurchase):
    """Buy an open scheme."""

    card: Annotated[str, domain(open_schemes, "open-scheme", "TF-CL-057")]

    @guard("TF-CL-065", ruling="TF-OD-18")
    def room(self, s: Table) -> Figures | bool:
        """There is room for the card."""
        return room_for(s, self.by, self.card)

    @effect("TF-CL-060", "TF-CL-063")
    def gained(self, s: Table) -> Table:
        """Get the scheme."""
        s = s.set(scheme_row=without(s.scheme_row, self.card))
        return s.announce(Gained(self.by, self.card, "market"))

    def outcome(self, s: Table) -> str:
        return "owed" if owing(s) else "done"


class BuyGladiator(Move):
    """Buy a gladiator for the house."""

    card: Annotated[str, domain(gladiators_for_sale, "gladiator-for-sale", "TF-CL-069")]

    @guard("TF-CL-069")
    def some_left(self, s: Table) -> bool:
        """There is a gladiator for sale."""
        return self.card != TOP or len(s.gladiator_pile) > 0

    @guard("TF-CL-069", ruling="TF-OD-19")
    def purse(self, s: Table) -> Figures:
        """The buyer has the price."""
        return at_least(s.of(self.by).coins, int(gladiator_price(s, self.by, self.card)))

    @effect("TF-CL-069", ruling="TF-OD-19")
    def paid(self, s: Table) -> Table:
        """Pay the price to the bank."""
        return pay(s, self.by, int(gladiator_price(s, self.by, self.card)))

    @effect("TF-CL-069", "TF-CL-070", ruling="TF-OD-19")
    def seen_one_joins(self, s: Table) -> Table:
        """The one that lay open joins the house; there can be any number."""
        if self.card == TOP:
            return s
        return newcomer(s.set(gladiator_row=without(s.gladiator_row, self.card)), self.by, self.card)

    def outcome(self, s: Table) -> str:
        return "unseen" if self.card == TOP else "seen"


def newcomer(s: Table, seat: str, name: str) -> Table:
    """Add a gladiator to a house."""
    return s.put(seat, gladiators=(*s.of(seat).gladiators, Gladiator(name)))


class Newcomer(Draw):
    """The top gladiator of the pile is turned up for whoever has paid."""

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (s.gladiator_pile,)

    def count(self, s: Table) -> int:
        return 1

    @effect("TF-CL-069", "TF-CL-070", ruling="TF-OD-19")
    def joins(self, s: Table, reading: tuple[str, ...]) -> Table:
        """It joins the house; there can be any number."""
        for name in reading:
            s = newcomer(s.set(gladiator_pile=without(s.gladiator_pile, name)), s.turns[0], name)
        return s



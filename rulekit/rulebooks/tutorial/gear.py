"""Equipment in the works phase: given to a gladiator, sold; cards fetched back from the reserve."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, at_least, at_most, effect, guard, quantity
from rulekit.engine.state import domain, find, of
from rulekit.rulebooks.tutorial.bank import gain, pay
from rulekit.rulebooks.tutorial.buying import own_cards
from rulekit.rulebooks.tutorial.favours import own_gladiators
from rulekit.rulebooks.tutorial.house import NONE, active, joined, most_active, set_aside
from rulekit.rulebooks.tutorial.market import price
from rulekit.rulebooks.tutorial.state import Gear, Player, Table, fact
from rulekit.rulebooks.tutorial.stats import given_gear


def all_gear(p: Player) -> tuple[Gear, ...]:
    """Return all equipment of a player, on gladiators and beside the house."""
    return (*p.loose, *(gear for g in p.gladiators for gear in g.gear))


def own_gear(s: Table, by: str) -> tuple[str, ...]:
    """Domain of equipment of one's own."""
    return tuple([g.card for g in all_gear(s.of(by))])


def loose_gear(s: Table, by: str) -> tuple[str, ...]:
    """Domain of equipment that no gladiator has."""
    return tuple([g.card for g in s.of(by).loose])


def in_reserve(s: Table, by: str) -> tuple[str, ...]:
    """Domain of a card laid aside."""
    return tuple([c.card for c in s.of(by).reserve])


@quantity("TF-CL-117", ruling="TF-OD-33")
def resale(s: Table, gear: Gear) -> int:
    """How much a sale brings: half of what was paid, rounded down."""
    base = int(price(s, gear.card)) if s.reads("TF-OD-33") == "printed" else gear.paid
    part = int(fact("TF-CL-117", "part"))
    return -(-base // part) if s.reads("TF-OD-33") == "up" else base // part


@quantity("TF-CL-068", ruling="TF-OD-20")
def fitting_price(s: Table, name: str) -> int:
    """How much it costs to give a gladiator equipment that was bought before."""
    return int(price(s, name)) if s.reads("TF-OD-20") == "twice" else 0


class Equip(Move):
    """Give a gladiator equipment that lies beside the house."""

    card: Annotated[str, domain(loose_gear, "loose-gear", "TF-CL-068")]
    wearer: Annotated[str, domain(own_gladiators, "own-gladiator", "TF-CL-114")]

    @guard("TF-CL-068", ruling="TF-OD-20")
    def purse(self, s: Table) -> Figures:
        """The owner has what it costs."""
        return at_least(s.of(self.by).coins, int(fitting_price(s, self.card)))

    @effect("TF-CL-068", ruling="TF-OD-20")
    def paid(self, s: Table) -> Table:
        """Pay for it, where it is paid for twice."""
        return pay(s, self.by, int(fitting_price(s, self.card)))

    @effect("TF-CL-068", "TF-CL-114")
    def attached(self, s: Table) -> Table:
        """Give it to the gladiator."""
        p = s.of(self.by)
        gear = of(p.loose, self.card)
        s = s.put(self.by, loose=tuple(g for g in p.loose if g is not gear))
        return given_gear(s, self.by, self.wearer, gear)


class Sell(Move):
    """Sell equipment to the bank."""

    card: Annotated[str, domain(own_gear, "own-gear", "TF-CL-115")]

    @effect("TF-CL-116", "TF-CL-117", ruling="TF-OD-33")
    def sold(self, s: Table) -> Table:
        """Take half the price."""
        return gain(s, self.by, int(resale(s, of(all_gear(s.of(self.by)), self.card))))

    @effect("TF-CL-115", "TF-CL-116")
    def gone(self, s: Table) -> Table:
        """The card leaves the house."""
        p = s.of(self.by)
        loose = tuple(g for g in p.loose if g.card != self.card)
        kept = tuple(g.set(gear=tuple(e for e in g.gear if e.card != self.card)) for g in p.gladiators)
        s = s.put(self.by, loose=loose, gladiators=kept)
        return s.set(equipment_discard=(*s.equipment_discard, self.card))


class FetchBack(Move):
    """Make a card active again that was laid aside."""

    card: Annotated[str, domain(in_reserve, "in-reserve", "TF-CL-064")]
    aside: Annotated[str, domain(own_cards, "aside", "TF-CL-064")]

    @guard("TF-CL-065")
    def room(self, s: Table) -> Figures:
        """No more than five cards are active."""
        after = int(active(s, self.by)) + 1 - (self.aside != NONE)
        return at_most(after, int(most_active(s)))

    @effect("TF-CL-064", ruling="TF-OD-17")
    def exchanged(self, s: Table) -> Table:
        """Lay one card aside and take the other up; what it was used for this round still counts."""
        row = find(s.of(self.by).reserve, self.card)
        s = set_aside(s, self.by, self.aside)
        if row is None:
            return s
        s = s.put(self.by, reserve=tuple(c for c in s.of(self.by).reserve if c.card != self.card))
        return joined(s, self.by, row)

"""Inviting Houses to a Primus, and their answers."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, effect, guard, less_than
from rulekit.engine.state import Seat, domain
from rulekit.rulebooks.serpents.core import fact, influence, owned_by, without
from rulekit.rulebooks.serpents.state import Fighter, Table

FIGHTER = domain(lambda s, by: tuple(f.name for f in s.fighters), "fighter")


def everyone(s: Table) -> tuple[str, ...]:
    """Return the Houses that must all have had an offer before one is asked twice."""
    return tuple(n for n in s.seats if n != s.games_master or s.reads("O-21") == "all")


def can_send(s: Table, seat: str) -> tuple[Fighter, ...]:
    """Return the Fighters that a House could still field."""
    return tuple(f for f in s.fighters if f.owner == seat and f.ready and f.name not in s.arena)


def goes_on(s: Table) -> str:
    """Say whether the Games Master has what he needs: four accepted (ruling O-20)."""
    due = fact("SW-INV-01", "invitations")
    if len(s.arena) >= due:
        return "four"
    made = sum(h.offers for h in s.houses)
    return "short" if s.reads("O-20") == "offers" and made >= due else "more"


def no_from(s: Table, seat: str, price: int) -> Table:
    """Let a House pay for a no, and remember what it really lost."""
    before = s.house(seat).influence
    s = influence(s, seat, -price)
    house = s.house(seat)
    return s.put(seat, paid=house.paid + before - house.influence)


def paid_back(s: Table) -> Table:
    """Give back what a no has cost this turn."""
    for house in s.houses:
        s = influence(s, house.name, house.paid)
    return s.set(houses=tuple(h.set(paid=0) for h in s.houses))


class Invite(Move):
    """The Games Master offers a House a place in the Arena."""

    house: Seat

    @guard("SW-INV-06")
    def has_not_declined(self, s: Table) -> bool:
        return not s.house(self.house).declined

    @guard("SW-INV-02", ruling="O-21")
    def everyone_first(self, s: Table) -> Any:
        unasked = tuple(n for n in everyone(s) if not s.house(n).offers)
        return not s.house(self.house).offers or without(unasked, "no-offer-yet")

    @guard("SW-INV-03", ruling="O-22")
    def twice_at_most(self, s: Table) -> Figures:
        there = [n for n in s.arena if s.fighter(n).owner == self.house]
        counted = s.house(self.house).offers if s.reads("O-22") == "same" else len(there)
        return less_than(counted, fact("SW-INV-03", "per_house"))

    @effect("SW-INV-01", "SW-INV-04")
    def asked(self, s: Table) -> Table:
        return s.put(self.house, offers=s.house(self.house).offers + 1).set(invited=self.house)


class StopInviting(Move):
    """The Games Master has enough of inviting; while somebody can be asked he may not."""


class Accept(Move):
    """The House that was asked says yes and names its Fighter."""

    fighter: Annotated[str, FIGHTER]

    @guard("SW-INV-11")
    def own(self, s: Table) -> Figures:
        return owned_by(s, self.fighter, self.by)

    @guard("B-1.2.25")
    def ready(self, s: Table) -> bool:
        return s.fighter(self.fighter).ready

    @guard("SW-INV-09")
    def not_there_yet(self, s: Table) -> bool:
        return self.fighter not in s.arena

    @guard("SW-INV-11", ruling="O-23.2", needs="own")
    def slaves_too(self, s: Table) -> Any:
        better = tuple(f.name for f in can_send(s, self.by) if f.kind == "Gladiator")
        free = s.fighter(self.fighter).kind == "Gladiator" or s.reads("O-23.2") == "any"
        return free or without(better, "still-there")

    @effect("SW-PRI-04", "B-1.2.25")
    def enters(self, s: Table) -> Table:
        return s.set(arena=(*s.arena, self.fighter))

    @effect("SW-INV-01")
    def answered(self, s: Table) -> Table:
        return s.set(invited="")

    def outcome(self, s: Table) -> str:
        return goes_on(s)


class Decline(Move):
    """The House that was asked says no."""

    @effect("SW-INV-05")
    def pays(self, s: Table) -> Table:
        return no_from(s, self.by, fact("SW-INV-05", "price")) if can_send(s, self.by) else s

    @effect("SW-INV-05", "SW-INV-08", ruling="O-23.1")
    def pays_though_unable(self, s: Table) -> Table:
        exempt = can_send(s, self.by) or s.reads("O-23.1") == "exempt"
        return s if exempt else no_from(s, self.by, fact("SW-INV-05", "price"))

    @effect("SW-INV-06", "SW-INV-10")
    def shut_out(self, s: Table) -> Table:
        return s.put(self.by, declined=True).set(invited="")

    def outcome(self, s: Table) -> str:
        return goes_on(s)


class Withdraw(Move):
    """A House that has said yes would rather not; by the default reading it cannot."""

    fighter: Annotated[str, FIGHTER]

    @guard("SW-INV-01", ruling="O-25")
    def binding(self, s: Table) -> bool:
        return s.reads("O-25") == "open"

    @guard("SW-INV-11")
    def own(self, s: Table) -> Any:
        return s.fighter(self.fighter).owner == self.by and self.fighter in s.arena

    @effect("SW-INV-05", "SW-INV-06", ruling="O-25")
    def counts_as_a_no(self, s: Table) -> Table:
        s = no_from(s, self.by, fact("SW-INV-05", "price"))
        s = s.put(self.by, declined=True)
        return s.set(arena=tuple(n for n in s.arena if n != self.fighter))

"""Supply rounds: feeding the inhabitants, then paying for what was pledged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard, quantity
from rulekit.engine.state import Handfuls, domain, whole
from rulekit.rulebooks.sacrum.paying import (
    JOKERS,
    called_for,
    choices,
    has_the_rest,
    luxury_given,
    luxury_there,
    pays,
)
from rulekit.rulebooks.sacrum.placing import cost
from rulekit.rulebooks.sacrum.state import Table, fact
from rulekit.rulebooks.sacrum.stores import luxury_due, reach
from rulekit.rulebooks.sacrum.tiles import face


class Look(Rule):
    """Whether a tile with the supply mark has come up."""

    def outcome(self, s: Table) -> str:
        return "marked" if supply_marks(s) else "plain"


@quantity("B-3.2.1")
def supply_marks(s: Table) -> int:
    """How many tiles of this round have the supply mark."""
    return sum(face(t).supply for t in (*s.row, *s.conquest))


@quantity("SC-CL-022", "B-3.2.11")
def food_due(s: Table, seat: str) -> int:
    """How much food a seat's inhabitants need: those on the mat, as the sacrificed need none."""
    return s.of(seat).inhabitants * int(fact("B-3.2.11", "food"))


@quantity("B-3.2.10", "B-3.2.11", ruling="B-OD-02")
def most_stand_ins(s: Table, seat: str) -> int:
    """For how much food luxury goods may stand in: what is short, or under one reading all that is due."""
    due = int(food_due(s, seat))
    return due if s.reads(JOKERS) == "any" else max(0, due - s.of(seat).food)


def chooses(s: Table, seat: str) -> bool:
    """Whether a seat may let luxury goods stand in for food, and has some."""
    return min(int(most_stand_ins(s, seat)), reach(s, seat)) > 0


def feeds(s: Table, seat: str, stand_ins: int = 0) -> Table:
    """Use up a seat's food, and lose whom neither food nor luxury goods reached."""
    p, due = s.of(seat), int(food_due(s, seat)) - stand_ins
    eaten = min(p.food, due)
    lost = -(-(due - eaten) // int(fact("B-3.2.11", "food")))
    return s.put(seat, food=p.food - eaten, inhabitants=p.inhabitants - lost)


class Feed(Rule):
    """Whoever has no choice feeds the inhabitants; those who get nothing are lost."""

    @effect("B-3.2.10", "B-3.2.11")
    def asked(self, s: Table) -> Table:
        """Ask those whose luxury goods may stand in for food, in turn order."""
        return s.set(feeding=tuple(n for n in s.turn_order if chooses(s, n)))

    @effect("B-3.2.11", "SC-CL-022")
    def fed(self, s: Table) -> Table:
        """Feed those of all others."""
        for seat in s.seats:
            s = s if seat in s.feeding else feeds(s, seat)
        return s

    @effect("SC-CL-022", ruling="SC-OD-20")
    def remembered(self, s: Table) -> Table:
        """Note the round, where a sacrifice gives food back."""
        return s if s.reads("SC-OD-20") == "onwards" else s.set(supplied=s.round)

    def outcome(self, s: Table) -> str:
        return after_feeding(s)


def feeder(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who decides about luxury goods for food now."""
    return s.feeding[:1]


def after_feeding(s: Table) -> str:
    """Name what comes next: somebody else who chooses, pledges to settle, or nothing."""
    return "short" if s.feeding else "pledges" if owing(s) else "none"


class FeedWithLuxury(Move):
    """Let luxury goods stand in for some food, or for none, and feed the inhabitants."""

    food: Annotated[int, whole(0, 99, "B-3.2.11")]

    @guard("B-3.2.10", upto="food")
    def luxury(self, s: Table) -> Figures:
        """There are luxury goods enough."""
        return at_least(s.of(self.by).luxury, int(luxury_due(self.food)))

    @guard("B-3.2.11", upto="food")
    def hungry(self, s: Table) -> Figures:
        """No more than is due and, unless the ruling says otherwise, is short."""
        most, due = int(most_stand_ins(s, self.by)), int(food_due(s, self.by))
        disputed = max(0, due - s.of(self.by).food) < self.food <= due
        return Figures(self.food <= most, "at-most", self.food, most, ruling=JOKERS if disputed else "")

    @effect("B-3.2.11", "SC-CL-022")
    def fed(self, s: Table) -> Table:
        """Use up the food for the others, and lose those who get nothing."""
        return feeds(s, self.by, self.food)

    @effect("B-3.2.10")
    def stood_in(self, s: Table) -> Table:
        """Give the luxury goods away."""
        return s.put(self.by, luxury=s.of(self.by).luxury - int(luxury_due(self.food)))

    @effect("B-3.2.11")
    def had_the_turn(self, s: Table) -> Table:
        """Make it the next player's turn."""
        return s.set(feeding=s.feeding[1:])

    def outcome(self, s: Table) -> str:
        return after_feeding(s)


# --- what was pledged ----------------------------------------------------------------------------


def owing(s: Table) -> tuple[str, ...]:
    """Name who has a building with a pledge, in turn order."""
    return tuple(n for n in s.turn_order if s.of(n).pledged)


def debtor(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who settles a pledge now."""
    return owing(s)[:1]


def pledges(s: Table, by: str) -> tuple[str, ...]:
    """Domain of a building with a pledge."""
    return s.of(by).pledged


def coin_back(s: Table, seat: str, tile: str) -> Table:
    """Give a pledge coin back."""
    p = s.of(seat)
    rest = tuple(t for t in p.pledged if t != tile)
    return s.put(seat, pledged=rest, coins=p.coins + (len(p.pledged) - len(rest)) * int(fact("B-3.2.17", "coins")))


def without(s: Table, seat: str, tile: str) -> Table:
    """Take a tile away from a seat."""
    return s.put(seat, tiles=tuple(t for t in s.of(seat).tiles if t != tile))


def of_the_debt(s: Table, by: str) -> Handfuls:
    """Domain of what luxury goods stand in for when a pledged building is paid."""
    debts = [cost(tile) or {} for tile in s.of(by).pledged]
    most = {what: max(debt.get(what, 0) for debt in debts) for what in sorted({w for debt in debts for w in debt})}
    return choices(s, by, most)


class _Settles(Move):
    """Settle a pledge."""

    tile: Annotated[str, domain(pledges, "pledged-tile", "B-3.2.21")]

    @effect("B-3.2.21")
    def pledge_back(self, s: Table) -> Table:
        """Take the coin back."""
        return coin_back(s, self.by, self.tile)

    def outcome(self, s: Table) -> str:
        return "next" if owing(s) else "all"


class Redeem(_Settles):
    """Pay for a building with a pledge on it."""

    luxury: Annotated[tuple[str, ...], domain(of_the_debt, "stands-in", "B-3.2.10")] = ()

    @guard("B-3.2.21")
    def goods(self, s: Table) -> Figures:
        """Wood and stone are there, but for what luxury goods stand in."""
        return has_the_rest(self, s)

    luxury_there = luxury_there
    called_for = called_for

    def due(self, _s: Table) -> Mapping[str, int]:
        """Return what the building costs."""
        return cost(self.tile) or {}

    luxury_given = luxury_given

    @effect("B-3.2.21")
    def paid(self, s: Table) -> Table:
        """Pay its wood and stone."""
        return pays(self, s)


class Forfeit(_Settles):
    """Lose a building with a pledge on it."""

    @effect("B-3.2.21")
    def lost(self, s: Table) -> Table:
        """Take the building away."""
        return without(s, self.by, self.tile)

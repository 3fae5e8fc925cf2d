"""Supply rounds: feeding the inhabitants, then paying for what was pledged."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard, quantity
from rulekit.engine.state import domain
from rulekit.rulebooks.sacrum.paying import can_pay, pay
from rulekit.rulebooks.sacrum.placing import cost
from rulekit.rulebooks.sacrum.sacrifice import luxury_a_coin
from rulekit.rulebooks.sacrum.state import Table, fact
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


class Feed(Rule):
    """Everybody feeds the inhabitants; those who get nothing are lost."""

    @effect("B-3.2.11", "SC-CL-022")
    def fed(self, s: Table) -> Table:
        """Use up the food, then luxury goods, and lose whom neither reached."""
        for p in s.players:
            due = int(food_due(s, p.name))
            short = max(0, due - p.food)
            stand_ins = min(short, p.luxury // int(luxury_a_coin() or 1))
            s = s.put(p.name, food=p.food - due + short, luxury=p.luxury - stand_ins * int(luxury_a_coin()))
            lost = -(-(short - stand_ins) // int(fact("B-3.2.11", "food")))
            s = s.put(p.name, inhabitants=p.inhabitants - lost)
        return s

    @effect("SC-CL-022", ruling="SC-OD-20")
    def remembered(self, s: Table) -> Table:
        """Note the round, where a sacrifice gives food back."""
        return s if s.reads("SC-OD-20") == "onwards" else s.set(supplied=s.round)

    def outcome(self, s: Table) -> str:
        return "pledges" if owing(s) else "none"


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

    @guard("B-3.2.21")
    def goods(self, s: Table) -> Figures:
        """Wood and stone are there, or luxury goods that stand in."""
        return can_pay(s, self.by, cost(self.tile) or {})

    @effect("B-3.2.21", "B-3.2.10")
    def paid(self, s: Table) -> Table:
        """Pay its wood and stone."""
        return pay(s, self.by, cost(self.tile) or {})


class Forfeit(_Settles):
    """Lose a building with a pledge on it."""

    @effect("B-3.2.21")
    def lost(self, s: Table) -> Table:
        """Take the building away."""
        return without(s, self.by, self.tile)

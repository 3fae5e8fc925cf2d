"""Upkeep: everything is refreshed, the wounded roll, and every House balances its ledger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from rulekit.engine.chance import Judged, Roll, Rolled
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, equals, guard, quantity
from rulekit.rulebooks.serpents.core import book, dropped, fact, owned_by
from rulekit.rulebooks.serpents.moves.initiative import faces
from rulekit.rulebooks.serpents.moves.invite import FIGHTER
from rulekit.rulebooks.serpents.moves.payments import from_bank
from rulekit.rulebooks.serpents.moves.sand import with_dice
from rulekit.rulebooks.serpents.state import Fighter, Table

HEALED, WOUNDED, DEAD = "healed", "wounded", "dead"


def ready(s: Table, seat: str, kind: str) -> tuple[Fighter, ...]:
    """Return the Fighters of a kind that a House has ready."""
    return tuple(f for f in s.fighters if f.owner == seat and f.kind == kind and f.ready)


@quantity("B-1.2.3", "B-1.2.3.1")
def earned(s: Table, seat: str) -> int:
    """Return what the Slaves of a House bring, each at least what every Slave does."""
    return sum(fact("B-1.2.3", "earns") + f.earns for f in ready(s, seat, "Slave"))


@quantity("B-1.2.3")
def keep_due(s: Table, seat: str) -> int:
    """Return what the Gladiators of a House cost."""
    return len(ready(s, seat, "Gladiator")) * fact("B-1.2.3", "costs")


def out_of_play(s: Table, name: str, *, ever: bool = False) -> Table:
    """Take a Fighter off the table; its card is discarded, or gone for `ever`; what it carried stays with the owner."""
    items = dropped(s, name)
    printed = (name,) if any(w.name == name for w in s.wares) else ()
    rest = tuple(x for x in s.fighters if x.name != name)
    s = s.set(fighters=rest, items=items)
    return s.set(boxed=(*s.boxed, *printed)) if ever else s.set(market_discard=(*s.market_discard, *printed))


class Refresh(Rule):
    """Everything used is turned up again; only the wounded stay down."""

    @effect("B-1.2.1")
    def phase_begins(self, s: Table) -> Table:
        return s.set(phase="Upkeep", active="")

    @effect("B-1.2.1")
    def turned_up(self, s: Table) -> Table:
        fighters = tuple(f.set(ready=not f.wounded) for f in s.fighters)
        return s.set(fighters=fighters, items=tuple(i.set(used=False) for i in s.items))

    @effect("B-1.3.8.1", ruling="BR-15")
    def dice_come_back(self, s: Table) -> Table:
        return s.set(fighters=tuple(map(with_dice, s.fighters))) if s.reads("BR-15") == "upkeep" else s

    @effect("B-1.2.1", ruling="O-02")
    def guards_turned_up(self, s: Table) -> Table:
        houses = (h.set(guards=tuple(sorted((*h.guards, *h.used_guards))), used_guards=()) for h in s.houses)
        return s.set(houses=tuple(houses))

    @effect("B-1.2.2")
    def the_wounded(self, s: Table) -> Table:
        order = s.clockwise()
        hurt = sorted((f for f in s.fighters if f.wounded), key=lambda f: order.index(f.owner))
        return s.set(queue=tuple(f.name for f in hurt))

    def outcome(self, s: Table) -> str:
        return "wounded" if s.queue else "well"


class HealDie(Roll):
    """A wounded Fighter rolls a die: it dies, stays wounded or is healed."""

    def dice(self, s: Table) -> dict[str, int]:
        return {s.queue[0]: 1}

    def faces_of(self, s: Table) -> int:
        return faces(s)

    def read(self, s: Table, result: Rolled) -> Judged:
        return _fate(sum(result.faces[0][1]))

    def explain(self, s: Table, result: Rolled) -> Iterable[tuple[str, Figures]]:
        """Hold the die against what it has to show."""
        yield "roll-enough", at_least(sum(result.faces[0][1]), fact("B-1.2.2", "healed"))

    def space(self, s: Table) -> Iterable[tuple[Judged, int]]:
        fates = [_fate(n).winner for n in range(1, self.faces_of(s) + 1)]
        return tuple((Judged(fate), fates.count(fate)) for fate in (HEALED, WOUNDED, DEAD))

    def weights(self, s: Table) -> dict[str, int]:
        return {reading.winner: n for reading, n in self.space(s)}

    def label(self, s: Table, reading: Judged) -> str:
        return reading.winner

    @effect("B-1.2.2")
    def healed(self, s: Table, reading: Judged) -> Table:
        return s.put_fighter(s.queue[0], wounded=False) if reading.winner == HEALED else s

    @effect("B-1.2.4", ruling="BR-4")
    def ready_at_once(self, s: Table, reading: Judged) -> Table:
        at_once = reading.winner == HEALED and s.reads("BR-4") == "ready"
        return s.put_fighter(s.queue[0], ready=True) if at_once else s

    @effect("B-1.2.2")
    def dies(self, s: Table, reading: Judged) -> Table:
        return out_of_play(s, s.queue[0]) if reading.winner == DEAD else s

    @effect("B-1.2.2")
    def rolled(self, s: Table, reading: Judged) -> Table:
        return s.set(queue=s.queue[1:])

    def outcome(self, s: Table, reading: Judged) -> str:
        return "more" if s.queue else "done"


def _fate(shown: int) -> Judged:
    if shown >= fact("B-1.2.2", "healed"):
        return Judged(HEALED)
    return Judged(WOUNDED if shown > fact("B-1.2.2", "dies") else DEAD)


class OpenLedgers(Rule):
    """The ledgers are balanced, House by House."""

    @effect("B-1.2.3")
    def in_turn(self, s: Table) -> Table:
        return s.set(queue=s.clockwise())


class NextLedger(Rule):
    """The next House takes what its Slaves bring."""

    @effect("B-1.2.3")
    def whose(self, s: Table) -> Table:
        return s.set(active=s.queue[0], queue=s.queue[1:]) if s.queue else s.set(active="")

    @effect("B-1.2.3")
    def income(self, s: Table) -> Table:
        coins = earned(s, s.active)
        return from_bank(s, s.active, coins) if coins else s

    def outcome(self, s: Table) -> str:
        if not s.active:
            return "over"
        return "due" if ready(s, s.active, "Gladiator") else "next"


class PayKeep(Move):
    """A House pays for its Gladiators."""

    @guard("B-1.2.3")
    def purse(self, s: Table) -> Figures:
        return at_least(s.house(self.by).coins, keep_due(s, self.by))

    @effect("B-1.2.3")
    def paid(self, s: Table) -> Table:
        return from_bank(s, self.by, -int(keep_due(s, self.by)))


class Dismiss(Move):
    """A House discards a Gladiator in the place of paying for it."""

    fighter: Annotated[str, FIGHTER]

    @guard("B-1.2.3")
    def own(self, s: Table) -> Figures:
        return owned_by(s, self.fighter, self.by)

    @guard("B-1.2.3")
    def gladiator(self, s: Table) -> Figures:
        return equals(s.fighter(self.fighter).kind, "Gladiator")

    @guard("B-1.2.3")
    def costs_something(self, s: Table) -> Any:
        return s.fighter(self.fighter).ready

    @effect("B-1.2.3")
    def discarded(self, s: Table) -> Table:
        return out_of_play(s, self.fighter)

    def outcome(self, s: Table) -> str:
        return "due" if ready(s, self.by, "Gladiator") else "settled"


book.pieces_beside += [earned, keep_due]

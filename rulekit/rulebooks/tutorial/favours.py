"""Benefits that somebody has still to choose: free equipment, a gladiator to train."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard
from rulekit.engine.state import domain
from rulekit.rulebooks.tutorial.order import in_turn
from rulekit.rulebooks.tutorial.state import Gear, Table, without
from rulekit.rulebooks.tutorial.stats import given_gear, own, with_gladiator

BESIDE = ""  # as a wearer: nobody, it lies beside the house


def owing(s: Table) -> tuple[str, ...]:
    """Name who has a benefit to take, in turn order."""
    if not any(p.free_gear or p.training for p in s.players):
        return ()
    return tuple(n for n in in_turn(s) if s.of(n).free_gear or s.of(n).training)


def chooser(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who chooses now."""
    return owing(s)[:1]


def open_equipment(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of an open equipment card."""
    return s.equipment_row


def own_gladiators(s: Table, by: str) -> tuple[str, ...]:
    """Domain of a gladiator of one's own."""
    return tuple([g.card for g in s.of(by).gladiators])


def wearers(s: Table, by: str) -> tuple[str, ...]:
    """Domain of who gets equipment: a gladiator of one's own, or nobody."""
    return (*own_gladiators(s, by), BESIDE)


def fits(s: Table, seat: str, wearer: str) -> Figures:
    """Say whether equipment may go there: beside the house only where there is no gladiator."""
    able = own_gladiators(s, seat)
    return Figures(bool(wearer) or not able, "worn-by", wearer, able)


class TakeFree(Move):
    """Take an open equipment card without paying."""

    card: Annotated[str, domain(open_equipment, "open-equipment", "TF-CL-048")]
    wearer: Annotated[str, domain(wearers, "wearer", "TF-CL-114")]

    @guard("TF-CL-048", ruling="TF-OD-56")
    def from_the_row(self, s: Table) -> bool:
        """Free equipment is chosen from what lies open."""
        return s.of(self.by).free_gear > 0 and s.reads("TF-OD-56") == "open"

    @guard("TF-CL-114", ruling="TF-OD-56")
    def on_somebody(self, s: Table) -> Figures:
        """It goes to a gladiator where there is one."""
        return fits(s, self.by, self.wearer)

    @effect("TF-CL-048", "TF-CL-114", ruling="TF-OD-56")
    def taken(self, s: Table) -> Table:
        """Take it, for nothing."""
        p = s.of(self.by)
        s = s.put(self.by, free_gear=p.free_gear - 1).set(equipment_row=without(s.equipment_row, self.card))
        return given_gear(s, self.by, self.wearer, Gear(self.card, 0))

    def outcome(self, s: Table) -> str:
        return "next" if owing(s) else "all"


class TakeTop(Move):
    """Take the top card of the equipment pile without paying."""

    wearer: Annotated[str, domain(wearers, "wearer", "TF-CL-114")]

    @guard("TF-CL-048", ruling="TF-OD-56")
    def from_the_pile(self, s: Table) -> bool:
        """Free equipment comes from the top of the pile."""
        return s.of(self.by).free_gear > 0 and s.reads("TF-OD-56") == "top" and len(s.equipment_pile) > 0

    @guard("TF-CL-114", ruling="TF-OD-56")
    def on_somebody(self, s: Table) -> Figures:
        """It goes to a gladiator where there is one."""
        return fits(s, self.by, self.wearer)

    @effect("TF-CL-048", ruling="TF-OD-56")
    def promised(self, s: Table) -> Table:
        """Say who will get it."""
        return s.put(self.by, free_gear=s.of(self.by).free_gear - 1).set(fitting=self.by, wearer=self.wearer, fee=0)


class Train(Move):
    """Train a gladiator."""

    gladiator: Annotated[str, domain(own_gladiators, "own-gladiator", "TF-CL-052")]

    @guard("TF-CL-052")
    def promised(self, s: Table) -> bool:
        """A gladiator is to be trained."""
        return s.of(self.by).training > 0

    @effect("TF-CL-052", ruling="TF-OD-21")
    def trained(self, s: Table) -> Table:
        """Raise its level."""
        p = s.of(self.by)
        gladiator = own(p, self.gladiator)
        if gladiator is None:
            return s
        s = s.put(self.by, training=p.training - 1)
        return with_gladiator(s, self.by, self.gladiator, gladiator.set(level=gladiator.level + 1))

    def outcome(self, s: Table) -> str:
        return "next" if owing(s) else "all"


class Lapse(Rule):
    """What cannot be had lapses."""

    @effect("TF-CL-048", "TF-CL-052", ruling="TF-OD-56")
    def lapsed(self, s: Table) -> Table:
        """Strike out what the one who chooses cannot take."""
        seat = next(iter(owing(s)), "")
        return s.put(seat, free_gear=0, training=0) if seat else s

    def outcome(self, s: Table) -> str:
        return "next" if owing(s) else "all"


class Fit(Draw):
    """The top card of the equipment pile is turned up for somebody."""

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (s.equipment_pile,)

    def count(self, s: Table) -> int:
        return 1

    @effect("TF-CL-059", "TF-CL-114", ruling="TF-OD-02")
    def fitted(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Give it to the gladiator it was taken for."""
        for name in reading:
            s = s.set(equipment_pile=without(s.equipment_pile, name))
            s = given_gear(s, s.fitting, s.wearer, Gear(name, s.fee))
        return s.set(fitting="", wearer="", fee=0)

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return "next" if owing(s) else "all"

"""The start of a Combat Round, and Treacherous Gladiators who use it to change sides."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, equals, guard, more_than
from rulekit.rulebooks.serpents.core import dropped, owned_by, without
from rulekit.rulebooks.serpents.moves.initiative import traitors
from rulekit.rulebooks.serpents.moves.invite import FIGHTER
from rulekit.rulebooks.serpents.state import MARKS, OTHER, TEAMS, Table


class OpenRound(Rule):
    """A Combat Round begins: everybody can act again."""

    @effect("SW-CHG-04")
    def all_can_act(self, s: Table) -> Table:
        return s.set(fighters=tuple(f.set(acted=False) for f in s.fighters), side="")

    @effect("SW-TREA-03", ruling="O-38.1")
    def may_turn_again(self, s: Table) -> Table:
        return s.set(turned=())

    @effect("SW-INIT-01", ruling="O-34")
    def initiative_is_open(self, s: Table) -> Table:
        if s.reads("O-34") == "once":
            return s
        return s.set(winner="", deciding=(), chooser="", first="")

    def outcome(self, s: Table) -> str:
        return "treason" if traitors(s) else "loyal"


class OpenRoundOfTwo(OpenRound):
    """A Combat Round of a fight of two: its Initiative is rolled anew every time (B-1.3.2)."""

    @effect("B-1.3.2")
    def initiative_is_open(self, s: Table) -> Table:
        return s.set(winner="", deciding=(), chooser="", first="")

    def outcome(self, s: Table) -> str:
        return ""


class OrderDue(Rule):
    """Nobody changes sides any more: Initiative is rolled, unless an older roll still counts."""

    def outcome(self, s: Table) -> str:
        return "kept" if s.first else "roll"


class Treachery(Move):
    """A Treacherous Gladiator goes over to the other Team."""

    fighter: Annotated[str, FIGHTER]

    @guard("SW-TREA-02", ruling="O-38.7")
    def own(self, s: Table) -> Figures:
        if s.reads("O-38.7") == "games master":
            return equals(self.by, s.games_master)
        return owned_by(s, self.fighter, self.by)

    @guard("SW-TREA-01")
    def has_it(self, s: Table) -> bool:
        return s.fighter(self.fighter).treacherous

    @guard("SW-TREA-01", ruling="O-53")
    def gladiator(self, s: Table) -> Any:
        return s.fighter(self.fighter).kind == "Gladiator" or s.reads("O-53") == "any"

    @guard("SW-DEF-01")
    def in_the_arena(self, s: Table) -> bool:
        f = s.fighter(self.fighter)
        return f.team in TEAMS and not f.down

    @guard("SW-TREA-04", needs="in_the_arena")
    def not_the_last(self, s: Table) -> Figures:
        return more_than(len(s.team(s.fighter(self.fighter).team)), 1)

    @guard("SW-TREA-03", ruling="O-38.1")
    def once_a_round(self, s: Table) -> bool:
        return self.fighter not in s.turned or s.reads("O-38.1") == "any"

    @guard("SW-TEAM-03", ruling="O-38.3", needs="in_the_arena")
    def house_stays_together(self, s: Table) -> Any:
        if s.reads("O-38.3") == "may part":
            return True
        mine = s.fighter(self.fighter)
        mates = (f.name for f in s.team(mine.team) if f.owner == mine.owner and f.name != mine.name)
        return without(tuple(mates), "parted")

    @effect("SW-TREA-02")
    def goes_over(self, s: Table) -> Table:
        f = s.fighter(self.fighter)
        return s.put_fighter(f.name, team=OTHER[f.team], began=f.began or f.team)

    @effect("SW-TREA-02", "SW-TEAM-06", ruling="O-38.5")
    def sets_up_anew(self, s: Table) -> Table:
        if s.reads("O-38.5") == "stays":
            return s
        taken = {f.space for f in s.fighters if f.space}
        mark = MARKS[s.fighter(self.fighter).team]
        free = [x.name for x in s.board if x.green and x.beside == mark and x.name not in taken]
        return s.put_fighter(self.fighter, space=free[0]) if free else s

    @effect("SW-TREA-02", "SW-INV-07", ruling="O-38.6")
    def leaves_equipment(self, s: Table) -> Table:
        if s.reads("O-38.6") == "stays with it":
            return s
        return s.set(items=dropped(s, self.fighter))

    @effect("SW-TREA-03", ruling="O-38.1")
    def has_turned(self, s: Table) -> Table:
        return s.set(turned=tuple(sorted({*s.turned, self.fighter})))

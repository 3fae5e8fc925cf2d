"""The end of a Primus: victory, its rewards, and the gesture of the Games Master."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import effect, guard
from rulekit.engine.state import domain
from rulekit.rulebooks.serpents.core import fact, honoured, influence, number
from rulekit.rulebooks.serpents.moves.teams import Groups
from rulekit.rulebooks.serpents.state import OTHER, TEAMS, Fighter, Table

# Who does not count as a survivor, by the reading of ruling O-40.
LOST = {"alive": ("Beheading",), "unhurt": ("Beheading", "Wound"), "standing": ("Beheading", "Wound", "Surrender")}


def winners(s: Table) -> tuple[str, ...]:
    """Return the players of the winning Team, each once, however many Fighters he has there."""
    owners = {f.owner for f in s.members(s.victor)}
    return tuple(n for n in s.seats if n in owners)


def survivors(s: Table) -> tuple[Fighter, ...]:
    """Return the Fighters of the winning Team that survive (ruling O-40)."""
    return tuple(f for f in s.members(s.victor) if f.down not in LOST[s.reads("O-40")])


def losers(s: Table) -> tuple[str, ...]:
    """Return the losing Fighters that live: all of the Team, turncoats as well (rulings O-39, O-41)."""
    found = [f for f in s.members(OTHER[s.victor]) if not f.dead] if s.victor else []
    return tuple(f.name for f in found if not f.began or s.reads("O-39") == "all")


class Victory(Rule):
    """A Team has won: its players gain Influence, its survivors Glory."""

    @effect("SW-VIC-01")
    def declared(self, s: Table) -> Table:
        return s.set(victor=next(team for team in TEAMS if s.team(team)))

    @effect("SW-VIC-02", "SW-VIC-03", "SW-VIC-05")
    def honoured(self, s: Table) -> Table:
        for seat in winners(s):
            s = influence(s, seat, fact("SW-VIC-02", "influence"))
        return s

    @effect("SW-VIC-04", ruling="O-40")
    def glory(self, s: Table) -> Table:
        for f in survivors(s):
            s = honoured(s, f.name, fact("SW-VIC-04", "tokens"))
        return s

    @effect("B-1.3.10", ruling="O-42")
    def ordinary_prize(self, s: Table) -> Table:
        if s.reads("O-42") == "replaces":
            return s
        for seat in winners(s):
            s = influence(s, seat, number(s, "B-1.3.10", "influence"))
        for f in survivors(s):
            s = honoured(s, f.name, number(s, "B-1.3.10", "tokens"))
        return s


MERCY = domain(lambda s, by: Groups(losers(s)), "losers")


class Gesture(Move):
    """The Games Master says which losers live; by the rule it is all of them or none."""

    mercy: Annotated[tuple[str, ...], MERCY]

    @guard("SW-LIFE-01", ruling="O-41")
    def somebody_lives(self, s: Table) -> bool:
        return bool(losers(s)) or s.reads("O-41") == "ruled"

    @guard("SW-LIFE-02")
    def one_ruling(self, s: Table) -> bool:
        return set(self.mercy) in (set(), set(losers(s)))

    @effect("SW-LIFE-01", "B-1.3.11", ruling="O-39")
    def put_to_death(self, s: Table) -> Table:
        for name in losers(s):
            s = s if name in self.mercy else s.put_fighter(name, dead=True, glory=0)
        return s

"""When four Fighters cannot be found: the Primus is off, and two of them meet in an ordinary fight."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import effect, guard
from rulekit.engine.state import domain
from rulekit.rulebooks.serpents.moves.invite import paid_back
from rulekit.rulebooks.serpents.moves.wagers import BEHEADING, WOUNDING, Staking
from rulekit.rulebooks.serpents.state import TEAMS, Table

SIDE = domain(lambda s, by: (*s.fight, WOUNDING, BEHEADING, *TEAMS), "side")


def pair(s: Table) -> tuple[str, ...]:
    """Return the two Fighters that meet; nobody fights a Fighter of his own (ruling O-29)."""
    first, rest = s.arena[:1], s.arena[1:]
    if s.reads("O-29") == "none":
        rest = rest[:1]
    other = [n for n in rest if s.fighter(n).owner != s.fighter(first[0]).owner]
    return (*first, other[0]) if other else ()


class Cancel(Rule):
    """The Primus is called off."""

    @effect("SW-FAIL-01")
    def called_off(self, s: Table) -> Table:
        return s.set(called=False, compelled=False, cancelled=True)

    @effect("SW-FAIL-01", ruling="O-30")
    def given_back(self, s: Table) -> Table:
        if s.reads("O-30") == "kept":
            return s
        return paid_back(s)

    @effect("SW-FAIL-02", ruling="O-29")
    def paired(self, s: Table) -> Table:
        return s.set(fight=pair(s))

    def outcome(self, s: Table) -> str:
        return "pair" if s.fight else "nobody"


class Wager(Staking):
    """Somebody lays coins on the victory of a Fighter."""

    on: Annotated[str, SIDE]

    @guard("SW-WAG-02")
    def on_a_fighter(self, s: Table) -> bool:
        return self.on not in TEAMS


class OpenFight(Move):
    """The Games Master lets the two of them begin."""

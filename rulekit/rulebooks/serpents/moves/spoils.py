"""What a fight of the Competition brings beside the game itself: nothing, unless ruling BR-17.3 says otherwise."""

from __future__ import annotations

from typing import Any

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect
from rulekit.rulebooks.serpents.core import honoured, number
from rulekit.rulebooks.serpents.moves.fight import SettleFight, loser, tribute
from rulekit.rulebooks.serpents.moves.wagers import wagering
from rulekit.rulebooks.serpents.state import TEAMS, Table


def as_a_fight(s: Table) -> bool:
    """Whether a fight of the Competition is like any other (ruling BR-17.3)."""
    return s.reads("BR-17.3") == "as a fight"


def backers(s: Table, at: Any) -> tuple[str, ...]:
    """Who may lay Wagers on a fight of the Competition: by the default reading nobody."""
    return wagering(s, at) if as_a_fight(s) else ()


class EnterCompetition(Rule):
    """The two stand on the sand: Tribute, where there is any."""

    @effect("B-1.4.3.1", "B-1.2.29", ruling="BR-17.3")
    def paid(self, s: Table) -> Table:
        return tribute(s).set(fight=s.arena) if as_a_fight(s) else s


class Spoils(Rule):
    """One of the two has won: what else there is to gain, and whether the loser is in somebody's hand."""

    @effect("B-1.4.3.1", "B-1.3.10", ruling="BR-17.3")
    def glory(self, s: Table) -> Table:
        found = [team for team in TEAMS if s.team(team)]
        if not as_a_fight(s) or not found:
            return s
        s = s.set(victor=found[0])
        return honoured(s, s.team(s.victor)[0].name, number(s, "B-1.3.10", "tokens"))

    def outcome(self, s: Table) -> str:
        return "mercy" if s.victor and not loser(s).dead else "none"


class SettleSpoils(SettleFight):
    """Wagers on a fight of the Competition are paid; who rests, its own rule says."""

    def rest(self, s: Table) -> Table:
        """Leave that to the fight that comes next."""
        return s

    def outcome(self, s: Table) -> str:
        return ""

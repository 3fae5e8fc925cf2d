"""The Initiative roll, partners who share the top, and the choice of who acts first."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.chance import Judged, Roll
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import effect
from rulekit.engine.state import domain
from rulekit.rulebooks.serpents.core import fact
from rulekit.rulebooks.serpents.moves.dice import ALL_DICE, dice_due
from rulekit.rulebooks.serpents.state import TEAMS, Named, Table

NO_LIMIT = 10**6  # more than any dice can show


def faces(s: Table) -> int:
    """Return how many faces a die has (ruling O-51)."""
    return fact("B-1.3.1", "faces") if s.reads("O-51") == "six" else fact("B-1.3.1", "other_faces")


def deciding_owners(s: Table, fighters: tuple[str, ...]) -> tuple[str, ...]:
    """Return the owners of the Fighters whose result decided, each once."""
    return tuple(dict.fromkeys(s.fighter(n).owner for n in fighters))


def traitors(s: Table) -> tuple[str, ...]:
    """Return the Fighters in the Arena that could change sides."""
    return tuple(f.name for team in TEAMS for f in s.team(team) if f.treacherous)


PARTNER = domain(lambda s, by: deciding_owners(s, s.deciding), "partner")
TEAM = domain(lambda s, by: TEAMS, "team")


class Initiative(Roll):
    """Every Fighter in the Arena rolls all its Speed dice; its result is their sum."""

    clauses = ALL_DICE

    def dice(self, s: Table) -> dict[str, int]:
        return {f.name: dice_due(s, f.name, "Speed") for team in TEAMS for f in s.team(team)}

    def side(self, s: Table, roller: str) -> str:
        return s.fighter(roller).team

    def faces_of(self, s: Table) -> int:
        return faces(s)

    def highest(self, s: Table) -> bool:
        """Only the numbers of the example say that dice are added up (ruling O-33.1)."""
        return s.reads("O-33.1") == "highest die"

    def depth(self, s: Table, sizes: dict[str, int]) -> dict[str, tuple[int, int]]:
        """Compare two results a Team; a single Fighter has no second one (ruling O-33.4)."""
        two = fact("SW-TEAM-02", "size")
        reading = s.reads("O-33.4")
        if reading == "reroll" or len(set(sizes.values())) == 1:
            return dict.fromkeys(sizes, (min(*sizes.values(), two), 0))
        missing = NO_LIMIT if reading == "single" else 0
        return dict.fromkeys(sizes, (two, missing))

    def named(self, s: Table, rank: int) -> int:
        """The Fighter whose result decided chooses, not the one on top (ruling O-33.6)."""
        alone = s.reads("O-33.4") == "single" and len({len(s.team(t)) for t in TEAMS}) > 1
        return 0 if alone or s.reads("O-33.6") == "top" else rank

    @effect("SW-INIT-02")
    def highest_leads(self, s: Table, reading: Judged) -> Table:
        return s if reading.rank else s.set(winner=reading.winner, deciding=reading.by)

    @effect("SW-INIT-03", "SW-INIT-05", ruling="O-33.6")
    def second_leads(self, s: Table, reading: Judged) -> Table:
        return s.set(winner=reading.winner, deciding=reading.by) if reading.rank else s

    @effect("SW-INIT-02", ruling="O-33.2")
    def chooser(self, s: Table, reading: Judged) -> Table:
        found = deciding_owners(s, reading.by)
        if len(found) > 1 and s.reads("O-33.2") == "elder":
            found = deciding_owners(s, tuple(n for n in s.arena if n in reading.by))[:1]
        return s.set(chooser=found[0]) if len(found) == 1 else s

    def outcome(self, s: Table, reading: Judged) -> str:
        if not reading.winner:
            return "reopened" if traitors(s) and s.reads("O-38.4") == "before each roll" else "level"
        return "won" if s.chooser else "shared"


class InitiativeOfTwo(Initiative):
    """In a fight of two a side is one Fighter, so nobody shares the result that decides."""

    def highest(self, s: Table) -> bool:
        """Of an ordinary fight it is known that the dice are added up (B-1.3.2)."""
        return False

    def outcome(self, s: Table, reading: Judged) -> str:
        return "won" if reading.winner else "level"


class NameChooser(Move):
    """A partner names who of the two chooses the order."""

    chooser: Annotated[str, PARTNER]

    @effect("SW-CHG-05")
    def names(self, s: Table) -> Table:
        return s.set(named=(*s.named, Named(self.by, self.chooser)))


class Agree(Rule):
    """The partners' hands open: the same name, or a die."""

    @effect("SW-CHG-05")
    def agreed(self, s: Table) -> Table:
        found = {n.chooser for n in s.named}
        return s.set(chooser=found.pop() if len(found) == 1 else "", named=())

    def outcome(self, s: Table) -> str:
        return "agreed" if s.chooser else "split"


class PartnerDie(Roll):
    """Partners who do not agree roll a die each; the higher one chooses."""

    def dice(self, s: Table) -> dict[str, int]:
        return dict.fromkeys(deciding_owners(s, s.deciding), 1)

    def faces_of(self, s: Table) -> int:
        return faces(s)

    @effect("SW-CHG-05")
    def chooser(self, s: Table, reading: Judged) -> Table:
        return s.set(chooser=reading.winner)

    def outcome(self, s: Table, reading: Judged) -> str:
        return "won" if reading.winner else "level"


class ChooseOrder(Move):
    """The owner of the deciding Fighter says which Team acts first."""

    first: Annotated[str, TEAM]

    @effect("SW-INIT-02")
    def chosen(self, s: Table) -> Table:
        return s.set(first=self.first)

"""The Competition: several on 12 Influence when a phase ends, and the Arena decides."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard
from rulekit.rulebooks.serpents.core import fact, influence, owned_by
from rulekit.rulebooks.serpents.moves.invite import FIGHTER
from rulekit.rulebooks.serpents.moves.rivals import first_pair, left_in, levels, put_out
from rulekit.rulebooks.serpents.moves.sand import cleared, laid_down
from rulekit.rulebooks.serpents.state import TEAMS, Fighter, Rival, Table


def fit(f: Fighter) -> bool:
    """Whether a Fighter can be sent: it is ready, and neither Wounded nor dead."""
    return f.ready and not f.wounded and not f.dead


def can_field(s: Table, seat: str) -> bool:
    """Whether a Dominus has a Fighter to send."""
    return any(f.owner == seat and fit(f) for f in s.fighters)


def on_top(s: Table) -> tuple[str, ...]:
    """Return who stands at the end of the Influence track."""
    return tuple(h.name for h in s.houses if h.influence >= fact("B-1.1.2", "top"))


def due(s: Table) -> tuple[str, ...]:
    """Return who has to field a Fighter: the two that meet, or before that everybody."""
    still = tuple(r.name for r in left_in(s))
    return tuple(n for n in still if n in s.pair) if s.pair else still


def without_a_fighter(s: Table) -> tuple[str, ...]:
    """Return who would have to field a Fighter and has none."""
    return tuple(n for n in due(s) if not can_field(s, n))


class Close(Rule):
    """A phase is over: who has 12 Influence?"""

    @effect("SW-TIE-01", "SW-TIE-02")
    def finalists(self, s: Table) -> Table:
        found = on_top(s)
        many = len(found) >= fact("SW-TIE-01", "least")
        return s.set(rivals=tuple(map(Rival, found)) if many else (), pair=(), champion="")

    @effect("B-1.1.2.1")
    def alone(self, s: Table) -> Table:
        found = on_top(s)
        return s.set(champion=found[0]) if found and not s.rivals else s

    def outcome(self, s: Table) -> str:
        if s.champion:
            return "alone"
        crowd = len(s.rivals) > fact("SW-C56-03", "places")
        if crowd and s.reads("O-48.1") == "die first":
            return "crowd"
        return "tie" if s.rivals else "nobody"


class Fielding(Rule):
    """Whoever has no Fighter to send drops out; one alone has won, and with nobody it is off."""

    @effect("SW-TIE-05", ruling="O-46")
    def once_more(self, s: Table) -> Table:
        lost = without_a_fighter(s)
        if len(lost) < len(left_in(s)) or s.reads("O-46") == "one each":
            return s
        for name in lost:
            s = influence(s, name, -fact("SW-TIE-05", "price"))
        return s

    @effect("SW-TIE-04")
    def unable(self, s: Table) -> Table:
        for name in without_a_fighter(s):
            s = put_out(influence(s, name, -fact("SW-TIE-04", "price")), (name,))
        return s

    @effect("SW-TIE-06")
    def only_one(self, s: Table) -> Table:
        left = left_in(s)
        return s.set(champion=left[0].name) if len(left) == 1 else s

    def outcome(self, s: Table) -> str:
        left = left_in(s)
        if len(left) < 2:
            return "one" if left else "nobody"
        return "crowd" if len(left) > fact("SW-C56-03", "places") else "few"


class Meeting(Fielding):
    """The two that meet look for a Fighter each."""

    def outcome(self, s: Table) -> str:
        left = left_in(s)
        if len(left) < 2:
            return "one" if left else "nobody"
        return "meet" if set(s.pair) <= {r.name for r in left} else "again"


class Pair(Rule):
    """Who meets next, on sand swept clean."""

    @effect("B-1.4.1", "B-1.3.8.1", ruling="BR-15")
    def swept(self, s: Table) -> Table:
        return cleared(s)

    @effect("B-1.2.28", ruling="BR-16")
    def unarmed(self, s: Table) -> Table:
        return s.set(items=laid_down(s))

    @effect("B-1.4.3", ruling="BR-17.1")
    def paired(self, s: Table) -> Table:
        left = left_in(s)
        fewest = min(r.won for r in left)
        behind = {r.name for r in left if r.won == fewest}
        if len(behind) == 1:  # who has waited meets who has won
            behind = {r.name for r in left}
        groups = tuple(tuple(n for n in group if n in behind) for group in levels(s))
        pair = first_pair(groups)
        return s.set(pair=tuple(n for n in s.clockwise() if n in pair))


class Send(Move):
    """A Dominus names the Fighter that is to win him the game."""

    fighter: Annotated[str, FIGHTER]

    @guard("SW-TIE-04")
    def own(self, s: Table) -> Figures:
        return owned_by(s, self.fighter, self.by)

    @guard("B-1.2.25")
    def ready(self, s: Table) -> bool:
        return s.fighter(self.fighter).ready

    @guard("B-1.4.3.2")
    def unhurt(self, s: Table) -> bool:
        f = s.fighter(self.fighter)
        return not f.wounded and not f.dead

    @effect("SW-TIE-02")
    def enters(self, s: Table) -> Table:
        team = TEAMS[len(s.arena)]
        return s.put_fighter(self.fighter, team=team).set(arena=(*s.arena, self.fighter))

    def outcome(self, s: Table) -> str:
        return "both" if len(s.arena) == len(TEAMS) else "more"


class StayOut(Move):
    """A Dominus who could send a Fighter would rather not; by the default reading he has to."""

    @guard("SW-TIE-02", ruling="O-47")
    def may_refuse(self, s: Table) -> bool:
        return s.reads("O-47") == "may refuse"

    @effect("SW-TIE-04", ruling="O-47")
    def like_one_without(self, s: Table) -> Table:
        return put_out(influence(s, self.by, -fact("SW-TIE-04", "price")), (self.by,))


class Beaten(Rule):
    """A fight of the Competition is over: one goes on, one is out; without a winner both go on."""

    @effect("SW-TIE-02", "B-1.4.1")
    def loser_is_out(self, s: Table) -> Table:
        standing = {f.owner for team in TEAMS for f in s.team(team)}
        s = put_out(s, (n for n in s.pair if standing and n not in standing))
        return s.set(rivals=tuple(r.set(won=r.won + 1) if r.name in standing else r for r in s.rivals), pair=())

    @effect("B-1.3.12", ruling="BR-17.2")
    def rest(self, s: Table) -> Table:
        for name in s.arena:
            tired = bool(s.fighter(name).down) or s.reads("BR-17.2") == "tired"
            s = s.put_fighter(name, ready=not tired)
        return s

    @effect("SW-TIE-02")
    def decided(self, s: Table) -> Table:
        left = left_in(s)
        return s.set(champion=left[0].name) if len(left) == 1 else s

    def outcome(self, s: Table) -> str:
        return "won" if s.champion else "next"

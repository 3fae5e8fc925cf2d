"""A Team's go: which Fighter acts, and its Move and Attack in either order."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.chance import Chance, Judged, Roll, Rolled
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_most, differs, effect, equals, guard
from rulekit.rulebooks.serpents.board import apart, path
from rulekit.rulebooks.serpents.core import number, without
from rulekit.rulebooks.serpents.moves.dice import left
from rulekit.rulebooks.serpents.moves.initiative import faces
from rulekit.rulebooks.serpents.moves.invite import FIGHTER
from rulekit.rulebooks.serpents.moves.teams import IN_TEAM, SPACE
from rulekit.rulebooks.serpents.state import OTHER, TEAMS, Fighter, Table, Wish

DIE = "die"  # the one die of ruling O-35


def yet_to_act(s: Table, team: str) -> tuple[Fighter, ...]:
    """Return the Fighters of a Team that have not acted this round."""
    return tuple(f for f in s.team(team) if not f.acted)


def naming(s: Table) -> tuple[str, ...]:
    """Return the players who have a say in which Fighter acts first."""
    return tuple(dict.fromkeys(f.owner for f in yet_to_act(s, s.side)))


def distance(s: Table, one: str, two: str) -> int | None:
    """Return the steps between two Fighters, whatever stands between; None where one has no space."""
    spaces = {x.name: x for x in s.board}
    here, there = (spaces.get(s.fighter(n).space) for n in (one, two))
    return apart(here, there) if here and there else None


class WhoseGo(Rule):
    """Who is next: the Fighter in hand, the other Team, or nobody more this round."""

    @effect("SW-INIT-02")
    def first_team(self, s: Table) -> Table:
        return s if s.side else s.set(side=s.first)

    @effect("SW-CHG-03")
    def hands_over(self, s: Table) -> Table:
        done = s.walked and s.struck
        if not s.acting or not (done or s.fighter(s.acting).down or not fought(s)):
            return s
        s = s.put_fighter(s.acting, acted=True)
        side = OTHER[s.side] if fought(s) else s.side
        return s.set(acting="", walked=False, struck=False, target="", side=side)

    @effect("SW-CHG-04")
    def goes_on_alone(self, s: Table) -> Table:
        alone = not s.acting and not yet_to_act(s, s.side) and yet_to_act(s, OTHER[s.side])
        return s.set(side=OTHER[s.side]) if alone and fought(s) else s

    @effect("SW-CHG-03")
    def the_only_one(self, s: Table) -> Table:
        found = yet_to_act(s, s.side)
        return s.set(acting=found[0].name) if len(found) == 1 and not s.acting and fought(s) else s

    def outcome(self, s: Table) -> str:
        if not fought(s):
            return "won" if any(s.team(team) for team in TEAMS) else "undecided"
        if s.acting:
            return "acts"
        return "name" if yet_to_act(s, s.side) else "round over"


def fought(s: Table) -> bool:
    """Whether there are still two Teams to fight."""
    return all(s.team(team) for team in TEAMS)


class NameFighter(Move):
    """A player of the Team whose go it is names the Fighter that acts first."""

    fighter: Annotated[str, IN_TEAM]

    @guard("SW-CHG-01")
    def of_the_team(self, s: Table) -> Figures:
        return equals(s.fighter(self.fighter).team, s.side)

    @guard("SW-CHG-04")
    def has_not_acted(self, s: Table) -> bool:
        return not s.fighter(self.fighter).acted

    @effect("SW-CHG-01")
    def named(self, s: Table) -> Table:
        return s.set(wishes=(*s.wishes, Wish(self.by, self.fighter)))


class AgreeFighter(Rule):
    """The partners' hands open: one Fighter, or a die."""

    @effect("SW-CHG-01")
    def agreed(self, s: Table) -> Table:
        found = {w.fighter for w in s.wishes}
        return s.set(acting=found.pop(), wishes=()) if len(found) == 1 else s

    def outcome(self, s: Table) -> str:
        return "agreed" if s.acting else "split"


class FighterDie(Roll):
    """Partners who do not agree leave it to a die (ruling O-35)."""

    def dice(self, s: Table) -> dict[str, int]:
        return {DIE: 1} if s.reads("O-35") == "one die" else {w.seat: 1 for w in s.wishes}

    def faces_of(self, s: Table) -> int:
        return faces(s)

    def for_face(self, s: Table, face: int) -> Judged:
        """Share the faces of one die out among the Fighters, in the order in which they were accepted."""
        named = [f.name for f in s.team(s.side) if any(w.fighter == f.name for w in s.wishes)]
        fighter = named[(face - 1) * len(named) // self.faces_of(s)]
        return Judged(next(w.seat for w in s.wishes if w.fighter == fighter))

    def read(self, s: Table, result: Rolled) -> Judged:
        if s.reads("O-35") == "one die":
            return self.for_face(s, result.faces[0][1][0])
        return super().read(s, result)

    def space(self, s: Table) -> Any:
        if s.reads("O-35") == "one die":
            return [(self.for_face(s, n), 1) for n in range(1, self.faces_of(s) + 1)]
        return super().space(s)

    def weights(self, s: Table) -> dict[str, int]:
        return Chance.weights(self, s)

    def explain(self, s: Table, result: Rolled) -> Any:
        return () if s.reads("O-35") == "one die" else super().explain(s, result)

    @effect("SW-CHG-05", ruling="O-35")
    def has_its_way(self, s: Table, reading: Judged) -> Table:
        found = [w.fighter for w in s.wishes if w.seat == reading.winner]
        return s.set(acting=found[0], wishes=()) if found else s

    def outcome(self, s: Table, reading: Judged) -> str:
        return "one" if reading.winner else "level"


class Walk(Move):
    """The Fighter moves."""

    space: Annotated[str, SPACE]

    @guard("SW-CHG-02")
    def once(self, s: Table) -> bool:
        return not s.walked

    @guard("B-1.3.3")
    def empty(self, s: Table) -> Any:
        return without(tuple(f.name for f in s.fighters if f.space == self.space), "taken")

    @guard("B-1.3.3", ruling="BR-19", needs="empty")
    def near(self, s: Table) -> Figures:
        f, through = s.fighter(s.acting), s.reads("BR-19") == "through"
        taken = () if through else [x.space for x in s.fighters if x.space not in ("", self.space)]
        steps = path(s.board, f.space, self.space, taken)
        return Figures(False, "no-way") if steps is None else at_most(steps, left(f, "Speed"))

    @effect("SW-CHG-02")
    def moved(self, s: Table) -> Table:
        return s.put_fighter(s.acting, space=self.space).set(walked=True)

    def outcome(self, s: Table) -> str:
        return "done" if s.struck else "more"


class Attack(Move):
    """The Fighter attacks."""

    target: Annotated[str, FIGHTER]

    @guard("SW-CHG-02")
    def once(self, s: Table) -> bool:
        return not s.struck

    @guard("SW-HON-02")
    def no_partner(self, s: Table) -> Figures:
        return differs(s.fighter(self.target).team, s.fighter(s.acting).team)

    @guard("SW-DEF-01")
    def still_there(self, s: Table) -> bool:
        return s.fighter(self.target).team in TEAMS and not s.fighter(self.target).down

    @guard("B-1.3.3", needs="still_there")
    def adjacent(self, s: Table) -> Figures:
        steps = distance(s, s.acting, self.target)
        return Figures(False, "no-way") if steps is None else at_most(steps, number(s, "B-1.3.3", "reach"))

    @effect("SW-CHG-02")
    def strikes(self, s: Table) -> Table:
        return s.set(struck=True, target=self.target)


def could_attack(s: Table) -> tuple[str, ...]:
    """Return whom the Fighter that acts could attack from where it stands."""
    if s.struck:
        return ()
    near = number(s, "B-1.3.3", "reach")
    foes = ((f.name, distance(s, s.acting, f.name)) for f in s.team(OTHER[s.side]))
    return tuple(name for name, steps in foes if steps is not None and steps <= near)


class Finish(Move):
    """The Fighter does without what it could still do."""

    @guard("SW-CHG-02", ruling="O-36")
    def may_leave_it(self, s: Table) -> Any:
        return s.reads("O-36") == "may skip" or without(could_attack(s), "in-reach")

    @effect("SW-CHG-02")
    def leaves_it(self, s: Table) -> Table:
        return s.set(walked=True, struck=True)

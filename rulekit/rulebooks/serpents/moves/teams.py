"""Forming the Teams, setting up on the board, and Equipment."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Annotated, Any

from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, effect, equals, guard
from rulekit.engine.state import domain
from rulekit.rulebooks.serpents.core import fact, owned_by, without
from rulekit.rulebooks.serpents.state import MARKS, TEAMS, Table


class Groups:
    """Every group of some names, in whatever order it is written."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __contains__(self, group: object) -> bool:
        return isinstance(group, tuple) and len(set(group)) == len(group) and set(group) <= set(self.names)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        for size in range(len(self.names) + 1):
            yield from itertools.combinations(self.names, size)


GROUP = domain(lambda s, by: Groups(s.arena), "group")
IN_TEAM = domain(lambda s, by: tuple(f.name for f in s.fighters if f.team and not f.down), "fighter")
SPACE = domain(lambda s, by: tuple(x.name for x in s.board), "space")
ITEM = domain(lambda s, by: tuple(i.name for i in s.items), "item")


def owners(s: Table, team: str) -> tuple[str, ...]:
    """Return the seats with Fighters in a Team."""
    return tuple(dict.fromkeys(f.owner for f in s.team(team)))


class FormTeams(Move):
    """The Games Master says who is Team I; the others are Team II."""

    one: Annotated[tuple[str, ...], GROUP]

    def two(self, s: Table) -> tuple[str, ...]:
        """Return the other Team."""
        return tuple(n for n in s.arena if n not in self.one)

    @guard("SW-TEAM-02")
    def two_and_two(self, s: Table) -> Figures:
        size = fact("SW-TEAM-02", "size")
        return equals((len(self.one), len(self.two(s))), (size, size))

    @guard("SW-TEAM-03", ruling="O-28")
    def houses_together(self, s: Table) -> Any:
        pairs = len(s.arena) - len({s.fighter(n).owner for n in s.arena})
        if pairs > 1 and s.reads("O-28") == "one house":
            return True
        ours, theirs = ({s.fighter(n).owner for n in group} for group in (self.one, self.two(s)))
        return without(tuple(n for n in s.seats if n in ours and n in theirs), "parted")

    @guard("SW-TEAM-02", ruling="O-26", needs="two_and_two")
    def who_is_one(self, s: Table) -> bool:
        return s.reads("O-26") == "games master" or s.arena[0] in self.one

    @effect("SW-TEAM-02", "SW-PRI-02")
    def formed(self, s: Table) -> Table:
        for name in s.arena:
            s = s.put_fighter(name, team=TEAMS[0] if name in self.one else TEAMS[1])
        return s


class Place(Move):
    """An owner puts a Fighter on a start space."""

    fighter: Annotated[str, IN_TEAM]
    space: Annotated[str, SPACE]

    @guard("SW-TEAM-05")
    def own(self, s: Table) -> Figures:
        return owned_by(s, self.fighter, self.by)

    @guard("SW-TEAM-06")
    def once(self, s: Table) -> bool:
        return not s.fighter(self.fighter).space

    @guard("SW-TEAM-06")
    def empty(self, s: Table) -> Any:
        return without(tuple(f.name for f in s.fighters if f.space == self.space), "taken")

    @guard("SW-TEAM-04", ruling="O-27")
    def green(self, s: Table) -> bool:
        return s.reads("O-27") == "beside" or next(x.green for x in s.board if x.name == self.space)

    @guard("SW-TEAM-06", ruling="O-27")
    def beside(self, s: Table) -> Any:
        if s.reads("O-27") == "green":
            return True
        mark = next(x.beside for x in s.board if x.name == self.space)
        return equals(mark, MARKS[s.fighter(self.fighter).team])

    @effect("SW-TEAM-04", "SW-TEAM-06")
    def stands(self, s: Table) -> Table:
        return s.put_fighter(self.fighter, space=self.space)

    def outcome(self, s: Table) -> str:
        mine = s.fighter(self.fighter).team
        return "placed" if all(f.space for f in s.team(mine)) else "more"


class UseEquipment(Move):
    """A Fighter uses a piece of Equipment."""

    fighter: Annotated[str, IN_TEAM]
    item: Annotated[str, ITEM]

    @guard("B-1.2.28")
    def own(self, s: Table) -> Figures:
        return owned_by(s, self.fighter, self.by)

    @guard("SW-INV-07")
    def not_the_partners(self, s: Table) -> Figures:
        carrier = next(i.on for i in s.items if i.name == self.item)
        return Figures(carrier == self.fighter, "carrier", carrier)

    @guard("B-1.2.28")
    def fresh(self, s: Table) -> bool:
        return not next(i.used for i in s.items if i.name == self.item)

    @effect("B-1.2.28")
    def used(self, s: Table) -> Table:
        return s.set(items=tuple(i.set(used=True) if i.name == self.item else i for i in s.items))


class StartRound(Move):
    """The Games Master has the Combat Round begin."""

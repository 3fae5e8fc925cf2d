"""Some roll a die each, and are put in order by it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import msgspec

from rulekit.engine.chance import Chance, Roll, Rolled
from rulekit.rulebooks.serpents.moves.initiative import faces
from rulekit.rulebooks.serpents.state import Rival, Table

Names = tuple[str, ...]


class Ranked(msgspec.Struct, frozen=True, gc=False):
    """The reading of a die each: the rollers from the highest die down, level ones together."""

    groups: tuple[Names, ...]


def orders(names: Names) -> Iterator[tuple[Names, ...]]:
    """Yield every order in which some can come out, ties included.

    Examples
    --------
    >>> list(orders(("Ana", "Bo")))
    [(('Ana',), ('Bo',)), (('Ana', 'Bo'),), (('Bo',), ('Ana',))]
    """
    if not names:
        yield ()
        return
    firsts = (group for size in range(1, len(names) + 1) for group in itertools.combinations(names, size))
    for first in sorted(firsts):
        for rest in orders(tuple(n for n in names if n not in first)):
            yield (first, *rest)


class DieEach(Roll):
    """Some roll a die each for their places; `rollers(s)` says who."""

    def rollers(self, s: Table) -> Names:
        """Return who rolls."""
        raise NotImplementedError

    def dice(self, s: Table) -> dict[str, int]:
        return dict.fromkeys(self.rollers(s), 1)

    def faces_of(self, s: Table) -> int:
        return faces(s)

    def read(self, s: Table, result: Rolled) -> Ranked:  # type: ignore[override]
        shown: dict[int, Names] = {}
        for name, (face,) in sorted(result.faces):
            shown[face] = (*shown.get(face, ()), name)
        return Ranked(tuple(shown[face] for face in sorted(shown, reverse=True)))

    def space(self, s: Table) -> Any:
        sides = self.faces_of(s)
        for groups in orders(tuple(sorted(self.rollers(s)))):
            if len(groups) <= sides:
                yield Ranked(groups), math.comb(sides, len(groups))

    def told(self, s: Table, reading: Ranked) -> str:
        """Say what a reading comes to, for the odds."""
        raise NotImplementedError

    def label(self, s: Table, reading: Any) -> str:
        return self.told(s, reading)

    def weights(self, s: Table) -> dict[str, int]:
        return Chance.weights(self, s)

    def explain(self, s: Table, result: Rolled) -> Any:
        return ()


def refined(s: Table, reading: Ranked) -> Table:
    """Part those who were level by their dice; everybody else keeps his place."""
    at = {name: i for i, group in enumerate(reading.groups) for name in group}
    old = {r.name: r.place for r in s.rivals}

    def place(r: Rival) -> int:
        return r.place + sum(old[n] == r.place and at[n] < at[r.name] for n in at)

    return s.set(rivals=tuple(r.set(place=place(r)) if r.name in at else r for r in s.rivals))

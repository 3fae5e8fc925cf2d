"""Attack dice against Defence dice, the dice that are lost, and defeat."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Any

import msgspec

from rulekit.engine.chance import Chance, Faces, Roll, Rolled
from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, at_least, effect, guard
from rulekit.engine.state import domain
from rulekit.rulebooks.serpents.core import book, fact, number, without
from rulekit.rulebooks.serpents.moves.dice import ALL_DICE, POOLS, all_left, dice_due, left, serves, without_one
from rulekit.rulebooks.serpents.moves.initiative import faces
from rulekit.rulebooks.serpents.state import OTHER, Fell, Table

POOL = domain(lambda s, by: POOLS, "pool")


class Blow(msgspec.Struct, frozen=True, gc=False):
    """What an attack roll comes to: plain hits, and Attack dice that met their like."""

    hits: int = 0
    ties: int = 0


def pairs(attack: Faces, defence: Faces) -> Iterator[tuple[int, int]]:
    """Put Attack dice against Defence dice from the highest down; 0 stands for no Defence die."""
    high = sorted(defence, reverse=True)
    return zip(sorted(attack, reverse=True), (*high, *(0,) * len(attack)), strict=False)


def compared(attack: Faces, defence: Faces, unpaired: int) -> Blow:
    """Count the hits and the ties of a roll.

    Examples
    --------
    >>> compared((6, 4, 3), (6, 3), 3)
    Blow(hits=2, ties=1)
    """
    met = list(pairs(attack, defence))
    hits = sum(a > d if d else a >= unpaired for a, d in met)
    return Blow(hits, sum(a == d for a, d in met))


def hands(count: int, sides: int) -> Iterator[tuple[Faces, int]]:
    """Yield what so many dice can show, in no order, with the number of ways."""
    for hand in itertools.combinations_with_replacement(range(1, sides + 1), count):
        yield hand, math.factorial(count) // math.prod(map(math.factorial, Counter(hand).values()))


@lru_cache(maxsize=64)
def blows(attack: int, defence: int, sides: int, unpaired: int) -> tuple[tuple[Blow, int], ...]:
    """Weigh every reading of an attack roll."""
    out: Counter[Blow] = Counter()
    against = tuple(hands(defence, sides))
    for a, ways in hands(attack, sides):
        for d, more in against:
            out[compared(a, d, unpaired)] += ways * more
    return tuple(sorted(out.items(), key=lambda x: (x[0].hits, x[0].ties)))


class Strike(Roll):
    """Attacker and defender roll all their Attack and Defence dice."""

    clauses = ALL_DICE

    def dice(self, s: Table) -> dict[str, int]:
        return {s.acting: dice_due(s, s.acting, "Attack"), s.target: dice_due(s, s.target, "Defence")}

    def faces_of(self, s: Table) -> int:
        return faces(s)

    def read(self, s: Table, result: Rolled) -> Blow:  # type: ignore[override]
        rolled = dict(result.faces)
        return compared(rolled[s.acting], rolled[s.target], fact("B-1.3.4", "unpaired"))

    def space(self, s: Table) -> Any:
        due = self.dice(s)
        return blows(due[s.acting], due[s.target], self.faces_of(s), fact("B-1.3.4", "unpaired"))

    def weights(self, s: Table) -> dict[str, int]:
        return Chance.weights(self, s)

    def label(self, s: Table, reading: Any) -> str:
        """Name the number of dice that the defender loses."""
        for part in (self.hit, self.wins_ties, self.one_less, self.no_more_than_there_are):
            s = part(s, reading)
        return {0: "no hit", 1: "1 hit"}.get(s.hits, f"{s.hits} hits")

    def explain(self, s: Table, result: Rolled) -> Iterator[tuple[str, Figures]]:
        """Show die against die."""
        rolled, least = dict(result.faces), fact("B-1.3.4", "unpaired")
        for a, d in pairs(rolled[s.acting], rolled[s.target]):
            if d:
                word = "hit" if a > d else "tie" if a == d else "held"
                yield f"strike-{word}", Figures(True, "against", (str(a), str(d)))
            else:
                yield f"strike-{'open' if a >= least else 'short'}", at_least(a, least)

    @effect("B-1.3.4")
    def hit(self, s: Table, reading: Blow) -> Table:
        return s.set(hits=reading.hits)

    @effect("SW-CHG-07", "SW-CHG-08", ruling="O-37")
    def wins_ties(self, s: Table, reading: Blow) -> Table:
        return s.set(hits=s.hits + reading.ties) if serves(s, s.acting, "wins ties", "Attack") else s

    @effect("SW-CHG-07", ruling="O-37")
    def one_less(self, s: Table, reading: Blow) -> Table:
        return s.set(hits=max(0, s.hits - 1)) if serves(s, s.target, "one hit less", "Defence") else s

    @effect("B-1.3.5")
    def no_more_than_there_are(self, s: Table, reading: Blow) -> Table:
        return s.set(hits=min(s.hits, all_left(s.fighter(s.target))))

    def outcome(self, s: Table, reading: Any) -> str:
        return "hit" if s.hits else "miss"


class LoseDie(Move):
    """The owner of the Fighter that was hit takes a die away."""

    pool: Annotated[str, POOL]

    @guard("B-1.3.5")
    def has_one(self, s: Table) -> Figures:
        return at_least(left(s.fighter(s.target), self.pool), 1)

    @guard("B-1.3.6", needs="has_one")
    def one_stays(self, s: Table) -> Any:
        f, keeps = s.fighter(s.target), number(s, "B-1.3.6", "keeps")
        bigger = tuple(p for p in POOLS if left(f, p) > keeps)
        return left(f, self.pool) > keeps or without(bigger, "bigger")

    @effect("B-1.3.5")
    def lost(self, s: Table) -> Table:
        return without_one(s, s.target, self.pool).set(hits=s.hits - 1)

    @effect("B-1.3.7")
    def defeated(self, s: Table) -> Table:
        dice = all_left(s.fighter(s.target))
        if s.hits or dice > number(s, "B-1.3.7", "surrender"):
            return s
        how = "Surrender" if dice > number(s, "B-1.3.7", "wound") else "Wound" if dice else "Beheading"
        return s.put_fighter(s.target, down=how).announce(Fell(s.target))

    def outcome(self, s: Table) -> str:
        if s.hits:
            return "more"
        if not s.fighter(s.target).down:
            return "stands"
        return "falls" if s.team(OTHER[s.side]) else "last"


@book.trigger(Fell, "SW-DEF-01")
def carried_off(s: Table, ev: Fell) -> Table:
    """The figure is taken off the Arena."""
    return s.put_fighter(ev.fighter, space="")


@book.trigger(Fell, "B-1.3.8")
def its_fate(s: Table, ev: Fell) -> Table:
    """A Wound stays; whoever is Beheaded is gone, tokens and all."""
    how = s.fighter(ev.fighter).down
    if how == "Beheading":
        return s.put_fighter(ev.fighter, dead=True, glory=0)
    return s.put_fighter(ev.fighter, wounded=True) if how == "Wound" else s

"""Chance, staged: one declaration gives the roll that happened, a drawn one and exact odds.

A chance step reads a *result* (what the dice show, what was drawn) into a *reading*: the
little that the rules make of it.  Effects and outcomes see the reading alone, so exploring
and odds can run over readings instead of dice.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

import msgspec

from rulekit.engine.pieces import Figures, equals, nobody

Faces = tuple[int, ...]
Weights = Mapping[Any, int]


class Rolled(msgspec.Struct, frozen=True, gc=False, tag=True):
    """What the dice of each roller show."""

    faces: tuple[tuple[str, Faces], ...]


class Drawn(msgspec.Struct, frozen=True, gc=False, tag=True):
    """What was turned up or drawn, in no order."""

    items: tuple[str, ...]


Result = Rolled | Drawn


class Chance:
    """Base of what stands at a chance step; subclass `Roll` or `Draw`."""

    result: ClassVar[type]
    # Clauses of single checks of a result, by the check's id; the step's clause for all others.
    clauses: ClassVar[Mapping[str, str]] = {}
    # Whether what comes is seen by nobody but the seats that draw it.
    private: ClassVar[bool] = False

    def fits(self, s: Any, result: Any) -> Iterable[tuple[str, Figures]]:
        """Yield (catalogue id, figures) of every check that a given result must pass."""
        raise NotImplementedError

    def sample(self, s: Any, rng: Random) -> Any:
        """Return a result drawn with a seeded generator."""
        raise NotImplementedError

    def read(self, s: Any, result: Any) -> Any:
        """Make of a result what the rules make of it."""
        raise NotImplementedError

    def space(self, s: Any) -> Iterable[tuple[Any, int]]:
        """Yield every reading with its integer weight."""
        raise NotImplementedError

    def explain(self, s: Any, result: Any) -> Iterable[tuple[str, Figures]]:
        """Yield (catalogue id, figures) of how a result was read, step by step."""
        return ()

    def outcome(self, s: Any, reading: Any) -> str:
        """Name the outcome; the effects have been carried out on `s`."""
        return ""

    def label(self, s: Any, reading: Any) -> str:
        """Name the class of outcomes under which odds are told."""
        return self.outcome(s, reading)

    def names(self, s: Any) -> Mapping[str, Any]:
        """Return what else of the table, as it stood before, the step's story may speak of, by name."""
        return {}

    def weights(self, s: Any) -> dict[str, int]:
        """Return the integer weight of every label."""
        out: Counter[str] = Counter()
        for reading, weight in self.space(s):
            out[self.label(s, reading)] += weight
        return dict(out)


class Judged(msgspec.Struct, frozen=True, gc=False):
    """The reading of a contest of dice.

    Attributes
    ----------
    winner : str
        The side whose results are higher; "" where they are level.
    rank : int
        Which comparison decided, from 0.
    by : tuple of str
        The winner's rollers whose result decided it; several where they are equal.
    """

    winner: str = ""
    rank: int = 0
    by: tuple[str, ...] = ()


class Roll(Chance):
    """Dice of two or more sides compared.

    Subclasses say `dice(s)`, and where they differ from the usual `side(s, roller)`, `depth(s, sizes)`
    and `highest(s)`.  A roller's dice are added up, or the highest of them counts; a side's results stand
    from high to low; the sides are compared result by result.
    """

    result = Rolled
    faces: ClassVar[int] = 6

    def dice(self, s: Any) -> dict[str, int]:
        """Return how many dice each roller must roll."""
        raise NotImplementedError

    def side(self, s: Any, roller: str) -> str:
        """Return the side a roller belongs to."""
        return roller

    def faces_of(self, s: Any) -> int:
        """Return how many faces a die has, where that hangs on a ruling."""
        return self.faces

    def highest(self, s: Any) -> bool:
        """Whether the highest of a roller's dice is its result, where that hangs on a ruling, and not their sum."""
        return False

    def result_of(self, s: Any, faces: Faces) -> int:
        """Return what a roller's dice come to."""
        return max(faces, default=0) if self.highest(s) else sum(faces)

    def named(self, s: Any, rank: int) -> int:
        """Return which of the winner's sums is said to have decided, where that of `rank` did."""
        return rank

    def depth(self, s: Any, sizes: dict[str, int]) -> dict[str, tuple[int, int]]:
        """Return for each side (how many of its sums are compared, what fills missing ones).

        Sides of unequal size need a ruling; here the comparison ends with the smaller side.
        """
        least = min(sizes.values())
        return dict.fromkeys(sizes, (least, 0))

    def fits(self, s: Any, result: Rolled) -> Iterable[tuple[str, Figures]]:
        """See `Chance.fits`."""
        due = self.dice(s)
        try:
            given = tuple((name, tuple(faces)) for name, faces in result.faces)
            rollers = Counter(name for name, _ in given)
        except (TypeError, ValueError):  # not even names and faces
            yield "roll-rollers", nobody((str(result.faces),), "not-these")
            return
        wrong = (rollers - Counter(due.keys())) + (Counter(due.keys()) - rollers)
        yield "roll-rollers", nobody(tuple(sorted(map(str, wrong))), "not-these")
        for name, faces in given:
            if name in due:
                yield "roll-count", equals(len(faces), due[name])
            odd = tuple(str(f) for f in faces if type(f) is not int or not 1 <= f <= self.faces_of(s))
            yield "roll-faces", nobody(odd, "not-these")

    def sample(self, s: Any, rng: Random) -> Rolled:
        """See `Chance.sample`."""
        due, faces = self.dice(s), self.faces_of(s)
        return Rolled(tuple((n, tuple(rng.randint(1, faces) for _ in range(k))) for n, k in due.items()))

    def read(self, s: Any, result: Rolled) -> Judged:
        """See `Chance.read`."""
        sums = {name: self.result_of(s, faces) for name, faces in result.faces}
        return self._judge(s, sums)

    def explain(self, s: Any, result: Rolled) -> Iterable[tuple[str, Figures]]:
        """Compare the sides' sums from the highest down, as far as it took to decide."""
        sums = {name: self.result_of(s, faces) for name, faces in result.faces}
        sides = self._sides(s)
        depth = self.depth(s, {side: len(names) for side, names in sides.items()})
        rows = [_row((sums[n] for n in names), depth[side]) for side, names in sides.items()]
        for rank, values in enumerate(zip(*rows, strict=True)):
            level = len(set(values)) == 1
            shown = Figures(True, "against", tuple(map(str, values)))
            yield f"roll-{'level' if level else 'decides'}-{min(rank, 2)}", shown
            if not level:
                return

    def _sides(self, s: Any) -> dict[str, tuple[str, ...]]:
        out: dict[str, tuple[str, ...]] = {}
        for roller in self.dice(s):
            side = self.side(s, roller)
            out[side] = (*out.get(side, ()), roller)
        return out

    def _judge(self, s: Any, sums: Mapping[str, int]) -> Judged:
        sides = self._sides(s)
        depth = self.depth(s, {side: len(names) for side, names in sides.items()})
        rows = {side: _row((sums[n] for n in names), depth[side]) for side, names in sides.items()}
        best = max(rows.values())
        top = [side for side, row in rows.items() if row == best]
        if len(top) > 1:
            return Judged()
        rest = max(row for side, row in rows.items() if side != top[0]) if len(rows) > 1 else ()
        rank = _rank(best, rest)
        by = tuple(n for n in sides[top[0]] if sums[n] == best[self.named(s, rank)])
        return Judged(top[0], rank, by)

    def space(self, s: Any) -> Iterable[tuple[Judged, int]]:
        """Weigh every reading: each side's sums by themselves, then side against side."""
        due, sides = self.dice(s), self._sides(s)
        depth = self.depth(s, {side: len(names) for side, names in sides.items()})
        contest = tuple((side, tuple((n, due[n]) for n in names), depth[side]) for side, names in sides.items())
        ranks = tuple(self.named(s, rank) for rank in range(max(size for size, _ in depth.values())))
        return _readings(contest, ranks, self.faces_of(s), self.highest(s))

    def label(self, s: Any, reading: Judged) -> str:
        """See `Chance.label`."""
        return reading.winner

    def weights(self, s: Any) -> dict[str, int]:
        """Weigh the sides without going through single rolls: sort, then cumulate."""
        if type(self).label is not Roll.label:
            return super().weights(s)
        due, faces = self.dice(s), self.faces_of(s)
        sides = self._sides(s)
        depth = self.depth(s, {side: len(names) for side, names in sides.items()})
        high = self.highest(s)
        dists = {side: _rows(tuple(due[n] for n in names), depth[side], faces, high) for side, names in sides.items()}
        below = dict.fromkeys(sides, 0)
        won = dict.fromkeys(sides, 0)
        for row in sorted(set().union(*dists.values())):
            for side in sides:
                here = dists[side].get(row, 0)
                if here:
                    won[side] += here * math.prod(below[o] for o in sides if o != side)
            for side in sides:
                below[side] += dists[side].get(row, 0)
        level = faces ** sum(due.values()) - sum(won.values())
        return {**won, "": level} if level else won


def _row(sums: Iterable[int], depth: tuple[int, int]) -> tuple[int, ...]:
    size, fill = depth
    row = sorted(sums, reverse=True)[:size]
    return (*row, *(fill,) * (size - len(row)))


def _rank(best: tuple[int, ...], rest: tuple[int, ...]) -> int:
    return next((i for i, pair in enumerate(zip(best, rest, strict=False)) if pair[0] != pair[1]), 0)


# A side: its name, its rollers with their dice, and its depth (see `Roll.depth`).
_Side = tuple[str, tuple[tuple[str, int], ...], tuple[int, int]]


@lru_cache(maxsize=256)
def _readings(
    contest: tuple[_Side, ...], ranks: tuple[int, ...], faces: int, high: bool
) -> tuple[tuple[Judged, int], ...]:
    """Return every reading of a contest with its weight."""
    held = {side: _holders(rollers, depth, faces, high) for side, rollers, depth in contest}
    whole = {side: {row: sum(ways.values()) for row, ways in rows.items()} for side, rows in held.items()}
    counted: Counter[tuple[str, int, tuple[str, ...]]] = Counter()
    for rows in itertools.product(*whole.values()):
        best = max(rows)
        top = rows.index(best)
        rest = max((*rows[:top], *rows[top + 1 :]), default=())
        ways = [whole[side][row] for side, row in zip(whole, rows, strict=True)]
        if best == rest:
            counted["", 0, ()] += math.prod(ways)
            continue
        others = math.prod((*ways[:top], *ways[top + 1 :]))
        side, rank = contest[top][0], _rank(best, rest)
        for names, weight in held[side][best].items():
            counted[side, rank, names[ranks[rank]]] += weight * others
    return tuple((Judged(*reading), weight) for reading, weight in counted.items())


_Holders = Mapping[tuple[int, ...], Mapping[tuple[tuple[str, ...], ...], int]]


def _holders(rollers: tuple[tuple[str, int], ...], depth: tuple[int, int], faces: int, high: bool) -> _Holders:
    """Return for each row of compared sums who may hold them, sum by sum, and in how many ways."""
    out: dict[tuple[int, ...], Counter[tuple[tuple[str, ...], ...]]] = {}
    dists = [results_of(k, faces, high) for _, k in rollers]
    for sums in itertools.product(*dists):
        row = _row(sums, depth)
        names = tuple(tuple(n for (n, _), v in zip(rollers, sums, strict=True) if v == value) for value in row)
        weight = math.prod(dist[v] for dist, v in zip(dists, sums, strict=True))
        out.setdefault(row, Counter())[names] += weight
    return out


@lru_cache(maxsize=64)
def sums_of(count: int, faces: int = 6) -> Weights:
    """Return how many ways `count` dice have of showing each sum.

    Examples
    --------
    >>> sums_of(2)[7]
    6
    """
    out = {0: 1}
    for _ in range(count):
        step: Counter[int] = Counter()
        for total, ways in out.items():
            for face in range(1, faces + 1):
                step[total + face] += ways
        out = dict(step)
    return out


def results_of(count: int, faces: int, high: bool) -> Weights:
    """Return how many ways `count` dice have of coming to each result: their sum, or the highest of them.

    Examples
    --------
    >>> results_of(2, 6, high=True)[6]
    11
    """
    if not high or not count:
        return sums_of(count, faces)
    return {face: face**count - (face - 1) ** count for face in range(1, faces + 1)}


def _rows(counts: tuple[int, ...], depth: tuple[int, int], faces: int, high: bool) -> dict[tuple[int, ...], int]:
    """Distribution of a side's compared results, high to low."""
    rows: dict[tuple[int, ...], int] = {(): 1}
    for count in counts:
        step: dict[tuple[int, ...], int] = {}
        for row, ways in rows.items():
            for total, more in results_of(count, faces, high).items():
                key = tuple(sorted((*row, total), reverse=True))
                step[key] = step.get(key, 0) + ways * more
        rows = step
    out: dict[tuple[int, ...], int] = {}
    for row, ways in rows.items():
        key = _row(row, depth)
        out[key] = out.get(key, 0) + ways
    return out


class Draw(Chance):
    """Some things turned up from a pile of which only the layers are known.

    `pile(s)` gives the layers from the top; within a layer nothing is known of the order,
    so it is a sorted tuple and the order comes about when things are turned up.

    Attributes
    ----------
    ordered : bool
        Whether it matters which comes up first: then a reading keeps the order of the result.
    """

    result = Drawn
    ordered = False

    def pile(self, s: Any) -> tuple[tuple[str, ...], ...]:
        """Return the layers, the uppermost first."""
        raise NotImplementedError

    def count(self, s: Any) -> int:
        """Return how many are turned up."""
        raise NotImplementedError

    def _split(self, s: Any) -> tuple[tuple[str, ...], tuple[str, ...], int]:
        """Return (things that come for certain, the layer drawn from, how many of it)."""
        due = self.count(s)
        sure: tuple[str, ...] = ()
        for layer in self.pile(s):
            if len(sure) + len(layer) > due:
                return sure, layer, due - len(sure)
            sure += layer
        return sure, (), 0

    def fits(self, s: Any, result: Drawn) -> Iterable[tuple[str, Figures]]:
        """See `Chance.fits`."""
        due = min(self.count(s), sum(len(layer) for layer in self.pile(s)))
        if type(result.items) is not tuple or any(type(i) is not str for i in result.items):
            yield "draw-items", nobody((str(result.items),), "not-these")
            return
        yield "draw-count", equals(len(result.items), due)
        sure, layer, _ = self._split(s)
        given = Counter(result.items)
        missing = Counter(sure) - given
        strange = given - Counter(sure) - Counter(layer)
        if self.ordered:  # what lies higher comes up first
            at = 0
            for above, take in self._taken(s):
                strange |= Counter(result.items[at : at + take]) - Counter(above)
                at += take
        yield "draw-items", nobody(tuple(sorted((missing + strange).elements())), "not-these")

    def sample(self, s: Any, rng: Random) -> Drawn:
        """See `Chance.sample`."""
        if self.ordered:
            return Drawn(tuple(name for layer, take in self._taken(s) for name in rng.sample(layer, take)))
        sure, layer, more = self._split(s)
        return Drawn(tuple(sorted((*sure, *rng.sample(layer, more)))))

    def _taken(self, s: Any) -> Iterable[tuple[tuple[str, ...], int]]:
        """Yield each layer from the top and how many of it are turned up."""
        due = self.count(s)
        for layer in self.pile(s):
            take = min(due, len(layer))
            due -= take
            yield layer, take

    def read(self, s: Any, result: Drawn) -> tuple[str, ...]:
        """See `Chance.read`."""
        return result.items if self.ordered else tuple(sorted(result.items))

    def space(self, s: Any) -> Iterable[tuple[tuple[str, ...], int]]:
        """See `Chance.space`."""
        if self.ordered:
            rows = [Counter(itertools.permutations(layer, take)).items() for layer, take in self._taken(s)]
            for combined in itertools.product(*rows):
                yield tuple(name for row, _ in combined for name in row), math.prod(ways for _, ways in combined)
            return
        sure, layer, more = self._split(s)
        for picked, weight in _picks(tuple(sorted(Counter(layer).items())), more):
            yield tuple(sorted((*sure, *picked))), weight


def _picks(kinds: tuple[tuple[str, int], ...], count: int) -> Iterable[tuple[tuple[str, ...], int]]:
    """Yield every multiset of `count` things with the number of ways to draw it."""
    if not kinds:
        if count == 0:
            yield (), 1
        return
    (name, have), rest = kinds[0], kinds[1:]
    for k in range(min(have, count) + 1):
        for picked, weight in _picks(rest, count - k):
            yield (name,) * k + picked, weight * math.comb(have, k)


def fractions(weights: Mapping[str, int], again: str | None = None) -> dict[str, Fraction]:
    """Turn weights into chances; `again` names the label that is rolled anew and divided out.

    Examples
    --------
    >>> fractions({"I": 1, "II": 1, "": 4}, again="")
    {'I': Fraction(1, 2), 'II': Fraction(1, 2)}
    """
    kept = {k: w for k, w in weights.items() if k != again}
    whole = sum(kept.values())
    return {k: Fraction(w, whole) for k, w in kept.items()}

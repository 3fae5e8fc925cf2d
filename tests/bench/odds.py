"""Exact odds: who has the initiative, and how often the skull shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from time import perf_counter
from typing import Any

import rulekit
from rulekit.engine import chance
from rulekit.engine.position import Position

from .measure import Figure, median, rounds, seconds

# Speed dice of both sides to the chance of the first; rolls that are level are rolled again.
INITIATIVE = {
    ((3, 3), (3, 3)): Fraction(1, 2),
    ((3, 3), (3, 2)): Fraction(238880659, 358367538),
    ((4, 3), (4, 2)): Fraction(7393849413, 12967977916),
}
SKULL = {4: Fraction(16, 45), 5: Fraction(608, 1215), 6: Fraction(484, 3645), 7: Fraction(8, 729), 8: Fraction(1, 3645)}


def _at_initiative(one: tuple[int, ...], two: tuple[int, ...]) -> Position:
    """Set the shipped example with other Speed dice."""
    example = rulekit.load("serpents").scenario("primus-initiative-tie")
    names = ("Ivan 1", "Alla 1", "Liza 1", "Liza 2")
    changes = {f"start.state.fighters.{n}.speed": k for n, k in zip(names, (*one, *two), strict=True)}
    position: Position = example.turn(changes).start()
    return position


def _forget() -> None:
    """Empty the caches of the kit, so that nothing is measured that was known before."""
    for value in vars(chance).values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()


def _timed(ask: Callable[[], Any]) -> float:
    _forget()
    begun = perf_counter()
    ask()
    return perf_counter() - begun


def figures() -> Iterator[Figure]:
    """Work the odds out through the shipped rulebooks."""
    positions = {dice: _at_initiative(*dice) for dice in INITIATIVE}
    took = rounds({str(dice): partial(_timed, position.odds) for dice, position in positions.items()})
    for dice, fraction in INITIATIVE.items():
        name = " against ".join(",".join(map(str, side)) for side in dice)
        found = positions[dice].odds()["Team I"]
        yield Figure(f"initiative {name}", str(found), str(fraction), found == fraction)
        time = median(took[str(dice)])
        yield Figure(f"initiative {name}: time", seconds(time), "at most 10 ms", time <= 0.010)
    from rulekit.rulebooks.sacrum.odds import how_often

    often = how_often(8)
    for count, fraction in SKULL.items():
        found = often.get(count, Fraction(0))
        yield Figure(f"rounds with the skull, of eight: {count}", str(found), str(fraction), found == fraction)

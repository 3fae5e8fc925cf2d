"""Exact chances: at one chance step, and along a chain of them.

Integer weights inside, one `Fraction` at the end.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from rulekit.chance import fractions
from rulekit.errors import RulekitError
from rulekit.moves import Move
from rulekit.position import Position

Policy = Callable[[Position], Move]


def odds_at(pos: Position) -> Mapping[str, Fraction]:
    """Return the chance of every class of outcomes at the chance step in hand.

    What has everybody roll again is divided out, so the chances are those of the roll that
    will count.
    """
    chance, step = pos.chance, pos.step
    ways = pos.state.book.machine.tables[pos.top.place].deed
    again = next((w.edge.outcome for w in ways.ways.values() if w.edge.kind == "again"), None) if ways else None
    weights = chance.weights(pos.state)
    if again is None:
        return fractions(weights)
    silent = [label for label in weights if label in (again, "")]
    if len(silent) == len(weights):
        msg = f"{step.id}: every result has to be rolled again"
        raise RulekitError(msg)
    return fractions(weights, silent[0] if silent else None)


def forecast(
    start: Position,
    until: Callable[[Position], bool],
    policy: Policy,
    what: Callable[[Position], Any],
    limit: int = 10_000,
) -> dict[Any, Fraction]:
    """Return the exact distribution of a value at the end of a chain of chance.

    Parameters
    ----------
    start : Position
    until : callable
        Whether a position ends the chain.
    policy : callable
        The move made wherever somebody chooses: odds are "given these choices".
    what : callable
        The value counted, from the position at the end.
    limit : int
        Steps after which the chain is taken to be endless.

    Returns
    -------
    dict
        Value to `Fraction`; equal positions are merged on the way.
    """
    machine = start.state.book.machine
    layer: dict[Position, Fraction] = {start: Fraction(1)}
    done: Counter[Any] = Counter()
    for _ in range(limit):
        # Integers over one denominator while a layer is worked out; `Fraction` only between.
        after: dict[Position, Fraction] = {}
        for pos, chance in layer.items():
            if until(pos):
                done[what(pos)] += chance  # type: ignore[assignment]
                continue
            table = machine.tables[pos.top.place]
            if table.step.chance is None:
                found = pos.play(policy(pos)).after
                after[found] = after.get(found, Fraction(0)) + chance
                continue
            merged: Counter[Position] = Counter()
            for reading, weight in table.step.chance.space(pos.state):
                frames, s, way, _ = machine.happen(table, reading, pos.frames, pos.top, pos.state, [])
                if way.edge.kind != "again":  # rolled anew: divided out
                    merged[Position(frames, s)] += weight
            whole = sum(merged.values())
            shared = math.gcd(*merged.values())
            for found, weight in merged.items():
                after[found] = after.get(found, Fraction(0)) + chance * Fraction(weight // shared, whole // shared)
        layer = after
        if not layer:
            return dict(done)
    msg = f"the chain of chance has not ended after {limit} steps"
    raise RulekitError(msg)

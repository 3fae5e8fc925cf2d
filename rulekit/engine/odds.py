"""Exact chances: at one chance step, and along a chain of them.

Integer weights inside, one `Fraction` at the end.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from rulekit.engine.chance import fractions
from rulekit.engine.moves import Move
from rulekit.engine.position import Position
from rulekit.errors import RulekitError, Text

Policy = Callable[[Position], Move]


def odds_at(pos: Position) -> Mapping[str, Fraction]:
    """Return the chance of every class of outcomes at the chance step in hand.

    What has everybody roll again is divided out, so the chances are those of the roll that
    will count.
    """
    weights, again = _weights(pos)
    return fractions(weights, again)


def again_at(pos: Position) -> Fraction:
    """Return the chance that everybody has to roll again at the chance step in hand."""
    weights, again = _weights(pos)
    return Fraction(weights[again], sum(weights.values())) if again is not None else Fraction(0)


def _weights(pos: Position) -> tuple[dict[str, int], str | None]:
    """Return the weight of every label, and the label under which all is rolled again."""
    chance, step = pos.chance, pos.step
    deed = pos.state.book.machine.tables[pos.top.place].deed
    weights: dict[str, int] = chance.weights(pos.state)
    again = next((w.edge.outcome for w in deed.ways.values() if w.edge.kind == "again"), None)
    if again is None:
        return weights, None
    anew = again if again in weights else "" if "" in weights else None
    if anew is not None and len(weights) == 1:
        raise RulekitError(Text("error-always-again", step=step.id))
    return weights, anew


def forecast(
    start: Position,
    until: Callable[[Position], bool],
    policy: Policy,
    what: Callable[[Position], Any],
    limit: int = 10_000,
    forget: Callable[[Position], Position] = lambda pos: pos,
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
    forget : callable, optional
        Puts out of a position what can no longer bear on `what`, so that more of them are
        equal and the chain stays small.

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
                found = forget(pos.play(policy(pos)).after)
                after[found] = after.get(found, Fraction(0)) + chance
                continue
            merged: Counter[Position] = Counter()
            for reading, weight in table.step.chance.space(pos.state):
                frames, s, way, _ = machine.happen(table, reading, pos.frames, pos.top, pos.state, [])
                if way.edge.kind != "again":  # rolled anew: divided out
                    merged[forget(Position(frames, s))] += weight
            if not merged:
                raise RulekitError(Text("error-always-again", step=table.step.id))
            whole = sum(merged.values())
            shared = math.gcd(*merged.values())
            for found, weight in merged.items():
                after[found] = after.get(found, Fraction(0)) + chance * Fraction(weight // shared, whole // shared)
        layer = after
        if not layer:
            return dict(done)
    raise RulekitError(Text("error-chain", most=limit))

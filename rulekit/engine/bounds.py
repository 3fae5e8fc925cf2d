"""How far a whole-number field of a move can go: for a slider, without listing every value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from rulekit.engine.moves import Move, parts_of
from rulekit.engine.position import Position


def most(pos: Position, move: Move, field: str) -> int | None:
    """Return the largest value of a field with which a move is legal; None where none is.

    Parameters
    ----------
    pos : Position
    move : Move
        With its other fields as they are wanted; what stands in `field` does not matter.
    field : str
        A field whose domain is a range.

    Notes
    -----
    Guards written with `upto=field` are bisected, so a range of millions costs some twenty
    questions; only from there down are the other guards asked value by value.
    """
    parts = parts_of(type(move))
    kinds = {name: domain for name, _, domain in parts.domains}
    span = kinds[field].values(pos.state, move.by)
    if not isinstance(span, range) or span.step != 1:
        msg = f"{type(move).__name__}.{field} is no range of whole numbers"
        raise TypeError(msg)
    steady = tuple(g for g in parts.guards if g.upto == field)
    low, high = span.start, span.stop  # all below `low` pass the steady guards, all from `high` on fail
    while low < high:
        middle = (low + high) // 2
        if all(g.fn(_with(move, field, middle), pos.state) for g in steady):
            low = middle + 1
        else:
            high = middle
    return next((v for v in _down(span.start, low) if pos.why(_with(move, field, v))), None)


def _with(move: Move, field: str, value: int) -> Any:
    return replace(move, **{field: value})


def _down(start: int, stop: int) -> Iterator[int]:
    return iter(range(stop - 1, start - 1, -1))

"""What the tests of the serpents rulebook share: its examples and cases, and how to run them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rulekit
from rulekit.engine.pieces import Piece, pieces_of
from rulekit.errors import RulekitError
from rulekit.story.loading import load_many
from rulekit.story.scenario import Scenario

HERE = Path(__file__).parent / "rulebooks" / "serpents"
book = rulekit.load("serpents")


def read(folder: str) -> list[Scenario]:
    """Return the cases of a folder."""
    return [s for p in sorted((HERE / folder).glob("*.yaml")) for s in load_many(p)]


@cache
def everything() -> tuple[Scenario, ...]:
    """Return every worked example and every case."""
    return (
        *read("cases"),
        *read("readings"),
        *read("base"),
        *read("tables"),
        *(book.scenario(name) for name in book.scenarios),
    )


def holds(scenario: Scenario) -> bool:
    """Whether an example or case comes out as it should."""
    try:
        return bool(scenario.play_out().ok)
    except (
        RulekitError,
        KeyError,
        IndexError,
        StopIteration,
        ValueError,
    ):  # a rule that is off may leave the rest without ground
        return False


def readings() -> list[Any]:
    """Return every reading that is not the default as a case of a test: one in eight at every commit, the others by `make slow`."""
    rows = [(r.id, reading) for r in book.rulings for reading in r.readings if reading != r.default]
    marks = [() if i % 8 == 0 else pytest.mark.slow for i in range(len(rows))]
    return [pytest.param({a: b}, id=f"{a} {b}", marks=m) for (a, b), m in zip(rows, marks, strict=True)]


def pieces() -> dict[str, Piece]:
    """Return every guard, effect, quantity and trigger, by where it stands."""
    doers = [*book.moves.values()]
    for flow in book.flows.values():
        for _, data in flow.graph.nodes(data=True):
            step = data["step"]
            doers += [type(x) for x in (step.rule, step.chance) if x is not None]
    found = {f"{cls.__name__}.{p.name}": p for cls in doers for p in pieces_of(cls, Piece)}
    found |= {f"trigger {t.name}": t for triggers in book.triggers.values() for t in triggers}
    return found | {f"quantity {p.name}": p for p in book.pieces_beside}

"""What the tests of the serpents rulebook share: its examples and cases, and how to run them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import rulekit
from rulekit.engine.pieces import Piece, pieces_of
from rulekit.errors import RulekitError
from rulekit.story.scenario import Scenario, load_many

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

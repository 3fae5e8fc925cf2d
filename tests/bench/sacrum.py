"""How fast whole games of Peloponnes with Sacrum are played by the engine."""

from __future__ import annotations

from collections.abc import Iterator

from ._games import engine_steps
from .measure import Figure


def figures() -> Iterator[Figure]:
    """Measure games of one to six players."""
    yield engine_steps("sacrum", range(1, 7))

"""How fast whole games of the Spartacus tutorial are played by the engine."""

from __future__ import annotations

from collections.abc import Iterator

from ._games import engine_steps
from .measure import Figure


def figures() -> Iterator[Figure]:
    """Measure games of two to four players."""
    yield engine_steps("tutorial", (2, 3, 4))

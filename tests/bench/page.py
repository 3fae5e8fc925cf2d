"""Stepping in the page: how long a frame takes."""

from __future__ import annotations

from collections.abc import Iterator

from .measure import Figure, absent

LIMIT = "at most 16 ms"


def figures() -> Iterator[Figure]:
    """Step through the one-file page in Chromium; to be filled in."""
    for nodes in (25, 300):
        yield absent(f"a step in the page, {nodes} nodes", LIMIT)
    yield absent("layouts run after the first draw", "none")

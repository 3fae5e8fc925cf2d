"""Measuring so that a ratio compares neighbours in time."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass

RUNS = 7


@dataclass(frozen=True)
class Figure:
    """One promise and how it came out.

    Attributes
    ----------
    what : str
        What is measured.
    found : str
        What came out; "" where there is nothing to measure yet.
    limit : str
        What was promised.
    ok : bool
        Whether the promise is kept; what cannot be measured is not.
    """

    what: str
    found: str
    limit: str
    ok: bool


def absent(what: str, limit: str) -> Figure:
    """Make the figure of something that is not here yet."""
    return Figure(what, "", limit, ok=False)


def rounds(jobs: Mapping[str, Callable[[], float]], runs: int = RUNS) -> dict[str, list[float]]:
    """Run all jobs in turn, several times over; each returns the seconds it took.

    One round is left out at the start: caches fill in it.
    """
    out: dict[str, list[float]] = {name: [] for name in jobs}
    for turn in range(runs + 1):
        for name, job in jobs.items():
            gc.collect()
            took = job()
            if turn:
                out[name].append(took)
    return out


def ratio(over: list[float], under: list[float]) -> float:
    """Return the median of the ratios, round by round."""
    return statistics.median(a / b for a, b in zip(over, under, strict=True))


def seconds(value: float) -> str:
    """Write a time with a fitting unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value * 1e9:.3g} ns"


median = statistics.median

"""How long `import rulekit` takes, beside `import networkx`, in fresh interpreters."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from time import perf_counter

from .measure import Figure, ratio, rounds


def _fresh(code: str) -> float:
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - begun


def figures() -> Iterator[Figure]:
    """Compare the two imports; both times hold the start of the interpreter."""
    took = rounds({name: partial(_fresh, f"import {name}") for name in ("rulekit", "networkx")}, runs=9)
    share = ratio(took["rulekit"], took["networkx"])
    yield Figure("import rulekit", f"{share:.2f} of networkx", "at most 1.3", share <= 1.3)

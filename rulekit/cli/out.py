"""What commands print, and the endings of files they write."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def complain(name: str, what: object) -> int:
    """Print an error in one line and return 2."""
    with contextlib.suppress(OSError):
        print(f"{name}: {' '.join(str(what).split())}", file=sys.stderr)
    return 2


def as_json(value: Any) -> None:
    """Print a value as JSON."""
    import json

    import msgspec

    print(json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2))


def count(number: int, noun: str) -> str:
    """Say how many.

    Examples
    --------
    >>> count(1, "flow"), count(1200, "step")
    ('1 flow', '1,200 steps')
    """
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def columns(rows: Sequence[tuple[str, ...]], indent: str = "  ") -> None:
    """Print rows with their cells one below the other."""
    if not rows:
        return
    widths = [max(len(r[i]) for r in rows) for i in range(len(rows[0]) - 1)]
    for row in rows:
        cells = [c.ljust(w) for c, w in zip(row, widths, strict=False)]
        print((indent + "  ".join([*cells, row[-1]])).rstrip())


def ending(path: str, known: tuple[str, ...]) -> str:
    """Return the ending of a file's name.

    Raises
    ------
    FileProblem
        Where it is none of those known.
    """
    from rulekit.errors import FileProblem, nearest

    found = Path(path).suffix.lower()
    if found not in known:
        what = f"the ending '{found}'" if found else "a name without an ending"
        raise FileProblem(path, 0, what, f"one of {', '.join(known)}", nearest(found, known))
    return found

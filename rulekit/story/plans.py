"""Where the parts of a plan lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from rulekit.story.storyboard import Sign, Spot

HIGH = sqrt(3) / 2  # from one row of hexes to the next


def hex_spot(name: str, q: int, r: int) -> Spot:
    """Return where a hex lies whose column is `q` and whose slanted row is `r`.

    Its six neighbours are one step away in q, in r, or in both with opposite signs.

    Examples
    --------
    >>> hex_spot("c1", 0, 1)
    Spot(name='c1', x=0.5, y=0.866)
    """
    return Spot(name=name, x=round(q + r / 2, 3), y=round(r * HIGH, 3))


def between(text: str, near: Sequence[Spot], board: Sequence[Spot]) -> Sign:
    """Write a word where it lies next to some spaces of hexes.

    Where there is a place for one more hex that is next to all of them, it stands there;
    otherwise in their middle.

    Examples
    --------
    >>> row = [hex_spot(str(r), 0, r) for r in range(3)]
    >>> between("I", row[:2], row)
    Sign(text='I', x=-0.5, y=0.866)
    >>> between("I", row, row)
    Sign(text='I', x=0.5, y=0.866)
    """
    taken = {(s.x, s.y) for s in board}
    steps = ((1, 0), (-1, 0), (0.5, HIGH), (-0.5, HIGH), (0.5, -HIGH), (-0.5, -HIGH))
    around = [{(round(s.x + x, 3), round(s.y + y, 3)) for x, y in steps} for s in near]
    free = sorted(set.intersection(*around) - taken) if around else []
    middle = (sum(s.x for s in near) / len(near), sum(s.y for s in near) / len(near)) if near else (0.0, 0.0)
    x, y = free[0] if free else middle
    return Sign(text=text, x=round(x, 3), y=round(y, 3))

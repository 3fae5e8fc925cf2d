"""Where the parts of a plan lie, and how pieces are told apart on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import hypot, sqrt

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

    Where there is a place for one more hex beside them it stands there: the one that is next to most of them, of
    several the one that lies farthest out; otherwise in their middle.

    Examples
    --------
    >>> row = [hex_spot(str(r), 0, r) for r in range(3)]
    >>> between("I", row[:2], row)
    Sign(text='I', x=-0.5, y=0.866)
    >>> between("I", row, row)
    Sign(text='I', x=-0.5, y=0.866)
    >>> between("I", [], row)
    Sign(text='I', x=0.0, y=0.0)
    """
    taken = {(s.x, s.y) for s in board}
    steps = ((1, 0), (-1, 0), (0.5, HIGH), (-0.5, HIGH), (0.5, -HIGH), (-0.5, -HIGH))
    around = Counter((round(s.x + x, 3), round(s.y + y, 3)) for s in near for x, y in steps)
    free = {at: count for at, count in around.items() if at not in taken}
    cx, cy = _middle(board)
    best = min(free, key=lambda at: (-free[at], -round(hypot(at[0] - cx, at[1] - cy), 3), at), default=_middle(near))
    return Sign(text=text, x=round(best[0], 3), y=round(best[1], 3))


def _middle(spots: Sequence[Spot]) -> tuple[float, float]:
    if not spots:
        return 0.0, 0.0
    return sum(s.x for s in spots) / len(spots), sum(s.y for s in spots) / len(spots)


def initials(names: list[str]) -> dict[str, str]:
    """Return the shortest beginnings by which names can be told apart.

    Examples
    --------
    >>> initials(["Ivan", "Ana", "Alla", "Ana"])
    {'Ivan': 'I', 'Ana': 'An', 'Alla': 'Al'}
    """
    out = {}
    for name in dict.fromkeys(names):
        others = {n for n in names if n != name}
        longer = (name[:n] for n in range(1, len(name)) if not any(o.startswith(name[:n]) for o in others))
        out[name] = next(longer, name)
    return out

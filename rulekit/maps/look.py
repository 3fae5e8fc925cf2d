"""Figures of the drawing that more than one renderer keeps to."""

from __future__ import annotations

import math
import textwrap

# Wide letters: boxes measured with it hold the same words in most other faces.
FACE = "DejaVu Sans"
STEP, NOTE, TITLE = 11.5, 9.5, 10.5  # sizes of type, in units of the view box

# Kinds of step that show a small sign before their name: a letter where dot draws, strokes on a
# field of 10 by 10 in an SVG of ours (tiny strokes are filled spots).
Strokes = tuple[tuple[tuple[float, float], ...], ...]


def _ring(x: float, y: float, r: float) -> tuple[tuple[float, float], ...]:
    return tuple(
        (round(x + r * math.cos(a * math.pi / 5), 2), round(y + r * math.sin(a * math.pi / 5), 2)) for a in range(11)
    )


SIGNS: dict[str, str] = {"chance": "⚄", "sealed": "✉", "window": "❝ ", "floor": "⁂", "call": "⇥"}
STROKES: dict[str, Strokes] = {
    "chance": (
        ((1.5, 0.5), (8.5, 0.5), (9.5, 1.5), (9.5, 8.5), (8.5, 9.5), (1.5, 9.5), (0.5, 8.5), (0.5, 1.5), (1.5, 0.5)),
        *(_ring(x, y, 0.8) for x, y in ((3, 3), (7, 3), (5, 5), (3, 7), (7, 7))),
    ),
    "sealed": (((0.5, 1.5), (9.5, 1.5), (9.5, 8.5), (0.5, 8.5), (0.5, 1.5)), ((0.5, 1.8), (5, 5.6), (9.5, 1.8))),
    "window": (
        (
            (1, 0.8), (9, 0.8), (9.6, 1.4), (9.6, 6.2), (9, 6.8), (5.2, 6.8), (2.8, 9.3), (2.8, 6.8), (1, 6.8),
            (0.4, 6.2), (0.4, 1.4), (1, 0.8),
        ),
        *(_ring(x, 3.8, 0.7) for x in (2.8, 5, 7.2)),
    ),
    "floor": tuple(_ring(x, y, 2) for x, y in ((5, 2.6), (2.5, 7.2), (7.5, 7.2))),
    "call": (
        ((0.5, 5), (6.2, 5)),
        ((3.8, 2.6), (6.2, 5), (3.8, 7.4)),
        ((5.4, 0.6), (9.4, 0.6), (9.4, 9.4), (5.4, 9.4)),
    ),
}  # fmt: skip

# A dot or Mermaid picture has no style sheet: light colours stand in it.
INK, SOFT, LINE, RULE, CARD, WELL = "#1f1b16", "#665e55", "#8d857b", "#e6e1d9", "#ffffff", "#f8f6f2"


def lines_of(text: str, width: int) -> list[str]:
    """Break a label into lines of about the same length.

    Examples
    --------
    >>> lines_of("the best two are compared", 16)
    ['the best two', 'are compared']
    """
    if len(text) <= width:
        return [text]
    even = math.ceil(len(text) / math.ceil(len(text) / width))
    longest = min(max(map(len, text.split()), default=1), width)
    for size in range(max(even, longest), width + 1):
        if len(found := textwrap.wrap(text, size)) <= math.ceil(len(text) / width):
            return found
    return textwrap.wrap(text, width) or [text]


def badge_of(labels: tuple[str, ...], width: int = 22, most: int = 2) -> list[str]:
    """Return the lines that stand under a step's name for the ways back to it."""
    if not labels:
        return []
    found = lines_of("↻ " + " · ".join(labels), width)
    return found if len(found) <= most else [*found[: most - 1], found[most - 1][: width - 2].rstrip(" ·") + " …"]

"""A chart as SVG: the same bytes each time, told apart by shape and pattern as well as by shade, so that it prints.

Colours are custom properties with a fallback: inside the widget they follow the notebook's theme, and a picture that
stands alone lies on a light ground of its own.  Everything is placed by hand in whole pixels; nothing is measured.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

from rulekit.faces.chart import most, told
from rulekit.story.chart import Chart

WIDE, HIGH_OF = 720, 210  # of the whole, and of what is plotted
LEFT, RIGHT, TOP, BOTTOM = 58, 16, 76, 42
LINE, LETTER = 15, 6.6  # a line of labels, and about how wide a letter is
# How the lines of the series are dashed, in order; what else tells them apart stands in chart.css.
DASH = ("7 4", "2 4", "")


def svg(chart: Chart, *, alone: bool = True) -> str:
    """Return the chart as a picture; with its own style where no style sheet stands beside it."""
    high, step = scale(most(chart), share=chart.share)
    tall = TOP + HIGH_OF + BOTTOM + LINE * max(len(_broken(chart, label)) for label in chart.labels)
    size = f'viewBox="0 0 {WIDE} {tall}" width="{WIDE}" height="{tall}"'
    named = f'role="img" aria-label="{escape(chart.title)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rk-chart-svg" {size} {named}>',
        *([f"<style>\n{style()}</style>"] if alone else []),
        f'<rect class="c-ground" x="0" y="0" width="{WIDE}" height="{tall}" rx="8"/>',
        _text(LEFT, 24, chart.title, size=15, weight=650, anchor="start"),
        *_legend(chart),
        *_axes(chart, high, step),
        _text((LEFT + WIDE - RIGHT) // 2, tall - 14, chart.across, soft=True),
        *(_bars(chart, high) if chart.kind == "bars" else _lines(chart, high)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


@cache
def style() -> str:
    """Return how a chart looks; the widget's style sheet takes in the same file."""
    lines = Path(__file__).with_name("chart.css").read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if line.startswith(".")) + "\n"


def scale(top: float, *, share: bool) -> tuple[float, float]:
    """Return how high the axis goes, and from line to line.

    Examples
    --------
    >>> scale(0.51, share=True), scale(1.0, share=True), scale(21, share=False)
    ((0.6, 0.2), (1.0, 0.2), (25, 5))
    """
    if share:
        step = 0.2 if top > 0.3 else 0.1
        return round(math.ceil(round(top / step, 6)) * step, 6) or step, step
    whole = next(n for n in (1, 2, 5, 10, 20, 50, 100, 1000, 10_000) if top / n <= 6)
    return max(whole, math.ceil(top / whole) * whole), whole


def _axes(chart: Chart, high: float, step: float) -> Iterator[str]:
    for i in range(round(high / step) + 1):
        y = _y(i * step, high)
        yield f'<path class="{"c-grid" if i else "c-axis"}" d="M{LEFT} {y}H{WIDE - RIGHT}"/>'
        told_at = f"{round(i * step * 100)} %" if chart.share else str(round(i * step))
        yield _text(LEFT - 8, y + 4, told_at, anchor="end", soft=True)
    for i, label in enumerate(chart.labels):
        for line, words in enumerate(_broken(chart, label)):
            yield _text(_x(chart, i), TOP + HIGH_OF + 18 + LINE * line, words)
    yield _text(LEFT - 42, TOP - 12, chart.up, anchor="start", soft=True)


def _bars(chart: Chart, high: float) -> Iterator[str]:
    among = len(chart.series)
    wide = min(46, round((WIDE - LEFT - RIGHT) / len(chart.labels) * 0.84 / among))
    for n, series in enumerate(chart.series):
        for i, value in enumerate(series.values):
            if value is None:
                continue
            x, y = _x(chart, i) - wide * among // 2 + n * wide, _y(value, high)
            bottom = _y(0, high)
            yield f"<g><title>{escape(_whole(chart, n, i))}</title>"
            yield f'<rect class="c-bar c-{n % 3}" x="{x}" y="{y}" width="{wide - 2}" height="{bottom - y}"/>'
            if n % 3 == 1:
                yield f'<path class="c-hatch" d="{_hatch(x, y, wide - 2, bottom - y)}"/>'
            if value and wide > 24:
                short = f"{value * 100:.0f}" if chart.share else series.texts[i]
                yield _text(x + (wide - 2) // 2, y - 5, short, size=11)
            yield "</g>"


def _lines(chart: Chart, high: float) -> Iterator[str]:
    for n, series in enumerate(chart.series):
        spots = [(_x(chart, i), _y(v, high), i) for i, v in enumerate(series.values) if v is not None]
        dash = f' stroke-dasharray="{DASH[n % 3]}"' if DASH[n % 3] else ""
        path = "L".join(f"{x} {y}" for x, y, _ in spots)
        yield f'<path class="c-line c-{n % 3}" d="M{path}"{dash}/>'
        for x, y, i in spots:
            yield f"<g><title>{escape(_whole(chart, n, i))}</title>{_point(n, x, y)}</g>"


def _legend(chart: Chart) -> Iterator[str]:
    if len(chart.series) < 2:
        return
    x = LEFT
    for n, series in enumerate(chart.series):
        if chart.kind == "bars":
            yield f'<rect class="c-bar c-{n % 3}" x="{x}" y="34" width="14" height="12"/>'
            if n % 3 == 1:
                yield f'<path class="c-hatch" d="{_hatch(x, 34, 14, 12)}"/>'
        else:
            dash = f' stroke-dasharray="{DASH[n % 3]}"' if DASH[n % 3] else ""
            yield f'<path class="c-line c-{n % 3}" d="M{x - 2} 40H{x + 20}"{dash}/>{_point(n, x + 9, 40)}'
        yield _text(x + 26, 45, series.name, anchor="start", size=12.5)
        x += 52 + 7 * len(series.name)


def _point(n: int, x: int, y: int) -> str:
    if n % 3 == 0:
        return f'<circle class="c-bar c-2" cx="{x}" cy="{y}" r="5"/>'
    if n % 3 == 1:
        return f'<rect class="c-bar c-1" x="{x - 4}" y="{y - 4}" width="9" height="9"/>'
    return f'<path class="c-bar c-0" d="M{x} {y - 6}L{x + 6} {y}L{x} {y + 6}L{x - 6} {y}Z"/>'


def _hatch(x: int, y: int, wide: int, high: int) -> str:
    """Draw slanting strokes inside a box."""
    strokes = []
    for at in range(6, wide + high, 6):
        x1, y1 = x + min(at, wide), y + max(0, at - wide)
        x2, y2 = x + max(0, at - high), y + min(at, high)
        strokes.append(f"M{x1} {y1}L{x2} {y2}")
    return "".join(strokes)


def _whole(chart: Chart, n: int, i: int) -> str:
    name = f"{chart.series[n].name}, " if len(chart.series) > 1 else ""
    return f"{name}{chart.labels[i]}: {told(chart, chart.series[n], i)}"


def _x(chart: Chart, i: int) -> int:
    return LEFT + round((WIDE - LEFT - RIGHT) * (i + 0.5) / len(chart.labels))


def _y(value: float, high: float) -> int:
    return TOP + HIGH_OF - round(HIGH_OF * value / (high or 1))


def _broken(chart: Chart, label: str) -> list[str]:
    """Break a label that has no room into its words."""
    room = (WIDE - LEFT - RIGHT) / len(chart.labels)
    return [label] if len(label) * LETTER <= room else label.split()


def _text(
    x: int, y: int, text: str, *, size: float = 12, weight: int = 400, anchor: str = "middle", soft: bool = False
) -> str:
    cls = "c-text c-soft" if soft else "c-text"
    return (
        f'<text class="{cls}" x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )

"""A chart in words: every number exact, one line for each label, and a bar where there is one series."""

from __future__ import annotations

from rulekit.data.words import Words
from rulekit.story.chart import Chart, Series

BAR = 30


def plain(chart: Chart) -> str:
    """Return the chart as text."""
    head = [chart.title, *([chart.caption] if chart.caption else []), f"{chart.up}, by {chart.across}", ""]
    if len(chart.series) == 1:
        return "\n".join([*head, *_bars(chart)])
    table = [("", *(s.name for s in chart.series)), *rows(chart)]
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    lines = ("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in table)
    return "\n".join([*head, *(f"  {line}".rstrip() for line in lines)])


def markdown(chart: Chart) -> str:
    """Return the chart as a table in Markdown."""
    names = [chart.across, *(s.name for s in chart.series)]
    lines = [_row(names), _row(["---", *("---:" for _ in chart.series)])]
    lines += [_row(row) for row in rows(chart)]
    about = [f"**{chart.title}**", *([chart.caption] if chart.caption else []), f"{chart.up}:"]
    return "\n\n".join([*about, "\n".join(lines)])


def rows(chart: Chart) -> list[tuple[str, ...]]:
    """Return the chart as a table: the label of each row, then one number for each series."""
    return [(label, *(told(chart, s, i) for s in chart.series)) for i, label in enumerate(chart.labels)]


def told(chart: Chart, series: Series, at: int) -> str:
    """Say one number: exactly, and for a share in per cent as well."""
    from rulekit.story.telling import percent

    value, text = series.values[at], series.texts[at]
    words = Words(chart.lang, ("rulekit",))
    return f"{text} ({percent(value, words)})" if chart.share and value is not None and text not in ("0", "1") else text


def most(chart: Chart) -> float:
    """Return the largest number of a chart."""
    return max((v for s in chart.series for v in s.values if v is not None), default=0.0)


def _bars(chart: Chart) -> list[str]:
    series, high = chart.series[0], most(chart) or 1
    shown = [(label, told(chart, series, i), series.values[i] or 0) for i, label in enumerate(chart.labels)]
    left, right = max(len(a) for a, _, _ in shown), max(len(b) for _, b, _ in shown)
    return [f"  {a.ljust(left)}  {b.rjust(right)}  {_bar(v / high)}".rstrip() for a, b, v in shown]


def _bar(share: float) -> str:
    return "█" * round(share * BAR) or ("▏" if share else "")


def _row(cells: list[str] | tuple[str, ...]) -> str:
    return "| " + " | ".join(c.replace("|", "\\|") for c in cells) + " |"

"""What a page is told of a chart or a guessing game, and the one-file page of either."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import msgspec

from rulekit.faces import chart as told
from rulekit.faces import guessing
from rulekit.faces.chart_svg import svg
from rulekit.faces.page import one_file
from rulekit.faces.static import with_face
from rulekit.story.chart import Chart
from rulekit.story.guessing import Guessing


def chart_state(chart: Chart) -> dict[str, Any]:
    """Return what the script needs to show a chart."""
    data = {
        "title": chart.title, "caption": chart.caption, "lang": chart.lang, "dir": chart.dir,
        "svg": svg(chart, alone=False), "head": [chart.across, *(s.name for s in chart.series)],
        "rows": [list(row) for row in told.rows(chart)],
    }  # fmt: skip
    return {"face": "chart", "chart": data}


def guess_state(game: Guessing) -> dict[str, Any]:
    """Return what the script needs to play a guessing game."""
    return {"face": "guess", "game": msgspec.to_builtins(guessing.complete(game)), "at": 0, "guesses": []}


def export_page(thing: Chart | Guessing, path: str | Path = "") -> str:
    """Return a whole page that shows a chart or plays a game, with no kernel and no network.

    Parameters
    ----------
    thing : Chart or Guessing
    path : str or Path, optional
        Where to write it as well.
    """
    if isinstance(thing, Chart):
        state, text = chart_state(thing), told.plain(thing)
    else:
        state, text = guess_state(thing), guessing.plain(thing)
    state = with_face({**state, "page": True}, thing.dir)
    plain = f"<pre>{escape(text)}</pre>"
    html = one_file("chances", state, title=thing.title, plain=plain, lang=thing.lang, dir_=thing.dir)
    if path:
        Path(path).write_text(html, encoding="utf-8")
    return html

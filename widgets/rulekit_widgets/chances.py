"""Charts and guessing games as Jupyter widgets.

All they show travels to the page once.  What comes back is data from outside: of a chart nothing, of a
game the guesses and which game is played.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, cast

import anywidget
import traitlets

from rulekit.faces import chances, chart, guessing, static
from rulekit.story.chart import Chart
from rulekit.story.guessing import Guessing

_STATIC = Path(__file__).parent / "static"
_MOST_PROBLEMS = 50
log = logging.getLogger(__name__)


def _font(way: str) -> bytes:
    """Return the face of Persian where a language is read from the right."""
    return static.face() if way == "rtl" else b""


class _View(anywidget.AnyWidget):
    """What both have in common: one script, and faces in text beside the picture."""

    _esm = _STATIC / "chances.js"
    _css = _STATIC / "chances.css"

    face = traitlets.Unicode().tag(sync=True)
    font = traitlets.Bytes(b"").tag(sync=True)
    problems = traitlets.List(traitlets.Unicode())

    def _texts(self) -> dict[str, str]:
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        return {**data, **self._texts()}, meta

    def _taken(self, key: str, value: object) -> bool:
        """Whether the page may set this."""
        return False

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take over what the page says has changed, as far as it may."""
        taken = {}
        for key, value in sync_data.items():
            if self._taken(key, value):
                taken[key] = value
            else:
                problem = f"the page may not set {key!r:.40} to {value!r:.40}"
                log.warning("chances: %s", problem)
                self.problems = [*self.problems, problem][-_MOST_PROBLEMS:]
        if taken:
            super().set_state(taken)


class ChartView(_View):
    """A chart.

    Parameters
    ----------
    chart : Chart
    """

    chart = traitlets.Dict().tag(sync=True)

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        super().__init__(face="chart", font=_font(chart.dir), chart=chances.chart_state(chart)["chart"])

    def _texts(self) -> dict[str, str]:
        return {"text/plain": chart.plain(self._chart), "text/markdown": chart.markdown(self._chart)}


class Guess(_View):
    """A game of guessing.

    Parameters
    ----------
    game : Guessing

    Attributes
    ----------
    at : int
        Which of its games is played.
    guesses : list of bool
        What has been said so far.
    """

    game = traitlets.Dict().tag(sync=True)
    at = traitlets.Int(0).tag(sync=True)
    guesses = traitlets.List(traitlets.Bool()).tag(sync=True)

    def __init__(self, game: Guessing) -> None:
        self._game = guessing.complete(game)
        super().__init__(face="guess", font=_font(game.dir), game=chances.guess_state(game)["game"])

    def guess(self, *guesses: bool) -> Guess:
        """Say yes or no, for one turn or for several."""
        self.guesses = [*self.guesses, *map(bool, guesses)][: len(self._game.games[self.at])]
        return self

    def _taken(self, key: str, value: object) -> bool:
        games = self._game.games
        if key == "at":
            return type(value) is int and 0 <= value < len(games)
        most = max(map(len, games))
        return (
            key == "guesses" and isinstance(value, list) and len(value) <= most and all(type(v) is bool for v in value)
        )

    def _texts(self) -> dict[str, str]:
        said = cast("list[bool]", list(self.guesses))
        return {
            "text/plain": guessing.plain(self._game, self.at, said),
            "text/markdown": guessing.markdown(self._game, self.at, said),
        }

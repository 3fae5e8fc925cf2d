"""How scenarios, charts and guessing games come to show themselves as widgets."""

from __future__ import annotations

from typing import Any

from rulekit.display import set_hook
from rulekit.story.chart import Chart
from rulekit.story.guessing import Guessing
from rulekit.story.scenario import Scenario
from rulekit.story.storyboard import Storyboard
from rulekit_widgets.chances import ChartView, Guess
from rulekit_widgets.stepper import Stepper


def scenario_widget(example: Scenario | Storyboard, lang: str = "") -> Stepper:
    """Return the widget that shows an example.

    Parameters
    ----------
    example : Scenario or Storyboard
        A scenario can be switched to every language in which it can be told.
    lang : str, optional
        The language to begin in, e.g. "fa", or "fa-u-nu-latn" for Persian in the numerals 0 to 9; the rulebook's own
        where left out.

    Raises
    ------
    UnknownName
        Where it cannot be told in that language, with those in which it can.
    """
    boards = (example,) if isinstance(example, Storyboard) else example.storyboards(lang)
    return Stepper(*boards, lang=lang or example.lang)


def _shown(scenario: Scenario) -> Any:
    return scenario_widget(scenario)._repr_mimebundle_()


def register() -> None:
    """Make scenarios, charts and guessing games show themselves as widgets, wherever a notebook shows one."""
    set_hook(Scenario, _shown)
    set_hook(Chart, lambda chart: ChartView(chart)._repr_mimebundle_())
    set_hook(Guessing, lambda game: Guess(game)._repr_mimebundle_())

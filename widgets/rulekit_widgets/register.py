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


def scenario_widget(storyboard: Storyboard) -> Stepper:
    """Return the widget that shows a scenario."""
    return Stepper(storyboard)


def _shown(scenario: Scenario) -> Any:
    return scenario_widget(scenario.storyboard())._repr_mimebundle_()


def register() -> None:
    """Make scenarios, charts and guessing games show themselves as widgets, wherever a notebook shows one."""
    set_hook(Scenario, _shown)
    set_hook(Chart, lambda chart: ChartView(chart)._repr_mimebundle_())
    set_hook(Guessing, lambda game: Guess(game)._repr_mimebundle_())

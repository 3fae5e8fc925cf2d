"""How scenarios come to show themselves as widgets."""

from __future__ import annotations

from typing import Any

from rulekit.display import set_hook
from rulekit.story.scenario import Scenario
from rulekit.story.storyboard import Storyboard
from rulekit_widgets.stepper import Stepper


def scenario_widget(storyboard: Storyboard) -> Stepper:
    """Return the widget that shows a scenario."""
    return Stepper(storyboard)


def _shown(scenario: Scenario) -> Any:
    return scenario_widget(scenario.storyboard())._repr_mimebundle_()


def register() -> None:
    """Make scenarios, wherever a notebook shows one, show themselves as steppers."""
    set_hook(Scenario, _shown)

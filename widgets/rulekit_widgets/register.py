"""How scenarios come to show themselves as widgets."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rulekit.storyboard import Storyboard
from rulekit_widgets.stepper import Stepper


def scenario_widget(storyboard: Storyboard) -> Stepper:
    """Return the widget that shows a scenario."""
    return Stepper(storyboard)


def register() -> None:
    """Make scenarios, wherever a notebook shows one, show themselves as steppers."""
    # By name and only if it is there: the widgets also work on storyboards alone.
    if find_spec("rulekit.display") is not None:
        import_module("rulekit.display").set_hook(scenario_widget)

"""Widgets for rulekit; importing this package makes scenarios, charts and guessing games show themselves as widgets."""

from __future__ import annotations

from rulekit_widgets.chances import ChartView, Guess
from rulekit_widgets.register import register, scenario_widget
from rulekit_widgets.stepper import Stepper

__all__ = ["ChartView", "Guess", "Stepper", "load_ipython_extension", "scenario_widget"]


def load_ipython_extension(_ipython: object) -> None:
    """Let `%load_ext rulekit_widgets` do what an import does."""
    register()


register()

"""Widgets for rulekit; importing this package makes scenarios show themselves as widgets."""

from __future__ import annotations

from rulekit_widgets.register import register, scenario_widget
from rulekit_widgets.stepper import Stepper

__all__ = ["Stepper", "load_ipython_extension", "scenario_widget"]


def load_ipython_extension(_ipython: object) -> None:
    """Let `%load_ext rulekit_widgets` do what an import does."""
    register()


register()

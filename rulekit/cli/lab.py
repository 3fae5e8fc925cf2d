"""`rulekit lab`: the lessons in JupyterLab."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from typing import Any

from rulekit.cli.args import command


def add(commands: Any) -> None:
    """Add the command."""
    lab = command(
        commands, "lab", lambda args: open_lab(args.more), "open the lessons in JupyterLab",
        "rulekit lab", "rulekit lab -- --no-browser --port 8890",
        more="They are copied to ./rulekit-lessons, where you may change them; what you have changed is kept. "
        "A notebook that you name is opened where it lies.",
    )  # fmt: skip
    lab.add_argument("notebook", metavar="NOTEBOOK", nargs="?", help="another notebook to open")
    lab.add_argument("more", metavar="-- OPTION", nargs=argparse.REMAINDER, help="options of JupyterLab")


def open_lab(given: list[str]) -> int:
    """Start JupyterLab in place of this process."""
    from rulekit.errors import RulekitError, Text

    rest = [a for i, a in enumerate(given) if a != "--" or "--" in given[:i]]
    if not all(map(find_spec, ("jupyterlab", "ipywidgets", "anywidget"))):
        raise RulekitError(Text("error-no-lab"))
    from rulekit_widgets.lab import main

    main(rest)
    return 0

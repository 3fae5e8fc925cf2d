"""Peloponnes: Sacrum, the expansion of skull chits and sacrifices, with the base game that it needs.

A whole game of eight rounds: tiles, bids, placing, income, supply, chits and sacrifices,
disasters, the score.  The faces of the base game's tiles are not known here; stand-ins with
invented numbers lie in their places, and say so.
"""

from collections.abc import Callable
from typing import Any

from rulekit.rulebooks.sacrum import flows, known, laws, table
from rulekit.rulebooks.sacrum.bots import simple
from rulekit.rulebooks.sacrum.scoring import scores
from rulekit.rulebooks.sacrum.setup import setup
from rulekit.rulebooks.sacrum.state import book

book.setup = setup
book.scores = scores
book.bots["simple"] = simple


def _chart(name: str) -> Callable[[], Any]:
    """Return what makes a chart by its name; charts are only imported where one is asked for."""

    def made() -> Any:
        from rulekit.rulebooks.sacrum import charts

        return getattr(charts, name)()

    return made


def _guess() -> Any:
    from rulekit.rulebooks.sacrum.guessing import guess_the_skull

    return guess_the_skull()


book.charts |= {name.replace("_", "-"): _chart(name) for name in ("next_chances", "how_many", "histories", "soon")}
book.charts["guess-the-skull"] = _guess

__all__ = ["book", "flows", "known", "laws", "table"]

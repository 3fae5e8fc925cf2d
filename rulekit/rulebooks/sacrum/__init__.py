"""Peloponnes: Sacrum, the expansion of skull chits and sacrifices, with the base game that it needs.

A whole game of eight rounds: tiles, bids, placing, income, supply, chits and sacrifices,
disasters, the score.  The faces of the base game's tiles are not known here; stand-ins with
invented numbers lie in their places, and say so.
"""

from rulekit.rulebooks.sacrum import flows, known, laws, table
from rulekit.rulebooks.sacrum.bots import simple
from rulekit.rulebooks.sacrum.scoring import scores
from rulekit.rulebooks.sacrum.setup import setup
from rulekit.rulebooks.sacrum.state import book

book.setup = setup
book.scores = scores
book.bots["simple"] = simple

__all__ = ["book", "flows", "known", "laws", "table"]

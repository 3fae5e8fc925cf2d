"""Peloponnes: Sacrum, the expansion of skull chits and sacrifices.

This version plays the tail of the round in full: chits, sacrifice, disaster chips.  Set-up,
tile display, income, supply and scoring are there as small flows of their own, with what this
expansion says about them; the base game around them is still to come.
"""

from rulekit.rulebooks.sacrum import flows, laws, table
from rulekit.rulebooks.sacrum.setup import setup
from rulekit.rulebooks.sacrum.state import book

book.setup = setup

__all__ = ["book", "flows", "laws", "table"]

"""Spartacus: The Serpents and the Wolf.

This version plays the Primus from its call to the gesture over the losers, an auction with a
Hostile Influence card, the Intrigue phase with its etiquette and both new Houses, and the
Competition of those who have 12 Influence together.  Base-game rules that the expansion leans on
are in `base.yaml`, each with a mark of how sure it is.
"""

from rulekit.rulebooks.serpents import laws, new, table
from rulekit.rulebooks.serpents.core import book
from rulekit.rulebooks.serpents.flows import auction, card_play, combat, competition, duel, intrigue, primus, setup

# A rulebook's first flow is where a game begins.
primus.build(book)
auction.build(book)
card_play.build(book)
combat.build(book)
intrigue.build(book)
setup.build(book)
duel.build(book)
competition.build(book)

__all__ = ["book", "laws", "new", "table"]

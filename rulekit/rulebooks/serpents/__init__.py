"""Spartacus: The Serpents and the Wolf.

This version plays the Primus from its call to the gesture over the losers, an auction with a
Hostile Influence card, the Intrigue phase with its etiquette and both new Houses, and the
Competition of those who have 12 Influence together.  Base-game rules that the expansion leans on
are in `base.yaml`, each with a mark of how sure it is.
"""

from rulekit.rulebooks.serpents import arena, bots, laws, laws_game, start, table
from rulekit.rulebooks.serpents.core import book
from rulekit.rulebooks.serpents.flows import (
    auction,
    card_play,
    combat,
    competition,
    duel,
    fight,
    game,
    intrigue,
    market,
    primus,
    setup,
    upkeep,
)
from rulekit.rulebooks.serpents.new import finalists, practice_table

# A rulebook's first flow is where a game begins.
game.build(book)
setup.build(book)
upkeep.build(book)
intrigue.build(book)
card_play.build(book)
market.build(book)
auction.build(book)
primus.build(book)
combat.build(book)
fight.build(book)
duel.build(book)
competition.build(book)
game.build_parts(book)

# Whoever begins in the middle gets a table dealt for that; a whole game deals its own.
book.setups = dict.fromkeys((name for name in book.flows if name != "game"), practice_table)
book.setups |= dict.fromkeys(("competition", "phase end"), finalists)

__all__ = ["arena", "book", "bots", "laws", "laws_game", "start", "table"]

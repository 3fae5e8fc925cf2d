"""Spartacus: The Serpents and the Wolf.

This version plays whole games for three to six, from the first die to the House that stands alone
on 12 Influence or wins the Competition: set-up, Upkeep, Intrigue, Market, and the Arena with its
Primus or an ordinary fight.  Each procedure can also be entered by itself.  Base-game rules that the expansion leans on
are in `base.yaml`, each with a mark of how sure it is.
"""

from functools import partial

from rulekit.rulebooks.serpents import arena, bots, laws, laws_cards, laws_game, laws_numbers, laws_sand, start, table
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

# Whoever begins in the middle gets a table dealt for that; a whole game deals its own, and what is
# only ever called (a card that somebody plays, a fight of two who have been named) cannot begin.
CALLED = ("game", "card play", "duel")
book.setups = dict.fromkeys((name for name in book.flows if name not in CALLED), practice_table)
book.setups |= dict.fromkeys(("competition", "phase end"), finalists)
book.setups["combat"] = partial(practice_table, phase="Arena")
for name, phase in laws_game.WHEN.items():
    book.flows[name].law(laws_game.in_phase(phase))
    book.setups[name] = partial(practice_table, phase=phase)
book.flows["primus"].law(laws_sand.one_team_stands, "victory")
book.flows["primus"].law(laws_sand.still_inviting, "invite", "answer")

__all__ = ["arena", "book", "bots", "laws", "laws_cards", "laws_game", "laws_numbers", "laws_sand", "start", "table"]

"""Tribune: Expansion, with and without the Brutii, on the base game that it needs.

The rulebook's text breaks off inside Phase 5.  What lies beyond is played by facts of the base
game and of the expansion's parts, each with a mark of how sure it is; tiles and cards of which
nothing is known do nothing and say so.
"""

from rulekit.rulebooks.tribune import laws, table
from rulekit.rulebooks.tribune.bots import simple
from rulekit.rulebooks.tribune.flows import followers, game, late, regions
from rulekit.rulebooks.tribune.setup import setup
from rulekit.rulebooks.tribune.state import book
from rulekit.rulebooks.tribune.winning import scores

book.setup = setup
book.bound = 8_000
book.scores = scores
book.bots["simple"] = simple

__all__ = ["book", "followers", "game", "late", "laws", "regions", "table"]

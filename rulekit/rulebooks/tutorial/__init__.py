"""The Spartacus tutorial: a game of its own, as a Persian text tells it.

It has nothing to do with the rules of the published game or of its expansions.  Where the text
is silent a ruling says how it is read here; numbers and cards that it does not give are stand-ins
for teaching, and say so.
"""

from rulekit.rulebooks.tutorial import flows, laws, table
from rulekit.rulebooks.tutorial.bots import simple
from rulekit.rulebooks.tutorial.scoring import scores
from rulekit.rulebooks.tutorial.setup import setup
from rulekit.rulebooks.tutorial.state import book

book.setup = setup
book.scores = scores
book.bots["simple"] = simple
book.signs = {"*": "mark-card", "†": "mark-numbers"}

__all__ = ["book", "flows", "laws", "table"]

"""The state graphs: a game, a round, its eight phases and the procedures they call."""

# A game begins in the flow that is written first, whichever module asks first.
from rulekit.rulebooks.tribune.flows import game

__all__ = ["game"]

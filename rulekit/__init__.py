"""rulekit: a board game's rulebook as something to step through, question and trust.

Examples
--------
>>> import rulekit
>>> book = rulekit.load("serpents")
>>> book.scenario("primus-initiative-tie").title
'Who acts first when the highest rolls tie'
"""

from rulekit.errors import RulekitError, speak
from rulekit.registry import load, names

__version__ = "0.1.0"

__all__ = ["RulekitError", "__version__", "load", "names", "speak"]

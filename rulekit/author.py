"""Everything a rulebook is written with, in one import.

Examples
--------
>>> from rulekit.author import Move, Seat, guard
>>> class Invite(Move):
...     house: Seat
...
...     @guard("T-1")
...     def somebody_else(self, s):
...         return self.house != self.by
"""

from rulekit.book import Rulebook
from rulekit.engine.chance import Draw, Judged, Roll
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import (
    Figures,
    at_least,
    at_most,
    differs,
    effect,
    equals,
    guard,
    less_than,
    more_than,
    nobody,
    quantity,
)
from rulekit.engine.state import Event, Row, Seat, State, Sums, change, domain, find, of, seen_by, whole
from rulekit.engine.steps import STAY, go
from rulekit.errors import Text
from rulekit.story.look import Look
from rulekit.story.plans import between, hex_spot
from rulekit.story.storyboard import Arrow, Cell, Group, Item, Layer, Piece, Plan, Sign, Spot
from rulekit.story.storyboard import Row as Line

__all__ = [
    "STAY",
    "Arrow",
    "Cell",
    "Draw",
    "Event",
    "Figures",
    "Group",
    "Item",
    "Judged",
    "Layer",
    "Line",
    "Look",
    "Move",
    "Piece",
    "Plan",
    "Roll",
    "Row",
    "Rule",
    "Rulebook",
    "Seat",
    "Sign",
    "Spot",
    "State",
    "Sums",
    "Text",
    "at_least",
    "at_most",
    "between",
    "change",
    "differs",
    "domain",
    "effect",
    "equals",
    "find",
    "go",
    "guard",
    "hex_spot",
    "less_than",
    "more_than",
    "nobody",
    "of",
    "quantity",
    "seen_by",
    "whole",
]

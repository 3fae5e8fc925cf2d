"""Where Fighters set up.

The rulebook names green hexes and spaces beside the marks "I" and "II"; the exact shape of the
board is not in the text.  So the board is a parameter: a list of spaces, each with what the
rules ask about it.  `START` is a stand-in with one space of every kind.
"""

from __future__ import annotations

from rulekit.engine.state import Row


class Space(Row):
    """A space of the Arena: whether it is green, and the mark it lies beside."""

    name: str
    green: bool = False
    beside: str = ""


START = (
    Space("I left", green=True, beside="I"),
    Space("I right", green=True, beside="I"),
    Space("I back", beside="I"),
    Space("II left", green=True, beside="II"),
    Space("II right", green=True, beside="II"),
    Space("II back", beside="II"),
    Space("side", green=True),
    Space("sand"),
)

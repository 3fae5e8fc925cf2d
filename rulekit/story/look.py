"""What a rulebook is told when it draws its board."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulekit.engine.moves import Move


class Look(NamedTuple):
    """A moment of a game, as some eyes see it.

    Attributes
    ----------
    before, state : State
        The table before the last act, and now.
    act : object
        What was done last; None at the start.
    moves : tuple of Move
        What may be done now, as far as these eyes may know.
    words : Words
    eyes : str
        A seat, "" for an onlooker, "*" for everything.
    """

    before: Any
    state: Any
    act: Any
    moves: tuple[Move, ...]
    words: Any
    eyes: str

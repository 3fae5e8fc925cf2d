"""A game of guessing what chance brings, made ready to show, as plain data.

A reader says yes or no, is shown what came and how likely it was exactly, and goes on.  What will
come is drawn beforehand, so that a page needs no kernel.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rulekit.story.storyboard import Item


class Beside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same chance under another reading.

    Attributes
    ----------
    name : str
    told : str
        The chance, exactly and in per cent, or why there is none.
    share : float
        As wide as it is drawn.
    """

    name: str
    told: str
    share: float = 0.0


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One guess.

    Attributes
    ----------
    question : str
    known : str
        What everybody has seen so far.
    items : tuple of Item
        What is turned up.
    came : bool
        Whether it was yes.
    result : str
        What came, in words.
    told, share : str, float
        The chance of yes, exactly and in per cent, and as wide as it is drawn.
    why : str
        Where that chance comes from.
    likely : bool
        What somebody says who counts.
    beside : tuple of Beside
        The same under each reading.
    """

    question: str
    known: str
    items: tuple[Item, ...]
    came: bool
    result: str
    told: str
    share: float
    why: str
    likely: bool
    beside: tuple[Beside, ...] = ()


class Guessing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of guessing; at the end of a notebook cell it shows itself.

    Attributes
    ----------
    title, intro : str
    games : tuple of tuple of Turn
        Several, so that a reader can play again.
    beside : str
        Heading of the other readings; "" where there are none.
    words : dict
        What the face itself says; see `rulekit.faces.guessing`.
    """

    title: str
    intro: str
    games: tuple[tuple[Turn, ...], ...]
    beside: str = ""
    lang: str = "en"
    dir: Literal["ltr", "rtl"] = "ltr"
    words: dict[str, str] = {}

    def played(self, *guesses: bool, game: int = 0) -> str:
        """Return a game as text after some guesses, for those who play in a cell."""
        from rulekit.faces.guessing import plain

        return plain(self, game, guesses)

    def faces(self) -> dict[str, Any]:
        """Return what it looks like before the first guess: text and Markdown."""
        from rulekit.faces.guessing import markdown, plain

        return {"text/plain": plain(self), "text/markdown": markdown(self)}

    def _repr_mimebundle_(self, **_: Any) -> Any:
        from rulekit.display import bundle

        return bundle(self)

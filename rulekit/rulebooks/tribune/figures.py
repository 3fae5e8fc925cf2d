"""What a check says was there and was needed, in the words of this game."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.engine.pieces import Figures
from rulekit.errors import Text
from rulekit.rulebooks.tribune.cards import Cards, kind, worth


def none_there(left: tuple[str, ...], relation: str, otherwise: str, ruling: str = "") -> Figures:
    """Hold where nothing is left: then `otherwise` says so in place of a "none"."""
    return Figures(not left, relation if left else otherwise, left, ruling=ruling)


def without_odd(odd: Iterable[str], ruling: str = "") -> Figures | bool:
    """Hold where no card (or faction) is odd; those that are odd are the reason."""
    strange = tuple(sorted(set(odd)))
    return Figures(False, "not-these", strange, ruling=ruling) if strange else True


def set_against(ok: bool, new: Cards, old: Cards, ruling: str = "") -> Figures:
    """Compare two sets of cards by their number and their sum."""
    have, need = (Text("set-of", cards=len(cards), sum=worth(cards)) for cards in (new, old))
    return Figures(ok, "against-set" if old else "no-set", have, need, ruling=ruling)


def held(ok: bool, seat: str) -> Figures:
    """Say who has something, or controls it; nobody has a word of its own."""
    return Figures(ok, "held" if seat else "held-by-nobody", seat)


def kinds_of(ok: bool, cards: Iterable[str]) -> Figures:
    """Say of which types some cards are."""
    return Figures(ok, "is", tuple(sorted({kind(c) for c in cards})))

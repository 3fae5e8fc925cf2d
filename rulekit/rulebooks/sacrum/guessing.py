"""Guess the skull: eight rounds played by the flow itself, with the exact chance before each."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import cast

from rulekit.data.words import Words
from rulekit.engine.position import Position
from rulekit.errors import RulekitError
from rulekit.rulebooks.sacrum import odds
from rulekit.rulebooks.sacrum.chits import SHOWS
from rulekit.rulebooks.sacrum.odds import MODEL
from rulekit.rulebooks.sacrum.sacrifice import Sacrifice
from rulekit.rulebooks.sacrum.state import SKULL, Player, Table, book, fact
from rulekit.story.guessing import Beside, Guessing, Turn
from rulekit.story.storyboard import Item
from rulekit.story.telling import percent

GAMES = 12
Histories = Mapping[str, Mapping[tuple[bool, ...], Fraction]]  # by reading


def guess_the_skull(seed: int = 1, model: str = "", games: int = GAMES) -> Guessing:
    """Make games of eight rounds in which a reader guesses whether the skull will show.

    Parameters
    ----------
    seed : int
        Of the first game; each has the next.
    model : str, optional
        The reading of SC-OD-01 under which they are played; the default reading where left out.
    games : int

    Examples
    --------
    >>> [turn.told for turn in guess_the_skull(seed=4).games[0][:2]]
    ['3/5 (60.0 %)', '1/3 (33.3 %)']
    """
    words = book.words()
    chosen = model or book.rulings[MODEL].default
    book.readings({MODEL: chosen})
    whole = {reading: odds.histories(fact("B-3.1.1", "rounds"), reading) for reading in book.rulings[MODEL].readings}
    return Guessing(
        words("guess-skull.title"), words("guess-skull.intro"),
        tuple(_game(seed + n, chosen, whole, words) for n in range(games)),
        words("guess-skull.beside"), book.lang, words.dir,
    )  # fmt: skip


def _game(seed: int, model: str, whole: Histories, words: Words) -> tuple[Turn, ...]:
    start = Table(players=(Player("Nobody"),))
    position, rng = book.begin("round", start.set(rulings=book.readings({MODEL: model}))), Random(seed)
    turns: list[Turn] = []
    while not position.over:
        if position.top.step == "reveal":
            chance, seen = position.odds().get(SHOWS, Fraction(0)), _table(position).skulls
            if chance != odds.given(seen, whole[model]):
                msg = f"after {seen} the flow says {chance}, and all histories together say otherwise"
                raise RulekitError(msg)
            position = position.roll(rng).after
            turns.append(_turn(seen, chance, _table(position).shown_chits, model, whole, words))
        elif position.step.chance is not None:
            position = position.roll(rng).after
        else:
            position = position.play(Sacrifice(position.acting()[0], 0)).after
    return tuple(turns)


def _turn(
    seen: tuple[bool, ...], exact: Fraction, shown: tuple[str, ...], model: str, whole: Histories, words: Words
) -> Turn:
    number = len(seen) + 1
    before = words.listing([words("guess-skull-yes" if skull else "guess-skull-no") for skull in seen])
    came = SKULL in shown
    return Turn(
        question=words("guess-skull-question", round=number),
        known=words("guess-skull-known", count=len(seen), seen=before),
        items=tuple(Item(text="", mark="skull") if c == SKULL else Item(text=c) for c in shown),
        came=came,
        result=words("guess-skull-came" if came else "guess-skull-stayed"),
        told=_told(exact, words),
        share=float(exact),
        why=words(f"guess-skull-why-{model.lower()}", after=_after(seen)),
        likely=2 * exact > 1,
        beside=tuple(_beside(reading, odds.given(seen, found), words) for reading, found in whole.items()),
    )


def _after(seen: tuple[bool, ...]) -> int:
    """Say what was seen last: nothing yet, the skull, or none."""
    return 0 if not seen else 1 if seen[-1] else 2


def _beside(reading: str, chance: Fraction | None, words: Words) -> Beside:
    if chance is None:
        return Beside(reading, words("guess-skull-cannot"))
    return Beside(reading, _told(chance, words), float(chance))


def _told(chance: Fraction, words: Words) -> str:
    return f"{chance} ({percent(float(chance), words)})" if 0 < chance < 1 else str(chance)


def _table(position: Position) -> Table:
    return cast(Table, position.state)

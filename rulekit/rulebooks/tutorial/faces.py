"""What a card shows, in words."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.data.words import Words
from rulekit.rulebooks.tutorial.cards import STATS, Card, Work, card
from rulekit.rulebooks.tutorial.state import Gladiator, Table
from rulekit.rulebooks.tutorial.stats import value

NUMBERS = ("coins", "equipment", "extra", "again", "train", "yields", "compulsory")


def shows(s: Table, name: str, words: Words) -> str:
    """Say what a card shows: its price, and what it does."""
    face = card(s, name)
    return words("shows-between").join(_parts(face, words)) or words("none")


def _parts(face: Card, words: Words) -> Iterator[str]:
    if face.price:
        yield words("shows-price", n=face.price)
    if face.sort:
        yield words(f"shows-{face.sort}")
    if face.everyone:
        yield words("shows-everyone")
    for stat in STATS:
        if getattr(face, stat):
            yield words(f"shows-{stat}", n=getattr(face, stat))
    for what in NUMBERS:
        if getattr(face, what):
            yield words(f"shows-{what}", n=getattr(face, what))
    if face.works:
        yield words.either([_work(w, words) for w in face.works])
    if face.points:
        yield words("shows-points", n=face.points)


def _work(work: Work, words: Words) -> str:
    told = []
    if work.coins:
        told.append(words("shows-coins", n=work.coins))
    if work.buy:
        told.append(words("shows-buy", off=work.off))
    if work.train:
        told.append(words("shows-train"))
    return words.listing(told)


def values(s: Table, gladiator: Gladiator, words: Words) -> tuple[str, ...]:
    """Say the values of a gladiator, with its level and its equipment counted in."""
    out = []
    for stat in STATS:
        number = int(value(s, gladiator, stat)) - (gladiator.harm if stat == "toughness" else 0)
        out.append(words(f"shows-{stat}", n=number))
    return tuple(out)

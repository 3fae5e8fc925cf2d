"""The cards: what each shows, from `cards.yaml` and, where the text gives it, from the facts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from rulekit.data import files
from rulekit.engine.state import Row
from rulekit.engine.tables import fold

if TYPE_CHECKING:
    from rulekit.rulebooks.tutorial.state import Table

Kind = Literal["work", "equipment", "scheme", "gladiator", "combat"]
STATS = ("speed", "attack", "defence", "toughness")


class Work(Row):
    """What a slave on a card brings: coins, purchases (so much cheaper), gladiators trained."""

    name: str
    coins: int = 0
    buy: int = 0
    off: int = 0
    train: int = 0


class Card(Row):
    """The face of a card.

    Attributes
    ----------
    copies, start : int
        How many there are; how many of each house's starting pack.
    given : tuple of str
        Clauses that give its numbers.
    stand_in : str
        What of it is invented for teaching: "card" (all that no clause gives, the name too),
        "numbers" (the text names it and says no more), "" (nothing).
    grows : str
        Gladiators: the value that training raises.
    sort : str
        Schemes: "instant", "lasting", or "hand".
    extra, again, train, equipment : int
        Schemes: further works, works on used cards, gladiators trained, free equipment.
    yields : int
        Schemes: how much more (or less) a work that gives coins gives.
    compulsory : int
        Schemes: 1 where all battles of the round must be fought.
    everyone : bool
        Schemes: whether it is for all players.
    each_round : bool
        Works: whether the card says that its owner may do it each round.
    """

    name: str
    kind: Kind = "work"
    copies: int = 1
    start: int = 0
    given: tuple[str, ...] = ()
    stand_in: Literal["", "numbers", "card"] = ""
    price: int = 0
    works: tuple[Work, ...] = ()
    each_round: bool = False
    speed: int = 0
    attack: int = 0
    defence: int = 0
    toughness: int = 0
    grows: str = ""
    sort: Literal["", "instant", "lasting", "hand"] = ""
    coins: int = 0
    equipment: int = 0
    extra: int = 0
    again: int = 0
    train: int = 0
    yields: int = 0
    compulsory: int = 0
    everyone: bool = False
    points: int = 0


def told(name: str, values: Mapping[str, Any], facts: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Lay the numbers that the text gives over a card as it is written.

    Numbers that belong to a work go to the card's first one.

    Examples
    --------
    >>> told("Farm", {"given": ["C-1"], "works": {"first": {}}}, {"C-1": {"Farm": {"coins": 1}}})["works"]
    {'first': {'coins': 1}}
    """
    out = dict(values)
    said = {what: n for clause in values.get("given", ()) for what, n in facts[clause][name].items()}
    for what, number in said.items():
        if "works" in out and what in Work.__struct_fields__:
            out["works"] = {**out["works"], "first": {**out["works"]["first"], what: number}}
        else:
            out[what] = number
    return out


@cache
def deck() -> dict[str, Card]:
    """Return every card of the box by name."""
    from rulekit.rulebooks.tutorial.state import book

    doc = files.read(book.folder / "cards.yaml")
    whole = {name: told(name, values, book.facts) for name, values in doc.data.items()}
    cards = files.convert(doc, tuple[Card, ...], (), fold(whole, tuple[Card, ...]))
    return {c.name: c for c in cards}


def card(s: Table, name: str) -> Card:
    """Return the face of a card: one of this table's own, or of the deck; a blank one where it is not known."""
    for own in s.cards:
        if own.name == name:
            return own
    return deck().get(name) or Card(name)


def copies(kind: Kind) -> tuple[str, ...]:
    """Name all cards of a kind that go into piles and packs, each as often as it is there."""
    return tuple(c.name for c in deck().values() if c.kind == kind for _ in range(c.copies))


def pack(kind: Kind) -> tuple[str, ...]:
    """Name the cards of a kind that lie ready for every house's starting pack."""
    return tuple(c.name for c in deck().values() if c.kind == kind for _ in range(c.start))

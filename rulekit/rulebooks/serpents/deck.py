"""The printed cards of a whole game, read from `cards.yaml`; a table may add cards of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files as resources
from pathlib import Path

import msgspec

from rulekit.data import files
from rulekit.engine.state import Row
from rulekit.errors import UnknownName


class Card(Row):
    """What an Intrigue card says, as far as it is known.

    Attributes
    ----------
    arrow : str
        "up" or "down" for Hostile Influence; "" where a number is printed.
    requires : int
        The Influence printed on it.
    in_auction : bool
        Whether the card itself lets it be played during the Auction.
    does : str
        What it does: "lowers bid", "calls the Primus"; "" for a stand-in without effect here.
    teaching : bool
        A plainly invented stand-in, marked as such wherever it is shown.
    kind : str
        "Conspiracy", "Counteraction" or "Guard".
    prints : str
        The name on it, where two copies have the same; its own name where left out.
    gold : tuple of int
        What the Bank pays whoever plays it, payment by payment.
    gift : int
        What the Bank pays its target.
    takes : int
        What its target pays whoever plays it.
    gains : int
        The Influence it brings.
    cash : int
        What the Bank pays for it unplayed.
    """

    name: str
    arrow: str = ""
    requires: int = 0
    in_auction: bool = False
    does: str = ""
    teaching: bool = False
    kind: str = "Conspiracy"
    prints: str = ""
    gold: tuple[int, ...] = ()
    gift: int = 0
    takes: int = 0
    gains: int = 0
    cash: int = 0


class Ware(Row):
    """What a Market card says.

    Attributes
    ----------
    kind : str
        "Gladiator", "Slave" or "Equipment".
    slot : str
        Of Equipment: "weapon", "armour" or "special".
    value : int
        What the Bank pays for it.
    starter : bool
        Whether it may be among what a House begins with (a white border).
    earns : int
        What a Slave earns at Upkeep beyond what every Slave does.
    serves : int
        The gold that the Bank pays when its ability is used in the owner's Intrigue turn; 0 where it has none.
    """

    name: str
    kind: str = "Gladiator"
    attack: int = 3
    defence: int = 3
    speed: int = 3
    ability: str = ""
    during: str = ""
    treacherous: bool = False
    slot: str = ""
    value: int = 0
    starter: bool = False
    earns: int = 0
    serves: int = 0


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the file: a card of one kind, and how many copies of it there are.

    Attributes
    ----------
    copies : int
        How many; where there are several each has a number after its name.
    snake : bool
        Whether it bears the mark of this expansion.
    """

    card: Card | None = None
    ware: Ware | None = None
    copies: int = 1
    snake: bool = False


class Deck(msgspec.Struct, frozen=True):
    """Every card of a printed set, by name.

    Attributes
    ----------
    snakes : frozenset of str
        The cards of either deck that bear the mark of this expansion.
    """

    cards: dict[str, Card]
    wares: dict[str, Ware]
    snakes: frozenset[str]


NOTHING = Deck({}, {}, frozenset())


@cache
def _entries() -> Mapping[str, list[Printed]]:
    path = Path(str(resources("rulekit.rulebooks.serpents"))) / "cards.yaml"
    read: dict[str, list[Printed]] = files.convert(files.read(path), dict[str, list[Printed]])
    return read


@cache
def printed(name: str) -> Deck:
    """Return a printed set; an empty one where no set is named.

    Examples
    --------
    >>> printed("teaching").cards["Guest from Rome"].requires
    6
    """
    if not name:
        return NOTHING
    cards: dict[str, Card] = {}
    wares: dict[str, Ware] = {}
    snakes: set[str] = set()
    if name not in _entries():
        raise UnknownName("printed set of cards", name, _entries())
    for entry in _entries()[name]:
        for n in range(1, entry.copies + 1):
            tail = "" if entry.copies == 1 else f" {n}"
            if entry.card is not None:
                own = f"{entry.card.name}{tail}"
                cards[own] = entry.card.set(name=own, prints=entry.card.name if tail else "")
                snakes |= {own} if entry.snake else set()
            if entry.ware is not None:
                own = f"{entry.ware.name}{tail}"
                wares[own] = entry.ware.set(name=own)
                snakes |= {own} if entry.snake else set()
    return Deck(cards, wares, frozenset(snakes))

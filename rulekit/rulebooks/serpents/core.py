"""The rulebook object, its facts, and the Influence track that every rule moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rulekit.book import Rulebook
from rulekit.engine.pieces import Figures, nobody
from rulekit.engine.state import find
from rulekit.errors import UnknownName
from rulekit.given import whole
from rulekit.rulebooks.serpents.state import Item, Number, Table

book = Rulebook(
    "serpents",
    "rulekit.rulebooks.serpents",
    Table,
    "0.2.0",
    sections=(
        *("SW-HOST-", "SW-PRI-", "SW-ANN-", "SW-INV-", "SW-TEAM-", "SW-FAIL-", "SW-INIT-"),
        # The fight of a Primus, from the Wagers to its end.
        *("SW-WAG-", "SW-CHG-", "SW-DEF-", "SW-HON-", "SW-TREA-", "SW-VIC-", "SW-LIFE-", "SW-SELF-"),
        # Set-up, the new Houses, and the etiquette of the Intrigue phase.
        *("SW-COMP-", "SW-CARDS-", "SW-HOUSE-", "SW-SEP-", "SW-OBT-", "SW-EXC-"),
        *("SW-VAR-", "SW-WOS-", "SW-PRA-", "SW-P56-", "SW-ETI-"),
        # Who wins where several have reached the top.
        *("SW-TIE-", "SW-C56-"),
    ),
)

# Read once: whatever language the rulebook speaks, its numbers are these.
FACTS = book.facts


def fact(clause: str, name: str) -> int:
    """Return a number of the rulebook."""
    return int(FACTS[clause][name])


@cache
def unsure() -> tuple[str, ...]:
    """Return the numbers that a table may change: those of base facts that no source has printed (marks C and D)."""
    marked = {c.id for c in book.clauses if c.mark in ("C", "D")}
    return tuple(f"{clause}.{name}" for clause, names in FACTS.items() if clause in marked for name in names)


def number(s: Table, clause: str, name: str) -> int:
    """Return a number of the base game, as it is at this table."""
    own = find(s.numbers, f"{clause}.{name}") if s.numbers else None
    return fact(clause, name) if own is None else own.value


def numbered(given: Mapping[str, object]) -> tuple[Number, ...]:
    """Return what a set-up is given as numbers of the base game.

    Raises
    ------
    UnknownName, BookError
        Where nothing is called so, or it is no whole number from 0.
    """
    for name in given:
        if name not in unsure():
            raise UnknownName("setting", name, unsure(), of=book.name)
    return tuple(Number(name, whole(name, value)) for name, value in sorted(given.items()))


def lowest(s: Table) -> int:
    """Return the end of the Influence track: nothing says that it stops above 0 (ruling O-24)."""
    return 0 if s.reads("O-24") == "zero" else number(s, "B-1.4.4", "lowest")


def influence(s: Table, seat: str, by: int) -> Table:
    """Move a House on its Influence track, which has two ends."""
    now = s.house(seat).influence
    return s.put(seat, influence=max(lowest(s), min(fact("B-1.1.2", "top"), now + by)))


def honoured(s: Table, fighter: str, tokens: int) -> Table:
    """Give a Fighter tokens of Glory; with enough of them it is a Champion."""
    glory = s.fighter(fighter).glory + tokens
    return s.put_fighter(fighter, glory=glory, champion=glory >= number(s, "B-1.3.10", "champion"))


def dropped(s: Table, fighter: str) -> tuple[Item, ...]:
    """Return all Equipment with what a Fighter carried given back to its owner."""
    owner = s.fighter(fighter).owner
    return tuple(i.set(on="", owner=i.owner or owner) if i.on == fighter else i for i in s.items)


def without(names: tuple[str, ...], relation: str) -> bool | Figures:
    """Hold where there are none; otherwise their names are the reason."""
    return nobody(names, relation) if names else True


def owned_by(s: Table, fighter: str, seat: str) -> Figures:
    """Whether a Fighter belongs to a seat, keeping whose it is."""
    owner = s.fighter(fighter).owner
    return Figures(owner == seat, "owner", owner)


def without_card(s: Table, seat: str, card: str) -> Table:
    """Take a card out of a hand, and out of what has been shown of it."""
    house = s.house(seat)
    hand, shown = (tuple(c for c in cards if c != card) for cards in (house.hand, house.shown))
    return s.put(seat, hand=hand, shown=shown)

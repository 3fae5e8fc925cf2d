"""The market: cards turned up beside the board, what they cost, and when gaps are filled."""

from __future__ import annotations

from typing import Any

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.tutorial.cards import card
from rulekit.rulebooks.tutorial.state import Table, fact, without

# Gladiators lie open only where a ruling has it so.
KINDS = ("work", "equipment", "scheme", "gladiator")


@quantity("TF-CL-019", "TF-CL-025", ruling="TF-OD-02")
def open_due(s: Table, kind: str) -> int:
    """How many cards of a kind lie open beside the board."""
    if kind == "gladiator":
        return int(s.reads("TF-OD-19") == "seen")
    if kind == "equipment" and s.reads("TF-OD-02") == "closed":
        return 0
    return int(fact("TF-CL-019", "open"))


@quantity("TF-CL-061", "TF-CL-062")
def price(s: Table, name: str) -> int:
    """How much a card costs: what is printed on it."""
    return card(s, name).price


def saving(s: Table, seat: str) -> int:
    """How much less a seat pays for its next purchase in the market, where a work allows it."""
    p = s.of(seat)
    return p.off if p.bargains else 0


def cost(s: Table, seat: str, name: str) -> int:
    """How much a card costs this seat: less where a work allows it."""
    return max(0, int(price(s, name)) - saving(s, seat))


def gap(s: Table) -> str:
    """Name the kind of which a card is missing in the market while its pile has some; "" where none is."""
    for kind in KINDS:
        if len(getattr(s, f"{kind}_row")) < open_due(s, kind) and len(getattr(s, f"{kind}_pile")):
            return kind
    return ""


def turned_up(s: Table, kind: str, names: tuple[str, ...]) -> Table:
    """Take cards out of a pile and lay them open."""
    left: tuple[str, ...] = getattr(s, f"{kind}_pile")
    for name in names:
        left = without(left, name)
    changes: dict[str, Any] = {f"{kind}_pile": left, f"{kind}_row": (*getattr(s, f"{kind}_row"), *names)}
    return s.set(**changes)


class OpenRow(Draw):
    """The first cards of a pile are turned up."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (getattr(s, f"{self.kind}_pile"),)

    def count(self, s: Table) -> int:
        return int(open_due(s, self.kind))

    @effect("TF-CL-019", "TF-CL-025", ruling="TF-OD-41")
    def laid_open(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay them face up beside the board."""
        return turned_up(s, self.kind, reading)

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return "gladiator" if self.kind == "scheme" and open_due(s, "gladiator") else "open"


class Restock(Rule):
    """Is a card missing in the market, and is this the time to fill the gap?"""

    def __init__(self, when: str) -> None:
        self.when = when

    def outcome(self, s: Table) -> str:
        return "gap" if s.reads("TF-OD-16") == self.when and gap(s) else "full"


class Refill(Draw):
    """A card is turned up into a gap of the market."""

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (getattr(s, f"{gap(s)}_pile"),)

    def count(self, s: Table) -> int:
        return 1

    @effect("TF-CL-019", ruling="TF-OD-16")
    def filled(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay it into the gap."""
        return turned_up(s, gap(s), reading)

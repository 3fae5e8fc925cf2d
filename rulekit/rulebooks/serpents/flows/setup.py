"""Before the first turn: the box, the Houses, the decks."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.rulebooks.serpents.moves.houses import UseTreasury
from rulekit.rulebooks.serpents.moves.setup import ChooseHouse, LeaveOut, MixIn, Unpack, choosing
from rulekit.rulebooks.serpents.state import Table


def games_master(s: Table, at: Any) -> str:
    """The seat that holds the Games Master's token."""
    return s.games_master


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("set-up", "unpack")
    flow.auto("unpack", Unpack(), "houses", "SW-COMP-01")
    flow.choice("houses", choosing, "B-1.1.4")
    flow.offer(ChooseHouse, "houses", {"more": "=", "done": "decks"})
    flow.bar(UseTreasury, "houses", "SW-SEP-04", name="no-treasury-seppia")
    flow.bar(UseTreasury, "houses", "SW-VAR-05", name="no-treasury-varinia")
    flow.choice("decks", games_master, "SW-CARDS-03")
    flow.offer(MixIn, "decks", "ready")
    flow.offer(LeaveOut, "decks", "ready")
    flow.end("ready", "SW-CARDS-02")

"""Playing one Intrigue card, from the word that something is coming to its effect."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.steps import go
from rulekit.rulebooks.serpents.moves.cards import (
    Aim,
    AskSupport,
    Declare,
    GiveSupport,
    GiveUp,
    KeepCards,
    LayOpen,
    Play,
    RefuseSupport,
    TakeBack,
)
from rulekit.rulebooks.serpents.moves.resolve import Resolve
from rulekit.rulebooks.serpents.moves.strength import in_hand
from rulekit.rulebooks.serpents.state import Table


def owner(s: Table, at: Any) -> str:
    """The seat that plays the card."""
    return str(at.seat)


def asked(s: Table, at: Any) -> str:
    """The seat whose Support has been asked for."""
    return in_hand(s).asked


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("card play", "hand")
    flow.choice("hand", owner, "B-1.2.6", group="hand")
    flow.offer(Declare, "hand", "talk")
    flow.offer(KeepCards, "hand", "kept")
    flow.floor("talk", owner, "SW-ETI-02", holder=owner, group="talk")
    flow.offer(TakeBack, "talk", "kept")
    flow.choice("support", asked, "B-1.2.7", group="talk")
    flow.offer(GiveSupport, "support", {"hidden": go("supported", "SW-ETI-03"), "open": "shown"})
    flow.offer(RefuseSupport, "support", {"hidden": "talk", "open": "shown"})
    flow.choice("supported", owner, "SW-ETI-03", group="open")
    flow.offer(LayOpen, ("talk", "supported"), "shown")
    flow.floor("shown", owner, "SW-ETI-05", holder=owner, group="open")
    flow.bar(TakeBack, ("supported", "shown"), "SW-ETI-04", name="no-way-back")
    flow.offer(Aim, ("talk", "shown"), "=", free=True)
    flow.offer(AskSupport, ("talk", "shown"), "support")
    flow.offer(Play, ("talk", "shown"), "resolve")
    flow.offer(GiveUp, "shown", {"stuck": "stuck", "wasted": "wasted"})
    flow.auto("resolve", Resolve(), "resolved", "B-1.2.6", group="open")
    flow.end("resolved", "B-1.2.6", group="open")
    flow.end("kept", "B-1.2.6", group="hand")
    flow.end("stuck", "SW-ETI-05", group="open")
    flow.end("wasted", "SW-ETI-05", group="open")

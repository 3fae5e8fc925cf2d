"""The auction of one Market card: bids in the fist, a window for cards, then payment."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.steps import Target, go
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.moves.bids import Bid, Settle, TakeFloor
from rulekit.rulebooks.serpents.state import Table


def everyone(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat."""
    return s.seats


def clockwise(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat, from the Games Master on."""
    return s.clockwise()


def tied(s: Table, at: Any) -> tuple[str, ...]:
    """Those whose bids were level on top."""
    return s.tie


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("auction", "bid")
    flow.sealed("bid", everyone, Bid, "react", "B-1.2.18")
    flow.window("react", clockwise, "settle", "B-1.2.21", again=lambda s: s.reads("BR-1"))
    flow.offer(TakeFloor, "react", "scheme")
    flow.bar(Bid, "react", "B-1.2.18", name="bids-lie-open")
    back = dict.fromkeys(("resolved", "foiled", "kept", "returned", "stuck", "wasted"), "react")
    flow.call("scheme", "card play", back, "B-1.2.21")
    after: dict[str, Target] = {"sold": "sold", "level": go("raise", "B-1.2.19"), "unsold": "unsold"}
    flow.auto("settle", Settle(), after, "B-1.2.18")
    flow.sealed("raise", tied, Bid, "react", "B-1.2.19")
    flow.end("sold", "B-1.2.18")
    flow.end("unsold", "B-1.2.20")
    rome_may_be_called(flow)

"""The Market phase: the open market, the Auction lot by lot, the token of the Games Master."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.moves.market import (
    CloseTrade,
    Deliver,
    NextLot,
    OfferAsset,
    OfferSwap,
    OfferToken,
    OpenMarket,
    RefuseAsset,
    SellToBank,
    TakeAsset,
    TakeToken,
    TurnUpLot,
)
from rulekit.rulebooks.serpents.moves.talk import Give
from rulekit.rulebooks.serpents.state import Table


def everyone(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat."""
    return s.seats


def games_master(s: Table, at: Any) -> str:
    """The seat that holds the Games Master's token."""
    return s.games_master


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("market", "open")
    flow.auto("open", OpenMarket(), "trade", "B-1.2.15", group="trade")
    flow.floor("trade", everyone, "B-1.2.15", holder=games_master, group="trade")
    flow.offer(SellToBank, "trade", "=")
    for move in (OfferAsset, OfferSwap, TakeAsset, RefuseAsset, Give):
        flow.offer(move, "trade", "=", free=True)
    flow.offer(CloseTrade, "trade", "next lot", who=games_master)
    flow.auto("next lot", NextLot(), {"lot": "turn up", "token": "token"}, "B-1.2.17", group="lots")
    flow.chance("turn up", TurnUpLot(), "auction", "B-1.2.17", by=games_master, group="lots")
    flow.call("auction", "auction", {"sold": "deliver", "unsold": "deliver"}, "B-1.2.18", group="lots")
    flow.auto("deliver", Deliver(), "next lot", "B-1.2.18", group="lots")
    flow.auto("token", OfferToken(), "bid for it", "B-1.2.22", group="token")
    flow.call("bid for it", "auction", {"sold": "host", "unsold": "host"}, "B-1.2.22", group="token")
    flow.auto("host", TakeToken(), "over", "B-1.2.22", group="token")
    flow.end("over", "B-1.2.22", group="token")
    rome_may_be_called(flow)

"""The Intrigue phase: turn by turn, from the Games Master on."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.steps import Target, go
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.moves.talk import Agree, Give, Propose, Show, TurnDown, Whisper
from rulekit.rulebooks.serpents.moves.turns import (
    CashIn,
    ClosePhase,
    Discard,
    EndTurn,
    LayGuard,
    NextTurn,
    OpenPhase,
    PlayCard,
    UseAbility,
    UseHouse,
)
from rulekit.rulebooks.serpents.state import Table


def everyone(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat."""
    return s.seats


def active(s: Table, at: Any) -> str:
    """The Dominus whose turn it is."""
    return s.active


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("intrigue", "open")
    flow.auto("open", OpenPhase(), "turn", "B-1.2.6")
    flow.floor("turn", active, "B-1.2.6", holder=active)
    flow.offer(PlayCard, "turn", "scheme")
    flow.offer(CashIn, "turn", "=")
    flow.offer(LayGuard, "turn", "=")
    flow.offer(UseAbility, "turn", "=")
    flow.bar(UseHouse, "turn", "B-1.1.8", name="abilities-unknown")
    flow.offer(EndTurn, "turn", {"too many": go("limit", "B-1.2.13"), "done": "next"})
    for move in (Give, Propose, Agree, TurnDown, Show, Whisper):
        flow.offer(move, "turn", "=", who=everyone, free=True)
    ends = ("resolved", "foiled", "kept", "returned", "stuck", "wasted")
    flow.call("scheme", "card play", dict.fromkeys(ends, "turn"), "B-1.2.6")
    flow.choice("limit", active, "B-1.2.13")
    flow.offer(Discard, "limit", {"too many": "=", "done": "next"})
    after: dict[str, Target] = {"next": "turn", "over": "close"}
    flow.auto("next", NextTurn(), after, "B-1.2.6")
    flow.auto("close", ClosePhase(), "over", "B-1.2.6")
    flow.end("over", "B-1.2.6")
    rome_may_be_called(flow)

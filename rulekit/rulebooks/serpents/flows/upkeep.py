"""Upkeep, from the cards turned up again to the ledgers."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.steps import Target
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.moves.upkeep import Dismiss, HealDie, NextLedger, OpenLedgers, PayKeep, Refresh
from rulekit.rulebooks.serpents.state import Table


def healer(s: Table, at: Any) -> str:
    """The owner of the Fighter that is to roll."""
    return s.fighter(s.queue[0]).owner if s.queue else ""


def active(s: Table, at: Any) -> str:
    """The Dominus whose ledger it is."""
    return s.active


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("upkeep", "refresh")
    flow.auto("refresh", Refresh(), {"wounded": "heal", "well": "ledgers"}, "B-1.2.1")
    flow.chance("heal", HealDie(), {"more": "=", "done": "ledgers"}, "B-1.2.2", by=healer)
    flow.auto("ledgers", OpenLedgers(), "next", "B-1.2.3")
    due: dict[str, Target] = {"due": "balance", "next": "=", "over": "balanced"}
    flow.auto("next", NextLedger(), due, "B-1.2.3")
    flow.choice("balance", active, "B-1.2.3")
    flow.offer(PayKeep, "balance", "next")
    flow.offer(Dismiss, "balance", {"due": "=", "settled": "next"})
    flow.end("balanced", "B-1.2.3")
    rome_may_be_called(flow)

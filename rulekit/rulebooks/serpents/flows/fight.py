"""An ordinary fight in the Arena, from the invitations to the gesture over the loser."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.steps import Target, go
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.moves.failed import Wager
from rulekit.rulebooks.serpents.moves.fight import (
    CallOff,
    Equip,
    InviteOne,
    OpenBill,
    SendNobody,
    SendOne,
    SettleFight,
    TakeSides,
    Thumb,
    Tribute,
    WinFight,
)
from rulekit.rulebooks.serpents.moves.initiative import deciding_owners
from rulekit.rulebooks.serpents.moves.talk import Give
from rulekit.rulebooks.serpents.moves.wagers import wagering
from rulekit.rulebooks.serpents.state import Table


def games_master(s: Table, at: Any) -> str:
    """The seat that holds the Games Master's token."""
    return s.games_master


def invited(s: Table, at: Any) -> str:
    """The House that has been asked."""
    return s.invited


def clockwise(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat, from the Games Master on."""
    return s.clockwise()


def fielding(s: Table, at: Any) -> tuple[str, ...]:
    """Whoever has a Fighter in the Arena, from the Games Master on."""
    there = deciding_owners(s, s.arena)
    return tuple(n for n in s.clockwise() if n in there)


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("fight", "bill")
    flow.auto("bill", OpenBill(), {"pair": "sides", "invite": "invite"}, "B-1.2.25", group="bill")
    flow.choice("invite", games_master, "B-1.2.25", otherwise=go("called off", "B-1.2.27"), group="bill")
    flow.offer(InviteOne, "invite", "answer")
    flow.choice("answer", invited, "B-1.2.25", group="bill")
    flow.offer(SendOne, "answer", {"more": "invite", "two": "sides"})
    flow.offer(SendNobody, "answer", "invite")
    flow.offer(Give, ("invite", "answer"), "=", who=clockwise, free=True)
    flow.auto("called off", CallOff(), "no fight", "B-1.2.27", group="bill")
    flow.end("no fight", "B-1.2.27", group="bill")
    flow.auto("sides", TakeSides(), "arming", "B-1.2.25", group="bill")
    flow.window("arming", fielding, "tribute", "B-1.2.28", again="rest", group="bill")
    flow.offer(Equip, "arming", "=")
    flow.auto("tribute", Tribute(), "wagers", "B-1.2.29", group="bill")
    flow.window("wagers", wagering, "duel", "B-1.2.31", again="all", group="bill")
    flow.offer(Wager, "wagers", "=")
    after: dict[str, Target] = {"won": "victory", "undecided": "settle"}
    flow.call("duel", "duel", after, "B-1.3.2", group="verdict")
    flow.auto("victory", WinFight(), {"lives": "verdict", "dead": "settle"}, "B-1.3.10", group="verdict")
    flow.choice("verdict", games_master, "B-1.3.11", group="verdict")
    flow.offer(Thumb, "verdict", "settle")
    flow.offer(Give, "verdict", "=", who=clockwise, free=True)
    settled: dict[str, Target] = {"won": "decided", "nobody": "undecided"}
    flow.auto("settle", SettleFight(), settled, "B-1.2.30", group="verdict")
    flow.end("decided", "B-1.3.10", group="verdict")
    flow.end("undecided", "B-1.3.10", group="verdict")
    rome_may_be_called(flow)

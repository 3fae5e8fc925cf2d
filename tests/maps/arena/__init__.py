"""A flow of realistic size for tests of maps: groups, a called flow, ways back, ways side by side."""

from __future__ import annotations

from rulekit.book import Rulebook
from rulekit.engine.chance import Roll
from rulekit.engine.moves import Move, Rule
from rulekit.engine.state import State
from rulekit.engine.steps import go

book = Rulebook("arena", __name__, State, "1")


def _moves(*names: str) -> list[type[Move]]:
    return [type(Move)(name, (Move,), {"__module__": __name__}) for name in names]


(Announce, Invite, Accept, Decline, Side, Place, Bribe, Betray, Stand, Order, Strike, Guard, Thumb, Cheer, Card) = _moves(
    "Announce", "Invite", "Accept", "Decline", "Side", "Place", "Bribe", "Betray", "Stand", "Order", "Strike", "Guard",
    "Thumb", "Cheer", "Card",
)  # fmt: skip


class Speed(Roll):
    """Two sides roll."""


def one(s: State, at: object) -> str:
    return ""


def add(book: Rulebook) -> None:
    """Build the flows."""
    primus = book.flow("primus", "announce")
    call, field, fight = {"group": "call"}, {"group": "field"}, {"group": "round"}
    primus.choice("announce", one, "A-1", **call)
    primus.offer(Announce, "announce", "invite")
    primus.choice("invite", one, "A-2", otherwise=go("failed", "A-3"), **call)
    primus.offer(Invite, "invite", "answer")
    primus.choice("answer", one, "A-4", **call)
    primus.offer(Bribe, "answer", "=", free=True)
    primus.offer(Accept, "answer", {"more": "invite", "full": "teams"})
    primus.offer(Decline, "answer", {"next": "invite", "nobody": "failed"})
    primus.end("failed", "A-3", **call)
    primus.choice("teams", one, "A-5", **field)
    primus.offer(Side, "teams", {"again": "=", "done": "entries"})
    primus.sealed("entries", one, Place, "reactions", "A-6", **field)
    primus.window("reactions", one, "treachery", "A-7", again="all", **field)
    primus.offer(Card, "reactions", "played")
    primus.call("played", "card", {"resolved": "reactions", "cancelled": "reactions"}, "A-8", **field)
    primus.choice("treachery", one, "A-9", otherwise="roll", **fight)
    primus.offer(Betray, "treachery", "roll")
    primus.offer(Stand, "treachery", "roll")
    primus.chance("roll", Speed(), {"first": "order", "second": "order", "tie": "="}, "A-10", again="tie", **fight)
    primus.choice("order", one, "A-11", **fight)
    primus.offer(Order, "order", "act")
    primus.choice("act", one, "A-12", **fight)
    primus.offer((Strike), "act", "fallen")
    primus.offer(Guard, "act", "fallen")
    primus.auto("fallen", Rule(), {"next": "act", "round": "treachery", "down": "verdict"}, "A-13", **fight)
    primus.floor("verdict", one, "A-14")
    primus.offer(Cheer, "verdict", "=", free=True)
    primus.offer(Thumb, "verdict", {"spared": "spoils", "killed": "spoils"})
    primus.auto("spoils", Rule(), "victory", "A-15")
    primus.end("victory", "A-16")

    card = book.flow("card", "pay")
    card.choice("pay", one, "A-17", otherwise="cancelled")
    card.offer(Bribe, "pay", "answer")
    card.window("answer", one, "effect", "A-18", again="rest")
    card.offer(Card, "answer", "cancelled")
    card.auto("effect", Rule(), "resolved", "A-19")
    card.end("resolved", "A-19")
    card.end("cancelled", "A-18")


add(book)

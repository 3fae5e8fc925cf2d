"""Playing one Intrigue card, from the word that something is coming to its effect."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.flow import Flow
from rulekit.engine.steps import Target, go
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
from rulekit.rulebooks.serpents.moves.expose import (
    Aftermath,
    AnswerWithCard,
    Expose,
    Fall,
    GuardDie,
    LetDrop,
    SendGuard,
    Weigh,
)
from rulekit.rulebooks.serpents.moves.houses import Obtrude, Order, PickUp, Praetor, seppia, varinia
from rulekit.rulebooks.serpents.moves.resolve import Resolve
from rulekit.rulebooks.serpents.moves.strength import in_hand
from rulekit.rulebooks.serpents.moves.talk import Agree, Give, LookFirst, Propose, Show, TurnDown, Whisper
from rulekit.rulebooks.serpents.state import Table


def owner(s: Table, at: Any) -> str:
    """The seat that plays the card."""
    return str(at.seat)


def asked(s: Table, at: Any) -> str:
    """The seat whose Support has been asked for."""
    return in_hand(s).asked


def exposer(s: Table, at: Any) -> str:
    """The seat that tries to expose the Conspiracy."""
    return in_hand(s).exposer


def everyone(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat."""
    return s.seats


def others(s: Table, at: Any) -> tuple[str, ...]:
    """Everybody but the owner, clockwise from him."""
    i = s.seats.index(at.seat)
    return (*s.seats[i + 1 :], *s.seats[:i])


def may_answer(s: Table, at: Any) -> tuple[str, ...]:
    """Everybody but the owner; nobody where the whole game holds nothing to answer with.

    Which cards the game has and which Guards lie on the table is public; who holds what is not,
    so nobody is left out on his own account.
    """
    means = any(c.kind == "Counteraction" for c in s.all_cards) or any(h.guards for h in s.houses)
    return others(s, at) if means else ()


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("card play", "hand")
    _asking(flow)
    _open(flow)
    _exposing(flow)
    _talking(flow)
    for end, clause, group in (
        ("resolved", "B-1.2.6", "open"),
        ("foiled", "B-1.2.14", "expose"),
        ("kept", "B-1.2.6", "hand"),
        ("returned", "SW-OBT-05", "open"),
        ("stuck", "SW-ETI-05", "open"),
        ("wasted", "SW-ETI-05", "open"),
    ):
        flow.end(end, clause, group=group)


def _asking(flow: Flow) -> None:
    flow.choice("hand", owner, "B-1.2.6", group="hand")
    flow.offer(Declare, "hand", "talk")
    flow.offer(KeepCards, "hand", "kept")
    flow.floor("talk", owner, "SW-ETI-02", holder=owner, group="talk")
    flow.offer(TakeBack, "talk", "kept")
    flow.choice("support", asked, "B-1.2.7", group="talk")
    flow.offer(GiveSupport, "support", {"hidden": go("supported", "SW-ETI-03"), "open": "shown"})
    flow.offer(RefuseSupport, "support", {"hidden": "talk", "open": "shown"})
    flow.bar(LookFirst, "support", "SW-ETI-02", name="no-right-to-look")
    flow.choice("supported", owner, "SW-ETI-03", group="open")
    flow.offer(LayOpen, ("talk", "supported"), "shown")


def _open(flow: Flow) -> None:
    flow.floor("shown", owner, "SW-ETI-05", holder=owner, group="open")
    flow.bar(TakeBack, ("supported", "shown"), "SW-ETI-04", name="no-way-back")
    flow.offer(Aim, ("talk", "shown", "expose"), "=", who=owner, free=True)
    flow.offer(AskSupport, ("talk", "shown"), "support", who=owner)
    flow.offer(Order, ("talk", "shown"), "support", who=varinia)
    flow.offer(Play, ("talk", "shown"), {"answerable": go("expose", "B-1.2.11"), "final": "resolve"})
    flow.offer(GiveUp, "shown", {"stuck": "stuck", "wasted": "wasted"})
    flow.offer(PickUp, "shown", "returned")
    flow.offer(Obtrude, ("talk", "shown"), "=", who=seppia)
    flow.auto("resolve", Resolve(), "resolved", "B-1.2.6", group="open")


def _exposing(flow: Flow) -> None:
    flow.window("expose", may_answer, "weigh", "B-1.2.11", again="all", group="expose")
    flow.offer(Obtrude, "expose", {"short": go("shown", "SW-OBT-04"), "enough": "="}, who=seppia)
    flow.offer(Expose, ("shown", "expose"), "attempt", who=others)
    flow.choice("attempt", exposer, "SW-ETI-09", group="expose")
    flow.offer(SendGuard, "attempt", "guard roll")
    flow.offer(AnswerWithCard, "attempt", "counter")
    flow.offer(LetDrop, "attempt", "aftermath")
    both: dict[str, Target] = {"foiled": "aftermath", "stands": "aftermath"}
    flow.chance("guard roll", GuardDie(), both, "B-1.2.12", by=exposer, group="expose")
    ends = ("resolved", "foiled", "kept", "returned", "stuck", "wasted")
    flow.call("counter", "card play", dict.fromkeys(ends, "aftermath"), "B-1.2.11", seat=exposer, group="expose")
    after: dict[str, Target] = {"foiled": "fall", "played": "expose", "open": "shown"}
    flow.auto("aftermath", Aftermath(), after, "B-1.2.11", group="expose")
    flow.auto("fall", Fall(), "foiled", "B-1.2.14", group="expose")
    weighed: dict[str, Target] = {"holds": "resolve", "short": "shown"}
    flow.auto("weigh", Weigh(), weighed, "B-1.2.7", group="expose")


def _talking(flow: Flow) -> None:
    for deal in (Give, Propose, Agree, TurnDown):
        flow.offer(deal, ("talk", "shown", "expose"), "=", who=everyone, free=True)
    for sight in (Show, Whisper):
        flow.offer(sight, ("talk", "shown"), "=", who=everyone, free=True)
    flow.offer(Praetor, ("talk", "shown"), "=", who=varinia, free=True)

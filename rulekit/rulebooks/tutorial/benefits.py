"""What schemes bring: to whom a card goes once it is bought, and what happens when it is carried out."""

from __future__ import annotations

from typing import Literal

from rulekit.engine.state import Event
from rulekit.rulebooks.tutorial.bank import gain
from rulekit.rulebooks.tutorial.cards import Card, card
from rulekit.rulebooks.tutorial.order import in_turn
from rulekit.rulebooks.tutorial.state import Table, book


class Gained(Event):
    """A player has bought a scheme, at an auction or in the market."""

    seat: str
    card: str
    where: Literal["auction", "market"]


class Acts(Event):
    """A scheme is carried out for a player."""

    seat: str
    card: str


def at_once(s: Table, event: Gained) -> bool:
    """Whether a scheme that was gained is carried out at once."""
    if card(s, event.card).sort != "instant":
        return False
    return event.where == "auction" or s.reads("TF-OD-38") != "hand"


def acted_when_revealed(s: Table, face: Card) -> bool:
    """Whether a scheme did all that it does when it was turned up."""
    reading = s.reads("TF-OD-12")
    return reading == "revealed" or (reading == "card" and face.everyone)


def carry_out(s: Table, seat: str, name: str) -> Table:
    """Have a scheme act: for its owner, or for everybody in turn where the card says so."""
    whom = tuple(in_turn(s)) if card(s, name).everyone else (seat,)
    for one in whom:
        s = s.announce(Acts(one, name))
    return s


@book.trigger(Gained, "TF-CL-118", "TF-CL-047")
def instant_run(s: Table, event: Gained) -> Table:
    """An instant scheme is carried out right after the purchase, and is then used."""
    if not at_once(s, event):
        return s
    p = s.of(event.seat)
    s = s.put(event.seat, spent=tuple(sorted((*p.spent, event.card))))
    if event.where == "auction" and acted_when_revealed(s, card(s, event.card)):
        return s
    return carry_out(s, event.seat, event.card)


@book.trigger(Gained, "TF-CL-119", "TF-CL-047")
def lasting_laid(s: Table, event: Gained) -> Table:
    """A lasting scheme lies in front of its owner to the end of the game."""
    if card(s, event.card).sort != "lasting":
        return s
    p = s.of(event.seat)
    return s.put(event.seat, lasting=tuple(sorted((*p.lasting, event.card))))


@book.trigger(Gained, "TF-CL-060", ruling="TF-OD-38")
def kept_in_hand(s: Table, event: Gained) -> Table:
    """Any other goes to the schemes in hand."""
    if card(s, event.card).sort == "lasting" or at_once(s, event):
        return s
    p = s.of(event.seat)
    return s.put(event.seat, hand=tuple(sorted((*p.hand, event.card))))


@book.trigger(Acts, "TF-CL-047")
def coins_come(s: Table, event: Acts) -> Table:
    """It brings coins."""
    return gain(s, event.seat, card(s, event.card).coins)


@book.trigger(Acts, "TF-CL-048")
def equipment_promised(s: Table, event: Acts) -> Table:
    """It brings free equipment, to be chosen."""
    p = s.of(event.seat)
    return s.put(event.seat, free_gear=p.free_gear + card(s, event.card).equipment)


@book.trigger(Acts, "TF-CL-048")
def works_added(s: Table, event: Acts) -> Table:
    """It allows further works in the works phase."""
    p = s.of(event.seat)
    return s.put(event.seat, extra=p.extra + card(s, event.card).extra)


@book.trigger(Acts, "TF-CL-054")
def limit_lifted(s: Table, event: Acts) -> Table:
    """It allows works on a card that has been used."""
    p = s.of(event.seat)
    return s.put(event.seat, again=p.again + card(s, event.card).again)


@book.trigger(Acts, "TF-CL-047")
def training_promised(s: Table, event: Acts) -> Table:
    """It trains a gladiator, to be chosen."""
    p = s.of(event.seat)
    return s.put(event.seat, training=p.training + card(s, event.card).train)


@book.trigger(Acts, "TF-CL-105", "TF-CL-041")
def in_force(s: Table, event: Acts) -> Table:
    """It changes a rule for everybody in this round."""
    face = card(s, event.card)
    if not (face.compulsory or (face.everyone and face.yields)) or event.card in s.edicts:
        return s
    return s.set(edicts=(*s.edicts, event.card))


def is_compulsory(s: Table) -> bool:
    """Whether a scheme makes all battles of this round compulsory."""
    return any(card(s, name).compulsory for name in s.edicts)

"""What can never be so about cards on their way, and about what is said over them."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.errors import Text
from rulekit.rulebooks.serpents.core import book, number
from rulekit.rulebooks.serpents.moves.expose import MEANS
from rulekit.rulebooks.serpents.moves.talk import WISHES
from rulekit.rulebooks.serpents.state import Playing, Table

ORDERS = ("own", "other")


@book.law
def on_their_way(s: Table) -> tuple[Text, ...]:
    """A card that is played lies open or is held by its owner, and whoever has a say in it sits here (SW-ETI-03)."""
    return tuple(x for p in s.plays for x in _playing(s, p))


def _playing(s: Table, p: Playing) -> Iterator[Text]:
    people = (*p.support, *p.refused, p.asked, p.ordered, p.exposer, *p.dropped)
    yield from (Text("law-nobody", name=n) for n in dict.fromkeys(people) if n and n not in s.seats)
    if p.held and p.owner in s.seats and p.held not in s.house(p.owner).hand:
        yield book.wrong("law-play-held", "B-1.2.6", owner=p.owner, card=p.held)
    if p.owner in (*p.support, *p.refused, p.asked, p.exposer):
        yield book.wrong("law-play-own", "B-1.2.7", owner=p.owner)
    most = number(s, "B-1.2.9", "per_card")
    often = [n for n in dict.fromkeys(p.support) if p.support.count(n) > max(1, most)]
    yield from (book.wrong("law-play-support", "B-1.2.9", name=n) for n in often)
    if p.using not in ("", *MEANS) or bool(p.using) != bool(p.exposer):
        yield book.wrong("law-play-using", "B-1.2.11", name=p.exposer or "nobody", means=p.using or "nothing")


@book.law
def raises(s: Table) -> tuple[Text, ...]:
    """Obtrusiveness adds at least 1 to a card that has a number (SW-OBT-01, SW-OBT-09)."""
    known = {c.name: c for c in s.all_cards}
    arrows = [r.card for r in s.raises if r.card in known and known[r.card].arrow]
    return (
        *(Text("law-no-card", name=r.card) for r in s.raises if r.card not in known),
        *(book.wrong("law-raise", "SW-OBT-01", card=r.card, add=r.add) for r in s.raises if r.add < 1),
        *(book.wrong("law-raise-arrow", "SW-OBT-09", card=name) for name in arrows),
    )


@book.law
def printed_sound(s: Table) -> tuple[Text, ...]:
    """No number on a card is below 0 (B-1.2.7)."""
    numbers = ((c, n) for c in s.all_cards for n in (c.requires, c.gift, c.takes, c.gains, c.cash, *c.gold))
    return tuple(book.wrong("law-card-number", "B-1.2.7", card=c.name, number=n) for c, n in numbers if n < 0)


@book.law
def shown(s: Table) -> tuple[Text, ...]:
    """What somebody has shown of his hand is in it, and whoever has shown a card or seen one sits here (SW-ETI-02)."""
    held = ((h.name, c) for h in s.houses for c in h.shown if c not in h.hand)
    people = dict.fromkeys(n for t in s.told for n in (t.seat, t.by))
    return (
        *(book.wrong("law-shown", "SW-ETI-02", name=name, card=card) for name, card in held),
        *(Text("law-nobody", name=n) for n in people if n not in s.seats),
    )


@book.law
def deals(s: Table) -> tuple[Text, ...]:
    """An offer is made by one who sits here to another, for at least a coin and for something (SW-ETI-01)."""
    people = dict.fromkeys(n for d in s.deals for n in (d.name, d.to))
    return (
        *(Text("law-nobody", name=n) for n in people if n not in s.seats),
        *(book.wrong("law-deal-self", "SW-ETI-01", name=d.name) for d in s.deals if d.name == d.to),
        *(book.wrong("law-deal-coins", "SW-ETI-01", name=d.name, coins=d.coins) for d in s.deals if d.coins < 1),
        *(book.wrong("law-deal-wish", "SW-ETI-01", name=d.name, wish=d.wish) for d in s.deals if d.wish not in WISHES),
    )


@book.law
def orders(s: Table) -> tuple[Text, ...]:
    """An order in the Senate's name was for a card of one kind or the other, and not in a turn to come (SW-WOS-01)."""
    said = ((h.name, x) for h in s.houses for x in h.ordered if x not in ORDERS)
    early = (h for h in s.houses if h.ordered_in > s.turn)
    return (
        *(book.wrong("law-order", "SW-WOS-01", name=name, what=what) for name, what in said),
        *(book.wrong("law-order-turn", "SW-WOS-01", name=h.name, turn=h.ordered_in) for h in early),
    )

"""The Influence behind a card: what it needs, what there is, and whom an arrow reaches."""

from __future__ import annotations

from rulekit.engine.pieces import quantity
from rulekit.rulebooks.serpents.core import book, number
from rulekit.rulebooks.serpents.deck import Card
from rulekit.rulebooks.serpents.state import Playing, Table


def in_hand(s: Table) -> Playing:
    """Return the card that is being played now."""
    return s.plays[-1]


def card_of(s: Table) -> Card:
    """Return what the card in hand says."""
    play = in_hand(s)
    return s.card(play.card or play.held)


def parts(s: Table) -> tuple[tuple[str, int], ...]:
    """Return the owner's Influence and that of each supporter."""
    play = in_hand(s)
    seats = (play.owner, *play.support)
    return tuple((seat, s.house(seat).influence) for seat in seats)


@quantity("B-1.2.7")
def with_support(s: Table) -> int:
    """Return the owner's Influence together with that of all supporters."""
    return sum(number for _, number in parts(s))


@quantity("SW-OBT-04", "SW-OBT-03", "SW-OBT-08", ruling="O-09")
def raised(s: Table, name: str) -> int:
    """Return what has been added to a card in the phase that is running."""
    printed = s.card(name).prints or name

    def same(other: str) -> bool:
        return other == name or (s.reads("O-09") == "name" and (s.card(other).prints or other) == printed)

    return sum(r.add for r in s.raises if same(r.card) and (r.phase, r.turn) == (s.phase, s.turn))


@quantity("SW-HOST-01", "B-1.2.7")
def requirement(s: Table) -> int:
    """Return the Influence that the card needs; an arrow stands in the place of a number."""
    card = card_of(s)
    return 0 if card.arrow else card.requires + raised(s, card.name)


@quantity("SW-HOST-02", ruling="O-14.1")
def compared(s: Table, target: str) -> int:
    """Return the Influence that an arrow compares with the target's; nobody differs from himself."""
    if s.reads("O-14.1") == "with supporters" and target != in_hand(s).owner:
        return int(with_support(s))
    return s.house(in_hand(s).owner).influence


def arrow_holds(s: Table, target: str) -> bool:
    """Whether the card's arrow, if it has one, allows this target."""
    arrow, own, theirs = card_of(s).arrow, compared(s, target), s.house(target).influence
    return not arrow or (own > theirs if arrow == "up" else own < theirs)


def on_target(s: Table) -> bool:
    """Whether the target that has been named may still be hit (ruling O-14.2); for what answers a card see O-15."""
    play = in_hand(s)
    sure = play.answers != "" or s.reads("O-14.2") == "aim"
    return play.target != "" and (sure or arrow_holds(s, play.target))


def could_be_played(s: Table) -> bool:
    """Whether there is anybody on whom the card can be played as things stand."""
    play = in_hand(s)
    if play.answers:
        anybody = s.reads("O-15") == "conspiracies" or arrow_holds(s, play.target)
    else:
        free = not play.locked and any(arrow_holds(s, seat) for seat in s.seats)
        anybody = free or on_target(s)
    return anybody and with_support(s) >= requirement(s)


def goes_back(s: Table) -> bool:
    """Whether a card stopped by Obtrusiveness can be picked up: that rule beats etiquette (ruling O-07)."""
    play = in_hand(s)
    hit = bool(play.card) and raised(s, play.card) > 0 and with_support(s) < requirement(s)
    return hit and s.reads("O-07") == "returns"


def still_to_ask(s: Table) -> tuple[str, ...]:
    """Return whose Support could still be asked for, where Support can help this card."""
    play = in_hand(s)
    if card_of(s).arrow and s.reads("O-14.1") != "with supporters":
        return ()
    had, limit = (*play.support, *play.refused), number(s, "B-1.2.9", "per_card")
    return tuple(n for n in s.seats if n != play.owner and had.count(n) < limit)


book.pieces_beside += [with_support, requirement, compared, raised]

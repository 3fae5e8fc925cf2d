"""Phase 1: cards from the draw pile onto the card fields of the base board."""

from __future__ import annotations

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.tribune.board import CURIA, LATRINE, THERMAE, region_of, region_spaces
from rulekit.rulebooks.tribune.cards import ASSASSIN, discards, kind, together, without, worth
from rulekit.rulebooks.tribune.state import Table, book, fact


def card_fields(s: Table, region: str) -> tuple[str, ...]:
    """Name the card fields of a region: one for each follower space, in the Thermae one for all."""
    return (THERMAE,) if region == THERMAE else region_spaces(s, region)


def base_fields(s: Table) -> tuple[str, ...]:
    """Name the card fields of the base board, in order."""
    down, up = fact("B-2.2.19", "face_down"), fact("B-2.2.19", "face_up")
    return tuple(f for region in book.facts["B-2.5.1"] if region in (*up, *down) for f in card_fields(s, region))


def lies_down(field: str) -> bool:
    """Whether cards lie face down there."""
    return region_of(field) in fact("B-2.2.19", "face_down")


@quantity("B-2.5.3")
def enough_in_curia(cards: tuple[str, ...]) -> int:
    """Whether the values on a field of the Curia add up to enough."""
    return int(worth(cards) >= int(fact("B-2.5.3", "sum")))


@quantity("TR-CL-097", ruling="TR-OD-26")
def closed_by_assassin(s: Table, cards: tuple[str, ...]) -> int:
    """Whether an assassin keeps further cards off a field of the Curia."""
    return int(ASSASSIN in (cards if s.reads("TR-OD-26") == "closed" else cards[1:]))


@quantity("B-2.5.4")
def packet() -> int:
    """How many cards lie together in the Thermae."""
    return int(fact("B-2.5.4", "cards"))


def is_full(s: Table, name: str) -> bool:
    """Whether a card field takes no more cards."""
    field = s.field(name)
    if region_of(name) == CURIA:
        return bool(enough_in_curia(field.up)) or bool(closed_by_assassin(s, field.up))
    return len(field.up) + len(field.down) >= (int(packet()) if name == THERMAE else 1)


class OpenFields(Rule):
    """The card fields are about to be filled."""

    @effect("TR-CL-043", "TR-CL-044")
    def in_order(self, s: Table) -> Table:
        """Those of the base board get cards; the expansion board has none."""
        return s.set(filling=(*base_fields(s), *fact("TR-CL-044", "fields")))


def next_card(s: Table) -> str:
    """Say how the next card is laid: open, or face down."""
    if not s.filling:
        return "full"
    return "down" if lies_down(s.filling[0]) else "open"


class Fill(Draw):
    """A card is laid open on the next field that takes one."""

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (s.deck, s.discard)

    def count(self, _s: Table) -> int:
        return 1

    @effect("B-2.1.10")
    def new_pile(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Shuffle the discard pile once the draw pile is used up, and draw from it."""
        return s.set(deck=s.discard, discard=()) if reading and not s.deck else s

    @effect("B-2.2.1", "B-2.2.19", "TR-CL-043")
    def laid(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay it on the field, open or face down as the field says."""
        name = s.filling[0]
        s, field = s.set(deck=without(s.deck, reading)), s.field(name)
        if lies_down(name):
            return s.put_field(name, down=together(field.down, reading))
        # In the Curia it matters which came first.
        cards = (*field.up, *reading) if region_of(name) == CURIA else together(field.up, reading)
        return s.put_field(name, up=cards)

    @effect("TR-CL-096", ruling="TR-OD-37")
    def replaced(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Under a ruling a card that is no faction card does not stay on the Latrine."""
        name = s.filling[0]
        odd = [c for c in reading if kind(c) == ASSASSIN and region_of(name) == LATRINE]
        if not odd or s.reads("TR-OD-37") == "normal":
            return s
        return discards(s.put_field(name, up=()), odd)

    @effect("TR-CL-043")
    def next_field(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Go on to the next field once this one is full."""
        done = is_full(s, s.filling[0]) or not reading
        return s.set(filling=s.filling[1:]) if done else s

    def outcome(self, s: Table, _reading: tuple[str, ...]) -> str:
        return next_card(s)

    def label(self, _s: Table, reading: tuple[str, ...]) -> str:
        """Tell cards apart by their type."""
        return kind(reading[0]) if reading else ""

    def names(self, s: Table) -> dict[str, str]:
        """Say on which field it is laid."""
        return {"field": s.filling[0]}


class FillFaceDown(Fill):
    """A card is laid face down, and nobody looks at it."""

    private = True

"""Phase 3, Pantheon: a look at the card, a card of its type given up, an Eternal Favor of the Gods."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import IDLE, Figures, at_least, effect, guard, quantity
from rulekit.engine.state import domain, seen_by
from rulekit.rulebooks.tribune.asking import Asked, had_the_turn
from rulekit.rulebooks.tribune.board import PANTHEON, owner_at, region_spaces, taken
from rulekit.rulebooks.tribune.cards import ASSASSIN, SLAVE, discards, gives, in_hand, kind, takes
from rulekit.rulebooks.tribune.playing import GODS, has_played
from rulekit.rulebooks.tribune.state import Table
from rulekit.rulebooks.tribune.trade import Evaluate


def field_of(s: Table) -> str:
    """Name the card field."""
    return region_spaces(s, PANTHEON)[0]


def card_there(s: Table) -> str:
    """Return the card on the field, open or face down; "" where none lies."""
    field = s.field(field_of(s))
    return next((c for c in (*field.up, *field.down)), "")


@quantity("B-2.5.10", "TR-CL-070", "TR-CL-094")
def same_type(card: str, wanted: str) -> int:
    """Whether a card is of the type that has to be given up: its faction, any slave, or an assassin."""
    return int(kind(card) == kind(wanted))


def fits(s: Table, card: str) -> Figures:
    """Whether a card may be given up for what lies there."""
    there = card_there(s)
    return Figures(bool(there) and bool(same_type(card, there)), "fits", kind(card), kind(there) if there else ())


def odd_there(s: Table) -> bool:
    """Whether a slave or an assassin lies on the field."""
    there = card_there(s)
    return bool(there) and kind(there) in (ASSASSIN, SLAVE)


class OpenPantheon(Evaluate):
    """The Pantheon is evaluated."""

    @effect("B-2.5.10")
    def looks(self, s: Table) -> Table:
        """Who stands there looks at the card."""
        queue = taken(s, region_spaces(s, PANTHEON))
        if not queue:
            return s
        return s.put_field(field_of(s), looker=owner_at(s, queue[0])).set(queue=queue)


class Offer(Asked):
    """Give up a card for an Eternal Favor of the Gods."""

    card: Annotated[str, domain(in_hand, "card-in-hand", "B-2.5.10")]

    @guard("B-2.5.10")
    def of_its_faction(self, s: Table) -> Figures:
        """It is of the faction of the card that lies there."""
        return IDLE if odd_there(s) else fits(s, self.card)

    @guard("TR-CL-069")
    def of_its_type(self, s: Table) -> Figures:
        """For a slave or an assassin that lies there, it is one too."""
        return fits(s, self.card) if odd_there(s) else IDLE

    @guard("B-2.1.3")
    def tile_left(self, s: Table) -> Figures:
        """A tile is left."""
        return at_least(s.gods_tiles, 1)

    @effect("B-2.5.10")
    def given_up(self, s: Table) -> Table:
        """Lay it on the discard pile."""
        return discards(gives(s, self.by, (self.card,)), (self.card,))

    @effect("B-2.5.10")
    def favored(self, s: Table) -> Table:
        """Take a tile."""
        return with_favor(s, self.by)

    @effect("TR-CL-078", ruling="TR-OD-17")
    def claimed(self, s: Table) -> Table:
        """Remember, where the Brutii are in play, that somebody has claimed one."""
        return s.set(claimed=True) if s.brutii else s

    had_the_turn = had_the_turn


def with_favor(s: Table, seat: str) -> Table:
    """Give a seat an Eternal Favor of the Gods."""
    return s.put(seat, gods=s.of(seat).gods + 1).set(gods_tiles=s.gods_tiles - 1)


# --- the Brutii --------------------------------------------------------------------------------------


@quantity("TR-CL-078", ruling="TR-OD-17")
def brutii_may(s: Table) -> int:
    """Whether the Brutii may claim a tile as well: with the card, and somebody else there."""
    others = any(owner_at(s, space) != s.brutii for space in taken(s, region_spaces(s, PANTHEON)))
    if s.reads("TR-OD-17") == "claimed":
        others = others and s.claimed
    return int(has_played(s, GODS) and others)


class AskBrutii(Rule):
    """Do the Brutii take part?"""

    @effect("TR-CL-079", ruling="TR-OD-17")
    def shown_first(self, s: Table) -> Table:
        """Under a ruling the card is shown before they decide."""
        return shown(s) if brutii_may(s) and s.reads("TR-OD-17") == "shown" else s

    def outcome(self, s: Table) -> str:
        return "brutii" if brutii_may(s) and s.gods_tiles else "nobody"


def shown(s: Table) -> Table:
    """Turn the card up."""
    field = s.field(field_of(s))
    return s.put_field(field.name, up=(*field.up, *field.down), down=(), looker="") if field.down else s


class Commit(Move):
    """The Brutii name the card that they give up."""

    card: Annotated[str, domain(in_hand, "card-in-hand", "TR-CL-079"), seen_by("by")]

    @guard("TR-CL-079", ruling="TR-OD-17")
    def of_its_type(self, s: Table) -> Figures:
        """It fits what lies there, where that has been shown."""
        return fits(s, self.card) if s.reads("TR-OD-17") == "shown" else IDLE

    @effect("TR-CL-079", "TR-CL-080")
    def laid_down(self, s: Table) -> Table:
        """Lay it down unseen."""
        return gives(s, self.by, (self.card,)).set(committed=(self.card,))


class TurnUp(Rule):
    """The card on the field is turned up: does what the Brutii laid down fit?"""

    @effect("TR-CL-080", ruling="TR-OD-17")
    def seen_at_last(self, s: Table) -> Table:
        """Show it."""
        return shown(s)

    @effect("TR-CL-078", "TR-CL-079")
    def claimed(self, s: Table) -> Table:
        """Where it fits, give it up and take a tile."""
        if not all(fits(s, card) for card in s.committed):
            return s
        return discards(with_favor(s, s.brutii), s.committed).set(committed=())

    @effect("TR-CL-079", ruling="TR-OD-17")
    def returned(self, s: Table) -> Table:
        """Where it does not, it goes back into the hand, and nothing is gained."""
        return takes(s, s.brutii, s.committed).set(committed=()) if s.committed else s


class Peek(Move):
    """Look at the card on the Pantheon: what the Brutii may not do."""

"""Action cards that are carried out at once, as far as they are known: beyond the text."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, equals, guard, quantity
from rulekit.engine.state import domain, whole
from rulekit.rulebooks.tribune.asking import pays
from rulekit.rulebooks.tribune.assassins import highest_removed, removable
from rulekit.rulebooks.tribune.board import THERMAE, piece_at, standing
from rulekit.rulebooks.tribune.cards import SLAVE, gives, kind, pairs_in_hand, takes, together, without
from rulekit.rulebooks.tribune.playing import LEGION, MURDER, SLAVES
from rulekit.rulebooks.tribune.state import Table, fact


class Read(Rule):
    """Which card is carried out?"""

    def outcome(self, s: Table) -> str:
        card = s.of(s.brutii).played[-1]
        if card == LEGION:
            return "legion"
        if card == SLAVES:
            return "slaves"
        return "murder" if card == MURDER else "opaque"


# --- Buy A Legion ------------------------------------------------------------------------------------


@quantity("B-2.3.7")
def legion_price() -> int:
    """What a legion costs."""
    return int(fact("B-2.3.7", "denarii"))


class BuyLegion(Move):
    """Buy a legion."""

    @guard("B-2.3.7")
    def purse(self, s: Table) -> Figures:
        """The denarii are there."""
        return at_least(s.of(self.by).denarii, int(legion_price()))

    @guard("B-2.1.3")
    def left(self, s: Table) -> Figures:
        """A legion is left."""
        return at_least(s.legions_left, 1)

    @effect("B-2.3.7")
    def paid(self, s: Table) -> Table:
        """Pay for it."""
        return pays(s, self.by, int(legion_price()))

    @effect("B-2.3.7", "B-2.8.5")
    def bought(self, s: Table) -> Table:
        """Take it."""
        return with_legion(s, self.by)


def with_legion(s: Table, seat: str) -> Table:
    """Give a seat a legion, where one is left."""
    if not s.legions_left:
        return s
    return s.put(seat, legions=s.of(seat).legions + 1).set(legions_left=s.legions_left - 1)


# --- Slave Cards -------------------------------------------------------------------------------------


def open_slaves(s: Table) -> tuple[str, ...]:
    """Name the open slave cards on fields where nobody stands, each with its field."""
    free = [f for f in s.fields if not spoken_for(s, f.name)]
    return tuple(f"{c}, {f.name}" for f in free for c in f.up if kind(c) == SLAVE)


def spoken_for(s: Table, field: str) -> bool:
    """Whether a follower stands at a card field; the packet of the Thermae is that of all its spaces."""
    return bool(standing(s, THERMAE) if field == THERMAE else piece_at(s, field))


def slaves_there(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a slave card that can be fetched."""
    return tuple(dict.fromkeys(open_slaves(s)))


class FetchSlave(Move):
    """Take an open slave card for two cards of the hand."""

    slave: Annotated[str, domain(slaves_there, "open-slave", "B-2.8.6")]
    cards: Annotated[tuple[str, ...], domain(pairs_in_hand, "cards-in-hand", "B-2.8.6")]

    @guard("B-2.8.6")
    def two(self, _s: Table) -> Figures:
        """Two cards take its place."""
        return equals(len(self.cards), int(fact("B-2.8.6", "cards")))

    @effect("B-2.8.6")
    def fetched(self, s: Table) -> Table:
        """Take the slave in hand, and lay the two in its place."""
        card, _, name = self.slave.partition(", ")
        up = together(without(s.field(name).up, (card,)), self.cards)
        return takes(gives(s, self.by, self.cards), self.by, (card,)).put_field(name, up=up)


# --- Mass Murder -------------------------------------------------------------------------------------


class Murder(Move):
    """Carry out one of the two options of Mass Murder."""

    option: Annotated[int, whole(1, 2, "B-2.8.7")]

    @effect("B-2.8.7")
    def highest_gone(self, s: Table) -> Table:
        """Option 1 takes the highest card from every set of another player; option 2 is not known."""
        for f in s.factions if self.option == 1 else ():
            if f.controller not in ("", self.by) and int(removable(s, f.cards)):
                s = highest_removed(s, f.name)
        return s

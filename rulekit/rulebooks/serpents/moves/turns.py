"""The Intrigue phase: each Dominus in turn plays cards, cashes them in and lays Guards."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, equals, guard, quantity
from rulekit.engine.state import seen_by
from rulekit.rulebooks.serpents.core import book, number, owned_by, without_card
from rulekit.rulebooks.serpents.moves.cards import CARD
from rulekit.rulebooks.serpents.moves.invite import FIGHTER
from rulekit.rulebooks.serpents.moves.payments import from_bank
from rulekit.rulebooks.serpents.state import Table


@quantity("B-1.2.13")
def hand_limit(s: Table, seat: str) -> int:
    """Return how many cards a Dominus may keep; it grows along the Influence track."""
    steps = max(0, s.house(seat).influence - 1) // number(s, "B-1.2.13", "spaces")
    return number(s, "B-1.2.13", "first") + steps


class OpenPhase(Rule):
    """The Intrigue phase begins with the Games Master."""

    @effect("B-1.2.6")
    def begins(self, s: Table) -> Table:
        return s.set(phase="Intrigue", active=s.games_master)


class PlayCard(Move):
    """The Dominus whose turn it is plays a card."""

    @guard("B-1.2.6")
    def has_cards(self, s: Table) -> Figures:
        return at_least(len(s.house(self.by).hand), 1)


class CashIn(Move):
    """A Conspiracy is discarded unplayed for the gold printed on it."""

    card: Annotated[str, CARD, seen_by("by")]

    @guard("B-1.2.10")
    def holds(self, s: Table) -> bool:
        return self.card in s.house(self.by).hand

    @guard("B-1.2.10")
    def a_conspiracy(self, s: Table) -> Figures:
        return equals(s.card(self.card).kind, "Conspiracy")

    @effect("B-1.2.10")
    def paid(self, s: Table) -> Table:
        return from_bank(s, self.by, s.card(self.card).cash)

    @effect("B-1.2.10")
    def discarded(self, s: Table) -> Table:
        return without_card(s, self.by, self.card).set(discard=(*s.discard, self.card))


class LayGuard(Move):
    """A Guard goes from the hand to the table."""

    card: Annotated[str, CARD, seen_by("by")]

    @guard("B-1.2.6")
    def holds(self, s: Table) -> bool:
        return self.card in s.house(self.by).hand

    @guard("B-1.2.6")
    def a_guard(self, s: Table) -> Figures:
        return equals(s.card(self.card).kind, "Guard")

    @effect("B-1.2.6")
    def laid(self, s: Table) -> Table:
        guards = tuple(sorted((*s.house(self.by).guards, self.card)))
        return without_card(s, self.by, self.card).put(self.by, guards=guards)


class UseAbility(Move):
    """The ability of a Fighter on the table is used, and its card with it."""

    fighter: Annotated[str, FIGHTER]

    @guard("B-1.2.6.1")
    def own(self, s: Table) -> Figures:
        return owned_by(s, self.fighter, self.by)

    @guard("B-1.2.6.1")
    def has_one(self, s: Table) -> bool:
        return s.fighter(self.fighter).serves > 0

    @guard("B-1.2.6.1")
    def ready(self, s: Table) -> bool:
        return s.fighter(self.fighter).ready

    @effect("B-1.2.6.1")
    def paid(self, s: Table) -> Table:
        return from_bank(s, self.by, s.fighter(self.fighter).serves)

    @effect("B-1.2.6.1")
    def exhausted(self, s: Table) -> Table:
        return s.put_fighter(self.fighter, ready=False)


class UseHouse(Move):
    """A House of the base game looks for its own two abilities."""


class EndTurn(Move):
    """The Dominus is done."""

    @effect("SW-ETI-01")
    def offers_lapse(self, s: Table) -> Table:
        return s.set(deals=())

    def outcome(self, s: Table) -> str:
        return "too many" if over_limit(s) else "done"


def over_limit(s: Table) -> bool:
    """Whether the Dominus whose turn it is holds too many cards (ruling BR-2)."""
    return s.reads("BR-2") == "table" and len(s.house(s.active).hand) > hand_limit(s, s.active)


class Discard(Move):
    """A card more than the hand may hold is discarded."""

    card: Annotated[str, CARD, seen_by("by")]

    @guard("B-1.2.13")
    def holds(self, s: Table) -> bool:
        return self.card in s.house(self.by).hand

    @effect("B-1.2.13", ruling="BR-2")
    def discarded(self, s: Table) -> Table:
        return without_card(s, self.by, self.card).set(discard=(*s.discard, self.card))

    def outcome(self, s: Table) -> str:
        return "too many" if over_limit(s) else "done"


class NextTurn(Rule):
    """The turn goes round, however many sit at the table."""

    @effect("B-1.2.6", "SW-P56-01")
    def goes_on(self, s: Table) -> Table:
        order = s.clockwise()
        following = order[order.index(s.active) + 1 :]
        return s.set(active=following[0] if following else "")

    def outcome(self, s: Table) -> str:
        return "next" if s.active else "over"


class ClosePhase(Rule):
    """Everybody has had a turn: hands are closed again."""

    @effect("SW-ETI-02")
    def hands_close(self, s: Table) -> Table:
        return s.set(told=(), houses=tuple(h.set(shown=()) for h in s.houses))


book.pieces_beside += [hand_limit]

"""Playing an Intrigue card: declare, aim, find Support, lay it open, play it."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, at_least, differs, effect, guard, less_than, more_than
from rulekit.engine.state import Seat, domain, seen_by
from rulekit.rulebooks.serpents.core import fact, without
from rulekit.rulebooks.serpents.moves.announce import CALLS
from rulekit.rulebooks.serpents.moves.strength import (
    card_of,
    compared,
    could_be_played,
    in_hand,
    on_target,
    parts,
    requirement,
    still_to_ask,
    with_support,
)
from rulekit.rulebooks.serpents.state import Playing, Table

CARD = domain(lambda s, by: tuple(c.name for c in s.cards), "card")


def others(s: Table, by: str) -> tuple[str, ...]:
    """Domain: everybody else at the table."""
    return tuple(n for n in s.seats if n != by)


def put_play(s: Table, **changes: Any) -> Table:
    """Return a copy with the card in hand changed."""
    return s.set(plays=(*s.plays[:-1], in_hand(s).set(**changes)))


def lay(s: Table) -> Table:
    """Take the card out of its owner's hand and lay it open."""
    play = in_hand(s)
    if play.card:
        return s
    hand = tuple(c for c in s.house(play.owner).hand if c != play.held)
    return put_play(s.put(play.owner, hand=hand), card=play.held, held="")


def spend(s: Table) -> Table:
    """Put the card in hand on the discard pile."""
    play = in_hand(s)
    return s.set(plays=s.plays[:-1], discard=(*s.discard, play.card))


class Declare(Move):
    """A seat says that it plays a card; which one it may keep to itself for now."""

    card: Annotated[str, CARD, seen_by("by")]

    @guard("B-1.2.6")
    def holds(self, s: Table) -> bool:
        return self.card in s.house(self.by).hand

    @guard("SW-HOST-05", ruling="O-16")
    def its_moment(self, s: Table) -> bool:
        card = s.card(self.card)
        if card.does == CALLS:  # it has a moment of its own: SW-ANN-04
            return False
        return s.phase == "Intrigue" or (s.phase == "Market" and card.in_auction and s.reads("O-16") == "card")

    @effect("B-1.2.6")
    def declared(self, s: Table) -> Table:
        stuck = sum(p.owner == self.by for p in s.plays)
        name = f"{self.by} {stuck + 1}" if stuck else self.by
        return s.set(plays=(*s.plays, Playing(name, self.by, held=self.card)))


class KeepCards(Move):
    """A seat that has the floor plays nothing after all."""


class Aim(Move):
    """The owner names the Dominus the card is played against, or another one."""

    target: Seat

    @guard("SW-HOST-04")
    def not_level(self, s: Table) -> Any:
        return not card_of(s).arrow or differs(compared(s), s.house(self.target).influence)

    @guard("SW-HOST-02", ruling="O-14.1", needs="not_level")
    def has_more(self, s: Table) -> Any:
        return card_of(s).arrow != "up" or more_than(compared(s), s.house(self.target).influence)

    @guard("SW-HOST-03", ruling="O-14.1", needs="not_level")
    def has_less(self, s: Table) -> Any:
        return card_of(s).arrow != "down" or less_than(compared(s), s.house(self.target).influence)

    @effect("SW-ETI-06", "SW-ETI-07")
    def aimed(self, s: Table) -> Table:
        return put_play(s, target=self.target)


class AskSupport(Move):
    """The owner asks somebody for Support."""

    of: Annotated[str, domain(others, "other")]

    @guard("B-1.2.9")
    def not_asked_yet(self, s: Table) -> Figures:
        play = in_hand(s)
        return less_than((*play.support, *play.refused).count(self.of), fact("B-1.2.9", "per_card"))

    @effect("B-1.2.7")
    def asked(self, s: Table) -> Table:
        return put_play(s, asked=self.of)


class GiveSupport(Move):
    """The seat that was asked lends its whole Influence."""

    @effect("B-1.2.7", "B-1.2.8")
    def lent(self, s: Table) -> Table:
        return put_play(s, support=(*in_hand(s).support, self.by), asked="")

    def outcome(self, s: Table) -> str:
        return "open" if in_hand(s).card else "hidden"


class RefuseSupport(Move):
    """The seat that was asked keeps out of it."""

    @effect("B-1.2.7")
    def refused(self, s: Table) -> Table:
        return put_play(s, refused=(*in_hand(s).refused, self.by), asked="")

    def outcome(self, s: Table) -> str:
        return "open" if in_hand(s).card else "hidden"


class LayOpen(Move):
    """The owner lays the card on the table for all to see."""

    @effect("SW-ETI-03")
    def open_to_all(self, s: Table) -> Table:
        return lay(s)


class TakeBack(Move):
    """The owner takes the card back; what nobody has seen can stay in the hand."""

    @effect("B-1.2.6")
    def taken_back(self, s: Table) -> Table:
        return s.set(plays=s.plays[:-1])


class Play(Move):
    """The owner plays the card on its target."""

    @guard("SW-ETI-06")
    def has_target(self, s: Table) -> bool:
        return in_hand(s).target != ""

    @guard("B-1.2.7")
    def enough(self, s: Table) -> Any:
        return not requirement(s) or at_least(with_support(s), requirement(s), *parts(s))

    @guard("SW-HOST-02", ruling="O-14.2", needs="has_target")
    def arrow_still_holds(self, s: Table) -> bool:
        return on_target(s)

    @guard("SW-ETI-05", ruling="O-43.2")
    def laid_before(self, s: Table) -> bool:
        return s.reads("O-43.2") == "on play" or in_hand(s).card != ""

    @effect("SW-ETI-05")
    def on_the_table(self, s: Table) -> Table:
        return lay(s)


class GiveUp(Move):
    """A card that lies open can be played on nobody, and there is no more help."""

    @guard("SW-ETI-05", ruling="O-43.1")
    def cannot_be_played(self, s: Table) -> bool:
        return not could_be_played(s)

    @guard("SW-ETI-05", ruling="O-43.1")
    def nobody_left(self, s: Table) -> Any:
        return without(still_to_ask(s), "still-to-ask")

    @effect("SW-ETI-05", ruling="O-43.1")
    def wasted(self, s: Table) -> Table:
        return s if s.reads("O-43.1") == "stays" else spend(s)

    def outcome(self, s: Table) -> str:
        return "stuck" if s.reads("O-43.1") == "stays" else "wasted"

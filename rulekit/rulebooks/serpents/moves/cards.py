"""Playing an Intrigue card: declare, aim, find Support, lay it open, play it."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move
from rulekit.engine.pieces import IDLE, Figures, at_least, differs, effect, equals, guard, less_than, more_than
from rulekit.engine.state import Few, Seat, domain, find, seen_by
from rulekit.rulebooks.serpents.core import fact, influence, number, without
from rulekit.rulebooks.serpents.moves.announce import CALLS
from rulekit.rulebooks.serpents.moves.strength import (
    arrow_holds,
    card_of,
    compared,
    could_be_played,
    goes_back,
    in_hand,
    on_target,
    parts,
    requirement,
    still_to_ask,
    with_support,
)
from rulekit.rulebooks.serpents.state import Playing, Table


def names(s: Table) -> tuple[str, ...]:
    """Return the name of every Intrigue card that the game has."""
    return tuple(c.name for c in s.all_cards)


def held(s: Table, by: str) -> tuple[str, ...]:
    """Return the cards of a hand, in the order of all cards."""
    hand = s.house(by).hand
    return tuple(n for n in names(s) if n in hand)


def open_cards(s: Table) -> tuple[str, ...]:
    """Return the cards on their way that everybody can see."""
    return tuple(dict.fromkeys(c for p in s.plays for c in (p.card, p.seen) if c))


# Any card can be named; listings name those that the seat holds, or that lie open.
CARD = domain(lambda s, by: Few(names(s), lambda: held(s, by)), "card")
IN_PLAY = domain(lambda s, by: Few(names(s), lambda: open_cards(s)), "card")


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
    house = s.house(play.owner)
    hand, shown = (tuple(c for c in cards if c != play.held) for cards in (house.hand, house.shown))
    return put_play(s.put(play.owner, hand=hand, shown=shown), card=play.held, held="")


def spend(s: Table) -> Table:
    """Put the card in hand on the discard pile."""
    play = in_hand(s)
    return s.set(plays=s.plays[:-1], discard=(*s.discard, play.card))


def to_hand(s: Table) -> Table:
    """Put the card in hand back among those of its owner."""
    play = in_hand(s)
    hand = tuple(sorted((*s.house(play.owner).hand, play.card)))
    return s.put(play.owner, hand=hand).set(plays=s.plays[:-1])


def answered(s: Table, by: str) -> bool:
    """Whether a seat is to answer the card in hand with one of its own."""
    return bool(s.plays) and in_hand(s).exposer == by


def let_drop(s: Table, by: str) -> Table:
    """Note that a seat has let its attempt to expose the card in hand drop."""
    return put_play(s, dropped=tuple(sorted((*in_hand(s).dropped, by))))


def lifted(s: Table) -> Table:
    """Return the table after an attempt that was not carried out: whether its lock stays, ruling O-43.4 says."""
    return put_play(s, locked=False) if s.reads("O-43.4") == "lifted" else s


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
        if answered(s, self.by):  # what answers a card is played whenever there is one
            return True
        return s.phase == "Intrigue" or (s.phase == "Market" and card.in_auction and s.reads("O-16") == "card")

    @guard("B-1.2.11")
    def right_kind(self, s: Table) -> Figures:
        return equals(s.card(self.card).kind, "Counteraction" if answered(s, self.by) else "Conspiracy")

    @effect("B-1.2.6")
    def declared(self, s: Table) -> Table:
        taken = [p.name for p in s.plays]
        name = next(n for n in (self.by, *(f"{self.by} {i}" for i in range(2, 99))) if n not in taken)
        return s.set(plays=(*s.plays, Playing(name, self.by, held=self.card)))

    @effect("B-1.2.11")
    def answers(self, s: Table) -> Table:
        below = s.plays[:-1]
        if not below or below[-1].exposer != self.by:
            return s
        return put_play(s, answers=below[-1].name, target=below[-1].owner)

    @effect("SW-OBT-05", ruling="O-08")
    def takes_up_again(self, s: Table) -> Table:
        before = find(s.returned, self.card)
        if before is None:
            return s
        rest = tuple(r for r in s.returned if r.card != self.card)
        return put_play(s.set(returned=rest), target=before.target, support=before.support)


class KeepCards(Move):
    """A seat that has the floor plays nothing after all; whoever has reached for an answer lets the attempt drop."""

    @effect("SW-ETI-09", ruling="O-43.4")
    def unlocked(self, s: Table) -> Table:
        return lifted(s) if answered(s, self.by) else s

    @effect("B-1.2.11.1")
    def dropped(self, s: Table) -> Table:
        return let_drop(s, self.by) if answered(s, self.by) else s


class Aim(Move):
    """The owner names the Dominus the card is played against, or another one."""

    target: Seat

    @guard("SW-ETI-09")
    def not_locked(self, s: Table) -> bool:
        return not in_hand(s).locked

    @guard("B-1.2.11")
    def own_choice(self, s: Table) -> bool:
        return in_hand(s).answers == ""

    @guard("SW-ETI-06", ruling="O-44")
    def laid_first(self, s: Table) -> bool:
        return s.reads("O-44") == "either" or in_hand(s).card != ""

    @guard("SW-HOST-04")
    def not_level(self, s: Table) -> Any:
        return differs(compared(s, self.target), s.house(self.target).influence) if card_of(s).arrow else IDLE

    @guard("SW-HOST-02", ruling="O-14.1", needs="not_level")
    def has_more(self, s: Table) -> Any:
        if card_of(s).arrow != "up":
            return IDLE
        return more_than(compared(s, self.target), s.house(self.target).influence)

    @guard("SW-HOST-03", ruling="O-14.1", needs="not_level")
    def has_less(self, s: Table) -> Any:
        if card_of(s).arrow != "down":
            return IDLE
        return less_than(compared(s, self.target), s.house(self.target).influence)

    @effect("SW-ETI-06", "SW-ETI-07", "SW-ETI-08", "SW-ETI-10")
    def aimed(self, s: Table) -> Table:
        return put_play(s, target=self.target)


class AskSupport(Move):
    """The owner asks somebody for Support."""

    of: Annotated[str, domain(others, "other")]

    @guard("B-1.2.9")
    def not_asked_yet(self, s: Table) -> Figures:
        play = in_hand(s)
        return less_than((*play.support, *play.refused).count(self.of), number(s, "B-1.2.9", "per_card"))

    @effect("B-1.2.7")
    def asked(self, s: Table) -> Table:
        return put_play(s, asked=self.of)


class GiveSupport(Move):
    """The seat that was asked lends its whole Influence."""

    @effect("B-1.2.7", "B-1.2.8")
    def lent(self, s: Table) -> Table:
        return put_play(s, support=(*in_hand(s).support, self.by), asked="", ordered="")

    def outcome(self, s: Table) -> str:
        return "open" if in_hand(s).card else "hidden"


class RefuseSupport(Move):
    """The seat that was asked keeps out of it."""

    @effect("SW-WOS-02", "SW-WOS-05", "SW-WOS-06")
    def pays(self, s: Table) -> Table:
        return influence(s, self.by, -fact("SW-WOS-02", "price")) if in_hand(s).ordered else s

    @effect("B-1.2.7", ruling="O-56")
    def refused(self, s: Table) -> Table:
        play = in_hand(s)
        if play.ordered:  # a no to an order does not bar a yes to a later request
            return put_play(s, asked="", ordered="")
        return put_play(s, refused=(*play.refused, self.by), asked="")

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

    unlocked = KeepCards.unlocked
    dropped = KeepCards.dropped


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

    @guard("SW-HOST-02", ruling="O-15", needs="has_target")
    def arrow_of_answer(self, s: Table) -> bool:
        play = in_hand(s)
        if play.answers == "" or s.reads("O-15") == "conspiracies":
            return True
        return arrow_holds(s, play.target)

    @guard("SW-ETI-05", ruling="O-43.2")
    def laid_before(self, s: Table) -> bool:
        return s.reads("O-43.2") == "on play" or in_hand(s).card != ""

    @effect("SW-ETI-05")
    def on_the_table(self, s: Table) -> Table:
        return lay(s)

    @effect("B-1.2.11")
    def for_all_to_answer(self, s: Table) -> Table:
        return put_play(s, played=True)

    def outcome(self, s: Table) -> str:
        return "final" if in_hand(s).answers and s.reads("BR-3") == "no" else "answerable"


class GiveUp(Move):
    """A card that lies open can be played on nobody, and there is no more help."""

    @guard("SW-ETI-05", ruling="O-43.1")
    def cannot_be_played(self, s: Table) -> bool:
        return not could_be_played(s)

    @guard("SW-ETI-05", ruling="O-43.1")
    def nobody_left(self, s: Table) -> Any:
        return without(still_to_ask(s), "still-to-ask")

    @guard("SW-OBT-05", ruling="O-07")
    def no_way_back(self, s: Table) -> bool:
        return not goes_back(s)

    @effect("SW-ETI-05", ruling="O-43.1")
    def stays(self, s: Table) -> Table:
        # It lies below what else is being played.
        return s.set(plays=(in_hand(s), *s.plays[:-1])) if s.reads("O-43.1") == "stays" else s

    @effect("SW-ETI-05", ruling="O-43.1")
    def wasted(self, s: Table) -> Table:
        return s if s.reads("O-43.1") == "stays" else spend(s)

    def outcome(self, s: Table) -> str:
        return "stuck" if s.reads("O-43.1") == "stays" else "wasted"

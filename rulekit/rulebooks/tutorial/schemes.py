"""Phase one: schemes are turned up, and those for everybody act."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import effect, guard, quantity
from rulekit.engine.state import domain
from rulekit.rulebooks.tutorial.benefits import Acts, acted_when_revealed, carry_out
from rulekit.rulebooks.tutorial.cards import card
from rulekit.rulebooks.tutorial.favours import owing
from rulekit.rulebooks.tutorial.order import in_turn
from rulekit.rulebooks.tutorial.state import Table, fact, without


@quantity("TF-CL-039")
def schemes_due(s: Table) -> int:
    """How many schemes are turned up in a round: one for each player."""
    return len(in_turn(s)) * int(fact("TF-CL-039", "each"))


def next_lot_size(s: Table) -> int:
    """How many are turned up now: all at once, or one after another."""
    return min(1, s.due) if s.reads("TF-OD-05") == "together" else s.due


def can_shuffle(s: Table) -> bool:
    """Whether there are discarded schemes that may go back into the pile."""
    return s.reads("TF-OD-11") == "reshuffle" and len(s.scheme_discard) > 0


class OpenRound(Rule):
    """A round begins."""

    @effect("TF-CL-039", ruling="TF-OD-05")
    def counted(self, s: Table) -> Table:
        """Fix how many schemes this round has."""
        return s.set(due=int(schemes_due(s)))


class Gather(Rule):
    """Are there enough schemes in the pile?"""

    def outcome(self, s: Table) -> str:
        return "short" if len(s.scheme_pile) < next_lot_size(s) and can_shuffle(s) else "enough"


class Reshuffle(Rule):
    """The pile is short."""

    @effect("TF-CL-039", ruling="TF-OD-11")
    def shuffled_in(self, s: Table) -> Table:
        """Shuffle the discarded schemes into the pile."""
        return s.set(scheme_pile=tuple(sorted((*s.scheme_pile, *s.scheme_discard))), scheme_discard=())


class Reveal(Draw):
    """Schemes are turned up into the centre."""

    ordered = True  # they are auctioned as they came up

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (s.scheme_pile,)

    def count(self, s: Table) -> int:
        return next_lot_size(s)

    @effect("TF-CL-031", "TF-CL-039")
    def in_centre(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay them in the centre."""
        for name in reading:
            s = s.set(scheme_pile=without(s.scheme_pile, name))
        return s.set(centre=(*s.centre, *reading), due=s.due - int(next_lot_size(s)))

    @effect("TF-CL-041", ruling="TF-OD-12")
    def events_act(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Let those act that are for everybody as soon as they are seen."""
        for name in reading:
            if not acted_when_revealed(s, card(s, name)):
                continue
            if card(s, name).everyone:
                s = carry_out(s, "", name)
            else:
                for seat in tuple(in_turn(s)):
                    s = s.announce(Acts(seat, name))
        return s

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return "owed" if owing(s) else "revealed"


class AllUp(Rule):
    """Is another scheme to be turned up?"""

    def outcome(self, s: Table) -> str:
        return "more" if s.due and (len(s.scheme_pile) or can_shuffle(s)) else "all"


def own_hand(s: Table, by: str) -> tuple[str, ...]:
    """Domain of a scheme in one's own hand."""
    return s.of(by).hand


class PlayScheme(Move):
    """Carry out a scheme from the hand."""

    card: Annotated[str, domain(own_hand, "own-hand", "TF-CL-060")]

    @guard("TF-CL-060", ruling="TF-OD-38")
    def at_this_time(self, s: Table) -> bool:
        """Schemes in hand may be carried out at this time."""
        return s.reads("TF-OD-38") != "works" or bool(s.turns)

    @effect("TF-CL-060", ruling="TF-OD-38")
    def played(self, s: Table) -> Table:
        """Lay it open; it is used."""
        p = s.of(self.by)
        spent = tuple(sorted((*p.spent, self.card)))
        return s.put(self.by, hand=without(p.hand, self.card), spent=spent)

    @effect("TF-CL-060", "TF-CL-047")
    def carried_out(self, s: Table) -> Table:
        """Carry it out."""
        return carry_out(s, self.by, self.card)

    def outcome(self, s: Table) -> str:
        return "owed" if owing(s) else "done"

"""The Games Master's Influence, and the call of the Primus."""

from __future__ import annotations

from typing import Any

from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, at_least, effect, equals, guard
from rulekit.engine.state import Seat
from rulekit.rulebooks.serpents.core import fact, influence, without, without_card
from rulekit.rulebooks.serpents.state import Table

CALLS = "calls the Primus"


def at_threshold(s: Table, seat: str) -> Figures:
    """Compare a Games Master's Influence with what a Primus needs."""
    return at_least(s.house(seat).influence, fact("SW-ANN-03", "influence"))


def must_call(s: Table) -> bool:
    """Whether "Spectacle of Blood and Death" leaves the Games Master no choice."""
    replaced = s.reads("O-17") == "replaces"
    return s.compelled and (replaced or bool(at_threshold(s, s.games_master)))


def its_card(s: Table, seat: str) -> str:
    """Return the card in a hand that calls the Primus; "" where there is none."""
    return next((c for c in s.house(seat).hand if s.card(c).does == CALLS), "")


@guard("SW-ANN-02", ruling="O-19")
def in_time(move: Move, s: Table) -> Any:
    """The Arena phase is still opening: nothing has begun yet."""
    if s.reads("O-19") == "word":
        return not s.forgone
    return without(tuple(stake.name for stake in s.stakes), "laid")


@guard("SW-ANN-05")
def free_to(move: Move, s: Table) -> bool:
    """No card compels the Games Master."""
    return not must_call(s)


class TakeHonour(Move):
    """The Games Master takes the Influence that comes with his games."""

    @effect("B-1.2.24")
    def honoured(self, s: Table) -> Table:
        return influence(s, self.by, fact("B-1.2.24", "honour"))


class Announce(Move):
    """The Games Master calls the Primus."""

    @guard("SW-ANN-03", ruling="O-17")
    def enough(self, s: Table) -> Any:
        return must_call(s) or at_threshold(s, self.by)

    in_time = in_time

    @guard("SW-FAIL-01", ruling="O-31")
    def not_again(self, s: Table) -> bool:
        return not s.cancelled or s.reads("O-31") == "again"

    @effect("SW-FAIL-01", ruling="O-31")
    def starts_anew(self, s: Table) -> Table:
        if not s.cancelled:
            return s
        houses = tuple(h.set(offers=0) for h in s.houses)  # a no lasts for the turn
        return s.set(cancelled=False, fight=(), arena=(), houses=houses)

    @effect("SW-ANN-01")
    def called(self, s: Table) -> Table:
        return s.set(called=True)


class Forgo(Move):
    """The Games Master does without a Primus."""

    free_to = free_to

    @effect("SW-ANN-01")
    def forgone(self, s: Table) -> Table:
        return s.set(forgone=True)


class OpenGames(Move):
    """The Games Master begins ordinary games: the time for a Primus is over."""

    free_to = free_to


class Spectacle(Move):
    """Somebody plays "Spectacle of Blood and Death" on the Games Master."""

    target: Seat

    @guard("SW-ANN-04")
    def holds(self, s: Table) -> bool:
        return its_card(s, self.by) != ""

    @guard("SW-ANN-04", ruling="O-18")
    def whose_card(self, s: Table) -> bool:
        return s.reads("O-18") == "anyone" or self.by != s.games_master

    @guard("SW-ANN-06")
    def at_games_master(self, s: Table) -> Figures:
        return equals(self.target, s.games_master)

    @guard("SW-ANN-06", ruling="O-17", needs="at_games_master")
    def at_ten(self, s: Table) -> Any:
        return s.reads("O-17") == "replaces" or at_threshold(s, self.target)

    in_time = in_time

    @effect("SW-ANN-04")
    def spent(self, s: Table) -> Table:
        card = its_card(s, self.by)
        return without_card(s, self.by, card).set(discard=(*s.discard, card))

    @effect("SW-ANN-05")
    def compels(self, s: Table) -> Table:
        return s.set(compelled=True)

"""What everything is worth at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.errors import Text
from rulekit.rulebooks.tutorial.cards import card
from rulekit.rulebooks.tutorial.order import in_turn
from rulekit.rulebooks.tutorial.state import Player, Table, fact


@quantity("TF-CL-098", ruling="TF-OD-22")
def honour_points(s: Table, seat: str) -> int:
    """Points for honour cards."""
    return s.of(seat).honour * int(fact("TF-OD-22", "points"))


@quantity("TF-CL-099", "TF-CL-120", ruling="TF-OD-35")
def wealth_points(s: Table, seat: str) -> int:
    """Points for coins: one for every full ten."""
    ten = int(fact("TF-CL-099", "coins"))
    coins = s.of(seat).coins + (ten // 2 if s.reads("TF-OD-35") == "nearest" else 0)
    return coins // ten


@quantity("TF-CL-100", ruling="TF-OD-34")
def scheme_points(s: Table, seat: str) -> int:
    """Points for schemes: those in front of the player, and those in hand."""
    p = s.of(seat)
    counted = p.lasting if s.reads("TF-OD-34") == "lasting" else (*p.lasting, *p.hand)
    return sum(card(s, name).points for name in counted)


def in_the_running(s: Table) -> tuple[Player, ...]:
    """Return those who can win: everybody still in the game."""
    return tuple(p for p in s.players if not p.out) or s.players


def told(s: Table, field: str) -> dict[str, tuple[Text, ...]]:
    """Say what every player has of something, for a story."""
    return {"points": tuple(Text("points-of", seat=p.name, points=getattr(p, field)) for p in s.players)}


class CountHonour(Rule):
    """Honour cards are counted."""

    @effect("TF-CL-098")
    def honour_counts(self, s: Table) -> Table:
        """Give the points for honour cards."""
        for seat in s.seats:
            s = s.put(seat, honour_points=int(honour_points(s, seat)))
        return s

    def names(self, s: Table) -> Mapping[str, Any]:
        return told(s, "honour_points")


class CountCoins(Rule):
    """Coins are counted."""

    @effect("TF-CL-099", "TF-CL-120")
    def wealth_counts(self, s: Table) -> Table:
        """Give the points for coins."""
        for seat in s.seats:
            s = s.put(seat, wealth_points=int(wealth_points(s, seat)))
        return s

    def names(self, s: Table) -> Mapping[str, Any]:
        return told(s, "wealth_points")


class CountSchemes(Rule):
    """Schemes are counted."""

    @effect("TF-CL-100")
    def schemes_count(self, s: Table) -> Table:
        """Give the points for schemes."""
        for seat in s.seats:
            s = s.put(seat, scheme_points=int(scheme_points(s, seat)))
        return s

    def names(self, s: Table) -> Mapping[str, Any]:
        return told(s, "scheme_points")


class Total(Rule):
    """The points are added up."""

    @effect("TF-CL-101")
    def totals(self, s: Table) -> Table:
        """Add them up; the highest total wins."""
        for p in s.players:
            s = s.put(p.name, score=p.honour_points + p.wealth_points + p.scheme_points)
        best = max(p.score for p in in_the_running(s))
        return s.set(winners=tuple(p.name for p in in_the_running(s) if p.score == best))

    def names(self, s: Table) -> Mapping[str, Any]:
        return told(s, "score")

    def outcome(self, s: Table) -> str:
        return "level" if len(s.winners) > 1 else "won"


class BreakTie(Rule):
    """Several have the most points."""

    @effect("TF-CL-106", "TF-CL-121", ruling="TF-OD-36")
    def coins_decide(self, s: Table) -> Table:
        """Of those who are level, the one with more coins wins."""
        most = max(s.of(n).coins for n in s.winners)
        level = tuple(n for n in s.winners if s.of(n).coins == most)
        if s.reads("TF-OD-36") == "turn":
            level = tuple(n for n in in_turn(s) if n in level)[:1] or level
        return s.set(winners=level)

    def names(self, s: Table) -> Mapping[str, Any]:
        return told(s, "coins")


def scores(s: Table) -> dict[str, int]:
    """Return the score of every player, once all is counted."""
    return {p.name: p.score for p in s.players}

"""What everything is worth at the end: two totals, of which the lower counts."""

from __future__ import annotations

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.sacrum.state import Player, Table, fact
from rulekit.rulebooks.sacrum.tiles import face


@quantity("SC-CL-027")
def sacrificed(s: Table, seat: str) -> int:
    """How many inhabitants a seat has sacrificed: its coins on the Sacrum tile."""
    return s.of(seat).on_sacrum // int(fact("SC-CL-020", "coins"))


@quantity("SC-CL-028", "B-3.3.1")
def coin_points(s: Table, seat: str) -> int:
    """Points for coins: those in the reserve, not those on the Sacrum tile."""
    return s.of(seat).coins // int(fact("B-3.3.1", "coins"))


@quantity("B-3.3.2", "B-3.4.1", "B-3.4.3")
def tile_points(s: Table, seat: str) -> int:
    """Points on a seat's tiles."""
    return sum(face(t).points for t in s.of(seat).tiles)


@quantity("B-3.3.2")
def living_points(s: Table, seat: str) -> int:
    """Points for the inhabitants on the mat."""
    return s.of(seat).inhabitants * int(fact("B-3.3.2", "inhabitant"))


def within(s: Table) -> bool:
    """Whether the points for sacrifices belong to the population total."""
    return s.reads("SC-OD-15") == "population"


class CountPower(Rule):
    """The power points of everybody are counted."""

    @effect("B-3.3.2", "B-3.4.1", "B-3.4.3")
    def tiles_count(self, s: Table) -> Table:
        """Give the points on the tiles."""
        for seat in s.seats:
            s = s.put(seat, tile_points=int(tile_points(s, seat)))
        return s

    @effect("SC-CL-028", "B-3.3.1")
    def coins_count(self, s: Table) -> Table:
        """Give the points for coins."""
        for seat in s.seats:
            s = s.put(seat, coin_points=int(coin_points(s, seat)))
        return s

    @effect("B-3.3.2")
    def power(self, s: Table) -> Table:
        """Add both up."""
        for p in s.players:
            s = s.put(p.name, power=p.tile_points + p.coin_points)
        return s


class CountPopulation(Rule):
    """The population points of everybody are counted."""

    @effect("B-3.3.2")
    def living_count(self, s: Table) -> Table:
        """Give the points for those on the mats."""
        for seat in s.seats:
            s = s.put(seat, living_points=int(living_points(s, seat)))
        return s

    @effect("SC-CL-026", "SC-CL-027")
    def sacrifices_count(self, s: Table) -> Table:
        """Give the points for those who were sacrificed."""
        for seat in s.seats:
            s = s.put(seat, sacrifice_points=sacrificed(s, seat) * fact("SC-CL-026", "points"))
        return s

    @effect("SC-CL-038")
    def treasury_lifts(self, s: Table) -> Table:
        """For the owner of the Treasury each of them counts more, instead."""
        owner = s.owner("Treasury")
        return s.put(owner, sacrifice_points=sacrificed(s, owner) * fact("SC-CL-038", "points")) if owner else s

    @effect("B-3.3.2", ruling="SC-OD-15")
    def population(self, s: Table) -> Table:
        """Add both up, unless the ruling keeps the sacrifices apart."""
        for p in s.players:
            s = s.put(p.name, population=p.living_points + (p.sacrifice_points if within(s) else 0))
        return s


class TakeTheLower(Rule):
    """The lower of the two totals is the score."""

    @effect("B-3.3.2", ruling="SC-OD-15")
    def lower(self, s: Table) -> Table:
        """Take the lower total; add what the ruling keeps apart."""
        for p in s.players:
            s = s.put(p.name, score=min(p.power, p.population) + (0 if within(s) else p.sacrifice_points))
        return s

    def outcome(self, s: Table) -> str:
        return "one ahead" if len(ahead(s)) == 1 else "level"


class NameWinner(Rule):
    """One has the highest score."""

    @effect("B-3.3.2")
    def winner(self, s: Table) -> Table:
        """Name who has won."""
        return s.set(winners=ahead(s)[:1])


class BreakTie(Rule):
    """Several have the highest score."""

    @effect("B-3.3.3")
    def tie_broken(self, s: Table) -> Table:
        """Name who has won by what comes next; those who are level in everything share it."""
        level = [s.of(seat) for seat in ahead(s)]
        best = max(map(rank, level))
        return s.set(winners=tuple(p.name for p in level if rank(p) == best))


def ahead(s: Table) -> tuple[str, ...]:
    """Name everybody with the highest score."""
    best = max(p.score for p in s.players)
    return tuple(p.name for p in s.players if p.score == best)


def rank(p: Player) -> tuple[int, ...]:
    """Return what decides between two players with one score, the first thing first."""
    tie = {"other": max(p.power, p.population), "coins": p.coins}
    return tuple(tie[what] for what in fact("B-3.3.3", "then") if what in tie)


def scores(s: Table) -> dict[str, int]:
    """Return the score of every player, once all is counted."""
    return {p.name: p.score for p in s.players}

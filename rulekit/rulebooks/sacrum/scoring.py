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


def rank(p: Player) -> tuple[int, ...]:
    """Return what decides between two players, the first thing first."""
    tie = {"other": max(p.power, p.population), "coins": p.coins}
    return (p.score, *(tie[what] for what in fact("B-3.3.3", "then") if what in tie))


class Count(Rule):
    """Everything is counted."""

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

    @effect("SC-CL-028", "B-3.3.1")
    def coins_count(self, s: Table) -> Table:
        """Give the points for coins."""
        for seat in s.seats:
            s = s.put(seat, coin_points=coin_points(s, seat))
        return s

    @effect("B-3.3.2", ruling="SC-OD-15")
    def totals(self, s: Table) -> Table:
        """Add up power and population; the lower of the two is the score."""
        within = s.reads("SC-OD-15") == "population"
        for p in s.players:
            power = int(tile_points(s, p.name)) + p.coin_points
            population = int(living_points(s, p.name)) + (p.sacrifice_points if within else 0)
            score = min(power, population) + (0 if within else p.sacrifice_points)
            s = s.put(p.name, power=power, population=population, score=score)
        return s

    @effect("B-3.3.2", "B-3.3.3")
    def winners(self, s: Table) -> Table:
        """Name who has won."""
        best = max(map(rank, s.players))
        return s.set(winners=tuple(p.name for p in s.players if rank(p) == best))


def scores(s: Table) -> dict[str, int]:
    """Return the score of every player, once all is counted."""
    return {p.name: p.score for p in s.players}

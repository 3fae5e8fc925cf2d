"""What the sacrificed and the coins are worth at the end.

The base game's two totals, of which the lower counts, are still to come.
"""

from __future__ import annotations

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.sacrum.state import Table, fact


@quantity("SC-CL-027")
def sacrificed(s: Table, seat: str) -> int:
    """How many inhabitants a seat has sacrificed: its coins on the Sacrum tile."""
    return s.of(seat).on_sacrum // int(fact("SC-CL-020", "coins"))


@quantity("SC-CL-028", "B-3.3.1")
def coin_points(s: Table, seat: str) -> int:
    """Points for coins: those in the reserve, not those on the Sacrum tile."""
    return s.of(seat).coins // int(fact("B-3.3.1", "coins"))


class Count(Rule):
    """The sacrificed and the coins are counted."""

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

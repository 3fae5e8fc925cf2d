"""Supplying the inhabitants, as far as this expansion speaks of it.

That luxury goods may stand in for food is the base game's and still to come.
"""

from __future__ import annotations

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.sacrum.state import Table, fact


@quantity("SC-CL-022", "B-3.2.11")
def food_due(s: Table, seat: str) -> int:
    """How much food a seat's inhabitants need: those on the mat, as the sacrificed need none."""
    return s.of(seat).inhabitants * int(fact("B-3.2.11", "food"))


class Feed(Rule):
    """Everybody feeds the inhabitants; those who get nothing are lost."""

    @effect("B-3.2.11", "SC-CL-022")
    def fed(self, s: Table) -> Table:
        """Use up the food, and lose whom it did not reach."""
        for p in s.players:
            due = food_due(s, p.name)
            short = max(0, due - p.food)
            lost = -(-short // int(fact("B-3.2.11", "food")))
            s = s.put(p.name, food=p.food - due + short, inhabitants=p.inhabitants - lost)
        return s

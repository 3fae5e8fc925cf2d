"""Assassins: how many cards of a displayed set they can remove, and which."""

from __future__ import annotations

from rulekit.engine.moves import Move
from rulekit.engine.pieces import quantity
from rulekit.rulebooks.tribune.cards import Cards, discards, highest, takes, value, without
from rulekit.rulebooks.tribune.state import Table, fact


@quantity("TR-CL-091", "TR-CL-093", ruling="TR-OD-23")
def removable(s: Table, cards: Cards) -> int:
    """How many cards of a set can be removed: all but the lowest, each by an assassin of its own."""
    safe = int(fact("TR-CL-093", "safe"))
    if s.reads("TR-OD-23") == "value" and len(cards) >= safe:
        least = sorted(int(value(c)) for c in cards)[safe - 1]
        return sum(int(value(c)) > least for c in cards)
    return max(0, len(cards) - safe)


def equal_lowest(cards: Cards) -> bool:
    """Whether a card that is not safe is worth no more than one that is."""
    values, safe = sorted(int(value(c)) for c in cards), int(fact("TR-CL-093", "safe"))
    return len(values) > safe and values[safe - 1] == values[safe]


def left_after(cards: Cards, assassins: int) -> Cards:
    """Return a set as it is after so many of its highest cards have gone."""
    for _ in range(min(assassins, len(cards))):
        cards = without(cards, (highest(cards),))
    return cards


def highest_removed(s: Table, faction: str) -> Table:
    """Remove the highest card of a faction's set; where it goes is a ruling."""
    f = s.faction(faction)
    gone = highest(f.cards)
    s = s.put_faction(faction, cards=without(f.cards, (gone,)))
    return takes(s, f.controller, (gone,)) if s.reads("TR-OD-24") == "hand" else discards(s, (gone,))


class PlayAssassin(Move):
    """Play an assassin by itself: what nobody may do."""

"""What a played card does."""

from __future__ import annotations

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect
from rulekit.rulebooks.serpents.core import book, fact
from rulekit.rulebooks.serpents.moves.cards import spend
from rulekit.rulebooks.serpents.moves.strength import in_hand
from rulekit.rulebooks.serpents.state import CardPlayed, Table


class Resolve(Rule):
    """The card takes effect and is laid aside."""

    @effect("B-1.2.6")
    def takes_effect(self, s: Table) -> Table:
        play = in_hand(s)
        return s.announce(CardPlayed(play.card, play.owner, play.target))

    @effect("B-1.2.14")
    def laid_aside(self, s: Table) -> Table:
        return spend(s)


@book.trigger(CardPlayed, "SW-HOST-06", ruling="O-16")
def bend_to_your_will(s: Table, ev: CardPlayed) -> Table:
    """The target's bid is lowered."""
    if s.card(ev.card).does != "lowers bid":
        return s
    bid = s.house(ev.target).bid - fact("SW-HOST-06", "lowers")
    return s.put(ev.target, bid=max(0, bid))

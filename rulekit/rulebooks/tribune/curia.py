"""Phase 3, Curia: a hand card for all cards of a field; and which option of "Cards" the Brutii take."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard
from rulekit.engine.state import domain, whole
from rulekit.rulebooks.tribune.asking import Asked, had_the_turn
from rulekit.rulebooks.tribune.board import CURIA, region_spaces, taken
from rulekit.rulebooks.tribune.cards import discards, gives, in_hand, takes, together, without
from rulekit.rulebooks.tribune.filling import card_fields
from rulekit.rulebooks.tribune.playing import CARDS, has_played
from rulekit.rulebooks.tribune.state import Table
from rulekit.rulebooks.tribune.trade import Evaluate, collected


class Exchange(Asked):
    """Give up a card of the hand for all cards of the field."""

    card: Annotated[str, domain(in_hand, "card-in-hand", "B-2.5.7")]

    @guard("B-2.5.7")
    def lies_there(self, s: Table) -> Figures:
        """Cards lie there."""
        return at_least(len(s.field(s.queue[0]).up), 1)

    @effect("B-2.5.7", "B-2.5.15")
    def given_up(self, s: Table) -> Table:
        """Lay the card down."""
        return gives(s, self.by, (self.card,)).set(curia_paid=together(s.curia_paid, (self.card,)))

    @effect("TR-CL-076")
    def own_kept_apart(self, s: Table) -> Table:
        """What the Brutii themselves give up by their proconsul is no card of the others: it is discarded at once."""
        if self.by != s.brutii:
            return s
        return discards(s.set(curia_paid=without(s.curia_paid, (self.card,))), (self.card,))

    @effect("B-2.5.7")
    def taken(self, s: Table) -> Table:
        """Take the cards of the field."""
        return collected(s, self.by, s.queue[:1])

    had_the_turn = had_the_turn


class OpenCuria(Evaluate):
    """The Curia is evaluated."""

    @effect("B-2.5.7")
    def in_order(self, s: Table) -> Table:
        """Space by space."""
        return s.set(queue=taken(s, region_spaces(s, CURIA)))


class BrutiiAtCuria(Rule):
    """What the Brutii get at the Curia."""

    @effect("TR-CL-075", ruling="TR-OD-16")
    def rest_of_curia(self, s: Table) -> Table:
        """Option 1 of "Cards": all for which nobody gave up a card, for nothing."""
        wanted = has_played(s, CARDS) and s.cards_option == 1
        return collected(s, s.brutii, card_fields(s, CURIA)) if wanted else s

    @effect("TR-CL-076", ruling="TR-OD-16")
    def what_was_paid(self, s: Table) -> Table:
        """Option 2: all that the others gave up."""
        wanted = has_played(s, CARDS) and s.cards_option == 2 and s.curia_paid
        return takes(s, s.brutii, s.curia_paid).set(curia_paid=()) if wanted else s

    @effect("B-2.5.7")
    def put_away(self, s: Table) -> Table:
        """What was given up lies on the discard pile otherwise."""
        return discards(s, s.curia_paid).set(curia_paid=()) if s.curia_paid else s


# --- the option --------------------------------------------------------------------------------------


def names_option(s: Table, _at: Any) -> str:
    """Name the Brutii where they have an option of "Cards" to name."""
    return s.brutii if has_played(s, CARDS) else ""


def names_it_anew(s: Table, _at: Any) -> str:
    """Name the Brutii where a ruling lets them name an option for each region."""
    return names_option(s, _at) if s.reads("TR-OD-16") == "each" else ""


class NameCards(Move):
    """Name the option of "Cards"."""

    option: Annotated[int, whole(1, 2, "TR-CL-071")]

    @effect("TR-CL-071", "TR-CL-076", ruling="TR-OD-16")
    def named(self, s: Table) -> Table:
        """It holds for the round."""
        return s.set(cards_option=self.option)

"""The set-up: what lies in the box, who takes which House, and whether the new cards are mixed in."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard, nobody
from rulekit.engine.state import change, domain
from rulekit.rulebooks.serpents.core import fact, number
from rulekit.rulebooks.serpents.deck import printed
from rulekit.rulebooks.serpents.moves.houses import SEPPIA, VARINIA
from rulekit.rulebooks.serpents.state import Part, Table

NEW = (SEPPIA, VARINIA)
BASE = ("Batiatus", "Glaber", "Solonius", "Tullius")
HOUSE_CARD = domain(lambda s, by: (*BASE, *NEW), "house-card")
INTRIGUE, MARKET = "Intrigue", "Market"


def new_cards(s: Table) -> tuple[int, int]:
    """Return how many Intrigue and how many Market cards the box adds (ruling O-57)."""
    told = fact("SW-COMP-01", "intrigue_cards"), fact("SW-COMP-02", "market_cards")
    return told if s.reads("O-57") == "totals only" else (told[1], told[0])


def with_gold(s: Table, seat: str) -> Table:
    """Give a new House the Gold it starts with; the rulebook gives no number (ruling O-13)."""
    gold = s.start_gold if s.reads("O-13") == "outside" else number(s, "B-1.1.5", "gold")
    return s.put(seat, coins=s.house(seat).coins + gold).set(bank=s.bank - gold)


class Unpack(Rule):
    """What the box adds."""

    @effect(
        *("SW-COMP-01", "SW-COMP-02", "SW-COMP-03", "SW-COMP-04", "SW-COMP-05", "SW-COMP-06", "SW-P56-03"),
        ruling="O-57",
    )
    def unpacked(self, s: Table) -> Table:
        intrigue, market = new_cards(s)
        parts = (
            Part("Intrigue cards", intrigue),
            Part("Market cards", market),
            Part("House cards", fact("SW-COMP-03", "house_cards")),
            Part("tokens and coins", fact("SW-COMP-04", "tokens_and_coins")),
            Part("Gladiator figures", fact("SW-COMP-05", "figures")),
            Part("dice", fact("SW-COMP-06", "dice")),
        )
        return s.set(box=parts)


class ChooseHouse(Move):
    """A player takes a House card."""

    house: Annotated[str, HOUSE_CARD]

    @guard("SW-HOUSE-01")
    def not_taken(self, s: Table) -> Figures:
        holder = s.leads(self.house)
        return nobody((holder,) if holder else (), "taken-by")

    @effect("SW-HOUSE-01", "SW-HOUSE-02")
    def taken(self, s: Table) -> Table:
        return s.put(self.by, family=self.house)

    @effect("SW-SEP-03", ruling="O-13")
    def gold_of_seppia(self, s: Table) -> Table:
        return with_gold(s, self.by) if self.house == SEPPIA else s

    @effect("SW-VAR-04", ruling="O-13")
    def gold_of_varinia(self, s: Table) -> Table:
        return with_gold(s, self.by) if self.house == VARINIA else s

    def outcome(self, s: Table) -> str:
        return "done" if all(h.family for h in s.houses) else "more"


class MixIn(Move):
    """The new cards are shuffled into the two decks."""

    @effect("SW-CARDS-01", "SW-CARDS-02", ruling="O-57")
    def mixed(self, s: Table) -> Table:
        added = dict(zip((INTRIGUE, MARKET), new_cards(s), strict=True))
        decks = s.decks
        for deck in s.decks:
            n = added.get(deck.name, 0)
            decks = change(decks, deck.name, cards=deck.cards + n, marked=deck.marked + n)
        return s.set(decks=decks)

    @effect("SW-CARDS-01", "SW-CARDS-02")
    def shuffled_in(self, s: Table) -> Table:
        deck = printed(s.printed)
        cards, wares = (tuple(n for n in s.boxed if n in side) for side in (deck.cards, deck.wares))
        piles = {
            "intrigue_pile": tuple(sorted((*s.intrigue_pile, *cards))),
            "market_pile": tuple(sorted((*s.market_pile, *wares))),
        }
        return s.set(**piles, boxed=()) if s.boxed else s


class LeaveOut(Move):
    """The new cards stay in the box; using them is advice, not a rule."""


def choosing(s: Table, at: Any) -> str:
    """The first seat without a House, clockwise from the Games Master."""
    return next((n for n in s.clockwise() if not s.house(n).family), s.games_master)

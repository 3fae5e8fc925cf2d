"""Talk at the table: offers and bribes, coins handed over, cards shown or not."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, at_least, effect, guard
from rulekit.engine.state import Sums, domain, find, seen_by
from rulekit.rulebooks.serpents.moves.bids import free_coins
from rulekit.rulebooks.serpents.moves.cards import CARD, others, put_play
from rulekit.rulebooks.serpents.moves.strength import in_hand
from rulekit.rulebooks.serpents.state import Deal, Table, Told

OTHER = domain(others, "other")
# What coins are offered for, in so many words: it is talk, and binds nobody.
WISHES = ("another target", "Support", "peace")
WISH = domain(lambda s, by: WISHES, "wish")


HANDFUL = Sums(1, (1,))
COINS = domain(lambda s, by: HANDFUL, "whole")


def hand_over(s: Table, giver: str, taker: str, coins: int) -> Table:
    """Move coins from one purse to another."""
    s = s.put(giver, coins=s.house(giver).coins - coins)
    return s.put(taker, coins=s.house(taker).coins + coins)


def without_deal(s: Table, name: str) -> tuple[Deal, ...]:
    """Return the offers that wait, but for one seat's."""
    return tuple(d for d in s.deals if d.name != name)


class Give(Move):
    """Coins are handed over; they stay with whoever has them, whatever was promised."""

    to: Annotated[str, OTHER]
    coins: Annotated[int, COINS]

    @guard("B-1.2.7.1", upto="coins")
    def purse(self, s: Table) -> Figures:
        return at_least(free_coins(s, self.by), self.coins)

    @effect("B-1.2.7.1", "SW-ETI-01", "SW-ETI-13")
    def handed_over(self, s: Table) -> Table:
        return hand_over(s, self.by, self.to, self.coins)


class Propose(Move):
    """Somebody offers coins for a promise."""

    to: Annotated[str, OTHER]
    wish: Annotated[str, WISH]
    coins: Annotated[int, COINS]

    @guard("SW-ETI-01", upto="coins")
    def purse(self, s: Table) -> Figures:
        return at_least(free_coins(s, self.by), self.coins)

    @effect("SW-ETI-01", "SW-ETI-08")
    def offered(self, s: Table) -> Table:
        # One offer at a time lies on the table: the latest.
        return s.set(deals=(Deal(self.by, self.to, self.coins, self.wish),))


class Agree(Move):
    """An offer is taken up: the coins change hands, the promise binds nobody."""

    of: Annotated[str, OTHER]

    @guard("SW-ETI-01")
    def was_offered(self, s: Table) -> bool:
        return _offer(s, self.of, self.by) is not None

    @guard("B-1.2.7.1", needs="was_offered")
    def purse(self, s: Table) -> Any:
        deal = _offer(s, self.of, self.by)
        return deal is None or at_least(free_coins(s, self.of), deal.coins)

    @effect("B-1.2.7.1", "SW-ETI-10")
    def handed_over(self, s: Table) -> Table:
        deal = _offer(s, self.of, self.by)
        return s if deal is None else hand_over(s, self.of, self.by, deal.coins)

    @effect("SW-ETI-01")
    def settled(self, s: Table) -> Table:
        return s.set(deals=without_deal(s, self.of))


class TurnDown(Move):
    """An offer is declined."""

    of: Annotated[str, OTHER]

    @guard("SW-ETI-01")
    def was_offered(self, s: Table) -> bool:
        return _offer(s, self.of, self.by) is not None

    @effect("SW-ETI-01", "SW-ETI-11")
    def turned_down(self, s: Table) -> Table:
        return s.set(deals=without_deal(s, self.of))


def _offer(s: Table, by: str, to: str) -> Deal | None:
    deal = find(s.deals, by)
    return deal if deal is not None and deal.to == to else None


class Show(Move):
    """A card of the hand is shown to the whole table; that alone binds to nothing."""

    card: Annotated[str, CARD]

    @guard("SW-ETI-02")
    def holds(self, s: Table) -> bool:
        return self.card in s.house(self.by).hand

    @guard("SW-ETI-02", needs="holds")
    def not_shown_yet(self, s: Table) -> bool:
        return self.card not in s.house(self.by).shown

    @effect("SW-ETI-02")
    def shown(self, s: Table) -> Table:
        return s.put(self.by, shown=tuple(sorted((*s.house(self.by).shown, self.card))))

    @effect("SW-ETI-02")
    def known(self, s: Table) -> Table:
        held = s.plays and in_hand(s).owner == self.by and in_hand(s).held == self.card
        return put_play(s, seen=self.card) if held else s


def seen_of(s: Table, by: str, to: str) -> tuple[str, ...]:
    """Return the cards that one House has shown another in private this phase."""
    row = find(s.told, f"{by} to {to}")
    return row.cards if row is not None else ()


class Whisper(Move):
    """A card of the hand is shown to one other in private."""

    to: Annotated[str, OTHER]
    card: Annotated[str, CARD, seen_by("by")]

    @guard("SW-ETI-02")
    def holds(self, s: Table) -> bool:
        return self.card in s.house(self.by).hand

    @guard("SW-ETI-02", needs="holds")
    def not_seen_yet(self, s: Table) -> bool:
        return self.card not in (*s.house(self.by).shown, *seen_of(s, self.by, self.to))

    @effect("SW-ETI-02")
    def told(self, s: Table) -> Table:
        row = Told(f"{self.by} to {self.to}", self.to, self.by)
        cards = tuple(sorted((*seen_of(s, self.by, self.to), self.card)))
        rest = tuple(t for t in s.told if t.name != row.name)
        return s.set(told=tuple(sorted((*rest, row.set(cards=cards)), key=lambda t: t.name)))


class LookFirst(Move):
    """Whoever is asked for Support insists on seeing the card."""

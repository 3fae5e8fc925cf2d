"""What a played card brings: gold from the Bank or from its target, Influence, a Conspiracy foiled."""

from __future__ import annotations

from rulekit.rulebooks.serpents.core import book, influence
from rulekit.rulebooks.serpents.moves.bids import free_coins
from rulekit.rulebooks.serpents.moves.cards import put_play
from rulekit.rulebooks.serpents.moves.talk import hand_over
from rulekit.rulebooks.serpents.state import BankPaid, CardPlayed, Table


def from_bank(s: Table, seat: str, coins: int) -> Table:
    """Let the Bank pay."""
    return s.put(seat, coins=s.house(seat).coins + coins).set(bank=s.bank - coins)


def instalments(s: Table, card: str) -> tuple[int, ...]:
    """Return what the Bank pays for a card, payment by payment; nothing is no payment."""
    return tuple(coins for coins in s.card(card).gold if coins)


@book.trigger(CardPlayed, "B-1.2.10")
def bank_pays(s: Table, ev: CardPlayed) -> Table:
    """The Bank pays whoever played the card, payment by payment."""
    for nth, coins in enumerate(instalments(s, ev.card)):
        s = from_bank(s, ev.owner, coins).announce(BankPaid(ev.owner, ev.card, ev.owner, nth))
    return s


@book.trigger(CardPlayed, "B-1.2.10")
def bank_pays_target(s: Table, ev: CardPlayed) -> Table:
    """The Bank pays the card's target."""
    gift, nth = s.card(ev.card).gift, len(instalments(s, ev.card))
    return from_bank(s, ev.target, gift).announce(BankPaid(ev.target, ev.card, ev.owner, nth)) if gift else s


@book.trigger(CardPlayed, "B-1.2.10")
def target_pays(s: Table, ev: CardPlayed) -> Table:
    """The target pays, as far as its purse goes."""
    coins = min(s.card(ev.card).takes, free_coins(s, ev.target))
    return hand_over(s, ev.target, ev.owner, coins) if coins else s


@book.trigger(CardPlayed, "B-1.2.10")
def influence_gained(s: Table, ev: CardPlayed) -> Table:
    """Whoever played the card gains Influence."""
    gains = s.card(ev.card).gains
    return influence(s, ev.owner, gains) if gains else s


@book.trigger(CardPlayed, "B-1.2.11")
def conspiracy_foiled(s: Table, ev: CardPlayed) -> Table:
    """A Counteraction stops the Conspiracy that it answers."""
    return put_play(s, foiled=True) if s.card(ev.card).kind == "Counteraction" and s.plays else s

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


@book.trigger(CardPlayed, "B-1.2.10")
def bank_pays(s: Table, ev: CardPlayed) -> Table:
    """The Bank pays whoever played the card, payment by payment."""
    for nth, coins in enumerate(s.card(ev.card).gold):
        if coins:
            s = from_bank(s, ev.owner, coins).announce(BankPaid(ev.owner, ev.card, ev.owner, nth))
    return s


@book.trigger(CardPlayed, "B-1.2.10")
def bank_pays_target(s: Table, ev: CardPlayed) -> Table:
    """The Bank pays the card's target."""
    gift = s.card(ev.card).gift
    return from_bank(s, ev.target, gift).announce(BankPaid(ev.target, ev.card, ev.owner, 0)) if gift else s


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

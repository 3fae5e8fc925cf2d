"""A bot with simple aims: factions it can hold, then whatever else its victory card asks for."""

from __future__ import annotations

from random import Random

from rulekit.engine.moves import Move
from rulekit.engine.position import Position
from rulekit.rulebooks.tribune.asking import Decline, Enough
from rulekit.rulebooks.tribune.benefits import Claim
from rulekit.rulebooks.tribune.board import (
    BASILICA,
    BOWL,
    CAPITOLEUM,
    MARS,
    PANTHEON,
    REFUGIUM,
    kind_of,
    owner_at,
    region_of,
)
from rulekit.rulebooks.tribune.brutii import PlayAction, Send
from rulekit.rulebooks.tribune.cards import SLAVE, Cards, is_faction, kind, worth
from rulekit.rulebooks.tribune.chariot import BidForChariot, PutChariot
from rulekit.rulebooks.tribune.curia import Exchange
from rulekit.rulebooks.tribune.expansion import ClaimByCard, ClaimFavor, Free, FreeByCard, TakeOffice
from rulekit.rulebooks.tribune.mars import GivePair, GivePairs
from rulekit.rulebooks.tribune.opening import LeaveLead, PutAway
from rulekit.rulebooks.tribune.pantheon import Commit, Offer
from rulekit.rulebooks.tribune.placing import Place, PlaceProconsul
from rulekit.rulebooks.tribune.playing import EMPEROR, TAKEOVER
from rulekit.rulebooks.tribune.setup import PRINCEPS, TRIBUNUS
from rulekit.rulebooks.tribune.sheet import BuyLegion
from rulekit.rulebooks.tribune.state import Table
from rulekit.rulebooks.tribune.takeover import PassBy, TakeOver, beats
from rulekit.rulebooks.tribune.thermae import Bid
from rulekit.rulebooks.tribune.trade import Buy, TakeDenarii
from rulekit.rulebooks.tribune.winning import conditions, has

NEVER = -100.0
OFFICES = {PRINCEPS: 3.0, TRIBUNUS: 2.0}


def simple(position: Position, seat: str, rng: Random) -> Move | None:
    """Choose what looks best for one seat; among equals by chance."""
    s = position.state
    assert isinstance(s, Table)  # noqa: S101
    return max(position.legal(seat), key=lambda move: (rate(s, move), rng.random()), default=None)


def wants(s: Table, seat: str, goal: str) -> float:
    """Say how much a goal is still worth: its points where the card asks for it and there is too little."""
    card = conditions().get(s.of(seat).condition)
    wanted = card.goals.get(goal) if card is not None else None
    if wanted is None:
        return 0.2
    return float(wanted.points) if int(has(s, seat, goal)) < wanted.need else 0.3


def held(s: Table, seat: str, faction: str) -> Cards:
    """Return the cards of a faction in hand."""
    return tuple(c for c in s.of(seat).hand if kind(c) == faction)


def could_take(s: Table, seat: str, faction: str) -> bool:
    """Whether all cards in hand would take a faction over."""
    f, mine = s.faction(faction), held(s, seat, faction)
    return f.controller != seat and s.chariot != faction and len(mine) > 1 and bool(beats(mine, f.cards))


def faction_worth(s: Table, seat: str, faction: str) -> float:
    """Say what control of a faction is worth."""
    marker = wants(s, seat, "markers") if faction not in s.of(seat).markers else 0.0
    return 2.0 + 2 * marker + s.faction(faction).laurel * wants(s, seat, "laurels")


def rate(s: Table, move: Move) -> float:
    """Say how good a move looks."""
    match move:
        case Place() | PlaceProconsul() | Send():
            return rate_place(s, move.by, move.space)
        case PlayAction():
            return {TAKEOVER: 3.0, EMPEROR: wants(s, move.by, "emperor")}.get(move.card, 1.0)
        case TakeOver():
            return faction_worth(s, move.by, move.faction) - 0.1 * worth(move.cards) - len(move.cards) - move.assassins
        case PutAway():
            return -sum(keeps(s, move.by, c) for c in move.cards)
        case Buy() | Exchange():
            return rate_trade(s, move)
        case TakeDenarii():
            return 0.5 * worth(s.field(s.queue[0]).up) * wants(s, move.by, "denarii")
        case Bid():
            return 1.0 - abs(move.coins - 3)
        case BidForChariot():
            return 1.0 - abs(move.coins - min(2, s.of(move.by).denarii // 8))
        case PutChariot():
            return float(len(s.faction(move.faction).cards))
        case _:
            return rate_rest(s, move)


def rate_rest(s: Table, move: Move) -> float:
    """Say how good a move looks that brings something at once."""
    match move:
        case GivePair() | GivePairs():
            return wants(s, move.by, "laurels") - 0.2 * sum(keeps(s, move.by, c) for c in move.cards)
        case Offer() | Commit():
            return 2 * wants(s, move.by, "gods") - 0.2 * keeps(s, move.by, move.card)
        case Free() | FreeByCard():
            return wants(s, move.by, "patron")
        case ClaimFavor() | ClaimByCard():
            return wants(s, move.by, "emperor")
        case Claim():
            return wants(s, move.by, "tribunes") - 1.0
        case BuyLegion():
            return wants(s, move.by, "legions") - 0.5
        case TakeOffice():
            return OFFICES.get(move.official, 0.1)
        case PassBy() | Decline() | Enough() | LeaveLead():
            return 0.0
    return 0.1


def keeps(s: Table, seat: str, card: str) -> float:
    """Say how much a card in hand is worth keeping: with others of its faction, or as a slave."""
    if kind(card) == SLAVE:
        return 0.5 + wants(s, seat, "patron") / 2
    return len(held(s, seat, kind(card))) + 0.1 * worth((card,)) if is_faction(card) else 1.0


def rate_trade(s: Table, move: Buy | Exchange) -> float:
    """Say how good it looks to get the cards of the field in hand."""
    field = s.field(s.queue[0])
    gained = sum(0.7 + 0.5 * len(held(s, move.by, kind(c))) for c in field.up) + 0.8 * len(field.down)
    return gained - (keeps(s, move.by, move.card) * 0.5 if isinstance(move, Exchange) else 0.6)


def rate_place(s: Table, seat: str, space: str) -> float:
    """Say how good a place looks."""
    region, hand = region_of(space), s.of(seat).hand
    if kind_of(space) == "faction":
        there = any(owner_at(s, other) == seat for other in (f"{region} I", f"{region} II"))
        return faction_worth(s, seat, region) if could_take(s, seat, region) and not there else NEVER
    if region == BOWL:
        return 0.4 + wants(s, seat, "denarii") / 2
    if region == MARS:
        pairs = sum(n > 1 for n in (len(held(s, seat, f)) for f in {kind(c) for c in hand if is_faction(c)}))
        return wants(s, seat, "laurels") - 0.5 if pairs else NEVER
    if region == PANTHEON:
        return wants(s, seat, "gods")
    if region == REFUGIUM:
        return 3 + wants(s, seat, "patron") if sum(kind(c) == SLAVE for c in hand) > 2 else NEVER
    if region == BASILICA:
        return 2 * wants(s, seat, "emperor")
    if region == CAPITOLEUM:
        return 1.5 if not any(o.owner == seat for o in s.officials) else 0.0
    return 1.0 + 0.3 * len(s.field(space).up)

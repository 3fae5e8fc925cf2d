"""A bot with simple aims: earn early, buy what pays, fight where it looks well."""

from __future__ import annotations

from random import Random

from rulekit.engine.moves import Move
from rulekit.engine.position import Position
from rulekit.engine.state import find
from rulekit.rulebooks.tutorial.arena import Send, SendSlave, StayOut
from rulekit.rulebooks.tutorial.auction import Bid, DropOut, NameNone, NameScheme, PickScheme
from rulekit.rulebooks.tutorial.buying import BuyEquipment, BuyGladiator, BuyScheme, BuyUnseen, BuyWork
from rulekit.rulebooks.tutorial.cards import STATS, Card, card
from rulekit.rulebooks.tutorial.close import length
from rulekit.rulebooks.tutorial.combat import Aim, Show, ShowOpenly, Surrender, attack_of
from rulekit.rulebooks.tutorial.favours import TakeFree, TakeTop, Train
from rulekit.rulebooks.tutorial.gear import Equip, FetchBack, Sell
from rulekit.rulebooks.tutorial.market import cost
from rulekit.rulebooks.tutorial.schemes import PlayScheme
from rulekit.rulebooks.tutorial.state import Gladiator, Table, fact
from rulekit.rulebooks.tutorial.stats import own, value
from rulekit.rulebooks.tutorial.works import EndTurn, Give, Place, Stop, done_by, work_coins

POINT, COIN = 10.0, 1.0  # ten coins are a point
NEVER, LAST = -100.0, -0.5


def simple(position: Position, seat: str, rng: Random) -> Move | None:
    """Choose what looks best for one seat."""
    s = position.state
    assert isinstance(s, Table)  # noqa: S101
    moves = position.legal(seat)
    return max(moves, key=lambda move: (rate(s, move), rng.random()), default=None)


def left(s: Table) -> int:
    """How many rounds there are still, this one too."""
    return max(1, int(length(s)) - s.round + 1)


def rate(s: Table, move: Move) -> float:
    """Say how good a move looks, in coins."""
    match move:
        case Bid():
            return scheme_worth(s, move.by, s.lot) - move.coins
        case NameScheme() | PickScheme():
            return scheme_worth(s, move.by, move.scheme)
        case Place():
            return place_worth(s, move)
        case BuyWork():
            return work_worth(s, move.by, move.card, move.aside) - cost(s, move.by, move.card)
        case BuyScheme():
            return scheme_worth(s, move.by, move.card) - cost(s, move.by, move.card)
        case BuyEquipment():
            return gear_worth(s, card(s, move.card)) - cost(s, move.by, move.card)
        case BuyGladiator():
            return NEVER if s.of(move.by).gladiators else 1.0
        case BuyUnseen() | Sell() | FetchBack() | Give() | Surrender():
            return NEVER
        case TakeFree():
            return gear_worth(s, card(s, move.card)) + strength(s, own(s.of(move.by), move.wearer))
        case Train():
            return strength(s, own(s.of(move.by), move.gladiator))
        case Send():
            return strength(s, own(s.of(move.by), move.gladiator)) - 5
        case Show() | ShowOpenly():
            return show_worth(s, move)
        case Aim():
            return -float(next(f.toughness for f in s.fighters if f.name == move.target))
    return fixed(move)


def fixed(move: Move) -> float:
    """Say how good a move looks that is always as good."""
    match move:
        case Equip() | TakeTop():
            return 1.0
        case PlayScheme():
            return 0.5
        case SendSlave():
            return LAST - 0.1
        case DropOut() | NameNone() | StayOut() | EndTurn():
            return LAST + 0.5
        case Stop():
            return LAST + 0.4
    return 0.0


def scheme_worth(s: Table, seat: str, name: str) -> float:
    """Say what a scheme is worth to a seat; one that has acted for everybody has only its points."""
    face = card(s, name)
    kept = face.points * POINT if face.sort != "instant" else 0.0
    if face.sort == "lasting":
        earning = sum(1 for c in s.of(seat).cards if any(w.coins for w in card(s, c.card).works))
        return kept + left(s) * (face.yields * earning + face.extra)
    if face.everyone:
        return 0.0
    return kept or face.coins + 3.0 * face.equipment + 1.5 * face.extra + face.again + 2.0 * face.train


def place_worth(s: Table, move: Place) -> float:
    """Say what a work brings."""
    worth = 0.0
    for work in done_by(s, move.card, move.work):
        worth += int(work_coins(s, move.by, work)) + 2.0 * work.train * bool(s.of(move.by).gladiators)
        worth += 0.1 * work.buy
    return worth


def work_worth(s: Table, seat: str, name: str, aside: str) -> float:
    """Say what a work card will earn in the rounds to come, less what one laid aside would have."""

    def earns(card_name: str) -> float:
        return max((w.coins + 1.5 * w.train + 0.3 * w.buy for w in card(s, card_name).works), default=0.0)

    spare = s.of(seat).slaves - sum(not c.used for c in s.of(seat).cards)
    loses = earns(aside) if find(s.of(seat).cards, aside) else 0.0
    return (left(s) - (spare <= 0)) * (earns(name) - loses)


def gear_worth(s: Table, face: Card) -> float:
    """Say what equipment is worth: the rounds in which it may help, and what it raises."""
    return 0.4 * left(s) * (2 * face.defence + 1.5 * face.toughness + face.speed)


def strength(s: Table, gladiator: Gladiator | None) -> float:
    """Say how strong a gladiator is."""
    if gladiator is None or gladiator.fought:
        return 0.0
    speed, _, defence, toughness = (int(value(s, gladiator, stat)) for stat in STATS)
    return 0.5 * speed + 2.0 * defence + toughness - gladiator.harm


def show_worth(s: Table, move: Show | ShowOpenly) -> float:
    """Say how good a combat card is: attacks mostly, defences when little toughness is left."""
    mine = next(f for f in s.fighters if f.name == move.by)
    attack = int(attack_of(s, mine.set(card=move.card)))
    fearful = 2.0 if mine.toughness < fact("TF-CL-017", "combat") else 0.8
    return attack + fearful * card(s, move.card).defence + 0.1 * card(s, move.card).speed

"""A bot with simple aims: worth for coins, food for everybody, and the lower of the two totals."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rulekit.engine.moves import Move
from rulekit.engine.position import Position
from rulekit.rulebooks.sacrum.bidding import Bid, Conquer, MoveBid, SitOut, Withdraw, conquest_price, consolation
from rulekit.rulebooks.sacrum.chits import foreseen
from rulekit.rulebooks.sacrum.income import Choose, TakeGoods
from rulekit.rulebooks.sacrum.losses import GiveUp, Save
from rulekit.rulebooks.sacrum.paying import missing, payable, purse
from rulekit.rulebooks.sacrum.placing import Build, Pledge, cost, fits
from rulekit.rulebooks.sacrum.sacrifice import Sacrifice, SacrificeFreely
from rulekit.rulebooks.sacrum.state import Table, fact
from rulekit.rulebooks.sacrum.stores import luxury_due
from rulekit.rulebooks.sacrum.supply import FeedWithLuxury, Forfeit, Redeem
from rulekit.rulebooks.sacrum.tiles import face, is_building, there

COIN, GOOD, FOOD, INHABITANT = 0.45, 0.5, 0.7, 1.6
LUXURY = 0.3
WORTH = {"coins": COIN, "food": FOOD, "inhabitants": INHABITANT, "luxury": LUXURY}
SURE, NEVER = 100.0, -100.0


def simple(position: Position, seat: str, _rng: Random) -> Move | None:
    """Choose what looks best for one seat."""
    s = position.state
    assert isinstance(s, Table)  # noqa: S101
    moves = position.legal(seat)
    return max(moves, key=lambda move: _rate(s, move), default=None)


def _rate(s: Table, move: Move) -> float:
    """Say how good a move looks."""
    match move:
        case Bid():
            return worth(s, move.by, move.tile) - COIN * move.coins
        case Conquer():
            return worth(s, move.by, move.tile) - COIN * int(conquest_price(move.tile))
        case MoveBid():
            return worth(s, move.by, move.tile)
        case SitOut():
            return COIN * int(fact("B-3.2.5", "coins"))
        case Withdraw():
            return COIN * (s.of(move.by).stake + int(consolation()))
        case Build() | Redeem() | Save():
            return SURE - LUXURY * len(move.luxury)
        case Pledge():
            return -LUXURY * len(move.luxury)
        case Forfeit() | GiveUp():
            return -1.0
        case FeedWithLuxury():
            return fed(s, move.by, move.food)
        case Choose():
            return wanted(s, move.by, (move.good,))
        case TakeGoods():
            return wanted(s, move.by, move.goods)
        case SacrificeFreely():
            return NEVER  # the turn that everybody has is early enough
        case Sacrifice():
            return -abs(move.count - hungry(s, move.by))
    return 0.0


def worth(s: Table, seat: str, tile: str) -> float:
    """Say what a tile is worth to a seat, in points."""
    shows = face(tile)
    rounds = int(fact("B-3.1.1", "rounds")) - s.round + 1
    value = shows.points + _sum(there(shows.once)) + rounds * 0.5 * (_sum(there(shows.income)) + GOOD * shows.choice)
    if not is_building(tile):
        return value if fits(s, seat, tile) else NEVER
    due: Mapping[str, int] = cost(tile)
    short = missing(s, seat, due)
    if short and not purse(s, seat):
        return NEVER
    return value + 0.5 * len(shows.against) - GOOD * (sum(due.values()) + short)


def fed(s: Table, seat: str, food: int) -> float:
    """Say what it is worth to feed some with luxury goods: an inhabitant each, less the pledges that go unpaid."""
    after = s.put(seat, luxury=s.of(seat).luxury - int(luxury_due(food)))
    saved = min(food, max(0, s.of(seat).inhabitants - s.of(seat).food))
    kept = (face(tile).points for tile in s.of(seat).pledged if payable(after, seat, cost(tile) or {}))
    return INHABITANT * saved + sum(kept) - LUXURY * food


def _sum(things: Mapping[str, int]) -> float:
    return sum((n * WORTH.get(what, GOOD) for what, n in things.items()), 0.0)


def wanted(s: Table, seat: str, goods: tuple[str, ...]) -> float:
    """Say how welcome goods are: food for those who hunger, and what there is little of."""
    p = s.of(seat)
    have = {g: int(getattr(p, g)) for g in ("wood", "stone", "food", "coins")}
    value = 0.0
    for good in goods:
        value += 1.0 if good == "food" and have["food"] < p.inhabitants else 1 / (2 + have[good])
        have[good] += 1
    return value


def hungry(s: Table, seat: str) -> int:
    """How many are better sacrificed than starved: those without food, in the last round.

    In the round before it as well, unless the skull is sure to come back.
    """
    rounds = int(fact("B-3.1.1", "rounds"))
    if s.round < rounds - 1 or (s.round < rounds and foreseen(s) == 1):
        return 0
    p = s.of(seat)
    return max(0, p.inhabitants - p.food - p.luxury // 2)

"""Paying: goods and coins of the reserve, and luxury goods where a player lets them stand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Protocol

from rulekit.engine.pieces import Figures, at_least, effect, guard, quantity
from rulekit.engine.state import Handfuls
from rulekit.rulebooks.sacrum.state import Table
from rulekit.rulebooks.sacrum.stores import luxury_due, reach

DISPUTED = "SC-OD-14"
JOKERS = "B-OD-02"
IN_BIDS = "B-OD-03"


class Payer(Protocol):
    """A move that pays; `luxury` names each thing for which luxury goods stand in."""

    @property
    def by(self) -> str:
        """Who pays."""

    @property
    def luxury(self) -> tuple[str, ...]:
        """For what luxury goods stand in."""

    def due(self, s: Table) -> Mapping[str, int]:
        """Return what has to be paid."""


# --- coins ---------------------------------------------------------------------------------------


@quantity("SC-CL-021", ruling="SC-OD-14")
def purse(s: Table, seat: str) -> int:
    """How many coins a seat can spend: its reserve, and under one reading what lies on the Sacrum tile."""
    p = s.of(seat)
    return p.coins + (p.on_sacrum if s.reads(DISPUTED) == "spend" else 0)


@quantity("B-3.2.2", ruling="B-OD-03")
def to_bid(s: Table, seat: str) -> int:
    """How many coins a seat can bid: those it can spend, and under one reading what luxury goods stand in for."""
    return int(purse(s, seat)) + (reach(s, seat) if s.reads(IN_BIDS) == "luxury" else 0)


def enough_coins(s: Table, seat: str, due: int) -> Figures:
    """Whether a seat can bid so many coins; it says where that hangs on a reading."""
    p, have = s.of(seat), int(to_bid(s, seat))
    known = int(purse(s, seat))
    if p.coins < due <= p.coins + p.on_sacrum:
        ruling = DISPUTED
    else:
        ruling = IN_BIDS if known < due <= known + reach(s, seat) else ""
    return Figures(have >= due, "at-least", have, due, ruling=ruling)


def lays(s: Table, seat: str, coins: int) -> Table:
    """Take the coins of a bid; where luxury goods stand in, the coin comes from the bank."""
    swapped = max(0, coins - int(purse(s, seat)))
    s = s.put(seat, luxury=s.of(seat).luxury - int(luxury_due(swapped))).set(bank=s.bank - swapped)
    return spends(s.put(seat, coins=s.of(seat).coins + swapped), seat, coins)


def spends(s: Table, seat: str, coins: int) -> Table:
    """Take coins from the reserve, then from the Sacrum tile."""
    p = s.of(seat)
    short = max(0, coins - p.coins)
    return s.put(seat, coins=p.coins - coins + short, on_sacrum=p.on_sacrum - short)


# --- luxury goods that stand in ------------------------------------------------------------------


def choices(s: Table, seat: str, due: Mapping[str, int]) -> Handfuls:
    """Return what luxury goods could stand in for, in handfuls."""
    return Handfuls(tuple(due), min(reach(s, seat), sum(due.values())))


def missing(s: Table, seat: str, due: Mapping[str, int]) -> int:
    """How many things a seat does not have."""
    return sum(_short(s, seat, due).values())


def payable(s: Table, seat: str, due: Mapping[str, int]) -> bool:
    """Whether a seat could pay, with all that its luxury goods can stand in for."""
    return int(luxury_due(missing(s, seat, due))) <= s.of(seat).luxury


def has_the_rest(move: Payer, s: Table) -> Figures:
    """Whether everything is there for which no luxury goods stand in."""
    p, due = s.of(move.by), _rest(move, s)
    short = _short(s, move.by, due)
    lacks = sum(short.values())
    lain = set(short) == {"coins"} and due["coins"] <= p.coins + p.on_sacrum
    parts = tuple((what, n) for what, n in sorted(short.items())) if len(short) > 1 else ()
    return Figures(not lacks, "lacks", lacks, int(luxury_due(lacks)), parts, DISPUTED if lain else "")


@guard("B-3.2.10")
def luxury_there(move: Payer, s: Table) -> Figures:
    """There are luxury goods enough to stand in so often."""
    return at_least(s.of(move.by).luxury, int(luxury_due(len(move.luxury))))


@guard("B-3.2.10")
def called_for(move: Payer, s: Table) -> Figures:
    """They stand in for what is due and, unless the ruling says otherwise, is not there."""
    due, times = move.due(s), Counter(move.luxury)
    beyond = tuple(sorted(what for what, n in times.items() if n > due.get(what, 0)))
    if beyond:
        return Figures(False, "not-these", beyond)
    short = _short(s, move.by, due)
    spared = tuple(sorted(what for what, n in times.items() if n > short.get(what, 0)))
    if not spared:
        return Figures(True, "not-these", ())
    return Figures(s.reads(JOKERS) == "any", "not-these", spared, ruling=JOKERS)


@effect("B-3.2.10")
def luxury_given(move: Payer, s: Table) -> Table:
    """Give away the luxury goods that stand in."""
    return s.put(move.by, luxury=s.of(move.by).luxury - int(luxury_due(len(move.luxury))))


def pays(move: Payer, s: Table) -> Table:
    """Take what is due but for what luxury goods stand in; coins go to the bank."""
    seat, due = move.by, _rest(move, s)
    p, coins = s.of(seat), due.get("coins", 0)
    s = s.put(seat, **{what: getattr(p, what) - n for what, n in due.items() if what != "coins"})
    return spends(s, seat, coins).set(bank=s.bank + coins) if coins else s


def _rest(move: Payer, s: Table) -> dict[str, int]:
    """Return what is due without that for which luxury goods stand in."""
    times = Counter(move.luxury)
    return {what: max(0, n - times[what]) for what, n in move.due(s).items()}


def _short(s: Table, seat: str, due: Mapping[str, int]) -> dict[str, int]:
    """Return what of it a seat does not have."""
    return {what: n - has for what, n in due.items() if (has := _has(s, seat, what)) < n}


def _has(s: Table, seat: str, what: str) -> int:
    return int(purse(s, seat)) if what == "coins" else int(getattr(s.of(seat), what))

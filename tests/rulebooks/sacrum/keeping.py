"""What must be kept in every game: coins always, goods but where the rules hand them out, the rhythm of the skull."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

GOODS = ("wood", "stone", "food", "luxury")
# Which steps may hand goods out.
GIVE = {"placing/gain", "harvest/yields", "harvest/choose", "income/collect", "income/rhodes", "game/prepare"}


def all_records(record: Any) -> Iterator[Any]:
    """Yield a record and everything that followed from it."""
    yield record
    for inner in record.follows:
        yield from all_records(inner)


def goods(s: Any) -> int:
    """All goods in all stores."""
    return sum(getattr(p, g) for p in s.players for g in GOODS)


def coins(s: Any) -> int:
    """Every coin there is: in reserves, bids, pledges, on the Sacrum tile, and what the bank is short of."""
    return sum(p.coins + p.stake + p.on_sacrum + len(p.pledged) for p in s.players) + s.bank


def astray(record: Any, once: Mapping[str, Mapping[str, int]]) -> Iterator[str]:
    """Yield what came about or vanished in a record where the rules say otherwise.

    Parameters
    ----------
    record : StepRecord
    once : mapping
        What every tile gives when it is placed.
    """
    for r in all_records(record):
        before = r.before.state
        after = r.follows[0].before.state if r.follows else r.after.state  # what followed of itself is told apart
        if coins(after) != 0:
            yield f"{r.before.top.place}: {coins(after)} coins too many"
        gained, place = goods(after) - goods(before), r.before.top.place
        if place not in GIVE and gained > 0:
            yield f"{place}: {gained} goods out of nothing"
        elif place == "placing/gain":
            due = sum(n for p in before.players for what, n in once.get(p.tile, {}).items() if what in GOODS)
            if gained != due:
                yield f"{place}: {gained} goods where the tiles give {due}"
        elif place == "income/rhodes":
            taken = sum(good != "coins" for good in getattr(r.act, "goods", ()))
            if gained not in (0, taken):
                yield f"{place}: {gained} goods where {taken} were taken"


def missed_twice(skulls: tuple[bool, ...]) -> bool:
    """Whether the skull stayed away in two rounds running."""
    return (False, False) in list(pairwise(skulls))


TABLES = tuple({"players": n} for n in range(1, 7))


def tables_under(rulings: Mapping[str, str]) -> tuple[Mapping[str, int], ...]:
    """Return the tables that may be set under some readings."""
    most = 5 if rulings.get("SC-OD-11") == "five" else 6
    least = 2 if rulings.get("SC-OD-23") == "text" else 1
    return tuple(t for t in TABLES if least <= t["players"] <= most)


class Keeper:
    """Watches one game from table to table; `astray` looks at each record of one."""

    def __init__(self, position: Any) -> None:
        self.rounds = 0

    def wrong(self, position: Any) -> Iterator[str]:
        """Yield what must not be so at the table."""
        if coins(position.state):
            yield f"{coins(position.state)} coins too many"
        if position.state.rulings == () and missed_twice(position.state.skulls):
            yield "no skull in two rounds running"

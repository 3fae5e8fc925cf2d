"""A three-player auction, as a rulekit flow and as a search written by hand.

Three players with at most ten coins take turns to raise or to leave; the winner rolls a die, pays, gains up to two coins
and opens the next auction; when all three leave, it is over.  Both forms meet the same 215,622 tables.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
from msgspec.structs import replace

from rulekit.engine.chance import Chance, Rolled
from rulekit.engine.explore import Explored, explore
from rulekit.engine.flow import Flow
from rulekit.engine.machine import Machine
from rulekit.engine.moves import Move
from rulekit.engine.pieces import effect, guard
from rulekit.engine.position import Position
from rulekit.engine.state import State, domain

from .measure import Figure, median, ratio, rounds

CAP = 10
GAIN = (0, 0, 0, 1, 1, 2, 2)  # by the face of the die
SEATS = ("Ana", "Bo", "Cy")
NOBODY = 3
# (who is still in, as bits; whose turn) -> who comes next of those still in
NEXT = {(m, t): next(u for u in ((t + 1) % 3, (t + 2) % 3, t) if m >> u & 1) for m in range(1, 8) for t in range(3)}

STATES, TRANSITIONS, ENDS = 215_622, 502_029, 3_993


# --- as a rulekit flow ---------------------------------------------------------------------


class Table(State):
    c0: int = CAP
    c1: int = CAP
    c2: int = CAP
    high: int = 0
    holder: int = NOBODY
    mask: int = 7
    turn: int = 0
    die: int = 0

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS


COINS = range(1, CAP + 1)


def coins(_s: Table, _by: str) -> range:
    return COINS


class Bid(Move):
    coins: Annotated[int, domain(coins, "coins")]

    @guard("R-2")
    def higher(self, s: Table) -> bool:
        return self.coins > s.high

    @guard("R-2", upto="coins")
    def purse(self, s: Table) -> bool:
        return self.coins <= (s.c0, s.c1, s.c2)[s.turn]

    @effect("R-2")
    def raised(self, s: Table) -> Table:
        turn = s.turn
        return replace(s, high=self.coins, holder=turn, turn=NEXT[s.mask, turn])

    def outcome(self, s: Table) -> str:
        return "won" if s.mask == 1 << s.holder else "on"


class Leave(Move):
    @effect("R-1")
    def leaves(self, s: Table) -> Table:
        mask = s.mask & ~(1 << s.turn)
        if not mask:
            return replace(s, high=0, holder=NOBODY, mask=0)
        return replace(s, mask=mask, turn=NEXT[mask, s.turn])

    def outcome(self, s: Table) -> str:
        if not s.mask:
            return "over"
        return "won" if s.mask == 1 << s.holder else "on"


class Die(Chance):
    result = Rolled

    def space(self, s: Table) -> tuple[tuple[int, int], ...]:
        return ((1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1))

    @effect("R-3")
    def shown(self, s: Table, face: int) -> Table:
        return replace(s, die=face)


class Pay(Move):
    @effect("R-4")
    def pays(self, s: Table) -> Table:
        coin = ("c0", "c1", "c2")[s.holder]
        left = min(CAP, getattr(s, coin) - s.high + GAIN[s.die])
        return replace(s, high=0, holder=NOBODY, mask=7, turn=s.holder, die=0, **{coin: left})


def turn(s: Table, _at: object) -> str:
    return SEATS[s.turn]


def _machine() -> Machine:
    flow = Flow("auction", "bid")
    flow.choice("bid", turn, "R-1")
    flow.choice("pay", turn, "R-4")
    flow.chance("roll", Die(), "pay", "R-3")
    flow.end("over", "R-5")
    flow.offer(Bid, "bid", {"on": "bid", "won": "roll"})
    flow.offer(Leave, "bid", {"on": "bid", "won": "roll", "over": "over"})
    flow.offer(Pay, "pay", "bid")
    return Machine([flow])


class _Book:
    """Only what the engine asks a table's rulebook for."""

    machine = _machine()


def start() -> Position:
    """Return the table before the first bid."""
    Table.book = _Book
    return _Book.machine.begin("auction/bid", Table())


def explored() -> Explored:
    """Meet every table through the engine."""
    return explore(start())


# --- by hand -------------------------------------------------------------------------------


class Bare(msgspec.Struct, frozen=True, gc=False):
    """The same table with the step as a number: 0 bidding, 1 before the roll, 2 before the payment."""

    c0: int
    c1: int
    c2: int
    step: int
    high: int
    holder: int
    mask: int
    turn: int
    die: int


def successors(s: Bare) -> list[Bare]:
    """Return the tables that follow, rules and all, as one would write it for this game alone."""
    c0, c1, c2 = s.c0, s.c1, s.c2
    if s.step == 0:
        mask = s.mask
        if not mask:
            return []
        turn, high, holder = s.turn, s.high, s.holder
        rest = mask & ~(1 << turn)
        if not rest:
            out = [Bare(c0, c1, c2, 0, 0, NOBODY, 0, turn, 0)]
        elif holder < NOBODY and rest == 1 << holder:
            out = [Bare(c0, c1, c2, 1, high, holder, rest, holder, 0)]
        else:
            out = [Bare(c0, c1, c2, 0, high, holder, rest, NEXT[rest, turn], 0)]
        purse = (c0, c1, c2)[turn]
        if mask == 1 << turn:
            out += [Bare(c0, c1, c2, 1, bid, turn, mask, turn, 0) for bid in range(high + 1, purse + 1)]
        else:
            after = NEXT[mask, turn]
            out += [Bare(c0, c1, c2, 0, bid, turn, mask, after, 0) for bid in range(high + 1, purse + 1)]
        return out
    if s.step == 1:
        return [Bare(c0, c1, c2, 2, s.high, s.holder, s.mask, s.turn, face) for face in (1, 2, 3, 4, 5, 6)]
    purses = [c0, c1, c2]
    purses[s.holder] = min(CAP, purses[s.holder] - s.high + GAIN[s.die])
    return [Bare(purses[0], purses[1], purses[2], 0, 0, NOBODY, 7, s.holder, 0)]


def searched() -> tuple[int, int, int]:
    """Meet every table by hand: (tables, transitions, ends)."""
    first = Bare(CAP, CAP, CAP, 0, 0, NOBODY, 7, 0, 0)
    seen, level = {first}, [first]
    edges = ends = 0
    while level:
        later = []
        for s in level:
            found = successors(s)
            edges += len(found)
            if not found:
                ends += 1
            for t in found:
                if t not in seen:
                    seen.add(t)
                    later.append(t)
        level = later
    return len(seen), edges, ends


# --- figures -------------------------------------------------------------------------------


def figures() -> Iterator[Figure]:
    """Compare the two searches, and weigh what the engine keeps."""
    found = explored()
    met = (found.states, found.transitions, sum(found.ends.values()))
    del found
    yield Figure(
        "auction: states, transitions, ends",
        ", ".join(f"{n:,}" for n in met),
        "215,622, 502,029, 3,993",
        met == (STATES, TRANSITIONS, ENDS) == searched(),
    )
    took = rounds({"engine": lambda: _timed(explored), "hand": lambda: _timed(searched)})
    share = ratio(took["hand"], took["engine"])
    rate = STATES / median(took["engine"])
    yield Figure(
        f"auction: exploration ({rate / 1000:.0f} k states/s) to the hand-written search",
        f"{share:.2f} of its speed",
        "at least 0.3",
        share >= 0.3,
    )
    weights = [_fresh_bytes() for _ in range(5)]
    yield Figure("auction: memory of a state", f"{median(weights):.0f} bytes", "at most 300", median(weights) <= 300)


def _timed(search: Callable[[], object]) -> float:
    begun = perf_counter()
    kept = search()
    took = perf_counter() - begun
    del kept
    return took


def _fresh_bytes() -> float:
    """Explore in a process of its own and return how far its memory grew, per state."""
    run = subprocess.run([sys.executable, "-m", __name__], capture_output=True, text=True, check=True)
    return float(run.stdout)


def _grown() -> float:
    before = _held()
    found = explored()
    return (_held() - before) / found.states


def _held() -> int:
    """Return the bytes that this process holds now."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    print(_grown())

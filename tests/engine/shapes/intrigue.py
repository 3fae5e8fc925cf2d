"""Sketch: the etiquette of a Conspiracy, and a sealed auction into which one is played.

In it: a floor with a holder, coins to and fro, secret copies, support, raises that re-open the floor, a window in which
seats may expose, a Guard's roll, a called flow with its own seat, coins in a fist, bars.
"""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.book import Rulebook
from rulekit.engine.chance import Judged, Roll
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import at_least, differs, effect, guard, quantity
from rulekit.engine.state import Event, Row, Seat, State, change, domain, of, seen_by
from rulekit.engine.steps import go

# Copy to what it requires; twins have one name and two copies.
REQUIRED = {"p1": 2, "p2": 2, "q1": 5}


class Dominus(Row):
    name: str
    coins: int = 1
    influence: int = 1
    guards: int = 0
    hand: Annotated[tuple[str, ...], seen_by("name")] = ()
    fist: Annotated[int, seen_by("name")] = 0  # what was bid stays in the fist until it is paid or comes back


class Raise(Row):
    key: str  # by whom; a second raise by the same seat adds to the first
    copy: str
    add: int


class BankPaid(Event):
    to: str
    coins: int
    cause: str


class Table(State):
    houses: tuple[Dominus, ...]
    owner: str = ""
    copy: Annotated[str, seen_by("owner")] = ""
    shown: str = ""
    target: str = ""
    support: tuple[str, ...] = ()
    raises: tuple[Raise, ...] = ()
    exposer: str = ""
    leader: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(h.name for h in self.houses)

    def of(self, seat: str) -> Dominus:
        return of(self.houses, seat)

    def put(self, seat: str, **changes: Any) -> Table:
        return self.set(houses=change(self.houses, seat, **changes))

    def pay(self, seat: str, coins: int) -> Table:
        return self.put(seat, coins=self.of(seat).coins + coins)


book = Rulebook("intrigue sketch", __package__ or "engine.shapes", Table, "sketch")


@quantity("FIST")
def free_coins(s: Table, seat: str) -> int:
    return s.of(seat).coins - s.of(seat).fist


@quantity("REQ")
def requirement(s: Table) -> int:
    return REQUIRED[s.shown or s.copy] + sum(r.add for r in s.raises if r.copy == (s.shown or s.copy))


@quantity("REQ")
def backing(s: Table) -> int:
    return sum(s.of(seat).influence for seat in (s.owner, *s.support))


def owner(s: Table, at: Any) -> str:
    return at.seat


def everyone(s: Table, at: Any) -> tuple[str, ...]:
    return s.seats


def others(s: Table, at: Any) -> tuple[str, ...]:
    """Everybody but the owner, clockwise from him."""
    i = s.seats.index(at.seat)
    return (*s.seats[i + 1 :], *s.seats[:i])


def coins_about(s: Table, _by: str) -> range:
    return range(1, sum(h.coins for h in s.houses) + 1)


def copies(_s: Table, _by: str) -> tuple[str, ...]:
    return tuple(REQUIRED)


class Declare(Move):
    copy: Annotated[str, domain(copies), seen_by("by")]

    @guard("ETI-1")
    def in_hand(self, s: Table) -> bool:
        return self.copy in s.of(self.by).hand

    @effect("ETI-1")
    def declared(self, s: Table) -> Table:
        return s.set(owner=self.by, copy=self.copy)


class SetTarget(Move):
    seat: Seat

    @guard("ETI-2")
    def somebody_else(self, s: Table) -> object:
        return differs(self.seat, self.by)

    @guard("ETI-2")
    def not_already(self, s: Table) -> object:
        return differs(self.seat, s.target)

    @effect("ETI-2")
    def aimed(self, s: Table) -> Table:
        return s.set(target=self.seat)


class Pay(Move):
    to: Seat
    coins: Annotated[int, domain(coins_about)]

    @guard("PAY-1")
    def to_another(self, s: Table) -> object:
        return differs(self.to, self.by)

    @guard("PAY-1", upto="coins")
    def purse(self, s: Table) -> object:
        return at_least(
            free_coins(s, self.by), self.coins, ("coins", s.of(self.by).coins), ("fist", -s.of(self.by).fist)
        )

    @effect("PAY-1")
    def handed_over(self, s: Table) -> Table:
        return s.pay(self.by, -self.coins).pay(self.to, self.coins)


class Support(Move):
    @guard("ETI-3")
    def not_yet(self, s: Table) -> bool:
        return self.by not in s.support

    @effect("ETI-3")
    def supports(self, s: Table) -> Table:
        return s.set(support=tuple(sorted((*s.support, self.by))))


class Lay(Move):
    """The card goes on the table; from here on it stays there."""

    @guard("ETI-2")
    def has_target(self, s: Table) -> bool:
        return bool(s.target)

    @guard("REQ")
    def strong_enough(self, s: Table) -> object:
        return at_least(backing(s), requirement(s))

    @effect("ETI-4")
    def laid(self, s: Table) -> Table:
        hand = tuple(c for c in s.of(self.by).hand if c != s.copy)
        return s.put(self.by, hand=hand).set(shown=s.copy, copy="")


class GoOn(Move):
    """The owner has had enough of talk."""


class GiveUp(Move):
    @effect("ETI-5")
    def cleared(self, s: Table) -> Table:
        return s.set(owner="", copy="", target="", support=())


class TakeBack(Move):
    """A laid card is taken back; barred wherever it lies."""


class Obtrude(Move):
    add: Annotated[int, domain(coins_about)]

    @guard("OBT-1", upto="add")
    def purse(self, s: Table) -> object:
        return at_least(free_coins(s, self.by), self.add)

    @effect("OBT-1")
    def raised(self, s: Table) -> Table:
        old = next((r.add for r in s.raises if r.key == self.by), 0)
        mine = Raise(self.by, s.shown, old + self.add)
        rest = tuple(r for r in s.raises if r.key != self.by)
        return s.pay(self.by, -self.add).set(raises=tuple(sorted((*rest, mine), key=lambda r: r.key)))


class Expose(Move):
    @guard("EXP-1")
    def has_guard(self, s: Table) -> object:
        return at_least(s.of(self.by).guards, 1)

    @effect("EXP-1")
    def sends_guard(self, s: Table) -> Table:
        return s.put(self.by, guards=s.of(self.by).guards - 1).set(exposer=self.by)


class GuardRoll(Roll):
    def dice(self, s: Table) -> dict[str, int]:
        return {s.exposer: 1, s.owner: 1}

    @effect("EXP-2")
    def over(self, s: Table, reading: Judged) -> Table:
        return s.set(exposer="")

    @effect("EXP-2")
    def foiled(self, s: Table, reading: Judged) -> Table:
        found_out = bool(reading.winner) and reading.winner != s.owner
        return s.set(owner="", shown="", target="", support=(), raises=()) if found_out else s

    def outcome(self, s: Table, reading: Judged) -> str:
        return "held" if s.owner else "foiled"

    def label(self, s: Table, reading: Judged) -> str:
        return "foiled" if reading.winner == s.exposer else "held"


class Weigh(Rule):
    """The requirement is held against the backing once more when the window closes."""

    @effect("REQ")
    def pays_out(self, s: Table) -> Table:
        if backing(s) < requirement(s):
            return s
        return s.pay(s.owner, 1).announce(BankPaid(s.owner, 1, s.shown))

    @effect("ETI-5")
    def cleared(self, s: Table) -> Table:
        return s.set(owner="", shown="", target="", support=(), raises=())

    def outcome(self, s: Table) -> str:
        return "done"


scheme = book.flow("scheme", "declare")
scheme.choice("declare", owner, "ETI-1", otherwise=go("kept", "ETI-1"))
scheme.floor("talk", everyone, "ETI-2", holder=owner)
scheme.window("expose?", others, "weigh", "EXP-1", again="all")
scheme.floor("shown", everyone, "ETI-4", holder=owner)
scheme.chance("guard roll", GuardRoll(), {"held": "expose?", "foiled": "foiled"}, "EXP-2", by=lambda s, at: s.exposer)
scheme.auto("weigh", Weigh(), {"done": "resolved"}, "REQ")
for end in ("resolved", "foiled", "kept"):
    scheme.end(end, "ETI-5")
scheme.offer(Declare, "declare", "talk")
scheme.offer(SetTarget, "talk", "=", who=owner)
scheme.offer(Pay, ("talk", "shown"), "=", free=True)
scheme.offer(Support, ("talk", "shown"), "=", who=others)
scheme.offer(Lay, "talk", "expose?", who=owner)
scheme.offer(GiveUp, "talk", "kept", who=owner)
scheme.offer(GoOn, "shown", "expose?", who=owner)
scheme.offer(Obtrude, "expose?", "shown")
scheme.offer(Expose, "expose?", "guard roll")
scheme.bar(TakeBack, ("shown", "expose?"), "ETI-4", name="lies")
scheme.bar(SetTarget, ("shown", "expose?", "guard roll"), "ETI-6", name="fixed")


@book.trigger(BankPaid, "SEP-1")
def seppia_takes_her_share(s: Table, ev: BankPaid) -> Table:
    """Who leads the Syndicate gets a coin when the Bank pays another for a Conspiracy."""
    return s.pay(s.leader, 1) if s.leader and s.leader != ev.to else s


# --- the auction ---------------------------------------------------------------------------


class Bid(Move):
    coins: Annotated[int, domain(lambda s, by: range(sum(h.coins for h in s.houses) + 1), "coins")]

    @guard("BID-1", upto="coins")
    def purse(self, s: Table) -> object:
        return at_least(s.of(self.by).coins, self.coins)

    @effect("BID-2")
    def in_fist(self, s: Table) -> Table:
        return s.put(self.by, fist=self.coins)


class TakeFloor(Move):
    """A seat says that it has a card to play; that is information, so it is a move."""


class Count(Rule):
    @effect("BID-3")
    def leads(self, s: Table) -> Table:
        best = max(h.fist for h in s.houses)
        top = [h.name for h in s.houses if h.fist == best]
        return s.set(leader=top[0] if len(top) == 1 else "")

    @effect("BID-4")
    def pays(self, s: Table) -> Table:
        return s.pay(s.leader, -s.of(s.leader).fist) if s.leader else s

    @effect("BID-4")
    def hands_open(self, s: Table) -> Table:
        return s.set(houses=tuple(h.set(fist=0) for h in s.houses))

    def outcome(self, s: Table) -> str:
        return "sold" if s.leader else "unsold"


auction = book.flow("auction", "bid")
auction.sealed("bid", everyone, Bid, "react", "BID-1")
auction.window("react", everyone, "count", "BID-2", again="all")
auction.call("scheme", "scheme", dict.fromkeys(("resolved", "foiled", "kept"), "react"), "BID-2")
auction.auto("count", Count(), {"sold": "sold", "unsold": "unsold"}, "BID-3")
auction.end("sold", "BID-4")
auction.end("unsold", "BID-4")
auction.offer(TakeFloor, "react", "scheme")

book.pieces_beside += [free_coins, requirement, backing]


@book.law
def nothing_owed(s: Table) -> tuple[str, ...]:
    return tuple(f"{h.name} has {h.coins} coins, {h.fist} in the fist" for h in s.houses if not 0 <= h.fist <= h.coins)


def table(**hands: Dominus) -> Table:
    """Set three Houses; `Ana=Dominus("Ana", …)` replaces one."""
    return Table(houses=tuple(hands.get(name, Dominus(name)) for name in ("Ana", "Bo", "Cy")))

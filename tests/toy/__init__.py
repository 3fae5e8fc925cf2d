"""A tiny rulebook for tests of the kit: a sealed bid, a window in which a card is played, a roll."""

from __future__ import annotations

from typing import Annotated

from rulekit.author import (
    Event,
    Judged,
    Move,
    Roll,
    Row,
    Rule,
    Rulebook,
    Seat,
    State,
    Text,
    at_least,
    change,
    domain,
    effect,
    equals,
    go,
    guard,
    of,
    quantity,
    seen_by,
    whole,
)


class Player(Row):
    name: str
    coins: int = 0
    hand: Annotated[tuple[str, ...], seen_by("name")] = ()
    bid: int = 0


class Paid(Event):
    to: str
    coins: int


class Table(State):
    players: tuple[Player, ...] = (Player("Ana", 5, ("veto",)), Player("Bo", 5), Player("Cy", 5))
    leader: str = ""
    bank: int = 0
    log: int = 0

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(p.name for p in self.players)

    def of(self, seat: str) -> Player:
        return of(self.players, seat)

    def put(self, seat: str, **changes: object) -> Table:
        return self.set(players=change(self.players, seat, **changes))


book = Rulebook("toy", __name__, Table, "1")


@quantity("T-1")
def free_coins(s: Table, seat: str) -> int:
    return s.of(seat).coins - s.of(seat).bid


class Bid(Move):
    coins: Annotated[int, whole(0, 99)]

    @guard("T-1", upto="coins")
    def purse(self, s: Table) -> object:
        return at_least(free_coins(s, self.by), self.coins)

    @guard("T-1", ruling="T-O1")
    def worth(self, s: Table) -> bool:
        return self.coins > 0 or s.reads("T-O1") == "yes"

    @effect("T-2")
    def shown(self, s: Table) -> Table:
        return s.put(self.by, bid=self.coins)


class Veto(Move):
    card: Annotated[str, domain(lambda s, by: ("veto", "other")), seen_by("by")]
    target: Seat

    @guard("T-3")
    def holds(self, s: Table) -> bool:
        return self.card in s.of(self.by).hand

    @guard("T-3", needs="holds")
    def not_oneself(self, s: Table) -> bool:
        return self.target != self.by

    @effect("T-3")
    def spent(self, s: Table) -> Table:
        return s.put(self.by, hand=tuple(c for c in s.of(self.by).hand if c != self.card))

    @effect("T-3")
    def cancels(self, s: Table) -> Table:
        return s.put(self.target, bid=0)


class Speak(Move):
    """Take the floor."""


class Keep(Move):
    """Give it back."""


class TakeBack(Move):
    """A bid is a bid."""


class Count(Rule):
    @effect("T-4")
    def leads(self, s: Table) -> Table:
        best = max(p.bid for p in s.players)
        top = [p.name for p in s.players if p.bid == best]
        return s.set(leader=top[0] if len(top) == 1 and best else "")

    def outcome(self, s: Table) -> str:
        return "one" if s.leader else "level" if any(p.bid for p in s.players) else "nobody"


class Dice(Roll):
    def dice(self, s: Table) -> dict[str, int]:
        best = max(p.bid for p in s.players)
        return {p.name: 1 for p in s.players if p.bid == best}

    @effect("T-5")
    def wins(self, s: Table, reading: Judged) -> Table:
        return s.set(leader=reading.winner)

    def outcome(self, s: Table, reading: Judged) -> str:
        return "won" if reading.winner else "level"


class Pay(Rule):
    @effect("T-6")
    def to_bank(self, s: Table) -> Table:
        price = s.of(s.leader).bid
        s = s.put(s.leader, coins=s.of(s.leader).coins - price)
        return s.set(bank=s.bank + price).announce(Paid(s.leader, price))


@book.trigger(Paid, "T-7")
def counted(s: Table, ev: Paid) -> Table:
    return s.set(log=s.log + 1)


@book.law
def coins_kept(s: Table) -> tuple[Text, ...]:
    return tuple(Text("law-debt", seat=p.name, coins=p.coins) for p in s.players if p.coins < 0)


auction = book.flow("auction", "bid")
auction.sealed("bid", lambda s, at: s.seats, Bid, "react", "T-2")
auction.window("react", lambda s, at: s.seats, "count", "T-3", again="all")
auction.offer(Speak, "react", "floor")
auction.bar(TakeBack, ("bid", "react"), "T-2", name="final")
auction.call("floor", "floor", {"played": "react", "kept": "react"}, "T-3")
auction.auto("count", Count(), {"one": "pay", "level": "roll", "nobody": "unsold"}, "T-4")
auction.chance("roll", Dice(), {"won": "pay", "level": "="}, "T-5", again="level")
auction.auto("pay", Pay(), "sold", "T-6")
auction.end("sold", "T-6")
auction.end("unsold", "T-4")

floor = book.flow("floor", "play")
floor.choice("play", lambda s, at: at.seat, "T-3", otherwise=go("kept", "T-3"))
floor.offer(Veto, "play", "played")
floor.end("played", "T-3")
floor.end("kept", "T-3")

book.pieces_beside += [free_coins]
book.setup = lambda players, seed=0: Table()

__all__ = ["Keep", "book", "equals"]

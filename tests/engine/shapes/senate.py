"""Sketch: a phase of placing followers in turn order.

In it: turns that skip who is out, one seat with an extra placement, discs turned up as chance for a seat that nobody
plays, "must, where it can; otherwise …", a flow whose text is missing, a standing move.
"""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.book import Rulebook
from rulekit.engine.chance import Draw
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import at_least, effect, guard
from rulekit.engine.state import Row, State, change, domain, of
from rulekit.engine.steps import go

BRUTII = "Brutii"


class House(Row):
    name: str
    followers: int = 1
    out: bool = False


class Space(Row):
    name: str
    region: str
    held: str = ""


class Table(State):
    houses: tuple[House, ...]
    spaces: tuple[Space, ...]
    discs: tuple[str, ...] = ()
    disc: str = ""
    princeps: str = ""
    turn: str = ""
    placed: int = 0  # in this turn
    favours: int = 1  # of the Princeps

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(h.name for h in self.houses)

    def of(self, seat: str) -> House:
        return of(self.houses, seat)

    def put(self, seat: str, **changes: Any) -> Table:
        return self.set(houses=change(self.houses, seat, **changes))

    def due(self) -> int:
        return 2 if self.turn == self.princeps else 1


book = Rulebook("senate sketch", __package__ or "engine.shapes", Table, "sketch")


def on_turn(s: Table, at: Any) -> str:
    return s.turn


def spaces(s: Table, _by: str) -> tuple[str, ...]:
    return tuple(x.name for x in s.spaces)


class _Placing(Move):
    space: Annotated[str, domain(spaces)]

    @guard("SPC-1")
    def space_is_free(self, s: Table) -> bool:
        return not of(s.spaces, self.space).held

    @guard("SPC-2")
    def one_a_region(self, s: Table) -> bool:
        region = of(s.spaces, self.space).region
        return all(x.held != self.by for x in s.spaces if x.region == region)


class Place(_Placing):
    @guard("SPC-3")
    def has_follower(self, s: Table) -> object:
        return at_least(s.of(self.by).followers, 1)

    @effect("SPC-3")
    def stands_there(self, s: Table) -> Table:
        s = s.put(self.by, followers=s.of(self.by).followers - 1)
        return s.set(spaces=change(s.spaces, self.space, held=self.by), placed=s.placed + 1)

    def outcome(self, s: Table) -> str:
        return "again" if s.placed < s.due() else "next"


class Enough(Move):
    @effect("TRN-2")
    def out(self, s: Table) -> Table:
        return s.put(self.by, out=True)


class Proconsul(_Placing):
    @effect("PRO-1")
    def goes_there(self, s: Table) -> Table:
        return s.set(spaces=change(s.spaces, self.space, held=self.by))


class Favour(Move):
    """The Princeps calls a follower back into the supply; at any time."""

    @guard("FAV-1")
    def has_favour(self, s: Table) -> object:
        return at_least(s.favours, 1)

    @effect("FAV-1")
    def called_back(self, s: Table) -> Table:
        return s.put(self.by, followers=s.of(self.by).followers + 1).set(favours=s.favours - 1)


class NextTurn(Rule):
    @effect("TRN-1")
    def passes_on(self, s: Table) -> Table:
        order = s.seats
        start = order.index(s.turn) + 1 if s.turn else 0
        for k in range(len(order)):
            seat = order[(start + k) % len(order)]
            if not s.of(seat).out:
                return s.set(turn=seat, placed=0)
        return s.set(turn="")

    @effect("TRN-3")
    def brutii_are_done(self, s: Table) -> Table:
        if s.turn == BRUTII and not s.discs:
            return self.passes_on(s.put(BRUTII, out=True))
        return s

    def outcome(self, s: Table) -> str:
        return "over" if not s.turn else "disc" if s.turn == BRUTII else "place"


class Disc(Draw):
    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (s.discs,)

    def count(self, s: Table) -> int:
        return 1

    @effect("DSC-1")
    def turned_up(self, s: Table, reading: tuple[str, ...]) -> Table:
        rest = list(s.discs)
        rest.remove(reading[0])
        return s.set(disc=reading[0], discs=tuple(rest))

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return reading[0]


phase = book.flow("phase", "whose turn")
phase.auto("whose turn", NextTurn(), {"place": "place", "disc": "disc", "over": "over"}, "TRN-1")
phase.choice("place", on_turn, "TRN-2")
phase.chance("disc", Disc(), {"cross": "whose turn", "arrow": "proconsul", "scroll": "sheet"}, "DSC-1")
phase.choice("proconsul", lambda s, at: BRUTII, "PRO-1", otherwise=go("whose turn", "PRO-2"))
phase.call("sheet", "brutii sheet", {"not in the text": "whose turn"}, "DSC-2")
phase.end("over", "TRN-4")
phase.offer(Place, "place", {"again": "place", "next": "whose turn"})
phase.offer(Enough, "place", "whose turn")
phase.offer(Proconsul, "proconsul", "whose turn")
sheet = book.flow("brutii sheet", "not in the text")
sheet.end("not in the text", "DSC-2")
book.standing(Favour, lambda s, at: s.princeps)


def table() -> Table:
    """Set two Houses and the Brutii before three spaces in two regions."""
    return Table(
        houses=(House("Ana"), House("Bo", 2), House(BRUTII, 0)),
        spaces=(Space("forum 1", "forum"), Space("forum 2", "forum"), Space("port", "port")),
        discs=("arrow", "arrow", "cross", "scroll"),
        princeps="Bo",
    )

"""The table: players, the stack of Sacrum chits, the disaster chips, the tiles."""

from __future__ import annotations

from typing import Any

from msgspec import field
from msgspec.structs import replace

from rulekit.book import Rulebook
from rulekit.engine.state import Event, Row, State, find

SKULL = "S"
BLANK = "blank"
GOODS = ("wood", "stone", "food")
# From the top: within a layer nothing is known of the order.
Layers = tuple[tuple[str, ...], ...]


class Player(Row):
    """A player's mat, reserve and tiles; everything is open to all.

    Attributes
    ----------
    on_sacrum : int
        Coins on the Sacrum tile, in the space of this player's colour: one for each
        inhabitant sacrificed, and the only record of them.
    tiles : tuple of str
        Buildings by name, sorted, then landscapes from left to right.
    pledged : tuple of str
        Buildings with a pledge coin on them, sorted.
    space : int
        The Sacrum tile with this player's colour; 0 where it does not matter.
    stake, tile : int, str
        The coins of this round's bid, and where they lie; then the tile that was won, until it
        has been placed.
    tile_points, coin_points, power : int
        Counted at the end: two summands, and the total they make.
    living_points, sacrifice_points, population : int
        The same for the other total.
    score : int
        The lower of the two totals.
    """

    name: str
    civilization: str = ""
    inhabitants: int = 0
    coins: int = 0
    luxury: int = 0
    wood: int = 0
    stone: int = 0
    food: int = 0
    on_sacrum: int = 0
    tiles: tuple[str, ...] = ()
    pledged: tuple[str, ...] = ()
    space: int = 0
    stake: int = 0
    tile: str = ""
    tile_points: int = 0
    coin_points: int = 0
    power: int = 0
    living_points: int = 0
    sacrifice_points: int = 0
    population: int = 0
    score: int = 0

    def holds(self, tile: str) -> bool:
        """Whether a tile (or the civilization of that name) lies before this player."""
        return tile == self.civilization or tile in self.tiles


class Laid(Row):
    """How many chips lie at a disaster; the blank has a row as well."""

    disaster: str
    chips: int = 0


class Struck(Row):
    """A disaster that has struck: when, and whom it did not touch."""

    disaster: str
    round: int = 0
    spared: tuple[str, ...] = ()


class Risk(Row):
    """Tiles of a player that are lost unless something is paid for each."""

    name: str
    disaster: str = ""
    tiles: tuple[str, ...] = ()


class Strikes(Event):
    """The third chip of a kind was laid."""

    disaster: str


def fresh_chits() -> tuple[str, ...]:
    """Return the Sacrum chits, sorted: the skull, and plain ones by letter."""
    skulls = int(fact("SC-CL-015", "skulls"))
    plain = fact("SC-CL-002", "sacrum") - skulls
    return (SKULL,) * skulls + tuple("abcdefghij"[:plain])


def fresh_chips() -> tuple[str, ...]:
    """Return the disaster chips that were made, sorted."""
    return tuple(kind for kind, number in sorted(made_chips().items()) for _ in range(number))


def made_chips() -> dict[str, int]:
    """Return how many disaster chips of each kind were made."""
    made = dict.fromkeys(fact("B-3.1.4", "disasters"), fact("B-3.1.4", "of_each"))
    return made | {BLANK: fact("B-3.1.4", "blanks")}


def nothing_laid() -> tuple[Laid, ...]:
    """Return a row without chips for every kind of disaster chip."""
    return tuple(Laid(kind) for kind in sorted({*fact("B-3.1.4", "disasters"), BLANK}))


class Table(State):
    """Everything that lies on the table.

    Attributes
    ----------
    order, opening : tuple of str
        The turn order that holds now, and the one with which the round began; empty stands
        for seat order, and for the same as now.
    chits : tuple of tuple of str
        The face-down stack in layers from the top.
    shown : tuple of tuple of str
        The chits turned up this round; in layers only where their order still matters.
    skulls : tuple of bool
        Round by round, whether the skull was shown.
    asking : tuple of str
        Who has still to decide about a sacrifice, in order.
    chips : tuple of str
        Disaster chips turned up this round.
    laid : tuple of Laid
        All disaster chips turned up so far, by kind; the others are still in the bag.
    bank : int
        Coins that the bank has taken in; negative for what it has paid out.
    stack, d_stack, row, conquest : tuple
        Tiles: the stack in layers, those with a D back, those to bid for, those beside the
        Conquest tile.
    supplied : int
        The last round with a supply, where that is remembered.
    sacrum_tiles : int
        Sacrum tiles in the middle of the table.
    boxed : tuple of str
        Parts that stay in the box.
    bidding : tuple of str
        Who has still to bid, in order.
    feeding : tuple of str
        Who has still to say whether luxury goods stand in for food, in order.
    ousted : str
        Who has been driven off and has to move the stack now; "" where nobody has.
    choosing : tuple of str
        Who has still to choose a good, in order.
    risks : tuple of Risk
        What a disaster threatens, in turn order.
    winners : tuple of str
        Who has won; empty before the end.
    """

    players: tuple[Player, ...] = ()
    round: int = 1
    order: tuple[str, ...] = ()
    opening: tuple[str, ...] = ()
    chits: Layers = field(default_factory=lambda: (fresh_chits(),))
    shown: Layers = ()
    skulls: tuple[bool, ...] = ()
    asking: tuple[str, ...] = ()
    chips: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = field(default_factory=nothing_laid)
    struck: tuple[Struck, ...] = ()
    bank: int = 0
    stack: Layers = ()
    d_stack: tuple[str, ...] = ()
    row: tuple[str, ...] = ()
    conquest: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    sacrum_tiles: int = 0
    boxed: tuple[str, ...] = ()
    bidding: tuple[str, ...] = ()
    feeding: tuple[str, ...] = ()
    ousted: str = ""
    choosing: tuple[str, ...] = ()
    risks: tuple[Risk, ...] = ()
    supplied: int = 0
    winners: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Every player, in seat order."""
        return tuple(p.name for p in self.players)

    @property
    def turn_order(self) -> tuple[str, ...]:
        """The turn order that holds now."""
        return self.order or self.seats

    @property
    def shown_chits(self) -> tuple[str, ...]:
        """The chits turned up this round, in no order."""
        return tuple(sorted(chit for layer in self.shown for chit in layer))

    @property
    def bag(self) -> tuple[str, ...]:
        """The disaster chips still to come, sorted."""
        left = made_chips()
        for row in self.laid:
            left[row.disaster] = left.get(row.disaster, 0) - row.chips
        return tuple(kind for kind in sorted(left) for _ in range(left[kind]))

    def of(self, seat: str) -> Player:
        """Return a player."""
        for p in self.players:
            if p.name == seat:
                return p
        raise KeyError(seat)

    def put(self, seat: str, **changes: Any) -> Table:
        """Return the table with a player's values changed."""
        return self.set(players=tuple([replace(p, **changes) if p.name == seat else p for p in self.players]))

    def owner(self, tile: str) -> str:
        """Return who has a tile; "" where nobody has it."""
        return next((p.name for p in self.players if p.holds(tile)), "")

    def at(self, disaster: str) -> int:
        """Return how many chips lie at a disaster."""
        row = find(self.laid, disaster)
        return row.chips if row is not None else 0


book = Rulebook("sacrum", __package__ or "", Table, "0.3.0")


def fact(clause: str, name: str) -> Any:
    """Return a number or list of the rules, by the clause that gives it."""
    return book.facts[clause][name]

"""The tiles by their faces, read from `tiles.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from rulekit.data import files
from rulekit.rulebooks.sacrum.state import book

VALUE: dict[str, bool] = {"frozen": True, "forbid_unknown_fields": True}


class Things(msgspec.Struct, **VALUE):
    """What a tile costs, gives or brings."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    inhabitants: int = 0
    coins: int = 0
    luxury: int = 0


@cache
def there(things: Things) -> Mapping[str, int]:
    """Return what is not nothing."""
    return {what: n for what in Things.__struct_fields__ if (n := getattr(things, what))}


class Tile(msgspec.Struct, **VALUE):
    """The face of a tile.

    Attributes
    ----------
    bid : int
        The least that has to be bid.
    cost, once, income : Things
        What the building costs, what the tile gives when placed, what it brings each round.
    choice : int
        How many goods of choice it brings each round.
    against : tuple of str
        The disasters that it keeps off.
    supply : bool
        Whether it starts a supply round.
    stand_in : bool
        Whether it is an invention for teaching, not a tile of the game.
    """

    kind: str = "landscape"
    bid: int = 0
    points: int = 0
    cost: Things = Things()
    once: Things = Things()
    income: Things = Things()
    choice: int = 0
    against: tuple[str, ...] = ()
    supply: bool = False
    stand_in: bool = False


@cache
def tiles() -> Mapping[str, Tile]:
    """Return every tile by name."""
    return files.convert(files.read(book.folder / "tiles.yaml"), dict[str, Tile])


NOTHING = Tile()


def face(name: str) -> Tile:
    """Return a tile; one that shows nothing where no such tile is known."""
    return tiles().get(name, NOTHING)


def is_building(name: str) -> bool:
    """Whether a tile is a building."""
    return face(name).kind == "building"


def placed(tiles_before: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Add a tile: buildings in no order, sorted, then the landscapes from left to right."""
    buildings = tuple(t for t in tiles_before if is_building(t))
    landscapes = tuple(t for t in tiles_before if not is_building(t))
    if is_building(name):
        return (*sorted((*buildings, name)), *landscapes)
    return (*buildings, *landscapes, name)

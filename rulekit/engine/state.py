"""The table as a value, and how to change it without changing it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, ClassVar, Self, TypeVar

import msgspec
from msgspec.structs import replace

# Given as a mapping, so that type checkers do not ask every subclass to say "frozen" again.
VALUE: dict[str, bool] = {"frozen": True, "gc": False, "forbid_unknown_fields": True}


class Event(msgspec.Struct, tag=True, **VALUE):
    """Something an effect announces, for triggers to answer.  Subclass it with its data."""


class Row(msgspec.Struct, **VALUE):
    """One line of a table of the state (a House, a Fighter); its first field is its key."""

    def set(self, **changes: Any) -> Self:
        """Return a copy with some fields changed."""
        return replace(self, **changes)


class State(msgspec.Struct, kw_only=True, **VALUE):
    """Base of every rulebook's table.

    Attributes
    ----------
    rulings : tuple of (str, str)
        Readings in force that are not the default, sorted by ruling id.
    pending : tuple of Event
        Announced and not yet answered; always empty at rest.
    """

    book: ClassVar[Any]  # the Rulebook; its name is not at hand when msgspec reads the annotations
    defaults: ClassVar[dict[str, str]] = {}

    rulings: tuple[tuple[str, str], ...] = ()
    pending: tuple[Event, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Every seat, in seat order."""
        raise NotImplementedError

    def reads(self, ruling: str) -> str:
        """Return the reading of a ruling that is in force at this table."""
        for name, reading in self.rulings:
            if name == ruling:
                return reading
        return self.defaults[ruling]

    def set(self, **changes: Any) -> Self:
        """Return a copy with some fields changed."""
        return replace(self, **changes)

    def announce(self, event: Event) -> Self:
        """Return a copy in which `event` waits to be answered."""
        return replace(self, pending=(*self.pending, event))


R = TypeVar("R", bound=Row)


def key_of(row: Row) -> Any:
    """Return the key of a row: its first field."""
    return getattr(row, row.__struct_fields__[0])


def find(rows: tuple[R, ...], key: Any) -> R | None:
    """Return the row with that key, or None.

    Examples
    --------
    >>> class Purse(Row):
    ...     seat: str
    ...     coins: int = 0
    >>> find((Purse("Ana", 3), Purse("Bo", 1)), "Bo")
    Purse(seat='Bo', coins=1)
    """
    for row in rows:
        if key_of(row) == key:
            return row
    return None


def of(rows: tuple[R, ...], key: Any) -> R:
    """Return the row with that key; KeyError where there is none."""
    row = find(rows, key)
    if row is None:
        raise KeyError(key)
    return row


def change(rows: tuple[R, ...], key: Any, **changes: Any) -> tuple[R, ...]:
    """Return the rows with some fields of one of them changed."""
    return tuple(replace(row, **changes) if key_of(row) == key else row for row in rows)


# --- marks on fields ---------------------------------------------------------------------


class SeenBy(msgspec.Struct, frozen=True):
    """A mark on a field: only the seats named in the fields `owners` of the same value see it."""

    owners: tuple[str, ...]


def seen_by(*owners: str) -> SeenBy:
    """Mark a field as secret: `hand: Annotated[tuple[Card, ...], seen_by("name")]`.

    Parameters
    ----------
    owners : str
        The fields of the same struct that hold the seats who may look; "" for nobody.
    """
    return SeenBy(owners)


class Domain(msgspec.Struct, frozen=True):
    """What a field of a move can hold at this table, whatever the rules say."""

    values: Callable[[Any, str], Any]
    name: str
    clause: str = ""


def domain(values: Callable[[Any, str], Any], name: str = "", clause: str = "") -> Domain:
    """Give a field its domain: `house: Annotated[str, domain(seats)]`.

    Parameters
    ----------
    values : callable
        `(state, by)` to a range or a tuple; membership is checked, a range is never listed.
    name : str, optional
        Catalogue key of the phrase for what is expected (`domain-…`); the function's own
        name where left out.
    clause : str, optional
        The clause that says what can stand there; the step's where left out.
    """
    return Domain(values, name or values.__name__, clause)


def whole(low: int, high: int, clause: str = "") -> Domain:
    """Domain of a whole number from `low` to `high`."""
    span = range(low, high + 1)
    return Domain(lambda _s, _by: span, "whole", clause)


class Handfuls:
    """Every handful of things of some kinds, repeats allowed: a container for a domain.

    Any order is accepted, as it means nothing; listings give each handful once, sorted, up to
    `listed` things.

    Examples
    --------
    >>> two = Handfuls(("food", "wood"), 2)
    >>> ("wood", "food") in two, ("gold",) in two, len(list(two))
    (True, False, 6)
    """

    def __init__(self, kinds: tuple[str, ...], listed: int) -> None:
        self.kinds, self.listed = kinds, listed

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and all(v in self.kinds for v in value)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        for size in range(self.listed + 1):
            yield from itertools.combinations_with_replacement(sorted(self.kinds), size)


class Few:
    """Many values, of which only a few can be allowed: a container for a domain.

    All of them can be tried, and get their reasons; listings go through the few alone.  Those are
    looked up only when something is listed, so they may rest on a secret of the seat's own.

    Examples
    --------
    >>> held = Few(("ace", "king", "queen"), lambda: ("king",))
    >>> "ace" in held, list(held)
    (True, ['king'])
    """

    def __init__(self, kinds: tuple[str, ...], few: Callable[[], Iterable[str]]) -> None:
        self.kinds, self.few = kinds, few

    def __contains__(self, value: object) -> bool:
        return value in self.kinds

    def __iter__(self) -> Iterator[str]:
        return iter(self.few())


class Sums:
    """Every whole number from `low`, of which listings name a few: a container for a domain.

    Haggling is endless enough without a listing of every price; whoever wants another sum says it.

    Examples
    --------
    >>> price = Sums(0, (0, 1, 3))
    >>> 250 in price, -1 in price, list(price)
    (True, False, [0, 1, 3])
    """

    def __init__(self, low: int, named: tuple[int, ...]) -> None:
        self.low, self.named = low, named

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value >= self.low

    def __iter__(self) -> Iterator[int]:
        return iter(self.named)


def seats(s: Any, _by: str) -> tuple[str, ...]:
    """Domain of a seat: everybody at the table."""
    return tuple(s.seats)


Seat = Annotated[str, domain(seats, "seat")]

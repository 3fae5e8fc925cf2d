"""The pieces a rulebook is made of: guards, effects, quantities, triggers, facts.

A piece is a named function tied to its clauses.  The engine never calls a rule that is not
a piece, so that every yes, no and change can say where it is written; and each piece can be
switched off, so that a test can prove that something notices.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

import msgspec

Fn = Callable[..., Any]


class Piece:
    """A named function with its sources.

    Attributes
    ----------
    id : str
        `Move.guard` for a method, the function's own name where it is shared.
    clauses : tuple of str
        Ids of the clauses it carries out.
    ruling : str
        Id of the ruling that it rests on; "" where the text is plain.
    """

    kind: ClassVar[str] = "piece"
    # What the piece amounts to when it is switched off (see `switched_off`).
    neutral: ClassVar[Fn]

    def __init__(self, fn: Fn, clauses: tuple[str, ...], ruling: str = "") -> None:
        self.fn = fn
        self.clauses = clauses
        self.ruling = ruling
        self.__doc__ = fn.__doc__
        self.id = fn.__qualname__.rpartition("<locals>.")[2]
        self.name = fn.__name__

    def __get__(self, obj: object, owner: type | None = None) -> Any:
        return self if obj is None else types.MethodType(self.fn, obj)

    def __call__(self, *args: Any) -> Any:
        """Work it out."""
        return self.fn(*args)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id} {' '.join(self.clauses)}>"


class Guard(Piece):
    """A condition of a move.  See `guard`."""

    kind = "guard"

    def __init__(self, fn: Fn, clauses: tuple[str, ...], ruling: str, needs: tuple[str, ...], upto: str) -> None:
        super().__init__(fn, clauses, ruling)
        self.needs, self.upto = needs, upto

    @staticmethod
    def neutral(*_args: Any) -> bool:
        """Hold always."""
        return True


class Effect(Piece):
    """A change of the state.  See `effect`."""

    kind = "effect"

    @staticmethod
    def neutral(_self: Any, s: Any, *_args: Any) -> Any:
        """Change nothing."""
        return s


class Quantity(Piece):
    """A number the rules speak of.  See `quantity`."""

    kind = "quantity"

    @staticmethod
    def neutral(*_args: Any) -> int:
        """Amount to nothing."""
        return 0


class Trigger(Piece):
    """The rule that answers an event.  See `Rulebook.trigger`."""

    kind = "trigger"

    @staticmethod
    def neutral(s: Any, *_args: Any) -> Any:
        """Answer nothing."""
        return s


def guard(clause: str, *, ruling: str = "", needs: str | tuple[str, ...] = (), upto: str = "") -> Callable[[Fn], Guard]:
    """Make a method a named condition of its move.

    Parameters
    ----------
    clause : str
        The clause (or ruling) that says so.
    ruling : str, optional
        The ruling that the reading of that clause rests on.
    needs : str or tuple of str, optional
        Guards of the same move that must hold for this one to make sense; where one of them
        fails this guard is not asked and reads `moot`.
    upto : str, optional
        A whole-number field in which the guard is monotone: where it fails for a value it
        fails for every larger one.  Listings stop there instead of trying the rest.

    Returns
    -------
    Guard
        The function is called as `(move, state)` and returns a bool or `Figures`; `IDLE`
        where what it asks does not apply.
    """
    named = (needs,) if isinstance(needs, str) else needs
    return lambda fn: Guard(fn, (clause,), ruling, named, upto)


def effect(*clauses: str, ruling: str = "") -> Callable[[Fn], Effect]:
    """Make a method a named change: `(self, state[, result]) -> state`.

    It is cited in the record only where the state it returns differs.
    """
    return lambda fn: Effect(fn, clauses, ruling)


def quantity(*clauses: str, ruling: str = "") -> Callable[[Fn], Quantity]:
    """Make a function the one place where a number of the rules is worked out."""
    return lambda fn: Quantity(fn, clauses, ruling)


class Figures(msgspec.Struct, frozen=True, gc=False):
    """A yes or no together with the numbers (or names) it was decided by.

    `relation` names a phrase of the catalogue (`figures-…`) that puts `have` and `need`
    into words; `parts` are the summands of `have` or `need`, as (label, number); `ruling` is
    the ruling that this one answer rests on, where not every answer of the guard does.
    """

    ok: bool
    relation: str
    have: Any = ""
    need: Any = ""
    parts: tuple[tuple[str, int], ...] = ()
    ruling: str = ""

    def __bool__(self) -> bool:
        return self.ok


# What a guard returns that has nothing to say of this act: nothing stands in the way, and the check reads `moot`.
IDLE = Figures(True, "idle")


def at_least(have: int, need: int, *parts: tuple[str, int]) -> Figures:
    """`have >= need`, keeping both.

    Examples
    --------
    >>> bool(at_least(9, 10)), at_least(9, 10).need
    (False, 10)
    """
    return Figures(have >= need, "at-least", have, need, parts)


def at_most(have: int, need: int, *parts: tuple[str, int]) -> Figures:
    """`have <= need`, keeping both."""
    return Figures(have <= need, "at-most", have, need, parts)


def more_than(have: int, need: int) -> Figures:
    """`have > need`, keeping both."""
    return Figures(have > need, "more-than", have, need)


def less_than(have: int, need: int) -> Figures:
    """`have < need`, keeping both."""
    return Figures(have < need, "less-than", have, need)


def differs(have: Any, other: Any) -> Figures:
    """`have != other`, keeping both."""
    return Figures(have != other, "differs", have, other)


def equals(have: Any, need: Any) -> Figures:
    """`have == need`, keeping both."""
    return Figures(have == need, "equals", have, need)


def nobody(left: tuple[str, ...], relation: str = "still-open") -> Figures:
    """Hold where `left` is empty; otherwise its names are the reason."""
    return Figures(not left, relation, left)


def pieces_of(cls: type, kind: type[Piece]) -> tuple[Any, ...]:
    """Collect the pieces of a class in the order in which they are written, bases first."""
    found: dict[str, Piece] = {}
    for base in reversed(cls.__mro__):
        for name, value in vars(base).items():
            if isinstance(value, kind):
                found[name] = value
    return tuple(found.values())


@contextmanager
def swapped(piece: Piece, fn: Fn) -> Iterator[None]:
    """Run with another function in the place of a piece's own; for tests and coverage only."""
    kept, piece.fn = piece.fn, fn
    try:
        yield
    finally:
        piece.fn = kept

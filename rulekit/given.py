"""What a set-up is given, checked: a slip is told at once instead of stumbling about in the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulekit.errors import BookError, Sayable, Text


def wrong(name: str, found: Any, due: Sayable) -> BookError:
    """Make the error that says what a setting was and what it should have been."""
    return BookError(Text("error-given", name=name, found=str(found), due=due))


def whole(name: str, value: Any, low: int = 0) -> int:
    """Return a setting that is a whole number.

    Raises
    ------
    BookError
        Where it is none, or below `low`.

    Examples
    --------
    >>> whole("rounds", 3)
    3
    >>> whole("rounds", 2.5)
    Traceback (most recent call last):
    rulekit.errors.BookError: rounds: '2.5'; expected a whole number from 0
    """
    if not _is_whole(value) or value < low:
        raise wrong(name, value, Text("due-whole", low=low))
    return int(value)


def players(value: Any) -> int | tuple[str, ...]:
    """Return how many sit down, or their names.

    Raises
    ------
    BookError
        Where it is neither.
    """
    if _is_whole(value) and value >= 0:
        return int(value)
    if isinstance(value, Sequence) and not isinstance(value, str) and all(isinstance(v, str) for v in value):
        return tuple(value)
    raise wrong("players", value, Text("due-players"))


def names(name: str, value: Any) -> tuple[str, ...]:
    """Return names, given one by one or in one text.

    Raises
    ------
    BookError
        Where they are no names.

    Examples
    --------
    >>> names("expansions", "Hellas, Goat"), names("expansions", ["Hellas"]), names("expansions", "")
    (('Hellas', 'Goat'), ('Hellas',), ())
    """
    if isinstance(value, str):
        return tuple(filter(None, (part.strip() for part in value.split(","))))
    if isinstance(value, Sequence) and all(isinstance(v, str) for v in value):
        return tuple(value)
    raise wrong(name, value, Text("due-names"))


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)

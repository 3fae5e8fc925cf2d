"""What can go wrong, said so that a person can mend it.

Every error carries a catalogue id and its figures, so that the message comes out in the
reader's language; `str(error)` is always one clear line.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulekit.book import Rulebook
    from rulekit.engine.verdict import Verdict


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word closest to `word`, or "" where none is near.

    Examples
    --------
    >>> nearest("influense", ["influence", "coins"])
    'influence'
    """
    found = difflib.get_close_matches(str(word), [str(k) for k in known], n=1, cutoff=0.55)
    return found[0] if found else ""


def one_line(text: str, most: int = 400) -> str:
    """Bring a text to one line, cut in the middle where it is very long.

    Examples
    --------
    >>> one_line("a    b"), one_line("abcdefgh", 5)
    ('a b', 'ab … gh')
    """
    flat = " ".join(text.split())
    return flat if len(flat) <= most else f"{flat[: most // 2]} … {flat[-(most // 2) :]}"


class RulekitError(Exception):
    """Base of every error that rulekit raises on purpose."""


class BookError(RulekitError):
    """A rulebook package is wrong: a missing target, an unknown clause, a ring of needs."""


class UnknownName(RulekitError):
    """A name that nothing answers to, with the nearest one that something does.

    Parameters
    ----------
    what : str
        The kind of thing looked for, e.g. "rulebook".
    name : str
        The name that was given.
    known : iterable of str
        Every name that would have been right.
    """

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        self.what, self.name, self.known = what, name, tuple(known)
        near = nearest(name, self.known)
        hint = f"; did you mean '{near}'?" if near else f"; there are: {', '.join(self.known)}"
        super().__init__(one_line(f"no {what} is called '{name}'{hint if self.known else ''}"))


class FileProblem(RulekitError):
    """Something in a file is not as it must be.

    Parameters
    ----------
    file : str
        The file as the person named it.
    line : int
        1-based; 0 where the whole file is meant.
    what : str
        What was found.
    expected : str
        What would have been right.
    near : str, optional
        The nearest known name.
    """

    def __init__(self, file: str, line: int, what: str, expected: str, near: str = "") -> None:
        self.file, self.line, self.near = file, line, near
        self.what, self.expected = one_line(what), one_line(expected)
        where = f"{file}:{line}" if line else file
        hint = f"; did you mean '{near}'?" if near else ""
        super().__init__(f"{where}: {self.what}; expected {self.expected}{hint}")


class Refused(RulekitError):
    """A move that the rules do not allow now; the position is as it was.

    Attributes
    ----------
    verdict : Verdict
        Every check, each with its source, what was there and what was needed.
    """

    def __init__(self, verdict: Verdict, book: Rulebook) -> None:
        super().__init__(verdict)
        self.verdict, self.book = verdict, book

    def __str__(self) -> str:  # put into words only where somebody reads it
        return self.verdict.line(self.book.words())


class Unknown(Exception):
    """Raised when something looks at a value that its eyes may not see."""

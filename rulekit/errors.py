"""What can go wrong, said so that a person can mend it.

Every error carries a catalogue id and its figures (a `Text`), so that the message comes out in the
reader's language; `str(error)` is always one clear line.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from rulekit.book import Rulebook
    from rulekit.data.words import Words
    from rulekit.engine.verdict import Verdict

# Who reads just now, and who reads otherwise: a notebook runs each cell in a context of its own, which forgets.
_reader: ContextVar[str] = ContextVar("reader", default="")
_usual = ["en"]
F = TypeVar("F", bound=Callable[..., Any])


def reader() -> str:
    """Return the language in which whoever reads now is spoken to."""
    return _reader.get() or _usual[0]


def speak(lang: str) -> None:
    """Speak to whoever reads in a language, from now on: errors, and rulebooks loaded without a language.

    Raises
    ------
    UnknownName
        Where rulekit does not speak it.

    Examples
    --------
    >>> speak("fa")
    >>> "نیست" in str(UnknownName("rulebook", "toy", ["sacrum"]))
    True
    >>> speak("en")
    """
    from rulekit.data.languages import code_of, spoken

    known = spoken("rulekit")
    if code_of(lang) not in known:
        raise UnknownName("language", lang, known)
    _usual[0] = lang


@contextmanager
def reading(lang: str) -> Iterator[None]:
    """Speak in a language for a while."""
    mark = _reader.set(lang)
    try:
        yield
    finally:
        _reader.reset(mark)


def in_its_language(method: F) -> F:
    """Make a method of something that has a language, `lang`, say what goes wrong in it."""

    @wraps(method)
    def spoken(self: Any, *args: Any, **kwargs: Any) -> Any:
        with reading(self.lang if self.lang != "en" else reader()):
            return method(self, *args, **kwargs)

    return spoken  # type: ignore[return-value]


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


class Text:
    """A text of a catalogue by its id, with what it is filled in with; put into words where somebody reads it.

    Parameters
    ----------
    key : str
        Of the kit's catalogue, or of a rulebook's where its words say it.
    names
        What its places hold: names, numbers, other texts.

    Examples
    --------
    >>> str(Text("due-whole", low=1))
    'a whole number from 1'
    """

    __slots__ = ("key", "names")

    def __init__(self, key: str, /, **names: Any) -> None:
        self.key, self.names = key, names

    def say(self, words: Words) -> str:
        """Return it in the words of a language."""
        return words(self.key, **self.names)

    def __str__(self) -> str:
        return self.say(_kit(reader()))

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.names!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.key, self.names) == (other.key, other.names)

    def __hash__(self) -> int:
        return hash((self.key, repr(self.names)))


class Names(Text):
    """Several names that somebody may have to type: as they stand in every language, only the commas are its own.

    Examples
    --------
    >>> str(Names(["bids", "passes"]))
    'bids, passes'
    """

    __slots__ = ()

    def __init__(self, names: Iterable[object]) -> None:
        super().__init__("ui-comma", names=tuple(map(str, names)))

    def say(self, words: Words) -> str:
        """Return them in a row, each with its own direction."""
        return words.row(self.names["names"])


class Given(Text):
    """What a field of a move was given; English tells the field too, whose name is English.

    Examples
    --------
    >>> str(Given("coins", -1))
    'coins: -1'
    """

    __slots__ = ()

    def __init__(self, field: str, value: object) -> None:
        super().__init__("given", field=field, value=value)

    def say(self, words: Words) -> str:
        """Return it in the words of a language."""
        value = self.names["value"]
        told = f"{self.names['field']}: {value}" if words.code == "en" else str(words.value(value))
        return one_line(told)


class Thing(Text):
    """A kind of thing by its English name: `thing-…` in the catalogue, or that name where there is none."""

    __slots__ = ("name",)

    def __init__(self, name: str, of: str = "") -> None:
        super().__init__("-".join(["thing", *name.replace(",", "").split(), *(["of"] if of else [])]), of=of)
        self.name = name

    def say(self, words: Words) -> str:
        """Return it in the words of a language."""
        return super().say(words) if words.has(self.key) else self.name


Sayable = Text | str


def _kit(lang: str) -> Words:
    from rulekit.data.words import Words

    return Words(lang, ("rulekit",))


class RulekitError(Exception):
    """Base of every error that rulekit raises on purpose.

    Parameters
    ----------
    text : Text or str
        What is wrong.
    book : Rulebook, optional
        Whose words are asked before the kit's.
    """

    def __init__(self, text: Sayable = "", book: Rulebook | None = None) -> None:
        super().__init__(text)
        self.text, self.lang, self.book = text, reader(), book

    def __str__(self) -> str:  # put into words only where somebody reads it
        words = self.book.words(self.lang) if self.book is not None else _kit(self.lang)
        return self.text.say(words) if isinstance(self.text, Text) else self.text


class BookError(RulekitError):
    """A rulebook package is wrong: a missing target, an unknown clause, a ring of needs."""


class UnknownName(RulekitError):
    """A name that nothing answers to, with the nearest one that something does.

    Parameters
    ----------
    what : str
        The kind of thing looked for, e.g. "rulebook"; `thing-rulebook` in the catalogue.
    name : str
        The name that was given.
    known : iterable of str
        Every name that would have been right.
    of : str, optional
        Whose thing it is.
    """

    def __init__(self, what: str, name: str, known: Iterable[str], of: str = "") -> None:
        self.name, self.known = name, tuple(known)
        self.what = Thing(what, of)
        near = nearest(name, self.known)
        hint = Text("hint-near", near=near) if near else Text("hint-known", known=Names(self.known))
        text = Text("error-unknown", what=self.what, name=name)
        super().__init__(Text("error-hinted", error=text, hint=hint) if self.known else text)

    def __str__(self) -> str:
        return one_line(super().__str__())


class FileProblem(RulekitError):
    """Something in a file is not as it must be.

    Parameters
    ----------
    file : str
        The file as the person named it.
    line : int
        1-based; 0 where the whole file is meant.
    what : Text or str
        What was found.
    expected : Text or str
        What would have been right.
    near : str, optional
        The nearest known name.
    """

    def __init__(self, file: str, line: int, what: Sayable, expected: Sayable, near: str = "") -> None:
        self.file, self.line, self.what, self.expected, self.near = file, line, what, expected, near
        where = f"{file}:{line}" if line else file
        text = Text("error-file", where=where, what=_short(what), expected=_short(expected))
        super().__init__(Text("error-hinted", error=text, hint=Text("hint-near", near=near)) if near else text)


def _short(text: Sayable) -> str:
    return one_line(str(text))


class Refused(RulekitError):
    """A move that the rules do not allow now; the position is as it was.

    Attributes
    ----------
    verdict : Verdict
        Every check, each with its source, what was there and what was needed.
    """

    def __init__(self, verdict: Verdict, book: Rulebook) -> None:
        super().__init__("", book)
        self.args = (verdict,)
        self.verdict = verdict

    def __str__(self) -> str:
        assert self.book is not None  # noqa: S101 - given when it was made
        return self.verdict.line(self.book.words(self.lang))


class Unknown(Exception):
    """Raised when something looks at a value that its eyes may not see."""

"""Which rulebooks there are: those shipped, and those of other packages."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from rulekit.data.languages import code_of
from rulekit.errors import UnknownName, reader, reading

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

    from rulekit.book import Rulebook

GROUP = "rulekit.rulebooks"
SHIPPED = ("serpents", "sacrum", "tutorial", "tribune")


def _others() -> EntryPoints:
    from importlib.metadata import entry_points  # slow to import, and mostly not needed

    return entry_points(group=GROUP)


def names() -> tuple[str, ...]:
    """Return the names under which rulebooks can be loaded.

    Other packages add theirs with the entry point group `rulekit.rulebooks`.
    """
    return (*SHIPPED, *sorted(e.name for e in _others() if e.name not in SHIPPED))


def load(name: str, lang: str = "") -> Rulebook:
    """Load a rulebook.

    Parameters
    ----------
    name : str
        E.g. "serpents"; see `names`.
    lang : str, optional
        The language in which it speaks, e.g. "fa", or "fa-u-nu-latn" for Persian in the numerals 0 to 9; what
        `rulekit.speak` said where left out, or English where the rulebook does not speak that.

    Returns
    -------
    Rulebook

    Raises
    ------
    UnknownName
        With the nearest name that there is, or the languages that it speaks.

    Examples
    --------
    >>> load("serpents").clauses["SW-INV-06"].section
    'Primus › Inviting Fighters'
    """
    with reading(lang or reader()):
        book = _found(name)
        if lang:
            return book.in_lang(lang)
        return book.in_lang(reader()) if code_of(reader()) in book.languages else book


def _found(name: str) -> Rulebook:
    if name in SHIPPED:
        book: Rulebook = importlib.import_module(f"rulekit.rulebooks.{name}").book
        return book
    for entry in _others():
        if entry.name == name:
            found: Rulebook = entry.load()
            return found
    raise UnknownName("rulebook", name, names())

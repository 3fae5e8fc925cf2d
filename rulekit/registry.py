"""Which rulebooks there are: those shipped, and those of other packages."""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points

from rulekit.book import Rulebook
from rulekit.errors import UnknownName

GROUP = "rulekit.rulebooks"
SHIPPED = ("serpents", "sacrum")


def names() -> tuple[str, ...]:
    """Return the names under which rulebooks can be loaded.

    Other packages add theirs with the entry point group `rulekit.rulebooks`.
    """
    return (*SHIPPED, *sorted(e.name for e in entry_points(group=GROUP) if e.name not in SHIPPED))


def load(name: str, lang: str = "en") -> Rulebook:
    """Load a rulebook.

    Parameters
    ----------
    name : str
        E.g. "serpents"; see `names`.
    lang : str
        The language in which it speaks; English where it has no other.

    Returns
    -------
    Rulebook

    Raises
    ------
    UnknownName
        With the nearest name that there is.

    Examples
    --------
    >>> load("serpents").clauses["SW-INV-06"].section
    'Primus › Inviting Fighters'
    """
    if name in SHIPPED:
        book: Rulebook = importlib.import_module(f"rulekit.rulebooks.{name}").book
        return book.in_lang(lang)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            found: Rulebook = entry.load()
            return found.in_lang(lang)
    raise UnknownName("rulebook", name, names())

"""Which rulebooks there are: those shipped, and those of other packages."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from rulekit.errors import UnknownName

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

    from rulekit.book import Rulebook

GROUP = "rulekit.rulebooks"
SHIPPED = ("serpents", "sacrum", "tutorial")


def _others() -> EntryPoints:
    from importlib.metadata import entry_points  # slow to import, and mostly not needed

    return entry_points(group=GROUP)


def names() -> tuple[str, ...]:
    """Return the names under which rulebooks can be loaded.

    Other packages add theirs with the entry point group `rulekit.rulebooks`.
    """
    return (*SHIPPED, *sorted(e.name for e in _others() if e.name not in SHIPPED))


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
    for entry in _others():
        if entry.name == name:
            found: Rulebook = entry.load()
            return found.in_lang(lang)
    raise UnknownName("rulebook", name, names())

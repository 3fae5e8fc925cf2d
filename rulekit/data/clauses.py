"""What a rulebook says: clauses, the rulings on its silent places, and facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from rulekit.data import files
from rulekit.data.languages import numerals, pick
from rulekit.errors import Names, Text, UnknownName

Texts = dict[str, str]


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One normative sentence, in our own words.

    Attributes
    ----------
    id : str
        For ever the same, e.g. "SW-INV-06".
    places : str or dict
        Where it is written, headings joined by " › ": the same in every language, or by language.
    kind : str
        component, setup, permission, obligation, prohibition, definition, effect, timing,
        example, flavour; `base` for a fact of the base game.
    texts : dict
        The statement by language.
    testable : bool
        False for colour and advice.
    mark : str
        Base facts: "A" (an official text was seen) to "D" (shaky); "" for the rulebook's own.
    """

    id: str
    places: str | Texts = msgspec.field(name="section")
    kind: Literal[
        "component", "setup", "permission", "obligation", "prohibition", "definition",
        "effect", "timing", "example", "flavour", "base",
    ]  # fmt: skip
    texts: Texts = msgspec.field(name="text")
    testable: bool = True
    mark: Literal["", "A", "B", "C", "D"] = ""

    def text_in(self, lang: str) -> str:
        """The statement in a language, English where it has none."""
        return pick(self.texts, lang)

    @property
    def text(self) -> str:
        """The statement in English."""
        return self.text_in("en")

    def section_in(self, lang: str) -> str:
        """Where it is written, in a language."""
        return numerals(self.places, lang) if isinstance(self.places, str) else pick(self.places, lang)

    @property
    def section(self) -> str:
        """Where it is written, in English."""
        return self.section_in("en")


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the text is silent, ambiguous or contradicts itself.

    Attributes
    ----------
    question : dict
        By language.
    readings : dict
        Reading key to its text by language.
    default : str
        The reading in force unless another is chosen.
    clauses : tuple of str
        The clauses whose reading it settles.
    """

    id: str
    question: Texts
    readings: dict[str, Texts]
    default: str
    clauses: tuple[str, ...] = ()


class Ledger:
    """Clauses or rulings in written order, each found by its id.

    Looping goes through the entries themselves, not through their ids, so that this is no mapping; `ids()` has those.
    """

    def __init__(self, what: str, entries: tuple[Any, ...]) -> None:
        self._what = what
        self._by_id = {e.id: e for e in entries}

    def __getitem__(self, key: str) -> Any:
        try:
            return self._by_id[key]
        except KeyError:
            raise UnknownName(self._what, key, self._by_id) from None

    def __contains__(self, key: object) -> bool:
        return key in self._by_id

    def __iter__(self) -> Iterator[Any]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def ids(self) -> tuple[str, ...]:
        """Every id."""
        return tuple(self._by_id)


def read_clauses(*paths: Any) -> Ledger:
    """Read ledger files into one ledger of clauses."""
    found: list[Clause] = []
    for path in paths:
        found += files.convert(files.read(path), list[Clause])
    return Ledger("clause", tuple(found))


def read_rulings(path: Any) -> Ledger:
    """Read the rulings of a rulebook."""
    doc = files.read(path)
    found = files.convert(doc, list[Ruling])
    for i, r in enumerate(found):
        if r.default not in r.readings:
            known = Text("due-one-of", known=Names(r.readings))
            raise doc.problem((i, "default"), Text("bad-reading", name=r.default), known)
    return Ledger("ruling", tuple(found))


def read_facts(path: Any) -> dict[str, dict[str, Any]]:
    """Read numbers kept as data: clause id to name to value."""
    return files.convert(files.read(path), dict[str, dict[str, int | str | list[int | str] | dict[str, int]]])

"""What a rulebook, or the kit itself, has not said in one of its languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from rulekit.data.languages import spoken
from rulekit.errors import Names, Sayable, Text

if TYPE_CHECKING:
    from rulekit.book import Rulebook

# A text by where it stands, and the places in it that are filled in.
Entries = dict[str, frozenset[str]]


def gaps(book: Rulebook) -> Iterator[tuple[str, str, Sayable]]:
    """Yield what is missing in any language that a rulebook declares by having a catalogue of it.

    Yields
    ------
    kind, where, text
        As `rulekit check` tells them: `missing-text`, the id of the text, what is wrong with it.
    """
    for lang in book.languages:
        if lang == "en":
            continue
        if lang not in spoken("rulekit"):
            yield "missing-text", f"rulekit: {lang}.ftl", Text("found-no-language", lang=lang)
        yield from unlike(book.package, lang)
        for where in (place for place, texts in texts_of(book) if not texts.get(lang, "").strip()):
            yield "missing-text", where, Text("found-no-language", lang=lang)
        for key in bare_names(book, lang):
            yield "missing-text", f"{lang}.ftl: {key}", Text("found-no-text", key=key)


def unlike(package: str, lang: str) -> Iterator[tuple[str, str, Sayable]]:
    """Yield where a package's catalogue of a language differs from its English one in ids or in places to fill in."""
    english, theirs = entries(package, "en"), entries(package, lang)
    for key in sorted(english.keys() | theirs.keys()):
        where = f"{lang}.ftl: {key}"
        if key not in theirs:
            yield "missing-text", where, Text("found-no-language", lang=lang)
        elif key not in english:
            yield "missing-text", where, Text("found-left-over", lang=lang)
        elif english[key] != theirs[key]:
            here, there = (Names(sorted(places)) for places in (english[key], theirs[key]))
            yield "missing-text", where, Text("found-other-places", lang=lang, here=here, there=there)


@lru_cache(maxsize=32)
def entries(package: str, lang: str) -> Entries:
    """Return every message and attribute of a catalogue with the places that it fills in."""
    from fluent.syntax import FluentParser, ast

    source = files(package).joinpath("catalogue", f"{lang}.ftl").read_text(encoding="utf-8")
    found: Entries = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            found[f"unreadable: {' '.join((entry.content or '').split())[:60]}"] = frozenset({"?"})
        elif isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = frozenset(_places(entry.value))
            found |= {f"{entry.id.name}.{a.id.name}": frozenset(_places(a.value)) for a in entry.attributes}
    return found


def _places(pattern: object) -> Iterable[str]:
    """Return the variables of a text, and the places that the faces fill in, `{"{i}"}`."""
    from fluent.syntax import ast, visitor

    class Finder(visitor.Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
            self.found.add(f"${node.id.name}")

        def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 - Fluent's name
            text = node.parse()["value"].strip("\u2068\u2069")
            if re.fullmatch(r"\{\w+\}", text):
                self.found.add(text)

    finder = Finder()
    finder.visit(pattern)
    return finder.found


def texts_of(book: Rulebook) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield every text by language that stands in the files of a rulebook: ledger, rulings, examples."""
    for clause in book.clauses:
        yield f"{clause.id} text", clause.texts
        places = clause.places
        # Written plainly it is English, but for what has no letters: "§ 3.2".
        if isinstance(places, str):
            places = {"en": places} if any(map(str.isalpha, places)) else dict.fromkeys(book.languages, places)
        yield f"{clause.id} section", places
    for ruling in book.rulings:
        yield f"{ruling.id} question", ruling.question
        for key, reading in ruling.readings.items():
            yield f"{ruling.id} reading {key}", reading
    for name in book.scenarios:
        for where, texts in book.scenario(name).texts():
            yield f"{name} {where}", texts


def bare_names(book: Rulebook, lang: str) -> tuple[str, ...]:
    """Return the keys of what a map would call by its name in the code, in English therefore."""
    from rulekit.maps.extract import extract
    from rulekit.maps.names import Names

    names = Names(book, lang)
    for flow in book.flows:
        extract(book, flow, lang, names)
    return tuple(names.bare)

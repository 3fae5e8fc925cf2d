"""Scenario files: read, checked as far as that goes without playing, and made examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulekit.book import Rulebook
from rulekit.data import files
from rulekit.errors import Names, Text, nearest
from rulekit.story.file import File
from rulekit.story.paths import get
from rulekit.story.scenario import Scenario, no_such, one_of


def load_scenario(path: str | Path, book: Rulebook | None = None, lang: str = "") -> Scenario:
    """Read a scenario file.

    Raises
    ------
    FileProblem
        With file, line, what was found, what was expected and the nearest known name.
    """
    doc = files.read(path)
    return from_document(doc, (), book, lang)


def load_many(path: str | Path, lang: str = "") -> list[Scenario]:
    """Read a file that holds one scenario, or a list of them under `cases` with a `rulebook`."""
    doc = files.read(path)
    if isinstance(doc.data, dict) and "cases" in doc.data:
        extra = sorted(set(doc.data) - {"cases", "rulebook"})
        if extra:
            raise doc.problem((extra[0],), Text("bad-key", key=extra[0]), "'rulebook', 'cases'")
        if not isinstance(doc.data["cases"], list):
            raise doc.problem(("cases",), files.found(doc.data["cases"]), Text("due-scenarios"))
        book = _book(doc, doc.data.get("rulebook"), lang)
        return [from_document(doc, ("cases", i), book, lang) for i in range(len(doc.data["cases"]))]
    return [from_document(doc, (), None, lang)]


def from_document(doc: files.Document, base: tuple[str | int, ...], book: Rulebook | None, lang: str) -> Scenario:
    """Make a scenario of a part of a document."""
    data = get(doc.data, list(base))
    if not isinstance(data, dict):
        raise doc.problem(base, files.found(data), Text("due-scenario"))
    file = files.convert(doc, File, base, _in_english(data))
    if book is None:
        book = _book(doc, file.rulebook, lang)
    elif file.rulebook and file.rulebook != book.name:
        raise doc.problem((*base, "rulebook"), Text("bad-rulebook", name=file.rulebook), f"'{book.name}'")
    for i, clause in enumerate(file.clauses):
        if clause not in book.clauses:
            near = nearest(clause, book.clauses.ids())
            raise doc.problem((*base, "clauses", i), no_such("clause", clause), Text("due-clause"), near)
    return Scenario(book, doc, file, base)


def _in_english(data: dict[str, Any]) -> dict[str, Any]:
    """Return a scenario's keys with texts that are written plainly, without their language, as English ones."""
    out = _texts_in_english(data, "title", "intro")
    if isinstance(out.get("knobs"), list):
        out["knobs"] = [_texts_in_english(k, "name") if isinstance(k, dict) else k for k in out["knobs"]]
    return out


def _texts_in_english(data: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: {"en": x} if key in keys and isinstance(x, str) else x for key, x in data.items()}


def _book(doc: files.Document, name: Any, lang: str) -> Rulebook:
    from rulekit import registry

    if not name or not isinstance(name, str):
        what = files.found(name) if name else Text("bad-missing", key="rulebook")
        raise doc.problem(("rulebook",), what, Text("due-rulebook", known=Names(registry.names())))
    known = registry.names()
    if name not in known:
        raise doc.problem(("rulebook",), no_such("rulebook", name), one_of(known), nearest(name, known))
    return registry.load(name, lang)

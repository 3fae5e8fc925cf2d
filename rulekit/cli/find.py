"""Finding examples: by the path of a file, or by the id of one that is shipped."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from rulekit import registry
from rulekit.errors import UnknownName

if TYPE_CHECKING:
    from rulekit.story.scenario import Scenario


def examples(name: str, lang: str = "") -> list[Scenario]:
    """Return the examples of a file, or the one with that id in any rulebook.

    Raises
    ------
    FileProblem
        Where a file is not as it must be.
    UnknownName
        Where nothing has that id; the nearest one is named.
    """
    if is_path(name):
        from rulekit.story.loading import load_many

        return load_many(name, lang)
    known: list[str] = []
    for book in map(registry.load, registry.names()):
        if name in book.scenarios:
            return [(book.in_lang(lang) if lang else book).scenario(name)]
        known += book.scenarios
    raise UnknownName("example or file", name, known)


def is_path(name: str) -> bool:
    """Whether a name is meant as the path of a file."""
    seps = {os.sep, os.altsep} - {None}
    return name.endswith((".yaml", ".yml")) or any(s in name for s in seps if s) or Path(name).exists()

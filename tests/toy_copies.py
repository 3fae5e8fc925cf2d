"""Copies of the toy rulebook, with faults planted in them."""

from __future__ import annotations

import importlib
import itertools
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulekit.book import Rulebook

TOY = Path(__file__).parent / "toy"
_number = itertools.count()


@contextmanager
def toy_with(folder: Path, **edits: tuple[str, str] | list[tuple[str, str]]) -> Iterator[Rulebook]:
    """Give a copy of the toy rulebook in which some texts are replaced.

    `code`, `ledger`, `rulings`, `words`, `persian`, `level` name the file; each takes one or more
    (old, new), and an empty old text stands for the end of the file.  The copy speaks Persian
    only where that is asked for.
    """
    name = f"toy_copy_{next(_number)}"
    files = {"code": "__init__.py", "ledger": "ledger.yaml", "rulings": "rulings.yaml",
             "words": "catalogue/en.ftl", "persian": "catalogue/fa.ftl", "level": "scenarios/level.yaml"}  # fmt: skip
    english = () if "persian" in edits else ("fa.ftl",)
    shutil.copytree(TOY, folder / name, ignore=shutil.ignore_patterns("__pycache__", *english))
    for what, pairs in edits.items():
        path = folder / name / files[what]
        for old, new in [pairs] if isinstance(pairs, tuple) else pairs:
            text = path.read_text(encoding="utf-8")
            assert old in text, f"the toy has no {old!r}"
            path.write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    try:
        yield importlib.import_module(name).book
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop(name, None)

"""What commands print, in the reader's language, and the endings of files they write."""

from __future__ import annotations

import contextlib
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulekit.data.directions import width

if TYPE_CHECKING:
    from rulekit.data.words import Words


class Out:
    """Prints in the words of a language.

    Right to left, every line says so by a mark at its beginning, so that a terminal which knows of directions sets
    the whole line that way, and one which does not shows nothing of it.

    Parameters
    ----------
    words : Words
    """

    def __init__(self, words: Words) -> None:
        from rulekit.data.directions import RIGHT

        self.words, self._mark = words, RIGHT if words.dir == "rtl" else ""

    def line(self, text: str = "") -> None:
        """Print a line."""
        print(f"{self._mark}{text}" if text else "")

    def say(self, key: str, indent: str = "", /, **names: Any) -> None:
        """Print a text of the catalogue."""
        self.line(indent + self.words(key, **names))

    def apart(self, text: object) -> str:
        """Return an id, a path or a name that keeps its own direction within a line."""
        from rulekit.data.directions import isolated

        return isolated(str(text), self.words.lang)

    def cited(self, *ids: str) -> str:
        """Return ids of clauses in brackets, with the marks of those that are uncertain; "" where there are none."""
        return self.apart(f"[{self.words.cited(*ids)}]") if ids else ""

    def count(self, number: int, noun: str) -> str:
        """Say how many: `count-<noun>` of the catalogue."""
        return self.words(f"count-{noun}", count=number)

    def listed(self, items: Sequence[str]) -> str:
        """Put items one after another."""
        return self.words.row(items)

    def columns(self, rows: Sequence[tuple[str, ...]], indent: str = "  ") -> None:
        """Print rows with their cells one below the other."""
        if not rows:
            return
        cells = [tuple(self.apart(cell) for cell in row) for row in rows]
        widths = [max(width(r[i]) for r in cells) for i in range(len(cells[0]) - 1)]
        for row in cells:
            padded = [cell + " " * (size - width(cell)) for cell, size in zip(row, widths, strict=False)]
            self.line((indent + "  ".join([*padded, row[-1]])).rstrip())


class Progress:
    """Says on the error stream, in one line that changes, what is being done; only where that is a terminal."""

    OFTEN = 0.1  # seconds

    def __init__(self) -> None:
        self._shown, self._at = False, 0.0
        self._on = bool(getattr(sys.stderr, "isatty", bool)())

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *error: object) -> None:
        self._write("")

    def __call__(self, what: object) -> None:
        """Say it, unless something was said just now."""
        if self._on and time.monotonic() - self._at >= self.OFTEN:
            self._at, self._shown = time.monotonic(), True
            self._write(str(what))

    def _write(self, text: str) -> None:
        from rulekit.errors import one_line

        if self._shown:
            room = max(20, shutil.get_terminal_size().columns - 1)
            print(f"\r\x1b[2K{one_line(text)[:room]}", end="", file=sys.stderr, flush=True)


def complaint(name: str, what: object) -> str:
    """Return an error as one line, after the name of the command."""
    from rulekit.errors import reader

    text = " ".join(str(what).split())
    if reader() == "en":
        return f"{name}: {text}"
    from rulekit.data.directions import RIGHT, isolated
    from rulekit.data.languages import dir_of

    mark = RIGHT if dir_of(reader()) == "rtl" else ""
    return f"{mark}{isolated(name, reader())}: {text}"


def complain(name: str, what: object) -> int:
    """Print an error in one line and return 2."""
    with contextlib.suppress(OSError):
        print(complaint(name, what), file=sys.stderr)
    return 2


def as_json(value: Any) -> None:
    """Print a value as JSON."""
    import json

    import msgspec

    print(json.dumps(msgspec.to_builtins(value, enc_hook=str), ensure_ascii=False, indent=2))


def ending(path: str, known: tuple[str, ...]) -> str:
    """Return the ending of a file's name.

    Raises
    ------
    FileProblem
        Where it is none of those known.
    """
    from rulekit.errors import FileProblem, Names, Text, nearest

    found = Path(path).suffix.lower()
    if found not in known:
        what = Text("bad-ending", ending=found) if found else Text("bad-no-ending")
        raise FileProblem(path, 0, what, Text("due-one-of", known=Names(known)), nearest(found, known))
    return found

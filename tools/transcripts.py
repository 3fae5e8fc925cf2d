"""Write the stored transcripts of whole games anew: `python tools/transcripts.py`.

Each is what `rulekit play BOOK --humans 0 …` prints; a test plays the games again and compares.
"""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

from rulekit.cli import main as rulekit

RULEBOOKS = Path(__file__).resolve().parent.parent / "tests" / "rulebooks"
GAMES = "games.txt"  # in the folder of a rulebook's transcripts: one game a line, a name and its options


def games(book: str) -> dict[str, list[str]]:
    """Return the games of a rulebook: name to options."""
    path = RULEBOOKS / book / "transcripts" / GAMES
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {name: options for name, *options in lines}


def played(book: str, options: list[str]) -> str:
    """Play a game between bots and return what is printed."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        code = rulekit(["play", book, "--humans", "0", *options])
    if code:
        raise SystemExit(f"rulekit play {book} {' '.join(options)} ended with {code}")
    return out.getvalue()


def stored(book: str, name: str) -> Path:
    """Return where a game's transcript lies."""
    return RULEBOOKS / book / "transcripts" / f"{name}.log"


def main() -> None:
    for book in sorted(p.parent.parent.name for p in RULEBOOKS.glob(f"*/transcripts/{GAMES}")):
        for name, options in games(book).items():
            stored(book, name).write_text(played(book, options), encoding="utf-8")
            print(f"stored {book}/{name}")


if __name__ == "__main__":
    main()

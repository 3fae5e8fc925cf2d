"""Transcripts of whole games, stored beside this file; `python -m rulebooks.tribune.transcripts` writes them anew.

Run it from `tests` with the repository on the path, and read the difference before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rulekit.proof.bots import bot_of, game
from rulekit.rulebooks.tribune import book
from rulekit.story.telling import Teller

FOLDER = Path(__file__).parent / "games"
# Name of the file: seed, bot, what the set-up takes.
GAMES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "two": (2, "simple", {"players": 2}),
    "three-at-random": (8, "random", {"players": 3}),
    "four": (4, "simple", {"players": 4}),
    "five-with-the-brutii": (5, "simple", {"players": 5, "brutii": True}),
    "six-with-the-brutii": (6, "simple", {"players": 6, "brutii": "Titus"}),
}


def transcript(name: str) -> Iterator[str]:
    """Yield what happened in a game, line by line, with the digest of the table after each step."""
    seed, bot, setup = GAMES[name]
    teller = Teller(book, "en", "*")
    position = book.new_game(seed=seed, **setup)
    bots = dict.fromkeys(position.state.seats, bot_of(book, bot))
    for record in game(position, bots, Random(seed)):
        chance = record.before.step.chance is not None
        yield f"{teller.chanced(record) if chance else teller.done(record)}  [{', '.join(record.clauses)}] {record.after.digest}"
        yield from (f"    {follow.text}  [{', '.join(follow.clauses)}]" for follow in teller.follows(record))
        position = record.after
    yield f"{position.over}: {', '.join(position.state.winners)}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text("\n".join(transcript(name)) + "\n", encoding="utf-8")

"""Whole games as stored transcripts: which ones, how one is told, and `python tests/serpents_games.py` to store anew."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import rulekit
from rulekit.engine.position import ALL
from rulekit.proof.bots import bot_of, game
from rulekit.proof.play import choose, random_game
from rulekit.rulebooks.serpents.moves.market import SellToBank
from rulekit.rulebooks.serpents.moves.upkeep import Dismiss
from rulekit.story.telling import Teller

FOLDER = Path(__file__).parent / "rulebooks" / "serpents" / "games"


class Game(NamedTuple):
    """A game that is stored: what it shows, how many play, the seed, who makes the moves."""

    name: str
    players: int
    seed: int
    bot: str = "random"


GAMES = (
    Game("alone-in-the-arena", 3, 1),
    Game("a-failed-primus", 3, 13),
    Game("alone-in-the-intrigue-phase", 5, 17),
    Game("partners-and-a-die", 4, 2),
    Game("a-compelled-primus", 3, 5),
    Game("treachery", 4, 58),
    Game("competition-won-by-fighting", 3, 10),
    Game("competition-won-after-the-arena", 3, 83),
    Game("competition-won-by-the-only-one", 3, 22),
    Game("competition-cancelled-and-on", 3, 42, "spendthrift"),
    Game("simple-of-three", 3, 1, "simple"),
    Game("simple-of-four", 4, 2, "simple"),
    Game("simple-of-six", 6, 3, "simple"),
)


def spendthrift(start: Any, rng: Random) -> Iterator[Any]:
    """Play at random, but sell and dismiss whatever can be: nobody keeps a Fighter for a Competition."""
    position = start
    while not position.over:
        if position.step.chance is not None:
            record = position.roll(rng)
        else:
            waste = [m for m in position.legal() if type(m) in (SellToBank, Dismiss)]
            record = position.play(rng.choice(waste) if waste else choose(position, rng))
        yield record
        position = record.after


def records(book: Any, told: Game) -> Iterator[Any]:
    """Play a game again."""
    start = book.new_game(told.players, seed=told.seed)
    if told.bot == "random":
        return random_game(start, Random(told.seed), book.bound)
    if told.bot == "spendthrift":
        return spendthrift(start, Random(told.seed))
    bots = dict.fromkeys(start.state.seats, bot_of(book, told.bot))
    return game(start, bots, Random(told.seed), book.bound)


def transcript(told: Game) -> str:
    """Tell a game, one line a step: what was done, and after it what followed of itself."""
    book = rulekit.load("serpents")
    teller = Teller(book, "en", ALL)
    lines = [f"{told.players} players, seed {told.seed}, bot '{told.bot}'"]
    record = None
    for number, record in enumerate(records(book, told), start=1):
        chance = record.before.step.chance is not None
        text = (teller.chanced(record) if chance else teller.done(record)).replace("\n", " ")
        faces = getattr(record.act, "faces", ())
        rolls = "; ".join(f"{who} {' '.join(map(str, shown))}" for who, shown in faces)
        follows = "".join(f" → {f.text}" for f in teller.follows(record))
        lines.append(f"{number:4} {f'[{rolls}] ' if rolls else ''}{text}{follows}")
    assert record is not None
    s = record.after.state
    track = ", ".join(f"{h.name} {h.influence}" for h in s.houses)
    lines.append(f"{record.after.over}: {s.champion or 'nobody'} in turn {s.turn} ({s.phase}); {track}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    FOLDER.mkdir(exist_ok=True)
    for one in GAMES:
        (FOLDER / f"{one.name}.txt").write_text(transcript(one), encoding="utf-8")
        print(one.name)

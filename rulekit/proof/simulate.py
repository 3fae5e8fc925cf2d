"""Many games, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from rulekit.book import Rulebook
from rulekit.errors import BookError, RulekitError, Text
from rulekit.proof.bots import bot_of, game


class Spread(msgspec.Struct, frozen=True):
    """The least, the mean and the most of some numbers."""

    least: int
    mean: float
    most: int


class Simulated(msgspec.Struct, frozen=True):
    """What came of simulated games.

    Attributes
    ----------
    finished : int
        Games that came to an end.
    errors : list of str
        What went wrong, with the seed of the game.
    ends : dict
        How many games ended so, by the name of the end.
    length : Spread or None
        Steps of a game: moves, rolls and draws.
    scores : Spread or None
        Of all seats, where the rulebook counts scores.
    """

    rulebook: str
    players: int
    bot: str
    seed: int
    games: int
    finished: int
    errors: list[str]
    ends: dict[str, int]
    length: Spread | None
    scores: Spread | None


def simulate(
    book: Rulebook,
    games: int,
    seed: int = 0,
    players: int = 0,
    bot: str = "random",
    limit: int = 0,
    rulings: Mapping[str, str] | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Simulated:
    """Play whole games between bots of one kind.

    Parameters
    ----------
    book : Rulebook
    games : int
    seed : int
        The first game's; each game has the next.
    players : int
        How many sit down; as many as the rulebook likes where 0.
    bot : str
        Whose moves they make.
    limit : int
        Steps after which a game is left unfinished; the rulebook's own bound where 0.
    rulings : mapping, optional
        Readings other than the default ones.
    settings : mapping, optional
        What else the rulebook's set-up takes.
    """
    if book.setup is None:
        raise BookError(Text("error-no-setup", book=book.name))
    chosen = bot_of(book, bot)
    errors: list[str] = []
    ends: Counter[str] = Counter()
    lengths: list[int] = []
    scores: list[int] = []
    sat = players
    table: dict[str, Any] = {**({"players": players} if players else {}), **(settings or {})}
    for number in range(seed, seed + games):
        position = book.new_game(**table, seed=number, rulings=rulings)
        seats = position.state.seats
        sat = len(seats)
        steps = 0
        try:
            for record in game(position, dict.fromkeys(seats, chosen), Random(number), limit or book.bound):
                steps, position = steps + 1, record.after
        except (RulekitError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            what = f"{type(error).__name__}: {error}"
            errors.append(str(Text("simulate-error", seed=number, step=steps + 1, error=what)))
            continue
        if position.over:
            ends[position.over] += 1
            lengths.append(steps)
            scores += book.scores(position.state).values() if book.scores is not None else ()
    return Simulated(
        book.name, sat, bot, seed, games, len(lengths), errors, dict(sorted(ends.items())),
        _spread(lengths), _spread(scores),
    )  # fmt: skip


def _spread(numbers: list[int]) -> Spread | None:
    return Spread(min(numbers), round(sum(numbers) / len(numbers), 2), max(numbers)) if numbers else None

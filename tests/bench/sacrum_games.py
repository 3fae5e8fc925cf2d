"""Ten thousand random games of Peloponnes with Sacrum, and what must hold in every one of them.

It takes a while, so it is only run where it is named: `python -m tests.bench sacrum_games`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from tests.rulebooks.sacrum.keeping import astray, missed_twice
from tests.rulebooks.sacrum.scorer import final_table, score, winners

from .measure import Figure

LONG = True
GAMES = 10_000
TABLES = 10_000
SEATS = range(2, 7)


def figures() -> Iterator[Figure]:
    """Play them, and score as many random final tables twice."""
    import rulekit
    from rulekit.errors import RulekitError
    from rulekit.proof.play import random_game
    from rulekit.rulebooks.sacrum.odds import how_often
    from rulekit.rulebooks.sacrum.tiles import there, tiles

    book = rulekit.load("sacrum")
    once = {name: dict(there(tile.once)) for name, tile in tiles().items()}
    finished = errors = steps = lost = twice = skulls = other = 0
    for seed in range(GAMES):
        position = book.new_game(SEATS[seed % len(SEATS)], seed=seed)
        try:
            for record in random_game(position, Random(seed)):
                position, steps = record.after, steps + 1
                lost += len(list(astray(record, once)))
        except (RulekitError, ArithmeticError, LookupError, TypeError, ValueError):
            errors += 1
            continue
        finished += position.over == "over"
        twice += missed_twice(position.state.skulls)
        skulls += sum(position.state.skulls)
        other += _apart(position.state)
    yield Figure(
        f"sacrum: random games played to the end, {steps:,} steps", f"{finished:,}", f"{GAMES:,}", finished == GAMES
    )
    yield Figure("sacrum: games with an error", str(errors), "0", errors == 0)
    yield Figure("sacrum: steps in which goods or coins go astray", str(lost), "0", lost == 0)
    yield Figure("sacrum: games with two rounds running without the skull", str(twice), "0", twice == 0)
    counts = how_often(8)
    mean = sum(n * c for n, c in counts.items())
    variance = sum((n - mean) ** 2 * c for n, c in counts.items())
    share = Fraction(skulls, 8 * GAMES)
    away = float((skulls - GAMES * mean) ** 2 / (GAMES * variance)) ** 0.5
    told = f"{float(share):.5f}, {away:.2f} sigma"
    yield Figure("sacrum: share of rounds with the skull", told, "3/5 within 5 sigma", away < 5)
    yield Figure("sacrum: final tables of games scored otherwise by rules alone", str(other), "0", other == 0)
    differ = sum(_differs(book, final_table(rng)) for rng in [Random(11)] for _ in range(TABLES))
    agreed = f"{TABLES - differ:,}"
    yield Figure("sacrum: random final tables that two scorers agree on", agreed, f"{TABLES:,}", differ == 0)


def _apart(s) -> bool:  # type: ignore[no-untyped-def]
    """Whether the independent scorer counts a table otherwise than the book did."""
    rows = {p.name: (p.tiles, p.coins, p.inhabitants, p.on_sacrum) for p in s.players}
    mine = {p.name: (p.power, p.population, p.score) for p in s.players}
    return mine != {name: score(*row) for name, row in rows.items()} or s.winners != winners(rows)


def _differs(book, players) -> bool:  # type: ignore[no-untyped-def]
    from rulekit.rulebooks.sacrum.state import Player, Table

    rows = tuple(Player(n, tiles=tuple(t), coins=c, inhabitants=i, on_sacrum=g) for n, (t, c, i, g) in players.items())
    return _apart(book.begin("scoring", Table(players=rows, expansions=("Hellas",))).state)

"""How fast whole games of Serpents and the Wolf are played, lists of legal moves included, on one core."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from .measure import Figure

LEAST = 3_000
GAMES = 12


def figures() -> Iterator[Figure]:
    """Play the acts of random games again; before every act all legal moves are listed."""
    import rulekit
    from rulekit.proof.play import random_game

    book = rulekit.load("serpents")
    games = []
    for seed in range(GAMES):
        start = book.new_game(3 + seed % 4, seed=seed)
        games.append((start, [record.act for record in random_game(start, Random(seed), book.bound)]))
    rates = []
    for _ in range(5):
        begun, steps = time.process_time(), 0
        for position, acts in games:
            for act in acts:
                position.legal()
                position = position.play(act).after
            steps += len(acts)
        rates.append(steps / (time.process_time() - begun))
    rate = sorted(rates)[len(rates) // 2]
    told = f"{rate:,.0f}"
    yield Figure("serpents: engine steps per second, legal moves listed", told, f"at least {LEAST:,}", rate >= LEAST)

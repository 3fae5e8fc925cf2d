"""How fast the engine plays whole games of a book, in processor time of one core."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from .measure import Figure

LEAST = 5_000
GAMES = 24


def engine_steps(name: str, sizes: Sequence[int]) -> Figure:
    """Play the acts of random games again, so that only the engine is measured."""
    import rulekit
    from rulekit.proof.play import random_game

    book = rulekit.load(name)
    games = []
    for seed in range(GAMES):
        start = book.new_game(sizes[seed % len(sizes)], seed=seed)
        games.append((start, [record.act for record in random_game(start, Random(seed))]))
    rates = []
    for _ in range(5):
        begun, steps = time.process_time(), 0
        for position, acts in games:
            for act in acts:
                position = position.play(act).after
            steps += len(acts)
        rates.append(steps / (time.process_time() - begun))
    rate = sorted(rates)[len(rates) // 2]
    return Figure(f"{name}: engine steps per second", f"{rate:,.0f}", f"at least {LEAST:,}", rate >= LEAST)

"""Random play of the serpents rulebook, and what must hold all the while."""

from __future__ import annotations

from random import Random

from serpents_book import book


def in_hands(s):
    return sorted([*(c for h in s.houses for c in h.hand), *s.discard, *(p.card for p in s.plays if p.card)])


def coins(s):
    return sum(h.coins for h in s.houses) + s.bank + sum(x.coins for x in s.stakes)


def playout(pos, rng, limit=600):
    """Play at random, by kind of move first; yield every position."""
    yield pos
    for _ in range(limit):
        if pos.over:
            return
        if pos.step.chance is not None:
            pos = pos.roll(rng).after
        else:
            moves = pos.legal()
            assert moves, f"nobody can do anything at {pos.top.place}"
            kinds = sorted({type(m).__name__ for m in moves})
            kind = rng.choice(kinds)
            pos = pos.play(rng.choice([m for m in moves if type(m).__name__ == kind])).after
        yield pos
    raise AssertionError(f"no end after {limit} steps, at {pos.top.place}")


def check(start, seed):
    for pos in playout(start, Random(seed)):
        s = pos.state
        assert book.impossible(s) == ()
        assert in_hands(s) == in_hands(start.state)
        assert coins(s) == coins(start.state)
        assert all(0 <= h.influence <= 12 for h in s.houses)
        assert s.pending == ()

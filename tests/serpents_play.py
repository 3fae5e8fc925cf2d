"""Random play of the serpents rulebook, and what must hold all the while."""

from __future__ import annotations

from random import Random

from serpents_book import book

from rulekit.proof.play import random_game


def in_hands(s):
    """Every card where it lies: Intrigue cards, and of a whole game the Market cards as well."""
    laid = [c for h in s.houses for c in (*h.guards, *h.used_guards)]
    cards = [*(c for h in s.houses for c in h.hand), *laid, *s.discard, *(p.card for p in s.plays if p.card)]
    cards += [*s.intrigue_pile, *s.market_pile, *s.market_discard, *s.boxed]
    known = {w.name for w in s.wares}
    cards += [n for n in (*(f.name for f in s.fighters), *(i.name for i in s.items)) if n in known]
    cards += [x.name for x in s.market if x.name in known and not (x.owner or x.gone)]
    return sorted(cards)


def coins(s):
    return sum(h.coins for h in s.houses) + s.bank + sum(x.coins for x in s.stakes)


def playout(pos, rng, limit=1500):
    """Play at random, by kind of move first, talk now and then; yield every position."""
    yield pos
    for record in random_game(pos, rng, limit):
        pos = record.after
        yield pos
    assert pos.over, f"no end after {limit} steps, at {pos.top.place}"


def check(start, seed):
    for pos in playout(start, Random(seed)):
        s = pos.state
        assert book.impossible(s) == ()
        assert in_hands(s) == in_hands(start.state)
        assert coins(s) == coins(start.state)
        assert all(0 <= h.influence <= 12 for h in s.houses)
        assert s.pending == ()

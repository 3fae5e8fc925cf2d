"""Thousands of whole games of Serpents and the Wolf at random, and what must hold in all of them.

    python -m tests.bench.whole --games 10000                    at the default readings
    python -m tests.bench.whole --games 500 --readings           and as many under each other reading
    python -m tests.bench.whole --games 2500 --first 7500        a piece of it

Games are of 3, 4, 5 and 6 players in turn.  It ends with 1 where a game went wrong.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import rulekit
from rulekit.proof.play import random_game

SEATS = (3, 4, 5, 6)


def whereabouts(s: Any) -> list[str]:
    """Return every printed card, where there is one; in a whole game none is lost."""
    held = [c for h in s.houses for c in (*h.hand, *h.guards, *h.used_guards)]
    held += [*s.discard, *s.intrigue_pile, *s.market_pile, *s.market_discard, *s.boxed]
    held += [p.card for p in s.plays if p.card]
    wares = {w.name for w in s.wares}
    held += [n for n in (*(f.name for f in s.fighters), *(i.name for i in s.items)) if n in wares]
    return sorted([*held, *(x.name for x in s.market if x.name in wares and not (x.owner or x.gone))])


def wrong(s: Any, cards: list[str]) -> Iterator[str]:
    """Yield what must not be so at a table."""
    yield from s.book.impossible(s)
    if whereabouts(s) != cards:
        yield "a card is lost or twice there"
    if s.pending:
        yield "something was announced and not answered"


class Tally:
    """What came of the games so far."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.ends: Counter[str] = Counter()
        self.errors: list[str] = []

    def play(self, book: Any, seed: int, rulings: Mapping[str, str], every: int) -> None:
        """Play one game; its table is looked at every so many steps, and at the end."""
        position = book.new_game(SEATS[seed % len(SEATS)], seed=seed, rulings=rulings)
        cards = whereabouts(position.state)
        steps, faults = 0, []
        try:
            for record in random_game(position, Random(seed), book.bound):
                steps, position = steps + 1, record.after
                if steps % every == 0:
                    faults += wrong(position.state, cards)
        except Exception as error:
            faults.append(f"{type(error).__name__}: {error}")
        faults += wrong(position.state, cards)
        if not position.over:
            faults.append(f"no end after {steps} steps, at {position.top.place}")
        self.errors += [f"seed {seed} {dict(rulings) or ''}: {fault}" for fault in dict.fromkeys(faults)]
        self.lengths.append(steps)
        self.ends[position.over or "none"] += 1

    def line(self, name: str) -> str:
        """Say it in one line."""
        n = self.lengths
        ends = ", ".join(f"{end} {count:,}" for end, count in self.ends.most_common())
        return f"{name}: {len(n):,} games of {min(n):,} to {max(n):,} steps, {sum(n) / len(n):,.0f} on average; {ends}"


def main() -> int:
    """Play them and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--every", type=int, default=20, help="look at the table every so many steps")
    parser.add_argument("--readings", action="store_true", help="under each reading that is not the default")
    parser.add_argument("--only", default="", help="of rulings whose id begins so")
    options = parser.parse_args()
    book = rulekit.load("serpents")
    others = [{r.id: x} for r in book.rulings for x in r.readings if x != r.default and r.id.startswith(options.only)]
    failed, begun, played = 0, time.process_time(), 0
    for rulings in others if options.readings else [{}]:
        tally = Tally()
        for seed in range(options.first, options.first + options.games):
            tally.play(book, seed, rulings, options.every)
        print(tally.line(" ".join(f"{k} '{v}'" for k, v in rulings.items()) or "defaults"), flush=True)
        for error in tally.errors[:5]:
            print(f"  {error}", flush=True)
        failed, played = failed + len(tally.errors), played + sum(tally.lengths)
    took = time.process_time() - begun
    print(f"{played:,} steps in {took:,.0f} s of one core; {failed} findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

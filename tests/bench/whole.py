"""Thousands of whole games of a rulebook at random, and what must hold in all of them.

    python -m tests.bench.whole serpents --games 10000                    at the default readings
    python -m tests.bench.whole serpents --games 500 --readings           and as many under each other reading
    python -m tests.bench.whole serpents --games 2500 --first 7500        a piece of it

Games are of every number of players in turn.  It ends with 1 where a game went wrong.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import rulekit
from rulekit.proof.play import random_game

BOOKS = ("serpents", "sacrum", "tutorial", "tribune")


class Tally:
    """What came of the games so far.

    Parameters
    ----------
    book : Rulebook
    keeping : module
        The tables that games are set up for (`TABLES`; `tables_under` readings, where they matter), and what watches
        one (`Keeper`).
    """

    def __init__(self, book: Any, keeping: Any) -> None:
        self.book, self.keeping = book, keeping
        self.lengths: list[int] = []
        self.ends: Counter[str] = Counter()
        self.errors: list[str] = []

    def play(self, seed: int, rulings: Mapping[str, str], every: int) -> None:
        """Play one game; its table is looked at every so many steps, and at the end."""
        under = getattr(self.keeping, "tables_under", None)  # some readings shut tables out
        tables = under(rulings) if under else self.keeping.TABLES
        position = self.book.new_game(**tables[seed % len(tables)], seed=seed, rulings=rulings)
        keeper = self.keeping.Keeper(position)
        steps, faults = 0, []
        try:
            for record in random_game(position, Random(seed), self.book.bound):
                steps, position = steps + 1, record.after
                if steps % every == 0:
                    faults += self.wrong(keeper, position)
        except Exception as error:
            faults.append(f"{type(error).__name__}: {error}")
        faults += self.wrong(keeper, position)
        if not position.over:
            faults.append(f"no end after {steps} steps, at {position.top.place}")
        self.errors += [f"seed {seed} {dict(rulings) or ''}: {fault}" for fault in dict.fromkeys(faults)]
        self.lengths.append(steps)
        self.ends[position.over or "none"] += 1

    def wrong(self, keeper: Any, position: Any) -> Iterator[str]:
        """Yield what must not be so, by the rulebook's laws and beyond them."""
        yield from self.book.impossible(position.state)
        yield from keeper.wrong(position)

    def line(self, name: str) -> str:
        """Say it in one line."""
        n = self.lengths
        ends = ", ".join(f"{end} {count:,}" for end, count in self.ends.most_common())
        return f"{name}: {len(n):,} games of {min(n):,} to {max(n):,} steps, {sum(n) / len(n):,.0f} on average; {ends}"


def main() -> int:
    """Play them and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("book", choices=BOOKS)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--every", type=int, default=20, help="look at the table every so many steps")
    parser.add_argument("--readings", action="store_true", help="under each reading that is not the default")
    parser.add_argument("--only", default="", help="of rulings whose id begins so")
    options = parser.parse_args()
    book, keeping = rulekit.load(options.book), importlib.import_module(f"tests.rulebooks.{options.book}.keeping")
    others = [{r.id: x} for r in book.rulings for x in r.readings if x != r.default and r.id.startswith(options.only)]
    failed, begun, played = 0, time.process_time(), 0
    for rulings in others if options.readings else [{}]:
        tally = Tally(book, keeping)
        for seed in range(options.first, options.first + options.games):
            tally.play(seed, rulings, options.every)
        print(tally.line(" ".join(f"{k} '{v}'" for k, v in rulings.items()) or "defaults"), flush=True)
        for error in tally.errors[:5]:
            print(f"  {error}", flush=True)
        failed, played = failed + len(tally.errors), played + sum(tally.lengths)
    took = time.process_time() - begun
    print(f"{played:,} steps in {took:,.0f} s of one core; {failed} findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Running a rulebook's examples, cases and random games, and noting what ran."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

from rulekit.book import Rulebook
from rulekit.engine.position import Position
from rulekit.errors import RulekitError, Text
from rulekit.proof.play import random_game, sizes, starts
from rulekit.proof.recording import Hits, recording
from rulekit.story.scenario import Scenario, load_many
from rulekit.story.script import Run


class Exercise:
    """What came of it.

    Attributes
    ----------
    hits : Hits
    scenarios, games, steps : int
        How many examples and cases were run, games played, and steps made in those games.
    failed : list of str
        One line for every example or case that did not come out as expected.
    broken : dict
        What went wrong in random play, by what it was, and how often.
    endless : Counter
        Where games stood that had not ended within the limit.
    """

    def __init__(self, hits: Hits) -> None:
        self.hits = hits
        self.scenarios = self.games = self.steps = 0
        self.failed: list[str] = []
        self.broken: Counter[str] = Counter()
        self.endless: Counter[str] = Counter()

    def scenario(self, scenario: Scenario) -> None:
        """Run an example."""
        self.scenarios += 1
        try:
            run = scenario.play_out()
        except RulekitError as error:
            self.failed.append(str(error))
            return
        note(run, self.hits)
        wrong = [str(Text("found-instead", what=o.what, found=o.found)) for o in run.outcomes if not o.ok]
        if wrong:
            self.failed.append(f"{scenario.doc.file}: {scenario.id}: {'; '.join(wrong)}")

    def game(self, start: Position, rng: Random, limit: int) -> None:
        """Play a game at random."""
        self.games += 1
        position, seen = start, set[str]()
        self.hits.at(start)
        try:
            for record in random_game(start, rng, limit):
                self.steps += 1
                self.hits.record(record)
                position = record.after
                seen.update(position.state.book.impossible(position.state))
        except Exception as error:  # whatever it is, it is a fault of the rulebook
            what = str(error) if isinstance(error, RulekitError) else f"{type(error).__name__}: {error}"
            self.broken[f"{position.top.place}: {what}"] += 1
            return
        self.broken.update(str(Text("found-impossible-table", problem=p)) for p in seen)
        if not position.over and (position.step.chance is not None or position.legal()):
            self.endless[position.top.place] += 1


def note(run: Run, hits: Hits) -> None:
    """Note every step and refusal of a run."""
    nodes = getattr(run.trace, "nodes", ())  # a table that cannot be has no trace
    if nodes:
        hits.at(nodes[0].position)
    for node in nodes:
        if node.record is not None:
            hits.record(node.record)
    for line in run.lines:
        if line.verdict is not None:
            hits.verdict(line.verdict)


def cases_in(book: Rulebook, folder: str | Path) -> list[Scenario]:
    """Read the case files of a folder that are about this rulebook.

    Raises
    ------
    FileProblem
        Where one of them is not as it must be.
    """
    found = [s for p in sorted(Path(folder).rglob("*.yaml")) for s in load_many(p)]
    return [s for s in found if s.book.name == book.name]


def exercise(
    book: Rulebook, games: int = 20, cases: Iterable[Scenario] = (), seed: int = 0, limit: int = 0
) -> Exercise:
    """Run every example, the cases, and random games from a new game and from each example's start.

    Each new game is played by another number of seats.  Under every reading that is not the
    default, one more game is played from each start.

    Parameters
    ----------
    book : Rulebook
    games : int
        How many games from each start under the default readings.
    cases : iterable of Scenario
        More examples, such as test cases.
    seed : int
    limit : int
        Steps after which a game is given up; the rulebook's own bound where 0.
    """
    limit = limit or book.bound
    chosen = [(r.id, reading) for r in book.rulings for reading in r.readings if reading != r.default]
    seated = sizes(book) or (0,)
    with recording(book) as hits:
        out = Exercise(hits)
        for name in book.scenarios:
            out.scenario(book.scenario(name))
        for case in cases:
            out.scenario(case)
        for i in range(games):
            for name, start in starts(book, seed + i, players=seated[i % len(seated)]):
                out.game(start, Random(f"{seed} {i} {name}"), limit)
        for reading in chosen if games else ():
            for name, start in starts(book, seed, dict([reading])):
                out.game(start, Random(f"{seed} {reading} {name}"), limit)
    return out

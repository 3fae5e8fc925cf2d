"""Running a rulebook's examples, cases and random games, and noting what ran."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random

from rulekit.book import Rulebook
from rulekit.engine.position import Position
from rulekit.errors import RulekitError, Sayable, Text
from rulekit.proof.play import Begin, begins, random_game, sizes
from rulekit.proof.recording import Hits, recording
from rulekit.story.loading import load_many
from rulekit.story.scenario import Scenario
from rulekit.story.script import Run

Tell = Callable[[Sayable], None]

DULL = 3  # games from a start that bring nothing new, after which it is left
EACH = 2  # starts from which a reading is played
SOON = 500  # steps of a game from an example


def silent(what: Sayable) -> None:
    """Tell nobody."""


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
        Where games stood that had to end and had not, and from which start they came.
    cut : dict
        Place to the first game that was given up there: where it came from, and its position.
    """

    def __init__(self, hits: Hits) -> None:
        self.hits = hits
        self.scenarios = self.games = self.steps = 0
        self.failed: list[str] = []
        self.broken: Counter[str] = Counter()
        self.endless: Counter[tuple[str, str]] = Counter()
        self.cut: dict[str, tuple[str, Position]] = {}

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

    def game(self, start: Position, rng: Random, limit: int, name: str = "", *, ends: bool = True) -> None:
        """Play a game at random.

        Parameters
        ----------
        start : Position
        rng : random.Random
        limit : int
            Steps after which it is given up.
        name : str
            Tells where it starts, and under which readings.
        ends : bool
            Whether it has to end within the limit.
        """
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
            self.cut.setdefault(position.top.place, (name, position))
            self.endless.update([(position.top.place, name)] if ends else ())


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
    book: Rulebook,
    games: int = 20,
    cases: Iterable[Scenario] = (),
    seed: int = 0,
    limit: int = 0,
    tell: Tell = silent,
) -> Exercise:
    """Run every example, the cases, and random games from a new game and from each example's start.

    A whole game is played so many times, each by another number of seats.  Other starts are left
    when they bring nothing new any more, and every start when a game from it has not ended that had
    to.  The table of an example need not hold what a whole game needs: where new games can be played,
    those from examples are given up soon.  Then each reading that is not the default is played from
    starts whose games have asked for its ruling.

    Parameters
    ----------
    book : Rulebook
    games : int
        How many games from each start under the default readings, at the most; without any, none
        are played under the other readings either.
    cases : iterable of Scenario
        More examples, such as test cases.
    seed : int
    limit : int
        Steps after which a game is given up; the rulebook's own bound where 0.
    tell : callable, optional
        Is told what is being done.
    """
    with recording(book) as hits:
        out = Exercise(hits)
        examples = [*map(book.scenario, book.scenarios), *cases]
        for i, scenario in enumerate(examples):
            tell(Text("progress-examples", number=i + 1, of=len(examples)))
            out.scenario(scenario)
        play = _Play(book, out, seed, limit or book.bound, tell)
        play.by_default(games)
        if games:
            play.by_reading()
    return out


class _Place:
    """A start, and what its games have shown so far."""

    def __init__(self, begin: Begin) -> None:
        self.begin = begin
        self.dull = 0  # games in a row that brought nothing new
        self.endless = False
        self.read: set[str] = set()  # rulings that its games, set-up and all, have asked for


class _Play:
    """Random games, shared out over the starts."""

    def __init__(self, book: Rulebook, out: Exercise, seed: int, limit: int, tell: Tell) -> None:
        self.book, self.out, self.seed, self.limit, self.tell = book, out, seed, limit, tell
        self.places = [_Place(begin) for begin in begins(book)]
        self.new = any(place.begin.new for place in self.places)
        self.seated = sizes(book) or (0,)

    def by_default(self, games: int) -> None:
        """Play under the default readings."""
        enough = max(DULL, len(self.seated))
        for i in range(games):
            left = [p for p in self.places if not p.endless and (p.begin.whole or p.dull < enough)]
            for n, place in enumerate(left):
                self.tell(Text("progress-games", round=i + 1, of=games, number=n + 1, starts=len(left)))
                self.game(place, {}, i, f"{self.seed} {i} {place.begin.key}")

    def by_reading(self) -> None:
        """Play under every other reading, in turn from the starts that it can matter to."""
        chosen = [(r.id, reading) for r in self.book.rulings for reading in r.readings if reading != r.default]
        for i, (ruling, reading) in enumerate(chosen):
            self.tell(Text("progress-readings", ruling=ruling, reading=reading, number=i + 1, of=len(chosen)))
            sound = [p for p in self.places if not p.endless]
            asking = [p for p in sound if ruling in p.read] or sound
            for k in range(min(EACH, len(asking))):
                place = asking[(i * EACH + k) % len(asking)]
                self.game(place, {ruling: reading}, i, f"{self.seed} {ruling} {reading} {place.begin.key}")

    def game(self, place: _Place, rulings: Mapping[str, str], number: int, seed: str) -> None:
        """Play one game."""
        out, before = self.out, self.out.hits.different()
        unended = out.endless.total()
        players = self.seated[number % len(self.seated)]
        with out.hits.rulings_apart() as read:
            start = place.begin.at(self.seed + number, rulings, players)
            if start is not None:
                under = "".join(f", {ruling} '{reading}'" for ruling, reading in rulings.items())
                ends = place.begin.new or not self.new
                limit = self.limit if ends else min(SOON, self.limit)
                out.game(start, Random(seed), limit, f"{place.begin.name}{under}", ends=ends)
        place.read.update(read)
        place.dull = place.dull + 1 if out.hits.different() == before else 0
        place.endless = out.endless.total() > unended

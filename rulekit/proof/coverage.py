"""How much of a rulebook its code carries out, and how much of that code was run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from rulekit.book import Rulebook
from rulekit.data.clauses import Clause
from rulekit.proof.exercise import Exercise, Tell, exercise, silent
from rulekit.proof.inventory import inventory
from rulekit.story.scenario import Scenario


class Tally(msgspec.Struct, frozen=True):
    """Counts of some clauses.

    Attributes
    ----------
    clauses, testable : int
    cited : int
        Testable clauses that some piece of code names.
    exercised : int
        Testable clauses whose code was run.
    """

    clauses: int
    testable: int
    cited: int
    exercised: int


class Coverage(msgspec.Struct, frozen=True):
    """What is carried out and what was run; see `coverage`.

    Attributes
    ----------
    clauses, testable, cited, exercised : int
        Of the whole ledger; see `Tally`.
    sections : tuple of str
        Prefixes of the clause ids that this version carries out.
    scope : Tally
        Of those clauses only.
    by_section : dict
        Heading of the rulebook to its `Tally`.
    not_cited, not_exercised : tuple of str
        Testable clauses in scope that no code names; whose code was not run.
    times : dict
        Clause or ruling to how often code that names it was run.
    scenarios, games : int
        How many examples and cases, and random games, were run for it.
    failed : tuple of str
        Examples and cases that did not come out as expected.
    """

    rulebook: str
    clauses: int
    testable: int
    cited: int
    exercised: int
    sections: tuple[str, ...]
    scope: Tally
    by_section: dict[str, Tally]
    not_cited: tuple[str, ...]
    not_exercised: tuple[str, ...]
    times: dict[str, int]
    scenarios: int
    games: int
    failed: tuple[str, ...]


def coverage(
    book: Rulebook, games: int = 20, cases: Iterable[Scenario] = (), seed: int = 0, tell: Tell = silent
) -> Coverage:
    """Run a rulebook's examples, cases and random games, and count the clauses whose code ran.

    Parameters
    ----------
    book : Rulebook
    games : int
        Random games from each start; see `exercise`.
    cases : iterable of Scenario
        Test cases that are to count.
    seed : int
        Of the random games.
    tell : callable, optional
        Is told what is being done.
    """
    return counted(book, exercise(book, games, cases, seed, tell=tell))


def counted(book: Rulebook, done: Exercise) -> Coverage:
    """Count the clauses that an exercise has run."""
    named: set[str] = set()
    times: Counter[str] = Counter()
    for entry in inventory(book):
        sources = {*entry.clauses, entry.ruling} - {""}
        named |= sources
        if ran := done.hits.times(entry):
            times.update(dict.fromkeys(sources, ran))

    def tally(clauses: Iterable[Clause]) -> Tally:
        kept = tuple(clauses)
        due = [c.id for c in kept if c.testable]
        return Tally(len(kept), len(due), sum(c in named for c in due), sum(c in times for c in due))

    everything: list[Clause] = [c for c in book.clauses]  # noqa: C416 - a ledger is looped over by clause, but typed by id
    inside = [c for c in everything if c.id.startswith(book.sections)]
    due = [c.id for c in inside if c.testable]
    whole = tally(everything)
    by_section: dict[str, list[Clause]] = {}
    for clause in everything:
        by_section.setdefault(clause.section_in(book.lang), []).append(clause)
    return Coverage(
        rulebook=book.name,
        clauses=whole.clauses,
        testable=whole.testable,
        cited=whole.cited,
        exercised=whole.exercised,
        sections=book.sections,
        scope=tally(inside),
        by_section={name: tally(found) for name, found in by_section.items()},
        not_cited=tuple(c for c in due if c not in named),
        not_exercised=tuple(c for c in due if c not in times),
        times=dict(sorted(times.items())),
        scenarios=done.scenarios,
        games=done.games,
        failed=tuple(done.failed),
    )

"""Nothing in a rulebook is idle: with a piece switched off, a fact changed or a bar gone, something fails.

What touches the thing in question is tried first, so that hundreds of pieces cost little more than a case each.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.pieces import Piece, swapped
from rulekit.errors import RulekitError
from rulekit.proof.exercise import note
from rulekit.proof.inventory import inventory
from rulekit.proof.recording import Hits, recording
from rulekit.story.scenario import Scenario

# What a rule that is switched off may run into.
STUMBLES = (AssertionError, RulekitError, ArithmeticError, LookupError, StopIteration, TypeError, ValueError)


class Trials:
    """The examples and cases of a rulebook, and what has to be computed.

    Parameters
    ----------
    book : Rulebook
    every : callable
        Returns them by name: scenarios, and functions that raise where something is not as it should be.
    """

    def __init__(self, book: Rulebook, every: Callable[[], Mapping[str, Scenario | Callable[[], object]]]) -> None:
        self.book, self._every = book, every

    @cached_property
    def every(self) -> dict[str, Scenario | Callable[[], object]]:
        """All of them."""
        return dict(self._every())

    @cached_property
    def touched(self) -> dict[str, frozenset[object]]:
        """What each touches: ids of pieces (`id`), facts (`clause.name`) and bars."""
        out: dict[str, frozenset[object]] = {}
        with recording(self.book) as hits:
            for name in self.every:
                for counts in (hits.pieces, hits.facts, hits.bars):
                    counts.clear()
                self._fails(name, hits)
                out[name] = frozenset({*hits.pieces, *hits.facts, *hits.bars})
        return out

    def failures(self, about: object = None) -> Iterator[str]:
        """Yield the name of everything that does not come out; what touches `about` is tried first."""
        touched = self.touched
        yield from filter(self._fails, sorted(self.every, key=lambda name: about not in touched[name]))

    def noticed(self, about: object = None) -> bool:
        """Whether anything does not come out."""
        return next(self.failures(about), None) is not None

    def _fails(self, name: str, hits: Hits | None = None) -> bool:
        trial = self.every[name]
        try:
            if not isinstance(trial, Scenario):
                trial()
                return False
            run = trial.play_out()
        except STUMBLES:
            return True
        if hits is not None:
            note(run, hits)
        return not run.ok

    def misses(self, piece: Piece) -> bool:
        """Whether something fails with a piece switched off."""
        assert self.touched, "known before anything is switched off"
        with swapped(piece, piece.neutral), anew(self.book):
            return self.noticed(id(piece))

    @contextmanager
    def changed(self, clause: str, name: str, value: Any) -> Iterator[None]:
        """Let a fact be another for a while."""
        assert self.touched, "known before anything is changed"
        kept = copy.deepcopy(self.book.facts[clause][name])
        self.book.facts[clause][name] = value
        try:
            yield
        finally:
            self.book.facts[clause][name] = kept


@contextmanager
def anew(book: Rulebook) -> Iterator[None]:
    """Compile with what has been changed, and again when it is put back."""
    try:
        book.compiled()
        yield
    finally:
        book.compiled()


def others(value: Any) -> Iterator[Any]:
    """Yield other values for a fact."""
    if isinstance(value, int):
        yield from (value + 7, 0, value + 1)
    elif isinstance(value, str):
        yield "something else"
    elif isinstance(value, list):
        for i in range(len(value)):
            yield [*value[:i], *value[i + 1 :]]
        yield [*value, "another"]
    else:
        for key, inner in value.items():
            for other in others(inner):
                yield {**value, key: other}


def parts(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield each part of a fact: its key, "" where it has no parts, and the fact with that part changed, in turn."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key, [{**value, key: other} for other in others(inner)]
    else:
        yield "", list(others(value))


def facts(book: Rulebook) -> list[tuple[str, str]]:
    """Return every fact: clause and name."""
    return [(clause, name) for clause, values in book.facts.items() for name in values]


def named(book: Rulebook) -> set[str]:
    """Return every clause and ruling that a piece of code, a step, an edge, a bar or a fact names."""
    return {c for entry in inventory(book) for c in (*entry.clauses, entry.ruling) if c}

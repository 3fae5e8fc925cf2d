"""Every piece of the rulebook matters: with it switched off, or a number changed, something fails."""

from __future__ import annotations

import pytest
from idle import Trials, anew, facts, named
from serpents_book import book, everything, pieces

# Hundreds of the same kind; those of `sacrum` are tried at every commit.
pytestmark = pytest.mark.slow

PIECES = pieces()
BARS = [(flow.name, i) for flow in book.flows.values() for i in range(len(flow.bars))]
TRIALS = Trials(book, lambda: {s.id: s for s in everything()})


def test_all_is_well_with_everything_on():
    assert len(TRIALS.every) == len(everything())
    assert list(TRIALS.failures()) == []


@pytest.mark.parametrize("name", PIECES)
def test_piece(name):
    assert TRIALS.misses(PIECES[name])


@pytest.mark.parametrize(("clause", "name"), facts(book), ids=[".".join(f) for f in facts(book)])
def test_fact(clause, name):
    was = book.facts[clause][name]
    for other in (was + 1, was - 1):
        with TRIALS.changed(clause, name, other):
            assert TRIALS.noticed(f"{clause}.{name}"), f"{clause}.{name}: {other} instead of {was}"


@pytest.mark.parametrize(("flow", "index"), BARS, ids=[f"{f} {book.flows[f].bars[i].id} {i}" for f, i in BARS])
def test_bar(flow, index):
    assert TRIALS.touched, "known before a bar is gone"
    bars = book.flows[flow].bars
    bar = bars.pop(index)
    try:
        with anew(book):
            assert TRIALS.noticed(bar.id), bar.id
    finally:
        bars.insert(index, bar)
        book.compiled()


def test_every_clause_that_is_named_is_in_the_ledger():
    for name, piece in PIECES.items():
        assert piece.clauses, name
        assert all(c in book.clauses for c in piece.clauses), name
        assert not piece.ruling or piece.ruling in book.rulings, name


def test_every_testable_clause_of_the_slices_is_named():
    due = {c.id for c in book.clauses if c.testable and c.id.startswith(book.sections)}
    assert sorted(due - named(book)) == []


def test_every_base_fact_is_named():
    assert sorted(c.id for c in book.clauses if c.kind == "base" and c.id not in named(book)) == []

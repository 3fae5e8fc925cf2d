"""Every piece of the rulebook matters: with it switched off, or a number changed, something fails."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache

import pytest
from serpents_book import book, everything, holds, pieces

from rulekit.engine.pieces import swapped
from rulekit.proof.recording import recording

# Hundreds of pieces, and for each all cases up to the first that notices: minutes, so apart from every commit's tests.
pytestmark = pytest.mark.slow

PIECES = pieces()
FACTS = [(clause, name) for clause, facts in book.facts.items() for name in facts]
BARS = [(flow.name, i) for flow in book.flows.values() for i in range(len(flow.bars))]


@contextmanager
def anew():
    """Compile with what has been changed, and again when it is put back."""
    try:
        book.compiled()
        yield
    finally:
        book.compiled()


@cache
def touched() -> dict[str, frozenset[object]]:
    """Return which pieces and facts each example or case touches, by its id."""
    out = {}
    with recording(book) as hits:
        for s in everything():
            hits.pieces.clear()
            hits.facts.clear()
            holds(s)
            out[s.id] = frozenset({*hits.pieces, *hits.facts})
    return out


def noticed(about: object = None) -> bool:
    """Whether something fails; what touches the piece or fact (`clause.name`) is tried first."""
    ran = touched()
    return any(not holds(s) for s in sorted(everything(), key=lambda s: about not in ran[s.id]))


@pytest.fixture(scope="module", autouse=True)
def which_touch_what():
    touched()


@pytest.fixture(autouse=True)
def whole_again():
    yield
    book.compiled()


def test_all_is_well_with_everything_on():
    assert [s.id for s in everything() if not holds(s)] == []


@pytest.mark.parametrize("name", PIECES)
def test_piece(name):
    piece = PIECES[name]
    with swapped(piece, piece.neutral), anew():
        assert noticed(id(piece))


@pytest.mark.parametrize(("clause", "name"), FACTS, ids=[".".join(f) for f in FACTS])
def test_fact(clause, name):
    numbers = book.facts[clause]
    was = numbers[name]
    for other in (was + 1, was - 1):
        numbers[name] = other
        try:
            assert noticed(f"{clause}.{name}"), f"{clause}.{name}: {other} instead of {was}"
        finally:
            numbers[name] = was


@pytest.mark.parametrize(("flow", "index"), BARS, ids=[f"{f} {book.flows[f].bars[i].id} {i}" for f, i in BARS])
def test_bar(flow, index):
    bars = book.flows[flow].bars
    bar = bars.pop(index)
    try:
        with anew():
            assert noticed(), bar.id
    finally:
        bars.insert(index, bar)


def test_every_clause_that_is_named_is_in_the_ledger():
    for name, piece in PIECES.items():
        assert piece.clauses, name
        assert all(c in book.clauses for c in piece.clauses), name
        assert not piece.ruling or piece.ruling in book.rulings, name


def test_every_testable_clause_of_the_slices_is_named():
    named = {c for p in PIECES.values() for c in p.clauses} | set(book.facts)
    for flow in book.flows.values():
        named |= {b.clause for b in flow.bars}
        named |= {d["step"].clause for _, d in flow.graph.nodes(data=True)}
        named |= {c for *_, d in flow.graph.edges(data=True) for c in d["edge"].clauses}
    due = {c.id for c in book.clauses if c.testable and c.id.startswith(book.sections)}
    assert sorted(due - named) == []


def test_every_base_fact_is_named():
    named = {c for p in PIECES.values() for c in p.clauses} | set(book.facts)
    for flow in book.flows.values():
        named |= {b.clause for b in flow.bars}
        named |= {d["step"].clause for _, d in flow.graph.nodes(data=True)}
        named |= {c for *_, d in flow.graph.edges(data=True) for c in d["edge"].clauses}
    assert sorted(c.id for c in book.clauses if c.kind == "base" and c.id not in named) == []

"""No piece and no fact is idle: switch it off, or change it, and a case fails."""

import copy

import pytest
from rulebooks.tutorial.checks import book, failures

from rulekit.engine.moves import parts_of
from rulekit.engine.pieces import Effect, pieces_of, swapped
from rulekit.rulebooks.tutorial.cards import deck


def test_nothing_fails_as_it_stands():
    assert list(failures()) == []


def all_pieces():
    found = {}
    for move in book.moves.values():
        for piece in (*parts_of(move).guards, *parts_of(move).effects):
            found[piece.id] = piece
    for flow in book.flows.values():
        for _, data in flow.graph.nodes(data=True):
            doer = data["step"].rule or data["step"].chance
            if doer is not None:
                found.update({p.id: p for p in pieces_of(type(doer), Effect)})
    for triggers in book.triggers.values():
        found.update({t.id: t for t in triggers})
    found.update({p.id: p for p in book.pieces_beside})
    return found


PIECES = all_pieces()
FACTS = [(clause, name) for clause, facts in book.facts.items() for name in facts]


@pytest.mark.parametrize("name", PIECES)
def test_piece_is_not_idle(name):
    piece = PIECES[name]
    try:
        with swapped(piece, piece.neutral):
            book.compiled()
            assert next(failures((*piece.clauses, piece.ruling)), None), f"nothing notices that {name} is switched off"
    finally:
        book.compiled()


def changed(value):
    """Yield other values for a number of the rules."""
    yield from (value + 7, 0, value + 1)


def parts(value):
    """Yield (key, number) of a fact; the key is None where it is a bare number."""
    yield from value.items() if isinstance(value, dict) else ((None, value),)


@pytest.mark.parametrize(("clause", "name"), FACTS)
def test_fact_is_not_idle(clause, name):
    kept = copy.deepcopy(book.facts[clause][name])
    for part, number in parts(kept):
        noticed = False
        for other in changed(number):
            book.facts[clause][name] = other if part is None else {**kept, part: other}
            deck.cache_clear()
            try:
                noticed = noticed or next(failures([clause]), None) is not None
            finally:
                book.facts[clause][name] = copy.deepcopy(kept)
                deck.cache_clear()
            if noticed:
                break
        assert noticed, f"nothing notices that {clause} {name} {part or ''} is changed"


def named():
    """Every clause and ruling that a piece of code or a fact names."""
    out = {c for p in PIECES.values() for c in (*p.clauses, *([p.ruling] if p.ruling else []))}
    for flow in book.flows.values():
        out |= {data["step"].clause for _, data in flow.graph.nodes(data=True)}
        out |= {c for *_, data in flow.graph.edges(data=True) for c in data["edge"].clauses}
        out |= {bar.clause for bar in flow.bars}
    return out | set(book.facts)


def test_every_clause_has_its_code():
    assert {c.id for c in book.clauses if c.testable} <= named()


def test_code_names_only_what_is_written():
    assert named() <= {*book.clauses.ids(), *book.rulings.ids()}

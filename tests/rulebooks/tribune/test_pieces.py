"""No piece and no fact is idle: switch it off, or change it, and a case fails."""

import copy

import pytest
from rulebooks.tribune.checks import book, failures, touched

from rulekit.engine.pieces import swapped
from rulekit.proof.inventory import inventory, pieces

PIECES = {p.id: p for p in pieces(book)}
FACTS = [(clause, name) for clause, facts in book.facts.items() for name in facts]


@pytest.fixture(scope="module", autouse=True)
def which_touch_what():
    touched()


def test_nothing_fails_as_it_stands():
    assert list(failures()) == []


@pytest.mark.parametrize("name", PIECES)
def test_piece_is_not_idle(name):
    piece = PIECES[name]
    try:
        with swapped(piece, piece.neutral):
            book.compiled()
            assert next(failures(id(piece)), None), f"nothing notices that {name} is switched off"
    finally:
        book.compiled()


def changed(value):
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
            for other in changed(inner):
                yield {**value, key: other}


@pytest.mark.parametrize(("clause", "name"), FACTS)
def test_fact_is_not_idle(clause, name):
    kept = copy.deepcopy(book.facts[clause][name])
    parts = [name] if not isinstance(kept, dict) else list(kept)
    for part in parts:
        inner = kept[part] if isinstance(kept, dict) else kept
        noticed = False
        for other in changed(inner):
            book.facts[clause][name] = {**kept, part: other} if isinstance(kept, dict) else other
            try:
                noticed = noticed or next(failures(f"{clause}.{name}"), None) is not None
            finally:
                book.facts[clause][name] = copy.deepcopy(kept)
            if noticed:
                break
        assert noticed, f"nothing notices that {clause} {name} {part} is changed"


def named():
    """Every clause and ruling that a piece of code, a step, an edge, a bar or a fact names."""
    return {c for entry in inventory(book) for c in (*entry.clauses, entry.ruling) if c}


def test_every_clause_has_its_code():
    assert {c.id for c in book.clauses if c.testable} <= named()


def test_code_names_only_what_is_written():
    assert named() <= {*book.clauses.ids(), *book.rulings.ids()}


def test_ids_of_pieces_are_their_own():
    assert len(PIECES) == len(pieces(book))

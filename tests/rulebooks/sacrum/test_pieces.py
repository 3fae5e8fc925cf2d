"""No piece and no fact is idle: switch it off, or change it, and a case fails."""

import pytest
from idle import facts, named, parts
from rulebooks.sacrum.checks import TRIALS, book

from rulekit.proof.inventory import pieces

PIECES = {p.id: p for p in pieces(book)}


def test_nothing_fails_as_it_stands():
    assert list(TRIALS.failures()) == []


@pytest.mark.parametrize("name", PIECES)
def test_piece_is_not_idle(name):
    assert TRIALS.misses(PIECES[name]), f"nothing notices that {name} is switched off"


def noticed(clause, name, value):
    with TRIALS.changed(clause, name, value):
        return TRIALS.noticed(f"{clause}.{name}")


@pytest.mark.parametrize(("clause", "name"), facts(book))
def test_fact_is_not_idle(clause, name):
    for part, values in parts(book.facts[clause][name]):
        assert any(noticed(clause, name, value) for value in values), f"nothing notices another {clause} {name} {part}"


def test_every_clause_has_its_code():
    assert {c.id for c in book.clauses if c.testable} <= named(book)


def test_code_names_only_what_is_written():
    assert named(book) <= {*book.clauses.ids(), *book.rulings.ids()}


def test_ids_of_pieces_are_their_own():
    assert len(PIECES) == len(pieces(book))

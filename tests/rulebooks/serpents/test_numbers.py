"""Numbers of the base game that no source has printed: each can be set for one table, and it changes what happens there."""

from __future__ import annotations

import pytest
from serpents_book import book, everything, holds

from rulekit.errors import BookError, UnknownName
from rulekit.proof.recording import recording
from rulekit.rulebooks.serpents.core import fact, number, unsure

# Set where the whole game is dealt, which no example begins with: see `base/numbers.yaml`.
DEALT = ("B-1.1.5.gladiators", "B-1.1.5.slaves", "B-1.1.5.guards", "B-1.1.5.gold")


def parts(name):
    clause, _, key = name.rpartition(".")
    return clause, key


def test_all_that_can_be_set_are_base_facts_marked_c_or_d():
    assert unsure()
    for name in unsure():
        clause, key = parts(name)
        assert book.clauses[clause].mark in ("C", "D")
        assert fact(clause, key) == book.facts[clause][key]
    sure = {c.id for c in book.clauses if c.mark in ("A", "B")}
    assert not any(parts(n)[0] in sure for n in unsure())


def test_every_unsure_base_fact_can_be_otherwise():
    """Those marked C and D are numbers that a table can set, or questions with another answer."""
    numbers = {parts(n)[0] for n in unsure()}
    questions = {c for r in book.rulings for c in r.clauses}
    assert [c.id for c in book.clauses if c.mark in ("C", "D") and c.id not in numbers | questions] == []


@pytest.fixture(scope="module")
def readers():
    """Which examples and cases read which number."""
    out = {name: [] for name in unsure()}
    with recording(book) as hits:
        for s in everything():
            hits.facts.clear()
            holds(s)
            begins_at_a_table = s.file.start.state and "numbers" not in s.file.start.state
            for name in out:
                if hits.facts[name] and begins_at_a_table:
                    out[name].append(s)
    return out


@pytest.mark.slow
@pytest.mark.parametrize("name", [n for n in unsure() if n not in DEALT])
def test_another_number_comes_out_otherwise(name, readers):
    """Of the cases that read it some come out otherwise with one more, and with one less, at their table."""
    now = fact(*parts(name))
    for other in (now + 1, now - 1) if now else (now + 1,):
        noticed = False
        for case in readers[name]:
            turned = case.turn({"start.state.numbers": {name: {"value": other}}})
            turned.changed = {}  # what is expected still counts
            noticed = noticed or not holds(turned)
        assert noticed, f"{name}: {other} instead of {now}"


@pytest.mark.parametrize("name", DEALT)
def test_what_is_dealt(name):
    now = fact(*parts(name))
    position = book.new_game(3, **{name: now + 1})
    assert number(position.state, *parts(name)) == now + 1
    assert number(book.new_game(3).state, *parts(name)) == now


def test_what_cannot_be_set_is_told():
    with pytest.raises(UnknownName, match=r"B-1\.2\.12\.most.*did you mean 'B-1\.2\.12\.least'"):
        book.new_game(3, **{"B-1.2.12.most": 3})
    with pytest.raises(UnknownName):
        book.new_game(3, **{"SW-ANN-03.influence": 3})
    with pytest.raises(BookError, match="whole number"):
        book.new_game(3, **{"B-1.2.12.least": "four"})
    with pytest.raises(BookError, match="spaces is 0"):
        book.new_game(3, **{"B-1.2.13.spaces": 0})

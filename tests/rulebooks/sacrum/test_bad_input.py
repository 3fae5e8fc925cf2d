"""Bad input: refused with the clause that says so, and nothing has changed."""

import pytest
from rulebooks.sacrum.checks import book, table

from rulekit.engine.chance import Drawn
from rulekit.errors import BookError, Refused
from rulekit.rulebooks.sacrum.income import TakeGoods
from rulekit.rulebooks.sacrum.sacrifice import Sacrifice


def reveal():
    return book.begin("round", table(Red={"inhabitants": 3, "coins": 3}))


def opened():
    start = table(Red={"inhabitants": 3, "coins": 2}, Blue={"inhabitants": 1, "coins": 9})
    return book.begin("round", start.set(chits=(("c", "d"),), shown=(("S", "a", "b"),)), "open")


def rhodes():
    return book.begin("income", table(Red={"civilization": "Rhodes"}))


@pytest.mark.parametrize(
    ("start", "act", "clauses"),
    [
        (reveal, Drawn(("S", "a", "b", "c")), {"SC-CL-014"}),
        (reveal, Drawn(("S", "a")), {"SC-CL-014"}),
        (reveal, Drawn(("S", "S", "a")), {"SC-CL-014"}),
        (reveal, Drawn(("S", "a", "z")), {"SC-CL-014"}),
        (reveal, Drawn(("S", "a", 3)), {"SC-CL-014"}),
        (opened, Sacrifice("Red", 3), {"SC-CL-020"}),
        (opened, Sacrifice("Red", 4), {"SC-CL-018", "SC-CL-020"}),
        (opened, Sacrifice("Red", -1), {"SC-CL-018"}),
        (opened, Sacrifice("Red", 0.5), {"SC-CL-018"}),
        (opened, Sacrifice("Blue", 1), {"SC-CL-017"}),
        (opened, Sacrifice("Nobody", 1), {"SC-CL-017"}),
        (rhodes, TakeGoods("Red", ("gold", "wood", "wood")), {"SC-CL-029"}),
        (rhodes, TakeGoods("Red", ("wood",) * 4), {"SC-CL-029"}),
        (rhodes, TakeGoods("Red", "wood"), {"SC-CL-029"}),
        (rhodes, TakeGoods("Red", None), {"SC-CL-029"}),
    ],
    ids=lambda value: value.__name__ if callable(value) else " ".join(sorted(value)) if isinstance(value, set) else None,
)
def test_refused_with_the_clause_and_nothing_changed(start, act, clauses):
    position = start()
    before, digest = position, position.digest
    with pytest.raises(Refused) as refused:
        position.play(act)
    assert set(refused.value.verdict.clauses) >= clauses
    assert str(refused.value)
    assert position == before
    assert position.digest == digest


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"chits": (("S", "a", "b", "c"),)}, r"4 Sacrum chits where there are 5 \[SC-CL-002\]"),
        ({"chits": (("S", "S", "a", "b", "c"),)}, r"2 skulls where there is 1 \[SC-CL-015\]"),
        ({"chits": (("a", "b", "c", "d", "e"),)}, r"0 skulls where there is 1 \[SC-CL-015\]"),
        ({"chits": (("S", "a", "a", "b", "c"),)}, r"the chit a is there twice \[SC-CL-002\]"),
        ({"order": ("Red",)}, r"the turn order is Red \[B-3.2.13\]"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_clause(changes, what):
    with pytest.raises(BookError, match=what):
        book.begin("round", table(Red={}, Blue={}).set(**changes))


def test_less_than_nothing_is_refused():
    with pytest.raises(BookError, match=r"Red has -1 coins \[SC-CL-018\]"):
        book.begin("round", table(Red={"coins": -1}))


def test_a_sixth_player_under_the_other_reading_is_refused_with_the_ruling():
    with pytest.raises(BookError, match=r"6 players where 1 to 5 can play \[B-3.1.1, SC-OD-11\]"):
        book.new_game(6, rulings={"SC-OD-11": "five"})

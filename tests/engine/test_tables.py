"""Tables written by hand: rows by key, only what matters."""

from __future__ import annotations

import msgspec
import pytest
from engine.helpers import positions
from hypothesis import given
from hypothesis import strategies as st
from toy import Player
from toy import Table as ToyTable

from rulekit.engine.state import change, find, key_of, of
from rulekit.engine.tables import look_up, merge, table, unfold
from rulekit.errors import UnknownName


@given(positions())
def test_a_table_unfolds_and_folds_to_itself(position):
    s = position.state
    assert table(type(s), unfold(s)) == s


def test_only_what_differs_need_be_written():
    base = ToyTable()
    laid = table(ToyTable, {"players": {"Bo": {"coins": 9}}, "bank": 2}, base)
    assert laid.of("Bo") == Player("Bo", 9)
    assert laid.of("Ana") == base.of("Ana")
    assert laid.bank == 2
    assert base.of("Bo").coins == 5


def test_a_row_that_is_not_there_is_added_and_a_key_that_is_not_there_is_an_error():
    assert table(ToyTable, {"players": {"Dee": None}}, ToyTable()).of("Dee") == Player("Dee")
    for wrong in ({"bnak": 1}, {"players": {"Bo": {"coin": 1}}}, {"bank": "many"}, {"bank": True}, {"players": 3}):
        with pytest.raises(msgspec.ValidationError):
            table(ToyTable, wrong, ToyTable())


@given(st.dictionaries(st.sampled_from("ab"), st.integers() | st.dictionaries(st.sampled_from("xy"), st.integers())))
def test_laying_a_table_over_itself_changes_nothing(data):
    assert merge(data, data) == data
    assert merge(data, {}) == data
    assert merge({}, data) == data


def test_rows_can_be_named_where_a_rulebook_keeps_some():
    sets = {"players": {"pair": (Player("Ana", 1), Player("Bo", 2))}}
    assert table(ToyTable, {"players": "pair"}, None, sets).players == sets["players"]["pair"]
    laid = table(ToyTable, {"players": "pair", "bank": 2}, ToyTable(), sets)
    assert (laid.of("Ana").coins, laid.of("Bo").coins, laid.bank) == (1, 2, 2)
    assert table(ToyTable, {"players": {"Bo": None}}, None, sets).players == (Player("Bo"),)
    with pytest.raises(UnknownName, match="no players is called 'piar'; did you mean 'pair'"):
        table(ToyTable, {"players": "piar"}, None, sets)
    with pytest.raises(msgspec.ValidationError):
        table(ToyTable, {"players": "pair"})


def test_paths():
    assert look_up(ToyTable(), "players.Ana.hand.0") == "veto"
    assert look_up(ToyTable(), "bank") == 0


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("players.Anna.coins", "no value of players is called 'Anna'; did you mean 'Ana'?"),
        ("players.Zed.coins", "no value of players is called 'Zed'; there are: Ana, Bo, Cy"),
        ("bnk", "no value is called 'bnk'; did you mean 'bank'?"),
        ("players.Ana.hand.7", "no value of players.Ana.hand is called '7'; there are: 0"),
        ("players.Ana.hand.x", "no value of players.Ana.hand is called 'x'; there are: 0"),
        ("bank.coins", "no value of bank is called 'coins'"),
    ],
)
def test_a_path_that_leads_nowhere_says_what_is_there(path, said):
    with pytest.raises(UnknownName) as caught:
        look_up(ToyTable(), path)
    assert str(caught.value) == said


def test_rows():
    rows = (Player("Ana", 1), Player("Bo", 2))
    assert [key_of(r) for r in rows] == ["Ana", "Bo"]
    assert of(rows, "Bo").coins == 2
    assert find(rows, "Cy") is None
    with pytest.raises(KeyError):
        of(rows, "Cy")
    assert change(rows, "Bo", coins=7) == (rows[0], Player("Bo", 7))
    assert change(rows, "Cy", coins=7) == rows

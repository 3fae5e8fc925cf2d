"""A person at the terminal can name any sum, though only a few are listed; what it is refused for, the rule says."""

from __future__ import annotations

import io
import sys

import pytest
from serpents_book import book

from rulekit.cli.terminal import Terminal
from rulekit.rulebooks.serpents.moves.market import OfferAsset
from rulekit.rulebooks.serpents.moves.talk import Give
from rulekit.rulebooks.serpents.state import House, Item, Table


@pytest.fixture
def table():
    """A terminal at the open market, where Ana has four coins and a net."""
    seats = (House("Ana", 4, 4, games_master=True), House("Bo", 4), House("Cy", 4))
    s = Table(houses=seats, items=(Item("Net", owner="Ana"),), phase="Market")
    out = Terminal(book, 3, 1, 3, "")
    out.position = book.begin("market", s, "trade")
    return out


def asked(table, monkeypatch, *lines):
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return table.ask("Ana")


def number_of(table, move):
    return table.listed("Ana").index(move) + 1


def test_any_price_can_be_named(table, monkeypatch, capsys):
    listed = number_of(table, OfferAsset("Ana", "Bo", "Net", 3))
    said = asked(table, monkeypatch, f"{listed} 250")
    assert said == OfferAsset("Ana", "Bo", "Net", 250)
    assert table.position.play(said).after.state.trades[0].coins == 250
    assert "any other sum comes after the number" in capsys.readouterr().out


def test_a_gift_of_more_than_one_coin(table, monkeypatch):
    listed = number_of(table, Give("Ana", "Cy", 1))
    said = asked(table, monkeypatch, f"{listed}   4")
    assert said == Give("Ana", "Cy", 4)
    assert table.position.play(said).after.state.house("Cy").coins == 4


def test_what_is_not_there_is_refused_by_its_rule(table, monkeypatch, capsys):
    listed = number_of(table, Give("Ana", "Cy", 1))
    assert asked(table, monkeypatch, f"{listed} 5", f"{listed} 2") == Give("Ana", "Cy", 2)
    (told,) = [line for line in capsys.readouterr().out.splitlines() if "hand 5 to Cy" in line.lower() or "not met" in line]
    assert "B-1.2.7.1" in told
    assert "4" in told
    assert "5" in told


def test_no_gift_of_nothing(table, monkeypatch, capsys):
    listed = number_of(table, Give("Ana", "Cy", 1))
    assert asked(table, monkeypatch, f"{listed} 0", "q") == "q"
    assert "coins: 0" in (out := capsys.readouterr().out)
    assert "1 or more" in out


@pytest.mark.parametrize("own", ["four", "-1", "4 4", "9999999"])
def test_nonsense_is_answered(table, monkeypatch, capsys, own):
    listed = number_of(table, Give("Ana", "Cy", 1))
    assert asked(table, monkeypatch, f"{listed} {own}", "q") == "q"
    assert f"{own} is no sum" in capsys.readouterr().out


def test_a_move_without_a_sum_takes_none(table, monkeypatch, capsys):
    plain = next(n for n, move in enumerate(table.listed("Ana"), start=1) if not table.open_field(move))
    assert asked(table, monkeypatch, f"{plain} 3", "q") == "q"
    assert "No sum can be named with" in capsys.readouterr().out

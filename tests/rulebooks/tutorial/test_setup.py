"""What the set-up is given, and what it says of a slip."""

from __future__ import annotations

import pytest
from rulebooks.tutorial.checks import book

from rulekit.errors import BookError, UnknownName


@pytest.mark.parametrize(
    ("given", "en", "fa"),
    [
        ({"rounds": "x"}, "rounds: 'x'; expected a whole number from 0", "عددی صحیح"),
        ({"rounds": -1}, "rounds: '-1'; expected a whole number from 0", "عددی صحیح"),
        ({"rounds": 2.5}, "rounds: '2.5'; expected a whole number from 0", "عددی صحیح"),
        ({"rounds": True}, "rounds: 'True'; expected a whole number from 0", "عددی صحیح"),
        ({"seed": "x"}, "seed: 'x'; expected a whole number from 0", "عددی صحیح"),
        ({"players": 2.5}, "players: '2.5'; expected how many play, or a list of their names", "شمار بازیکنان"),
        ({"players": "Ana"}, "players: 'Ana'; expected how many play, or a list of their names", "شمار بازیکنان"),
        ({"players": [1, 2]}, "players: '[1, 2]'; expected how many play", "شمار بازیکنان"),
        ({"players": -1}, "players: '-1'; expected how many play", "شمار بازیکنان"),
        ({"players": 7}, "7 players where at most 4 can play", "دست بالا"),
    ],
    ids=str,
)
def test_a_slip_is_told_in_the_language_of_the_book(given, en, fa):
    with pytest.raises(BookError) as caught:
        book.new_game(**given)
    assert en in str(caught.value)
    with pytest.raises(BookError) as caught:
        book.in_lang("fa").new_game(**given)
    assert fa in str(caught.value)


@pytest.mark.parametrize(("reading", "few", "least"), [("two", 1, 2), ("two", 0, 2), ("alone", 0, 1)])
def test_how_few_can_play_is_what_the_ruling_says(reading, few, least):
    with pytest.raises(BookError, match=f"{few} players where {least} to 4 can play"):
        book.new_game(few, rulings={"TF-OD-04": reading})


def test_what_is_right_is_taken_as_it_is():
    s = book.new_game(("Ana", "Bo"), rounds=2).state
    assert (s.seats, s.agreed) == (("Ana", "Bo"), 2)
    assert book.new_game(["Ana", "Bo"]).state.seats == ("Ana", "Bo")


def test_there_is_no_other_setting():
    with pytest.raises(UnknownName, match="did you mean 'rounds'"):
        book.new_game(round=2)

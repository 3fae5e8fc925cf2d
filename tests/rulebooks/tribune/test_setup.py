"""What the set-up is given, and what it says of a slip."""

from __future__ import annotations

import pytest
from rulebooks.tribune.checks import book

from rulekit.errors import BookError, RulekitError, UnknownName, reading
from rulekit.rulebooks.tribune.setup import setup


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 2.5}, "players: '2.5'; expected how many play, or a list of their names"),
        ({"players": "Ana"}, "players: 'Ana'; expected how many play"),
        ({"players": True}, "players: 'True'; expected how many play"),
        ({"players": -1}, "players: '-1'; expected how many play"),
        ({"players": 0}, "no number of players is called '0'; there are: 2, 3, 4, 5, 6"),
        ({"players": 7}, "no number of players is called '7'"),
        ({"seed": "x"}, "seed: 'x'; expected a whole number from 0"),
        ({"brutii": 3}, "brutii: '3'; expected yes, no or a seat: Aelia, Gaius, Livia, Marcus"),
        ({"brutii": "Nemo"}, "no player is called 'Nemo'"),
        ({"start": 3}, "start: '3'; expected a seat: Aelia, Gaius, Livia, Marcus"),
        ({"start": "Gaeus"}, "no player is called 'Gaeus'; did you mean 'Gaius'?"),
    ],
    ids=str,
)
def test_a_slip_is_told(given, said):
    with pytest.raises((BookError, UnknownName)) as caught:
        book.new_game(**given)
    assert said in str(caught.value)


def test_in_the_other_language_too():
    with pytest.raises(RulekitError) as caught, reading("fa"):
        setup(brutii=3)
    assert "بله، نه، یا یک بازیکن" in str(caught.value)


@pytest.mark.parametrize(("brutii", "seats"), [(False, 4), (True, 5), ("Livia", 5)])
def test_as_many_as_usual_where_nothing_is_said(brutii, seats):
    s = setup(brutii=brutii)
    assert len(s.seats) == seats
    assert (s.brutii, s.sought) == (brutii if isinstance(brutii, str) else "", brutii is True)

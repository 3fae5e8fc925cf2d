"""What is charted comes out of the flows, and adds up."""

from fractions import Fraction
from math import comb

from rulebooks.tribune.checks import book

from rulekit.rulebooks.tribune import charts


def test_the_hand_and_the_board_agree_on_six_cards():
    hand, board = charts.opening_hand(), charts.on_the_board((6,))
    none = Fraction(hand.series[0].texts[hand.labels.index("no assassin")])
    assert none == Fraction(comb(115, 6), comb(118, 6))
    assert Fraction(board.series[0].texts[0]) == 1 - none
    assert sum(map(Fraction, hand.series[0].texts)) == 1


def test_discs_do_not_come_twice():
    chart = charts.discs([(), ("cross",), ("arrow", "follower")])
    assert [s.texts for s in chart.series] == [("1/6", "2/3", "1/6"), ("0", "4/5", "1/5"), ("1/4", "3/4", "0")]
    assert [s.name for s in chart.series] == ["nothing yet", "a cross", "an arrow and an arrow and a follower"]


def test_two_cards_lose_none_under_any_reading():
    chart = charts.losses()
    assert chart.labels == ("2", "3", "4", "5")
    assert [s.texts for s in chart.series] == [("0", "1", "2", "3"), ("0", "1", "2", "3"), ("0", "0", "1", "2")]


def test_who_places_when():
    lines = charts.placing_order(2).splitlines()
    assert lines == [
        "Nobody is Princeps: Octavia, Marcus, Octavia, Marcus",
        "Octavia is Princeps: Octavia, Octavia, Marcus, Marcus",
        "Marcus is Princeps: Octavia, Marcus, Marcus, Octavia",
    ]


def test_all_its_words_are_there():
    for chart in (charts.opening_hand(), charts.on_the_board(), charts.discs(), charts.losses()):
        assert "⟨" not in str(chart) and "{" not in str(chart)
    assert book.lang == "en"

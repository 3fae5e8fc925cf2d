"""A roll in which the highest die of a roller counts in the place of the sum: read, weighed and told by one declaration."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from rulekit.engine.chance import Roll, Rolled, results_of
from rulekit.engine.state import Sums


class Contest(Roll):
    """Two sides; the second has two rollers."""

    faces = 4

    def __init__(self, high, due):
        self.high, self.due = high, due

    def dice(self, s):
        return self.due

    def side(self, s, roller):
        return roller[0]

    def highest(self, s):
        return self.high


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("due", [{"a1": 2, "b1": 1}, {"a1": 1, "b1": 2, "b2": 1}, {"a1": 2, "a2": 1, "b1": 1, "b2": 1}])
def test_readings_and_weights_are_those_of_every_single_roll(high, due):
    contest = Contest(high, due)
    counted: Counter = Counter()
    for faces in itertools.product(range(1, 5), repeat=sum(due.values())):
        at = iter(faces)
        shown = tuple((name, tuple(itertools.islice(at, count))) for name, count in due.items())
        counted[contest.read(None, Rolled(shown))] += 1
    assert dict(contest.space(None)) == counted
    by_side: Counter = Counter()
    for reading, ways in counted.items():
        by_side[reading.winner] += ways
    assert contest.weights(None) == by_side


def test_what_is_compared_is_told():
    rolled = Rolled((("a1", (3, 3)), ("b1", (4, 1))))
    ((key, figures),) = Contest(True, {"a1": 2, "b1": 2}).explain(None, rolled)
    assert (key, figures.have) == ("roll-decides-0", ("3", "4"))
    assert Contest(True, {"a1": 2, "b1": 2}).read(None, rolled).winner == "b"
    assert Contest(False, {"a1": 2, "b1": 2}).read(None, rolled).winner == "a"


def test_no_dice_come_to_nothing():
    assert results_of(0, 6, high=True) == {0: 1}


def test_any_sum_from_the_lowest_on():
    price = Sums(1, (1, 5))
    assert 10**6 in price
    assert 0 not in price
    assert True not in price
    assert "3" not in price
    assert list(price) == [1, 5]

"""Exact chances against an enumeration that shares no code with the book."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from rulebooks.sacrum.checks import book

from rulekit.errors import RulekitError
from rulekit.rulebooks.sacrum import odds

ORDERS = list(permutations("Sabcd"))


def returned(order, model):
    """Every stack that can be there after a round, each as likely as the others."""
    if model == "A":
        return [order[3:] + shuffled for shuffled in permutations(order[:3])]
    if model == "C":
        return [order[3:] + order[:3]]
    return ORDERS


def counted(rounds, model):
    """Go through all 120 orders and all ways of shuffling, keeping equal stacks together."""
    weights = {((), order): Fraction(1, len(ORDERS)) for order in ORDERS}
    for _ in range(rounds):
        after = Counter()
        for (history, order), weight in weights.items():
            now = (*history, "S" in order[:3])
            if model == "B":  # what comes next does not depend on the order: share it out below
                after[now, ()] += weight
                continue
            ways = returned(order, model)
            for stack in ways:
                after[now, stack] += weight / len(ways)
        if model == "B":
            after = {(h, o): w / len(ORDERS) for (h, _), w in after.items() for o in ORDERS}
        weights = after
    out = Counter()
    for (history, _), weight in weights.items():
        out[history] += weight
    return dict(out)


@pytest.mark.parametrize("model", ["A", "B", "C"])
@pytest.mark.parametrize("rounds", [1, 2, 3, 5])
def test_histories(rounds, model):
    assert odds.histories(rounds, model) == counted(rounds, model)


def test_eight_rounds_counted():
    out = Counter()
    for history, chance in counted(8, "A").items():
        out[sum(history)] += chance
    assert odds.how_often(8) == dict(out)


def test_the_models_part_only_in_their_histories():
    for model in "ABC":
        for round_ in range(1, 6):
            share = sum(c for h, c in odds.histories(round_, model).items() if h[-1])
            assert share == Fraction(3, 5)
    assert [odds.next_round((True, True), model) for model in "ABC"] == [Fraction(1, 3), Fraction(3, 5), 0]
    assert [odds.next_round((False,), model) for model in "ABC"] == [1, Fraction(3, 5), 1]


def test_what_cannot_have_been_seen():
    with pytest.raises(RulekitError, match="cannot have been"):
        odds.next_round((False, False))
    with pytest.raises(RulekitError, match="1 to 8"):
        odds.how_often(9)


def test_the_step_itself_tells_its_odds():
    pos = book.new_game(2).play
    start = book.new_game(2)
    assert start.odds() == {"skull shown": Fraction(3, 5), "no skull": Fraction(2, 5)}
    assert pos.__self__ == start  # asking changes nothing

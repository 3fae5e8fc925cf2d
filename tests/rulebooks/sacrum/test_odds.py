"""Exact chances against an enumeration that shares no code with the book."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest
from rulebooks.sacrum.checks import book

from rulekit.errors import RulekitError
from rulekit.rulebooks.sacrum import odds
from rulekit.rulebooks.sacrum.state import Player, Table

ORDERS = list(permutations("Sabcd"))


def returned(order, model):
    """Every stack that can be there after a round, each as likely as the others."""
    if model == "A":
        return [order[3:] + shuffled for shuffled in permutations(order[:3])]
    if model == "C":
        return [order[3:] + order[:3]]
    return ORDERS


@cache
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
    start = book.begin("round", Table(players=(Player("P1"),)))
    assert start.odds() == {"skull shown": Fraction(3, 5), "no skull": Fraction(2, 5)}


@pytest.mark.parametrize("model", ["A", "B", "C"])
@pytest.mark.parametrize("seen", [(), (True,), (False,), (True, True), (True, False, True)])
def test_waiting(seen, model):
    """The skull within so many rounds, and what waiting for it is worth, from all histories one by one."""
    for rounds in (1, 2, 3):
        whole = counted(len(seen) + rounds, model)
        going_on = {h: c for h, c in whole.items() if h[: len(seen)] == seen}
        if not going_on:
            continue
        shown = sum(c for h, c in going_on.items() if any(h[len(seen) :]))
        assert odds.within(rounds, seen, model) == shown / sum(going_on.values())
    if going_on:
        first = odds.within(1, seen, model)
        assert odds.value_of_waiting(5, 9, seen, model) == 9 * first - 5
        assert odds.value_of_waiting(5, 9, seen, model, otherwise=2) == 9 * first + 2 * (1 - first) - 5


def drawn(laid):
    """What strikes in a round, from every pair of chips that can be drawn."""
    bag = [k for k, n in {"plague": 3, "drought": 3, "storm": 3, "earthquake": 3, "decline": 3, "blank": 1}.items()
           for _ in range(n - laid.get(k, 0))]  # fmt: skip
    out, pairs = Counter(), list(permutations(range(len(bag)), 2))
    for i, j in pairs:
        there = Counter(laid)
        for chip in (bag[i], bag[j]):
            there[chip] += 1
            if chip != "blank" and there[chip] == 3:
                out[chip] += Fraction(1, len(pairs))
    return dict(out)


@pytest.mark.parametrize(
    "laid", [{}, {"plague": 2}, {"plague": 1, "storm": 2, "blank": 1}, {"drought": 3, "decline": 2}]
)
def test_what_strikes_in_a_round(laid):
    assert odds.strikes(laid) == drawn(laid)

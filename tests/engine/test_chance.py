"""Chance: one declaration gives the roll that happened, a drawn one and the exact weights."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulekit.engine.chance import Draw, Drawn, Judged, Roll, Rolled, fractions, sums_of


class Contest(Roll):
    """Dice as they are given; a roller belongs to the side its name begins with."""

    def __init__(self, faces=6, **due):
        self.due, self.faces = due, faces

    def dice(self, s):
        return self.due

    def side(self, s, roller):
        return roller[0]


def brute(roll):
    """Weigh readings by rolling every way there is."""
    out = Counter()
    names = list(roll.due)
    for faces in itertools.product(*[itertools.product(range(1, roll.faces + 1), repeat=k) for k in roll.due.values()]):
        sums = dict(zip(names, map(sum, faces), strict=True))
        out[by_hand(sums)] += 1
    return out


def by_hand(sums):
    """Compare two or more sides, high to low, as far as the smaller one goes."""
    sides = {}
    for name, total in sums.items():
        sides.setdefault(name[0], []).append((total, name))
    least = min(len(v) for v in sides.values())
    rows = {side: [t for t, _ in sorted(v, reverse=True)][:least] for side, v in sides.items()}
    for rank in range(least):
        best = max(row[rank] for row in rows.values())
        first = [side for side, row in rows.items() if row[rank] == best]
        rows = {side: row for side, row in rows.items() if side in first}
        if len(rows) == 1:
            (side,) = rows
            return side
    return ""


contests = st.dictionaries(
    st.sampled_from(["a1", "a2", "b1", "b2", "c1"]), st.integers(1, 2), min_size=2, max_size=4
).filter(lambda d: sum(d.values()) <= 5 and len({n[0] for n in d}) > 1)


@given(contests, st.integers(2, 6))
def test_weights_of_sides_are_those_of_rolling_every_way(due, faces):
    roll = Contest(faces, **due)
    # A side that cannot win is told with weight 0.
    assert {k: w for k, w in roll.weights(None).items() if w} == dict(brute(roll))


@given(contests, st.integers(2, 6))
def test_weights_of_readings_add_up_to_all_rolls_and_agree_with_the_weights_of_sides(due, faces):
    roll = Contest(faces, **due)
    space = list(roll.space(None))
    assert len({r for r, _ in space}) == len(space)
    assert sum(w for _, w in space) == faces ** sum(due.values())
    by_side = Counter()
    for reading, weight in space:
        by_side[reading.winner] += weight
    assert {k: w for k, w in by_side.items() if w} == {k: w for k, w in roll.weights(None).items() if w}


@given(contests, st.integers(2, 4))
@settings(max_examples=60)
def test_readings_weigh_what_the_rolls_weigh_that_are_read_so(due, faces):
    roll = Contest(faces, **due)
    counted = Counter()
    for shown in itertools.product(*[itertools.product(range(1, faces + 1), repeat=k) for k in due.values()]):
        counted[roll.read(None, Rolled(tuple(zip(due, shown, strict=True))))] += 1
    assert counted == Counter(dict(roll.space(None)))


@pytest.mark.parametrize(
    ("rolled", "reading"),
    [
        ({"a1": (6, 1), "b1": (3, 3)}, Judged("a", 0, ("a1",))),
        ({"a1": (6, 1), "b1": (4, 3)}, Judged()),
        ({"a1": (6,), "a2": (2,), "b1": (6,), "b2": (3,)}, Judged("b", 1, ("b2",))),
        ({"a1": (4,), "a2": (4,), "b1": (3,), "b2": (6,)}, Judged("b", 0, ("b2",))),
        ({"a1": (5,), "a2": (5,), "b1": (3,)}, Judged("a", 0, ("a1", "a2"))),
        ({"a1": (5,), "b1": (5,), "c1": (4,)}, Judged()),
        ({"a1": (2,), "b1": (5,), "c1": (4,)}, Judged("b", 0, ("b1",))),
    ],
)
def test_a_roll_is_read_as_one_would_read_it(rolled, reading):
    roll = Contest(**{n: len(f) for n, f in rolled.items()})
    assert roll.read(None, Rolled(tuple(rolled.items()))) == reading


@given(contests, st.integers(2, 6), st.integers())
def test_a_drawn_roll_fits_its_own_declaration_and_hangs_on_the_seed_alone(due, faces, seed):
    roll = Contest(faces, **due)
    drawn = roll.sample(None, Random(seed))
    assert all(figures for _, figures in roll.fits(None, drawn))
    assert roll.sample(None, Random(seed)) == drawn
    assert roll.read(None, drawn) in dict(roll.space(None))


@pytest.mark.parametrize(
    ("faces", "wrong"),
    [
        ((("a1", (1, 2)), ("b1", (3,))), ()),
        ((("b1", (3,)), ("a1", (1, 2))), ()),
        ((("a1", (1, 7)), ("b1", (3,))), ("roll-faces",)),
        ((("a1", (0, 1)), ("b1", (3,))), ("roll-faces",)),
        ((("a1", (True, 1)), ("b1", (3,))), ("roll-faces",)),
        ((("a1", (2.0, 1)), ("b1", (3,))), ("roll-faces",)),
        ((("a1", (1,)), ("b1", (3,))), ("roll-count",)),
        ((("a1", (1, 2, 3)), ("b1", (3,))), ("roll-count",)),
        ((("a1", (1, 2)),), ("roll-rollers",)),
        ((("a1", (1, 2)), ("b1", (3,)), ("x", (1,))), ("roll-rollers",)),
        # Rolled twice, in the hope that the better one counts.
        ((("a1", (1, 2)), ("b1", (3,)), ("b1", (6,))), ("roll-rollers",)),
        (7, ("roll-rollers",)),
        ((("a1", 3), ("b1", (3,))), ("roll-rollers",)),
    ],
)
def test_a_given_roll_must_be_the_one_that_is_due(faces, wrong):
    checks = list(Contest(a1=2, b1=1).fits(None, Rolled(faces)))
    assert tuple(name for name, figures in checks if not figures) == wrong


def test_a_label_of_ones_own_is_the_one_that_is_weighed():
    class ByName(Contest):
        def label(self, s, reading):
            return "+".join(reading.by)

    roll = ByName(2, a1=1, a2=1, b1=1)
    counted = Counter()
    for reading, weight in roll.space(None):
        counted["+".join(reading.by)] += weight
    assert roll.weights(None) == dict(counted)
    # b shows 1 (of 2): both of a show 2 once, one of them alone once each.
    assert counted == {"a1+a2": 1, "a1": 1, "a2": 1, "b1": 1, "": 4}


@given(st.integers(0, 7), st.integers(1, 6))
def test_sums_of_dice(count, faces):
    dist = sums_of(count, faces)
    assert sum(dist.values()) == faces**count
    assert dist == dict(Counter(map(sum, itertools.product(range(1, faces + 1), repeat=count)))) if count < 6 else True


# --- things turned up -----------------------------------------------------------------------


class Bag(Draw):
    def __init__(self, count, *layers):
        self.layers, self.due = tuple(tuple(sorted(layer)) for layer in layers), count

    def pile(self, s):
        return self.layers

    def count(self, s):
        return self.due


layers = st.lists(st.lists(st.sampled_from("abc"), max_size=4), max_size=3).filter(lambda x: sum(map(len, x)) <= 7)


def shuffles(bag):
    """Draw from every order in which the layers can lie."""
    out = Counter()
    for orders in itertools.product(*[list(itertools.permutations(layer)) for layer in bag.layers]):
        top = [x for layer in orders for x in layer][: bag.due]
        out[tuple(sorted(top))] += 1
    return out


@given(st.integers(0, 5), layers)
def test_draws_weigh_as_often_as_they_come_up_in_all_orders(count, piled):
    bag = Bag(count, *piled)
    every, space = shuffles(bag), dict(bag.space(None))
    whole = sum(every.values())
    total = sum(space.values())
    assert {k: Fraction(w, total) for k, w in space.items()} == {k: Fraction(w, whole) for k, w in every.items()}


@given(st.integers(0, 5), layers, st.integers())
def test_what_is_drawn_lies_there(count, piled, seed):
    bag = Bag(count, *piled)
    drawn = bag.sample(None, Random(seed))
    assert all(figures for _, figures in bag.fits(None, drawn))
    assert bag.read(None, drawn) in dict(bag.space(None))


@given(st.integers(0, 4), layers, st.lists(st.sampled_from("abcd"), max_size=5))
def test_a_given_draw_is_taken_exactly_where_it_can_come_up(count, piled, items):
    bag = Bag(count, *piled)
    fits = all(figures for _, figures in bag.fits(None, Drawn(tuple(sorted(items)))))
    assert fits == (tuple(sorted(items)) in shuffles(bag))


class Row(Bag):
    """The same where it matters which comes up first."""

    ordered = True


def rows(bag):
    """Draw from every order in which the layers can lie, and keep the order."""
    every = itertools.product(*[list(itertools.permutations(layer)) for layer in bag.layers])
    return Counter(tuple(x for layer in orders for x in layer)[: bag.due] for orders in every)


@given(st.integers(0, 4), layers)
def test_rows_weigh_as_often_as_they_come_up(count, piled):
    bag = Row(count, *piled)
    every, space = rows(bag), Counter()
    for reading, weight in bag.space(None):
        space[reading] += weight
    whole, total = sum(every.values()), sum(space.values())
    assert {k: Fraction(w, total) for k, w in space.items()} == {k: Fraction(w, whole) for k, w in every.items()}


@given(st.integers(0, 4), layers, st.integers())
def test_what_comes_up_in_a_row_is_read_as_it_came(count, piled, seed):
    bag = Row(count, *piled)
    drawn = bag.sample(None, Random(seed))
    assert all(figures for _, figures in bag.fits(None, drawn))
    assert bag.read(None, drawn) == drawn.items
    assert drawn.items in dict(bag.space(None))


@given(st.integers(0, 4), layers, st.lists(st.sampled_from("abcd"), max_size=5))
def test_a_given_row_is_taken_exactly_where_it_can_come_up(count, piled, items):
    bag = Row(count, *piled)
    fits = all(figures for _, figures in bag.fits(None, Drawn(tuple(items))))
    assert fits == (tuple(items) in rows(bag))


def test_three_of_five_chits():
    bag = Bag(3, ("skull", "corn", "corn", "wood", "wood"))
    space = dict(bag.space(None))
    assert sum(space.values()) == math.comb(5, 3)
    assert sum(w for items, w in space.items() if "skull" in items) == math.comb(4, 2)


def test_fractions_divide_out_what_is_rolled_again():
    assert fractions({"I": 3, "II": 1, "": 4}) == {"I": Fraction(3, 8), "II": Fraction(1, 8), "": Fraction(1, 2)}
    assert fractions({"I": 3, "II": 1, "": 4}, "") == {"I": Fraction(3, 4), "II": Fraction(1, 4)}

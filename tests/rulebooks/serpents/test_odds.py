"""Initiative odds: exact, quick, and the same as going through every roll."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from serpents_book import book

from rulekit.engine.chance import Rolled
from rulekit.engine.odds import fractions
from rulekit.engine.tables import table


def roll_of(one, two, rulings=()):
    """A table at the Initiative roll; Speed dice by Fighter, each with an owner of its own."""
    seats = ("Ana", "Bo", "Cy", "Dee")
    fighters, n = {}, 0
    for team, dice in (("Team I", one), ("Team II", two)):
        for i, speed in enumerate(dice):  # whoever is third in a Team has turned
            fighter = {"owner": seats[n], "team": team, "speed": speed, "treacherous": i > 1}
            fighters[f"{seats[n]} 1"] = fighter
            n += 1
    houses = {x: {"games_master": x == "Ana", "influence": 5} for x in seats}
    data = {"phase": "Arena", "houses": houses, "fighters": fighters, "arena": list(fighters)}
    return book.begin("primus", table(book.state, data).set(rulings=book.readings(dict(rulings))), "initiative")


@pytest.mark.parametrize(
    ("one", "two", "chance"),
    [
        ((3, 3), (3, 3), Fraction(1, 2)),
        ((3, 3), (3, 2), Fraction(238880659, 358367538)),
        ((4, 3), (4, 2), Fraction(7393849413, 12967977916)),
    ],
)
def test_known_fractions_in_ten_milliseconds(one, two, chance):
    pos = roll_of(one, two)
    pos.odds()
    best = min(timed(pos) for _ in range(5))
    assert pos.odds() == {"Team I": chance, "Team II": 1 - chance}
    assert best < 0.010


def timed(pos):
    start = time.perf_counter()
    pos.odds()
    return time.perf_counter() - start


def by_hand(one, two):
    """Go through every roll with rules written down once more: totals from high to low, side against side."""
    count = Counter()
    dice = [*one, *two]
    for faces in itertools.product(range(1, 7), repeat=sum(dice)):
        sums, at = [], 0
        for k in dice:
            sums.append(sum(faces[at : at + k]))
            at += k
        ours, theirs = sorted(sums[: len(one)], reverse=True), sorted(sums[len(one) :], reverse=True)
        least = min(len(ours), len(theirs))
        ours, theirs = ours[:least], theirs[:least]
        count["Team I" if ours > theirs else "Team II" if theirs > ours else ""] += 1
    return count


@pytest.mark.parametrize(
    ("one", "two"), [((1, 1), (1, 1)), ((2, 1), (1, 1)), ((2, 1), (1, 2)), ((2,), (1, 1)), ((1, 1, 1), (2,))]
)
def test_every_roll_agrees(one, two):
    pos = roll_of(one, two)
    found = by_hand(one, two)
    assert pos.odds() == fractions(found, "")
    assert pos.chance.weights(pos.state) == dict(found)


@pytest.mark.parametrize("rulings", [{}, {"O-33.4": "pair"}, {"O-33.4": "single"}, {"O-33.6": "top"}, {"O-51": "ten"}])
@pytest.mark.parametrize(("one", "two"), [((2, 1), (1, 2)), ((2,), (1, 1))])
def test_readings_add_up_to_the_weights(one, two, rulings):
    pos = roll_of(one, two, rulings)
    added = Counter()
    for reading, weight in pos.chance.space(pos.state):
        added[reading.winner] += weight
    assert dict(added) == pos.chance.weights(pos.state)
    # ... and each reading is what a roll is read as.
    readings = {r for r, _ in pos.chance.space(pos.state)}
    rng = Random(1)
    for _ in range(200):
        assert pos.chance.read(pos.state, pos.chance.sample(pos.state, rng)) in readings


def test_the_example_before_the_roll():
    start = book.scenario("primus-initiative-tie").start()
    assert start.odds()["Team I"] == Fraction(238880659, 358367538)


def test_partners_with_a_die_each_are_even():
    pos = roll_of((1, 1), (1, 1))
    pos = pos.play(Rolled((("Ana 1", (6,)), ("Bo 1", (6,)), ("Cy 1", (1,)), ("Dee 1", (1,))))).after
    assert pos.top.step == "partners"
    for seat in ("Ana", "Bo"):
        pos = pos.play(next(m for m in pos.legal(seat) if m.chooser == seat)).after
    assert pos.odds() == {"Ana": Fraction(1, 2), "Bo": Fraction(1, 2)}


def test_more_dice_are_better():
    chances = [roll_of((k, 2), (2, 2)).odds()["Team I"] for k in range(1, 6)]
    assert chances == sorted(chances)

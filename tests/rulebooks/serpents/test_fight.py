"""A Primus fought out at random, and the odds of an attack against every roll there is."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from serpents_book import book, readings
from serpents_play import check, coins, playout

from rulekit.engine.chance import Rolled
from rulekit.engine.tables import table
from rulekit.rulebooks.serpents.board import START, apart, path
from rulekit.rulebooks.serpents.moves.dice import POOLS, all_left, left
from rulekit.rulebooks.serpents.moves.strike import Strike


def field(seed, players=4, rulings=()):
    """Return a new game at the forming of Teams, with four Fighters in the Arena."""
    s = book.new_game(players, seed=seed, rulings=dict(rulings), flow="primus").state
    rng = Random(seed)
    if len(s.fighters) < 4:  # three Houses without a Slave
        return field(seed + 1000, players, rulings)
    there = rng.sample([f.name for f in s.fighters], 4)
    owned = [s.fighter(n).owner for n in there]
    if max(map(owned.count, owned)) > 2:
        return field(seed + 1000, players, rulings)
    return book.begin("primus", s.set(arena=tuple(there), called=True, phase="Arena"), "teams")


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(3, 6))
def test_a_fight_at_random_comes_to_its_end(seed, players):
    start = field(seed, players)
    before = start.state
    for pos in playout(start, Random(seed), limit=3000):
        s = pos.state
        assert book.impossible(s) == ()
        assert coins(s) == coins(before)
        for f in s.fighters:
            assert all(left(f, pool) >= 0 for pool in POOLS)
            assert not (f.down and f.space)
            assert f.dead >= (f.down == "Beheading")
        assert bool(s.hits) == (pos.top.step == "losses")
    assert pos.top.step == "decided"
    assert s.stakes == ()
    winners = {f.owner for f in s.members(s.victor)}
    for h in s.houses:
        assert h.influence == min(12, before.house(h.name).influence + (h.name in winners))
    assert {f.name for f in s.fighters if f.glory} == {f.name for f in s.members(s.victor) if not f.dead}
    assert len({f.dead for f in s.fighters if f.team and f.team != s.victor and f.down != "Beheading"}) <= 1


@pytest.mark.parametrize("rulings", readings())
def test_a_fight_at_random_under_other_readings(rulings):
    for seed in range(2):
        check(field(seed, rulings=rulings), seed)


def attack_of(attack, defence, rulings=(), **abilities):
    """Return the position at an attack roll."""
    seats = ("Ana", "Bo", "Cy")
    fighters = {
        "Ana 1": {"owner": "Ana", "team": "Team I", "attack": attack, "ability": abilities.get("ana", "")},
        "Bo 1": {"owner": "Bo", "team": "Team II", "defence": defence, "ability": abilities.get("bo", "")},
    }
    data = {
        "houses": {n: {"games_master": n == "Ana"} for n in seats},
        "fighters": fighters,
        "arena": list(fighters),
        "first": "Team I",
        "side": "Team I",
        "acting": "Ana 1",
        "target": "Bo 1",
        "struck": True,
    }
    return book.begin("combat", table(book.state, data).set(rulings=book.readings(dict(rulings))), "strike")


NAMES = ("no hit", "1 hit", "2 hits", "3 hits", "4 hits")


def by_hand(attack, defence, sides=6, wins_ties=False, less=0):
    """Go through every roll with rules written down once more."""
    count = Counter()
    for faces in itertools.product(range(1, sides + 1), repeat=attack + defence):
        mine, theirs = sorted(faces[:attack])[::-1], sorted(faces[attack:])[::-1]
        hits = 0
        for i, face in enumerate(mine):
            if i >= len(theirs):
                hits += face >= 3
            elif face > theirs[i] or (wins_ties and face == theirs[i]):
                hits += 1
        count[NAMES[max(0, hits - less)]] += 1
    whole = sum(count.values())
    return {hits: Fraction(n, whole) for hits, n in count.items()}


@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (3, 3), (4, 1), (1, 4)])
def test_the_odds_of_an_attack_are_exact(attack, defence):
    assert attack_of(attack, defence).odds() == by_hand(attack, defence)


def test_the_odds_know_abilities_and_readings():
    assert attack_of(2, 2, ana="wins ties").odds() == by_hand(2, 2, wins_ties=True)
    assert attack_of(3, 2, bo="one hit less").odds() == by_hand(3, 2, less=1)
    assert attack_of(2, 2, {"O-51": "ten"}).odds() == by_hand(2, 2, sides=10)


def test_three_dice_against_two_as_everybody_knows_them():
    """With no unpaired die to count, 2 dice against 2 are the well-known 295, 420 and 581 of 1296."""
    odds = attack_of(2, 2).odds()
    assert odds == {"no hit": Fraction(581, 1296), "1 hit": Fraction(420, 1296), "2 hits": Fraction(295, 1296)}


def test_what_a_roll_is_read_as_is_among_the_readings():
    pos, rng = attack_of(3, 2), Random(1)
    readings = {r for r, _ in pos.chance.space(pos.state)}
    for _ in range(200):
        assert pos.chance.read(pos.state, pos.chance.sample(pos.state, rng)) in readings


def test_a_roll_is_explained_die_by_die():
    pos = attack_of(4, 2)
    words = book.words("en")
    told = list(Strike().explain(pos.state, Rolled((("Ana 1", (1, 5, 3, 6)), ("Bo 1", (5, 6))))))
    assert [name for name, _ in told] == ["strike-tie", "strike-tie", "strike-open", "strike-short"]
    told += list(Strike().explain(pos.state, Rolled((("Ana 1", (1, 1, 3, 6)), ("Bo 1", (5, 4))))))
    assert {name for name, _ in told[4:]} == {"strike-hit", "strike-held", "strike-short"}
    assert all(words.has(f"check-{name}") for name, _ in told)


def test_an_attack_takes_dice_and_a_die_in_each_pool_fells():
    pos = attack_of(3, 3)
    target = pos.state.fighter("Bo 1")
    assert all_left(target) == 9
    pos = pos.play(Rolled((("Ana 1", (6, 6, 6)), ("Bo 1", (1, 1, 1))))).after
    assert pos.state.hits == 3
    assert pos.acting() == ("Bo",)


def test_the_board_that_is_given():
    spaces = {x.name: x for x in START}
    assert len({(x.q, x.r) for x in START}) == len(START)
    for one, two in itertools.permutations(spaces, 2):
        assert apart(spaces[one], spaces[two]) <= path(START, one, two, ())
    assert path(START, "I back", "II back", ()) == 4
    assert path(START, "I left", "II left", ("sand", "side")) is None

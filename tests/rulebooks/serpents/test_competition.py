"""The Competition met whole where it is small, at random where not, and its dice against every roll there is."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from serpents_book import book
from serpents_play import coins, playout

from rulekit.engine.chance import Rolled
from rulekit.engine.explore import explore
from rulekit.engine.position import Position
from rulekit.engine.tables import table
from rulekit.proof.play import random_game
from rulekit.rulebooks.serpents.moves.competition import can_field
from rulekit.rulebooks.serpents.moves.die_each import orders

SEATS = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
# Four spaces in a row: a Team sets up on two of them.
ROW = {
    "I far": {"green": True, "beside": "I", "q": 0},
    "I near": {"green": True, "beside": "I", "q": 1},
    "II near": {"green": True, "beside": "II", "q": 2},
    "II far": {"green": True, "beside": "II", "q": 3},
}


def tied(*args, **given):
    """Return the first position of a phase's end; see `opened`."""
    return opened(*args, **given).after


def opened(count, worth=(), fighters=(1,) * 6, players=0, rulings=(), tired=(), items=(), purse=0, rome=False):
    """Open the end of a phase with so many on 12, and Fighters of one die in each pool."""
    seats = SEATS[: players or max(3, count)]
    houses = {n: {"influence": 12 if i < count else 7, "games_master": i == 0} for i, n in enumerate(seats)}
    houses[seats[-1]]["coins"] = purse
    owned = {}
    for n, value, have in zip(seats, (*worth, *(5,) * 6), fighters, strict=False):
        for k in range(have):
            owned[f"{n} {k + 1}"] = {
                "owner": n,
                "speed": 1,
                "attack": 1,
                "defence": 1,
                "value": 0 if k else value,
                "ready": n not in tired,
            }
    data = {
        "houses": houses,
        "fighters": owned,
        "board": ROW,
        "items": {n: {"owner": owner, "slot": "special"} for n, owner in items},
    }
    if rome:  # Varinia can call on Rome once
        houses[seats[-1]] |= {"family": "Varinia", "guards": ["Watch 1", "Watch 2", "Watch 3"]}
        data |= {"cards": {f"Watch {i}": {"kind": "Guard"} for i in range(1, 5)}, "discard": ["Watch 4"]}
    state = table(book.state, data).set(rulings=book.readings(dict(rulings)))
    return book.opening("competition", state)


WHOLE = {
    "nobody on 12": lambda: opened(0),
    "one on 12": lambda: opened(1),
    "two of two": lambda: opened(2),
    "two, and a net": lambda: opened(2, items=(("Net", "Ana"),)),
    "two, one of them with nobody": lambda: opened(2, fighters=(1, 0, 1)),
    "nobody has anybody": lambda: opened(2, fighters=(0, 0, 1)),
    "two who may refuse": lambda: opened(2, rulings={"O-47": "may refuse"}),
    "three": lambda: opened(3, (9, 5, 4)),
    "three level": lambda: opened(3),
    "three, and the winner is tired": lambda: opened(3, (9, 5, 4), (1, 2, 1), rulings={"BR-17.2": "tired"}),
    "four, and tired winners": lambda: opened(4, (9, 5, 4, 1), rulings={"BR-17.2": "tired"}),
    "two, as in any fight": lambda: opened(2, rulings={"BR-17.3": "as a fight"}, purse=1),
    "two, as in any fight, and Rome": lambda: opened(2, rulings={"BR-17.3": "as a fight"}, purse=1, rome=True),
    "three, and nobody knows the page": lambda: opened(3, (9, 5, 4), rulings={"O-49": "report"}),
    "five, worth differently, reported": lambda: opened(5, (1, 2, 3, 4, 5), rulings={"O-48.4": "report"}),
    "six, some level": lambda: opened(6, (1, 2, 3, 3, 3, 3)),
}
# From the first Fighter sent on the fights are like those met whole.
TO_THE_FIGHT = {
    "four level": lambda: opened(4),
    "four who may refuse": lambda: opened(4, (9, 5, 5, 1), rulings={"O-47": "may refuse"}),
    "five level": lambda: opened(5),
    "six level": lambda: opened(6),
    "five level, and all roll again": lambda: opened(5, rulings={"O-48.2": "all"}),
    "five, worth differently": lambda: opened(5, (1, 2, 3, 4, 5)),
    "six, some level, by worth": lambda: opened(6, (9, 8, 3, 3, 3, 3), rulings={"O-48.3": "by worth"}),
    "five, and the die first": lambda: opened(5, tired=("Bo", "Dee"), rulings={"O-48.1": "die first"}),
    "six, and a die says who meets whom": lambda: opened(6, (1, 2, 3, 4, 5, 6), rulings={"BR-17.1": "by die"}),
}
ALL = WHOLE | TO_THE_FIGHT


@cache
def explored(name):
    quiet = (lambda s: s.arena != ()) if name in TO_THE_FIGHT else None
    return explore(ALL[name]().after, limit=150_000, quiet=quiet)


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.slow if n == "six level" else ()) for n in ALL])
def test_no_trap(name):
    found = explored(name)
    assert found.whole == (name in WHOLE)
    assert found.states < 150_000
    assert found.stuck == ()
    assert found.trapped == ()


@pytest.mark.parametrize(
    ("name", "ends"),
    [
        ("nobody on 12", {"goes on"}),
        ("one on 12", {"won"}),
        ("two of two", {"won"}),
        ("nobody has anybody", {"cancelled"}),
        ("two who may refuse", {"won"}),
        ("three", {"won"}),
        ("three, and the winner is tired", {"won"}),
        ("four, and tired winners", {"cancelled"}),
        ("two, as in any fight", {"won"}),
        ("three, and nobody knows the page", {"unsettled"}),
        ("six, some level", {"unsettled"}),
    ],
)
def test_the_ends(name, ends):
    assert set(explored(name).ends) == ends


def test_every_edge_is_taken():
    # Nothing in these flows fells both Fighters at once.
    outside = {"e-competition-duel-return-undecided", "e-duel-combat-return-undecided"}
    taken = {e for name in ALL for e in explored(name).taken}
    taken |= {e.id for name in ALL for e in ALL[name]().edges}
    for flow in ("competition", "duel"):
        edges = {d["edge"].id for *_, d in book.graph(flow).edges(data=True)}
        assert edges - taken == outside & edges


# --- at random --------------------------------------------------------------------------------------

TIES = [r.id for r in book.rulings if r.id.startswith(("O-46", "O-47", "O-48", "BR-17"))]


@st.composite
def endings(draw):
    """A table at the end of a phase: how many are on 12, what they own, under which readings."""
    players = draw(st.integers(3, 6))
    on_top = draw(st.integers(2, players))
    worth = draw(st.tuples(*[st.integers(0, 3)] * players))
    fighters = draw(st.tuples(*[st.sampled_from((0, 1, 1, 1, 2))] * players))
    rulings = {r: draw(st.sampled_from(tuple(book.rulings[r].readings))) for r in TIES}
    return tied(on_top, worth, fighters, players, rulings)


@settings(max_examples=150)
@given(endings(), st.integers(0, 10**6))
def test_any_tie_comes_to_an_end(start, seed):
    *_, last = playout(start, Random(seed), limit=3000)
    s, before = last.state, start.state
    assert book.impossible(s) == ()
    assert coins(s) == coins(before)
    if s.reads("BR-17.3") == "game alone":
        assert [f.glory for f in s.fighters] == [f.glory for f in before.fighters]
    assert (s.champion != "") == (last.top.step == "won")
    rivals = {r.name: r for r in s.rivals}
    most = {"one each": 1, "one more": 2}[s.reads("O-46")]
    for h in s.houses:
        lost = (12 if h.name in rivals else 7) - h.influence
        assert 0 <= lost <= (most if h.name in rivals else 0)
    if s.champion:
        assert s.house(s.champion).influence == 12
        assert [n for n, r in rivals.items() if not r.out] == [s.champion]
    if last.top.step == "cancelled":
        assert all(r.out for r in rivals.values())
    if last.top.step == "unsettled":
        assert len([r for r in rivals.values() if not r.out]) > 4


@settings(max_examples=40)
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_by_the_default_readings_a_tie_of_able_ones_has_a_winner(on_top, seed):
    rng = Random(seed)
    worth = [rng.randint(1, 30) for _ in range(6)] if on_top < 5 else [7] * 6
    start = tied(on_top, worth, [rng.randint(1, 3) for _ in range(6)])
    *_, last = playout(start, rng, limit=3000)
    assert last.top.step == "won"
    assert last.state.champion in SEATS[:on_top]
    assert all(h.influence in (7, 12) for h in last.state.houses)
    fights = sum(r.won for r in last.state.rivals)
    assert fights == min(on_top, 4) - 1


# --- in whole games -----------------------------------------------------------------------------------


def on_top(players, count, seed):
    """Play a whole game at random up to its first ledger; there so many stand on 12 Influence, the others on 8."""
    pos, rng = book.new_game(players, seed=seed, flow="game"), Random(seed)
    for record in random_game(pos, rng):
        pos = record.after
        if pos.top.flow == "upkeep":
            break
    high = rng.sample(pos.state.seats, count)
    houses = tuple(h.set(influence=12 if h.name in high else 8) for h in pos.state.houses)
    return Position(pos.frames, pos.state.set(houses=houses))


@pytest.mark.parametrize(("players", "count"), [(n, k) for n in range(3, 7) for k in range(2, n + 1)])
def test_in_a_whole_game(players, count):
    for seed in range(4):
        start = on_top(players, count, seed)
        in_it, last = [], start
        for record in random_game(start, Random(seed), 20_000):
            last, s = record.after, record.after.state
            assert book.impossible(s) == ()
            assert coins(s) == coins(start.state)
            flow = last.top.flow
            if flow != "upkeep":
                in_it.append(len(s.rivals))  # the first time, as Upkeep has left it
            if flow not in ("competition", "duel", "combat") and not last.over:
                assert s.rivals == ()  # a Competition leaves nothing behind
        assert in_it[0] == count
        assert last.top.step in ("twelve alone", "competition won", "unsettled")
        assert (last.state.champion != "") == (last.top.step != "unsettled")


# --- dice -------------------------------------------------------------------------------------------


def by_hand(count, room=4):
    """Go through every roll with rules written down once more: who is out where it is one, or that some roll again."""
    out = Counter()
    for faces in itertools.product(range(1, 7), repeat=count):
        high = sorted(faces, reverse=True)
        if high[room - 1] == high[room]:
            out["level at the cut"] += 1
        elif count - room > 1:
            out["four found"] += 1
        else:
            low = next(n for n, f in zip(SEATS, faces, strict=False) if f < high[room - 1])
            out[f"{low} is out"] += 1
    return {label: Fraction(n, 6**count) for label, n in out.items()}


@pytest.mark.parametrize("count", [5, 6])
def test_the_odds_of_the_cut_are_exact(count):
    assert tied(count).odds() == by_hand(count)


def test_the_odds_of_the_cut_name_all_who_stay_out():
    """Two places are left for four: who gets them, and who does not, is told of both at once."""
    seats = SEATS[:6]
    found = tied(6, (9, 9), rulings={"O-48.3": "by worth"}).odds()
    pairs = [f"{a} and {b} are out" for a, b in itertools.combinations(seats[2:], 2)]
    assert set(found) == {*pairs, "level at the cut"}
    assert len({found[pair] for pair in pairs}) == 1


def test_the_weights_of_the_orders_add_up():
    for count in (2, 3, 4):
        pos = tied(count) if count > 2 else tied(3, (9, 9, 1))
        assert sum(w for _, w in pos.chance.space(pos.state)) == 6**count
        readings = {r for r, _ in pos.chance.space(pos.state)}
        rng = Random(count)
        assert all(pos.chance.read(pos.state, pos.chance.sample(pos.state, rng)) in readings for _ in range(100))


@pytest.mark.parametrize(("count", "orders_of"), [(1, 1), (2, 3), (3, 13), (4, 75), (5, 541)])
def test_every_order_with_ties_once(count, orders_of):
    found = list(orders(SEATS[:count]))
    assert len(found) == len(set(found)) == orders_of


def test_with_ten_faces_the_cut_is_level_less_often():
    six, ten = tied(6).odds(), tied(6, rulings={"O-51": "ten"}).odds()
    assert ten["level at the cut"] < six["level at the cut"]


def test_a_die_held_back_is_refused():
    pos = tied(5)
    verdict = pos.why(Rolled((("Ana", (3,)), ("Bo", (2,)), ("Cy", (1,)), ("Dee", (6,)))))
    assert not verdict
    assert "SW-C56-01" in verdict.clauses


def test_who_can_field():
    s = tied(2, fighters=(1, 0, 1)).state
    assert can_field(s, "Ana")
    assert not can_field(s, "Bo")
    assert not can_field(s.put_fighter("Ana 1", wounded=True), "Ana")
    assert not can_field(s.put_fighter("Ana 1", ready=False), "Ana")

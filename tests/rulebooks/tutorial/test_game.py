"""Whole games: what is kept, who wins, and some that are written down."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rulebooks.tutorial.checks import book
from rulebooks.tutorial.keeping import in_box, wrong_with

from rulekit.engine.position import digest
from rulekit.errors import RulekitError
from rulekit.proof.bots import bot_of, game
from rulekit.proof.play import random_game
from rulekit.proof.simulate import simulate
from rulekit.rulebooks.tutorial.state import Player, Table

FOLDER = Path(__file__).parent / "games"
MANY = 1_000  # `make games BOOK=tutorial` plays ten thousand


def play_checked(players, seed, readings=None):
    """Play a random game, look at every table on the way, and return the last."""
    position = book.new_game(players, seed=seed, rulings=readings or {})
    due = in_box(players)
    for record in random_game(position, Random(seed), 6_000):
        position = record.after
        assert list(wrong_with(position.state, due)) == [], (seed, record.before.top.place)
    assert position.over == "over", (seed, position.top.place)
    return position.state


READINGS = st.fixed_dictionaries(
    {}, optional={r.id: st.sampled_from(sorted(r.readings)) for r in book.rulings if r.id != "TF-OD-04"}
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 4), readings=READINGS)
def test_whole_games_under_any_readings(seed, players, readings):
    s = play_checked(players, seed, readings)
    assert s.round == 6
    assert s.winners
    assert s.asked == s.turns == s.declaring == s.fighters == s.showing == ()
    assert all(not p.spent and not p.free_gear and not p.training for p in s.players)


def test_one_may_play_alone_where_that_is_read():
    assert play_checked(1, 3, {"TF-OD-04": "alone"}).winners == ("Red",)


@pytest.mark.slow
def test_a_thousand_random_games():
    for seed in range(MANY):
        play_checked(2 + seed % 3, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_bots_play_whole_games(players, bot):
    found = simulate(book, 3, seed=players, players=players, bot=bot)
    assert (found.finished, found.errors, found.ends) == (3, [], {"over": 3})
    assert found.scores is not None


@pytest.mark.slow
def test_the_simple_bot_plays_better_than_chance():
    won = 0
    for seed in range(16):
        position = book.new_game(4, seed=seed)
        seats = position.state.seats
        clever = seats[seed % 4]
        bots = {seat: bot_of(book, "simple" if seat == clever else "random") for seat in seats}
        for record in game(position, bots, Random(seed)):
            position = record.after
        won += position.state.winners == (clever,)
    assert won >= 12  # by chance it would be four


# --- games that are written down ---------------------------------------------------------------------


def transcript(position, seed):
    """Tell a random game in one line a step: who did what, and the table after it."""
    words = book.words("en")
    for record in random_game(position, Random(seed)):
        act = record.act
        if record.before.step.chance is not None:
            told = f"{record.before.top.place}: {', '.join(act.items)}"
        else:
            fields = {f: getattr(act, f) for f in act.__struct_fields__}
            told = words(f"{type(act).__name__}.story", **fields)
        yield [told, record.after.digest]


def ending(s):
    return {p.name: [p.score, p.coins, p.honour] for p in s.players}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda p: p.stem)
def test_a_written_game_comes_out_the_same(path):
    written = json.loads(path.read_text(encoding="utf-8"))
    assert list(transcript(opening(written), written["seed"])) == written["steps"]


def opening(written):
    return book.new_game(written["players"], seed=written["seed"], rulings=written["rulings"])


def test_there_are_written_games_of_every_size():
    sizes = {json.loads(p.read_text(encoding="utf-8"))["players"] for p in FOLDER.glob("*.json")}
    assert sizes == {2, 3, 4}


# --- the independent scorer --------------------------------------------------------------------------


def score(honour, coins, printed):
    """Count points by the rules alone; nothing of the book's code is used here."""
    points = honour + sum(printed)
    while coins >= 10:
        points, coins = points + 1, coins - 10
    return points


POINTS = {"Statue in the Square": 3, "Old Name": 2, "Good Harvest": 1, "Overseer": 1, "Quiet Ally": 1, "Full Purse": 0}


def test_scores_agree_with_an_independent_scorer():
    rng = Random(5)
    for _ in range(3_000):
        left, rows, due, purse = list(POINTS), [], {}, {}
        rng.shuffle(left)
        for name in ("P1", "P2", "P3", "P4")[: rng.randint(2, 4)]:
            lasting, hand = ([left.pop()] if left and rng.random() < 0.5 else [] for _ in range(2))
            honour, purse[name] = rng.randint(0, 3), rng.randint(0, 40)
            rows.append(Player(name, honour=honour, coins=purse[name], lasting=tuple(lasting), hand=tuple(hand)))
            due[name] = score(honour, purse[name], [POINTS[c] for c in (*lasting, *hand)])
        s = book.begin("game", Table(players=tuple(rows)), "count").state
        assert {p.name: p.score for p in s.players} == due
        best = max((points, purse[name]) for name, points in due.items())
        assert s.winners == tuple(name for name in due if (due[name], purse[name]) == best)


@pytest.mark.parametrize(
    ("players", "more", "what"),
    [
        (0, {}, "0 players"), (1, {}, "1 players"), (5, {}, "5 players"), (["A", "A"], {}, "A sits there twice"),
        (["A", ""], {}, "no name"), (2, {"rounds": -1}, "whole number from 0"),
    ],
)  # fmt: skip
def test_tables_that_cannot_be_set(players, more, what):
    with pytest.raises(RulekitError, match=what):
        book.new_game(players, **more)


def test_a_game_of_two_rounds_as_agreed():
    position = book.new_game(2, seed=1, rounds=2)
    for record in random_game(position, Random(1)):
        position = record.after
    assert (position.over, position.state.round) == ("over", 2)


def test_every_step_can_be_undone():
    """Positions are values: whoever kept one has it as it was."""
    position = book.new_game(3, seed=9)
    kept = []
    for record in random_game(position, Random(9)):
        kept.append((record.before, digest(record.before), record.act, record.after))
    for before, mark, act, after in kept[:: len(kept) // 40]:
        assert digest(before) == mark
        assert before.play(act).after == after

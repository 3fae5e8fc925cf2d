"""Whole games: what is kept, what they come to, and that they come to an end."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rulebooks.tribune.checks import book
from rulebooks.tribune.keeping import TABLES, Keeper
from rulebooks.tribune.transcripts import FOLDER, GAMES, transcript

from rulekit.proof.bots import bot_of, game
from rulekit.proof.play import random_game
from rulekit.proof.simulate import simulate
from rulekit.rulebooks.tribune.winning import conditions


def all_records(record):
    yield record
    for inner in record.follows:
        yield from all_records(inner)


@pytest.mark.parametrize("setup", TABLES, ids=str)
@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 2))])
def test_nothing_comes_about_or_vanishes(setup, seed):
    position = book.new_game(seed=seed, **setup)
    keeper = Keeper(position)
    for record in random_game(position, Random(seed)):
        for r in all_records(record):
            assert list(keeper.wrong(r.after)) == [], r.before.top.place
        position = record.after
    s = position.state
    assert position.over == "over"
    assert s.winners and book.impossible(s) == ()
    need = {p.name: conditions()[p.condition].needed[str(len(s.seats))] for p in s.players}
    assert all(book.scores(s)[name] >= need[name] for name in s.winners)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 10_000),
    setup=st.sampled_from(TABLES),
    readings=st.fixed_dictionaries({}, optional={r.id: st.sampled_from(sorted(r.readings)) for r in book.rulings}),
)
def test_games_end_under_all_readings(seed, setup, readings):
    position = book.new_game(seed=seed, rulings=readings, **setup)
    for n, record in enumerate(random_game(position, Random(seed), 8_000)):
        position = record.after
        assert n % 25 or book.impossible(position.state) == ()
    # Without Phases 6 and 7 there are no offices, patrons and favors, so that it may take very long.
    goes_on = position.over is None or position.over == ""
    may_last = readings.get("TR-OD-28") == "text" and goes_on and (position.step.chance is not None or position.legal())
    assert position.over == "over" or may_last


@pytest.mark.parametrize("setup", TABLES, ids=str)
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_bots_play_whole_games(setup, bot):
    rest = {k: v for k, v in setup.items() if k != "players"}
    found = simulate(book, 3, seed=7, players=setup["players"], bot=bot, settings=rest)
    assert (found.finished, found.errors, found.ends) == (3, [], {"over": 3})


@pytest.mark.slow
def test_the_simple_bot_plays_better_than_chance():
    won = 0
    for seed in range(20):
        position = book.new_game(4, seed=seed)
        seats = position.state.seats
        clever = seats[seed % 4]
        bots = {seat: bot_of(book, "simple" if seat == clever else "random") for seat in seats}
        for record in game(position, bots, Random(seed)):
            position = record.after
        won += clever in position.state.winners
    assert won >= 14  # by chance it would be five


@pytest.mark.parametrize("name", GAMES)
def test_games_go_as_they_went(name):
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(transcript(name)) == stored

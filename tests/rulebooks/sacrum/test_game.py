"""Whole games: what is kept, what comes how often, who wins."""

from random import Random

import msgspec
import pytest
from rulebooks.sacrum.checks import book
from rulebooks.sacrum.keeping import astray, missed_twice
from rulebooks.sacrum.scorer import POINTS, final_table, score, winners

from rulekit.proof.bots import bot_of, game
from rulekit.proof.play import random_game
from rulekit.proof.simulate import simulate
from rulekit.rulebooks.sacrum.state import Player, Table
from rulekit.rulebooks.sacrum.tiles import face, there, tiles

ONCE = {name: dict(there(tile.once)) for name, tile in tiles().items()}


# --- the independent scorer ------------------------------------------------------------------------


def test_scores_agree_with_an_independent_scorer():
    rng = Random(11)
    for _ in range(10_000):
        players = final_table(rng)
        rows = tuple(
            Player(n, tiles=tuple(t), coins=c, inhabitants=i, on_sacrum=g) for n, (t, c, i, g) in players.items()
        )
        found = book.begin("scoring", Table(players=rows, expansions=("Hellas",))).state
        assert {p.name: (p.power, p.population, p.score) for p in found.players} == {
            n: score(*values) for n, values in players.items()
        }
        assert found.winners == winners(players)


# --- what is kept ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_goods_and_coins_come_and_go_as_the_rules_say(seed):
    """Coins never come about nor vanish, and goods come only where the rules hand them out."""
    for record in random_game(book.new_game(1 + seed % 6, seed=seed), Random(seed)):
        assert list(astray(record, ONCE)) == []


def test_what_goes_astray_is_found():
    """The keeper of goods and coins sees a coin or a good that nobody gave."""
    position = book.new_game(2, seed=1)
    record = next(iter(random_game(position, Random(1))))
    for what in ("coins", "food"):
        rich = record.after.state.put("Red", **{what: 50})
        wrong = msgspec.structs.replace(record, after=msgspec.structs.replace(record.after, state=rich), follows=())
        assert list(astray(wrong, ONCE))


def test_the_scorer_knows_every_tile():
    assert {name: tile.points for name, tile in tiles().items()} == POINTS


def test_the_skull_as_often_as_it_must():
    games, skulls = 400, 0
    for seed in range(games):
        position = book.new_game(1 + seed % 3, seed=seed)
        for record in random_game(position, Random(seed)):
            position = record.after
        assert position.over == "over"
        assert not missed_twice(position.state.skulls)
        skulls += sum(position.state.skulls)
    # The number in a game has mean 24/5 and variance 9016/18225.
    sigma = (games * 9016 / 18225) ** 0.5
    assert abs(skulls - games * 24 / 5) < 5 * sigma


# --- bots and simulations --------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_bots_play_whole_games(players, bot):
    found = simulate(book, 4, seed=players, players=players, bot=bot)
    assert (found.finished, found.errors, found.ends) == (4, [], {"over": 4})
    assert found.length is not None
    assert found.scores is not None


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


# --- the tiles -------------------------------------------------------------------------------------


def test_stand_ins_are_marked_and_the_real_ones_are_not():
    known = [*(t for back in "ABC" for t in book.facts["SC-CL-004"][back]), *book.facts["SC-CL-005"]["D"]]
    assert sorted(name for name, tile in tiles().items() if not tile.stand_in) == sorted(known)
    words = book.words("en")
    for back in "ABC":
        due = book.facts["B-3.1.2"][back]
        mine = [name for name in tiles() if name.startswith(back) and name[1:].isdigit()]
        assert len(mine) == due
        assert all(words.name(name).endswith("(stand-in)") for name in mine)
    stand_ins = [t for t in tiles().values() if t.stand_in]
    assert sum(t.kind == "building" for t in stand_ins) == sum(t.kind == "landscape" for t in stand_ins) == 20
    assert sum(t.supply for t in stand_ins) == 2


# Kind, bid, points, cost, once, income, written down apart from the book's file.
REAL = {
    "Maniotic Tower": ("building", 3, 3, {"stone": 2, "wood": 1}, {}, {"stone": 1}),
    "Paleo Kastro": ("building", 2, 4, {"stone": 2, "wood": 4}, {"inhabitants": 1}, {}),
    "Fields of Sacrum A": ("landscape", 5, 0, {}, {"inhabitants": 1}, {"food": 3}),
    "Mines of Laurion": ("building", 4, 5, {"stone": 1, "wood": 3}, {"coins": 3, "inhabitants": 2}, {}),
    "Forest of Sacrum B": ("landscape", 3, 2, {}, {"inhabitants": 2}, {"wood": 2, "stone": 1}),
    "Fields of Sacrum B": ("landscape", 5, 3, {}, {"inhabitants": 3}, {"food": 2}),
    "Pyramid of Hellinikon": (
        "building", 7, 7, {"stone": 5, "wood": 2}, {"inhabitants": 3}, {"wood": 1, "food": 1, "stone": 1},
    ),
    "Forest of Sacrum C": ("landscape", 6, 5, {}, {"inhabitants": 3}, {"wood": 1, "stone": 2}),
    "Treasury": ("building", 9, 6, {"stone": 7}, {"inhabitants": 4}, {}),
}  # fmt: skip


@pytest.mark.parametrize("name", REAL)
def test_a_tile_of_this_set_shows(name):
    t = face(name)
    assert (t.kind, t.bid, t.points, *map(dict, map(there, (t.cost, t.once, t.income)))) == REAL[name]
    assert (t.choice, t.against) == ((1, ("plague",)) if name == "Paleo Kastro" else (0, ()))

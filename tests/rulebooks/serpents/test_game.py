"""Whole games: from the first die to 12 Influence, what is kept on the way, and who sees what."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from serpents_book import book, everything, readings
from serpents_play import check, coins, in_hands

from rulekit.engine.chance import Drawn
from rulekit.engine.tables import table
from rulekit.engine.views import Hidden
from rulekit.errors import BookError, UnknownName
from rulekit.proof.bots import bot_of, game
from rulekit.proof.play import random_game
from rulekit.proof.simulate import simulate
from rulekit.rulebooks.serpents.deck import printed
from rulekit.rulebooks.serpents.moves.cards import Declare
from rulekit.story.telling import Teller

WHOLE = ("game", "upkeep", "market", "fight", "dealing", "drawing", "phase end")


def played(players, seed, rulings=None):
    """Yield every record of a whole game at random."""
    return random_game(book.new_game(players, seed=seed, rulings=rulings), Random(seed), book.bound)


# --- games to their end ------------------------------------------------------------------------------


def sound(s, start):
    assert book.impossible(s) == ()
    assert in_hands(s) == in_hands(start)
    assert coins(s) == 0
    assert s.pending == ()
    assert all(h.coins >= 0 and 0 <= h.influence <= 12 for h in s.houses)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_game_at_random_ends_and_loses_nothing(players):
    for seed in range(3):
        start = book.new_game(players, seed=seed)
        for n, record in enumerate(random_game(start, Random(seed), book.bound)):
            if n % 7 == 0:
                sound(record.after.state, start.state)
        end = record.after
        sound(end.state, start.state)
        assert end.over in ("twelve alone", "competition won")
        assert end.state.house(end.state.champion).influence == 12


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(400))
def test_every_step_of_many_games(seed):
    start = book.new_game(3 + seed % 4, seed=seed)
    for record in random_game(start, Random(seed), book.bound):
        sound(record.after.state, start.state)
    assert record.after.over


@pytest.mark.parametrize("rulings", readings())
def test_a_game_under_another_reading(rulings):
    seed = len(str(rulings))
    start = book.new_game(3 + seed % 4, seed=seed, rulings=rulings)
    for n, record in enumerate(random_game(start, Random(seed), book.bound)):
        if n % 25 == 0:
            sound(record.after.state, start.state)
    sound(record.after.state, start.state)
    assert record.after.over


@pytest.mark.parametrize("length", ["quick", "standard", "long"])
def test_games_of_every_length_end(length):
    start = book.new_game(3, seed=1, length=length)
    assert [*random_game(start, Random(1), book.bound)][-1].after.over


@pytest.mark.parametrize("flow", ["upkeep", "intrigue", "market", "auction", "primus", "fight", "competition"])
def test_random_play_of_a_single_flow_of_the_game(flow):
    """A table dealt for one flow is good for that flow."""
    for seed in range(3):
        check(book.new_game(3 + seed, seed=seed, flow=flow), seed)


def ended(step, influence, fighters=()):
    """Return the position after a phase with so much Influence."""
    houses = {n: {"influence": i, "games_master": n == "Ana"} for n, i in influence.items()}
    owned = {f"{n} g": {"owner": n, "value": k} for k, n in enumerate(fighters)}
    return book.begin("game", table(book.state, {"phase": "Upkeep", "houses": houses, "fighters": owned}), step)


@pytest.mark.parametrize("step", ["after upkeep", "after intrigue", "after market", "after arena"])
def test_any_phase_can_be_the_last(step):
    alone = ended(step, {"Ana": 12, "Bo": 11, "Cy": 4})
    assert (alone.over, alone.state.champion) == ("twelve alone", "Ana")
    tie = ended(step, {"Ana": 12, "Bo": 12, "Cy": 4}, ("Bo",))
    assert (tie.over, tie.state.champion) == ("competition won", "Bo")
    off = ended(step, {"Ana": 12, "Bo": 12, "Cy": 4})
    assert (off.over, off.state.champion, off.state.house("Ana").influence) == ("", "", 11)
    five = dict.fromkeys(("Ana", "Bo", "Cy", "Dee", "Eli"), 12)
    crowd = book.begin(
        "game",
        table(
            book.state,
            {
                "houses": {n: {"influence": i, "games_master": n == "Ana"} for n, i in five.items()},
                "fighters": {f"{n} g": {"owner": n, "value": 3 * (n in ("Ana", "Bo"))} for n in five},
            },
        ),
        step,
    )
    assert (crowd.over, crowd.state.champion) == ("unsettled", "")


@pytest.mark.slow
def test_every_edge_of_the_game_is_taken():
    taken = set()
    for case in everything():
        if case.file.expect.impossible is None:
            for node in case.play_out().trace.nodes:
                taken |= {e.id for e in node.record.edges} if node.record is not None else set()
    for seed in range(16):
        for record in played(3 + seed % 4, seed):
            taken |= {e.id for e in record.edges}
    ends = {"alone", "competition", "unsettled"}  # of each phase: the test above
    for flow in WHOLE:
        edges = {d["edge"].id for *_, d in book.graph(flow).edges(data=True) if d["edge"].outcome not in ends}
        assert edges - taken == set()


# --- the cards ---------------------------------------------------------------------------------------


def test_stand_ins_are_marked_and_the_named_cards_are_not():
    deck = printed("teaching")
    known = {"Bend to Your Will", "Spectacle of Blood and Death", "Guest from Rome", "Poisoned Wine"}
    assert {c.name for c in deck.cards.values() if not c.teaching} == known
    assert known <= deck.snakes
    assert all(name.startswith("Practice ") for name in (deck.cards.keys() | deck.wares.keys()) - known)
    starters = Counter(w.kind for w in deck.wares.values() if w.starter)
    assert starters == {"Gladiator": 8, "Slave": 8}
    assert printed("").cards == {}


def test_a_new_game_begins_with_everything_in_the_decks():
    s = book.new_game(4, seed=3).state
    deck = printed("teaching")
    assert in_hands(s) == sorted((*deck.cards, *deck.wares))
    assert set(s.boxed) == deck.snakes
    assert not any(h.hand or h.coins or h.guards for h in s.houses)
    assert {h.influence for h in s.houses} == {7}
    assert s.seats == ("Ivan", "Alla", "Petr", "Liza")


def test_a_table_that_cannot_be_set():
    with pytest.raises(BookError, match="3 to 6 players"):
        book.new_game(2)
    with pytest.raises(UnknownName, match="length of a game"):
        book.new_game(3, length="endless")
    with pytest.raises(UnknownName, match="length of a game"):
        book.new_game(3, length=4)


@pytest.mark.parametrize("gold", [-4, "-4", "abc", True, 1.5])
def test_gold_that_nobody_can_begin_with(gold):
    with pytest.raises(BookError, match="gold is a whole number of coins from 0; "):
        book.new_game(3, gold=gold)
    assert [book.new_game(3, gold=n).state.start_gold for n in (0, 5)] == [0, 5]


def test_a_deck_that_runs_out_is_made_of_its_discard_pile():
    """Whatever has been discarded comes again."""
    reshuffled = 0
    for seed in range(6):
        for record in played(6, seed):
            before, after = record.before.state, record.after.state
            if record.before.top.place == "drawing/draw" and len(after.intrigue_pile) > len(before.intrigue_pile):
                reshuffled += 1
                assert after.discard == ()
    assert reshuffled


# --- secrets -----------------------------------------------------------------------------------------


def first_draw():
    """Return the first draw of a game."""
    return next(r for r in played(3, 1) if r.before.top.place == "drawing/draw")


def test_what_is_drawn_its_drawer_alone_sees():
    record = first_draw()
    (drawer,) = record.before.acting()
    cards = record.act.items
    assert record.view(drawer).act == record.act
    for eyes in ("", *(n for n in record.before.state.seats if n != drawer)):
        seen = record.view(eyes)
        assert isinstance(seen.act.items, Hidden)
        assert len(seen.act.items) == len(cards)
        assert all(card not in repr(seen.act) for card in cards)
        told = Teller(book, "en", eyes)
        assert told.chanced(record) == f"{drawer} draws 3 cards"
        assert not any(card in repr(told.changes(record.before, record.after)) for card in cards)
        assert told.odds(record) is None
    assert all(card in Teller(book, "en", drawer).chanced(record) for card in cards)


def test_two_draws_look_the_same_to_the_others():
    record = first_draw()
    (drawer,) = record.before.acting()
    other = Drawn(tuple(sorted(record.before.state.intrigue_pile)[-3:]))
    assert other != record.act
    twin = record.before.play(other)
    for eyes in ("", *(n for n in record.before.state.seats if n != drawer)):
        assert record.after.view(eyes).digest == twin.after.view(eyes).digest
    assert record.after.view(drawer).digest != twin.after.view(drawer).digest


def test_nobody_sees_into_the_decks():
    s = book.new_game(3, seed=1)
    for eyes in ("", "Ivan"):
        seen = s.view(eyes).state
        assert isinstance(seen.intrigue_pile, Hidden)
        assert isinstance(seen.market_pile, Hidden)


def test_moves_of_a_whole_game_can_be_asked_for_by_every_seat():
    for n, record in enumerate(played(4, 2)):
        pos = record.after
        if n % 10 or pos.over or pos.step.chance is not None:
            continue
        legal = pos.legal()
        for seat in pos.state.seats:
            assert {m for m in legal if m.by == seat} <= set(pos.legal(seat))
            for move in (m for m in legal if m.by != seat and isinstance(m, Declare)):
                assert not pos.why(move, seat).failed


# --- bots and simulations ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, *(pytest.param(n, marks=pytest.mark.slow) for n in (5, 6))])
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_bots_play_whole_games(players, bot):
    found = simulate(book, 2, seed=players, players=players, bot=bot)
    assert (found.finished, found.errors) == (2, [])
    assert set(found.ends) <= {"twelve alone", "competition won"}
    assert found.length is not None
    assert found.length.most < book.bound
    assert found.scores is not None
    assert found.scores.most == 12


@pytest.mark.slow
def test_the_simple_bot_plays_better_than_chance():
    won = 0
    for seed in range(12):
        position = book.new_game(4, seed=seed)
        seats = position.state.seats
        clever = seats[seed % 4]
        bots = {seat: bot_of(book, "simple" if seat == clever else "random") for seat in seats}
        for record in game(position, bots, Random(seed), book.bound):
            position = record.after
        won += position.state.champion == clever
    assert won >= 8  # by chance it would be three

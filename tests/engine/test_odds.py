"""Exact odds, at one step and along a chain."""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType

import pytest
from engine.helpers import Nod, ana, board_book
from engine.shapes import combat
from toy import Player
from toy import Table as ToyTable
from toy import book as toy

from rulekit.engine.chance import Chance, Rolled
from rulekit.engine.moves import Pass
from rulekit.engine.odds import forecast
from rulekit.engine.pieces import effect
from rulekit.errors import RulekitError


class Coin(Chance):
    """A die read as a word; the table says how many of its faces mean what."""

    result = Rolled
    table = MappingProxyType({"head": 1, "tail": 1})

    def space(self, s):
        return tuple(self.table.items())

    @effect("X-1")
    def counted(self, s, reading):
        return s.set(n=s.n + 1, word=reading)

    def outcome(self, s, reading):
        return reading


def flipped(weights, again=""):
    book, table = board_book()
    coin = type("Flip", (Coin,), {"table": weights})()
    flow = book.flow("f", "flip")
    flow.chance("flip", coin, {name: "=" if name == again else "done" for name in weights}, "X-1", by=ana, again=again)
    flow.end("done", "X-1")
    return book.begin("f", table())


def test_odds_are_fractions_of_all_weights():
    odds = flipped({"head": 1, "tail": 2}).odds()
    assert odds == {"head": Fraction(1, 3), "tail": Fraction(2, 3)}
    assert all(isinstance(f, Fraction) for f in odds.values())


def test_what_is_rolled_again_is_divided_out():
    assert flipped({"head": 1, "tail": 2, "edge": 97}, "edge").odds() == {
        "head": Fraction(1, 3),
        "tail": Fraction(2, 3),
    }


def test_a_blank_outcome_that_counts_is_not_taken_for_the_one_that_is_rolled_again():
    odds = flipped({"": 1, "tail": 1, "edge": 2}, "edge").odds()
    assert odds == {"": Fraction(1, 2), "tail": Fraction(1, 2)}


def test_where_everything_is_rolled_again_there_are_no_odds_but_one_line():
    pos = flipped({"edge": 6}, "edge")
    with pytest.raises(RulekitError, match="every result has to be rolled again"):
        pos.odds()
    with pytest.raises(RulekitError, match="every result has to be rolled again"):
        forecast(pos, lambda p: bool(p.over), lambda p: None, lambda p: 0)


def test_the_roll_off_of_the_toy_is_even_between_two_and_between_three():
    def at_roll(*bids):
        players = tuple(Player(n, 5, bid=b) for n, b in zip(("Ana", "Bo", "Cy"), bids, strict=True))
        return toy.begin("auction", ToyTable(players=players), "roll")

    assert at_roll(3, 3, 1).odds() == {"Ana": Fraction(1, 2), "Bo": Fraction(1, 2)}
    assert at_roll(2, 2, 2).odds() == dict.fromkeys(("Ana", "Bo", "Cy"), Fraction(1, 3))


def test_a_position_that_is_no_chance_step_has_no_odds():
    with pytest.raises(ValueError, match="auction/bid is no chance step"):
        toy.new_game().odds()


def test_a_chain_of_flips_gives_the_binomial():
    """Three flips: the number of heads is 0, 1, 2, 3 in 1, 3, 3, 1 of eight ways."""

    class Toss(Coin):
        @effect("X-1")
        def counted(self, s, reading):
            return s.set(n=s.n + 10 + (reading == "head"))

        def outcome(self, s, reading):
            return "done" if s.n >= 30 else "on"

    book, table = board_book()
    flow = book.flow("f", "say")
    flow.choice("say", ana, "X-1")
    flow.offer(Nod, "say", "toss")
    flow.chance("toss", Toss(), {"on": "say", "done": "done"}, "X-1", by=ana)
    flow.end("done", "X-1")
    found = forecast(book.begin("f", table()), lambda p: bool(p.over), lambda p: Nod("Ana"), lambda p: p.state.n - 30)
    assert found == {0: Fraction(1, 8), 1: Fraction(3, 8), 2: Fraction(3, 8), 3: Fraction(1, 8)}


def test_a_chain_without_end_is_reported():
    book, table = board_book()
    flow = book.flow("f", "flip")
    flow.chance("flip", Coin(), {"head": "=", "tail": "="}, "X-1", by=ana)
    flow.end("done", "X-1")
    with pytest.raises(RulekitError, match="not ended after 50 steps"):
        forecast(book.begin("f", table()), lambda p: False, lambda p: None, lambda p: 0, limit=50)


def test_first_blood_of_a_duel_is_a_geometric_series_cut_where_we_stop():
    """A blow lands where the attacker rolls higher: 15 of 36 ways.  Blows fall in turn, so after three of them …"""

    def policy(pos):
        moves = pos.legal(pos.acting()[0])
        return next((m for m in moves if isinstance(m, Pass)), moves[0])

    def blows(pos):
        return sum(not f.ready for f in pos.state.fighters)

    def until(pos):
        return bool(pos.state.fallen) or (pos.top.step == "name" and blows(pos) == 3)

    found = forecast(combat.book.begin("combat", combat.table()), until, policy, lambda p: p.state.fallen)
    hit, miss = Fraction(15, 36), Fraction(21, 36)
    fallen = {"I": Fraction(0), "II": Fraction(0), "": Fraction(0)}
    for names, chance in found.items():
        fallen["" if not names else combat.table().of(names[0]).team] += chance
    assert fallen == {"II": hit + miss * miss * hit, "I": miss * hit, "": miss**3}

"""Verdicts: every question that was asked, with its source and its figures."""

from __future__ import annotations

import pytest
from engine.helpers import Nod, ana, board_book, positions
from engine.shapes import intrigue
from hypothesis import given
from toy import Bid, Pay, Player, Veto
from toy import Table as ToyTable
from toy import book as toy

from rulekit.engine.chance import Rolled
from rulekit.engine.moves import Move
from rulekit.engine.pieces import (
    IDLE,
    at_least,
    at_most,
    differs,
    equals,
    guard,
    less_than,
    more_than,
    nobody,
    pieces_of,
    quantity,
    swapped,
)  # fmt: skip
from rulekit.engine.verdict import Verdict
from rulekit.errors import BookError, Refused


def answers(verdict):
    return {c.id.rpartition(".")[2]: c.answer for c in verdict.checks}


def chained(n):
    class Try(Move):
        @guard("X-1")
        def first(self, s):
            return s.n != 1

        @guard("X-2", needs="first")
        def second(self, s):
            return s.n != 2

        @guard("X-3", needs=("first", "second"), ruling="R-3")
        def third(self, s):
            return s.n != 3

        @guard("X-4", ruling="R-4")
        def alone(self, s):
            return s.n > 3

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-0")
    flow.offer(Try, "a", "b")
    flow.end("b", "X-0")
    return book.begin("f", table(n=n)).why(Try("Ana"))


@pytest.mark.parametrize(
    ("n", "found", "clauses"),
    [
        (1, ("no", "moot", "moot", "no"), ("X-1", "X-4", "R-4")),
        (2, ("yes", "no", "moot", "no"), ("X-2", "X-4", "R-4")),
        (3, ("yes", "yes", "no", "no"), ("X-3", "R-3", "X-4", "R-4")),
        (4, ("yes", "yes", "yes", "yes"), ()),
    ],
)
def test_what_leans_on_a_failed_guard_is_moot_and_what_does_not_still_answers(n, found, clauses):
    verdict = chained(n)
    assert tuple(answers(verdict)[k] for k in ("first", "second", "third", "alone")) == found
    assert verdict.clauses == clauses
    assert bool(verdict) == (not clauses)


@pytest.mark.parametrize(("n", "found"), [(0, ("moot", "yes")), (1, ("moot", "no")), (2, ("yes", "yes"))])
def test_a_guard_that_does_not_apply_is_moot_and_stops_nothing(n, found):
    class Try(Move):
        @guard("X-1")
        def even(self, s):
            return s.n == 2 if s.n > 1 else IDLE

        @guard("X-2", needs="even")
        def leaning(self, s):
            return s.n != 1

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-0")
    flow.offer(Try, "a", "b")
    flow.end("b", "X-0")
    pos = book.begin("f", table(n=n))
    verdict = pos.why(Try("Ana"))
    assert tuple(answers(verdict)[k] for k in ("even", "leaning")) == found
    assert all(c.figures is None for c in verdict.checks if c.answer == "moot")
    assert bool(verdict) == (Try("Ana") in pos.legal()) == ("no" not in found)


def test_the_wrong_seat_makes_the_guards_moot():
    verdict = toy.begin("floor", ToyTable(), seat="Ana").why(Veto("Bo", "veto", "Cy"))
    assert answers(verdict) == {"seat": "no", "holds": "moot", "not_oneself": "moot"}
    assert verdict.checks[0].figures.have == "Bo"
    assert verdict.checks[0].figures.need == ("Ana",)


def test_the_figures_say_what_was_there_and_what_was_needed():
    verdict = toy.new_game().why(Bid("Ana", 9))
    figures = verdict.failed[0].figures
    assert (figures.relation, figures.have, figures.need) == ("at-least", 5, 9)
    assert verdict.line(toy.words()) == (
        "not allowed, since this is not met: The purse holds the bid (need 9, have 5) [T-1]"
    )


def test_the_parts_of_a_figure_are_kept():
    table = intrigue.table(Ana=intrigue.Dominus("Ana", 3, fist=2), Bo=intrigue.Dominus("Bo"))
    pos = (
        intrigue.book.begin("scheme", table.put("Ana", hand=("p1",)), seat="Ana")
        .play(intrigue.Declare("Ana", "p1"))
        .after
    )
    figures = pos.why(intrigue.Pay("Ana", "Bo", 2)).failed[0].figures
    assert (figures.have, figures.need) == (1, 2)
    assert figures.parts == (("coins", 3), ("fist", -2))
    assert sum(number for _, number in figures.parts) == figures.have


def test_a_given_roll_is_judged_die_by_die():
    players = tuple(Player(n, 5, bid=3) for n in ("Ana", "Bo"))
    pos = toy.begin("auction", ToyTable(players=players), "roll")
    assert pos.why(Rolled((("Ana", (3,)), ("Bo", (4,)))))
    verdict = pos.why(Rolled((("Ana", (7,)), ("Bo", (4, 4)))))
    assert [c.id for c in verdict.failed] == ["roll-faces", "roll-count"]
    assert verdict.clauses == ("T-5",)


def test_a_result_of_chance_where_nothing_is_rolled_is_not_of_this_moment():
    verdict = toy.new_game().why(Rolled((("Ana", (3,)),)))
    assert [(c.id, c.source) for c in verdict.failed] == [("moment", "T-2")]


@given(positions())
def test_a_verdict_is_yes_exactly_where_no_check_is_anything_else(position):
    for move in position.legal():
        verdict = position.why(move)
        assert isinstance(verdict, Verdict)
        assert {c.answer for c in verdict.checks} == {"yes"}
        assert verdict.failed == ()
        assert verdict.clauses == ()


def test_a_guard_that_raises_is_a_fault_of_the_book_and_not_a_refusal():
    class Try(Move):
        @guard("X-1")
        def slips(self, s):
            return {}["x"]

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Try, "a", "b")
    flow.end("b", "X-1")
    with pytest.raises(KeyError):
        book.begin("f", table()).play(Try("Ana"))


def test_a_guard_needs_what_stands_before_it():
    class Try(Move):
        @guard("X-1", needs="later")
        def early(self, s):
            return True

        @guard("X-1")
        def later(self, s):
            return True

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Try, "a", "b")
    flow.end("b", "X-1")
    with pytest.raises(BookError, match="later"):
        book.begin("f", table())


@pytest.mark.parametrize(
    ("figures", "ok"),
    [
        (at_least(2, 2), True), (at_least(1, 2), False), (at_most(2, 2), True), (at_most(3, 2), False),
        (more_than(3, 2), True), (more_than(2, 2), False), (less_than(1, 2), True), (less_than(2, 2), False),
        (differs("a", "b"), True), (differs("a", "a"), False), (equals(1, 1), True), (equals(1, 2), False),
        (nobody(()), True), (nobody(("Ana",)), False),
    ],
)  # fmt: skip
def test_figures_are_true_where_they_hold(figures, ok):
    assert bool(figures) is ok


def test_pieces_come_in_written_order_bases_first_and_a_name_written_again_replaces():
    class Base(Move):
        @guard("X-1")
        def one(self, s):
            return True

        @guard("X-2")
        def two(self, s):
            return True

    class Derived(Base):
        @guard("X-3")
        def three(self, s):
            return True

        @guard("X-9")
        def one(self, s):
            return False

    from rulekit.engine.pieces import Guard

    assert [(g.name, g.clauses) for g in pieces_of(Derived, Guard)] == [
        ("one", ("X-9",)),
        ("two", ("X-2",)),
        ("three", ("X-3",)),
    ]


def test_a_piece_switched_off_amounts_to_nothing_and_comes_back():
    @quantity("X-1")
    def three(s):
        return 3

    with swapped(three, three.neutral):
        assert three(None) == 0
    assert three(None) == 3
    guard_piece = Bid.purse
    with swapped(guard_piece, guard_piece.neutral):
        toy.compiled()
        record = toy.new_game().play(Bid("Ana", 9))
        assert record.edge.outcome == "more"
    toy.compiled()
    with pytest.raises(Refused):
        toy.new_game().play(Bid("Ana", 9))


def test_an_effect_switched_off_leaves_no_trace_in_the_record():
    pay = Pay.to_bank
    players = (Player("Ana", 5, bid=3), Player("Bo", 5))
    with swapped(pay, pay.neutral):
        toy.compiled()
        pos = toy.begin("auction", ToyTable(players=players), "count")
        assert pos.state.bank == 0
    toy.compiled()
    pos = toy.begin("auction", ToyTable(players=players), "count")
    assert (pos.state.bank, pos.state.log, pos.state.of("Ana").coins) == (3, 1, 2)


def test_an_end_takes_no_more_moves():
    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Nod, "a", "b")
    flow.end("b", "X-2")
    over = book.begin("f", table()).play(Nod("Ana")).after
    assert over.legal() == ()
    with pytest.raises(Refused) as error:
        over.play(Nod("Ana"))
    assert error.value.verdict.clauses == ("X-2",)

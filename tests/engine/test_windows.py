"""Windows: who is asked, in which order, and when a window opens again."""

from __future__ import annotations

import pytest
from engine.helpers import Add, Nod, all_seats, ana, board_book, nobody
from hypothesis import given
from hypothesis import strategies as st

from rulekit.engine.explore import explore
from rulekit.engine.moves import Move, Pass, Rule
from rulekit.engine.pieces import at_most, effect, guard
from rulekit.errors import BookError, Refused


class Chat(Move):
    """Say something, in a window or elsewhere; nothing changes."""


class Write(Move):
    """Change the table, up to three times."""

    @guard("X-1")
    def room(self, s):
        return at_most(s.n, 2)

    @effect("X-1")
    def written(self, s):
        return s.set(n=s.n + 1)


def windowed(again, *, over="choice", second=False):
    """Return a book with a window; Nod leads out of it, over one more step, back into it."""
    book, table = board_book()
    flow = book.flow("f", "ask")
    flow.window("ask", all_seats, "then" if second else "done", "X-1", again=again)
    flow.offer(Write, "ask", "=")
    flow.offer(Nod, "ask", "away")
    if over == "choice":
        flow.choice("away", ana, "X-1")
        flow.offer(Chat, "away", "ask")
        flow.offer(Add, "away", "ask")
    elif over == "auto":
        flow.auto("away", Rule(), "ask", "X-1")
    else:
        flow.call("away", "aside", {"back": "ask"}, "X-1")
        aside = book.flow("aside", "talk")
        aside.choice("talk", lambda s, at: at.seat, "X-1")
        aside.offer(Chat, "talk", "back")
        aside.offer(Add, "talk", "back")
        aside.end("back", "X-1")
    if second:
        flow.window("then", all_seats, "done", "X-1", again=again)
        flow.offer(Write, "then", "=")
    flow.end("done", "X-1")
    return book.begin("f", table())


def play(pos, *acts):
    for act in acts:
        pos = pos.play(act).after
    return pos


def test_seats_are_asked_in_order_and_only_then():
    pos = windowed("all")
    assert pos.acting() == ("Ana",)
    for early in ("Bo", "Cy"):
        with pytest.raises(Refused) as error:
            pos.play(Pass(early))
        assert [c.id for c in error.value.verdict.failed] == ["seat"]
    pos = play(pos, Pass("Ana"))
    assert pos.acting() == ("Bo",)
    assert pos.top.waiting == ("Bo", "Cy")
    assert not pos.why(Pass("Ana"))


def test_it_closes_when_all_have_passed_in_a_row():
    record = play(windowed("all"), Pass("Ana"), Pass("Bo")).play(Pass("Cy"))
    assert record.after.over == "done"
    assert record.edge.outcome == "done"


def test_an_act_that_changed_the_table_lets_all_speak_anew():
    pos = play(windowed("all"), Pass("Ana"), Write("Bo"))
    assert pos.top.waiting == ("Ana", "Bo", "Cy")


def test_an_act_that_changed_the_table_lets_only_the_rest_go_on_where_the_rule_says_rest():
    pos = play(windowed("rest"), Pass("Ana"), Write("Bo"))
    assert pos.top.waiting == ("Cy",)
    assert play(pos, Write("Cy")).over == "done"


@pytest.mark.parametrize("over", ["choice", "auto", "call"])
@pytest.mark.parametrize("again", ["all", "rest"])
def test_who_spoke_and_changed_nothing_cannot_open_the_window_again(again, over):
    pos = play(windowed(again, over=over), Pass("Ana"), Nod("Bo"))
    if over != "auto":
        pos = play(pos, Chat("Ana" if over == "choice" else "Bo"))
    assert pos.top.step == "ask"
    assert pos.top.waiting == ("Cy",)


@pytest.mark.parametrize("over", ["choice", "call"])
def test_a_change_made_on_the_way_back_opens_the_window_for_all(over):
    pos = play(windowed("all", over=over), Pass("Ana"), Nod("Bo"), Add("Ana" if over == "choice" else "Bo"))
    assert pos.top.waiting == ("Ana", "Bo", "Cy")


@pytest.mark.parametrize("over", ["choice", "auto", "call"])
def test_without_changes_no_play_goes_round_for_ever(over):
    """Each speaks at most once, so the longest way through is known."""
    pos, steps = windowed("all", over=over), 0
    while not pos.over:
        moves = [m for m in pos.legal() if not isinstance(m, Pass | Write | Add)]
        pos, steps = pos.play(moves[0]).after, steps + 1
        assert steps <= 6
    assert explore(windowed("all", over=over), quiet=lambda s: s.n > 4).trapped == ()


@given(st.lists(st.sampled_from(["pass", "write"]), min_size=1, max_size=30))
def test_the_window_remembers_only_passes_in_a_row(words):
    """Against a model of three lines: who is asked next, how many passes in a row."""
    pos = windowed("all")
    waiting = ["Ana", "Bo", "Cy"]
    for word in words:
        if pos.over:
            break
        assert list(pos.top.waiting) == waiting
        if word == "write" and pos.state.n < 3:
            pos = pos.play(Write(waiting[0])).after
            waiting = ["Ana", "Bo", "Cy"]
        else:
            pos = pos.play(Pass(waiting[0])).after
            waiting = waiting[1:]
    assert bool(pos.over) == (not waiting)


def test_a_second_window_asks_everybody_whatever_the_first_remembers():
    pos = play(windowed("all", second=True), Pass("Ana"), Pass("Bo"), Pass("Cy"))
    assert pos.top.step == "then"
    assert pos.top.waiting == ("Ana", "Bo", "Cy")


def test_a_step_from_one_window_straight_into_another_asks_everybody():
    book, table = board_book()
    flow = book.flow("f", "one")
    flow.window("one", all_seats, "done", "X-1", again="rest")
    flow.window("two", all_seats, "done", "X-1", again="rest")
    flow.offer(Nod, "one", "two")
    flow.end("done", "X-1")
    pos = play(book.begin("f", table()), Pass("Ana"), Nod("Bo"))
    assert pos.top.step == "two"
    assert pos.top.waiting == ("Ana", "Bo", "Cy")


def test_what_somebody_else_may_do_in_a_window_takes_nobodys_turn():
    book, table = board_book()
    flow = book.flow("f", "ask")
    flow.window("ask", all_seats, "done", "X-1", again="rest")
    flow.offer(Write, "ask", "=", who=lambda s, at: "Cy")
    flow.end("done", "X-1")
    pos = play(book.begin("f", table()), Write("Cy"))
    assert pos.top.waiting == ("Ana", "Bo", "Cy")
    pos = play(pos, Pass("Ana"), Write("Cy"))
    assert pos.top.waiting == ("Bo", "Cy")


def test_where_nobody_can_be_asked_the_flow_goes_on():
    book, table = board_book()
    flow = book.flow("f", "ask")
    flow.window("ask", nobody, "done", "X-1", again="all")
    flow.end("done", "X-1")
    assert book.begin("f", table()).over == "done"


def test_a_window_that_has_lost_its_way_on_is_found_when_the_book_is_compiled():
    book, table = board_book()
    flow = book.flow("f", "ask")
    flow.window("ask", all_seats, "done", "X-1", again="all")
    flow.end("done", "X-1")
    flow.graph.remove_edge("ask", "done", key="e-f-ask-pass-done")
    with pytest.raises(BookError, match="f, step ask"):
        book.begin("f", table())


def test_an_aside_does_not_use_up_the_turn_to_speak():
    book, table = board_book()
    flow = book.flow("f", "ask")
    flow.window("ask", all_seats, "done", "X-1", again="rest")
    flow.offer(Write, "ask", "=", free=True)
    flow.offer(Nod, "ask", "=")
    flow.end("done", "X-1")
    pos = play(book.begin("f", table()), Write("Ana"))
    assert (pos.state.n, pos.top.waiting) == (1, ("Ana", "Bo", "Cy"))
    pos = play(pos, Nod("Ana"), Write("Bo"))
    assert (pos.state.n, pos.top.waiting) == (2, ("Bo", "Cy"))

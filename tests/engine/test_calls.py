"""Called flows: for whom they run, where they return, how they nest."""

from __future__ import annotations

import pytest
from engine.helpers import Add, Nod, all_seats, ana, board_book

from rulekit.engine.explore import explore
from rulekit.errors import BookError, Refused


def own(_s, at):
    return at.seat


def nested():
    """Return a book in which anybody calls, and who was called calls the next seat in turn."""
    book, table = board_book()
    outer = book.flow("outer", "open")
    outer.floor("open", all_seats, "X-1")
    outer.offer(Nod, "open", "in")
    outer.call("in", "middle", {"yes": "good", "no": "bad"}, "X-1")
    outer.end("good", "X-1")
    outer.end("bad", "X-1")
    middle = book.flow("middle", "first")
    middle.choice("first", own, "X-2")
    middle.offer(Nod, "first", "deeper")
    middle.call(
        "deeper", "inner", {"out": "last"}, "X-2", seat=lambda s, at: {"Ana": "Bo", "Bo": "Cy"}.get(at.seat, "Ana")
    )
    middle.choice("last", own, "X-2")
    middle.offer(Nod, "last", "yes")
    middle.offer(Add, "last", "no")
    middle.end("yes", "X-2")
    middle.end("no", "X-2")
    inner = book.flow("inner", "only")
    inner.choice("only", own, "X-3")
    inner.offer(Add, "only", "out")
    inner.end("out", "X-3")
    return book, table


def test_the_seat_is_kept_in_the_frame_and_comes_back_after_the_call():
    book, table = nested()
    pos = book.begin("outer", table()).play(Nod("Bo")).after
    assert [(f.place, f.seat) for f in pos.frames] == [("outer/in", ""), ("middle/first", "Bo")]
    assert pos.acting() == ("Bo",)
    pos = pos.play(Nod("Bo")).after
    assert [(f.place, f.seat) for f in pos.frames][1:] == [("middle/deeper", "Bo"), ("inner/only", "Cy")]
    assert pos.acting() == ("Cy",)
    with pytest.raises(Refused):
        pos.play(Add("Bo"))
    pos = pos.play(Add("Cy")).after
    assert [(f.place, f.seat) for f in pos.frames] == [("outer/in", ""), ("middle/last", "Bo")]
    assert pos.acting() == ("Bo",)


@pytest.mark.parametrize(("move", "end"), [(Nod, "good"), (Add, "bad")])
def test_each_end_of_the_called_flow_returns_along_its_own_edge(move, end):
    book, table = nested()
    pos = book.begin("outer", table())
    for act in (Nod("Ana"), Nod("Ana"), Add("Bo")):
        pos = pos.play(act).after
    record = pos.play(move("Ana"))
    assert record.after.over == end
    assert len(record.after.frames) == 1
    assert [e.kind for e in record.edges] == ["move", "return"]


def test_the_end_of_a_called_flow_is_not_the_end_of_the_game():
    book, table = nested()
    pos = book.begin("outer", table())
    for act in (Nod("Ana"), Nod("Ana"), Add("Bo")):
        pos = pos.play(act).after
        assert pos.over == ""


def test_exploring_goes_through_calls_for_every_seat():
    book, table = nested()
    found = explore(book.begin("outer", table()))
    assert found.whole
    assert found.trapped == ()
    # Open; for each seat: first, inner, last; ends with n = 1 (good) and n = 2 (bad).
    assert (found.states, found.transitions) == (1 + 3 * 3 + 2, 3 + 3 + 3 + 6)
    assert found.ends == {"good": 1, "bad": 1}


def test_a_call_must_cover_every_end_of_the_flow_it_enters():
    book, table = nested()
    book.flows["middle"].end("maybe", "X-2")
    with pytest.raises(BookError, match=r"returns \['no', 'yes'\] but 'middle' ends in \['maybe', 'no', 'yes'\]"):
        book.begin("outer", table())


def test_a_called_flow_must_be_there():
    book, table = nested()
    del book.flows["inner"]
    with pytest.raises(BookError, match="no flow 'inner'"):
        book.begin("outer", table())


def test_a_flow_must_start_at_a_step():
    book, _ = board_book()
    flow = book.flow("f", "start")
    flow.choice("begin", ana, "X-1")
    with pytest.raises(BookError, match="'start', which is no step"):
        book.machine  # noqa: B018 - compiling is what is tried

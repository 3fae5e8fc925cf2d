"""Sealed steps: what is committed stays hidden until all have committed, and acts only then."""

from __future__ import annotations

from typing import Annotated

import pytest
from engine.helpers import Add, all_seats, board_book, nobody
from hypothesis import given
from hypothesis import strategies as st
from toy import Bid
from toy import book as toy

from rulekit.engine.moves import Move
from rulekit.engine.pieces import effect
from rulekit.engine.state import whole
from rulekit.engine.views import plain
from rulekit.errors import Refused, Unknown

coins = st.integers(0, 5)


class Commit(Move):
    x: Annotated[int, whole(0, 9)]

    @effect("X-2")
    def shown(self, s):
        return s.set(n=s.n * 10 + self.x)


def sealed(seats=all_seats):
    book, table = board_book()
    flow = book.flow("f", "seal")
    flow.sealed("seal", seats, Commit, "done", "X-1")
    flow.offer(Add, "seal", "=", who=lambda s, at: "Cy")
    flow.end("done", "X-1")
    return book.begin("f", table())


@given(coins, coins, coins, st.permutations(["Ana", "Bo", "Cy"]))
def test_all_are_revealed_together_whatever_the_order_of_sealing(a, b, c, order):
    bids = {"Ana": a, "Bo": b, "Cy": c}
    pos = toy.new_game()
    for seat in order[:-1]:
        pos = pos.play(Bid(seat, bids[seat])).after
        assert all(p.bid == 0 for p in pos.state.players)
    record = pos.play(Bid(order[-1], bids[order[-1]]))
    assert {p.name: p.bid for p in record.after.state.players} == bids
    assert record.after.top.sealed == ()
    shown = [r for r in record.follows if isinstance(r.act, Bid)]
    # Seat order, and only those whose bid changed something.
    assert [(r.act.by, r.act.coins) for r in shown] == [(s, x) for s, x in bids.items() if x]
    assert all(r.clauses == ("T-2",) for r in shown)


@given(coins, coins, st.sampled_from(["Bo", "Cy", ""]))
def test_two_commitments_look_the_same_to_everybody_else(one, other, eyes):
    records = [toy.new_game().play(Bid("Ana", x)) for x in (one, other)]
    views = [r.view(eyes) for r in records]
    assert views[0].after.digest == views[1].after.digest
    assert plain(views[0].act) == plain(views[1].act)
    assert views[0].clauses == views[1].clauses
    assert views[0].edge == views[1].edge
    assert [d.path for d in records[0].changes(eyes)] == [d.path for d in records[1].changes(eyes)]
    seats = toy.new_game().state.seats
    for seat in seats:
        if seat != "Ana":
            assert records[0].after.legal(seat) == records[1].after.legal(seat)


def test_the_act_of_the_record_is_covered_until_the_reveal_and_open_to_its_own_seat():
    record = toy.new_game().play(Bid("Ana", 3))
    assert record.view("Ana").act == Bid("Ana", 3)
    with pytest.raises(Unknown):
        bool(record.view("Bo").act.coins == 3)


def test_who_has_sealed_is_public_and_what_is_not():
    pos = toy.new_game().play(Bid("Ana", 3)).after
    for eyes in ("Bo", ""):
        assert pos.view(eyes).top.waiting == ("Bo", "Cy")
        assert pos.view(eyes).top.sealed == ()
    assert pos.view("Ana").top.sealed == (Bid("Ana", 3),)


def test_what_is_sealed_is_final():
    pos = toy.new_game().play(Bid("Ana", 3)).after
    with pytest.raises(Refused) as error:
        pos.play(Bid("Ana", 1))
    assert error.value.verdict.clauses == ("T-2",)


def test_another_move_at_a_sealed_step_acts_at_once_and_leaves_the_commitments():
    pos = sealed().play(Commit("Ana", 4)).after
    assert pos.top.waiting == ("Bo", "Cy")
    record = pos.play(Add("Cy"))
    assert record.after.state.n == 1
    assert record.after.top == pos.top
    end = record.after.play(Commit("Cy", 6)).after.play(Commit("Bo", 5)).after
    assert end.over == "done"
    assert end.state.n == 1456


def test_where_nobody_is_to_commit_the_flow_goes_on():
    assert sealed(nobody).over == "done"


def test_a_saved_game_keeps_its_commitments(tmp_path):
    from rulekit.engine.trace import Trace, load

    trace = Trace(toy.new_game().play(Bid("Bo", 2)).after)
    trace.play(Bid("Ana", 5))
    trace.save(tmp_path / "t.json")
    loaded = load(tmp_path / "t.json", toy)
    assert loaded.position.top.sealed == (Bid("Ana", 5), Bid("Bo", 2))
    assert loaded.position == trace.position

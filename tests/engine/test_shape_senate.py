"""The sketch of a phase of placing: extras in turn order, discs as chance, "must … otherwise", a standing move."""

from __future__ import annotations

from fractions import Fraction

from engine.helpers import small_senate, walk
from engine.shapes.senate import BRUTII, Enough, Favour, Place, Proconsul, book, table
from hypothesis import given
from hypothesis import strategies as st

from rulekit.engine.chance import Drawn
from rulekit.engine.explore import explore
from rulekit.engine.state import change


def play(pos, *acts):
    for act in acts:
        pos = pos.play(act).after
    return pos


def test_turns_go_round_and_the_princeps_places_twice():
    pos = play(small_senate(), Place("Ana", "forum 1"))
    assert pos.acting() == ("Bo",)
    pos = play(pos, Place("Bo", "forum 2"))
    assert (pos.top.step, pos.acting()) == ("place", ("Bo",))
    pos = play(pos, Place("Bo", "port"))
    assert pos.top.step == "disc"


def test_who_has_had_enough_is_skipped():
    pos = play(small_senate(), Enough("Ana"), Enough("Bo"), Drawn(("cross",)))
    assert (pos.top.step, pos.state.turn) == ("disc", BRUTII)


def test_discs_are_drawn_without_an_order_and_never_twice():
    pos = play(small_senate(), Enough("Ana"), Enough("Bo"))
    assert pos.odds() == {"arrow": Fraction(1, 2), "cross": Fraction(1, 4), "scroll": Fraction(1, 4)}
    after = play(pos, Drawn(("cross",)))
    assert after.odds() == {"arrow": Fraction(2, 3), "scroll": Fraction(1, 3)}
    assert not after.why(Drawn(("cross",)))


def test_a_text_that_is_missing_is_a_flow_with_one_end():
    pos = play(small_senate(), Enough("Ana"), Enough("Bo"))
    record = pos.play(Drawn(("scroll",)))
    assert [e.kind for e in record.edges] == ["outcome", "return", "outcome"]
    assert record.after.top.place == "phase/disc"


def test_the_brutii_must_send_a_proconsul_where_they_can_and_otherwise_the_turn_goes_on():
    pos = play(small_senate(), Enough("Ana"), Enough("Bo"))
    assert play(pos, Drawn(("arrow",))).top.step == "proconsul"
    spaces = pos.state.spaces
    for name in ("forum 1", "forum 2", "port"):
        spaces = change(spaces, name, held="Ana")
    record = pos.put(spaces=spaces).play(Drawn(("arrow",)))
    assert record.after.top.step == "disc"
    assert "PRO-2" in record.cited


def test_followers_and_the_proconsul_share_what_a_space_asks():
    for cls in (Place, Proconsul):
        assert {"_Placing.space_is_free", "_Placing.one_a_region"} == {
            c.id for c in _guards(cls) if c.id.startswith("_Placing")
        }


def _guards(cls):
    from rulekit.engine.moves import parts_of

    return parts_of(cls).guards


def test_the_favour_stands_at_every_choice_for_the_princeps_alone():
    pos = small_senate()
    assert pos.why(Favour("Bo"))
    assert not pos.why(Favour("Ana"))
    record = pos.play(Favour("Bo"))
    assert record.after.top == pos.top
    assert record.after.state.of("Bo").followers == 3
    assert not record.after.why(Favour("Bo"))
    edges = [d["edge"] for *_, d in book.graph().edges(data=True) if d["edge"].move is Favour]
    assert {(e.source, e.target) for e in edges} == {("place", "place"), ("proconsul", "proconsul")}


def test_the_phase_is_over_from_everywhere():
    found = explore(small_senate())
    assert found.whole
    assert found.trapped == ()
    assert set(found.ends) == {"over"}


@given(st.integers(0, 2**32))
def test_no_space_is_held_twice_and_no_region_by_one_seat_twice(seed):
    start = book.begin("phase", table())
    for record in walk(start, seed, 80):
        s = record.after.state
        held = [(x.region, x.held) for x in s.spaces if x.held]
        assert len(set(held)) == len(held)
        assert all(h.followers >= 0 for h in s.houses)

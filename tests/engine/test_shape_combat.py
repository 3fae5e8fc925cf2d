"""The sketch of a round of combat: a shared decision, dice between partners, treachery, fighters that fall."""

from __future__ import annotations

from fractions import Fraction

import pytest
from engine.helpers import small_combat, walk
from engine.shapes.combat import Betray, Name, book, table
from hypothesis import given
from hypothesis import strategies as st

from rulekit.engine.chance import Rolled
from rulekit.engine.explore import explore
from rulekit.engine.moves import Pass
from rulekit.errors import Refused


def play(pos, *acts):
    for act in acts:
        pos = pos.play(act).after
    return pos


def begun(**more):
    return book.begin("combat", table(**more))


def passed(pos):
    return play(pos, *(Pass(seat) for seat in pos.state.seats))


def blow(attacker, target, a, t):
    return Rolled(((attacker, (a,)), (target, (t,))))


def test_partners_who_agree_need_no_die():
    pos = play(begun(), Name("Ana", "cy's"), Name("Bo", "cy's"))
    assert (pos.top.step, pos.state.target, pos.state.attacker) == ("treachery", "cy's", "ana's")


def test_partners_who_differ_roll_until_one_is_higher():
    pos = play(begun(), Name("Ana", "cy's"), Name("Bo", "dee's"))
    assert pos.top.step == "partner die"
    assert set(pos.acting()) == {"Ana", "Bo"}
    assert pos.odds() == {"Ana": Fraction(1, 2), "Bo": Fraction(1, 2)}
    pos = play(pos, blow("Ana", "Bo", 3, 3))
    assert pos.top.step == "partner die"
    assert play(pos, blow("Ana", "Bo", 2, 5)).state.target == "dee's"


def test_what_a_partner_wishes_is_hidden_until_both_have_said():
    one, two = (begun().play(Name("Ana", foe)) for foe in ("cy's", "dee's"))
    for eyes in ("Bo", "Cy", ""):
        assert one.view(eyes).after.digest == two.view(eyes).after.digest


@pytest.mark.parametrize("foe", ["bo's", "nobody's"])
def test_only_a_foe_can_be_named(foe):
    with pytest.raises(Refused):
        begun().play(Name("Ana", foe))


def test_treachery_turns_the_blow_and_all_may_answer_again():
    pos = play(begun(cards=1), Name("Ana", "cy's"), Name("Bo", "cy's"), Pass("Ana"), Pass("Bo"), Betray("Cy", "bo's"))
    assert (pos.state.target, pos.top.waiting) == ("bo's", ("Ana", "Bo", "Cy", "Dee"))
    assert not pos.why(Betray("Cy", "dee's"))


def test_who_falls_is_carried_out_in_the_middle_of_the_round():
    pos = passed(play(begun(), Name("Ana", "cy's"), Name("Bo", "cy's")))
    record = pos.play(blow("ana's", "cy's", 5, 2))
    assert record.after.state.fallen == ("cy's",)
    assert record.follows[0].clauses == ("ATT-3",)
    # Side II goes on with the one who stands.
    assert (record.after.top.step, record.after.state.attacker) == ("name", "dee's")
    assert record.after.top.waiting == ("Dee",)


def test_the_round_ends_with_the_side_that_has_nobody_left():
    pos = passed(play(begun(), Name("Ana", "cy's"), Name("Bo", "cy's")))
    pos = play(pos, blow("ana's", "cy's", 5, 2), Name("Dee", "bo's"))
    pos = play(passed(pos), blow("dee's", "bo's", 1, 6), Name("Ana", "dee's"), Name("Bo", "dee's"))
    assert play(passed(pos), blow("bo's", "dee's", 6, 1)).over == "victory"


def test_from_everywhere_somebody_can_win():
    found = explore(small_combat())
    assert found.whole
    assert found.trapped == ()
    assert set(found.ends) == {"victory"}


@given(st.integers(0, 2**32))
def test_who_has_fallen_neither_strikes_nor_is_struck(seed):
    for record in walk(small_combat(), seed, 120):
        s = record.after.state
        down = {f.name for f in s.fighters if not f.hits}
        assert set(s.fallen) == down
        assert s.attacker not in down
        assert s.target not in down

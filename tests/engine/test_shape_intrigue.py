"""The sketch of a Conspiracy and of an auction into which one is played: what the vocabulary must carry."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest
from engine.helpers import small_auction, small_scheme, walk
from engine.shapes.intrigue import (
    Bid,
    Declare,
    Dominus,
    Expose,
    GiveUp,
    GoOn,
    Lay,
    Obtrude,
    Pay,
    SetTarget,
    Support,
    TakeBack,
    TakeFloor,
    book,
    table,
)  # fmt: skip
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


def scheme(**houses):
    return book.begin("scheme", table(**houses), seat="Ana")


def laid(**bo):
    """Ana's card lies on the table with Cy's support, aimed at Bo."""
    start = scheme(Ana=Dominus("Ana", 2, 1, 0, ("p1",)), Bo=Dominus("Bo", **bo))
    return play(start, Declare("Ana", "p1"), SetTarget("Ana", "Bo"), Support("Cy"), Lay("Ana"))


def refusal(pos, act):
    with pytest.raises(Refused) as error:
        pos.play(act)
    return error.value.verdict


def test_only_the_owner_aims_and_goes_on_but_anybody_talks():
    pos = play(scheme(Ana=Dominus("Ana", 2, 1, 0, ("p1",))), Declare("Ana", "p1"))
    assert set(pos.acting()) == {"Ana", "Bo", "Cy"}
    assert [c.id for c in refusal(pos, SetTarget("Bo", "Cy")).failed] == ["seat"]
    assert [c.id for c in refusal(pos, Support("Ana")).failed] == ["seat"]
    pos = play(pos, Pay("Bo", "Cy", 1), Pay("Ana", "Cy", 2), SetTarget("Ana", "Bo"))
    assert [h.coins for h in pos.state.houses] == [0, 0, 4]


@pytest.mark.parametrize("coins", [-2, 0, 3, 10**9])
def test_paying_what_is_no_payment_or_not_in_the_purse_is_refused(coins):
    pos = play(scheme(Ana=Dominus("Ana", 2, 1, 0, ("p1",))), Declare("Ana", "p1"))
    verdict = refusal(pos, Pay("Ana", "Bo", coins))
    assert {c.id for c in verdict.failed} <= {"domain", "Pay.purse"}


def test_a_card_needs_its_backing_when_it_is_laid():
    pos = play(scheme(Ana=Dominus("Ana", 1, 1, 0, ("p1",))), Declare("Ana", "p1"), SetTarget("Ana", "Bo"))
    figures = refusal(pos, Lay("Ana")).failed[0].figures
    assert (figures.have, figures.need) == (1, 2)
    assert play(pos, Support("Cy"), Lay("Ana")).top.step == "expose?"


def test_a_raise_opens_the_floor_again_and_counts_when_the_window_closes():
    pos = play(laid(coins=3), Obtrude("Bo", 1))
    assert pos.top.step == "shown"
    pos = play(pos, GoOn("Ana"))
    assert pos.top.waiting == ("Bo", "Cy")
    failed = play(pos, Pass("Bo"), Pass("Cy"))
    assert failed.over == "resolved"
    assert failed.state.of("Ana").coins == 2  # 2 of influence against 3: it does nothing
    done = play(pos, Obtrude("Bo", 1), Support("Bo"), GoOn("Ana"), Pass("Bo"), Pass("Cy"))
    assert done.state.of("Ana").coins == 2  # 3 against 4
    backed = play(laid(coins=3), Pass("Bo"), Pass("Cy"))
    assert backed.state.of("Ana").coins == 3


@pytest.mark.parametrize("add", [-3, 0, 4])
def test_a_raise_that_would_lower_or_cannot_be_paid_is_refused(add):
    assert refusal(laid(coins=3), Obtrude("Bo", add)).failed


def test_what_is_barred_names_the_clause_that_bars_it():
    window = laid(guards=1)
    assert refusal(window, TakeBack("Ana")).clauses == ("ETI-4",)
    assert refusal(window, SetTarget("Ana", "Cy")).clauses == ("ETI-6",)
    assert refusal(play(window, Expose("Bo")), SetTarget("Ana", "Cy")).clauses == ("ETI-6",)


def test_a_guard_exposes_on_the_higher_roll_only():
    pos = play(laid(guards=1), Expose("Bo"))
    assert pos.acting() == ("Bo",)
    assert pos.odds() == {"foiled": Fraction(15, 36), "held": Fraction(21, 36)}
    assert play(pos, Rolled((("Bo", (4,)), ("Ana", (3,))))).over == "foiled"
    held = play(pos, Rolled((("Bo", (3,)), ("Ana", (3,)))))
    assert (held.top.step, held.state.of("Bo").guards) == ("expose?", 0)
    assert held.top.waiting == ("Bo", "Cy")


def test_a_secret_copy_shows_in_no_face_until_it_is_laid():
    start = scheme(Ana=Dominus("Ana", 2, 1, 0, ("p1", "p2")))
    one, two = (start.play(Declare("Ana", c)) for c in ("p1", "p2"))
    assert one.view("Bo").after.digest == two.view("Bo").after.digest
    assert repr(one.view("Bo").act) == repr(two.view("Bo").act)
    assert one.after.why(Lay("Ana"), "Bo").checks[-1].answer == "hidden"


def test_a_trigger_answers_with_the_cause_and_cites_itself():
    start = table(Ana=Dominus("Ana", 1, 2, 0, ("p1",))).set(leader="Cy")
    pos = play(
        book.begin("scheme", start, seat="Ana"), Declare("Ana", "p1"), SetTarget("Ana", "Bo"), Lay("Ana"), Pass("Bo")
    )
    record = pos.play(Pass("Cy"))
    assert [h.coins for h in record.after.state.houses] == [2, 1, 2]
    assert "SEP-1" in record.cited
    assert [r.act for r in record.follows][:1] == ["seppia_takes_her_share"]


# --- the auction that calls it ----------------------------------------------------------------


def bidding(*bids):
    house = {"Ana": Dominus("Ana", 3, 2, 0, ("p1",)), "Bo": Dominus("Bo", 3), "Cy": Dominus("Cy", 3)}
    pos = book.begin("auction", table(**house))
    return play(pos, *(Bid(s, b) for s, b in zip(("Ana", "Bo", "Cy"), bids, strict=True)))


def test_the_called_flow_runs_for_whoever_took_the_floor_and_comes_back_to_the_window():
    pos = play(bidding(1, 2, 0), TakeFloor("Ana"))
    assert [(f.place, f.seat) for f in pos.frames] == [("auction/scheme", ""), ("scheme/declare", "Ana")]
    pos = play(pos, Declare("Ana", "p1"), GiveUp("Ana"))
    assert pos.top.place == "auction/react"
    # Nothing has changed, so it goes on with the rest, and Ana cannot keep it open for ever.
    assert pos.top.waiting == ("Bo", "Cy")
    assert play(pos, Pass("Bo"), Pass("Cy")).over == "sold"


def test_who_has_no_card_comes_back_at_once():
    pos = play(bidding(1, 2, 0), Pass("Ana"), TakeFloor("Bo"))
    assert pos.top.place == "auction/react"
    assert pos.top.waiting == ("Cy",)


def test_coins_in_the_fist_bribe_nobody():
    pos = play(bidding(2, 1, 0), TakeFloor("Ana"), Declare("Ana", "p1"))
    assert play(pos, Pay("Ana", "Bo", 1)).state.of("Bo").coins == 4
    figures = refusal(pos, Pay("Ana", "Bo", 2)).failed[0].figures
    assert (figures.have, figures.need, figures.parts) == (1, 2, (("coins", 3), ("fist", -2)))


def test_a_card_that_changed_the_table_lets_all_speak_again():
    pos = play(bidding(0, 2, 1), TakeFloor("Ana"), Declare("Ana", "p1"), SetTarget("Ana", "Bo"), Lay("Ana"))
    back = play(pos, Pass("Bo"), Pass("Cy"))
    assert back.top.place == "auction/react"
    assert back.top.waiting == ("Ana", "Bo", "Cy")


@pytest.mark.parametrize("start", [small_scheme, small_auction])
def test_from_everywhere_some_end_can_be_reached(start):
    found = explore(start())
    assert found.whole
    assert found.trapped == ()


@given(st.integers(0, 2**32))
def test_no_coin_is_lost_between_seats(seed):
    """Raises pay the bank, the bank pays for a card that worked, the winner pays his bid; nothing else."""
    for record in walk(small_auction(), seed):
        before, after = (sum(h.coins for h in p.state.houses) for p in (record.before, record.after))
        paid = {"Obtrude.raised", "Weigh.pays_out", "Count.pays"} & {
            a for r in (record, *record.follows) for a in r.acted
        }
        assert before == after or paid
        for a, b in itertools.pairwise((record.before, record.after)):
            assert all(h.coins >= h.fist for h in (*a.state.houses, *b.state.houses))

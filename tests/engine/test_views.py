"""Secrets: what a third seat gets is the same, whatever others hold."""

from __future__ import annotations

import operator
from random import Random
from typing import Annotated

import pytest
from engine.helpers import STARTS, acts, ana, board_book, positions, seeds, walk
from engine.shapes import combat, intrigue
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import Bid, Player, Speak, Veto
from toy import Table as ToyTable
from toy import book as toy

from rulekit.engine.moves import Move, Pass
from rulekit.engine.pieces import guard
from rulekit.engine.position import ALL
from rulekit.engine.record import differences
from rulekit.engine.state import Row, State, change, seen_by, whole
from rulekit.engine.verdict import judge
from rulekit.engine.views import Hidden, attempted, plain, see
from rulekit.errors import Unknown


def dealt(hand):
    """Return the toy auction with a hand of Ana's; hands are of one size."""
    players = (Player("Ana", 2, (hand,)), Player("Bo", 2), Player("Cy", 2))
    return toy.begin("auction", ToyTable(players=players))


def faces(record, eyes):
    """Everything of a record that is shown to somebody."""
    seen = record.view(eyes)
    return {
        "before": seen.before.digest,
        "after": seen.after.digest,
        "act": plain(seen.act) if isinstance(seen.act, Move) else seen.act,
        "clauses": seen.clauses,
        "acted": seen.acted,
        "edges": [e.id for e in seen.edges],
        "changes": [(d.path, repr(d.before), repr(d.after)) for d in record.changes(eyes)],
        "follows": [faces(r, eyes) for r in record.follows],
        "legal": list(record.after.legal(eyes)) if eyes else [],
        "acting": record.after.acting(),
        "table": plain(seen.after.state),
    }


@given(seeds, st.sampled_from(["Bo", "Cy", ""]))
@settings(max_examples=80)
def test_two_tables_that_differ_in_one_secret_are_the_same_to_a_third_seat(seed, eyes):
    """As long as Ana does nothing that shows her hand."""
    rng = Random(seed)
    one, two = dealt("veto"), dealt("other")
    for _ in range(20):
        assert one.view(eyes).digest == two.view(eyes).digest
        assert plain(one.view(eyes).state) == plain(two.view(eyes).state)
        found = [a for a in acts(one, rng) if not (isinstance(a, Veto | Speak) and a.by == "Ana")]
        found = [a for a in found if one.step.kind == "chance" or two.why(a)]
        if not found:
            break
        act = rng.choice(found)
        for probe in (Veto("Bo", "veto", "Ana"), Bid(eyes, 1), Pass(eyes), act):
            assert plain_verdict(one, probe, eyes) == plain_verdict(two, probe, eyes)
        records = one.play(act), two.play(act)
        assert faces(records[0], eyes) == faces(records[1], eyes)
        one, two = (r.after for r in records)


def plain_verdict(position, act, eyes):
    verdict = position.why(act, eyes)
    return [(c.id, c.answer, c.source, repr(c.figures)) for c in verdict.checks]


@given(seeds, st.sampled_from(["Bo", "Cy", ""]))
@settings(max_examples=80)
def test_the_same_holds_for_a_hand_of_secret_copies(seed, eyes):
    house = intrigue.Dominus
    one, two = (
        intrigue.book.begin("auction", intrigue.table(Ana=house("Ana", 1, 1, 0, (copy,)))) for copy in ("p1", "p2")
    )
    rng = Random(seed)
    for _ in range(20):
        assert one.view(eyes).digest == two.view(eyes).digest
        # Twins: what is declared under one roof is the other card under the other.
        found = [a for a in acts(one, rng) if not isinstance(a, intrigue.Lay)]
        if not found:
            break
        act = rng.choice(found)
        other = intrigue.Declare(act.by, "p2") if isinstance(act, intrigue.Declare) else act
        records = one.play(act), two.play(other)
        assert faces(records[0], eyes) == faces(records[1], eyes)
        one, two = (r.after for r in records)


def test_a_guard_that_touches_a_secret_reads_hidden_and_the_others_still_answer():
    pos = toy.begin("floor", dealt("veto").state, seat="Ana")
    verdict = pos.why(Veto("Ana", "veto", "Ana"), "Bo")
    assert [(c.id, c.answer) for c in verdict.checks] == [
        ("seat", "yes"),
        ("Veto.holds", "hidden"),
        ("Veto.not_oneself", "no"),
    ]
    assert not pos.why(Veto("Ana", "veto", "Bo"), "Bo")
    own = pos.why(Veto("Ana", "veto", "Bo"), "Ana")
    assert own
    assert [c.answer for c in own.checks] == ["yes", "yes", "yes"]


class Card(Row):
    owner: str
    face: Annotated[int, seen_by("owner")] = 0


class Secretive(State):
    cards: tuple[Card, ...] = (Card("Ana", 3), Card("Bo", 5), Card("Cy", 7))
    deck: Annotated[tuple[str, ...], seen_by("")] = ("k", "l")

    @property
    def seats(self):
        return tuple(c.owner for c in self.cards)


class Guess(Move):
    x: Annotated[int, whole(1, 9)]

    @guard("X-1")
    def right(self, s):
        return s.cards[1].face == self.x


def secretive(who=ana):
    book, _ = board_book()
    book.state = table = type("Secretive", (Secretive,), {"__module__": __name__})
    table.book = book
    flow = book.flow("f", "a")
    flow.choice("a", who, "X-1")
    flow.offer(Guess, "a", "b")
    flow.end("b", "X-1")
    return book.begin("f", table())


def test_a_list_for_a_seat_does_not_tell_it_what_others_hold():
    pos = secretive()
    assert [m.x for m in pos.legal()] == [5]
    # From where Ana sits each guess may be right.
    assert [m.x for m in pos.legal("Ana")] == list(range(1, 10))
    assert pos.legal("Bo") == ()
    other = pos.put(cards=change(pos.state.cards, "Bo", face=6))
    assert pos.legal("Ana") == other.legal("Ana")
    assert {c.answer for c in pos.why(Guess("Ana", 5), "Ana").checks} == {"yes", "hidden"}


def test_whose_go_it_is_may_not_be_told_where_that_rests_on_a_secret():
    pos = secretive(lambda s, at: "Bo" if s.cards[1].face > 4 else "Ana")
    assert pos.why(Guess("Ana", 1), "Cy").checks[0].answer == "hidden"
    assert pos.why(Guess("Bo", 5)).checks[0].answer == "yes"


def test_what_nobody_may_see_is_hidden_from_every_seat_and_its_size_is_known():
    pos = secretive()
    for eyes in ("Ana", "Bo", ""):
        seen = pos.view(eyes).state
        assert len(seen.deck) == 2
        with pytest.raises(Unknown):
            list(seen.deck)
    assert pos.view(ALL) is pos
    assert plain(pos.view("Ana").state)["deck"] == {"hidden": 2}
    assert list(plain(pos.view("Ana").state)["cards"]) == [
        {"owner": "Ana", "face": 3},
        {"owner": "Bo", "face": {"hidden": 1}},
        {"owner": "Cy", "face": {"hidden": 1}},
    ]


@pytest.mark.parametrize(
    "look",
    [
        bool, list, str, int, float, hash, iter, abs, "{}".format, sorted, sum, tuple, max,
        lambda h: h == 1, lambda h: h != 1, lambda h: 1 in h, lambda h: h[0], lambda h: h + 1, lambda h: 1 + h,
        lambda h: h - 1, lambda h: 1 - h, lambda h: h * 2, lambda h: 2 * h, lambda h: h // 2, lambda h: h % 2,
        lambda h: h < 1, lambda h: h >= 1, lambda h: -h, lambda h: h.name, lambda h: h == h, reversed, operator.index,
    ],
)  # fmt: skip
def test_no_look_at_a_secret_gets_past_it(look):
    with pytest.raises(Unknown):
        look(Hidden(2))


@given(positions())
def test_a_view_of_a_view_hides_no_less(position):
    for eyes in (*position.state.seats, ""):
        once = position.view(eyes)
        assert see(once.state, ALL) is once.state
        assert plain(see(position.state, eyes)) == plain(once.state)


@given(st.sampled_from(sorted(STARTS)), seeds)
def test_changes_of_what_a_seat_may_not_see_are_not_told_to_it(name, seed):
    for record in walk(STARTS[name](), seed, 20):
        for eyes in (*record.before.state.seats, ""):
            for d in record.changes(eyes):
                assert (
                    not isinstance(d.before, Hidden) or not isinstance(d.after, Hidden) or len(d.before) != len(d.after)
                )


def test_a_hand_that_shrinks_is_told_as_a_number_only():
    before = ToyTable(players=(Player("Ana", 1, ("veto", "other")),))
    after = before.put("Ana", hand=("other",))
    found = differences(see(before, "Bo"), see(after, "Bo"))
    assert [(d.path, len(d.before), len(d.after)) for d in found] == [(("players", "Ana", "hand"), 2, 1)]


def test_treachery_in_hand_does_not_decide_who_is_asked():
    with_card, without = (combat.book.begin("combat", combat.table(cards=n)) for n in (1, 0))
    for seat in ("Ana", "Bo"):
        with_card, without = (p.play(combat.Name(seat, "cy's")).after for p in (with_card, without))
    assert with_card.top.step == without.top.step == "treachery"
    assert with_card.top.waiting == without.top.waiting
    assert with_card.view("Ana").digest == without.view("Ana").digest


def test_what_was_only_tried_is_its_owners():
    """A bid too high, or a card that is not there: others see the kind of move and who tried it, and no number of it."""
    position = dealt("other")
    for act in (Bid("Ana", 9), Veto("Ana", "veto", "Bo")):
        assert attempted(position, act, "Ana") == act == attempted(position, act, ALL)
        for eyes in ("Bo", "Cy", ""):
            seen = attempted(position, act, eyes)
            assert type(seen) is type(act) and seen.by == "Ana"
            for name in act.__struct_fields__[1:]:
                with pytest.raises(Unknown):
                    len(getattr(seen, name))
            asked = [c for c in judge(position, seen, eyes).checks if c.id not in ("seat", "moment")]
            assert not any(c.answer == "no" for c in asked), "what is not seen is not said to fail"
    # Somebody who does not sit there has no secrets.
    assert attempted(position, Bid("Nemo", 9), "Bo") == Bid("Nemo", 9)

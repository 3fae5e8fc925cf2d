"""What is refused at a step: each way of it once, by a seat's own eyes."""

import pytest
from rulebooks.sacrum.checks import book, table

import rulekit
from rulekit.errors import Refused
from rulekit.story.refusals import refusals


def opened(**players):
    return book.begin("round", table(**players).set(chits=(("c", "d"),), shown=(("S", "a", "b"),)), "open")


def test_each_way_of_being_refused_once():
    found = refusals(opened(Red={"inhabitants": 3, "coins": 1}), "Red")
    told = [(type(r.verdict.act).__name__, getattr(r.verdict.act, "count", None), r.verdict.clauses) for r in found]
    assert told == [
        ("Sacrifice", 2, ("SC-CL-020",)),
        ("Sacrifice", 4, ("SC-CL-018", "SC-CL-020")),
        ("StackOnTop", None, ("SC-CL-025",)),
    ]
    assert [r.more for r in found] == [1, 95, 0]


def test_what_is_allowed_is_not_among_them():
    pos = opened(Red={"inhabitants": 3, "coins": 9}, Blue={"inhabitants": 1})
    legal = set(pos.legal("Red"))
    assert not legal & {r.verdict.act for r in refusals(pos, "Red")}


def test_who_does_not_act_is_told_only_what_is_shut_out():
    found = refusals(opened(Red={"inhabitants": 1}, Blue={"inhabitants": 1}), "Blue")
    assert [type(r.verdict.act).__name__ for r in found] == ["StackOnTop"]


def test_nothing_is_told_from_the_hands_of_others():
    position = rulekit.load("serpents").new_game(players=3, seed=2, flow="intrigue")
    seat = position.acting()[0]
    hidden = {card for house in position.state.houses if house.name != seat for card in house.hand}
    told = " ".join(str(c.figures) for r in refusals(position, seat) for c in r.verdict.checks)
    assert hidden
    assert not [card for card in hidden if str(card) in told]


@pytest.mark.parametrize("name", book.scenarios)
def test_every_refusal_is_one_when_it_is_tried(name):
    for node in book.scenario(name).run().nodes:
        pos = node.position
        for seat in pos.acting() if not pos.over and pos.step.chance is None else ():
            for refusal in refusals(pos, seat):
                with pytest.raises(Refused):
                    pos.play(refusal.verdict.act)

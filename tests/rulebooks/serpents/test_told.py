"""Which clauses a beat shows, and on which map it stands."""

from __future__ import annotations

import pytest
from serpents_book import book

from rulekit.engine.tables import table
from rulekit.maps import extract
from rulekit.maps.svg import ids
from rulekit.story.telling import Teller

EXAMPLES = {c.id for c in book.clauses if c.kind == "example"}


@pytest.mark.parametrize("name", book.scenarios)
def test_the_rulebooks_own_examples_come_last_and_only_where_they_are_told(name):
    about = book.scenario(name).file.clauses
    for beat in book.scenario(name).storyboard().beats:
        shown = [c.id for c in beat.clauses]
        told = [c for c in shown if c in EXAMPLES]
        assert shown[len(shown) - len(told) :] == told
        assert len(set(shown)) == len(shown)
        if len(told) < len(shown):
            assert set(told) <= set(about)


def test_an_example_that_alone_says_why_is_shown_to_all():
    """Who chooses the order is written in an example and nowhere else."""
    beats = book.scenario("primus-initiative-tie").storyboard().beats
    refused = next(b for b in beats if b.kind == "refused")
    assert [c.id for c in refused.clauses] == ["SW-INIT-06"]


def test_an_example_is_left_out_of_another_story():
    told = book.scenario("primus-initiative-tie")
    other = told.turn({"clauses": ["SW-INIT-03"]})
    rolls = [next(b for b in s.storyboard().beats if b.kind == "chance") for s in (told, other)]
    assert ["SW-INIT-05" in [c.id for c in b.clauses] for b in rolls] == [True, False]
    assert rolls[0].clauses[-1].id == "SW-INIT-05"


@pytest.mark.parametrize("name", book.scenarios)
def test_every_place_is_on_one_of_the_maps(name):
    scenario = book.scenario(name)
    board = scenario.storyboard()
    root = scenario.file.start.flow
    flows = [root, *(m.flow for m in board.called)]
    assert len(set(flows)) == len(flows)
    drawn = [ids(svg) for svg in (board.svg, *(m.svg for m in board.called))]
    for flow, found in zip(flows, drawn, strict=True):
        assert found == extract(book, flow).drawn
    nodes = set().union(*(d["node"] for d in drawn))
    for beat in board.beats:
        place = beat.place
        assert {place.node, *place.callers} <= nodes
        assert len(beat.crumbs) == len(place.callers) + 3


def test_an_arrow_that_the_card_does_not_bear_is_not_ticked():
    beats = book.scenario("hostile-influence-auction").storyboard().beats
    (aimed,) = (b for b in beats if b.headline == "It reaches Ivan")
    found = {c.text.partition(",")[0]: c.state for c in aimed.checks}
    assert (found["With an arrow up"], found["With an arrow down"]) == ("yes", "moot")


@pytest.mark.parametrize("name", ["a-whole-turn", "competition-five"])
def test_dice_are_added_up_for_initiative_alone(name):
    beats = book.scenario(name).storyboard().beats
    rolls = [b for b in beats if b.kind == "chance"]
    boxes = [[g for g in b.table if any(c.kind == "dice" for r in g.rows for c in r.cells)] for b in rolls]
    sums = [{c.value for g in box for r in g.rows for c in r.cells if c.kind == "dice"} for box in boxes if box]
    blows = [found == {None} for found in sums]
    assert all(None not in found or found == {None} for found in sums)
    assert {True, False} == set(blows)
    for box, blow in zip((b for b in boxes if b), blows, strict=True):
        assert not (blow and any(g.lit for g in box))


@pytest.mark.parametrize(
    ("flow", "step", "move", "told"),
    [
        ("card play", "hand", "Declare", "Ana declares a card and keeps it hidden."),
        ("intrigue", "turn", "CashIn", "Ana cashes a card in."),
        ("intrigue", "limit", "Discard", "Ana discards a card."),
    ],
)
def test_a_card_that_others_do_not_see_is_told_as_a_card(flow, step, move, told):
    hand = ("Plot 1", "Plot 2", "Plot 3")
    houses = {n: {"influence": 2, "games_master": n == "Ana"} for n in ("Ana", "Bo", "Cy")}
    houses["Ana"]["hand"] = hand
    data = {"houses": houses, "active": "Ana", "cards": {n: {"gold": [1]} for n in hand}}
    pos = book.begin(flow, table(book.state, data), step, "Ana")
    record = pos.play(next(m for m in pos.legal("Ana") if type(m).__name__ == move))
    assert Teller(book, "en", "Bo").done(record.view("Bo")) == told
    assert record.act.card in Teller(book, "en", "Ana").done(record.view("Ana"))

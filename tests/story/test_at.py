"""Where the game stands at a step of an example, by the number that the stepper shows."""

import pytest
from toy import book as toy

import rulekit
from rulekit.errors import RulekitError, reading
from rulekit.story.tell import positions


@pytest.mark.parametrize("name", ["serpents", "sacrum", "tutorial"])
def test_every_step_of_every_example_stands_where_its_picture_says(name):
    book = rulekit.load(name)
    for scenario in map(book.scenario, book.scenarios):
        board = scenario.storyboard()
        found = positions(scenario.play_out())
        assert [p.view(board.seat).digest for p in found] == [b.digest for b in board.beats], scenario.id


def test_where_the_example_parts_from_the_book_is_a_step_too():
    auction = rulekit.load("serpents").scenario("competition-won")
    turned = auction.what_if(ivans_gladiator_is_ready=False)
    beats = turned.storyboard().beats
    assert beats[-1].kind == "parts"
    assert turned.at(len(beats)).digest == turned.at(-1).digest == beats[-1].digest


def test_what_was_refused_has_changed_nothing():
    five = rulekit.load("serpents").scenario("competition-five")
    assert five.storyboard().beats[1].kind == "refused"
    assert five.at(2) == five.at(1) == five.start()


@pytest.mark.parametrize("step", [0, 99, -99, "2", 1.5])
def test_a_step_that_is_not_there_is_told_with_those_that_are(step):
    scenario = toy.scenario("level")
    with pytest.raises(RulekitError, match=rf"level has steps 1 to \d+, not {step}"):
        scenario.at(step)
    with reading("fa"), pytest.raises(RulekitError, match="مثال"):
        scenario.at(step)


def test_numbered_from_the_end():
    scenario = toy.scenario("level")
    assert scenario.at(-1).digest == scenario.run().position.digest

"""The given acceptance cases, each under its own id, and the worked examples."""

from __future__ import annotations

import pytest
from serpents_book import HERE, book, read

CASES = {s.id: s for s in read("cases")}

GIVEN = (HERE / "given.txt").read_text(encoding="utf-8").split()


def test_every_given_case_is_here():
    assert len(GIVEN) == len(set(GIVEN)) == 181
    assert sorted(CASES) == sorted(GIVEN)


@pytest.mark.parametrize("name", CASES)
def test_case(name):
    run = CASES[name].play_out()
    assert run.outcomes, "a case expects something"
    assert [f"{o.what}; found {o.found}" for o in run.outcomes if not o.ok] == []


@pytest.mark.parametrize("name", book.scenarios)
def test_example(name):
    run = book.scenario(name).play_out()
    assert [f"{o.what}; found {o.found}" for o in run.outcomes if not o.ok] == []


@pytest.mark.parametrize("name", book.scenarios)
def test_an_example_is_told(name):
    example = book.scenario(name)
    assert example.file.title["en"]
    assert example.file.intro["en"]
    assert example.file.knobs
    board = example.storyboard()
    assert "⟨" not in "".join(b.headline + b.story for b in board.beats)


@pytest.mark.parametrize("name", book.scenarios)
def test_every_knob_turns(name):
    example = book.scenario(name)
    for knob in example.file.knobs:
        key = knob.name["en"].lower().replace(" ", "_").replace("'s", "s")
        span = knob.sum or knob.range
        for value in [span.low, span.high] if span else knob.values:
            example.what_if(**{key: value}).play_out()


def test_a_lower_roll_of_ivan_leaves_the_book():
    run = book.scenario("primus-initiative-tie").what_if(ivans_roll=11).play_out()
    assert run.trace.nodes[1].position.state.winner == "Team II"
    assert run.parts == 3

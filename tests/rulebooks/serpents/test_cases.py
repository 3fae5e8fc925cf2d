"""The given acceptance cases, each under its own id, and the worked examples."""

from __future__ import annotations

import pytest
from serpents_book import book, read

CASES = {s.id: s for s in read("cases")}

GIVEN = {
    "ANN": "02 03 04 07 08 09 11 13",
    "INV": "01 02 04 08 12 14 16 17 20",
    "TEAM": "01 02 03 04 06 08 09",
    "FAIL": "01 03 05 06 07 08",
    "INIT": "01 02 03 04 05 06 07 08 09 12 16 17 18",
    "HOST": "01 02 04 08 12 13 14 15",
    "BAD": "02 06 07 09 11 12 13 15 16 17 19 20 21",
    # The fight of a Primus.
    "WAG": "01 02 03 04 05 06 07 09 10",
    "CHG": "01 02 04 07 08 10 11 12 13 14",
    "DEF": "01 02 04",
    "HON": "04",
    "TREA": "01 02 03 04 06 08 10 11 12 13 14 15 16",
    "VIC": "01 04 05 08",
    "LIFE": "01 03 10",
    "SELF": "02 03 04",
    "SET": "01 02 03 04 06",
    "OBT": "01 02 03 04 05 06 07 10 11 12 13 14 15 16 18 19 22",
    "EXC": "01 02 04 06 08 09 11 12",
    "WOS": "02 03 04 06 10 11 12 13 15 17",
    "PRA": "01 03 04 05 10 12",
    "ETI": "01 02 04 05 06 07 08 12 13",
    # Twelve Influence.
    "TIE": "01 02 06 07 08 11 12",
    "C56": "02 03 06 07 08 10 11",
    "MULTI": "03 05",
}


def test_every_given_case_is_here():
    assert set(CASES) == {f"SWT-{part}-{n}" for part, numbers in GIVEN.items() for n in numbers.split()}


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

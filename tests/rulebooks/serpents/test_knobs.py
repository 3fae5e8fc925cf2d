"""Every knob of every example does something: what is told, or what may be done, is another with another value."""

import pytest

import rulekit

book = rulekit.load("serpents")
KNOBS = [(name, i) for name in book.scenarios for i in range(len(book.scenario(name).file.knobs))]


def told(scenario):
    """Return what an example tells, apart from where it begins: a value that was set is no answer."""
    beats = scenario.storyboard().beats
    return [(b.kind, b.headline, b.checks, b.changes, b.follows, b.legal) for b in beats]


def values(scenario, knob):
    span = knob.sum or knob.range
    if span is None:
        return list(knob.values)
    middle = (span.low + span.high) // 2
    return [span.high, span.low, middle, *(n for n in range(span.low, span.high + 1) if n not in (span.low, middle))]


@pytest.mark.parametrize(("name", "number"), KNOBS)
def test_a_knob_turns_the_story(name, number):
    scenario = book.scenario(name)
    knob = scenario.file.knobs[number]
    key = knob.name["en"].lower().replace(" ", "_").replace("'s", "s")
    as_written = told(scenario)
    assert any(told(scenario.what_if(**{key: value})) != as_written for value in values(scenario, knob)), key


def test_every_example_has_a_knob():
    assert {name for name, _ in KNOBS} == set(book.scenarios)
    assert len(book.scenarios) >= 14


def test_what_has_no_example_in_the_text_has_one_here():
    shown = {
        "treachery": "SW-TREA-", "life-and-death": "SW-LIFE-", "failed-primus": "SW-FAIL-", "primus-wagers": "SW-WAG-",
        "competition-won": "SW-TIE-", "obtrusiveness": "SW-OBT-", "excellent-connections": "SW-EXC-",
        "will-of-the-senate": "SW-WOS-", "praetor-of-rome": "SW-PRA-",
    }  # fmt: skip
    for name, clauses in shown.items():
        acted = {c.id for b in book.scenario(name).storyboard().beats for c in b.clauses}
        assert any(c.startswith(clauses) for c in acted), name


def test_what_comes_in_from_outside_while_dice_are_due_is_no_roll():
    turned = book.scenario("primus-undecided").what_if(when_initiative_is_rolled="each round")
    outside = next(line.record for line in turned.play_out().lines if "Meanwhile" in type(line.record.act).__name__)
    assert outside.before.step.chance is not None
    assert outside.chance is None
    beat = turned.storyboard().beats[2]
    assert (beat.kind, beat.checks, beat.odds) == ("move", (), None)

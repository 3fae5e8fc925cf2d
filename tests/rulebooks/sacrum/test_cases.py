"""The given cases, by id."""

import pytest
from rulebooks.sacrum.checks import COMPUTED, book, cases, wrong

GIVEN = [
    "001",
    "002",
    "003",
    "004",
    "005",
    "006",
    "007",
    "008",
    "009",
    "012",
    "015",
    "017",
    "018",
    "019",
    "020",
    "021",
    "022",
    "025",
    "028",
    "029",
    "030",
    "031",
    "033",
    "037",
    "038",
    "039",
    "041",
    "042",
    "043",
    "047",
    "048",
    "049",
    "050",
    "052",
    "054",
    "056",
    "057",
    "059",
    "060",
    "061",
    "063",
    "064",
    "065",
    "066",
    "068",
    "069",
]


def test_every_given_case_is_there():
    assert len(GIVEN) == 46
    there = {name for name in (*cases(), *COMPUTED) if name.startswith("SC-TC-")}
    assert there == {f"SC-TC-{n}" for n in GIVEN}


@pytest.mark.parametrize("name", cases())
def test_case(name):
    assert wrong(cases()[name]) == []


@pytest.mark.parametrize("name", COMPUTED)
def test_computed(name):
    COMPUTED[name]()


@pytest.mark.parametrize("name", book.scenarios)
def test_example(name):
    assert wrong(book.scenario(name)) == []


def test_examples_turn_with_their_knobs():
    tale = book.scenario("sacrum-sacrifice")
    rich = tale.what_if(alexiss_coins=6).play_out()
    assert [o.what for o in rich.outcomes if not o.ok] == ["refused: Alexis: sacrifice 3"]
    run = tale.what_if(chloe_gives=0).play_out()
    assert run.parts is None
    assert run.trace.position.state.of("Chloe").inhabitants == 4
    bare = book.scenario("skull-less-round").what_if(dorian_gives=0).play_out()
    assert bare.trace.position.state.of("Dorian").coins == 2

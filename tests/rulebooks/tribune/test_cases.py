"""The given cases, by id."""

import pytest
from rulebooks.tribune.checks import COMPUTED, book, cases, wrong

GIVEN = [
    "001",
    "003",
    "004",
    "005",
    "007",
    "008",
    "011",
    "012",
    "013",
    "014",
    "015",
    "016",
    "017",
    "018",
    "019",
    "020",
    "021",
    "022",
    "023",
    "026",
    "027",
    "028",
    "031",
    "032",
    "034",
    "035",
    "037",
    "038",
    "039",
    "041",
    "042",
    "043",
    "048",
    "049",
    "050",
    "051",
    "053",
    "054",
    "056",
    "057",
    "058",
    "059",
    "060",
    "061",
    "063",
    "065",
    "067",
    "068",
    "069",
    "071",
    "072",
    "073",
    "075",
    "076",
    "077",
    "079",
    "080",
    "082",
    "084",
    "085",
    "087",
    "088",
    "089",
    "090",
    "092",
    "094",
    "095",
    "096",
    "097",
    "098",
    "099",
    "102",
    "103",
    "105",
    "106",
    "108",
    "110",
    "111",
    "113",
    "116",
    "120",
    "122",
    "123",
    "124",
    "127",
    "128",
    "129",
    "130",
    "131",
]


def test_every_given_case_is_there():
    assert len(GIVEN) == 89
    there = {*cases(), *COMPUTED}
    assert {f"TR-TC-{n}" for n in GIVEN} <= there
    # Some have a second part, by a longer name; there are no others.
    assert {name.split()[0] for name in there if name.startswith("TR-TC-")} == {f"TR-TC-{n}" for n in GIVEN}


@pytest.mark.parametrize("name", cases())
def test_case(name):
    assert wrong(cases()[name]) == []


@pytest.mark.parametrize("name", COMPUTED)
def test_computed(name):
    COMPUTED[name]()


@pytest.mark.parametrize("name", book.scenarios)
def test_example(name):
    assert wrong(book.scenario(name)) == []


def test_every_case_says_what_it_is_about():
    """A case that expects nothing proves nothing."""
    for name, case in cases().items():
        assert case.play_out().outcomes, name

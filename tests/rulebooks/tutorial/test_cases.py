"""The given cases, by id."""

import pytest
from rulebooks.tutorial.checks import COMPUTED, book, cases, wrong

GIVEN = [
    "001", "002", "003", "004", "005", "006", "007", "008", "009", "010", "011", "012", "013", "015", "017", "018",
    "020", "022", "023", "024", "025", "026", "027", "029", "031", "032", "033", "034", "037", "039", "040", "041",
    "042", "045", "046", "047", "048", "049", "051", "052", "053", "054", "055", "057", "058", "060", "061", "062",
    "063", "064", "065", "067", "069", "071", "072", "073", "074", "076", "077", "078", "079", "080", "083", "084",
    "086", "091", "092", "095", "097", "098", "100", "101", "103", "104", "105", "106", "107", "108", "110",
]  # fmt: skip


def test_every_given_case_is_there():
    assert len(GIVEN) == 79
    there = {name for name in (*cases(), *COMPUTED) if name.startswith("TF-TC-")}
    assert there == {f"TF-TC-{n}" for n in GIVEN}


@pytest.mark.parametrize("name", cases())
def test_case(name):
    assert wrong(cases()[name]) == []


@pytest.mark.parametrize("name", COMPUTED)
def test_computed(name):
    COMPUTED[name]()


@pytest.mark.parametrize("name", book.scenarios)
def test_example(name):
    assert wrong(book.scenario(name)) == []

"""Every ruling, with every reading: each comes out as its case says, and not as the others'."""

import msgspec
import pytest
from rulebooks.sacrum.checks import SIDE_BY_SIDE, book, cases, wrong

from rulekit.story.scenario import Scenario

READINGS = [(r.id, reading) for r in book.rulings for reading in r.readings]


def read_as(case, ruling, reading):
    start = msgspec.structs.replace(case.file.start, rulings={**case.file.start.rulings, ruling: reading})
    return Scenario(case.book, case.doc, msgspec.structs.replace(case.file, start=start), case.base)


@pytest.mark.parametrize(("ruling", "reading"), READINGS)
def test_reading(ruling, reading):
    others = [r for r in book.rulings[ruling].readings if r != reading]
    assert others
    if ruling in SIDE_BY_SIDE:
        outcome, expected = SIDE_BY_SIDE[ruling]
        assert outcome(reading) == expected[reading]
        assert all(outcome(other) != expected[reading] for other in others)
        return
    case = cases()[f"{ruling} {reading}"]
    assert wrong(case) == []
    assert all(wrong(read_as(case, ruling, other)) for other in others)


def test_every_place_of_the_list_is_a_ruling():
    assert [r.id for r in book.rulings] == [*(f"SC-OD-{n:02}" for n in range(1, 24)), "B-OD-01", "B-OD-02", "B-OD-03"]


def test_each_names_its_clauses():
    for ruling in book.rulings:
        assert ruling.clauses
        assert all(c in book.clauses for c in ruling.clauses)

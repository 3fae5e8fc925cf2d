"""Every ruling, with every reading: each comes out as its case says, and not as the others'."""

import msgspec
import pytest
from rulebooks.tutorial.checks import book, cases, wrong

from rulekit.story.scenario import Scenario

READINGS = [(r.id, reading) for r in book.rulings for reading in r.readings]
# Places where only one reading makes sense; what the text leaves open there is a parameter, or nothing.
SINGLE = {"TF-OD-41", "TF-OD-48", "TF-OD-50", "TF-OD-53", "TF-OD-55"}


def read_as(case, ruling, reading):
    start = msgspec.structs.replace(case.file.start, rulings={**case.file.start.rulings, ruling: reading})
    return Scenario(case.book, case.doc, msgspec.structs.replace(case.file, start=start), case.base)


@pytest.mark.parametrize(("ruling", "reading"), READINGS)
def test_reading(ruling, reading):
    case = cases()[f"{ruling} {reading}"]
    assert case.file.start.rulings[ruling] == reading
    assert wrong(case) == []
    others = [r for r in book.rulings[ruling].readings if r != reading]
    for other in others:
        assert wrong(read_as(case, ruling, other)), f"{ruling} read as {other} comes out the same"


def test_the_places_are_all_there_and_can_be_switched():
    assert [r.id for r in book.rulings] == [f"TF-OD-{n:02}" for n in range(1, 57)]
    assert {r.id for r in book.rulings if len(r.readings) == 1} == SINGLE


def test_each_names_its_clauses_and_speaks_both_languages():
    for ruling in book.rulings:
        assert ruling.clauses
        assert all(c in book.clauses for c in ruling.clauses)
        for texts in (ruling.question, *ruling.readings.values()):
            assert set(texts) == {"en", "fa"}

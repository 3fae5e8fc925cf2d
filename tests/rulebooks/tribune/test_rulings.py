"""Every ruling, with every reading: each comes out as its case says, and not as the others'."""

import msgspec
import pytest
from rulebooks.tribune.checks import COMPUTED, book, cases, wrong

from rulekit.story.scenario import Scenario

READINGS = [(r.id, reading) for r in book.rulings for reading in r.readings]
BY_HAND = {"TR-OD-32"}  # what is in the draw pile: computed


def read_as(case, ruling, reading):
    start = msgspec.structs.replace(case.file.start, rulings={**case.file.start.rulings, ruling: reading})
    return Scenario(case.book, case.doc, msgspec.structs.replace(case.file, start=start), case.base)


@pytest.mark.parametrize(("ruling", "reading"), READINGS)
def test_reading(ruling, reading):
    if ruling in BY_HAND:
        COMPUTED[f"{ruling} {reading}"]()
        return
    case = cases()[f"{ruling} {reading}"]
    assert wrong(case) == []
    others = [r for r in book.rulings[ruling].readings if r != reading]
    assert all(wrong(read_as(case, ruling, other)) for other in others)


def test_all_thirty_nine_places_are_there():
    assert book.rulings.ids() == tuple(f"TR-OD-{n:02}" for n in range(1, 40))


def test_each_names_its_clauses():
    for ruling in book.rulings:
        assert ruling.clauses
        assert all(c in book.clauses for c in ruling.clauses)

"""Every reading of every ruling is proved, and the readings of a ruling really differ."""

from __future__ import annotations

import pytest
from serpents_book import book, holds, read

READINGS = {s.id: s for s in read("readings")}
ALL = [(r.id, reading) for r in book.rulings for reading in r.readings]


@pytest.mark.parametrize("name", READINGS)
def test_reading(name):
    run = READINGS[name].play_out()
    assert [f"{o.what}; found {o.found}" for o in run.outcomes if not o.ok] == []


@pytest.mark.parametrize(("ruling", "reading"), ALL, ids=[" ".join(x) for x in ALL])
def test_every_reading_has_a_case(ruling, reading):
    case = READINGS[f"{ruling} {reading}"]
    default = book.rulings[ruling].default
    assert case.file.start.rulings == ({} if reading == default else {ruling: reading})


@pytest.mark.parametrize(("ruling", "reading"), ALL, ids=[" ".join(x) for x in ALL])
def test_another_reading_comes_out_otherwise(ruling, reading):
    case = READINGS[f"{ruling} {reading}"]
    others = [r for r in book.rulings[ruling].readings if r != reading]
    for other in others:
        turned = case.turn({"start.rulings": {ruling: other}})
        turned.changed = {}  # what is expected still counts
        assert not holds(turned), f"{ruling}: '{reading}' and '{other}' do the same"


def test_each_ruling_settles_clauses_of_the_ledger():
    for ruling in book.rulings:
        assert ruling.clauses
        assert all(c in book.clauses for c in ruling.clauses)
        assert len(ruling.readings) > 1


def test_every_oddity_of_the_list_is_a_ruling():
    """An entry with several questions is several rulings, with a number after a point."""
    known = {ruling.id.partition(".")[0] for ruling in book.rulings}
    assert {f"O-{n:02}" for n in range(1, 58)} <= known

"""The rules of the base game that a whole game stands on, each piece in a case of its own."""

from __future__ import annotations

import pytest
from serpents_book import read

CASES = {s.id: s for s in read("base")}


@pytest.mark.parametrize("name", CASES)
def test_case(name):
    run = CASES[name].play_out()
    assert run.outcomes, "a case expects something"
    assert [f"{o.what}; found {o.found}" for o in run.outcomes if not o.ok] == []

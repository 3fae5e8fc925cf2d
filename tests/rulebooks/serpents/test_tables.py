"""Tables that cannot be are refused with what is impossible about them."""

from __future__ import annotations

import pytest
from serpents_book import read

TABLES = {s.id: s for s in read("tables")}


@pytest.mark.parametrize("name", TABLES)
def test_table(name):
    run = TABLES[name].play_out()
    assert [f"{o.what}; found {o.found}" for o in run.outcomes if not o.ok] == []

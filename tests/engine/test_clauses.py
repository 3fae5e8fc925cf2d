"""A ledger: its entries in order, each found by its id."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from toy import book as toy

from rulekit.errors import UnknownName


@pytest.mark.parametrize("ledger", [toy.clauses, toy.rulings], ids=["clauses", "rulings"])
def test_entries_are_looped_over_and_found_by_id(ledger):
    entries = list(ledger)
    assert tuple(e.id for e in entries) == ledger.ids()
    assert len(ledger) == len(entries) > 0
    assert all(e.id in ledger and ledger[e.id] is e for e in entries)
    assert "T-none" not in ledger


def test_it_promises_nothing_that_a_mapping_does_otherwise():
    assert not isinstance(toy.rulings, Mapping)
    assert not any(hasattr(toy.rulings, name) for name in ("items", "keys", "values", "get"))


def test_an_id_that_is_not_there_gets_the_nearest():
    with pytest.raises(UnknownName, match="no clause is called 'T-33'; did you mean 'T-3'"):
        toy.clauses["T-33"]

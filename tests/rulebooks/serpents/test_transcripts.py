"""Whole games as they are stored: played again they are told word for word the same."""

from __future__ import annotations

import pytest
from serpents_book import book
from serpents_games import FOLDER, GAMES, records, transcript

BIGGEST = 200_000  # bytes of a file that can still be read


@pytest.mark.parametrize("told", GAMES, ids=[g.name for g in GAMES])
def test_a_stored_game_is_told_the_same_again(told):
    stored = (FOLDER / f"{told.name}.txt").read_text(encoding="utf-8")
    assert len(stored.encode()) < BIGGEST
    assert "⟨" not in stored
    assert transcript(told).splitlines() == stored.splitlines()


def test_every_stored_game_is_one_of_these():
    assert sorted(p.stem for p in FOLDER.glob("*.txt")) == sorted(g.name for g in GAMES)
    assert len(GAMES) == 12


def test_every_way_to_end_is_stored():
    ends = {(FOLDER / f"{g.name}.txt").read_text(encoding="utf-8").splitlines()[-1].partition(":")[0] for g in GAMES}
    assert ends == {"twelve alone", "competition won"}
    assert {g.players for g in GAMES} == {3, 4, 5, 6}
    called_off = next(g for g in GAMES if g.name == "competition-cancelled")
    edges = [e.id for record in records(book, called_off) for e in record.edges]
    assert "e-phase-end-twelve-return-cancelled" in edges, "and play goes on"

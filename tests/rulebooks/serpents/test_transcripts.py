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
    assert len(GAMES) >= 12


# What each game shows: an edge it takes, and words with which a reader finds it.
SHOWN = {
    "alone-in-the-arena": ("e-game-after-arena-return-alone", "has won the game"),
    "a-failed-primus": ("e-primus-failed-outcome-pair", "the Primus is off"),
    "alone-in-the-intrigue-phase": ("e-game-after-intrigue-return-alone", "has won the game"),
    "partners-and-a-die": ("e-combat-agree-outcome-split", "The die gives"),
    "a-compelled-primus": ("e-primus-call-announce", "Spectacle of Blood and Death"),
    "treachery": ("e-primus-treachery-treachery", "changes sides"),
    "competition-won-by-fighting": ("e-competition-duel-return-won", "sends Practice"),
    "competition-won-after-the-arena": ("e-game-after-arena-return-competition", "The next two are"),
    "competition-won-by-the-only-one": ("e-competition-fielding-outcome-one", "only Alla has a Fighter to send"),
    "competition-cancelled-and-on": ("e-phase-end-twelve-return-cancelled", "there is no Competition, and play goes on"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_stored_game_shows_what_it_is_named_for(name):
    edge, words = SHOWN[name]
    told = next(g for g in GAMES if g.name == name)
    assert edge in {e.id for record in records(book, told) for e in record.edges}
    assert words in (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_way_to_end_is_stored():
    """Alone on 12, a Competition that is won, and one that is cancelled after which play goes on to another end."""
    lines = {g.name: (FOLDER / f"{g.name}.txt").read_text(encoding="utf-8").splitlines() for g in GAMES}
    assert {text[-1].partition(":")[0] for text in lines.values()} == {"twelve alone", "competition won"}
    assert {g.players for g in GAMES} == {3, 4, 5, 6}
    cancelled = lines["competition-cancelled-and-on"]
    (at, *_) = [i for i, line in enumerate(cancelled) if "there is no Competition" in line]
    assert len(cancelled) - at > 50, "and play goes on"

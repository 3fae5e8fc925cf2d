"""Whole games come out, line by line, as they are stored."""

import pytest
import transcripts

GAMES = transcripts.games("sacrum")


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_comes_out_the_same(name):
    stored = transcripts.stored("sacrum", name).read_text(encoding="utf-8")
    assert transcripts.played("sacrum", GAMES[name]).splitlines() == stored.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_it_is_a_whole_game(name):
    text = transcripts.stored("sacrum", name).read_text(encoding="utf-8")
    assert text.count("· Turned up: ") == 8
    assert text.count("· A disaster chip is turned up: ") == 16
    assert "\nThe game is over.\n" in text
    assert text.splitlines()[-1].startswith("Scores: ")
    assert "⟨" not in text


def test_nothing_is_stored_that_is_not_played():
    folder = transcripts.stored("sacrum", "any").parent
    assert {p.stem for p in folder.glob("*.log")} == set(GAMES)

"""Whole games on the command line."""

from __future__ import annotations

import io
import json
import sys

import pytest


@pytest.fixture
def typed(monkeypatch):
    """Type lines, as a person would."""

    def type_in(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return type_in


def test_simulate_counts(rulekit):
    found = rulekit("simulate", "toy", "--games", 5, "--seed", 3, "--json")
    data = json.loads(found.out)
    assert found.code == 0
    assert (data["games"], data["finished"], data["errors"], data["players"]) == (5, 5, [], 3)
    assert sum(data["ends"].values()) == 5
    assert data["length"]["least"] <= data["length"]["mean"] <= data["length"]["most"]
    assert data["scores"] is None


def test_simulate_is_the_same_with_the_same_seed(rulekit):
    once, again = (rulekit("simulate", "toy", "--games", 4, "--seed", 9).out for _ in range(2))
    assert once == again
    assert "finished" in once


def test_settings_reach_the_set_up(rulekit, toy_book, monkeypatch):
    given = []

    def setup(players=3, seed=0, friends=False, rounds=0, name=""):
        given.append((players, friends, rounds, name))
        return kept(players, seed)

    kept = toy_book.setup
    monkeypatch.setattr(toy_book, "setup", setup)
    own = ("--set", "friends=yes", "--set", "rounds=12", "--set", "name=Nero", "--players", 3)
    assert rulekit("simulate", "toy", "--games", 1, *own).code == 0
    assert rulekit("play", "toy", "--humans", 0, *own).code == 0
    assert set(given) == {(3, True, 12, "Nero")}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("simulate", "toy", "--bot", "clever"), "clever"),
        (("simulate", "nothing"), "nothing"),
        (("simulate", "toy", "--games", "0"), "whole number from 1"),
        (("play", "toy", "--bot", "randon"), "random"),
        (("play", "toy", "--set", "coins=3"), "no setting of toy is called 'coins'"),
        (("simulate", "toy", "--set", "coins"), "expected NAME=VALUE, not 'coins'"),
        (("simulate", "toy", "--set", "=3"), "expected NAME=VALUE, not '=3'"),
    ],
)
def test_bad_input_is_one_line(rulekit, args, said):
    found = rulekit(*args)
    assert found.code == 2
    assert said in found.err
    assert len(found.err.splitlines()) == 1


def test_bots_alone_play_to_the_end(rulekit):
    found = rulekit("play", "toy", "--humans", 0, "--seed", 2)
    assert found.code == 0
    assert "[T-" in found.out


def test_a_person_is_asked_and_may_stop(rulekit, typed):
    typed("nonsense", "999", "1", "q")
    found = rulekit("play", "toy", "--humans", 3)
    assert found.code == 0
    assert "A number from 1 to" in found.out
    assert found.out.endswith("Stopped.\n")


def test_the_end_of_what_is_typed_stops_the_game(rulekit, typed):
    typed()
    assert rulekit("play", "toy").out.endswith("Stopped.\n")

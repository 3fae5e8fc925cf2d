"""What the rulebook must come out with: the cases in files, and those that have to be computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from idle import Trials

from rulekit.errors import RulekitError
from rulekit.proof.play import random_game
from rulekit.rulebooks.tutorial import book
from rulekit.rulebooks.tutorial.cards import copies
from rulekit.rulebooks.tutorial.state import Player, Table
from rulekit.story.loading import load_many
from rulekit.story.scenario import Scenario

FOLDER = Path(__file__).parent / "cases"
# What a rule that is switched off may run into.
STUMBLES = (RulekitError, ArithmeticError, LookupError, TypeError, ValueError)


@cache
def cases() -> dict[str, Scenario]:
    """Return every case in a file, by id."""
    found = [c for path in sorted(FOLDER.glob("*.yaml")) for c in load_many(path)]
    out = {c.id: c for c in found}
    assert len(out) == len(found), "two cases with one id"
    return out


def wrong(case: Scenario) -> list[str]:
    """Return what does not come out as a case expects."""
    try:
        return [f"line {o.line}: {o.what}, but it is {o.found}" for o in case.play_out().outcomes if not o.ok]
    except STUMBLES as error:
        return [f"{type(error).__name__}: {error}"]


# --- computed ------------------------------------------------------------------------------------

COMPUTED: dict[str, Callable[[], None]] = {}


def computed(name: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def add(fn: Callable[[], None]) -> Callable[[], None]:
        COMPUTED[name] = fn
        return fn

    return add


def table(**players: dict[str, Any]) -> Table:
    return Table(players=tuple(Player(name, **values) for name, values in players.items()))


@computed("TF-TC-001")
def set_up_for_three() -> None:
    s = book.new_game(3, seed=4).state
    for p in s.players:
        assert p.dominus.startswith("Dominus")
        assert p.token == p.name
        assert p.coins == 5
        assert (len(p.gladiators), len(p.cards), len(p.combat), len(p.hand)) == (1, 2, 3, 0)
    assert sum(p.coins for p in s.players) == 15
    assert s.bank == -15
    dealt = Counter(c for p in s.players for c in p.combat)
    assert dealt + Counter(s.combat_pile) == Counter(copies("combat"))
    assert len(copies("combat")) == 50


@computed("TF-TC-008")
def marker_over_six_rounds() -> None:
    for seed in range(3):
        position = book.new_game(4, seed=seed)
        holders = {1: position.state.marker}
        for record in random_game(position, Random(seed)):
            s = record.after.state
            holders.setdefault(s.round, s.marker)
            assert holders[s.round] == s.marker or s.ended
        assert list(holders) == [1, 2, 3, 4, 5, 6]
        assert list(holders.values()) == ["Red", "Blue", "Green", "Yellow", "Red", "Blue"]


@computed("TF-TC-013")
def schemes_run_out() -> None:
    """Two players, fifteen schemes, no refill and no reshuffle."""
    readings = {"TF-OD-11": "left", "TF-OD-16": "never"}
    for seed in range(3):
        position = book.new_game(2, seed=seed, rulings=readings)
        shown: dict[int, int] = {}
        for record in random_game(position, Random(seed)):
            if record.before.top.place == "schemes/reveal":
                if record.before.state.round == 1:
                    assert len(record.before.state.scheme_pile) == 11
                shown[record.before.state.round] = len(record.act.items)
        assert shown == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1}


@computed("TF-TC-078")
def coins_to_points() -> None:
    points = {0: 0, 9: 0, 10: 1, 19: 1, 20: 2, 35: 3}
    for coins, due in points.items():
        counted = book.begin("game", table(A={"coins": coins}, B={}), "count").state
        assert counted.of("A").wealth_points == due
        assert counted.of("A").score == due


@computed("own-deck")
def deck_as_many_as_told() -> None:
    numbers = {"gladiator": 30, "equipment": 20, "work": 20, "scheme": 15, "combat": 50}
    assert {kind: len(copies(kind)) for kind in numbers} == numbers  # type: ignore[arg-type]
    s = book.new_game(4, seed=1).state
    assert len(s.gladiator_pile) == 30 - 4
    assert len(s.equipment_pile) == 20
    assert len(s.work_pile) == 20 - 8
    assert len(s.scheme_pile) == 15
    assert len(s.combat_pile) == 50 - 12


# --- all together --------------------------------------------------------------------------------


TRIALS = Trials(book, lambda: {**{name: book.scenario(name) for name in book.scenarios}, **cases(), **COMPUTED})

"""What the rulebook must come out with: the cases in files, and those that have to be computed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from rulekit.errors import RulekitError
from rulekit.rulebooks.sacrum import book, odds
from rulekit.rulebooks.sacrum.sacrifice import Sacrifice
from rulekit.rulebooks.sacrum.state import Player, Table
from rulekit.story.scenario import Scenario, load_many

FOLDER = Path(__file__).parent / "cases"


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
    except (RulekitError, ArithmeticError, LookupError, ValueError) as error:
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


@computed("SC-TC-001")
def box_adds_up() -> None:
    tiles, chits, others = (book.facts[f"SC-CL-00{n}"] for n in (1, 2, 3))
    kinds = ("sacrum_tiles", "civilizations", "landscapes", "buildings")
    assert [tiles[k] for k in kinds] == [2, 3, 4, 5]
    assert tiles["tiles"] == sum(tiles[k] for k in kinds) == 14
    assert [chits[k] for k in ("sacrum", "goat", "purple")] == [5, 1, 2]
    assert chits["chits"] == 5 + 1 + 2 == 8
    assert others == {"mats": 1, "silver_coins": 10, "purple_markers": 5}
    ordinary = [t for back in "ABC" for t in book.facts["SC-CL-004"][back]] + book.facts["SC-CL-005"]["D"]
    assert len(set(ordinary)) == tiles["landscapes"] + tiles["buildings"]


@computed("SC-TC-021")
def supply_after_sacrifice() -> None:
    start = table(Red={"inhabitants": 8, "coins": 6, "food": 5}).set(chits=(("c", "d"),), shown=(("S", "a", "b"),))
    pos = book.begin("round", start, "open").play(Sacrifice("Red", 3)).after
    assert pos.state.of("Red").inhabitants == 5
    fed = book.begin("supply", pos.state)
    assert fed.over == "supplied"
    assert fed.state.of("Red").inhabitants == 5
    assert fed.state.of("Red").food == 0
    hungry = book.begin("supply", start)
    assert hungry.state.of("Red").inhabitants == 5  # without the sacrifice three would have starved


@computed("SC-TC-052")
def delos_coin_first() -> None:
    start = table(Red={"civilization": "Delos", "inhabitants": 5})
    paid = book.begin("income", start.set(chits=(("S", "d"),), shown=(("a", "b", "c"),))).state
    assert [m.count for m in book.begin("round", paid, "open").legal("Red")] == [0, 1]


@computed("SC-TC-028")
def three_round_histories() -> None:
    found = {"".join("R" if skull else "N" for skull in h): c for h, c in odds.histories(3).items()}
    assert found == {
        "RRR": Fraction(1, 15),
        "RRN": Fraction(2, 15),
        "RNR": Fraction(2, 5),
        "NRR": Fraction(2, 15),
        "NRN": Fraction(4, 15),
    }
    assert odds.next_round((True, True)) == Fraction(1, 3)
    assert (True, True, True) not in odds.histories(3, "C")


@computed("SC-TC-029")
def eight_rounds() -> None:
    found = odds.how_often(8)
    assert found == {
        4: Fraction(16, 45),
        5: Fraction(608, 1215),
        6: Fraction(484, 3645),
        7: Fraction(8, 729),
        8: Fraction(1, 3645),
    }
    mean = sum(n * c for n, c in found.items())
    assert mean == Fraction(24, 5)
    assert mean / 8 == Fraction(3, 5)
    assert sum((n - mean) ** 2 * c for n, c in found.items()) == Fraction(9016, 18225)


@computed("SC-TC-030")
def never_two_misses() -> None:
    for history in odds.histories(8):
        assert (False, False) not in list(pairwise(history))


@computed("SC-TC-054")
def five_or_more() -> None:
    found = odds.how_often(8)
    assert sum(c for n, c in found.items() if n >= 4) == 1
    assert sum(c for n, c in found.items() if n >= 5) == Fraction(29, 45)
    assert found[8] == Fraction(1, 3645)


@computed("SC-OD-13")
def another_base_number() -> None:
    readings = ((), (("SC-OD-13", "six"),))
    due = []
    kept = book.facts["B-3.1.2"]["shown"]
    try:
        book.facts["B-3.1.2"]["shown"] = 4
        for rulings in readings:
            stack = (tuple(f"t{n}" for n in range(9)),)
            pos = book.begin("display", table(P1={}, P2={}).set(stack=stack, rulings=rulings))
            pos = pos.roll(Random(1)).after
            due.append(pos.chance.count(pos.state))
    finally:
        book.facts["B-3.1.2"]["shown"] = kept
    assert due == [3, 4]


# --- all together --------------------------------------------------------------------------------


def failures() -> Iterator[str]:
    """Yield the id of everything that does not come out: cases, shipped examples, computed ones."""
    for name in book.scenarios:
        if wrong(_example(name)):
            yield name
    for name, case in cases().items():
        if wrong(case):
            yield name
    for name, check in COMPUTED.items():
        try:
            check()
        except (AssertionError, RulekitError, ArithmeticError, LookupError, ValueError):
            yield name


@cache
def _example(name: str) -> Scenario:
    found: Scenario = book.scenario(name)
    return found

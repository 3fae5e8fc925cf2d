"""What the rulebook must come out with: the cases in files, and those that have to be computed."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from idle import Trials

from rulekit.errors import RulekitError
from rulekit.rulebooks.sacrum import book, odds
from rulekit.rulebooks.sacrum.chits import foreseen
from rulekit.rulebooks.sacrum.sacrifice import Sacrifice
from rulekit.rulebooks.sacrum.state import Player, Table
from rulekit.story.loading import load_many
from rulekit.story.scenario import Scenario

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


@computed("last supply")
def last_supply() -> None:
    """Whether a supply round follows the last round is a parameter."""
    start = table(Red={"inhabitants": 3}).set(round=8, shown=(), chits=(("a", "b"), ("S", "c", "d")))
    blank = {row.disaster: row.chips for row in start.laid}
    assert not any(blank.values())
    pos = book.begin("game", start, "rounds").roll(Random(1)).after.play(Sacrifice("Red", 0)).after
    while not pos.over:
        pos = pos.roll(Random(1)).after
    assert pos.state.of("Red").inhabitants == 0


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


# --- readings that no table alone tells apart: what comes out under a reading, and what must -------


def tiles_beside_conquest(reading: str) -> int:
    """With another number in the base game, two players, and nine tiles."""
    kept = book.facts["B-3.1.2"]["shown"]
    try:
        book.facts["B-3.1.2"]["shown"] = 4
        stack = (tuple(f"t{n}" for n in range(9)),)
        s = table(P1={}, P2={}).set(stack=stack, rulings=book.readings({"SC-OD-13": reading}))
        pos = book.begin("display", s).roll(Random(1)).after
        return pos.chance.count(pos.state)
    finally:
        book.facts["B-3.1.2"]["shown"] = kept


def told_and_done(reading: str) -> tuple[Any, ...]:
    """After a miss, in the round before the last: what is foretold, and whether a bot waits with its hungry ones."""
    start = table(Red={"inhabitants": 3, "coins": 3, "tiles": ("Maniotic Tower",)})
    start = start.set(round=7, rulings=book.readings({"SC-OD-19": reading}))
    later = start.set(chits=(("S", "d"), ("a", "b", "c")))
    shown = start.set(chits=(("S", "d"),), shown=(("a", "b", "c"),))
    bot = book.bots["simple"](book.begin("round", shown, "open"), "Red", Random(1))
    hit = start.set(chits=(("c", "d"), ("S", "a", "b")))
    return foreseen(later), foreseen(shown), foreseen(hit), bot.count


def antioch_after_income(reading: str) -> tuple[Any, ...]:
    """With three inhabitants, and with none but two that were sacrificed: who is left, and the coins that came in."""
    rulings, found = book.readings({"SC-OD-09": reading}), []
    for inhabitants in (3, 0):
        start = table(Red={"civilization": "Antioch", "inhabitants": inhabitants, "on_sacrum": 2})
        red = book.begin("harvest", start.set(rulings=rulings)).state.of("Red")
        found.append((red.inhabitants, red.on_sacrum, red.coins))
    return tuple(found)


SIDE_BY_SIDE: dict[str, tuple[Callable[[str], Any], dict[str, Any]]] = {
    "SC-OD-09": (
        antioch_after_income,
        {
            "nothing": ((2, 2, 2), (0, 2, 1)),
            "sacrificed": ((2, 2, 2), (0, 1, 1)),
            "first": ((2, 2, 1), (0, 2, 1)),
        },
    ),
    "SC-OD-13": (tiles_beside_conquest, {"more": 3, "six": 4}),
    "SC-OD-19": (
        told_and_done,
        {"counted": (1, 1, Fraction(1, 3), 0), "fresh": (Fraction(3, 5), Fraction(3, 5), Fraction(3, 5), 3)},
    ),
}  # fmt: skip


@computed("readings side by side")
def side_by_side() -> None:
    for outcome, expected in SIDE_BY_SIDE.values():
        assert {reading: outcome(reading) for reading in expected} == expected


# --- all together --------------------------------------------------------------------------------


TRIALS = Trials(book, lambda: {**{name: book.scenario(name) for name in book.scenarios}, **cases(), **COMPUTED})

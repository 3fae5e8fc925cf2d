"""What the rulebook must come out with: the cases in files, and those that have to be computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

from idle import Trials

from rulekit.engine.views import Hidden
from rulekit.errors import RulekitError
from rulekit.rulebooks.tribune import book
from rulekit.rulebooks.tribune.assassins import removable
from rulekit.rulebooks.tribune.cards import ASSASSIN, SLAVE, kind
from rulekit.rulebooks.tribune.setup import assassins, faction_cards, slaves
from rulekit.rulebooks.tribune.state import Player, Table
from rulekit.story.loading import load_many
from rulekit.story.scenario import Scenario

FOLDER = Path(__file__).parent


@cache
def cases() -> dict[str, Scenario]:
    """Return every case in a file, by id."""
    paths = [p for folder in ("cases", "readings") for p in sorted((FOLDER / folder).glob("*.yaml"))]
    found = [c for path in paths for c in load_many(path)]
    out = {c.id: c for c in found}
    assert len(out) == len(found), "two cases with one id"
    return out


def wrong(case: Scenario) -> list[str]:
    """Return what does not come out as a case expects."""
    try:
        return [f"line {o.line}: {o.what}, but it is {o.found}" for o in case.play_out().outcomes if not o.ok]
    except (RulekitError, ArithmeticError, LookupError, ValueError, TypeError) as error:
        return [f"{type(error).__name__}: {error}"]


# --- computed ------------------------------------------------------------------------------------

COMPUTED: dict[str, Callable[[], None]] = {}


def computed(name: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def add(fn: Callable[[], None]) -> Callable[[], None]:
        COMPUTED[name] = fn
        return fn

    return add


def table(*names: str, **values: Any) -> Table:
    return Table(players=tuple(map(Player, names)), **values)


def whole_deck() -> tuple[str, ...]:
    return tuple(sorted((*faction_cards(), *assassins(), *slaves(table("A", "B")))))


@computed("TR-TC-013")
def the_draw_pile_grows() -> None:
    deck = book.new_game(2, start="Aelia").state.deck
    kinds = Counter(map(kind, deck))
    assert len(deck) == 100 + 18
    assert kinds[ASSASSIN] == 3 and kinds[SLAVE] == 15
    assert Counter(c.split()[0] for c in deck if kind(c) == SLAVE) == {"Nubian": 5, "Germanian": 5, "Greek": 5}
    leaders = [c for c in deck if c.endswith("Leader")]
    assert len(leaders) == 7


@computed("TR-TC-014")
def the_first_card() -> None:
    odds = book.begin("cards", table("A", "B", deck=whole_deck())).odds()
    assert odds[ASSASSIN] == Fraction(3, 118)
    assert odds[SLAVE] == Fraction(15, 118)
    assert sum(odds.values()) == 1


@computed("TR-TC-095")
def an_opening_hand_without_assassins() -> None:
    pos = book.begin("set-up", table("A", "B", deck=whole_deck(), start="A"), "dealing")
    odds = pos.odds()
    assert odds["0 assassins"] == Fraction(comb(115, 6), comb(118, 6))
    assert sum(odds.values()) == 1
    # They may be kept as any card.
    held = ("Assassin", "Assassin", "Greek 1", "Nubian 2", "Vestals 3", "Vestals 4")
    kept = book.begin("set-up", Table(players=(Player("A", hand=held),), start="A", favors=("Favor 1",)), "keep")
    after = kept.play(book.move("A discards", cards=("Vestals 3", "Vestals 4"))).after
    assert after.state.of("A").hand == held[:4]


@computed("TR-TC-016")
def secrets_of_the_brutii() -> None:
    state = book.new_game(5, brutii="Aelia").state.set(
        discs=("arrow", "cross"), players=(Player("Aelia", actions=("Cards", "Veto")), *map(Player, "BCDE"))
    )
    pos = book.begin("followers", state.set(whole=False, start="Aelia"))
    for eyes in ("B", ""):
        seen = pos.view(eyes).state.of("Aelia").actions
        assert isinstance(seen, Hidden) and len(seen) == 2
    assert pos.view("Aelia").state.of("Aelia").actions == ("Cards", "Veto")
    # The discs are a heap of which only the kinds are known: their order does not exist yet.
    assert pos.state.discs == tuple(sorted(pos.state.discs))


@computed("TR-TC-018")
def eight_phases() -> None:
    flow = book.flows["round"]
    steps = ["cards", "followers", "regions", "take-overs", "benefits", "beyond", "chariot", "next round"]
    assert [flow.step(s).clause for s in steps] == [f"TR-CL-{n:03}" for n in range(35, 43)]
    way = [flow.start]
    while way[-1] != "next round":
        outs = [d["edge"] for *_, d in flow.graph.out_edges(way[-1], data=True)]
        way.append(next(e.target for e in outs if e.outcome not in ("left out", "won")))
    # The last expansion region and the question whether somebody has won are no phases of their own.
    assert [s for s in way if s in steps] == steps
    names = [book.words("en")(f"round-{s.replace(' ', '-')}").split(": ")[1].split(" (")[0] for s in steps]
    assert names == [
        "Card Placement", "Placement of Followers", "Base Game Board Region Evaluation", "Faction Take-overs",
        "Faction Benefits", "Expansion Board Region Evaluation", "Chariot Auction", "Next Round Preparation",
    ]  # fmt: skip


@computed("TR-TC-077")
def most_assassins() -> None:
    s = table("A", "B")
    sets = [(2, 5), (2, 5, 7), (1, 3, 5, 6), (1, 2, 3, 4, 5)]
    assert [removable(s, tuple(f"Vestals {n}" for n in some)) for some in sets] == [0, 1, 2, 3]


def nations(reading: str) -> Counter[str]:
    deck = book.new_game(2, start="Aelia", rulings={"TR-OD-32": reading}).state.deck
    return Counter(c.split()[0] for c in deck if kind(c) == SLAVE)


@computed("TR-OD-32 even")
def five_of_each_nation() -> None:
    assert nations("even") == {"Nubian": 5, "Germanian": 5, "Greek": 5}


@computed("TR-OD-32 uneven")
def four_five_and_six() -> None:
    assert nations("uneven") == {"Nubian": 4, "Germanian": 5, "Greek": 6}


# --- all together --------------------------------------------------------------------------------


@cache
def scenarios() -> dict[str, Scenario]:
    """Return every shipped example and every case in a file."""
    return {**{name: book.scenario(name) for name in book.scenarios}, **cases()}


TRIALS = Trials(book, lambda: {**scenarios(), **COMPUTED})

"""What a seat is shown does not depend on what it may not know.

Every shipped example is told to every seat twice, with another secret in somebody else's hand or fist.  As long as
nothing public comes of it the two storyboards are the same, byte for byte: digests, lists of moves and all.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rulekit
from rulekit.engine.views import marks
from rulekit.story.scenario import Scenario

AUCTION = "hostile-influence-auction"
SHIPPED = [(book, name) for book in rulekit.names() for name in rulekit.load(book).scenarios]
# Every seat is told every example twice for every hand, which takes seconds: these at every commit, the rest by `make slow`.
HANDS = (AUCTION, "etiquette", "primus-invitations")
# Two cards unlike in everything a rule may ask; both are printed in the box, so all know that they exist.
ONE = {"arrow": "up", "in_auction": True, "does": "lowers bid"}
TWO = {"requires": 3}
CARDS = {"The First": "lowers bid", "The Second": ""}
PILES = ("work", "equipment", "scheme", "gladiator", "combat")
# What is in a fist, and the first beat at which the fists are open.
FISTS = [
    ("serpents", AUCTION, {}, "script.0.Alla bids.coins", (8, 7), "Alla", 3),
    ("serpents", AUCTION, {}, "script.1.Petr bids.coins", (3, 5), "Petr", 3),
    ("serpents", AUCTION, {}, "script.2.Ivan bids.coins", (9, 10), "Ivan", 3),
    (
        "sacrum",
        "sacrum-sacrifice",
        {"start.rulings.SC-OD-17": "secret"},
        "script.3.Chloe sacrifices.count",
        (3, 1),
        "Chloe",
        5,
    ),
]


def seats_of(scenario: Scenario) -> tuple[str, ...]:
    return scenario.start().state.seats


def told(scenario: Scenario, eyes: str) -> list[bytes]:
    """Return the beats as they are sent to the page."""
    return [msgspec.json.encode(beat) for beat in scenario.storyboard(eyes=eyes).beats]


def hands(scenario: Scenario) -> list[str]:
    """Name the seats whose hand can be filled."""
    houses = getattr(scenario.start().state, "houses", ())
    return [h.name for h in houses if hasattr(h, "hand")]


@pytest.mark.parametrize(
    ("book", "name"), [pytest.param(*x, marks=() if x[1] in HANDS else pytest.mark.slow) for x in SHIPPED]
)
def test_a_hand_is_seen_by_nobody_else(book: str, name: str) -> None:
    scenario = rulekit.load(book).scenario(name)
    state = scenario.start().state
    for owner in hands(scenario):
        held, house = list(state.house(owner).hand), scenario.file.start.state["houses"][owner]
        cards = {c.name: msgspec.to_builtins(c) for c in state.cards} | {"The First": ONE, "The Second": TWO}
        for c in cards.values():
            c.pop("name", None)
        one, two = (
            scenario.turn({f"start.state.houses.{owner}": {**house, "hand": [*held, card]}, "start.state.cards": cards})
            for card in ("The First", "The Second")
        )
        assert told(one, owner) != told(two, owner), "its owner sees the card"
        for eyes in ("", *(s for s in seats_of(scenario) if s != owner)):
            assert told(one, eyes) == told(two, eyes), f"{eyes or 'an onlooker'} sees {owner}'s hand"


def secrets(value: Any) -> set[str]:
    """Name the fields of a table that not everybody may see."""
    if isinstance(value, tuple):
        return set().union(*map(secrets, value))
    if not isinstance(value, msgspec.Struct):
        return set()
    fields = marks(type(value))
    own = {f"{type(value).__name__}.{field}" for field, mark in fields if mark is not None}
    return own.union(*(secrets(getattr(value, field)) for field, _ in fields))


def test_only_hands_and_cards_on_their_way_are_secret_in_what_is_shipped() -> None:
    """Where a rulebook gets another kind of secret, the tests here have to grow."""
    tables = (n.position.state for b, s in SHIPPED for n in rulekit.load(b).scenario(s).run().nodes)
    # Tribune's and the tutorial's are looked at one by one in their own folders.
    tribune = {"Field.down", "Table.deck", "Table.committed", "Player.hand", "Player.actions"}
    serpents = {"House.hand", "Playing.held", "Table.intrigue_pile", "Table.market_pile"}
    tutorial = {"Player.hand", "Player.combat", *(f"Table.{pile}_pile" for pile in PILES)}
    assert secrets(tuple(tables)) == {*serpents, *tutorial, *tribune}


@pytest.mark.parametrize("eyes", ["", "Alla", "Petr", "Ivan"])
def test_nobody_sees_into_a_deck(eyes: str) -> None:
    scenario = rulekit.load("serpents").scenario(AUCTION)
    cards = {name: ONE | {"does": does} for name, does in CARDS.items()}
    printed = {c.name: msgspec.to_builtins(c) for c in scenario.start().state.cards}
    for c in printed.values():
        c.pop("name", None)
    one, two = (
        scenario.turn({"start.state.cards": printed | cards, "start.state.intrigue_pile": [card]}) for card in cards
    )
    assert told(one, "*") != told(two, "*"), "the referee sees the deck"
    assert told(one, eyes) == told(two, eyes), f"{eyes or 'an onlooker'} sees into the deck"


@pytest.mark.parametrize(("book", "name", "reading", "path", "sums", "owner", "opens"), FISTS)
def test_a_fist_is_closed_until_all_open(
    book: str, name: str, reading: dict[str, Any], path: str, sums: tuple[int, int], owner: str, opens: int
) -> None:
    scenario = rulekit.load(book).scenario(name).turn(reading)
    one, two = (scenario.turn({path: n}) for n in sums)
    at = opens if owner != "Ivan" else opens + 1  # his is the last: it opens them all
    assert told(one, owner)[:at] != told(two, owner)[:at], "its owner knows what is in the fist"
    for eyes in ("", *(s for s in seats_of(scenario) if s != owner)):
        assert told(one, eyes)[:opens] == told(two, eyes)[:opens], f"{eyes or 'an onlooker'} looks into {owner}'s fist"
    assert told(one, "")[opens] != told(two, "")[opens], "then everybody sees"


def test_a_declared_card_is_known_to_its_owner_alone() -> None:
    scenario = rulekit.load("serpents").scenario(AUCTION)
    house = scenario.file.start.state["houses"]["Alla"]
    one, two = (
        scenario.turn(
            {
                "start.state.cards": {name: ONE | {"does": does} for name, does in CARDS.items()},
                "start.state.houses.Alla": {**house, "hand": [card]},
                "script.4.Alla declares.card": card,
            }
        )
        for card in CARDS
    )
    assert told(one, "Alla")[5:8] != told(two, "Alla")[5:8]
    for eyes in ("", "Ivan", "Petr"):
        assert told(one, eyes)[:8] == told(two, eyes)[:8]
        assert told(one, eyes)[8] != told(two, eyes)[8], "it lies open"


@pytest.mark.parametrize("eyes", ["Petr", "Ivan", ""])
def test_the_auction_as_others_see_it(eyes: str) -> None:
    board = rulekit.load("serpents").scenario(AUCTION).storyboard(eyes=eyes)
    words = [msgspec.json.encode(beat).decode() for beat in board.beats]
    played = next(i for i, w in enumerate(words) if "Bend to Your Will" in w)
    assert played == 8, "the card is named when it lies on the table, not before"
    for before in words[:3]:
        assert "bids 8" not in before
        assert "need 8" not in before
    own = {"Petr": "Petr bids 3", "Ivan": "Ivan bids 9"}.get(eyes)
    opened = {change.label: change.after for change in board.beats[3].changes}
    assert opened["Bid of Alla"] == "8", "the fists are open"
    assert own is None or any(own in w for w in words[:4])
    assert '"Hand"' in words[0], "that Alla holds a card is no secret"

"""What a seat is shown does not depend on what it may not know: hands, fists, closed piles."""

from random import Random

import msgspec
import pytest
from rulebooks.tutorial.checks import book

from rulekit.engine.position import ALL
from rulekit.engine.views import Hidden, see
from rulekit.proof.play import random_game
from rulekit.rulebooks.tutorial.combat import Show
from rulekit.rulebooks.tutorial.schemes import PlayScheme

EYES = ("", "Nima", "Sara")


def told(scenario, eyes):
    """Return the beats as they are sent to the page."""
    return [msgspec.json.encode(beat) for beat in scenario.storyboard(eyes=eyes).beats]


def same_until(one, two):
    """Return how many beats are the same, byte for byte."""
    return next((i for i, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), min(len(one), len(two)))


def test_a_card_chosen_in_secret_is_seen_by_its_owner_alone_until_all_show():
    one = book.scenario("combat-example")
    two = one.turn({"script.2.Nima shows": {"card": "Heavy Blow"}})
    assert same_until(told(one, "Nima"), told(two, "Nima")) == 3, "he knows what he chose"
    for eyes in ("", "Sara"):
        assert same_until(told(one, eyes), told(two, eyes)) == 4, "others see it when both are shown"


@pytest.mark.parametrize(("field", "cards"), [("combat", ("Thrust", "Iron Guard")), ("hand", ("Quiet Ally", "Long Day"))])
def test_a_hand_is_seen_by_nobody_else(field, cards):
    tale = book.scenario("combat-example")
    one, two = (
        tale.turn(
            {
                "start.state.players.Sara": {
                    "coins": 5,
                    "gladiators": {"Example Rival": {}},
                    "combat": ["Full Defence", "Heavy Blow", "Light Defence"],
                    field: ["Full Defence", "Heavy Blow", card] if field == "combat" else [card],
                }
            }
        )
        for card in cards
    )
    assert told(one, "Sara") != told(two, "Sara"), "its owner sees the card"
    for eyes in ("", "Nima"):
        assert told(one, eyes) == told(two, eyes), f"{eyes or 'an onlooker'} sees Sara's {field}"


@pytest.mark.parametrize("pile", ["scheme_pile", "work_pile", "equipment_pile", "gladiator_pile", "combat_pile"])
def test_a_closed_pile_is_seen_by_nobody(pile):
    tale = book.scenario("farm")
    one, two = (tale.turn({f"start.state.{pile}": [card, "Net"]}) for card in ("Sword", "Shield"))
    for eyes in EYES:
        assert told(one, eyes) == told(two, eyes)
    three = tale.turn({f"start.state.{pile}": ["Net"]})
    assert told(one, "") != told(three, ""), "how many there are is no secret"


def hidden(value, path=()):
    """Yield where something is hidden in a view."""
    if isinstance(value, Hidden):
        yield path
    elif isinstance(value, tuple):
        for v in value:
            yield from hidden(v, path)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from hidden(getattr(value, name), (*path, name))


def test_what_is_hidden_from_whom():
    s = book.new_game(3, seed=2, rulings={"TF-OD-01": "both"}).state
    piles = {(f"{kind}_pile",) for kind in ("work", "equipment", "scheme", "gladiator", "combat")}
    others = piles | {("players", "hand"), ("players", "combat")}
    assert set(hidden(see(s, "Red"))) == others
    assert set(hidden(see(s, ""))) == others
    assert set(hidden(see(s, ALL))) == set()
    seen = see(s, "Red").of("Red")
    assert seen.hand == s.of("Red").hand
    assert seen.combat == s.of("Red").combat


def swapped_hands(s, eyes):
    """Return the table with every hand that these eyes do not see dealt anew from what is closed to them."""
    for field, pile in (("combat", "combat_pile"), ("hand", "scheme_pile")):
        others = [p.name for p in s.players if p.name != eyes]
        loose = [c for n in others for c in getattr(s.of(n), field)] + list(getattr(s, pile))
        loose = loose[::-1]
        for name in others:
            size = len(getattr(s.of(name), field))
            s, loose = s.put(name, **{field: tuple(sorted(loose[:size]))}), loose[size:]
        s = s.set(**{pile: tuple(sorted(loose))})
    return s


@pytest.mark.parametrize("seed", range(6))
def test_other_hands_leave_a_seats_view_as_it_was(seed):
    """At every position of a random game: deal the hidden cards anew, and a seat sees and may do the same."""
    position = book.new_game(3, seed=seed, rulings={"TF-OD-01": "both"})
    changed = 0
    for record in random_game(position, Random(seed), 120):
        position = record.after
        for eyes in position.state.seats:
            other = position.put(**{f: getattr(swapped_hands(position.state, eyes), f) for f in position.state.__struct_fields__})
            changed += other != position
            assert other.view(eyes).digest == position.view(eyes).digest
            if position.step.chance is None:
                assert other.legal(eyes) == position.legal(eyes)
    assert changed > 50


def test_moves_of_others_that_rest_on_a_hand_read_hidden():
    pos = book.scenario("combat-example").start()
    for move in ("Example Gladiator", "Example Rival"):
        pos = pos.play(book.move(f"{pos.acting()[0]} sends", gladiator=move)).after
    assert {m.card for m in pos.legal("Sara")} == {"Full Defence", "Heavy Blow", "Light Defence"}
    verdict = pos.why(Show("Sara", "Full Defence"), "Nima")
    assert not verdict
    assert [c.id for c in verdict.checks if c.answer == "hidden"] == ["domain"]
    assert pos.why(Show("Sara", "Full Defence"), "Sara")
    start = book.scenario("combat-example").turn({"start.state.players.Nima.coins": 5}).start()
    assert [c.answer for c in start.why(PlayScheme("Nima", "Old Name"), "Sara").checks if c.id == "domain"] == ["hidden"]

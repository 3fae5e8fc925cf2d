"""The set-up for every number of players, with and without the Brutii, played out; and the order of the phases after it."""

from __future__ import annotations

from random import Random

import pytest
from rulebooks.tribune.checks import book

from rulekit.errors import RulekitError
from rulekit.proof.play import random_game

# players, Brutii: followers of everybody else
FOLLOWERS = {(2, False): 6, (3, False): 6, (4, False): 6, (5, False): 5, (5, True): 6, (6, True): 5}
PHASES = ["cards", "followers", "regions", "take-overs", "benefits", "refugium", "basilica", "capitoleum", "chariot"]


def set_up(players, brutii, seed, **more):
    """Play the opening and return the table as the first cards are laid."""
    for record in random_game(book.new_game(players, seed=seed, brutii=brutii, **more), Random(seed)):
        if record.after.top.flow == "cards":
            return record.after.state
    raise AssertionError


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "brutii"), FOLLOWERS)
def test_everybody_has_what_is_due(players, brutii, seed):
    s = set_up(players, brutii, seed)
    order = s.from_start()
    assert len(order) == players
    assert [s.of(seat).denarii for seat in order] == [12 + n for n in range(players)]
    assert all(len(p.hand) == 4 for p in s.players) and len(s.discard) == 2 * players
    assert bool(s.brutii) is brutii
    for p in s.players:
        leads = p.name == s.brutii
        assert p.followers == (0 if leads else FOLLOWERS[players, brutii])
        assert len(p.actions) == (12 if leads else 0)
        assert (p.sheet, bool(p.colour)) == (("Brutii", False) if leads else (p.colour, True))
    assert len({p.colour for p in s.players if p.colour}) == players - brutii
    assert len({p.condition for p in s.players}) == 1
    assert (order[-1] == s.brutii) is brutii, "they sit on the right of the start player, and are the richest"
    assert s.discs == (("arrow",) * 4 + ("cross", "follower") if brutii else ())
    assert s.boards == ("base", "expansion") and s.patron_tiles == 6
    assert s.favor and len(s.favors) == 9 and s.favor not in s.favors
    assert len(s.officials) == 5 and not any(o.owner for o in s.officials)
    assert len(s.deck) == 118 - 6 * players


@pytest.mark.parametrize(("players", "brutii"), [(6, False), (1, False), (2, True), (3, True), (4, True)])
def test_no_other_number_sits_down(players, brutii):
    with pytest.raises(RulekitError, match=r"(sit down as|that many may play)"):
        book.new_game(players, brutii=brutii)


@pytest.mark.parametrize("players", [3, 4])
def test_under_the_other_reading_fewer_may_play_with_the_brutii(players):
    s = set_up(players, True, 1, rulings={"TR-OD-04": "extend"})
    assert sorted(p.followers for p in s.players) == [0, *[6] * (players - 1)]


def test_with_the_brutii_as_many_sit_down_as_can():
    assert len(book.new_game(brutii=True).state.seats) == 5
    assert len(book.new_game().state.seats) == 4


@pytest.mark.parametrize(("players", "brutii"), FOLLOWERS)
def test_eight_phases_come_in_order_round_after_round(players, brutii):
    seen, before = [], ""
    for record in random_game(book.new_game(players, seed=7, brutii=brutii), Random(7)):
        for r in (record, *record.follows):
            frames = r.before.frames
            step = next((f.step for f in frames if f.flow == "round"), "")
            if step in PHASES and step != before:
                seen.append(step)
                before = step
    rounds = [seen[i : i + len(PHASES)] for i in range(0, len(seen), len(PHASES))]
    assert all(r == PHASES for r in rounds)

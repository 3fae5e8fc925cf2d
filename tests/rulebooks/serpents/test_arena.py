"""The Arena is drawn from the table and from what may be done."""

from __future__ import annotations

import pytest
from serpents_book import book

from rulekit.errors import FileProblem
from rulekit.rulebooks.serpents.arena import initials
from rulekit.rulebooks.serpents.board import ARENA, BOARDS, GATES, apart, path
from rulekit.rulebooks.serpents.moves.act import Attack, Walk
from rulekit.rulebooks.serpents.moves.teams import Place

FOUGHT = ("changing-fighters", "treachery", "life-and-death", "primus-wagers", "primus-undecided", "teams-and-gates")


def plans(board):
    """Return the plan of each beat; None where there is none."""
    return [next((g.plan for g in beat.table if g.plan), None) for beat in board.beats]


def layer(plan, look, label):
    """Return the spaces of a layer, in no order."""
    return {spot for x in plan.layers if (x.look, x.label) == (look, label) for spot in x.spots}


@pytest.mark.parametrize("name", FOUGHT)
def test_what_is_lit_is_what_may_be_done(name):
    scenario = book.scenario(name)
    run, lit = scenario.play_out(), 0
    found = plans(scenario.storyboard())
    at = {(start := scenario.start()).digest: start}
    at |= {line.record.after.digest: line.record.after for line in run.lines if line.record is not None}
    for beat, plan in zip(scenario.storyboard().beats, found, strict=True):
        position = at.get(beat.digest)
        if position is None or plan is None:
            continue
        s, moves = position.state, position.legal()
        assert layer(plan, "enter", "May be moved to") == {m.space for m in moves if isinstance(m, Walk)}
        assert layer(plan, "enter", "May be set up on") == {m.space for m in moves if isinstance(m, Place)}
        targets = {s.fighter(m.target).space for m in moves if isinstance(m, Attack)}
        assert layer(plan, "hit", "May be attacked on") == targets
        lit += len(plan.layers) > 3
        assert {p.spot for p in plan.pieces if p.spot} == {f.space for f in s.fighters if f.space}
        assert sum(not p.spot for p in plan.pieces) == sum(bool(f.team and f.down) for f in s.fighters)
        assert [p.lit for p in plan.pieces].count(True) == bool(s.acting)
    assert lit


def test_a_move_and_a_blow_are_drawn_where_they_happened():
    told = [plan.arrows for plan in plans(book.scenario("changing-fighters").storyboard())]
    moved, struck = told[5], told[6]
    assert [(a.look, a.start, a.goal) for a in moved] == [("moved", "c3", "c4")]
    assert [(a.look, a.start, a.goal) for a in struck] == [("struck", "c4", "c5")]
    assert told[4] == ()


def test_who_falls_leaves_the_board_and_who_turns_changes_shape():
    board = book.scenario("life-and-death").storyboard()
    first, last = plans(board)[0], plans(board)[-1]
    slave = [next(p for p in plan.pieces if p.label == "Liza 2") for plan in (first, last)]
    assert [p.spot for p in slave] == ["c5", ""]
    assert slave[1].note == "Wounded"
    board = book.scenario("treachery").storyboard()
    assert [p.side for plan in (plans(board)[0], plans(board)[-1]) for p in plan.pieces if p.sign == "I"] == [0, 1]


def test_dice_lost_and_a_go_that_is_over_are_marked():
    plan = plans(book.scenario("changing-fighters").storyboard())[15]
    marks = {p.sign: (p.hurt, p.spent, p.lit) for p in plan.pieces}
    assert marks == {
        "I": (False, True, False),
        "A": (False, False, True),
        "L1": (True, True, False),
        "L2": (False,) * 3,
    }


def test_no_board_where_nobody_sets_up():
    assert plans(book.scenario("primus-invitations").storyboard())[0] is None
    assert set(plans(book.scenario("etiquette").storyboard())) == {None}


def test_the_board_comes_first_where_places_matter_and_the_dice_where_they_do():
    def titles(name, index):
        return [g.title for g in book.scenario(name).storyboard().beats[index].table]

    assert titles("primus-initiative-tie", 1)[:3] == ["Team I", "Team II", "The Arena"]
    assert titles("changing-fighters", 5)[:3] == ["The Arena", "Team I", "Team II"]
    assert titles("teams-and-gates", 3)[0] == "The Arena"


def test_the_drawing_says_that_it_stands_in():
    for plan in filter(None, plans(book.scenario("treachery").storyboard())):
        assert plan.note.startswith("A stand-in")
        assert "27 spaces" in plan.note


def test_the_large_board():
    places = {(x.q, x.r) for x in ARENA}
    assert len(places) == len(ARENA) == 27
    # As it is from the other end, so that neither Team has the better side.
    assert {(-q, -r) for q, r in places} == places
    for mark, names in GATES.items():
        assert (
            {x.name for x in ARENA if x.beside == mark} == {x.name for x in ARENA if x.green} & set(names) == set(names)
        )
    spaces = {x.name: x for x in ARENA}
    assert apart(spaces["c1"], spaces["c5"]) == path(ARENA, "c1", "c5", ()) == 4
    assert path(ARENA, "b1", "d6", ("c2",)) == apart(spaces["b1"], spaces["d6"]) == 6
    assert max(path(ARENA, "a1", x.name, ()) or 0 for x in ARENA) == 6


@pytest.mark.parametrize("name", BOARDS)
def test_any_board_that_is_kept_can_be_named(name):
    turned = book.scenario("changing-fighters").turn({"start.state.board": name})
    if name == "arena":
        assert turned.start().state.board == BOARDS[name]
        return
    with pytest.raises(FileProblem, match="stands on"):  # a Fighter stands where there is no space
        turned.start()


def test_a_board_that_is_not_kept_is_told_with_its_line():
    with pytest.raises(FileProblem, match=r"changing-fighters.yaml:\d+: no board 'arean'; .*did you mean 'arena'"):
        book.scenario("changing-fighters").turn({"start.state.board": "arean"}).start()


def test_initials_tell_names_apart():
    assert initials(["Ana", "Bo"]) == {"Ana": "A", "Bo": "B"}
    assert initials(["Ana", "An"]) == {"Ana": "Ana", "An": "An"}

"""What is different at the table: a row that comes or goes is told by what it holds."""

from __future__ import annotations

import pytest
from rulebooks.tribune.checks import book

from rulekit.engine.chance import Drawn
from rulekit.engine.position import Position
from rulekit.rulebooks.tribune.state import Field, Pair, Placed
from rulekit.story.telling import Teller


def told(row_sets, eyes="*"):
    """Tell the changes from an empty table to one with these rows, and back."""
    empty = book.new_game(3, seed=1)
    full = Position(empty.frames, empty.state.set(**row_sets))
    teller = Teller(book, "en", eyes)
    there = [(c.label, c.before, c.after) for c in teller.changes(empty, full)]
    back = [(c.label, c.before, c.after) for c in teller.changes(full, empty)]
    assert back == [(label, after, before) for label, before, after in there]
    return there


@pytest.mark.parametrize("piece", ["Gaius", "Proconsul"])
def test_a_piece_that_is_placed(piece):
    ((label, before, after),) = told({"placed": (Placed("Forum 1", piece),)})
    assert (label, before) == ("On Forum 1", "none")
    assert after == book.words("en").name(piece)


def test_cards_that_are_laid_on_a_field():
    cards = ("Praetorians 2", "Vestals 3")
    assert told({"fields": (Field("Forum 1", up=cards),)}) == [
        ("Open on Forum 1", "none", "Praetorians 2 and Vestals 3")
    ]


@pytest.mark.parametrize(("eyes", "after"), [("Gaius", "Vestals 3"), ("Livia", "hidden"), ("", "hidden")])
def test_who_may_not_look_reads_only_how_many(eyes, after):
    rows = told({"fields": (Field("Catacombs 1", down=("Vestals 3",), looker="Gaius"),)}, eyes)
    assert rows == [("Face down on Catacombs 1", "none", after), ("Who has looked at Catacombs 1", "none", "Gaius")]


def test_each_thing_that_a_row_holds_has_its_line():
    rows = told({"pairs": (Pair("Field of Mars 1", "Gaius", 9),)})
    assert rows == [
        ("Pair from Field of Mars 1", "none", "Gaius"),
        ("Sum of the pair from Field of Mars 1", "none", "9"),
    ]


def test_a_row_whose_values_all_stand_as_usual_is_told_by_its_name():
    assert told({"fields": (Field("Forum 1"),)}) == [("Cards on Forum 1", "none", "Forum 1")]


@pytest.mark.parametrize(
    ("field", "eyes", "said"),
    [
        ("Forum 1", "", "A card is laid open on Forum 1: Vestals 3"),
        ("Catacombs 2", "*", "A card is laid face down on Catacombs 2: Vestals 3"),
        ("Catacombs 2", "", "A card is laid face down on Catacombs 2"),
    ],
)
def test_the_story_says_on_which_field_a_card_is_laid(field, eyes, said):
    step = "fill" if field == "Forum 1" else "face down"
    state = book.new_game(3, seed=1).state.set(filling=(field, "Forum 3"))
    record = book.begin("cards", state, step).play(Drawn(("Vestals 3",)))
    assert Teller(book, "en", eyes).chanced(record) == said

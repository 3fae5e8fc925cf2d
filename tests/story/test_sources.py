"""What says so: ids of clauses and rulings, and the mark of those that are uncertain wherever one meets them."""

import re

import pytest

import rulekit
from rulekit.data.words import Words
from rulekit.errors import Refused, reading
from rulekit.faces.page import export_page
from rulekit.faces.said import explained
from rulekit.faces.text import markdown, plain
from rulekit.maps.extract import extract

BOOKS = {
    "serpents": ["competition-five", "obtrusiveness", "nobody-left-in-a-fight"],
    "sacrum": ["a-whole-round"],
    "tribune": ["more-cards-or-a-higher-sum"],
}
NAMED = re.compile(r"(B-\d(?:\.\d+)+)( \([A-D]\))?")


@pytest.mark.parametrize(("name", "scenario"), [(b, s) for b, names in BOOKS.items() for s in names])
def test_every_id_of_a_step_has_its_mark_where_it_is_uncertain_and_nowhere_else(name, scenario):
    book = rulekit.load(name)
    board = book.scenario(scenario).storyboard()
    met = set()
    for index, beat in enumerate(board.beats):
        text = plain(board, index)
        cards = {c.id for c in beat.clauses}
        for line in text.splitlines():
            if any(line.strip().startswith(f"{c}  ") for c in cards):
                continue  # the card of a clause says its mark in full
            for clause, mark in NAMED.findall(line):
                due = book.clauses[clause].mark
                assert mark == (f" ({due})" if due in "CD" else ""), line
                met.add(due)
        grades = {m for m in "CD" if re.search(rf"^\W*{Words('en', ('rulekit',))(f'ui-grade_{m}')}$", text, re.M)}
        assert grades == {m.strip(" ()") for _, m in NAMED.findall(text) if m}
    assert met & {"C", "D"}


def test_a_check_names_its_clause_and_the_ruling_that_its_reading_rests_on():
    board = rulekit.load("serpents").scenario("competition-five").storyboard()
    found = [c.sources for b in board.beats for c in b.checks]
    assert ("SW-TEAM-04", "O-27") in found
    assert any("SW-TEAM-04, O-27" in plain(board, i) for i in range(len(board.beats)))
    assert all(len(set(s)) == len(s) for s in found)


def test_the_mark_stands_in_every_face():
    book = rulekit.load("serpents")
    scenario = book.scenario("competition-five")
    board = scenario.storyboard()
    refused = next(i for i, b in enumerate(board.beats) if b.kind == "refused" and "Liza" in b.chip)
    position = scenario.at(refused + 1)
    assert "B-1.3.3 (C)" in plain(board, refused)
    assert "B-1.3.3 (C)" in markdown(board, refused)
    assert '"B-1.3.3":"C"' in export_page(board)
    with pytest.raises(Refused, match=r"\[B-1\.3\.3 \(C\)\]"):
        position.play(book.move("Liza attacks", target="Ivan 1"))
    assert "B-1.3.3 (C)" in book.say(position.why(book.move("Liza attacks", target="Ivan 1")))
    assert "Certainty C" in explained(book, "B-1.3.3")
    assert "Certainty" not in explained(book, "SW-CHG-01")
    titles = [node.title for node in extract(book, "fight").nodes]
    assert any(t.endswith("B-1.2.28 (C)") or "B-1.2.28 (C) ·" in t for t in titles)


def test_laws_say_by_which_clause_and_how_sure_it_is():
    book = rulekit.load("serpents")
    assert str(book.wrong("law-nobody", "B-1.3.8", "O-1", name="Zed").say(book.words())) == (
        "nobody here is called Zed [B-1.3.8 (C), O-1]"
    )


def test_a_mark_in_a_language_from_right_to_left():
    words = Words("fa", ("rulekit",), lambda name: {"T-1": "C"}.get(name, ""))
    assert words.cited("T-1", "T-2") == "\u2068T-1 (C)\u2069، \u2068T-2\u2069"
    assert words.grades(["T-2", "T-1", "T-1"]) == (words("ui-grade_C"),)
    with reading("fa"):
        assert "اطمینان" in words("ui-grade_D")

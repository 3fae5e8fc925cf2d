"""Words by id: the book's before the kit's, English where a language is silent."""

from __future__ import annotations

import pytest
from engine.helpers import odd_values, positions
from hypothesis import given
from toy import Bid
from toy import book as toy

import rulekit
from rulekit.data.words import Words, say_figures
from rulekit.engine.pieces import Figures, at_least


def test_the_books_own_words_come_before_the_kits():
    words = toy.words()
    assert words("title") == "A toy auction"
    assert words("Pass.label") == "pass"
    assert words("Bid.label", coins=3) == "bid 3"
    assert words("Bid.story", by="Ana", coins=3) == "Ana bids 3."


def test_a_text_that_is_nowhere_is_seen_and_not_an_error():
    assert toy.words()("no-such-text") == "⟨no-such-text⟩"
    assert not toy.words().has("no-such-text")
    assert not toy.words().has("Bid.no-such-attribute")


def test_where_a_language_is_silent_it_speaks_english():
    german = Words("de", ("toy", "rulekit"))
    assert german("title") == "A toy auction"
    assert german("Pass.label") == "pass"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "yes"), (False, "no"), (None, "none"), ((), "none"), ("", "none"), (("Ana",), "Ana"),
        (("Ana", "Bo"), "Ana and Bo"), (("Ana", "Bo", "Cy"), "Ana, Bo and Cy"), ((1, 2), "1 and 2"), ("Ana", "Ana"),
    ],
)  # fmt: skip
def test_values_are_put_as_people_put_them(value, text):
    assert str(toy.words().value(value)) == text


@pytest.mark.parametrize(("value", "text"), [((), "nobody"), ("", "nobody"), (None, "nobody"), (("Ana",), "Ana")])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_choice_of_forms_knows_nothing_in_every_language(tmp_path, monkeypatch, lang, value, text):
    forms = "who = { $who ->\n [none] nobody\n *[other] Ana\n}\n"
    folder = tmp_path / "formbook" / "catalogue"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / f"{lang}.ftl").write_text(forms)
    monkeypatch.syspath_prepend(tmp_path)
    words = Words(lang, ("formbook", "rulekit"))
    assert words("who", who=words.value(value)) == text
    assert words("who", who=value) == text


def test_a_persian_list_has_no_comma_before_its_last():
    words = Words("fa", ("rulekit",))
    bare = str.maketrans("", "", "\u2068\u2069\u200f")
    assert words.listing(["آنا", "بو"]).translate(bare) == "آنا و بو"
    assert words.listing(["آنا", "بو", "سای"]).translate(bare) == "آنا، بو و سای"
    assert words.either(["آنا", "بو", "سای"]).translate(bare) == "آنا، بو یا سای"
    assert words.listing([]) == "هیچ"


@given(odd_values)
def test_no_value_is_too_strange_to_be_shown(value):
    words = toy.words()
    assert words("Bid.story", by="Ana", coins=value)
    assert say_figures(words, Figures(False, "one-of", value, (value,)))


def test_figures_are_said_with_their_parts():
    words = toy.words()
    assert say_figures(words, at_least(9, 10)) == "need 10, have 9"
    assert say_figures(words, at_least(3, 4, ("coins", 5), ("fist", -2))) == "need 4, have 3 (coins 5 + fist -2)"
    assert say_figures(words, None) == ""


def test_a_refusal_is_one_line_with_every_reason_and_its_source():
    line = toy.new_game().play(Bid("Ana", 1)).after.why(Bid("Ana", 77)).line(toy.words())
    assert line.startswith("not allowed")
    assert "[T-2]" in line
    assert "\n" not in line


@given(positions())
def test_every_verdict_of_a_legal_move_says_allowed(position):
    words = Words("en", ("rulekit",))
    for move in position.legal():
        assert position.why(move).line(words) == "allowed"


def test_a_player_called_by_a_letter_is_not_the_chit_of_that_letter():
    words = rulekit.load("sacrum").words()
    assert [words.name(n) for n in ("A", "a", "S", "s")] == ["A", "chit a", "the skull", "s"]

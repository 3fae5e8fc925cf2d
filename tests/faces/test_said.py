"""Texts that know which way they are read."""

from __future__ import annotations

from fractions import Fraction

import pytest
from IPython.core.formatters import DisplayFormatter
from toy import book as toy

from rulekit.errors import UnknownName
from rulekit.faces.said import Said


def shown(text: str) -> dict[str, str]:
    """Return what a notebook shows for a text."""
    assert isinstance(text, Said)
    bundle: dict[str, str] = DisplayFormatter().format(text)[0]
    return {kind: face for kind, face in bundle.items() if face is not None}


def test_what_is_said_is_a_string_like_any_other() -> None:
    said = Said("Ana bids", "en")
    assert said == "Ana bids"
    assert shown(said) == {"text/plain": "Ana bids", "text/markdown": "Ana bids"}


def test_a_text_read_from_the_right_is_turned_round() -> None:
    bundle = shown(Said("آنا\nبو", "fa"))
    assert bundle["text/plain"] == "\u200fآنا\n\u200fبو"
    assert bundle["text/markdown"].startswith('<div dir="rtl"')
    assert "آنا  \nبو" in bundle["text/markdown"]


def test_an_id_is_not_broken_where_it_would_change_places() -> None:
    assert '<bdi style="white-space: nowrap">TF-CL-051</bdi>' in shown(Said("نه [TF-CL-051]", "fa"))["text/markdown"]
    assert "<bdi" not in shown(Said("no [TF-CL-051]", "en"))["text/markdown"]


def test_signs_of_markdown_are_shown_as_they_are() -> None:
    assert shown(Said("<b>2 * 3</b>", "en"))["text/markdown"] == r"\<b\>2 \* 3\</b\>"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_clause_and_a_ruling_are_explained_in_the_books_language(lang: str) -> None:
    book = toy.in_lang(lang)
    clause, ruling = book.clauses["T-1"], next(iter(book.rulings))
    assert book.explain("T-1").splitlines()[1] == clause.text_in(lang)
    assert clause.section_in(lang) in book.explain("T-1")
    told = book.explain(ruling.id)
    assert ruling.question[lang] in told.splitlines()[0]
    for reading, text in ruling.readings.items():
        line = next(row for row in told.splitlines() if text[lang] in row)
        assert reading in line
        assert (book.words()("show-default") in line) == (reading == ruling.default)


def test_what_cannot_be_explained_is_named() -> None:
    with pytest.raises(UnknownName, match="T-99"):
        toy.explain("T-99")


@pytest.mark.parametrize(("lang", "arrow"), [("en", "→"), ("fa", "←")])
def test_a_change_points_the_way_it_is_read(lang: str, arrow: str) -> None:
    told = toy.scenario("level").transcript(lang)
    other = {"→": "←", "←": "→"}[arrow]
    assert arrow in told
    assert other not in told


def test_a_transcript_has_every_step_in_both_faces() -> None:
    told = toy.scenario("level").transcript("fa")
    bundle, steps = shown(told), len(toy.scenario("level").storyboard("fa").beats)
    assert bundle["text/markdown"].count('<div dir="rtl"') == steps
    assert bundle["text/plain"].count("-" * 60) == steps - 1


def test_any_value_can_be_said() -> None:
    assert toy.say((28, 29)) == "28 and 29"
    assert toy.in_lang("fa").say(28) == "۲۸"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_readings_stand_side_by_side(lang: str) -> None:
    level = toy.in_lang(lang).scenario("level")
    ruling = next(iter(toy.rulings))
    told = level.compare( f"start.rulings.{ruling.id}", "players.Ana.coins", "bank").splitlines()
    assert [row for row in told if not row.startswith("  ")] == [t[lang] for t in ruling.readings.values()]
    assert len(told) >= 3 * len(ruling.readings)


def test_values_stand_side_by_side_with_what_they_lead_to() -> None:
    level = toy.scenario("level")
    told = level.compare( "script.4.Bo bids.coins", "bank", values=[4, 9]).splitlines()
    assert told[0] == "4"
    assert told[1].endswith(": 3")
    assert told[2] == "9"
    assert "“Bo bids”" in told[3]
    persian = level.in_lang("fa").compare( "script.4.Bo bids.coins", "bank", values=[9])
    assert "پیشنهاد می‌دهد" in persian
    assert "bids" not in persian


def test_only_what_can_be_turned_is_compared_without_values() -> None:
    with pytest.raises(UnknownName, match="script"):
        toy.scenario("level").compare( "script.0", "bank")


@pytest.mark.parametrize(("lang", "said"), [("en", "did you mean 'Ana'?"), ("fa", "منظورتان")])
def test_what_is_watched_has_to_be_at_the_table(lang: str, said: str) -> None:
    level = toy.in_lang(lang).scenario("level")
    with pytest.raises(UnknownName) as caught:
        level.compare("script.4.Bo bids.coins", "players.Anna.coins", values=[4])
    assert said in str(caught.value)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_several_are_explained_one_after_another(lang: str) -> None:
    book = toy.in_lang(lang)
    names = ("T-1", next(iter(book.rulings)).id)
    assert book.explain(*names) == "\n\n".join(book.explain(name) for name in names)
    told = shown(book.explain(*names))["text/markdown"]
    assert all(shown(book.explain(name))["text/markdown"] in told for name in names)


def test_chances_are_said_exactly_and_about_the_likeliest_first() -> None:
    chances = {"Ana": Fraction(1, 6), "again": Fraction(1, 2), "Bo": Fraction(1, 3)}
    assert toy.in_lang("en").say(chances).splitlines() == [
        "again: 1/2 (50.0 %)",
        "Bo: 1/3 (33.3 %)",
        "Ana: 1/6 (16.7 %)",
    ]
    assert "۵۰" in toy.in_lang("fa").say(chances).splitlines()[0]

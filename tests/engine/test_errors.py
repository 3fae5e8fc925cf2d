"""Errors carry data, and are said in the language of whoever reads."""

from __future__ import annotations

import contextvars

import pytest
import toy as package
from toy import book as toy

import rulekit
from rulekit.data.files import parse
from rulekit.data.words import Words
from rulekit.errors import BookError, FileProblem, Refused, RulekitError, Text, UnknownName, reader, reading, speak

PERSIAN = toy.in_lang("fa")


@pytest.fixture
def in_persian():
    speak("fa")
    yield
    speak("en")


def said(kind, fn):
    with pytest.raises(kind) as caught:
        fn()
    text = str(caught.value)
    assert "⟨" not in text
    assert "\n" not in text
    return text


def bare(text):
    return "".join(sign for sign in text if sign not in "\u2068\u2069\u200f")


def test_a_text_says_itself_in_any_language():
    text = Text("error-unknown", what=Text("thing-clause"), name="X-1")
    assert text.say(Words("en", ("rulekit",))) == "no clause is called 'X-1'"
    assert bare(text.say(Words("fa", ("rulekit",)))) == "هیچ بندی به نام «X-1» نیست"
    assert (text, hash(text)) == (Text("error-unknown", what=Text("thing-clause"), name="X-1"), hash(text))
    assert "error-unknown" in repr(text)


def test_a_book_says_what_is_wrong_in_its_language():
    assert "منظورتان «bid» بود؟" in bare(said(UnknownName, lambda: PERSIAN.begin("auction", package.Table(), "bids")))
    assert "«level»" in bare(said(UnknownName, lambda: PERSIAN.scenario("levle")))
    assert bare(said(UnknownName, lambda: PERSIAN.in_lang("fr"))).startswith("no language")  # `in_lang` is asked by code
    broke = package.Table().put("Ana", coins=-3)
    assert bare(said(BookError, lambda: PERSIAN.begin("auction", broke))) == "آنا این تعداد سکه دارد: -۳"
    assert said(BookError, lambda: toy.begin("auction", broke)) == "Ana has -3 coins"


def test_an_example_says_what_is_wrong_in_its_language():
    level = PERSIAN.scenario("level")
    text = bare(said(UnknownName, lambda: level.turn({"start.flo": "x"})))
    assert text.startswith("هیچ جایی در این مثال به نام «start.flo» نیست")
    text = bare(said(FileProblem, lambda: level.turn({"start.flow": "action"}).run()))
    assert "منظورتان «auction» بود؟" in text
    assert "آنچه باید می‌بود" in text


def test_an_error_keeps_the_language_in_which_it_was_raised():
    with reading("fa"), pytest.raises(FileProblem) as caught:
        parse("a: &x 1")
    assert "لنگر" in str(caught.value)
    assert reader() == "en"


def test_a_session_speaks_one_language(in_persian):
    assert "خالی" in said(FileProblem, lambda: parse(""))
    assert "دفترچهٔ قوانینی" in said(UnknownName, lambda: rulekit.load("tutoriel"))
    assert rulekit.load("tutorial").lang == "fa"
    assert rulekit.load("serpents").lang == "en"  # it speaks no other
    assert rulekit.load("tutorial", lang="en").lang == "en"
    # A notebook runs each cell in a context of its own.
    assert contextvars.Context().run(reader) == "fa"
    assert bare(said(Refused, lambda: toy.new_game().play(package.Bid("Ana", 9)))).startswith("مجاز نیست")
    with pytest.raises(UnknownName, match="fr"):
        speak("fr")


def test_a_language_that_a_book_does_not_speak():
    assert said(UnknownName, lambda: rulekit.load("serpents", lang="xx")).endswith("there are: en")
    text = bare(said(UnknownName, lambda: rulekit.load("serpents", lang="fa")))
    assert text == "هیچ زبانی برای serpents به نام «fa» نیست؛ این‌ها هستند: en"


def test_plain_words_are_said_as_they_are():
    assert str(RulekitError("Nothing works.")) == "Nothing works."
    assert str(FileProblem("f", 3, "this", "that")) == "f:3: this; expected that"
    assert said(UnknownName, lambda: (_ for _ in ()).throw(UnknownName("civilization", "Rom", ["Rome"]))) == (
        "no civilization is called 'Rom'; did you mean 'Rome'?"
    )

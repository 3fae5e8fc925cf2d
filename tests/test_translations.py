"""A text that is missing in a language which a rulebook, or the kit, declares is a failure."""

from __future__ import annotations

import pytest
from toy import book as toy
from toy_copies import toy_with

import rulekit
from rulekit.data.languages import spoken
from rulekit.faces.words import KEYS
from rulekit.proof.check import check
from rulekit.proof.translation import entries, gaps, unlike

BOOKS = {name: rulekit.load(name) for name in rulekit.names()} | {"toy": toy}
DECLARED = [(name, lang) for name, book in BOOKS.items() for lang in book.languages]
ASIDE = {"persian": ("title =", "title =")}  # a copy that speaks Persian, with nothing changed in it


def told(found):
    return [f"{where}: {text}" for _, where, text in found]


@pytest.mark.parametrize("lang", [code for code in spoken("rulekit") if code != "en"])
def test_the_kit_says_everything_in_each_of_its_languages(lang):
    assert told(unlike("rulekit", lang)) == []


@pytest.mark.parametrize("name", BOOKS)
def test_a_rulebook_says_everything_in_each_language_that_it_declares(name):
    assert told(gaps(BOOKS[name])) == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang"), DECLARED)
def test_its_examples_are_told_in_full(name, lang):
    book = BOOKS[name].in_lang(lang)
    for example in book.scenarios:
        assert lang in book.scenario(example).languages
        for eyes in ("*", ""):
            board = book.scenario(example).storyboard(eyes=eyes)
            assert "⟨" not in repr(board)
            assert set(board.words) == set(KEYS)


def test_every_catalogue_can_be_read():
    for package in ("rulekit", *(book.package for book in BOOKS.values())):
        for lang in spoken(package):
            assert [key for key in entries(package, lang) if key.startswith("unreadable")] == []


@pytest.mark.parametrize(
    ("edits", "where", "text"),
    [
        ({"persian": ("auction-pay = پرداخت\n", "")}, "fa.ftl: auction-pay", "there is no text in fa"),
        ({"persian": ("    .holds = کارت در دست { $by } است\n", "")}, "fa.ftl: Veto.holds", "there is no text in fa"),
        ({"persian": ("", "spare = اضافی\n")}, "fa.ftl: spare", "fa has it, English has not"),
        ({"persian": ("{ $card } را علیه", "کارت را علیه")}, "fa.ftl: Veto.story", "its places are $by, $target"),
        ({"persian": ("", "?? = بد\n")}, "fa.ftl: unreadable: ?? = بد", "fa has it, English has not"),
        ({**ASIDE, "ledger": (", fa: فروش‌ها شمرده می‌شوند.", "")}, "T-7 text", "there is no text in fa"),
        ({**ASIDE, "ledger": ("{en: Cards, fa: کارت‌ها}", "{en: Cards}")}, "T-3 section", "there is no text in fa"),
        ({**ASIDE, "ledger": ("{en: Cards, fa: کارت‌ها}", "Cards")}, "T-3 section", "there is no text in fa"),
        ({**ASIDE, "rulings": (", fa: نمی‌شود.", "")}, "T-O1 reading no", "there is no text in fa"),
        ({**ASIDE, "rulings": (", fa: آیا پیشنهاد صفر هم می‌شود؟", "")}, "T-O1 question", "there is no text in fa"),
        ({**ASIDE, "level": (", fa: پیشنهادهای برابر", "")}, "level title", "there is no text in fa"),
        (
            {**ASIDE, "level": ("  - roll: {Ana: [5]", "  - say: {en: Now.}\n    roll: {Ana: [5]")},
            "level script.11.say",
            "there is no text in fa",
        ),
        (
            {"persian": ("outcome-one = یکی پیش است\n", ""), "words": ("outcome-one = one leads\n", "")},
            "fa.ftl: outcome-one",
            "the catalogue has no 'outcome-one'",
        ),
    ],
)
def test_a_missing_translation_is_found(tmp_path, edits, where, text):
    with toy_with(tmp_path, **edits) as book:
        found = [(there, str(what)) for _, there, what in gaps(book)]
    assert [there for there, _ in found] == [where]
    assert text in found[0][1]


def test_a_check_tells_of_missing_translations(tmp_path):
    with toy_with(tmp_path, persian=("auction-pay = پرداخت\n", "")) as book:
        assert [f.where for f in check(book, games=1).findings if f.kind == "missing-text"] == ["fa.ftl: auction-pay"]


def test_where_a_text_is_missing_the_example_is_not_offered(tmp_path):
    with toy_with(tmp_path, **ASIDE, level=(", fa: پیشنهادهای برابر", "")) as book:
        example = book.scenario("level")
        assert (book.languages, example.languages) == (("en", "fa"), ("en",))
        assert [board.lang for board in example.storyboards()] == ["en"]
    assert [board.lang for board in toy.scenario("level").storyboards()] == ["en", "fa"]

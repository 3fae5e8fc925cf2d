"""Every number in a Persian answer is in the reader's digits: refusals of the whole book, whoever tries whatever."""

import re
from itertools import islice
from random import Random

import pytest
from rulebooks.tutorial.checks import cases

import rulekit
from rulekit.engine.moves import parts_of
from rulekit.engine.verdict import judge
from rulekit.errors import Refused, RulekitError, reading
from rulekit.proof.play import random_game
from rulekit.story.loading import from_document
from rulekit.story.refusals import refusals
from rulekit.story.telling import Teller

TAGS = {"fa": "[0-9٠-٩]", "fa-u-nu-latn": "[۰-۹٠-٩]"}
# What is nobody's number: ids of clauses, names that a case makes up, a file with its line.
NAMES = re.compile(r"TF-\w+-\d+|\b[A-Za-z][\w-]*\d\w*|[^\s\u2068]+\.yaml:\d+")
# What nobody would call a bid, nor a card: too small, too large, broken, no number at all, a number in quotes.
OTHER = {"TF-OD-46": "trade", "TF-OD-20": "twice"}
STRANGE = (-1, 0, 7, 10**6, 10**20, -(10**20), 1.5, True, "12", "-3", None, (4, 5))


def positions(book):
    for players in (2, 3, 4):
        start = book.new_game(players, seed=players, rulings=OTHER if players == 3 else {})
        for i, record in enumerate(islice(random_game(start, Random(players)), 260)):
            if i % 12 == 0 and record.after.step.chance is None and not record.after.over:
                yield record.after


def strange(position):
    """Yield moves that hold what they cannot hold, one field after another."""
    state = position.state
    table = state.book.machine.tables[position.top.place]
    for seat in (*position.acting()[:1], "9"):
        for kind in table.offers:
            own = [d for _, _, d in parts_of(kind).domains]
            usual = [next(iter(d.values(state, position.acting()[0])), "") for d in own]
            for i in range(len(own)):
                yield from (kind(seat, *usual[:i], odd, *usual[i + 1 :]) for odd in STRANGE)
            yield kind(seat, *usual)


def answers(book, lang):
    teller, words = Teller(book, lang, "*"), book.words(lang)
    for position in positions(book):
        verdicts = [judge(position, act) for act in strange(position)]
        verdicts += [r.verdict for seat in position.state.seats for r in refusals(position, seat)]
        for verdict in verdicts:
            if verdict:
                continue
            yield verdict.line(words)
            yield teller.tried(verdict)
            yield from (f"{c.text} {c.figures}" for c in teller.check_lines(verdict))


@pytest.mark.slow
@pytest.mark.parametrize("lang", TAGS)
def test_no_refusal_has_digits_that_the_reader_did_not_choose(lang):
    book = rulekit.load("tutorial", lang=lang)
    said = set(answers(book, lang))
    assert len(said) > 600
    assert sum(bool(re.search("[0-9۰-۹]", NAMES.sub("", s))) for s in said) > 150
    assert [s for s in said if re.search(TAGS[lang], NAMES.sub("", s))] == []


@pytest.mark.parametrize("lang", TAGS)
def test_nor_have_the_refusals_of_the_cases(lang):
    book, said = rulekit.load("tutorial", lang=lang), []
    for case in cases().values():
        run = from_document(case.doc, case.base, book, lang).play_out()
        with reading(lang):
            said += [str(Refused(v, book)) for line in run.lines if (v := line.verdict) is not None]
        said += [f"{o.what} {o.found}" for o in run.outcomes]
    assert len(said) > 500
    assert [s for s in said if re.search(TAGS[lang], NAMES.sub("", s))] == []


@pytest.mark.parametrize("lang", TAGS)
@pytest.mark.parametrize(
    "given",
    [{"players": 7}, {"players": -2}, {"players": 1}, {"players": "12"}, {"players": ["سارا"] * 2}, {"rounds": -4},
     {"rounds": 2.5}, {"seed": -1}, {"rulings": {"TF-OD-03": "9"}}, {"rulings": {"9": "x"}}],
)  # fmt: skip
def test_nor_has_what_a_set_up_says(given, lang):
    with reading(lang), pytest.raises(RulekitError) as error:
        rulekit.load("tutorial", lang=lang).new_game(**{"players": 3, **given})
    literal = re.compile("«[^»]*»|[\"'][^\"']*[\"']")  # quoted as it was typed
    said = literal.sub("", NAMES.sub("", str(error.value)))
    assert re.search("[\u0600-\u06ff]", said)
    assert re.search(TAGS[lang], said) is None, said

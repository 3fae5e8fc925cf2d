"""What examples expect, and what came instead, in the reader's words: no verb, field or list of the code is left."""

from __future__ import annotations

import re

import msgspec
import pytest
from rulebooks.tutorial.checks import cases

import rulekit
from rulekit.data.files import parse
from rulekit.story.loading import from_document

BOOK = rulekit.load("tutorial", lang="fa")
LIKE_CODE = re.compile(r"[A-Za-z0-9_\[\]{}']|⟨")
IDS = re.compile(r"TF-\w+-\d+|[^\s\u2068]+\.yaml:\d+")
DUEL = """id: t
start: {flow: battle, step: declare, state: {marker: Nima, declaring: [Nima, Sara], players: {
  Nima: {gladiators: {Example Gladiator: {}}, combat: [Quick Attack]}, Sara: {gladiators: {Example Rival: {}}, coins: 4}}}}
"""


def outcomes(script, lang="fa"):
    found = from_document(parse(DUEL + script, "t.yaml"), (), BOOK.in_lang(lang), lang).play_out().outcomes
    return [(o.what.translate(MARKS), o.ok, o.found.translate(MARKS)) for o in found]


MARKS = str.maketrans("", "", "\u2068\u2069\u200f")


@pytest.mark.parametrize("name", BOOK.scenarios)
def test_expectations_of_the_shipped_examples_hold_no_word_of_the_code(name):
    found = BOOK.scenario(name).play_out().outcomes
    assert found
    assert [o.what for o in found if LIKE_CODE.search(IDS.sub("", o.what))] == []


def test_nor_do_those_of_any_case():
    said = []
    for case in cases().values():
        case = from_document(case.doc, case.base, BOOK, "fa")
        own = re.compile("|".join(rf"\b{re.escape(made)}\b" for made in invented(case.file.start)))
        said += [own.sub("", IDS.sub("", f"{o.what} {o.found}")) for o in case.play_out().outcomes]
    assert len(said) > 300
    assert [s for s in said if LIKE_CODE.search(s)] == []


def invented(start):
    """Return the names of seats and cards that a case makes up: nobody has translated those."""
    table = msgspec.to_builtins(start)["state"]
    found = {*table.get("cards", {}), *table.get("players", {}), "A", "B", "C", "D"}
    return found | {g for p in table.get("players", {}).values() for g in (p or {}).get("gladiators", {})}


def test_what_came_instead_is_told_in_persian():
    assert outcomes(
        "script:\n"
        "  - refused: {Nima sends: Example Gladiator}\n"
        "  - {refused: {Nima shows: Quick Attack}, because: [TF-CL-075]}\n"
        "expect:\n"
        "  step: cards\n"
        "  acting: [Sara]\n"
        "  cites: [TF-CL-079]\n"
        "  legal: {Nima sends: {gladiator: [Thracian, Gaul]}}\n"
        "  state: {players.Sara.coins: 3, dead: [Example Rival, Thracian], marker: Sara, players.Nima.combat: [Heavy Blow]}\n"
    ) == [
        ("باید رد شود: نیما: فرستادن گلادیاتور مثال", False, "مجاز بود"),
        ("باید رد شود: نیما: رو کردن حملهٔ سریع", True, ""),
        ("به سبب TF-CL-075", True, "TF-CL-075"),
        ("گام: رو کردن هم‌زمان کارت‌ها", False, "جنگیدن یا نجنگیدن؟"),
        ("کسانی که می‌توانند حرکت کنند: سارا", False, "نیما"),
        ("سکه‌های سارا: ۳", False, "۴"),
        (f"گلادیاتورهای مرده: {name('Example Rival')} و {name('Thracian')}", False, "هیچ"),
        ("نشان شروع: سارا", False, "نیما"),
        ("کارت‌های مبارزهٔ در دست نیما: ضربهٔ سنگین", False, "حملهٔ سریع"),
        (f"این مجاز است: نیما: فرستادن {name('Thracian')} یا {name('Gaul')}", False, "گلادیاتور مثال"),
        ("TF-CL-079 عمل کرد", False, ""),
    ]


def name(english):
    return BOOK.words().name(english)


def test_an_impossible_table_gives_its_reason_in_persian():
    text = DUEL.replace("coins: 4", "coins: -4") + "expect: {impossible: '-4'}\n"
    (found,) = from_document(parse(text, "t.yaml"), (), BOOK, "fa").play_out().outcomes
    assert found.ok
    assert "سکه‌های" in found.what
    assert not re.search("[A-Za-z]", found.what.partition("t.yaml")[2])

"""Every text that a face may ask for is there, in both languages, and the Persian is written as Persian is."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rulebooks.tutorial.checks import book, cases

from rulekit.data import files
from rulekit.engine.moves import parts_of
from rulekit.engine.steps import slug
from rulekit.proof.static import texts_due
from rulekit.rulebooks.tutorial.cards import deck
from rulekit.story.scenario import Scenario
from rulekit.story.telling import Teller

LANGS = ("en", "fa")
MARKS = str.maketrans("", "", "\u2068\u2069\u200f")


def catalogue(lang):
    """Return the entries of a language's own file: what English lends does not count."""
    text = (book.folder / "catalogue" / f"{lang}.ftl").read_text(encoding="utf-8")
    return [e for e in FluentParser().parse(text).body if isinstance(e, ast.Message)]


def keys(lang):
    out = []
    for entry in catalogue(lang):
        out.append(entry.id.name)
        out += [f"{entry.id.name}.{a.id.name}" for a in entry.attributes]
    return out


class Spoken(Visitor):
    def __init__(self):
        self.texts = []

    def visit_TextElement(self, node):
        self.texts.append(node.value)


def spoken(lang):
    """Return every piece of text of a language's catalogue."""
    visitor = Spoken()
    for entry in catalogue(lang):
        visitor.visit(entry)
    return visitor.texts


def wanted():
    for _, names in texts_due(book):
        if names[0].endswith(".story-"):  # a draw with one way on has one story
            yield names[1]
        else:
            yield names[0]
    for flow in book.flows.values():
        yield from (data["id"] for *_, data in flow.graph.edges(data=True))
    for move in book.moves.values():
        yield from (g.id for g in parts_of(move).guards)
    yield from (f"name-{slug(name)}" for name in deck())


@pytest.mark.parametrize("lang", LANGS)
def test_all_there(lang):
    there = set(keys(lang))
    lacking = {key for key in wanted() if key not in there and key.rpartition("-")[0] not in there}
    assert lacking == set()


def test_both_catalogues_hold_the_same():
    assert sorted(keys("en")) == sorted(keys("fa"))
    assert len(keys("fa")) == len(set(keys("fa")))


def told(lang):
    words, teller = book.words(lang), Teller(book.in_lang(lang), lang, "*")
    for example in (*map(book.scenario, book.scenarios), *cases().values()):
        if example.file.expect.impossible is not None:
            continue
        run = example.play_out()
        for line in run.lines:
            if line.verdict is not None:
                yield teller.tried(line.verdict)
                yield from (f"{c.text} {c.figures}" for c in teller.check_lines(line.verdict))
                continue
            record = line.record
            yield teller.chanced(record) if record.before.step.chance is not None else teller.done(record)
            yield from (f.text for f in teller.follows(record))
            yield from (c.text for c in teller.checks(record))
            yield from (c.label for c in teller.changes(record.before, record.after))
            yield from teller.legal(record.after, teller.open(record.after))
            for group in book.table_of(record.after.state, words, record.act, "*"):
                yield group.title
                yield from (cell.label for row in group.rows for cell in row.cells)


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_left_unsaid(lang):
    texts = set(told(lang))
    assert len(texts) > 500
    assert [t for t in texts if "⟨" in t or "{" in t] == []


# --- Persian ---------------------------------------------------------------------------------------

# What a careless hand would write, and no Persian typesetter would let stand.
SLIPS = {
    "an Arabic letter": "[يكىة]",
    "a digit that is not Persian": "[0-9\u0660-\u0669]",
    "Latin punctuation": '[,;?"]',
    "a verb's prefix apart from it": r"(?:^|[\s(«])ن?می\s",
    "a plural's ending apart from its noun": r"\sها(?:ی|یی|یش|شان)?(?=[\s،.؛:)»]|$)",
    "a comparative apart from its adjective": r"\sتر(?:ین)?(?=[\s،.؛:)»]|$)",
    "a space before punctuation": r"\s[،.؛:؟!»)]",
    "two spaces": r"  ",
}


def persian():
    yield from (("catalogue", t) for t in spoken("fa"))
    yield from ((c.id, c.texts["fa"]) for c in book.clauses)
    for r in book.rulings:
        yield from ((r.id, t["fa"]) for t in (r.question, *r.readings.values()))
    for name in book.scenarios:
        file = book.scenario(name).file
        yield from ((name, t["fa"]) for t in (file.title, file.intro, *(k.name for k in file.knobs)))
        for line in file.script:
            if isinstance(line, dict):
                yield from ((name, line[key]["fa"]) for key in ("title", "say") if key in line)


@pytest.mark.parametrize("slip", SLIPS)
def test_persian_without_slips(slip):
    found = [(where, text) for where, text in persian() if re.search(SLIPS[slip], text)]
    assert found == []


def test_persian_is_persian():
    """No Latin letter stands in a Persian text, but for names of clauses."""
    assert [(w, t) for w, t in persian() if re.search("[A-Za-z]", re.sub(r"TF-\w+-\d+", "", t))] == []


def test_every_clause_and_ruling_speaks_persian():
    assert all(c.texts["fa"].strip() and c.texts["fa"] != c.texts["en"] for c in book.clauses)
    assert len(book.clauses) == 121


# --- marks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_stand_ins_are_marked_wherever_they_are_named(lang):
    words, signs = book.words(lang), {"card": "*", "numbers": "†"}
    for face in deck().values():
        name = words.name(face.name)
        assert (name[-1] == signs[face.stand_in]) if face.stand_in else not set(name) & {*signs.values()}, name


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_marks_mean_stands_by_every_table(lang):
    meant = set(book.legend(book.words(lang)).items())
    assert {sign for sign, _ in meant} == {"*", "†"}
    for name in book.scenarios:
        for beat in book.scenario(name).storyboard(lang).beats:
            assert {(row.label, row.cells[0].label) for row in beat.table[-1].rows} == meant


def test_what_is_not_marked_is_given_by_a_clause():
    written = files.read(book.folder / "cards.yaml").data
    plain = {name: card for name, card in written.items() if not card.get("stand_in")}
    assert set(plain) == {
        "Farm", "Training School", "Example Gladiator", "Quick Attack", "Heavy Blow", "Full Defence", "Light Defence",
    }  # fmt: skip
    beside = {"kind", "copies", "start", "given", "works", "each_round"}
    for name, card in plain.items():
        assert card["given"], name
        assert set(card) <= beside, f"{name}: a number that no clause gives"
        assert not any(card.get("works", {}).values()), name


def test_examples_turn_with_their_knobs():
    tale = book.scenario("two-readings-of-defence")
    ends = {r: tale.what_if(how_long_defence_is_gone=r).run().position.state.dead for r in ("bout", "pool")}
    assert ends == {"bout": ("Example Gladiator",), "pool": ("Example Rival",)}
    rich = book.scenario("training-school").what_if(nimas_coins=6).play_out()
    assert [o.what for o in rich.outcomes if not o.ok] == ["refused: Nima: buy Training School"]
    once = book.scenario("farm").what_if(how_many_placements="one").play_out()
    assert once.parts == 8
    for name in book.scenarios:
        for knob in book.scenario(name).file.knobs:
            assert isinstance(book.scenario(name).turn({knob.path: knob.values[0] if knob.values else 3}), Scenario)


@pytest.mark.parametrize("lang", LANGS)
def test_each_number_of_the_final_count_has_its_clause(lang):
    last = book.scenario("final-count").storyboard(lang).beats[-1]
    told = {f.clauses: f.text.translate(MARKS) for f in last.follows}
    words = book.words(lang)
    for clauses, points in {
        ("TF-CL-098",): (2, 3, 2),
        ("TF-CL-099", "TF-CL-120"): (2, 1, 2),
        ("TF-CL-100",): (1, 0, 1),
        ("TF-CL-101", "TF-CL-106"): (5, 4, 5),
        ("TF-CL-106", "TF-CL-121"): (21, 15, 23),
    }.items():
        numbers = re.findall(r"[0-9۰-۹]+", told[clauses])
        assert numbers == [str(words.value(n)) for n in points], told[clauses]
    first = [card.id for card in last.clauses[:8]]
    assert set(first) == {f"TF-CL-{n}" for n in ("096", "098", "099", "100", "101", "106", "120", "121")}


def test_no_file_of_cases_is_empty():
    assert all(Path(c.doc.file).stat().st_size for c in cases().values())

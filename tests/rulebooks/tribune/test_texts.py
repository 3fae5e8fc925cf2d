"""Every text that a face may ask for is there, and says what is known of it."""

import pytest
from rulebooks.tribune.checks import book, cases, scenarios

from rulekit.engine.moves import parts_of
from rulekit.engine.views import Hidden
from rulekit.proof.static import text_findings
from rulekit.rulebooks.tribune.setup import fresh_actions
from rulekit.rulebooks.tribune.winning import conditions
from rulekit.story.telling import Teller

WORDS = book.words("en")


def test_all_there():
    assert list(text_findings(book)) == []
    edges = [d["id"] for flow in book.flows.values() for *_, d in flow.graph.edges(data=True)]
    assert [e for e in edges if not WORDS.has(e)] == []


def test_a_verb_is_one_moves_own():
    verbs = [WORDS(f"{name}.verb") for name in book.moves]
    assert len(set(verbs)) == len(verbs)


def told(eyes):
    teller = Teller(book, "en", eyes)
    for example in scenarios().values():
        if example.file.expect.impossible is not None:
            continue
        run = example.play_out()
        for line in run.lines:
            if line.verdict is not None:
                yield teller.tried(line.verdict)
                yield from (f"{c.text} {c.figures}" for c in teller.check_lines(line.verdict))
                continue
            record = line.record
            seen = record.view(eyes)
            yield teller.chanced(record) if record.before.step.chance is not None else teller.done(seen)
            yield from (f.text for f in teller.follows(seen))
            yield from (c.text for c in teller.checks(record))
            yield from (f"{c.label} {c.before} {c.after}" for c in teller.changes(record.before, record.after))
            yield from teller.legal(record.after, teller.open(record.after))
            for group in book.table_of(record.after.view(eyes).state, WORDS, None, eyes):
                yield from (cell.label for row in group.rows for cell in row.cells)


@pytest.mark.parametrize("eyes", ["*", pytest.param("", marks=pytest.mark.slow)])
def test_nothing_is_left_unsaid(eyes):
    texts = set(told(eyes))
    assert len(texts) > 300
    assert [t for t in texts if "⟨" in t or "{" in t] == []


def test_what_is_not_known_says_so():
    """Opaque tiles and cards, stand-ins, and all that is played beyond the text."""
    for name in (*book.facts["B-2.9.6"]["unknown"], "Twelfth card", "Veto", *(f"Favor {n}" for n in range(1, 11))):
        assert "not known" in WORDS.name(name)
    assert all("stand-in" in WORDS.name(name) for name in conditions())
    assert all(card.stand_in for card in conditions().values())
    assert "Twelfth card" in fresh_actions()
    beyond = ("refugium", "basilica", "capitoleum", "chariot", "sheet")
    assert all("beyond the text" in WORDS(f"flow-{flow}").lower() for flow in beyond)
    for flow in beyond:
        for _, data in book.flows[flow].graph.nodes(data=True):
            clause = book.clauses[data["step"].clause]
            assert clause.section.startswith("Beyond the text") or clause.id in ("TR-CL-041", "TR-CL-063")
    steps = ("beyond", "refugium", "basilica", "capitoleum", "chariot", "next-round")
    assert all("beyond the text" in WORDS(f"round-{step}") for step in steps)


def test_the_marks_tell_how_sure_a_fact_is():
    base = [c for c in book.clauses if c.kind == "base"]
    assert all(c.mark in ("A", "B", "C", "D") for c in base)
    assert all(not c.mark for c in book.clauses if c.kind != "base")
    # What is an assumption alone is a number or list in the facts, or a ruling of one function.
    assumed = {c.id for c in base if c.mark == "D"}
    assert {"B-2.1.9", "B-2.5.1", "B-2.8.1"} <= assumed & set(book.facts)


def test_a_refusal_says_what_was_there_and_what_was_needed():
    run = cases()["TR-TC-127"].play_out()
    line = run.lines[0].verdict.line(WORDS)
    assert "the two lowest are safe (at most 1, have 2) [TR-CL-093]" in line
    run = cases()["TR-TC-087"].play_out()
    verdict = next(x.verdict for x in run.lines if x.verdict is not None)
    assert "2 cards worth 5 against 2 cards worth 11" in verdict.line(WORDS)


def test_the_table_shows_what_lies_there():
    pos = cases()["TR-TC-065"].start()
    groups = {g.title: g for g in book.table_of(pos.view("").state, WORDS, None, "")}
    rows = {row.label: row for g in groups.values() for row in g.rows}
    assert [c.value for c in rows["Br"].cells if c.kind == "hidden"] == [2]
    assert rows["A"].lit and rows["Pantheon"].lit
    assert [c.kind for c in rows["Pantheon"].cells] == ["hidden", "text", "text"]
    own = {row.label: row for g in book.table_of(pos.view("A").state, WORDS, None, "A") for row in g.rows}
    assert [i.text for c in own["Pantheon"].cells for i in c.items] == ["Vestals 7"]
    assert isinstance(pos.view("Br").state.fields[0].down, Hidden)


def test_guards_of_moves_are_written_once():
    for move in book.moves.values():
        names = [g.name for g in parts_of(move).guards]
        assert len(set(names)) == len(names)

"""Every text that a face may ask for is there."""

import msgspec
from rulebooks.sacrum.checks import book, cases

from rulekit.engine.moves import parts_of
from rulekit.engine.steps import slug
from rulekit.rulebooks.sacrum.state import Laid, Player, Struck, Table
from rulekit.story.telling import Teller

WORDS = book.words("en")


def wanted():
    yield "title"
    for flow in book.flows.values():
        yield f"flow-{slug(flow.name)}"
        for _, data in flow.graph.nodes(data=True):
            yield data["id"].removeprefix("n-")
            if data["step"].chance is not None:
                yield f"{data['id'].removeprefix('n-')}.story"
        for *_, data in flow.graph.edges(data=True):
            yield data["id"]
        for bar in flow.bars:
            yield f"check-{bar.id}"
    for name, move in book.moves.items():
        yield name
        yield from (f"{name}.{part}" for part in ("verb", "label", "story"))
        yield from (g.id if "." in g.id else f"check-{g.id}" for g in parts_of(move).guards)
    for triggers in book.triggers.values():
        yield from (f"trigger-{t.id}" for t in triggers)
    for kind, path in ((Table, ""), (Player, "players-"), (Laid, "laid-"), (Struck, "struck-")):
        skip = {"rulings", "pending", "players", kind.__struct_fields__[0] if path else ""}
        yield from (f"field-{path}{f.replace('_', '-')}" for f in kind.__struct_fields__ if f not in skip)


def test_all_there():
    assert [key for key in wanted() if not WORDS.has(key)] == []


def told():
    teller = Teller(book, "en", "*")
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
            for group in book.table_of(record.after.state, WORDS, record.act, "*"):
                yield from (cell.label for row in group.rows for cell in row.cells)


def test_nothing_is_left_unsaid():
    texts = set(told())
    assert len(texts) > 150
    assert [t for t in texts if "⟨" in t or "{" in t] == []


def test_the_table_shows_what_lies_there():
    run = book.scenario("sacrum-sacrifice").play_out()
    shown = next(line.record.after for line in run.lines if line.record is not None)
    players, chits, disasters = book.table_of(shown.state, WORDS, None, "*")
    assert [(row.label, row.lit) for row in players.rows] == [("Alexis", False), ("Basil", False), ("Chloe", True)]
    assert [cell.kind for cell in players.rows[0].cells][:3] == ["track", "coins", "coins"]
    assert [[i.mark for i in row.cells[0].items] for row in chits.rows[:2]] == [["skull", "", ""], ["down", "down"]]
    assert chits.rows[2].cells[0].label == "1/3 (33.3 %)"
    assert {row.label: row.cells[0].value for row in disasters.rows}["Plague"] == 2
    assert msgspec.json.encode((players, chits, disasters))


def test_a_refusal_says_what_was_there_and_what_was_needed():
    run = book.scenario("sacrum-sacrifice").play_out()
    verdict = next(line.verdict for line in run.lines if line.verdict is not None)
    assert verdict.clauses == ("SC-CL-020",)
    assert "need 3, have 2" in verdict.line(WORDS)

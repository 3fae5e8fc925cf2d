"""Everything a reader can meet has a text, and no text is left over."""

from __future__ import annotations

import re
import typing

import pytest
from serpents_book import book, everything

from rulekit.data.words import say_verdict
from rulekit.engine.moves import parts_of
from rulekit.engine.state import Row
from rulekit.engine.steps import slug
from rulekit.errors import RulekitError

WORDS = book.words("en")
OWN = re.findall(r"^([\w-]+) =", (book.folder / "catalogue" / "en.ftl").read_text(encoding="utf-8"), flags=re.M)


def missing(keys):
    return [k for k in keys if not WORDS.has(k)]


def test_flows_groups_and_steps():
    for flow in book.flows.values():
        steps = [d["step"] for _, d in flow.graph.nodes(data=True)]
        assert missing([f"flow-{slug(flow.name)}"]) == []
        assert missing(f"group-{s.group}" for s in steps if s.group) == []
        assert missing(s.id.removeprefix("n-") for s in steps) == []


def test_what_fires_by_itself_has_a_story():
    for flow in book.flows.values():
        for _, data in flow.graph.nodes(data=True):
            step = data["step"]
            name = step.id.removeprefix("n-")
            if step.rule is not None or step.chance is not None:
                assert missing([f"{name}.story"]) == []
            if step.chance is not None:
                outcomes = [d["outcome"] for *_, d in flow.graph.out_edges(step.name, data=True)]
                assert missing(f"{name}.story-{o}" for o in outcomes if o) == []
    assert missing(f"trigger-{t.id}.story" for found in book.triggers.values() for t in found) == []


@pytest.mark.parametrize("name", book.moves)
def test_moves_and_their_guards(name):
    if name == "Pass":
        return
    assert missing([name, f"{name}.verb", f"{name}.label", f"{name}.story"]) == []
    guards = parts_of(book.moves[name]).guards
    assert missing(g.id if "." in g.id else f"check-{g.id}" for g in guards) == []


def test_verbs_are_told_apart():
    verbs = [WORDS(f"{name}.verb") for name in book.moves]
    assert len(verbs) == len(set(verbs))


def test_bars():
    assert missing(f"check-{b.id}" for f in book.flows.values() for b in f.bars) == []


def test_outcomes_on_the_map():
    for flow in book.flows.values():
        for source, _, data in flow.graph.edges(data=True):
            edge, step = data["edge"], flow.step(source)
            if step.kind in ("window", "sealed") and edge.outcome in ("more", "done"):
                continue
            if edge.outcome or edge.kind == "otherwise":
                assert missing([edge.id]) == []


def fields(kind, prefix="field"):
    hints = typing.get_type_hints(kind)
    for name in kind.__struct_fields__[1 if issubclass(kind, Row) else 0 :]:
        if name in ("rulings", "pending"):
            continue
        key = f"{prefix}-{name.replace('_', '-')}"
        yield key
        inner = typing.get_args(hints[name])[:1]
        if inner and isinstance(inner[0], type) and issubclass(inner[0], Row):
            yield from fields(inner[0], key)


def test_fields_of_the_table():
    assert missing(fields(book.state)) == []


def test_relations_of_figures_and_domains():
    found = set()
    for case in everything():
        try:
            run = case.play_out()
        except RulekitError:
            continue
        for line in run.lines:
            if line.verdict is not None:
                text = say_verdict(WORDS, line.verdict)
                found |= {c.figures.relation for c in line.verdict.checks if c.figures is not None}
                assert "⟨" not in text, f"{case.id}: {text}"
    assert missing(f"figures-{r}" for r in found) == []


def test_no_text_is_left_over():
    ids = {e.id for f in book.flows.values() for e in (d["edge"] for *_, d in f.graph.edges(data=True))}
    assert [k for k in OWN if k.startswith("e-") and k not in ids] == []
    bars = {f"check-{b.id}" for f in book.flows.values() for b in f.bars}
    guards = {f"check-{g.id}" for m in book.moves.values() for g in parts_of(m).guards}
    blows = {f"check-strike-{word}" for word in ("hit", "tie", "held", "open", "short")}
    assert [k for k in OWN if k.startswith("check-") and k not in bars | guards | blows] == []
    assert [k for k in OWN if k.startswith("field-") and k not in set(fields(book.state))] == []


def test_a_storyboard_says_everything_in_words():
    for name in book.scenarios:
        for seat in ("*", ""):
            board = book.scenario(name).storyboard(eyes=seat)
            assert "⟨" not in repr(board), re.findall(r"⟨[^⟩]*⟩", repr(board))

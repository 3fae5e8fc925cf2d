"""What `rulekit show` knows of things: plain data, and how it is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulekit.book import Rulebook
from rulekit.cli.out import Out
from rulekit.data.languages import pick
from rulekit.errors import RulekitError
from rulekit.proof.inventory import Entry, inventory

Card = dict[str, Any]


def of_book(book: Rulebook) -> Card:
    """Return what is in a rulebook."""
    words, english = book.words(), book.words("en")
    moves = {f"{english(f'{n}.verb')}": words(n) for n in book.moves if english.has(f"{n}.verb")}
    out, every = Out(words), words("show-everything")
    counted = ((book.clauses, "clause"), (book.rulings, "ruling"), (book.scenarios, "example"))
    return {
        "what": "rulebook", "id": book.name, "title": book.title, "version": book.version,
        "text": out.listed([out.count(len(x), n) for x, n in counted]),
        "carries out": [s or every for s in book.sections],
        "flows": {f.name: out.count(len(f.graph), "step") for f in book.flows.values()},
        "verbs": moves,
    }  # fmt: skip


def of_clause(book: Rulebook, name: str) -> Card:
    """Return a clause with the code that carries it out and the examples in which it acts."""
    clause = book.clauses[name]
    rests = [_ruled(book, r) for r in book.rulings if name in r.clauses]
    return {
        "what": "clause", "id": name, "title": clause.section_in(book.lang), "kind": clause.kind,
        "testable": clause.testable, "mark": clause.mark, "text": clause.text_in(book.lang),
        "rulings": {r["id"]: r["text"] for r in rests},
        "carried out by": [_row(e) for e in inventory(book) if name in e.clauses],
        "examples": acts_in(book, name),
    }  # fmt: skip


def of_ruling(book: Rulebook, name: str) -> Card:
    """Return a ruling with its readings."""
    ruling = book.rulings[name]
    readings = {k: pick(t, book.lang) for k, t in ruling.readings.items()}
    return {
        "what": "ruling", **_ruled(book, ruling), "default": ruling.default, "readings": readings,
        "clauses": list(ruling.clauses), "carried out by": [_row(e) for e in inventory(book) if name == e.ruling],
    }  # fmt: skip


def of_scenario(book: Rulebook, name: str) -> Card:
    """Return an example: what it is about."""
    scenario = book.scenario(name)
    knobs = {scenario.text(k.name): k.path for k in scenario.file.knobs}
    clauses = list(dict.fromkeys(c for c, names in _acting(book).items() if name in names))
    return {
        "what": "example", "id": name, "title": scenario.title, "text": scenario.text(scenario.file.intro),
        "flow": scenario.file.start.flow, "lines": len(scenario.file.script), "knobs": knobs, "clauses": clauses,
    }  # fmt: skip


def of_flow(book: Rulebook, name: str) -> Card:
    """Return a flow with its steps."""
    words, flow = book.words(), book.flows[name]
    kinds = {kind: words(f"kind-of-{kind}") for kind in {d["step"].kind for _, d in flow.graph.nodes(data=True)}}
    steps = {n: f"{kinds[d['step'].kind]}, {words.cited(d['step'].clause)}" for n, d in flow.graph.nodes(data=True)}
    key = f"flow-{name}"
    return {
        "what": "flow", "id": name, "title": words(key) if words.has(key) else "", "start": flow.start, "steps": steps,
    }  # fmt: skip


def of_step(book: Rulebook, place: str) -> Card:
    """Return a step with the ways that lead on from it and what acts there."""
    flow, _, name = place.partition("/")
    graph = book.flows[flow].graph
    step = graph.nodes[name]["step"]
    ways = []
    for _, target, data in graph.out_edges(name, data=True):
        edge = data["edge"]
        label = " ".join(x for x in (edge.move.__name__ if edge.move else edge.kind, edge.outcome) if x)
        ways.append({"by": label, "to": target, "clauses": list(edge.clauses)})
    return {
        "what": "step", "id": place, "title": book.words()(step.id.removeprefix("n-")), "kind": step.kind,
        "clauses": [step.clause], "leads on": ways,
        "carried out by": [_row(e) for e in inventory(book) if place in e.places and e.kind not in ("edge", "step")],
    }  # fmt: skip


def acts_in(book: Rulebook, clause: str) -> list[str]:
    """Return the ids of the examples in which a clause acts, refuses, or is said to be at stake."""
    return _acting(book).get(clause, [])


def _acting(book: Rulebook) -> dict[str, list[str]]:
    out: dict[str, dict[str, None]] = {}
    for name in book.scenarios:
        for clause in _clauses_of(book, name):
            out.setdefault(clause, {})[name] = None
    return {c: list(names) for c, names in out.items()}


def _clauses_of(book: Rulebook, name: str) -> Iterator[str]:
    scenario = book.scenario(name)
    yield from scenario.file.clauses
    try:
        run = scenario.play_out()
    except RulekitError:  # said by `rulekit run`
        return
    for line in run.lines:
        if line.record is not None:
            yield from line.record.cited
        elif line.verdict is not None:
            yield from line.verdict.clauses


def _row(entry: Entry) -> Card:
    return {"kind": entry.kind, "id": entry.id, "at": list(entry.places), "ruling": entry.ruling}


def _ruled(book: Rulebook, ruling: Any) -> Card:
    return {"id": ruling.id, "text": pick(ruling.question, book.lang)}


def tell(out: Out, card: Card) -> None:
    """Print a card."""
    words = out.words
    kind = _kind(out, card["kind"]) if card.get("kind") else ""
    head = [str(x) for x in (card["id"], card.get("title"), kind, card.get("version")) if x]
    out.line(" · ".join(out.apart(part) for part in head))
    if card.get("text"):
        out.line(card["text"])
    if card.get("testable") is False:
        out.say("show-untestable")
    if card.get("mark"):
        out.say("show-mark", meaning=words(f"ui-grade_{card['mark']}"))
    for key, value in card.items():
        if not value or key in ("what", "id", "title", "kind", "version", "text", "testable", "mark"):
            continue
        heading = words(f"show-{key.replace(' ', '-')}")
        out.line()
        if isinstance(value, str | int):
            out.say("show-value", what=heading, value=value)
            continue
        out.line(heading)
        if isinstance(value, list) and all(isinstance(v, str) for v in value):
            out.line(f"  {words.cited(*value)}")
        elif isinstance(value, dict):
            out.columns([(str(k), str(v)) for k, v in value.items()])
        else:
            out.columns([_cells(out, v) for v in value])


def _kind(out: Out, kind: str) -> str:
    """Name a kind of clause, step or piece."""
    key = f"kind-of-{kind}"
    return out.words(key) if out.words.has(key) else kind


def _cells(out: Out, value: Any) -> tuple[str, ...]:
    """Make one line of what is listed."""
    if "to" in value:
        return value["by"], out.words("show-to", step=value["to"]), out.words.cited(*value["clauses"])
    return _kind(out, value["kind"]), value["id"], out.words.row(value["at"]), value["ruling"]

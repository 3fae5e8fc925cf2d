"""`rulekit run`: play examples and say how they came out."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import command, json_option, lang_option
from rulekit.cli.out import Out, as_json, complain
from rulekit.data.directions import isolated, width

if TYPE_CHECKING:
    from rulekit.book import Rulebook
    from rulekit.engine.record import StepRecord
    from rulekit.story.script import Line, Run
    from rulekit.story.telling import Teller


def add(commands: Any) -> None:
    """Add the command."""
    parser = command(
        commands, "run", run, "play examples and compare them with what they expect",
        "rulekit run primus-initiative-tie", "rulekit run primus-initiative-tie sacrum-sacrifice --json",
        more="It ends with 1 where an expectation fails, and with 2 where a file is not as it must be.",
    )  # fmt: skip
    what = "scenario files, saved traces (.json), or ids of shipped examples"
    parser.add_argument("scenario", metavar="FILE_OR_ID", nargs="+", help=what)
    lang_option(parser)
    json_option(parser)


def run(args: argparse.Namespace) -> int:
    """Run them all; a bad file does not keep the others from running."""
    from rulekit.data.words import Words
    from rulekit.errors import Names, RulekitError

    told: list[dict[str, Any]] = []
    bad: list[str] = []
    out = Out(Words(args.lang, ("rulekit",)))
    for name in args.scenario:
        try:
            for data in _told(name, args.lang):
                told.append(data)
                if not args.json:
                    _print(out, data)
        except RulekitError as error:
            bad.append(" ".join(str(error).split()))
            complain("rulekit run", bad[-1])
    failed = [d["id"] for d in told if not d["ok"]]
    if args.json:
        as_json({"ok": not failed and not bad, "scenarios": told, "errors": bad})
    elif len(args.scenario) > 1 or len(told) > 1:
        examples = out.count(len(told), "example")
        out.say("run-some-failed" if failed else "run-all-well", examples=examples, names=Names(failed))
    return 2 if bad else 1 if failed else 0


def _told(name: str, lang: str) -> Iterator[dict[str, Any]]:
    """Yield what came of every example of a file, or of a saved trace."""
    if name.endswith(".json"):
        yield replayed(name, lang)
        return
    from rulekit.cli.find import examples

    for scenario in examples(name, lang):
        yield describe(scenario.play_out())


def replayed(name: str, lang: str) -> dict[str, Any]:
    """Return a saved trace, played again, as plain data."""
    from rulekit.engine.position import ALL
    from rulekit.engine.trace import load
    from rulekit.story.script import Line
    from rulekit.story.telling import Teller

    trace = load(name)
    book = trace.book.in_lang(lang)
    teller = Teller(book, lang, ALL)
    steps = [_step(Line(0, record), n, teller, 0) for n, record in enumerate(trace.records, start=1)]
    again = {"what": teller.words("expect-replay"), "ok": True, "found": "", "line": 0}
    own = {"file": name, "rulebook": book.name, "id": Path(name).stem, "title": teller.words("run-trace")}
    return {**own, "ok": True, "steps": steps, "doubts": _doubts(book, steps), "expectations": [again]}


def _doubts(book: Rulebook, steps: list[dict[str, Any]]) -> dict[str, str]:
    """Return the mark of every uncertain clause that steps name."""
    named = {c for step in steps for part in (step, *step["follows"]) for c in part["clauses"]}
    return {name: mark for name in sorted(named) if (mark := book.doubt(name))}


def describe(run: Run) -> dict[str, Any]:
    """Return a run as plain data: its steps in words with their clauses, and its expectations."""
    from rulekit.engine.position import ALL
    from rulekit.story.telling import Teller

    scenario = run.scenario
    teller = Teller(scenario.book, scenario.lang, ALL)
    steps, number = [], 0
    for line in run.lines:
        acted = line.record is not None and not isinstance(line.record.act, str)
        number += acted  # what followed of itself is no step of the trace
        at = scenario.doc.lines.get((*scenario.base, "script", line.index), 0)
        steps.append(_step(line, number if acted else None, teller, at))
    return {
        "file": scenario.doc.file,
        "rulebook": scenario.book.name,
        "id": scenario.id,
        "title": scenario.title,
        "ok": run.ok,
        "signs": scenario.book.legend(teller.words),
        "steps": steps,
        "doubts": _doubts(scenario.book, steps),
        "expectations": [{"what": o.what, "ok": o.ok, "found": o.found, "line": o.line} for o in run.outcomes],
    }


def _step(line: Line, number: int | None, teller: Teller, at: int) -> dict[str, Any]:
    if line.verdict is not None:
        lines = [c for c in teller.check_lines(line.verdict) if c.state == "no"]
        tag = teller.words.lang
        cited = [isolated(f"[{teller.words.cited(*c.sources)}]", tag) for c in lines]
        reasons = [f"{c.text}{f': {c.figures}' if c.figures else ''} {at}" for c, at in zip(lines, cited, strict=True)]
        told = {"kind": "refused", "text": teller.tried(line.verdict), "reasons": reasons}
        return {"number": None, "line": at, **told, "clauses": list(line.verdict.clauses), "follows": []}
    record = line.record
    assert record is not None  # noqa: S101 - a line is a record or a verdict
    chance = record.chance is not None
    text = teller.chanced(record) if chance else teller.done(record)
    return {
        "number": number,
        "line": at,
        "kind": "chance" if chance else "move" if number else "rule",
        "text": f"{_result(record, teller)}{text}" if chance else text,
        "reasons": [],
        "clauses": list(record.clauses),
        "follows": [{"text": f.text, "clauses": list(f.clauses)} for f in teller.follows(record)],
    }


def _result(record: StepRecord, teller: Teller) -> str:
    """Say what the dice of a roll show; what is drawn is told by its text."""
    faces = getattr(record.act, "faces", ())
    words = teller.words
    rolls = [
        isolated(f"{words.name(who)} {' '.join(str(words.value(f)) for f in shown)}", words.lang)
        for who, shown in faces
    ]
    return f"{Out(words).listed(rolls)}: " if rolls else ""


def _print(out: Out, data: dict[str, Any]) -> None:
    from rulekit.data.words import Words

    arrow = "←" if out.words.dir == "rtl" else "→"
    words = Words(out.words.lang, ("rulekit",), lambda name: data["doubts"].get(name, ""))
    out = Out(words)
    out.say("run-title", title=data["title"], book=data["rulebook"], id=data["id"])
    for step in data["steps"]:
        sign = arrow if step["kind"] == "rule" else "✕"
        mark = f"{words.number(step['number']).rjust(3)}." if step["number"] else f"   {sign}"
        out.line(f"{mark} {step['text']}{_cited(out, step['clauses']) if step['kind'] != 'refused' else ''}")
        for reason in step["reasons"]:
            out.say("run-not-met", " " * 7, reason=reason)
        for follow in step["follows"]:
            out.line(f"       {arrow} {follow['text']}{_cited(out, follow['clauses'])}")
    marks = {True: words("run-ok"), False: words("run-failed")}
    size = max(map(width, marks.values()))
    for e in data["expectations"]:
        where = f"{data['file']}:{e['line']}" if e["line"] else data["file"]
        there = e["found"] or words("found-nothing")
        told = e["what"] if e["ok"] else words("run-found", what=e["what"], found=there, where=where)
        out.line(f"  {marks[e['ok']]}{' ' * (size - width(marks[e['ok']]))}  {told}")
    for meaning in words.grades(data["doubts"]):
        out.line(f"  {meaning}")
    told = "".join(step["text"] for step in data["steps"])
    for sign, text in data.get("signs", {}).items():
        if sign in told:
            out.line(f"  {out.apart(sign)} {text}")
    out.line()


def _cited(out: Out, clauses: list[str]) -> str:
    return f" {out.cited(*clauses)}" if clauses else ""

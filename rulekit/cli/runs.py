"""`rulekit run`: play examples and say how they came out."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import command, json_option, lang_option, speaking
from rulekit.cli.out import as_json, complain, count

if TYPE_CHECKING:
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
    from rulekit.errors import RulekitError

    told: list[dict[str, Any]] = []
    bad: list[str] = []
    for name in args.scenario:
        try:
            for data in _told(name, args.lang):
                told.append(data)
                if not args.json:
                    _print(data)
        except RulekitError as error:
            bad.append(" ".join(str(error).split()))
            complain("rulekit run", bad[-1])
    failed = [d["id"] for d in told if not d["ok"]]
    if args.json:
        as_json({"ok": not failed and not bad, "scenarios": told, "errors": bad})
    elif len(args.scenario) > 1 or len(told) > 1:
        came = f"failed: {', '.join(failed)}" if failed else "all came out as expected"
        print(f"{count(len(told), 'example')} run; {came}.")
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
    speaking(trace.book.in_lang(lang))
    teller = Teller(trace.book, lang, ALL)
    steps = [_step(Line(0, record), n, teller, 0) for n, record in enumerate(trace.records, start=1)]
    again = {"what": "it plays out as it was saved", "ok": True, "found": "", "line": 0}
    own = {"file": name, "rulebook": trace.book.name, "id": Path(name).stem, "title": "A saved trace"}
    return {**own, "ok": True, "steps": steps, "expectations": [again]}


def describe(run: Run) -> dict[str, Any]:
    """Return a run as plain data: its steps in words with their clauses, and its expectations."""
    from rulekit.engine.position import ALL
    from rulekit.story.telling import Teller

    scenario = run.scenario
    teller = Teller(scenario.book, scenario.lang, ALL)
    steps, number = [], 0
    for line in run.lines:
        number += line.record is not None
        steps.append(_step(line, number, teller, scenario.doc.lines.get((*scenario.base, "script", line.index), 0)))
    return {
        "file": scenario.doc.file,
        "rulebook": scenario.book.name,
        "id": scenario.id,
        "title": scenario.title,
        "ok": run.ok,
        "steps": steps,
        "expectations": [{"what": o.what, "ok": o.ok, "found": o.found, "line": o.line} for o in run.outcomes],
    }


def _step(line: Line, number: int, teller: Teller, at: int) -> dict[str, Any]:
    if line.verdict is not None:
        lines = [c for c in teller.check_lines(line.verdict) if c.state == "no"]
        reasons = [f"{c.text}{f': {c.figures}' if c.figures else ''} [{c.source}]" for c in lines]
        told = {"kind": "refused", "text": teller.tried(line.verdict), "reasons": reasons}
        return {"number": None, "line": at, **told, "clauses": list(line.verdict.clauses), "follows": []}
    record = line.record
    assert record is not None  # noqa: S101 - a line is a record or a verdict
    chance = record.before.step.chance is not None
    text = teller.chanced(record) if chance else teller.done(record)
    return {
        "number": number,
        "line": at,
        "kind": "chance" if chance else "move",
        "text": f"{_result(record, teller)}{text}" if chance else text,
        "reasons": [],
        "clauses": list(record.clauses),
        "follows": [{"text": f.text, "clauses": list(f.clauses)} for f in teller.follows(record)],
    }


def _result(record: StepRecord, teller: Teller) -> str:
    """Say what the dice of a roll show; what is drawn is told by its text."""
    faces = getattr(record.act, "faces", ())
    rolls = [f"{teller.words.name(who)} {' '.join(map(str, shown))}" for who, shown in faces]
    return f"{', '.join(rolls)}: " if rolls else ""


def _print(data: dict[str, Any]) -> None:
    print(f"{data['title']} ({data['rulebook']}, {data['id']})")
    for step in data["steps"]:
        mark = f"{step['number']:3}." if step["number"] else "   ✕"
        print(f"{mark} {step['text']}{_cited(step['clauses']) if step['number'] else ''}")
        for reason in step["reasons"]:
            print(f"       not met: {reason}")
        for follow in step["follows"]:
            print(f"       → {follow['text']}{_cited(follow['clauses'])}")
    for e in data["expectations"]:
        where = f" ({data['file']}:{e['line']})" if e["line"] else f" ({data['file']})"
        print(f"  ok      {e['what']}" if e["ok"] else f"  FAILED  {e['what']}; found {e['found'] or 'nothing'}{where}")
    print()


def _cited(clauses: list[str]) -> str:
    return f" [{', '.join(clauses)}]" if clauses else ""

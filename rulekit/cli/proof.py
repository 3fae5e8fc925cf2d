"""`rulekit check` and `rulekit coverage`: what is wrong with a rulebook, and what has been run."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import Parser, book_option, command, json_option, lang_option, open_book, whole_from
from rulekit.cli.out import Out, Progress, as_json
from rulekit.data.directions import width

if TYPE_CHECKING:
    from rulekit.proof.check import Finding, Findings
    from rulekit.proof.coverage import Coverage

PARTS = ("graph", "texts", "play")  # as `rulekit.proof.check` has them, which is not imported to print a help text


def add(commands: Any) -> None:
    """Add both commands."""
    found = command(
        commands, "check", check, "look for what is wrong with a rulebook",
        "rulekit check serpents", "rulekit check tutorial --only texts", "rulekit check sacrum --states 2000 --json",
        more="It looks for unreachable steps, traps, edges never taken, clauses without code, missing texts and more, "
        "and ends with 1 where it finds anything.",
    )  # fmt: skip
    _played(found)
    found.add_argument("--states", type=whole_from(1), default=30_000, metavar="N",
                       help="positions explored, shared by all starts (default: 30000)")  # fmt: skip
    found.add_argument("--only", action="append", choices=PARTS, metavar="PART",
                       help="one part alone: graph, texts (what a language still lacks, in seconds) or play; "
                       "may be given again")  # fmt: skip
    counted = command(
        commands, "coverage", coverage, "count the clauses that code carries out, and those that were run",
        "rulekit coverage serpents", "rulekit coverage serpents --json",
        more="A clause is exercised when an example, a case or a random game ran the code that names it.",
    )  # fmt: skip
    _played(counted)
    counted.add_argument("--all", action="store_true", help="end with 1 unless every testable clause was exercised")


def _played(parser: Parser) -> None:
    book_option(parser)
    parser.add_argument("--cases", metavar="FOLDER", help="case files to run as well")
    parser.add_argument("--games", type=whole_from(0), default=20, metavar="N",
                        help="random games from each start, at the most (default: 20)")  # fmt: skip
    parser.add_argument("--seed", type=whole_from(0), default=0, metavar="N", help="of the random games (default: 0)")
    lang_option(parser)
    json_option(parser)


def _cases(args: argparse.Namespace, book: Any) -> list[Any]:
    from pathlib import Path

    from rulekit.errors import FileProblem, Text
    from rulekit.proof.exercise import cases_in

    if args.cases is None:
        return []
    if not Path(args.cases).is_dir():
        raise FileProblem(args.cases, 0, Text("bad-not-folder"), Text("due-folder"))
    return cases_in(book, args.cases)


def check(args: argparse.Namespace) -> int:
    """Print the findings."""
    from rulekit.proof.check import check as look

    book = open_book(args.book, args.lang)
    cases = _cases(args, book)
    with Progress() as tell:
        found = look(book, args.states, args.games, args.seed, cases=cases, only=args.only or PARTS, tell=tell)
    if args.json:
        kinds = {kind: [{"where": f.where, "text": f.text, "count": f.count} for f in group]
                 for kind, group in found.by_kind().items()}  # fmt: skip
        as_json({"rulebook": found.rulebook, "found": sum(map(len, kinds.values())), "findings": kinds,
                 "steps": found.steps, "edges": found.edges, "positions": found.positions, "whole": found.whole,
                 "games": found.games, "moves": found.moves})  # fmt: skip
    else:
        _tell(Out(book.words()), found)
    return 1 if found else 0


def _tell(out: Out, found: Findings) -> None:
    for kind, group in found.by_kind().items():
        out.say("check-line", kind=kind, what=out.words(f"finding-{kind}"), count=len(group))
        out.columns([(f.where, _text(out, f)) for f in group])
        out.line()
    steps, edges = out.count(found.steps, "step"), out.count(found.edges, "edge")
    out.say("check-sum", book=found.rulebook, steps=steps, edges=edges, far=_far(out, found))
    if found:
        out.say("check-found", findings=out.count(len(found.findings), "finding"))
    else:
        out.say("check-nothing")


def _text(out: Out, found: Finding) -> str:
    return out.words("check-times", text=found.text, count=found.count) if found.count > 1 else found.text


def _far(out: Out, found: Findings) -> str:
    if not found.positions and not found.games:
        return out.words("check-not-played")
    reach = out.words("check-whole" if found.whole else "check-cut")
    positions, games = out.count(found.positions, "position"), out.count(found.games, "random-game")
    steps = out.count(found.moves, "step")
    return out.words("check-far", positions=positions, reach=reach, games=games, steps=steps)


def coverage(args: argparse.Namespace) -> int:
    """Print the counts."""
    from rulekit.proof.coverage import coverage as measure

    book = open_book(args.book, args.lang)
    cases = _cases(args, book)
    with Progress() as tell:
        found = measure(book, args.games, cases, args.seed, tell)
    if args.json:
        as_json(found)
    else:
        _counts(Out(book.words()), found)
    return 1 if found.failed or (args.all and found.not_exercised) else 0


def _counts(out: Out, found: Coverage) -> None:
    from rulekit.errors import Names
    from rulekit.proof.coverage import Tally

    words = out.words
    heads = [words(f"coverage-{name}") for name in ("clauses", "testable", "cited", "exercised")]
    rows = [("", *heads, "")]
    whole = Tally(found.clauses, found.testable, found.cited, found.exercised)
    tallies = {**found.by_section, words("coverage-scope"): found.scope, words("coverage-whole"): whole}
    for name, t in tallies.items():
        numbers = (t.clauses, t.testable, t.cited, t.exercised)
        cells = [words.number(n, 0).rjust(width(head)) for n, head in zip(numbers, heads, strict=True)]
        rows.append((name, *cells, ""))
    out.line(found.rulebook)
    out.columns(rows)
    for key, ids in (("coverage-not-cited", found.not_cited), ("coverage-not-exercised", found.not_exercised)):
        if ids:
            out.say("coverage-list", what=words(key), ids=Names(ids))
    for line in found.failed:
        out.say("coverage-failed", what=line)
    examples, games = out.count(found.scenarios, "example"), out.count(found.games, "random-game")
    out.say("coverage-run", examples=examples, games=games)

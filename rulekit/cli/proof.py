"""`rulekit check` and `rulekit coverage`: what is wrong with a rulebook, and what has been run."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import Parser, book_option, command, json_option, open_book, whole_from
from rulekit.cli.out import as_json, columns, count

if TYPE_CHECKING:
    from rulekit.proof.check import Findings
    from rulekit.proof.coverage import Coverage


def add(commands: Any) -> None:
    """Add both commands."""
    found = command(
        commands, "check", check, "look for what is wrong with a rulebook",
        "rulekit check serpents", "rulekit check serpents --states 2000 --json",
        more="It looks for unreachable steps, traps, edges never taken, clauses without code, missing texts and more, "
        "and ends with 1 where it finds anything.",
    )  # fmt: skip
    _played(found)
    found.add_argument("--states", type=whole_from(1), default=20_000, metavar="N",
                       help="positions met from each start before exploration stops (default: 20000)")  # fmt: skip
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
                        help="random games from each start (default: 20)")  # fmt: skip
    parser.add_argument("--seed", type=whole_from(0), default=0, metavar="N", help="of the random games (default: 0)")
    json_option(parser)


def _cases(args: argparse.Namespace, book: Any) -> list[Any]:
    from pathlib import Path

    from rulekit.errors import FileProblem
    from rulekit.proof.exercise import cases_in

    if args.cases is None:
        return []
    if not Path(args.cases).is_dir():
        raise FileProblem(args.cases, 0, "it is no folder", "a folder of case files")
    return cases_in(book, args.cases)


def check(args: argparse.Namespace) -> int:
    """Print the findings."""
    from rulekit.proof.check import check as look

    book = open_book(args.book)
    found = look(book, args.states, args.games, args.seed, cases=_cases(args, book))
    if args.json:
        kinds = {kind: [{"where": f.where, "text": f.text, "count": f.count} for f in group]
                 for kind, group in found.by_kind().items()}  # fmt: skip
        as_json({"rulebook": found.rulebook, "found": sum(map(len, kinds.values())), "findings": kinds,
                 "steps": found.steps, "edges": found.edges, "positions": found.positions, "whole": found.whole,
                 "games": found.games, "moves": found.moves})  # fmt: skip
    else:
        _tell(found)
    return 1 if found else 0


def _tell(found: Findings) -> None:
    from rulekit.proof.check import KINDS

    for kind, group in found.by_kind().items():
        print(f"{kind}: {KINDS[kind]} ({len(group)})")
        columns([(f.where, f.text + (f" ({f.count:,} times)" if f.count > 1 else "")) for f in group])
        print()
    print(f"{found.rulebook}: {count(found.steps, 'step')}, {count(found.edges, 'edge')}; {_far(found)}.")
    print(f"{count(len(found.findings), 'finding')}." if found else "Nothing was found.")


def _far(found: Findings) -> str:
    if not found.positions and not found.games:
        return "nothing was played"
    reach = "all that can be reached" if found.whole else "stopped at the limit, so there may be more to find"
    games = f"{count(found.games, 'random game')} of {count(found.moves, 'step')} together"
    return f"{count(found.positions, 'position')} met ({reach}); {games}"


def coverage(args: argparse.Namespace) -> int:
    """Print the counts."""
    from rulekit.proof.coverage import coverage as measure

    book = open_book(args.book)
    found = measure(book, args.games, _cases(args, book), args.seed)
    if args.json:
        as_json(found)
    else:
        _counts(found)
    return 1 if found.failed or (args.all and found.not_exercised) else 0


def _counts(found: Coverage) -> None:
    from rulekit.proof.coverage import Tally

    rows = [("", "clauses", "testable", "cited", "exercised", "")]
    whole = Tally(found.clauses, found.testable, found.cited, found.exercised)
    tallies = {**found.by_section, "this version carries out": found.scope, "the whole ledger": whole}
    for name, t in tallies.items():
        rows.append((name, f"{t.clauses:7}", f"{t.testable:8}", f"{t.cited:5}", f"{t.exercised:9}", ""))
    print(found.rulebook)
    columns(rows)
    for what, ids in (("not cited", found.not_cited), ("not exercised", found.not_exercised)):
        if ids:
            print(f"{what}: {', '.join(ids)}")
    for line in found.failed:
        print(f"FAILED  {line}")
    print(f"Run for this: {count(found.scenarios, 'example')}, {count(found.games, 'random game')}.")

"""`rulekit odds`: the exact chances at a step of an example."""

from __future__ import annotations

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import book_option, command, json_option, lang_option, open_book, whole_from
from rulekit.cli.out import as_json, columns

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulekit.book import Rulebook
    from rulekit.data.words import Words
    from rulekit.engine.position import Position
    from rulekit.story.scenario import Scenario

BAR = 30


def add(commands: Any) -> None:
    """Add the command."""
    parser = command(
        commands, "odds", run, "print the exact chances at a step of an example",
        "rulekit odds serpents primus-initiative-tie", "rulekit odds serpents primus-initiative-tie --json",
        "rulekit odds sacrum chits-three-rounds --step 9 --readings SC-OD-01",
        more="It is the first step where dice are rolled or something is drawn, unless another is named. What has "
        "everybody roll again is divided out. With --readings the chances under every reading of a ruling stand side "
        "by side.",
    )  # fmt: skip
    book_option(parser)
    parser.add_argument("scenario", metavar="FILE_OR_ID", help="a scenario file, or an example's id")
    parser.add_argument("--example", metavar="ID", help="which example, where a file has several")
    parser.add_argument("--step", type=whole_from(1), metavar="N", help="the step, as 'rulekit run' numbers them")
    parser.add_argument("--readings", metavar="RULING", help="tell the chances under every reading of a ruling")
    lang_option(parser)
    json_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print the odds."""
    from rulekit.engine.odds import again_at
    from rulekit.story.telling import percent

    book = open_book(args.book, args.lang)
    scenario = _example(args, book)
    if args.readings:
        return _beside(scenario, args)
    position = _at(scenario, args.step)
    outcomes, again = position.odds(), again_at(position)
    if args.json:
        as_json({"rulebook": book.name, "scenario": scenario.id, "step": position.top.place,
                 "outcomes": {k: _text(v) for k, v in outcomes.items()}, "again": _text(again)})  # fmt: skip
        return 0
    words = book.words()
    print(f"{scenario.title}: {words(position.step.id.removeprefix('n-'))} [{position.step.clause}]")
    columns(_rows(outcomes, words))
    if again:
        print(f"Rolled again {percent(float(again))} of the time ({_text(again)}); this is divided out.")
    return 0


def _rows(outcomes: Mapping[str, Fraction], words: Words) -> list[tuple[str, ...]]:
    from rulekit.story.telling import percent

    rows: list[tuple[str, ...]] = []
    for label, chance in sorted(outcomes.items(), key=lambda o: -o[1]):
        bar = "█" * round(chance * BAR) or "▏"
        name = words.name(label) or words("none")
        rows.append((name, percent(float(chance)).rjust(7), bar.ljust(BAR), _text(chance)))
    return rows


def _example(args: argparse.Namespace, book: Rulebook) -> Scenario:
    """Return the example that is meant: one that is shipped, or one of a file."""
    from rulekit.cli.find import examples, is_path
    from rulekit.errors import RulekitError, UnknownName

    if not is_path(args.scenario):
        shipped: Scenario = book.scenario(args.scenario)
        return shipped
    found = {e.id: e for e in examples(args.scenario, args.lang)}
    if args.example and args.example not in found:
        raise UnknownName(f"example in {args.scenario}", args.example, found)
    if len(found) > 1 and not args.example:
        msg = f"{args.scenario} has {len(found)} examples; say which with --example: {', '.join(found)}"
        raise RulekitError(msg)
    chosen = found[args.example] if args.example else next(iter(found.values()))
    if chosen.book.name != book.name:
        msg = f"{args.scenario} is an example of {chosen.book.name}, not of {book.name}"
        raise RulekitError(msg)
    return chosen


def _beside(scenario: Scenario, args: argparse.Namespace) -> int:
    """Print the chances under every reading of a ruling."""
    from rulekit.errors import RulekitError

    book = scenario.book
    ruling = book.rulings[args.readings]
    told: dict[str, dict[str, Fraction]] = {}
    for reading in ruling.readings:
        try:
            told[reading] = dict(_at(scenario.under({ruling.id: reading}), args.step).odds())
        except RulekitError as error:
            told[reading] = {}
            if not args.json:
                print(f"With reading {reading} this step is not reached: {error}")
    if args.json:
        outcomes = {reading: {k: _text(v) for k, v in odds.items()} for reading, odds in told.items()}
        as_json({"rulebook": book.name, "scenario": scenario.id, "ruling": ruling.id, "readings": outcomes})
        return 0
    words = book.words()
    print(f"{scenario.title}: {_in(ruling.question, book.lang)} [{ruling.id}]")
    for reading, odds in told.items():
        mark = " (in force)" if reading == ruling.default else ""
        print(f"{reading}: {_in(ruling.readings[reading], book.lang)}{mark}")
        columns(_rows(odds, words))
    return 0


def _in(texts: Mapping[str, str], lang: str) -> str:
    return texts.get(lang) or texts["en"]


def _text(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def _at(scenario: Scenario, number: int | None) -> Position:
    """Return the position of the step that is meant."""
    from rulekit.errors import RulekitError

    run = scenario.play_out()
    nodes = getattr(run.trace, "nodes", ())
    positions: dict[int, Position] = {i: n.position for i, n in enumerate(nodes, start=1)}
    fit = [i for i, p in positions.items() if p.step.chance is not None]
    if number is None and fit:
        return positions[fit[0]]
    if number in fit and number is not None:
        return positions[number]
    there = f"dice or draws decide at {', '.join(map(str, fit))}" if fit else "chance decides at none of its steps"
    what = "" if number is None else f", step {number}"
    msg = f"{scenario.id}{what}: {there}"
    raise RulekitError(msg)

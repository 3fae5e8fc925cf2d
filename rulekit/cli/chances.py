"""`rulekit odds`: the exact chances at a step of an example."""

from __future__ import annotations

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import book_option, command, json_option, lang_option, open_book, whole_from
from rulekit.cli.out import Out, as_json

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
    from rulekit.story.telling import fraction, percent

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
    out = Out(words)
    step = words(position.step.id.removeprefix("n-"))
    out.say("odds-at", title=scenario.title, step=step, clause=words.cited(position.step.clause))
    out.columns(_rows(outcomes, words))
    for meaning in words.grades((position.step.clause,)):
        out.line(f"  {meaning}")
    if again:
        out.say("odds-again", share=percent(float(again), words), chance=fraction(again, words))
    return 0


def _rows(outcomes: Mapping[str, Fraction], words: Words) -> list[tuple[str, ...]]:
    from rulekit.story.telling import fraction, percent

    rows: list[tuple[str, ...]] = []
    for label, chance in sorted(outcomes.items(), key=lambda o: -o[1]):
        bar = "█" * round(chance * BAR) or "▏"
        name = words.name(label) or words("none")
        rows.append((name, percent(float(chance), words).rjust(7), bar.ljust(BAR), fraction(chance, words)))
    return rows


def _example(args: argparse.Namespace, book: Rulebook) -> Scenario:
    """Return the example that is meant: one that is shipped, or one of a file."""
    from rulekit.cli.find import examples, is_path
    from rulekit.errors import Names, RulekitError, Text, UnknownName

    if not is_path(args.scenario):
        shipped: Scenario = book.scenario(args.scenario)
        return shipped
    found = {e.id: e for e in examples(args.scenario, args.lang)}
    if args.example and args.example not in found:
        raise UnknownName("example", args.example, found, of=args.scenario)
    if len(found) > 1 and not args.example:
        raise RulekitError(Text("error-which", file=args.scenario, count=len(found), names=Names(found)))
    chosen = found[args.example] if args.example else next(iter(found.values()))
    if chosen.book.name != book.name:
        raise RulekitError(Text("error-other-book", file=args.scenario, found=chosen.book.name, book=book.name))
    return chosen


def _beside(scenario: Scenario, args: argparse.Namespace) -> int:
    """Print the chances under every reading of a ruling."""
    from rulekit.errors import RulekitError

    book = scenario.book
    ruling = book.rulings[args.readings]
    out = Out(book.words())
    told: dict[str, dict[str, Fraction]] = {}
    for reading in ruling.readings:
        try:
            told[reading] = dict(_at(scenario.under({ruling.id: reading}), args.step).odds())
        except RulekitError as error:
            told[reading] = {}
            if not args.json:
                out.say("odds-unreached", reading=reading, why=str(error))
    if args.json:
        outcomes = {reading: {k: _text(v) for k, v in odds.items()} for reading, odds in told.items()}
        as_json({"rulebook": book.name, "scenario": scenario.id, "ruling": ruling.id, "readings": outcomes})
        return 0
    out.say("odds-ruling", title=scenario.title, question=_in(ruling.question, book.lang), ruling=ruling.id)
    for reading, odds in told.items():
        text = _in(ruling.readings[reading], book.lang)
        out.say("odds-in-force" if reading == ruling.default else "odds-reading", reading=reading, text=text)
        out.columns(_rows(odds, out.words))
    return 0


def _in(texts: Mapping[str, str], lang: str) -> str:
    return texts.get(lang) or texts["en"]


def _text(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def _at(scenario: Scenario, number: int | None) -> Position:
    """Return the position of the step that is meant."""
    from rulekit.errors import RulekitError, Text

    run = scenario.play_out()
    nodes = getattr(run.trace, "nodes", ())
    positions: dict[int, Position] = {i: n.position for i, n in enumerate(nodes, start=1)}
    fit = [i for i, p in positions.items() if p.step.chance is not None]
    if number is None and fit:
        return positions[fit[0]]
    if number in fit and number is not None:
        return positions[number]
    if not fit:
        raise RulekitError(Text("error-chance-never", scenario=scenario.id))
    raise RulekitError(Text("error-chance-not-at", scenario=scenario.id, number=number, steps=tuple(fit)))

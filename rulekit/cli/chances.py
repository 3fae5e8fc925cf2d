"""`rulekit odds`: the exact chances at a step of an example."""

from __future__ import annotations

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import book_option, command, json_option, lang_option, open_book, whole_from
from rulekit.cli.out import Out, as_json

if TYPE_CHECKING:
    from rulekit.engine.position import Position
    from rulekit.story.scenario import Scenario

BAR = 30


def add(commands: Any) -> None:
    """Add the command."""
    parser = command(
        commands, "odds", run, "print the exact chances at a step of an example",
        "rulekit odds serpents primus-initiative-tie", "rulekit odds serpents primus-initiative-tie --json",
        more="It is the first step where dice are rolled or something is drawn, unless another is named. What has "
        "everybody roll again is divided out.",
    )  # fmt: skip
    book_option(parser)
    parser.add_argument("scenario", metavar="SCENARIO", help="an example's id; 'rulekit list BOOK' tells")
    parser.add_argument("--step", type=whole_from(1), metavar="N", help="the step, as 'rulekit run' numbers them")
    lang_option(parser)
    json_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print the odds."""
    from rulekit.engine.odds import again_at
    from rulekit.story.telling import fraction, percent

    book = open_book(args.book, args.lang)
    scenario = book.scenario(args.scenario)
    position = _at(scenario, args.step)
    outcomes, again = position.odds(), again_at(position)
    if args.json:
        as_json({"rulebook": book.name, "scenario": scenario.id, "step": position.top.place,
                 "outcomes": {k: _text(v) for k, v in outcomes.items()}, "again": _text(again)})  # fmt: skip
        return 0
    words = book.words()
    out = Out(words)
    step = words(position.step.id.removeprefix("n-"))
    out.say("odds-at", title=scenario.title, step=step, clause=position.step.clause)
    rows = []
    for label, chance in sorted(outcomes.items(), key=lambda o: -o[1]):
        bar = "█" * round(chance * BAR) or "▏"
        name = words.name(label) or words("none")
        rows.append((name, percent(float(chance), words).rjust(7), bar.ljust(BAR), fraction(chance, words)))
    out.columns(rows)
    if again:
        out.say("odds-again", share=percent(float(again), words), chance=fraction(again, words))
    return 0


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
    steps = ", ".join(map(str, fit))
    raise RulekitError(Text("error-chance-not-at", scenario=scenario.id, number=number, steps=steps))

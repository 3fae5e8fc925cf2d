"""`rulekit simulate` and `rulekit play`: whole games, by bots and at the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import Parser, book_option, command, json_option, lang_option, open_book, whole_from
from rulekit.cli.out import as_json, columns, count

if TYPE_CHECKING:
    from rulekit.proof.simulate import Spread


def add(commands: Any) -> None:
    """Add both commands."""
    many = command(
        commands, "simulate", simulate, "play many games between bots and say what came of them",
        "rulekit simulate sacrum --games 20 --seed 1 --players 3", "rulekit simulate sacrum --games 5 --json",
        more="It ends with 1 where a game went wrong or did not finish.",
    )  # fmt: skip
    _table(many, "random")
    many.add_argument("--games", type=whole_from(1), default=100, metavar="N", help="how many (default: 100)")
    json_option(many)
    one = command(
        commands, "play", play, "play a game at the terminal, against bots",
        "rulekit play sacrum --humans 0 --players 2 --seed 3",
        more="The first seats are yours. At your turn every legal move has a number.",
    )  # fmt: skip
    _table(one, "")
    one.add_argument("--humans", type=whole_from(0), default=1, metavar="N", help="seats that you play (default: 1)")
    lang_option(one)


def _table(parser: Parser, bot: str) -> None:
    book_option(parser)
    parser.add_argument("--players", type=whole_from(1), default=0, metavar="K", help="how many sit down")
    parser.add_argument("--seed", type=whole_from(0), default=0, metavar="S", help="of the first game (default: 0)")
    told = f"default: {bot}" if bot else "default: the rulebook's first, else random"
    parser.add_argument("--ruling", action="append", default=[], metavar="ID=READING", type=_reading,
                        help="play under another reading of a ruling; may be given several times")  # fmt: skip
    parser.add_argument("--bot", default=bot, metavar="NAME", help=f"who plays the other seats ({told})")


def _reading(text: str) -> tuple[str, str]:
    ruling, mark, reading = text.partition("=")
    if not (ruling and mark and reading):
        raise argparse.ArgumentTypeError(f"expected a ruling and a reading, as in SC-OD-01=B, not '{text}'")
    return ruling, reading


def simulate(args: argparse.Namespace) -> int:
    """Play them and print the counts."""
    from rulekit.proof.simulate import simulate as run

    rulings = dict(args.ruling)
    found = run(open_book(args.book), args.games, args.seed, args.players, args.bot, rulings=rulings)
    if args.json:
        as_json(found)
    else:
        print(f"{found.rulebook}: {count(found.games, 'game')} of {count(found.players, 'player')}, bot '{found.bot}'")
        ends = [(f"ended in '{name}'", f"{number:,}") for name, number in found.ends.items()]
        spreads = [("steps of a game", _spread(found.length)), ("scores", _spread(found.scores))]
        shown = [("finished", f"{found.finished:,}"), *ends, *((what, text) for what, text in spreads if text)]
        columns([*shown, ("errors", f"{len(found.errors):,}")])
        for line in found.errors[:10]:
            print(f"  {line}")
    return 1 if found.errors or found.finished < found.games else 0


def _spread(spread: Spread | None) -> str:
    return f"{spread.least:,} to {spread.most:,}, {spread.mean:,.1f} on average" if spread is not None else ""


def play(args: argparse.Namespace) -> int:
    """Play one game at the terminal."""
    from rulekit.cli.terminal import Terminal

    book = open_book(args.book, args.lang)
    return Terminal(book, args.players, args.seed, args.humans, args.bot, dict(args.ruling)).play()

"""`rulekit simulate` and `rulekit play`: whole games, by bots and at the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import (
    Parser,
    book_option,
    command,
    json_option,
    lang_option,
    open_book,
    settings,
    settings_option,
    whole_from,
)
from rulekit.cli.out import Out, as_json

if TYPE_CHECKING:
    from rulekit.proof.simulate import Simulated


def add(commands: Any) -> None:
    """Add both commands."""
    many = command(
        commands, "simulate", simulate, "play many games between bots and say what came of them",
        "rulekit simulate sacrum --games 20 --seed 1 --players 3", "rulekit simulate sacrum --games 5 --json",
        "rulekit simulate tribune --games 2 --players 5 --set brutii=yes",
        more="It ends with 1 where a game went wrong or did not finish.",
    )  # fmt: skip
    _table(many, "random")
    many.add_argument("--games", type=whole_from(1), default=100, metavar="N", help="how many (default: 100)")
    lang_option(many)
    json_option(many)
    one = command(
        commands, "play", play, "play a game at the terminal, against bots",
        "rulekit play sacrum --humans 0 --players 2 --seed 3",
        more="The first seats are yours. At your turn every legal move has a number. Where several people "
        "play, the screen is wiped and handed on before anybody's secrets stand on it.",
    )  # fmt: skip
    _table(one, "")
    one.add_argument("--humans", type=whole_from(0), default=1, metavar="N", help="seats that you play (default: 1)")
    lang_option(one)


def _table(parser: Parser, bot: str) -> None:
    book_option(parser)
    parser.add_argument("--players", type=whole_from(1), default=0, metavar="K", help="how many sit down")
    parser.add_argument("--seed", type=whole_from(0), default=0, metavar="S", help="of the first game (default: 0)")
    told = f"default: {bot}" if bot else "default: the rulebook's first, else random"
    settings_option(parser)
    parser.add_argument("--ruling", action="append", default=[], metavar="ID=READING", type=_reading,
                        help="play under another reading of a ruling; may be given several times")  # fmt: skip
    parser.add_argument("--bot", default=bot, metavar="NAME", help=f"who plays the other seats ({told})")


def _reading(text: str) -> tuple[str, str]:
    ruling, mark, reading = text.partition("=")
    if not (ruling and mark and reading):
        from rulekit.errors import Text

        raise argparse.ArgumentTypeError(str(Text("error-reading", text=text)))
    return ruling, reading


def simulate(args: argparse.Namespace) -> int:
    """Play them and print the counts."""
    from rulekit.proof.simulate import simulate as run

    book = open_book(args.book, args.lang)
    found = run(book, args.games, args.seed, args.players, args.bot, rulings=dict(args.ruling), settings=settings(args))
    if args.json:
        as_json(found)
    else:
        _tell(Out(book.words()), found, next(iter(book.flows)))
    return 1 if found.errors or found.finished < found.games else 0


def _tell(out: Out, found: Simulated, flow: str) -> None:
    from rulekit.engine.steps import node_id

    words = out.words
    ends = {name: node_id(flow, name).removeprefix("n-") for name in found.ends}
    ends = {name: words(key) if words.has(key) else name for name, key in ends.items()}
    games, players = out.count(found.games, "game"), out.count(found.players, "player")
    out.say("simulate-head", book=found.rulebook, games=games, players=players, bot=found.bot)
    rows = [(words("simulate-finished"), words.number(found.finished, 0))]
    rows += [(words("simulate-ended", end=ends[name]), words.number(number, 0)) for name, number in found.ends.items()]
    for key, spread in (("simulate-steps", found.length), ("simulate-scores", found.scores)):
        if spread is not None:
            mean = words.number(spread.mean, 1)
            rows.append((words(key), words("simulate-spread", least=spread.least, most=spread.most, mean=mean)))
    out.columns([*rows, (words("simulate-errors"), words.number(len(found.errors), 0))])
    for line in found.errors[:10]:
        out.line(f"  {line}")


def play(args: argparse.Namespace) -> int:
    """Play one game at the terminal."""
    from rulekit.cli.terminal import Terminal

    book = open_book(args.book, args.lang)
    return Terminal(book, args.players, args.seed, args.humans, args.bot, dict(args.ruling), settings(args)).play()

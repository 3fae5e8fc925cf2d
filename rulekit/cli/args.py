"""Parsing arguments: errors in one line with the nearest known name, and options many commands share."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from rulekit.book import Rulebook

Run = Callable[[argparse.Namespace], int]


# What argparse says of itself that people meet.
_USUAL = (
    ("error-required", re.compile(r"the following arguments are required: (?P<names>.*)")),
    ("error-one-argument", re.compile(r"argument (?P<name>\S+): expected one argument")),
    ("error-argument", re.compile(r"argument (?P<name>\S+): (?P<what>.*)", re.DOTALL)),
)


def language(given: list[str]) -> str:
    """Return the language that a command line asks for, before it is parsed: errors of parsing are said in it too.

    Examples
    --------
    >>> language(["list", "--lang", "fa"]), language(["list"])
    ('fa', 'en')
    """
    said = [b for a, b in pairwise(given) if a == "--lang"] + [a[7:] for a in given if a.startswith("--lang=")]
    return next((tag for tag in said if re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]+)*", tag)), "en")


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, and which takes no abbreviations."""

    given: tuple[str, ...] = ()  # what is being parsed

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line and end with 2."""
        from rulekit.cli.out import complaint
        from rulekit.errors import Names, Text, nearest

        text: object = message
        wrong = re.match(r"argument (\S+): invalid choice: '(.*?)' \(choose from (.*)\)$", message, re.DOTALL)
        strange = re.match(r"unrecognized arguments: (\S+)", message)
        if wrong:
            known = [w.strip("' ") for w in wrong[3].split(",")]
            near = nearest(wrong[2], known)
            hint = Text("hint-near", near=near) if near else Text("hint-known", known=Names(known))
            key = "error-choice" if wrong[1].startswith("-") else "error-command"
            text = Text(key, option=wrong[1], name=wrong[2], hint=hint)
        elif strange:
            near = nearest(strange[1], [o for a in self._every() for o in a.option_strings])
            hint = Text("hint-near", near=near) if near else Text("hint-help", command=self.prog)
            text = Text("error-option", name=strange[1], hint=hint)
        else:
            text = next((Text(key, **m.groupdict()) for key, rule in _USUAL if (m := rule.match(message))), message)
        self.exit(2, complaint(self.prog, text) + "\n")

    def _every(self) -> list[argparse.Action]:
        """List this parser's actions and those of the command that was given."""
        out = list(self._actions)
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                out += [a for name, p in action.choices.items() if name in self.given for a in p._actions]
        return out


def command(commands: Any, name: str, run: Run, does: str, *examples: str, more: str = "") -> Parser:
    """Add a command with its examples; a test runs every one of them."""
    shown = "\n".join(f"  {e}" for e in examples)
    what = f"{does[0].upper()}{does[1:]}.{f' {more}' if more else ''}"
    title = "example" if len(examples) == 1 else "examples"
    out: Parser = commands.add_parser(name, help=does, description=what, epilog=f"{title}:\n{shown}")
    out.set_defaults(run=run)
    return out


def book_option(parser: Parser, *, optional: bool = False) -> None:
    """Add the argument BOOK."""
    nargs = "?" if optional else None
    parser.add_argument("book", metavar="BOOK", nargs=nargs, help="a rulebook; 'rulekit list' names them")


def json_option(parser: Parser) -> None:
    """Add --json."""
    parser.add_argument("--json", action="store_true", help="print JSON, for a program to read")


def lang_option(parser: Parser) -> None:
    """Add --lang."""
    what = "language of the texts, e.g. fa; fa-u-nu-latn for the numerals 0 to 9 (default: en)"
    parser.add_argument("--lang", default="en", metavar="CODE", help=what)


def settings_option(parser: Parser) -> None:
    """Add --set."""
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", type=_setting,
        help="something else that the set-up takes, e.g. brutii=yes; may be given again",
    )  # fmt: skip


# What is given by an option, and not by --set.
_OWN = {"players": "--players K", "seed": "--seed S", "rulings": "--ruling ID=READING"}


def _setting(text: str) -> tuple[str, Any]:
    name, sign, value = text.partition("=")
    if not sign or not name or not value:
        from rulekit.errors import Text

        raise argparse.ArgumentTypeError(str(Text("error-setting", text=text)))
    if name in _OWN:
        from rulekit.errors import Text

        raise argparse.ArgumentTypeError(str(Text("error-setting-own", name=name, option=_OWN[name])))
    words = {"yes": True, "no": False}
    if re.fullmatch(r"[+-]?[0-9]{1,9}", value):
        return name, int(value)
    return name, words.get(value, value)


def settings(args: argparse.Namespace) -> dict[str, Any]:
    """Return what was given by --set."""
    return dict(args.settings)


def whole_from(low: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `low`."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,9}", text) or int(text) < low:
            from rulekit.errors import Text

            raise argparse.ArgumentTypeError(str(Text("error-whole", low=low, text=text)))
        return int(text)

    return read


def open_book(name: str, lang: str = "en") -> Rulebook:
    """Load a rulebook.

    Raises
    ------
    UnknownName
        Where there is no such rulebook, or it does not speak that language.
    """
    from rulekit import registry

    return registry.load(name, lang)

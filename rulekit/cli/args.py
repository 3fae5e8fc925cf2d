"""Parsing arguments: errors in one line with the nearest known name, and options many commands share."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from rulekit.book import Rulebook

Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, and which takes no abbreviations."""

    given: tuple[str, ...] = ()  # what is being parsed

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line and end with 2."""
        from rulekit.errors import nearest

        wrong = re.match(r"argument \S+: invalid choice: '(.*?)' \(choose from (.*)\)$", message, re.DOTALL)
        strange = re.match(r"unrecognized arguments: (\S+)", message)
        if wrong:
            known = [w.strip("' ") for w in wrong[2].split(",")]
            near = nearest(wrong[1], known)
            hint = f"did you mean '{near}'?" if near else f"there are: {', '.join(known)}"
            message = f"there is no command '{wrong[1]}'; {hint}"
        elif strange:
            near = nearest(strange[1], [o for a in self._every() for o in a.option_strings])
            hint = f"did you mean '{near}'?" if near else f"see '{self.prog} --help'"
            message = f"nothing is meant by '{strange[1]}'; {hint}"
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")

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
    parser.add_argument("--lang", default="en", metavar="CODE", help="language of the texts, e.g. fa (default: en)")


def settings_option(parser: Parser) -> None:
    """Add --set."""
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", type=_setting,
        help="something else that the set-up takes, e.g. brutii=yes; may be given again",
    )  # fmt: skip


def _setting(text: str) -> tuple[str, Any]:
    name, sign, value = text.partition("=")
    if not sign or not name or not value:
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE, not '{text}'")
    words = {"yes": True, "no": False}
    if re.fullmatch(r"[0-9]{1,9}", value):
        return name, int(value)
    return name, words.get(value, value)


def settings(args: argparse.Namespace) -> dict[str, Any]:
    """Return what was given by --set."""
    return dict(args.settings)


def whole_from(low: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `low`."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,9}", text) or int(text) < low:
            raise argparse.ArgumentTypeError(f"expected a whole number from {low}, not '{text}'")
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

    return speaking(registry.load(name, lang))


def speaking(book: Rulebook) -> Rulebook:
    """Return the rulebook if it has a catalogue of its language.

    Raises
    ------
    UnknownName
        Where it has none, with those that it has.
    """
    from rulekit.errors import UnknownName

    known = sorted(p.stem for p in (book.folder / "catalogue").glob("*.ftl"))
    if book.lang not in known:
        raise UnknownName(f"language of {book.name}", book.lang, known)
    return book

"""The command line.  Every command stands in a small module and imports what it needs when it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rulekit.cli import books, chances, games, lab, pictures, proof, runs, show
from rulekit.cli.args import Parser, language
from rulekit.cli.out import complain
from rulekit.errors import RulekitError, Text, reading

GROUPS = (lab, books, show, pictures, runs, games, chances, proof)


def parser() -> Parser:
    """Return the parser of the whole command line."""
    out = Parser(
        prog="rulekit",
        description="Step through a board game's rulebook, question it and trust it.",
        epilog="'rulekit COMMAND --help' explains a command and has an example.",
    )
    out.add_argument("--version", action="store_true", help="print the version and stop")
    commands = out.add_subparsers(title="commands", dest="command", metavar="COMMAND", parser_class=Parser)
    for group in GROUPS:
        group.add(commands)
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command.

    Returns
    -------
    int
        0 where all is well, 1 where something was found or failed, 2 on bad input.  An error
        is one line on the standard error stream, never a traceback.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    with reading(language(given)):
        return _guarded(given)


def _guarded(given: list[str]) -> int:
    """Run a command; whatever goes wrong is one line."""
    name = f"rulekit {given[0]}" if given and not given[0].startswith("-") else "rulekit"
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that lacks a sign shows another, and nothing fails
            stream.reconfigure(errors="replace")
    try:
        code = _run(given)
        sys.stdout.flush()
    except SystemExit as stop:  # argparse: help was printed, or the usage is wrong
        return stop.code if isinstance(stop.code, int) else 0 if stop.code is None else complain(name, stop.code)
    except BrokenPipeError:  # whoever read has had enough
        _hush()
        return 0
    except KeyboardInterrupt:
        complain(name, Text("error-stopped"))
        return 130
    except RulekitError as error:
        return complain(name, error)
    except OSError as error:
        from rulekit.data.files import of_system

        return complain(name, f"{error.filename or Text('error-a-file')}: {of_system(error)}")
    except Exception as error:
        if os.environ.get("RULEKIT_TRACEBACK"):
            raise
        return complain(name, Text("error-unforeseen", error=f"{type(error).__name__}: {error}"))
    return code


def _run(given: list[str]) -> int:
    if given[:1] == ["lab"] and not {"-h", "--help"} & set(given):
        return lab.open_lab(given[1:])  # JupyterLab's own options are none of argparse's business
    top = parser()
    top.given = tuple(given)
    args = top.parse_args(given)
    if args.version:
        from rulekit import __version__

        print(f"rulekit {__version__}")
        return 0
    if args.command is None:
        top.print_help()
        return 2
    code: int = args.run(args)
    return code


def _hush() -> None:
    """Let nothing more be written, not even by the interpreter when it ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # no real stream
        return

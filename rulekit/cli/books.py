"""`rulekit list`: which rulebooks there are, and what is in one."""

from __future__ import annotations

import argparse
from typing import Any

from rulekit.cli.args import book_option, command, json_option, lang_option, open_book
from rulekit.cli.out import as_json, columns, count
from rulekit.data.languages import pick


def add(commands: Any) -> None:
    """Add the command."""
    parser = command(
        commands, "list", run, "list the rulebooks, or a rulebook's flows, examples and rulings",
        "rulekit list", "rulekit list serpents",
    )  # fmt: skip
    book_option(parser, optional=True)
    lang_option(parser)
    json_option(parser)


def run(args: argparse.Namespace) -> int:
    """List."""
    return _book(args) if args.book else _books(args)


def _books(args: argparse.Namespace) -> int:
    from rulekit import registry

    # A book that does not speak the language is listed in English.
    found = [registry.load(name, args.lang) for name in registry.names()]
    if args.json:
        as_json([{"name": b.name, "title": b.title, "version": b.version, "scenarios": b.scenarios} for b in found])
        return 0
    sizes = [f"{count(len(b.flows), 'flow')}, {count(len(b.scenarios), 'example')}" for b in found]
    columns([(b.name, b.title, size) for b, size in zip(found, sizes, strict=True)], "")
    return 0


def _book(args: argparse.Namespace) -> int:
    book = open_book(args.book, args.lang)
    flows = {f.name: len(f.graph) for f in book.flows.values()}
    scenarios = {name: book.scenario(name).title for name in book.scenarios}
    rulings = {r.id: pick(r.question, args.lang) for r in book.rulings}
    if args.json:
        as_json({"name": book.name, "title": book.title, "version": book.version, "flows": flows,
                 "scenarios": scenarios, "rulings": rulings})  # fmt: skip
        return 0
    print(f"{book.title} ({book.name} {book.version})")
    print("\nflows")
    columns([(name, count(steps, "step")) for name, steps in flows.items()])
    print("\nexamples")
    columns(list(scenarios.items()))
    print("\nrulings")
    columns(list(rulings.items()))
    return 0

"""`rulekit list`: which rulebooks there are, and what is in one."""

from __future__ import annotations

import argparse
from typing import Any

from rulekit.cli.args import book_option, command, json_option, lang_option, open_book
from rulekit.cli.out import Out, as_json
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
    from rulekit.data.languages import spoken
    from rulekit.data.words import Words
    from rulekit.errors import UnknownName

    words = Words(args.lang, ("rulekit",))
    if words.code not in spoken("rulekit"):
        raise UnknownName("language", args.lang, spoken("rulekit"))
    # A book that does not speak the language is listed in English.
    found = [b.in_lang(args.lang) if words.code in b.languages else b for b in map(registry.load, registry.names())]
    if args.json:
        as_json([{"name": b.name, "title": b.title, "version": b.version, "scenarios": b.scenarios,
                  "languages": b.languages} for b in found])  # fmt: skip
        return 0
    out = Out(words)
    rows = []
    for b in found:
        flows, examples = out.count(len(b.flows), "flow"), out.count(len(b.scenarios), "example")
        rows.append((b.name, b.title, words("list-size", flows=flows, examples=examples), words.row(b.languages)))
    out.columns(rows, "")
    return 0


def _book(args: argparse.Namespace) -> int:
    book = open_book(args.book, args.lang)
    flows = {f.name: len(f.graph) for f in book.flows.values()}
    scenarios = {name: book.scenario(name).title for name in book.scenarios}
    rulings = {r.id: pick(r.question, args.lang) for r in book.rulings}
    if args.json:
        as_json({"name": book.name, "title": book.title, "version": book.version, "flows": flows,
                 "scenarios": scenarios, "rulings": rulings, "charts": list(book.charts)})  # fmt: skip
        return 0
    out = Out(book.words())
    out.say("list-book", title=book.title, name=book.name, version=book.version)
    for head, rows in (
        ("show-flows", [(name, out.count(steps, "step")) for name, steps in flows.items()]),
        ("show-examples", list(scenarios.items())),
        ("show-rulings", list(rulings.items())),
        ("show-charts", [(name,) for name in book.charts]),
    ):
        if head == "show-charts" and not rows:
            continue
        out.line()
        out.say(head)
        out.columns(rows)
    return 0

"""`rulekit show`: a rulebook, a clause, an example, a ruling, a flow or a step, in words."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rulekit.cli.args import book_option, command, json_option, lang_option, open_book
from rulekit.cli.out import Out, as_json

if TYPE_CHECKING:
    from rulekit.book import Rulebook


def add(commands: Any) -> None:
    """Add the command."""
    parser = command(
        commands, "show", run, "show a rulebook, or a clause, example, ruling, flow or step of it",
        "rulekit show serpents SW-INV-06", "rulekit show serpents primus",
        more="Of a clause it shows which code carries it out, at which steps, and in which examples it acts.",
    )  # fmt: skip
    book_option(parser)
    parser.add_argument("id", metavar="ID", nargs="?", help="of a clause, example, ruling, flow, or step (flow/step)")
    lang_option(parser)
    json_option(parser)


def run(args: argparse.Namespace) -> int:
    """Show it."""
    from rulekit.cli import cards

    book = open_book(args.book, args.lang)
    card = find(book, args.id) if args.id else cards.of_book(book)
    if args.json:
        as_json(card)
    else:
        cards.tell(Out(book.words()), card)
    return 0


def find(book: Rulebook, name: str) -> dict[str, Any]:
    """Return what is known of a clause, ruling, example, flow or step.

    Raises
    ------
    UnknownName
        With the nearest name.
    """
    from rulekit.cli import cards
    from rulekit.errors import UnknownName

    upper = name.upper()
    if upper in book.clauses:
        return cards.of_clause(book, upper)
    if upper in book.rulings:
        return cards.of_ruling(book, upper)
    if name in book.scenarios:
        return cards.of_scenario(book, name)
    if name in book.flows:
        return cards.of_flow(book, name)
    steps = {f"{f.name}/{n}": d["step"] for f in book.flows.values() for n, d in f.graph.nodes(data=True)}
    fits = [place for place, step in steps.items() if name in (place, step.id)]
    fits = fits or [place for place, step in steps.items() if name == step.name]
    if len(fits) == 1:
        return cards.of_step(book, fits[0])
    known = (*book.clauses.ids(), *book.rulings.ids(), *book.scenarios, *book.flows, *steps)
    if fits:
        raise UnknownName("one step", name, fits)
    raise UnknownName("clause, ruling, example, flow or step", name, known)

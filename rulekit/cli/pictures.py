"""`rulekit map` and `rulekit export`: a flow as a picture, an example as a page."""

from __future__ import annotations

import argparse
from typing import Any

from rulekit.cli.args import book_option, command, lang_option, open_book
from rulekit.cli.out import ending

MAPS = (".svg", ".png", ".dot", ".mmd", ".graphml")
PAGES = (".html", ".json", ".md", ".txt")
CHARTS = (".html", ".svg", ".md", ".txt")


def add(commands: Any) -> None:
    """Add both commands."""
    drawn = command(
        commands, "map", draw, "draw a flow as a map", "rulekit map serpents primus -o primus.svg",
        "rulekit map serpents primus --calls -o all.svg",
        more=f"The ending of FILE says how: {', '.join(MAPS)}.",
    )  # fmt: skip
    book_option(drawn)
    drawn.add_argument("flow", metavar="FLOW", help="a flow of it; 'rulekit list BOOK' tells")
    drawn.add_argument("-o", "--output", metavar="FILE", required=True, help="the file to write")
    drawn.add_argument("--calls", action="store_true", help="draw the flows that it calls with it")
    lang_option(drawn)
    told = command(
        commands, "export", export, "write an example as a page that steps by itself",
        "rulekit export primus-initiative-tie -o tie.html", "rulekit export primus-initiative-tie -o tie.md",
        "rulekit export sacrum --chart how-many -o chart.html",
        more="The ending of FILE says how: .html (one file, no network), .json (the storyboard), .md or .txt (all that "
        "the page says). With --chart a chart of a rulebook is written, or a game of guessing: .html, .svg (a chart "
        "alone), .md or .txt.",
    )  # fmt: skip
    which = "an example's id, or a scenario file; with --chart a rulebook"
    told.add_argument("scenario", metavar="SCENARIO", help=which)
    told.add_argument("--chart", metavar="NAME", help="a chart of the rulebook; 'rulekit list BOOK' tells")
    told.add_argument("-o", "--output", metavar="FILE", required=True, help="the file to write")
    told.add_argument(
        "--eyes", metavar="SEAT",
        help="through whose eyes: a seat, '*' for everything, '' for an onlooker; the example's own where left out",
    )  # fmt: skip
    lang_option(told)


def draw(args: argparse.Namespace) -> int:
    """Draw a flow."""
    ending(args.output, MAPS)
    book = open_book(args.book, args.lang)
    book.graph(args.flow)  # an unknown flow is refused before anything is drawn
    from rulekit.data.writing import whole
    from rulekit.maps.export import write

    with whole(args.output) as path:
        write(book, args.flow, path, calls=args.calls)
    return 0


def export(args: argparse.Namespace) -> int:
    """Write an example."""
    from rulekit.cli.find import examples
    from rulekit.data.writing import whole
    from rulekit.engine.position import ALL
    from rulekit.errors import RulekitError, Text, UnknownName

    if args.chart is not None:
        return _chart(args)
    kind = ending(args.output, PAGES)
    found = examples(args.scenario, args.lang)
    if len(found) != 1:
        raise RulekitError(Text("error-several", file=args.scenario, count=len(found)))
    scenario = found[0]
    seats = scenario.start().state.seats
    if args.eyes not in (None, "", ALL, *seats):
        raise UnknownName("seat", args.eyes, (*seats, ALL))
    text = _written(scenario, kind, args.eyes)
    with whole(args.output) as path:
        path.write_text(text, encoding="utf-8")
    return 0


def _chart(args: argparse.Namespace) -> int:
    """Write a chart of a rulebook, or a game of guessing."""
    from rulekit.data.writing import whole
    from rulekit.errors import UnknownName
    from rulekit.faces import chances, chart, chart_svg, guessing
    from rulekit.story.chart import Chart

    ending(args.output, CHARTS)
    book = open_book(args.scenario, args.lang)
    if args.chart not in book.charts:
        raise UnknownName("chart", args.chart, book.charts, book.name)
    made = book.charts[args.chart]()
    kind = ending(args.output, CHARTS if isinstance(made, Chart) else (".html", ".md", ".txt"))
    if kind == ".html":
        text = chances.export_page(made)
    elif isinstance(made, Chart):
        text = {".svg": chart_svg.svg, ".md": chart.markdown, ".txt": chart.plain}[kind](made)
    else:
        text = (guessing.markdown if kind == ".md" else guessing.plain)(made)
    with whole(args.output) as path:
        path.write_text(text if text.endswith("\n") else f"{text}\n", encoding="utf-8")
    return 0


def _written(scenario: Any, kind: str, eyes: str | None) -> str:
    if kind == ".html":
        from rulekit.faces.page import export_page

        return str(export_page(*scenario.storyboards(eyes=eyes), lang=scenario.lang))
    board = scenario.storyboard(eyes=eyes)
    if kind == ".json":
        import msgspec

        return msgspec.json.format(msgspec.json.encode(board), indent=1).decode() + "\n"
    from rulekit.faces import text

    parts = (text.markdown(board, i) for i in range(len(board.beats)))
    return str(text.transcript(board)) if kind == ".txt" else "\n".join(parts)

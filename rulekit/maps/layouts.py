"""Layouts drawn once and kept with the rulebook, so that nobody needs Graphviz to read it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree.ElementTree import ParseError

from rulekit.errors import Text
from rulekit.maps.dot import program, run, to_dot
from rulekit.maps.extract import extract
from rulekit.maps.model import Map
from rulekit.maps.svg import ids, mark, tidy

if TYPE_CHECKING:
    from rulekit.book import Rulebook


def place(book: Rulebook, flow: str, lang: str) -> Path:
    """Return where the layout of a flow is kept."""
    return book.folder / "maps" / f"{flow}.{lang}.svg"


def kept(book: Rulebook) -> tuple[str, ...]:
    """Return the flows whose layouts are kept: each by itself, since a stepper shows one at a time."""
    return tuple(book.flows)


def fits(svg: str, model: Map) -> bool:
    """Whether a picture has exactly the steps, lines and boxes of a model."""
    try:
        return ids(svg) == model.drawn
    except ParseError:
        return False


def fresh(svg: str, model: Map) -> bool:
    """Whether a picture also says the same in every word."""
    return fits(svg, model) and mark(svg) == model.mark


def committed(book: Rulebook, model: Map) -> str:
    """Return the kept layout of a flow where it fits the graph; "" where there is none that does."""
    path = place(book, model.flow, model.lang)
    if not path.is_file():
        return ""
    svg = path.read_text(encoding="utf-8")
    # The file is that of the flow alone: a model with the flows it calls has other lines.
    return svg if fits(svg, model) else ""


def lay_out(book: Rulebook, model: Map) -> str:
    """Draw a model with Graphviz.

    Raises
    ------
    NoDot
        Where there is no Graphviz.
    """
    raw = run(to_dot(model).source, "svg", Text("thing-map-of", book=model.book, flow=model.flow))
    return tidy(raw, model, str(book.words(model.lang)("map-label", title=model.title)))


def layout(book: Rulebook, model: Map) -> str:
    """Return the kept layout where it is up to date or nothing better can be had, else a new one."""
    svg = committed(book, model)
    if svg and (fresh(svg, model) or not program()):
        return svg
    return lay_out(book, model)


def redraw(book: Rulebook, *, force: bool = False) -> list[Path]:
    """Draw every layout that is kept with a rulebook and is out of date.

    Parameters
    ----------
    force : bool
        Draw those too that are up to date.

    Returns
    -------
    list of Path
        The files written; those of flows that are gone are removed.
    """
    written, wanted = [], set()
    for flow in kept(book):
        for lang in book.languages:
            model, path = extract(book, flow, lang), place(book, flow, lang)
            wanted.add(path)
            if not force and path.is_file() and fresh(path.read_text(encoding="utf-8"), model):
                continue
            svg = lay_out(book, model)
            path.parent.mkdir(exist_ok=True)
            path.write_text(svg, encoding="utf-8", newline="\n")
            written.append(path)
    for path in (book.folder / "maps").glob("*.svg"):
        if path not in wanted:
            path.unlink()
    return written

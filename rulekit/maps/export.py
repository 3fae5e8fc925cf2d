"""Maps for people: as text of an SVG, as a file, as part of a storyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import networkx as nx

from rulekit.data.languages import code_of, numerals
from rulekit.errors import Text, UnknownName
from rulekit.maps.dot import run, to_dot
from rulekit.maps.extract import extract
from rulekit.maps.layouts import layout
from rulekit.maps.model import Map
from rulekit.maps.svg import stand_alone
from rulekit.maps.text import to_mermaid, to_networkx
from rulekit.story.storyboard import FlowMap, Step

if TYPE_CHECKING:
    from rulekit.book import Rulebook


def draw(book: Rulebook, flow: str, lang: str = "", *, calls: bool = False) -> str:
    """Return the map of a flow as one `<svg>` element, to be styled by the page it stands in.

    Parameters
    ----------
    book : Rulebook
    flow : str
        Name of the flow.
    lang : str, optional
        The book's own where left out.
    calls : bool
        Whether to draw the flows it calls with it; that needs Graphviz.

    Raises
    ------
    UnknownName
        Where there is no such flow.
    NoDot
        Where no layout is kept with the book that fits, and there is no Graphviz to make one.

    Examples
    --------
    >>> import rulekit
    >>> svg = draw(rulekit.load("serpents"), "primus")  # doctest: +SKIP
    """
    lang = lang or book.lang
    return numerals(layout(book, extract(book, flow, code_of(lang), calls=calls)), lang)


class Maps(NamedTuple):
    """What a storyboard needs of the maps of some flows.

    Attributes
    ----------
    drawn : tuple of FlowMap
        The picture of each flow by itself.
    aliases : dict
        Id of every edge without a line of its own -> id of the line or step that shows it.
    steps : tuple of Step
        Every step in words, in the order of the flows.
    """

    drawn: tuple[FlowMap, ...]
    aliases: dict[str, str]
    steps: tuple[Step, ...]


def maps_of(book: Rulebook, flows: Iterable[str], lang: str = "") -> Maps:
    """Return the maps of some flows, each by itself."""
    lang = lang or book.lang
    drawn, aliases, steps = [], {}, []
    for flow in flows:
        model = extract(book, flow, code_of(lang))  # layouts are kept in a language's own numerals
        groups = {c.id: numerals(c.label, lang) for c in model.clusters}
        svg = numerals(layout(book, model), lang)
        drawn.append(FlowMap(flow=flow, title=numerals(model.title, lang), svg=svg))
        aliases.update(model.aliases)
        named = [(n, numerals(n.label, lang)) for n in model.nodes]
        steps += [Step(node=n.id, label=label, group=groups.get(n.cluster, "")) for n, label in named]
    return Maps(tuple(drawn), aliases, tuple(steps))


def _svg(book: Rulebook, model: Map) -> bytes:
    return stand_alone(layout(book, model)).encode()


def _png(_: Rulebook, model: Map) -> bytes:
    return run(to_dot(model).source, "png", Text("thing-map-of", book=model.book, flow=model.flow))


def _dot(_: Rulebook, model: Map) -> bytes:
    return str(to_dot(model).source).encode()


def _mermaid(_: Rulebook, model: Map) -> bytes:
    return to_mermaid(model).encode()


def _graphml(_: Rulebook, model: Map) -> bytes:
    out = BytesIO()
    nx.write_graphml(to_networkx(model), out)
    return bytes(out.getvalue())


_WRITERS: dict[str, Callable[[Rulebook, Map], bytes]] = {
    ".svg": _svg,
    ".png": _png,
    ".dot": _dot,
    ".mmd": _mermaid,
    ".graphml": _graphml,
}
SUFFIXES = tuple(_WRITERS)


def write(book: Rulebook, flow: str, path: str | Path, lang: str = "", *, calls: bool = False) -> Path:
    """Write the map of a flow to a file; its suffix says how.

    Parameters
    ----------
    path : str or Path
        Ends in `.svg`, `.png`, `.dot`, `.mmd` (Mermaid) or `.graphml`.
    calls : bool
        Whether the flows it calls are drawn with it.

    Raises
    ------
    UnknownName
        Where there is no such flow, or the suffix is another; nothing is written.
    NoDot
        Where Graphviz is needed and not there.
    """
    path = Path(path)
    writer = _WRITERS.get(path.suffix.lower())
    if writer is None:
        raise UnknownName("kind of map file", path.suffix or path.name, SUFFIXES)
    model = extract(book, flow, code_of(lang or book.lang), calls=calls)
    path.write_bytes(writer(book, model))
    return path

"""From what dot draws to an SVG of ours: titles in words, sizes left to the page, right to left where that is read."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from importlib.resources import files
from xml.etree import ElementTree as ET

from rulekit.data.languages import code_of
from rulekit.faces.static import face
from rulekit.maps.look import SIGNS, STROKES, badge_of, lines_of
from rulekit.maps.model import Map, MapNode

NS = "http://www.w3.org/2000/svg"
# A picture by itself brings the letters that a reader may lack.
FACE_OF_PERSIAN = """@font-face {{
  font-family: Vazirmatn; font-weight: 100 900; src: url(data:font/woff2;base64,{}) format("woff2");
  unicode-range: U+0600-06FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC;
}}
.rk-alone {{ font-family: Vazirmatn, system-ui, sans-serif; }}
"""
_SIGN = 10.0  # the side of a sign, in units of the view box
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_SHAPES = ("path", "polygon", "polyline", "ellipse")

ET.register_namespace("", NS)


def tidy(raw: bytes | str, model: Map, label: str) -> str:
    """Make dot's picture of a model fit for a page.

    Parameters
    ----------
    raw : bytes or str
        What `dot -Tsvg` gave for `to_dot(model)`.
    label : str
        What the picture is, in words.

    Returns
    -------
    str
        One `<svg>` element, with a view box and no size of its own.
    """
    root = _parsed(raw)
    graph = root.find(f"{{{NS}}}g")
    if graph is None:
        msg = "dot gave a picture without a graph"
        raise ValueError(msg)
    box = [float(n) for n in (root.get("viewBox") or "0 0 0 0").split()]
    shift = [float(n) for n in re.findall(r"translate\(([-\d.]+)[ ,]+([-\d.]+)\)", graph.get("transform") or "")[0]]
    out = ET.Element(
        f"{{{NS}}}svg",
        {
            "viewBox": " ".join(_short(n) for n in box),
            "class": "rk-svg",
            "role": "img",
            "aria-label": label,
            "lang": model.lang,
            "direction": "ltr",  # each text has its own
            "data-mark": model.mark,
        },
    )
    out.append(graph)
    graph.set("transform", f"translate({_short(shift[0])} {_short(shift[1])})")
    mirror = box[2] - 2 * shift[0] if model.dir == "rtl" else None
    for shape in graph.iter():
        _plain(shape, mirror)
    _titles(graph, model, label)
    nodes, boxes = {n.id: n for n in model.nodes}, {c.id for c in model.clusters}
    for group in graph.findall(f"{{{NS}}}g"):
        if node := nodes.get(group.get("id") or ""):
            _step(group, node, rtl=mirror is not None)
        elif group.get("id") in boxes:
            _name_box(group, rtl=mirror is not None)
    ET.indent(out, " ")
    return ET.tostring(out, encoding="unicode") + "\n"


def stand_alone(svg: str, *, dark: bool = False) -> str:
    """Return a picture that looks finished by itself: with a size, a ground and a style sheet.

    Parameters
    ----------
    dark : bool
        Dark whatever the reader prefers; otherwise the reader's light or dark.
    """
    root = _parsed(svg)
    _, _, width, height = (root.get("viewBox") or "0 0 0 0").split()
    root.set("width", width)
    root.set("height", height)
    root.set("class", f"{root.get('class', '')} rk-alone{' rk-dark' if dark else ''}".strip())
    style = ET.Element(f"{{{NS}}}style")
    style.text = "\n" + files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    if code_of(root.get("lang") or "") == "fa":
        style.text += FACE_OF_PERSIAN.format(b64encode(face()).decode())
    style.tail = "\n"
    ground = ET.Element(f"{{{NS}}}rect", {"class": "rk-ground", "width": "100%", "height": "100%", "fill": "#fbfaf8"})
    ground.tail = "\n"
    root[0:0] = [style, ground]
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def ids(svg: str) -> dict[str, frozenset[str]]:
    """Return the ids of a picture by class: node, edge, cluster."""
    return _told(svg)[0]


def mark(svg: str) -> str:
    """Return the mark of the model that a picture was drawn from."""
    return _told(svg)[1]


@lru_cache(maxsize=64)
def _told(svg: str) -> tuple[dict[str, frozenset[str]], str]:
    """Read a picture once, however often it is asked about."""
    root = _parsed(svg)
    found: dict[str, set[str]] = {"node": set(), "edge": set(), "cluster": set()}
    for group in root.iter(f"{{{NS}}}g"):
        kind, name = (group.get("class") or "").split(" ")[0], group.get("id")
        if kind in found and name:
            found[kind].add(name)
    return {kind: frozenset(names) for kind, names in found.items()}, root.get("data-mark") or ""


def _parsed(svg: bytes | str) -> ET.Element:
    """Read what dot drew just now, or what came with the package: as trusted as its code."""
    return ET.fromstring(svg)  # noqa: S314


def _short(number: float) -> str:
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _pairs(text: str, mirror: float | None) -> str:
    """Shorten the numbers of a path or polygon, and turn it left to right where that is asked."""
    count = 0

    def turned(found: re.Match[str]) -> str:
        nonlocal count
        number, count = float(found[0]), count + 1
        return _short(mirror - number if mirror is not None and count % 2 else number)

    return _NUMBER.sub(turned, text)


def _plain(shape: ET.Element, mirror: float | None) -> None:
    for name in [k for k in shape.attrib if k.startswith("{") or k in ("font-family", "xml:space")]:
        del shape.attrib[name]
    for name in ("d", "points"):
        if name in shape.attrib:
            shape.set(name, _pairs(shape.attrib[name], mirror))
    for name in ("x", "y", "cx", "cy"):
        if name in shape.attrib:
            at = float(shape.attrib[name])
            shape.set(name, _short(mirror - at if mirror is not None and name.endswith("x") else at))
    if shape.text is not None and shape.tag == f"{{{NS}}}text":
        shape.text = shape.text.replace("\u00a0", " ").strip()
        if mirror is not None:
            shape.set("direction", "rtl")
    else:
        shape.text = None
    shape.tail = None


def _titles(graph: ET.Element, model: Map, label: str) -> None:
    """Put words for the names that dot gives, and name the edges that share a line."""
    words = {n.id: n.title for n in model.nodes} | {e.id: e.title for e in model.edges}
    words |= {c.id: c.label for c in model.clusters}
    shared = {line[0].id: line for line in model.lines}
    for group in [graph, *graph.findall(f"{{{NS}}}g")]:
        title = group.find(f"{{{NS}}}title")
        name = group.get("id") or ""
        line = shared.get(name, ())
        if title is not None:
            title.text = "\n".join(dict.fromkeys(e.title for e in line)) or words.get(name, label)
        if len(line) > 1:
            group.set("data-also", " ".join(e.id for e in line[1:]))


def _extent(group: ET.Element) -> tuple[float, float]:
    """Return where the outline of a node or cluster begins and ends from left to right."""
    outline = next(shape for shape in group if shape.tag.removeprefix(f"{{{NS}}}") in _SHAPES)
    xs = [float(n) for n in _NUMBER.findall(outline.get("d") or outline.get("points") or "")[::2]]
    return min(xs), max(xs)


def _texts(group: ET.Element) -> list[ET.Element]:
    return group.findall(f"{{{NS}}}text")


def _centre(group: ET.Element, by: float = 0) -> None:
    left, right = _extent(group)
    for text in _texts(group):
        text.set("text-anchor", "middle")
        text.set("x", _short((left + right) / 2 + by))


def _name_box(group: ET.Element, *, rtl: bool) -> None:
    """Put the name of a box where reading begins."""
    left, right = _extent(group)
    for text in _texts(group):
        text.set("text-anchor", "start")
        text.set("x", _short(right - 9 if rtl else left + 9))


def _step(group: ET.Element, node: MapNode, *, rtl: bool) -> None:
    """Centre a step's lines, draw its sign, and mark its badge."""
    _centre(group)
    texts = _texts(group)
    badges = len(badge_of(node.badges))
    for at, text in enumerate(texts):
        if at >= len(texts) - badges:
            text.set("class", "badge")
        if badges:  # dot sets the two sizes of type a little high and close
            text.set("y", _short(float(text.get("y") or 0) + (1.7 if text.get("class") else 0.7)))
    if node.kind not in STROKES or not texts:
        return
    first = texts[0]
    first.text = (first.text or "").removeprefix(SIGNS[node.kind].strip()).strip()
    left, right = _extent(group)
    side = -1 if rtl else 1
    named = texts[: len(lines_of(node.label, 19))]
    for text in named:
        text.set("x", _short((left + right) / 2 + side * 6.5))
    x = right - 7 - _SIGN if rtl else left + 7
    y = sum(float(t.get("y") or 0) for t in named) / len(named) - 4 - _SIGN / 2
    sign = ET.SubElement(
        group,
        f"{{{NS}}}g",
        {"class": "sign", "transform": f"translate({_short(x)} {_short(y)})", "stroke": "currentColor", "fill": "none"},
    )
    for stroke in STROKES[node.kind]:
        xs = [x for x, _ in stroke]
        spot = {"fill": "currentColor", "stroke": "none"} if max(xs) - min(xs) < 2 else {}
        points = " ".join(f"{x},{y}" for x, y in stroke)
        ET.SubElement(sign, f"{{{NS}}}polyline", {"points": points, "fill": "none"} | spot)

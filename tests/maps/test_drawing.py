"""What is drawn is what the model holds, and can stand on a page."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from rulekit.book import Rulebook
from rulekit.engine.state import State
from rulekit.errors import RulekitError
from rulekit.maps import NoDot, draw, extract, fits, maps_of, stand_alone
from rulekit.maps import dot as dots
from rulekit.maps.layouts import committed, fresh, lay_out, place
from rulekit.maps.order import order
from rulekit.maps.svg import NS, ids

HOSTILE = (
    '<script>alert("1")</script>',
    "a & b &amp; &#60;",
    "back\\slash \\n \\N",
    '"quoted"',
    "<b>",
    "]]>",
    "x" * 90,
)


def texts(svg):
    return ["".join(t.itertext()) for t in ET.fromstring(svg).iter(f"{{{NS}}}text")]


@pytest.mark.parametrize(("book", "flow"), [("toy", "auction"), ("toy", "floor"), ("arena", "primus")])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_id_is_in_the_picture(request, book, flow, lang):
    book = request.getfixturevalue(book)
    (drawn,), aliases, steps = maps_of(book, [flow], lang)
    model, svg = extract(book, flow, lang), drawn.svg
    assert (drawn.flow, drawn.title) == (flow, model.title)
    assert fits(svg, model)
    assert fresh(svg, model)
    assert ids(svg) == model.drawn
    every = [e.get("id") for e in ET.fromstring(svg).iter() if e.get("id")]
    assert len(every) == len(set(every))
    assert aliases == model.aliases
    assert set(aliases.values()) <= set(every)
    assert [s.node for s in steps] == [n.id for n in model.nodes]


def test_the_whole_of_a_flow_and_what_it_calls(arena):
    alone, whole = draw(arena, "primus"), draw(arena, "primus", calls=True)
    assert ids(whole) == extract(arena, "primus", calls=True).drawn
    assert "c-card" in ids(whole)["cluster"]
    assert ids(alone)["node"] < ids(whole)["node"]
    assert not any(name.startswith("n-card") for name in ids(alone)["node"])


def test_the_picture_is_fit_for_a_page(arena):
    svg = draw(arena, "primus")
    root = ET.fromstring(svg)
    assert svg.startswith("<svg")
    assert "<!--" not in svg
    assert "&#45;" not in svg
    assert root.get("width") is root.get("height") is None
    assert root.get("role") == "img"
    assert root.get("aria-label") == "Map: The Primus"
    assert "font-family" not in svg
    assert not [t for t in root.iter(f"{{{NS}}}title") if "->" in (t.text or "")]
    width = float((root.get("viewBox") or "").split()[2])
    assert width < 450  # stands in a narrow column with its type at full size


def test_edges_that_share_a_line_are_named(arena):
    root = ET.fromstring(draw(arena, "primus"))
    line = next(g for g in root.iter(f"{{{NS}}}g") if g.get("id") == "e-primus-roll-outcome-first")
    assert line.get("data-also") == "e-primus-roll-outcome-second"
    assert [t.text for t in line.iter(f"{{{NS}}}text")] == ["Team I higher", "Team II higher"]


def test_badges_and_signs(arena):
    root = ET.fromstring(draw(arena, "primus"))
    roll = next(g for g in root.iter(f"{{{NS}}}g") if g.get("id") == "n-primus-roll")
    assert (roll.get("class") or "").split() == ["node", "chance"]
    assert [(t.get("class"), t.text) for t in roll.iter(f"{{{NS}}}text")] == [
        (None, "Roll Speed"),
        ("badge", "↻ all level"),
    ]
    assert roll.find(f"{{{NS}}}g[@class='sign']") is not None


def test_right_to_left_is_mirrored(arena):
    def places(lang):
        svg = ET.fromstring(draw(arena, "primus", lang))
        width = float((svg.get("viewBox") or "").split()[2])
        box = next(g for g in svg.iter(f"{{{NS}}}g") if g.get("id") == "c-primus-call")
        text = box.find(f"{{{NS}}}text")
        return float(text.get("x")), width, text.get("direction")

    at, _, direction = places("en")
    assert direction is None
    right, width, direction = places("fa")
    assert direction == "rtl"
    assert at < 200 < right < width


def hostile_book(arena_package, monkeypatch, text):
    book = Rulebook("arena", arena_package.__name__, State, "1")
    arena_package.add(book)
    words = type(book.words())
    monkeypatch.setattr(words, "__call__", lambda self, key, /, **names: text)
    monkeypatch.setattr(words, "has", lambda self, key: True)
    return book


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_labels_are_only_text(arena_package, monkeypatch, text):
    svg = draw(hostile_book(arena_package, monkeypatch, text), "primus")
    assert {e.tag.removeprefix(f"{{{NS}}}") for e in ET.fromstring(svg).iter()} <= {
        "svg", "g", "title", "path", "polygon", "polyline", "text",
    }  # fmt: skip
    shown = "".join(texts(svg)).replace(" ", "")
    assert text.replace(" ", "")[:12] in shown


@pytest.mark.parametrize("dark", [False, True])
def test_stand_alone(toy, dark):
    alone = stand_alone(draw(toy, "auction"), dark=dark)
    root = ET.fromstring(alone)
    assert alone.startswith("<?xml")
    assert root.get("width")
    assert "prefers-color-scheme: dark" in (root.findtext(f"{{{NS}}}style") or "")
    assert ("rk-dark" in (root.get("class") or "").split()) is dark
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", alone)


def test_a_persian_picture_brings_its_letters(toy):
    assert "data:font/woff2;base64," in stand_alone(draw(toy, "auction", "fa"))
    assert "font/woff2" not in stand_alone(draw(toy, "auction"))


def test_a_picture_in_the_readers_numerals(arena):
    assert "تیم ۱" not in draw(arena, "primus", "fa-u-nu-latn")
    maps = maps_of(arena, ["primus"], "fa-u-nu-latn")
    assert [s.node for s in maps.steps] == [n.id for n in extract(arena, "primus", "fa").nodes]
    assert not re.search("[۰-۹]", maps.drawn[0].svg)


def test_drawn_once(toy, monkeypatch):
    draw(toy, "auction")
    monkeypatch.setattr(dots.subprocess, "run", lambda *_, **__: pytest.fail("laid out twice"))
    draw(toy, "auction")


def test_boxes_come_one_under_another(arena):
    way = order(extract(arena, "primus"))
    assert ("n-primus-failed", "n-primus-teams") in way.above
    assert "e-primus-fallen-outcome-round" in way.back
    assert "e-primus-answer-accept-full" not in way.back


def test_three_hundred_steps():
    book = Rulebook("big", "map_none", State, "1")
    book.words = lambda lang="": _Silent()
    flow = book.flow("big", "s0")
    from rulekit.engine.moves import Rule

    for i in range(300):
        ways = {"on": f"s{i + 1}" if i < 299 else "out", "back": f"s{max(0, i - 7)}"}
        if i % 15 == 0:
            ways["far"] = f"s{i * 37 % 300}"
        flow.auto(f"s{i}", Rule(), ways, "B-1", group=f"part {i // 30}")
    flow.end("out", "B-2")
    model = extract(book, "big")
    assert len(model.nodes) == 301
    assert fits(lay_out(book, model), model)


class _Silent:
    lang, dir = "en", "ltr"

    def has(self, key):
        return False

    def __call__(self, key, /, **names):
        return key


# --- without Graphviz, and with a layout kept ---------------------------------------------


@pytest.fixture
def kept(arena, tmp_path, monkeypatch):
    monkeypatch.setattr(Rulebook, "folder", tmp_path)
    path = place(arena, "primus", "en")
    path.parent.mkdir()
    path.write_text(lay_out(arena, extract(arena, "primus")), "utf-8")
    return path


def test_no_dot_says_how_to_get_it(toy, monkeypatch):
    monkeypatch.setattr(dots.shutil, "which", lambda *_, **__: None)
    with pytest.raises(NoDot, match=r"map of toy auction .* install Graphviz .* graphviz-pure"):
        draw(toy, "auction")


def test_a_kept_layout_needs_no_dot(arena, kept, monkeypatch):
    monkeypatch.setattr(dots.shutil, "which", lambda *_, **__: None)
    assert draw(arena, "primus") == kept.read_text("utf-8")


def test_a_kept_layout_of_another_graph_is_not_shown(arena, kept, monkeypatch):
    arena.flows["primus"].graph.remove_edge("answer", "teams", "e-primus-answer-accept-full")
    model = extract(arena, "primus")
    assert committed(arena, model) == ""
    assert 'id="e-primus-answer-accept-full"' not in draw(arena, "primus")
    monkeypatch.setattr(dots.shutil, "which", lambda *_, **__: None)
    with pytest.raises(NoDot):
        draw(arena, "primus")


def test_a_change_of_words_is_drawn_where_there_is_dot(arena, kept):
    svg = kept.read_text("utf-8")
    kept.write_text(svg.replace('data-mark="', 'data-mark="old'), "utf-8")
    assert draw(arena, "primus") == svg


def test_a_kept_file_that_is_no_picture_is_not_shown(arena, kept):
    kept.write_text("<svg", "utf-8")
    assert committed(arena, extract(arena, "primus")) == ""


def test_dot_that_fails_is_one_line(toy):
    with pytest.raises(RulekitError, match="syntax error"):
        dots.run("digraph {", "svg")

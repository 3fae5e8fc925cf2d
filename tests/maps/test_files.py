"""Files of every kind, and the layouts kept with the shipped books."""

from __future__ import annotations

import re

import networkx as nx
import pytest

import rulekit
from rulekit.errors import UnknownName
from rulekit.maps import SUFFIXES, extract, fresh, redraw, write
from rulekit.maps.__main__ import main
from rulekit.maps.layouts import kept, place
from rulekit.maps.text import to_mermaid


def shipped():
    for name in rulekit.names():
        try:
            book = rulekit.load(name)
        except ModuleNotFoundError as err:
            if not (err.name or "").startswith("rulekit.rulebooks"):
                raise
            continue
        for flow in kept(book):
            for lang in book.languages:
                yield pytest.param(book, flow, lang, id=f"{name}-{flow}-{lang}")


@pytest.mark.parametrize(("book", "flow", "lang"), list(shipped()))
def test_the_kept_layout_fits_its_graph(book, flow, lang):
    path = place(book, flow, lang)
    assert path.is_file(), "run: python -m rulekit.maps"
    assert fresh(path.read_text("utf-8"), extract(book, flow, lang)), "run: python -m rulekit.maps"


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_kind_of_file(arena, tmp_path, suffix, lang):
    path = write(arena, "primus", tmp_path / f"primus{suffix}", lang)
    start = {".svg": b"<?xml", ".png": b"\x89PNG", ".dot": b"digraph", ".mmd": b"flowchart", ".graphml": b"<?xml"}
    assert path.read_bytes().startswith(start[suffix])


def test_unknown_kind_of_file(toy, tmp_path):
    with pytest.raises(UnknownName, match=r"'\.gif'; there are: \.svg, \.png, \.dot, \.mmd, \.graphml"):
        write(toy, "auction", tmp_path / "a.gif")
    with pytest.raises(UnknownName, match="did you mean"):
        write(toy, "auction", tmp_path / "a.svgg")
    with pytest.raises(UnknownName):
        write(toy, "auction", tmp_path / "svg")
    assert not list(tmp_path.iterdir())


def test_unknown_flow_writes_nothing(toy, tmp_path):
    with pytest.raises(UnknownName):
        write(toy, "nothing", tmp_path / "a.svg")
    assert not list(tmp_path.iterdir())


def test_graphml_holds_all_of_the_graph(arena, tmp_path):
    graph = nx.read_graphml(write(arena, "primus", tmp_path / "a.graphml"), force_multigraph=True)
    model = extract(arena, "primus")
    assert set(graph) == {n.id for n in model.nodes}
    assert {key for *_, key in graph.edges(keys=True)} == {e.id for e in model.edges}
    assert graph.nodes["n-primus-roll"]["label"] == "Roll Speed"
    assert graph.nodes["n-primus-roll"]["group"] == "Combat round"


def test_mermaid(arena):
    model = extract(arena, "primus")
    text = to_mermaid(model)
    assert text.startswith("flowchart TD\n")
    assert set(re.findall(r"\b(n_\w+)[\[({>]", text)) == {n.id.replace("-", "_") for n in model.nodes}
    told = {name for line in re.findall(r"%% (.*)", text) for name in line.split()}
    assert told == {e.id for line in model.lines for e in line}
    assert text.count("subgraph") == len(re.findall(r"^ *end$", text, re.M)) == len(model.clusters)
    assert 'n_primus_roll{{"Roll Speed ↻ all level"}}' in text
    assert 'n_primus_roll -->|"Team I higher / Team II higher"| n_primus_order' in text


def test_mermaid_escapes(arena, monkeypatch):
    words = type(arena.words())
    monkeypatch.setattr(words, "__call__", lambda self, key, /, **names: 'end "]--> <b>#1;`|')
    text = to_mermaid(extract(arena, "primus"))
    assert "<b>" not in text
    assert '"end #34;]--#62; #60;b#62;#35;1;#96;#124;' in text


def test_redraw_keeps_what_is_up_to_date(arena, tmp_path, monkeypatch):
    source = arena.folder
    monkeypatch.setattr(type(arena), "folder", tmp_path)
    (tmp_path / "catalogue").mkdir()
    for lang in ("en", "fa"):
        (tmp_path / "catalogue" / f"{lang}.ftl").write_text((source / "catalogue" / f"{lang}.ftl").read_text("utf-8"))
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "gone.en.svg").write_text("<svg/>")
    assert kept(arena) == ("primus", "card")
    names = ["primus.en.svg", "primus.fa.svg", "card.en.svg", "card.fa.svg"]
    assert [p.name for p in redraw(arena)] == names
    assert sorted(p.name for p in (tmp_path / "maps").iterdir()) == sorted(names)
    assert redraw(arena) == []
    assert len(redraw(arena, force=True)) == 4


def test_command_says_what_is_wrong(capsys):
    assert main(["serpent"]) == 2
    assert "did you mean 'serpents'" in capsys.readouterr().err

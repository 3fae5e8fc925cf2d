"""Building flows: what the graph holds, and what is wrong is found early."""

from __future__ import annotations

import networkx as nx
import pytest
from engine.helpers import Add, Nod, ana, board_book
from toy import book as toy

from rulekit.engine.flow import Flow
from rulekit.engine.steps import Go, go, node_id, slug
from rulekit.errors import BookError


def test_nodes_are_steps_and_edges_are_offers_and_outcomes():
    graph = toy.flows["auction"].graph
    assert isinstance(graph, nx.MultiDiGraph)
    assert {n: d["kind"] for n, d in graph.nodes(data=True)} == {
        "bid": "sealed",
        "react": "window",
        "floor": "call",
        "count": "auto",
        "roll": "chance",
        "pay": "auto",
        "sold": "end",
        "unsold": "end",
    }
    assert {(u, v, d["outcome"]) for u, v, d in graph.edges(data=True) if d["kind"] == "outcome"} == {
        ("count", "pay", "one"),
        ("count", "roll", "level"),
        ("count", "unsold", "nobody"),
        ("roll", "pay", "won"),
        ("pay", "sold", ""),
    }
    assert graph.edges["roll", "roll", "e-auction-roll-again-level"]["kind"] == "again"


def test_ids_are_the_same_in_the_graph_of_one_flow_and_of_all():
    whole = toy.graph()
    for flow in toy.flows.values():
        for u, v, key, data in flow.graph.edges(keys=True, data=True):
            assert key == data["id"] == data["edge"].id
            assert whole.edges[f"{flow.name}/{u}", f"{flow.name}/{v}", key]["edge"] is data["edge"]
        for name, data in flow.graph.nodes(data=True):
            assert data["id"] == node_id(flow.name, name) == whole.nodes[f"{flow.name}/{name}"]["id"]
    assert len(whole) == sum(len(f.graph) for f in toy.flows.values())
    ids = [d["id"] for *_, d in whole.edges(data=True)]
    assert len(set(ids)) == len(ids)


def test_every_step_of_the_toy_can_be_reached_and_can_end():
    for flow in toy.flows.values():
        graph = flow.graph
        assert set(nx.descendants(graph, flow.start)) | {flow.start} == set(graph)
        ends = [n for n, d in graph.nodes(data=True) if d["kind"] == "end"]
        assert all(any(nx.has_path(graph, n, end) for end in ends) for n in graph)


def test_a_law_of_some_steps_is_asked_there_alone():
    book, table = board_book()
    flow = book.flow("f", "a")
    for step in "ab":
        flow.choice(step, ana, "X-1")
        flow.offer(Nod, step, "c")
    flow.end("c", "X-1")
    flow.law(lambda s: ("too many",) if s.n else ())
    flow.law(lambda s: ("a word",) if s.word else (), "b")
    said = table(word="x")
    assert [book.impossible(said, flow, step) for step in ("a", "b", "")] == [(), ("a word",), ()]
    assert book.impossible(table(n=1), flow, "a") == ("too many",)
    with pytest.raises(BookError, match="a word"):
        book.begin("f", said, "b")
    assert book.begin("f", said).step.name == "a"


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("card play", "card-play"),
        ("guard roll", "guard-roll"),
        ("SetTarget", "set-target"),
        ("expose?", "expose"),
        ("", ""),
    ],
)
def test_a_slug_is_fit_for_ids(text, made):
    assert slug(text) == made


def test_a_step_is_there_once():
    flow = Flow("f", "a")
    flow.choice("a", ana, "X-1")
    with pytest.raises(BookError, match="step a is there twice"):
        flow.end("a", "X-1")


@pytest.mark.parametrize("target", ["b", "c"])
def test_a_move_is_placed_at_a_step_once_for_each_outcome_wherever_it_leads(target):
    flow = Flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Nod, "a", "b")
    with pytest.raises(BookError, match="edge e-f-a-nod is there twice"):
        flow.offer(Nod, "a", target)


def test_one_move_stands_at_many_steps():
    book, table = board_book()
    flow = book.flow("f", "a")
    for name in ("a", "b"):
        flow.choice(name, ana, "X-1")
    flow.end("c", "X-1")
    flow.offer(Add, ("a", "b"), "=", free=True)
    flow.offer(Nod, "a", "b")
    flow.offer(Nod, "b", "c")
    pos = book.begin("f", table()).play(Add("Ana")).after.play(Nod("Ana")).after.play(Add("Ana")).after
    assert (pos.top.step, pos.state.n) == ("b", 2)


def test_an_edge_must_lead_to_a_step():
    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Nod, "a", "nowhere")
    with pytest.raises(BookError, match="edges lead to 'nowhere', which is no step"):
        book.begin("f", table())


def test_a_target_can_name_the_clauses_that_lead_there_and_the_record_cites_them():
    assert go("b", "X-9") == Go("b", ("X-9",))
    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Nod, "a", go("b", "X-9"))
    flow.end("b", "X-1")
    assert book.begin("f", table()).play(Nod("Ana")).clauses == ("X-9", "X-1")

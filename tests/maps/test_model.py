"""What the model holds is what the graph holds."""

from __future__ import annotations

import msgspec
import pytest

from rulekit.errors import BookError, UnknownName
from rulekit.maps import extract
from rulekit.maps.names import plain
from rulekit.proof.play import roots

BOOKS = ["toy", "arena"]


@pytest.fixture(params=BOOKS)
def book(request):
    return request.getfixturevalue(request.param)


def steps_and_edges(book, flows):
    steps = [s for f in flows for _, s in book.flows[f].graph.nodes(data="step")]
    edges = [e for f in flows for *_, e in book.flows[f].graph.edges(data="edge")]
    return steps, edges


def test_ids_are_those_of_the_graph(book):
    model = extract(book, roots(book)[0], calls=True)
    steps, edges = steps_and_edges(book, book.flows)
    assert {n.id for n in model.nodes} == {s.id for s in steps}
    assert {e.id for e in model.edges if e.kind != "enter"} == {e.id for e in edges}
    ends = {e.id: (e.source, e.target) for e in model.edges}
    for flow in book.flows:
        for source, target, edge in book.flows[flow].graph.edges(data="edge"):
            step = book.flows[flow].step
            assert ends[edge.id] == (step(source).id, step(target).id)


def test_a_flow_by_itself_has_its_own_steps_and_edges(book):
    for flow in book.flows:
        model = extract(book, flow)
        steps, edges = steps_and_edges(book, [flow])
        assert {n.id for n in model.nodes} == {s.id for s in steps}
        assert {e.id for e in model.edges} == {e.id for e in edges}
        assert not any(c.kind == "flow" for c in model.clusters)


@pytest.mark.parametrize("calls", [True, False])
def test_every_edge_is_drawn_or_stands_in_for(book, calls):
    model = extract(book, roots(book)[0], calls=calls)
    drawn = model.drawn["node"] | model.drawn["edge"]
    for edge in model.edges:
        assert edge.drawn in drawn
        assert (edge.id in model.aliases) == (edge.drawn != edge.id)
        if edge.drawn in model.drawn["node"]:
            assert edge.source == edge.target == edge.drawn
    assert sorted(e.id for line in model.lines for e in line) == sorted(
        e.id for e in model.edges if e.drawn not in model.drawn["node"]
    )


def test_ways_side_by_side_share_a_line_and_dashed_ones_do_not(arena):
    model = extract(arena, "primus")
    assert model.aliases["e-primus-roll-outcome-second"] == "e-primus-roll-outcome-first"
    assert model.aliases["e-primus-treachery-stand"] == "e-primus-treachery-betray"
    assert "e-primus-treachery-otherwise" in model.drawn["edge"]


def test_loops_are_badges(arena):
    model = extract(arena, "primus")
    nodes = {n.id: n for n in model.nodes}
    assert nodes["n-primus-answer"].badges == ("bribe",)
    assert nodes["n-primus-roll"].badges == ("all level",)
    assert nodes["n-primus-reactions"].badges == ()  # that others are still to speak goes without saying
    assert model.aliases["e-primus-answer-bribe"] == "n-primus-answer"


def test_clusters(arena):
    model = extract(arena, "primus", calls=True)
    assert {c.id: (c.label, c.parent) for c in model.clusters} == {
        "c-primus-call": ("The call", ""),
        "c-primus-field": ("The field", ""),
        "c-primus-round": ("Combat round", ""),
        "c-card": ("A card is played", ""),
    }
    at = {n.id: n.cluster for n in model.nodes}
    assert at["n-primus-roll"] == "c-primus-round"
    assert at["n-primus-victory"] == ""
    assert at["n-card-pay"] == "c-card"


def test_a_called_flow_is_drawn_once_and_entered_from_each_call(arena):
    primus = arena.flows["primus"]
    primus.call("late", "card", {"resolved": "victory", "cancelled": "victory"}, "A-8")
    model = extract(arena, "primus", calls=True)
    assert [n.id for n in model.nodes].count("n-card-pay") == 1
    enter = {e.source for e in model.edges if e.kind == "enter" and e.target == "n-card-pay"}
    assert enter == {"n-primus-played", "n-primus-late"}


def test_a_flow_may_call_itself(arena):
    card = arena.flows["card"]
    card.call("more", "card", {"resolved": "=", "cancelled": "effect"}, "A-8")
    model = extract(arena, "card")
    assert model.aliases["e-card-more-return-resolved"] == "n-card-more"


def test_a_group_of_a_called_flow_stands_in_its_box(arena):
    arena.flows["card"].end("gone", "A-8", group="aside")
    model = extract(arena, "primus", calls=True)
    assert {c.id: c.parent for c in model.clusters}["c-card-aside"] == "c-card"


def test_only_the_graph_is_read(arena):
    before = extract(arena, "primus", calls=True)
    graph = arena.flows["primus"].graph
    graph.remove_edge("answer", "teams", "e-primus-answer-accept-full")
    graph.remove_node("spoils")
    after = extract(arena, "primus", calls=True)
    assert {e.id for e in before.edges} - {e.id for e in after.edges} == {
        "e-primus-answer-accept-full",
        "e-primus-verdict-thumb-spared",
        "e-primus-verdict-thumb-killed",
        "e-primus-spoils-outcome",
    }
    assert {n.id for n in before.nodes} - {n.id for n in after.nodes} == {"n-primus-spoils"}
    graph.remove_node("played")
    assert not any(n.flow == "card" for n in extract(arena, "primus", calls=True).nodes)


def test_an_edge_to_no_step_is_an_error(arena):
    arena.flows["primus"].offer(type(arena.moves["Accept"])("Odd", (), {}), "teams", "nowhere")
    with pytest.raises(BookError, match=r"nowhere.* is no step"):
        extract(arena, "primus")


def test_same_graph_same_model(book):
    first, second = (msgspec.json.encode(extract(book, roots(book)[0])) for _ in range(2))
    assert first == second


def test_labels(arena):
    model = extract(arena, "primus")
    labels = {e.id: e.label for e in model.edges}
    quiet = {e.id for e in model.edges if e.quiet}
    assert labels["e-primus-answer-accept-full"] == "four accepted"  # its own entry
    assert labels["e-primus-act-strike"] == "strikes"  # the move
    assert labels["e-primus-verdict-thumb-spared"] == "spared"  # the one move that leads on: its outcome
    assert labels["e-primus-roll-outcome-first"] == "Team I higher"
    assert labels["e-primus-treachery-otherwise"] == "otherwise"
    assert labels["e-primus-reactions-pass-done"] == "all pass"
    assert labels["e-primus-played-return-cancelled"] == "Cancelled"  # the end of the called flow
    assert "e-primus-announce-announce" in quiet
    assert "e-primus-reactions-pass-done" not in quiet


def test_titles_say_all(arena):
    nodes = {n.id: n.title for n in extract(arena, "primus").nodes}
    assert nodes["n-primus-roll"] == "Roll Speed · chance decides · A-10 · ↻ all level"


def test_other_language(arena):
    model = extract(arena, "primus", "fa")
    assert (model.dir, model.lang) == ("rtl", "fa")
    assert model.title == "نبرد بزرگ"
    assert model.mark != extract(arena, "primus").mark


def test_unknown_flow(toy):
    with pytest.raises(UnknownName, match="did you mean 'auction'"):
        extract(toy, "auktion")


def test_ids_that_run_together_are_an_error(arena):
    arena.flows["primus"].end("roll!", "A-1")
    with pytest.raises(BookError, match="n-primus-roll is there twice"):
        extract(arena, "primus")


def test_plain_text_holds_what_xml_can():
    assert plain("a\x00b\x1b[0m\n c\ufffe") == "ab[0m c"

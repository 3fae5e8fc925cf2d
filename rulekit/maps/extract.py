"""From the graphs of the flows to the plain model: read, never told."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rulekit.engine.steps import MORE, Edge, Step, node_id, slug
from rulekit.errors import BookError
from rulekit.maps.model import ASIDE, Cluster, Map, MapEdge, MapNode
from rulekit.maps.names import Names

if TYPE_CHECKING:
    from rulekit.book import Rulebook
    from rulekit.engine.flow import Flow


def extract(book: Rulebook, flow: str, lang: str = "", names: Names | None = None, *, calls: bool = False) -> Map:
    """Read the map of a flow from its graph.

    Parameters
    ----------
    book : Rulebook
    flow : str
        Name of the flow to begin at.
    lang : str, optional
        Of the labels; the book's own where left out.
    names : Names, optional
        Where the labels are asked for, in place of `lang`.
    calls : bool
        Whether to draw with it every flow it calls; otherwise a call is the one step it is.

    Raises
    ------
    UnknownName
        Where there is no such flow.
    BookError
        Where an edge leads to no step, or two parts have the same id.
    """
    book.graph(flow)  # says so where there is none
    flows = reached(book, flow) if calls else [book.flows[flow]]
    names = names or Names(book, lang or book.lang)
    steps = [n for f in flows for n in _nodes(f, flow, names)]
    nodes = {n.id: n for n in steps}
    edges = _named(_joined(_edges(flows, names, calls=calls)), nodes)
    badges = _badges(edges, nodes)
    shown = tuple(_with(n, badges.get(n.id, ())) for n in steps)
    clusters = tuple(c for f in flows for c in _clusters(f, flow, names))
    return Map(
        book=book.name,
        flow=flow,
        lang=names.lang,
        dir=names.dir,
        title=names.flow(flow),
        nodes=shown,
        edges=tuple(edges),
        clusters=clusters,
    )


def steps_of(flow: Flow) -> list[Step]:
    """Return the steps of a flow in the order in which they were written."""
    return [data["step"] for _, data in flow.graph.nodes(data=True) if "step" in data]


def reached(book: Rulebook, first: str) -> list[Flow]:
    """Return a flow and all it calls, each once, in the order in which they are met."""
    found = {first: book.flows[first]}
    for name in (queue := [first]):
        for step in steps_of(book.flows[name]):
            if step.calls in book.flows and step.calls not in found:
                found[step.calls] = book.flows[step.calls]
                queue.append(step.calls)
    return list(found.values())


def _cluster(flow: str, group: str, root: str) -> str:
    if group:
        return f"c-{slug(flow)}-{slug(group)}"
    return "" if flow == root else f"c-{slug(flow)}"


def _clusters(flow: Flow, root: str, names: Names) -> list[Cluster]:
    around = _cluster(flow.name, "", root)
    found = [Cluster(id=around, label=names.flow(flow.name), kind="flow")] if around else []
    for group in dict.fromkeys(s.group for s in steps_of(flow) if s.group):
        found.append(
            Cluster(
                id=_cluster(flow.name, group, root),
                label=names.group(flow.name, group),
                kind="group",
                parent=around,
            )
        )
    return found


def _nodes(flow: Flow, root: str, names: Names) -> list[MapNode]:
    return [
        MapNode(
            id=step.id,
            label=names.step(step),
            kind=step.kind,
            title=f"{names.step(step)} · {names.kind(step.kind)} · {names.clause(step.clause)}",
            flow=flow.name,
            step=step.name,
            clause=step.clause,
            cluster=_cluster(flow.name, step.group, root),
            start=step.name == flow.start,
        )
        for step in steps_of(flow)
    ]


def _edges(flows: list[Flow], names: Names, *, calls: bool) -> list[MapEdge]:
    """Return every edge as it would be drawn by itself, and the ways into called flows."""
    by_name = {f.name: f for f in flows}
    found = []
    for flow in flows:
        for step in steps_of(flow):
            called = by_name.get(step.calls) if calls else None
            if called and called.start in called.graph:
                goal = node_id(called.name, called.start)
                found.append(_edge("x" + step.id[1:], step.id, goal, "enter"))
            out = [(target, data["edge"]) for _, target, data in flow.graph.out_edges(step.name, data=True)]
            moves = {e.move for target, e in out if e.move is not None and target != step.name}
            several = Counter(e.move for _, e in out)
            for target, edge in out:
                if "step" not in flow.graph.nodes[target]:
                    msg = f"flow {flow.name}: edge {edge.id} leads to '{target}', which is no step"
                    raise BookError(msg)
                label = names.edge(edge, step, alone=len(moves) == 1, several=several[edge.move] > 1)
                found.append(_edge(edge.id, step.id, node_id(flow.name, target), edge.kind, label, edge))
    return found


def _edge(name: str, source: str, target: str, kind: Any, label: str = "", edge: Edge | None = None) -> MapEdge:
    return MapEdge(
        id=name,
        source=source,
        target=target,
        kind=kind,
        label=label,
        title="",
        drawn=source if source == target else name,
        outcome=edge.outcome if edge else "",
        move=edge.move.__name__ if edge and edge.move else "",
        clauses=edge.clauses if edge else (),
    )


def _joined(edges: list[MapEdge]) -> list[MapEdge]:
    """Let edges side by side share one line; what goes on by itself keeps a line of its own."""
    first: dict[tuple[str, str, bool], str] = {}
    out = []
    for e in edges:
        if e.drawn == e.id:
            key = (e.source, e.target, e.kind in ASIDE)
            e = replace(e, drawn=first.setdefault(key, e.id))
        out.append(e)
    return out


def _named(edges: list[MapEdge], nodes: dict[str, MapNode]) -> list[MapEdge]:
    ways = Counter(e.source for e in edges if e.source != e.target and e.kind != "enter")
    out = []
    for e in edges:
        ends = [nodes[n].label for n in (e.source, e.target)]
        only = ways[e.source] == 1 and e.kind != "otherwise"
        out.append(replace(e, title=" → ".join(ends) + (f": {e.label}" if e.label else ""), quiet=only))
    return out


def _badges(edges: list[MapEdge], nodes: dict[str, MapNode]) -> dict[str, tuple[str, ...]]:
    """Say in words which ways lead back to a step itself; that others are still to speak goes without saying."""
    found: dict[str, dict[str, None]] = {}
    for e in edges:
        if e.drawn in nodes and e.outcome != MORE and e.label:
            found.setdefault(e.drawn, {})[e.label] = None
    return {node: tuple(labels) for node, labels in found.items()}


def _with(node: MapNode, badges: tuple[str, ...]) -> MapNode:
    if not badges:
        return node
    return replace(node, badges=badges, title=f"{node.title} · ↻ {', '.join(badges)}")

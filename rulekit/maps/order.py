"""What goes down the page and what goes back up, and which boxes stand above which."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import networkx as nx

from rulekit.maps.model import Map


class Order(NamedTuple):
    """The way down a map.

    Attributes
    ----------
    back : frozenset of str
        Ids of the lines that lead back up.
    above : tuple of (str, str)
        Pairs of steps of which the first is to stand higher, so that boxes come one under another.
    """

    back: frozenset[str]
    above: tuple[tuple[str, str], ...]


def order(model: Map) -> Order:
    """Find the way down: a narrow picture that is read from top to bottom.

    Boxes that stand in the same box come one under another, in the order in which the flow
    first comes to them.  Lines that do not fit in with that lead back up.
    """
    flow: nx.DiGraph[str] = nx.DiGraph()
    flow.add_nodes_from(n.id for n in model.nodes)
    flow.add_edges_from((line[0].source, line[0].target) for line in model.lines)
    turns = _turns(flow)
    flow.remove_edges_from(turns)
    rank: dict[str, int] = {}
    for node in nx.topological_sort(flow):
        rank[node] = max((rank[p] + 1 for p in flow.predecessors(node)), default=0)
    down: nx.DiGraph[str] = nx.DiGraph()
    down.add_nodes_from(flow)
    above: list[tuple[str, str]] = []
    back: set[tuple[str, str]] = set()
    done: set[tuple[str, str]] = set()
    inside = _inside(model)
    for parent in (*_inner_first(model), ""):
        boxes = _boxes(model, parent, rank, inside)
        for upper, lower in pairwise(boxes):
            pairs = [(a, b) for a in _ends(down, upper, down=True) for b in _ends(down, lower, down=False)]
            above += pairs
            down.add_edges_from(pairs)
        for edge in (*flow.edges, *sorted(turns)):
            if edge in done or not inside[parent].issuperset(edge):
                continue
            done.add(edge)
            way = edge[::-1] if edge in turns else edge
            if nx.has_path(down, *way[::-1]):
                way = way[::-1]
            down.add_edge(*way)
            if way != edge:
                back.add(edge)
        if parent and not boxes:
            above += _first_on_top(down, inside[parent], rank)
    above += _after_calls(model, down, inside, back)
    above += _beneath_ends(model, down, inside)
    return Order(
        frozenset(line[0].id for line in model.lines if (line[0].source, line[0].target) in back),
        tuple(dict.fromkeys(above)),
    )


def _first_on_top(down: nx.DiGraph[str], box: frozenset[str], rank: dict[str, int]) -> list[tuple[str, str]]:
    """Let the step at which a flow first comes to a box stand above those that it comes to later."""
    heads = sorted(_ends(down, box, down=False), key=lambda node: (rank[node], node))
    pairs = [(heads[0], node) for node in heads[1:] if rank[node] > rank[heads[0]]]
    down.add_edges_from(pairs)
    return pairs


def _after_calls(
    model: Map, down: nx.DiGraph[str], inside: dict[str, frozenset[str]], back: set[tuple[str, str]]
) -> list[tuple[str, str]]:
    """Let what follows a call stand beneath the called flow."""
    starts = {line[0].source: line[0].target for line in model.lines if line[0].kind == "enter"}
    boxes = [inside[c.id] for c in model.clusters if c.kind == "flow"]
    found = []
    for line in model.lines:
        source, target = line[0].source, line[0].target
        if line[0].kind != "return" or (source, target) in back:
            continue
        box = next((b for b in boxes if starts.get(source) in b), frozenset[str]())
        pairs = [(end, target) for end in _ends(down, box, down=True)]
        if target not in box and not any(nx.has_path(down, target, end) for end, _ in pairs):
            down.add_edges_from(pairs)
            found += pairs
    return found


def _beneath_ends(model: Map, down: nx.DiGraph[str], inside: dict[str, frozenset[str]]) -> list[tuple[str, str]]:
    """Let a called flow stand beneath what the caller ends in, not beside it: that keeps the picture narrow."""
    homes = {n.id: n.cluster for n in model.nodes}
    callers = {line[0].target: line[0].source for line in model.lines if line[0].kind == "enter"}
    found = []
    for box in (inside[c.id] for c in model.clusters if c.kind == "flow"):
        caller = next((callers[n] for n in sorted(box) if n in callers and callers[n] not in box), "")
        if not caller:
            continue
        ends = [n.id for n in model.nodes if n.kind == "end" and homes[n.id] == homes[caller] and n.id not in box]
        for head in _ends(down, box, down=False):
            pairs = [(end, head) for end in ends if not nx.has_path(down, head, end)]
            down.add_edges_from(pairs)
            found += pairs
    return found


def _inner_first(model: Map) -> list[str]:
    """Return the ids of all boxes, each before the box that it stands in."""
    parents = {c.id: c.parent for c in model.clusters}

    def depth(box: str) -> int:
        return 1 + depth(parents[box]) if box in parents else 0

    return sorted(parents, key=depth, reverse=True)


def _inside(model: Map) -> dict[str, frozenset[str]]:
    """Return the steps in each box, those of boxes in it included; under "" all there are."""
    parents = {c.id: c.parent for c in model.clusters}
    found: dict[str, set[str]] = {box: set() for box in ("", *parents)}
    for node in model.nodes:
        at = node.cluster
        found[""].add(node.id)
        while at in parents:
            found[at].add(node.id)
            at = parents[at]
    return {box: frozenset(nodes) for box, nodes in found.items()}


def _turns(graph: nx.DiGraph[str]) -> set[tuple[str, str]]:
    """Return the edges that lead to a step on the way to which we are already."""
    turns, state = set(), dict.fromkeys(graph, 0)  # 0 not seen, 1 on the way, 2 done
    for first in graph:
        if state[first]:
            continue
        state[first] = 1
        stack = [(first, iter(list(graph[first])))]
        while stack:
            node, ahead = stack[-1]
            goal = next(ahead, None)
            if goal is None:
                state[node] = 2
                stack.pop()
            elif state[goal] == 1:
                turns.add((node, goal))
            elif state[goal] == 0:
                state[goal] = 1
                stack.append((goal, iter(list(graph[goal]))))
    return turns


def _boxes(model: Map, parent: str, rank: dict[str, int], inside: dict[str, frozenset[str]]) -> list[frozenset[str]]:
    """Return the steps in each box that stands directly in another, the boxes from top to bottom."""
    full = [inside[c.id] for c in model.clusters if c.parent == parent and inside[c.id]]
    calls = {line[0].target: line[0].source for line in model.lines if line[0].kind == "enter"}

    def height(box: frozenset[str]) -> tuple[int, int, int]:
        """Order by the first step; a called flow stands right under the box, or the step, that calls it."""
        top = min(rank[n] for n in box)
        caller = next((calls[n] for n in box if n in calls and calls[n] not in box), "")
        if not caller:
            return top, 0, top
        home = next((b for b in full if caller in b), frozenset((caller,)))
        return min(rank[n] for n in home), 1, top

    return sorted(full, key=height)


def _ends(graph: nx.DiGraph[str], box: frozenset[str], *, down: bool) -> list[str]:
    """Return the steps of a box from which nothing in it leads on, or to which nothing in it leads."""
    near = graph.successors if down else graph.predecessors
    return sorted(n for n in box if not any(m in box for m in near(n)))

"""What goes down the page and what goes back up, and which boxes stand above which."""

from __future__ import annotations

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
    """Find the way down: a narrow picture that is read from top to bottom."""
    graph = nx.DiGraph()
    graph.add_nodes_from(n.id for n in model.nodes)
    graph.add_edges_from((line[0].source, line[0].target) for line in model.lines)
    turns = _turns(graph)
    graph.remove_edges_from(turns)
    above: list[tuple[str, str]] = []
    for parent in ("", *(c.id for c in model.clusters)):
        boxes = _boxes(model, parent, graph)
        for upper, lower in zip(boxes, boxes[1:], strict=False):
            pairs = [(a, b) for a in _ends(graph, upper, down=True) for b in _ends(graph, lower, down=False)]
            # Where the flow itself runs from the lower to the upper box they stand side by side.
            if not any(nx.has_path(graph, b, a) for a, b in pairs):
                above += pairs
                graph.add_edges_from(pairs)
    back = frozenset(line[0].id for line in model.lines if (line[0].source, line[0].target) in turns)
    return Order(back, tuple(above))


def _turns(graph: nx.DiGraph) -> set[tuple[str, str]]:
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


def _boxes(model: Map, parent: str, graph: nx.DiGraph) -> list[frozenset[str]]:
    """Return the steps in each box that stands directly in another, the boxes from top to bottom."""
    parents = {c.id: c.parent for c in model.clusters}
    rank: dict[str, int] = {}
    for node in nx.topological_sort(graph):
        rank[node] = max((rank[p] + 1 for p in graph.predecessors(node)), default=0)
    found: dict[str, list[str]] = {c.id: [] for c in model.clusters if c.parent == parent}
    for node in model.nodes:
        at = node.cluster
        while at and at not in found:
            at = parents.get(at, "")
        if at:
            found[at].append(node.id)
    full = [frozenset(nodes) for nodes in found.values() if nodes]
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


def _ends(graph: nx.DiGraph, box: frozenset[str], *, down: bool) -> list[str]:
    """Return the steps of a box from which nothing in it leads on, or to which nothing in it leads."""
    near = graph.successors if down else graph.predecessors
    return sorted(n for n in box if not any(m in box for m in near(n)))

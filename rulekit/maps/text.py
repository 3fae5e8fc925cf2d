"""The plain model in other languages of graphs: Mermaid, and `networkx` for GraphML."""

from __future__ import annotations

import networkx as nx

from rulekit.maps.dot import label_rows
from rulekit.maps.look import badge_of
from rulekit.maps.model import ASIDE, Map, MapNode

_BOXES = {
    "choice": "({})",
    "chance": "{{{{{}}}}}",
    "auto": "[{}]",
    "window": ">{}]",
    "sealed": "[/{}/]",
    "floor": "[({})]",
    "call": "[[{}]]",
    "end": "([{}])",
}


def mermaid_id(name: str) -> str:
    """Make an id one that Mermaid takes.

    Examples
    --------
    >>> mermaid_id("n-primus-end")
    'n_primus_end'
    """
    return name.replace("-", "_")


def _quoted(text: str) -> str:
    for sign in '#&<>"`|\\':
        text = text.replace(sign, "\0" if sign == "#" else f"#{ord(sign)};")
    return '"' + text.replace("\0", "#35;") + '"'


def to_mermaid(model: Map) -> str:
    """Return a Mermaid flowchart; before each line stand the ids of the edges that it shows."""
    out = ["flowchart TD"]
    _boxes(out, model, "", "  ")
    for line in model.lines:
        edge = line[0]
        out.append(f"  %% {' '.join(e.id for e in line)}")
        label = _quoted(" / ".join(dict.fromkeys(e.label for e in line if e.label))) if label_rows(line) else ""
        arrow = "-.->" if edge.kind in ASIDE else "-->"
        out.append(f"  {mermaid_id(edge.source)} {arrow}{f'|{label}|' if label else ''} {mermaid_id(edge.target)}")
    return "\n".join(out) + "\n"


def _boxes(out: list[str], model: Map, parent: str, indent: str) -> None:
    out += [indent + _box(n) for n in model.nodes if n.cluster == parent]
    for cluster in model.clusters:
        if cluster.parent == parent:
            out.append(f"{indent}subgraph {mermaid_id(cluster.id)} [{_quoted(cluster.label)}]")
            _boxes(out, model, cluster.id, indent + "  ")
            out.append(f"{indent}end")


def _box(node: MapNode) -> str:
    label = _quoted(" ".join([node.label, *badge_of(node.badges)]))
    return mermaid_id(node.id) + _BOXES.get(node.kind, "[{}]").format(label)


def to_networkx(model: Map) -> nx.MultiDiGraph[str]:
    """Return nodes and edges by their ids, all of them, with nothing but texts and truths on them."""
    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph(name=model.title, book=model.book, flow=model.flow, lang=model.lang)
    clusters = {c.id: c.label for c in model.clusters}
    for n in model.nodes:
        graph.add_node(
            n.id,
            label=n.label,
            kind=n.kind,
            flow=n.flow,
            step=n.step,
            clause=n.clause,
            cluster=n.cluster,
            group=clusters.get(n.cluster, ""),
            start=n.start,
        )
    for e in model.edges:
        graph.add_edge(
            e.source,
            e.target,
            key=e.id,
            label=e.label,
            kind=e.kind,
            outcome=e.outcome,
            move=e.move,
            clauses=" ".join(e.clauses),
            drawn=e.drawn,
        )
    return graph

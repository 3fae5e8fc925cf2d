"""Findings that need no play: the shape of the graphs, the ledger against the code, the words."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
import networkx as nx

from rulekit.book import Rulebook
from rulekit.engine.moves import Pass, parts_of
from rulekit.engine.state import Row, State
from rulekit.engine.steps import Edge, Step, slug
from rulekit.errors import Sayable, Text
from rulekit.proof.inventory import inventory, pieces, written
from rulekit.proof.play import roots
from rulekit.proof.translation import gaps

# kind of finding, where, what about it
Found = Iterator[tuple[str, Sayable, Sayable]]


def graph_findings(book: Rulebook) -> Found:
    """Steps that nothing leads to, steps from which no end is near, outcomes without an edge."""
    whole: nx.DiGraph[str] = nx.DiGraph()
    for flow in book.flows.values():
        for name, data in flow.graph.nodes(data=True):
            whole.add_node(f"{flow.name}/{name}")
            calls = data["step"].calls
            if calls in book.flows:
                whole.add_edge(f"{flow.name}/{name}", f"{calls}/{book.flows[calls].start}")
        whole.add_edges_from((f"{flow.name}/{a}", f"{flow.name}/{b}") for a, b in flow.graph.edges())
    begin = [f"{name}/{book.flows[name].start}" for name in roots(book)]
    met = set().union(*({place, *nx.descendants(whole, place)} for place in begin if place in whole))
    for place in whole:
        if place not in met:
            yield "unreachable", place, Text("found-no-way")
    for flow in book.flows.values():
        ends = [n for n, d in flow.graph.nodes(data=True) if d["step"].kind == "end"]
        good = set(ends).union(*(nx.ancestors(flow.graph, e) for e in ends))
        for name in flow.graph:
            if name not in good:
                yield "no-end", f"{flow.name}/{name}", Text("found-no-end", flow=flow.name)
        yield from _outcomes(flow.name, flow.graph)


def _outcomes(flow: str, graph: Any) -> Found:
    for name, data in graph.nodes(data=True):
        step: Step = data["step"]
        legs: dict[Any, list[Edge]] = {}
        for *_, more in graph.out_edges(name, data=True):
            edge: Edge = more["edge"]
            if edge.kind in ("move", "outcome", "again") and step.kind != "sealed" and edge.move is not Pass:
                doer = edge.move or type(step.rule or step.chance)
                legs.setdefault(doer, []).append(edge)
        for doer, edges in legs.items():
            drawn = {e.outcome for e in edges}
            # One way alone is taken whatever the outcome is called.
            for outcome in outcomes_of(doer.outcome) - drawn if len(drawn) > 1 else ():
                yield "no-edge", f"{flow}/{name}", Text("found-no-edge", piece=doer.__name__, outcome=outcome)


def outcomes_of(fn: Callable[..., str]) -> set[str]:
    """Return the outcome names that stand in a function's returns.

    Examples
    --------
    >>> outcomes_of(lambda self, s: "won" if s.leader else "level") == {"won", "level"}
    True
    """
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(fn)).strip().lstrip("."))
    except (OSError, TypeError, SyntaxError):
        return set()
    values = [n.value for n in ast.walk(tree) if isinstance(n, ast.Return) and n.value is not None]
    values += [n.body for n in ast.walk(tree) if isinstance(n, ast.Lambda)]
    out = set()
    while values:
        value = values.pop()
        if isinstance(value, ast.IfExp):
            values += [value.body, value.orelse]
        elif isinstance(value, ast.Constant) and isinstance(value.value, str):
            out.add(value.value)
    return out


def code_findings(book: Rulebook) -> Found:
    """Clauses of the version's sections without code, and code that stands nowhere."""
    named = _named(book)
    for clause in book.clauses:
        if clause.testable and clause.id.startswith(book.sections) and clause.id not in named:
            yield "no-code", clause.id, Text("found-no-code", text=clause.text_in(book.lang))
    standing = set(map(id, pieces(book)))
    for piece in written(book):
        if id(piece) not in standing:
            yield "loose", piece.id, Text("found-loose", kind=piece.kind)


def unread_rulings(book: Rulebook, read: set[str]) -> Found:
    """Rulings that no code names and nothing reads.

    Parameters
    ----------
    book : Rulebook
    read : set of str
        Rulings that were read while it was played.
    """
    named = _named(book)
    for ruling in book.rulings:
        # Where there is one reading only nothing can be switched, so nothing has to be read.
        if len(ruling.readings) > 1 and ruling.id not in named and ruling.id not in read:
            yield "unread-ruling", ruling.id, Text("found-unread")


def _named(book: Rulebook) -> set[str]:
    return {c for e in inventory(book) for c in (*e.clauses, e.ruling)}


def text_findings(book: Rulebook) -> Found:
    """Yield the texts that the English catalogues lack, and what is not said in every language of the rulebook."""
    words = book.words("en")
    for where, keys in texts_due(book):
        if not any(words.has(key) for key in keys):
            yield "missing-text", where, Text("found-no-text", key=keys[0])
    yield from gaps(book)


def texts_due(book: Rulebook) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield (whose text it is, the keys of which one must be there)."""
    yield "rulebook", ("title",)
    barred = {b.move for f in book.flows.values() for b in f.bars}
    offered = {d["edge"].move for f in book.flows.values() for *_, d in f.graph.edges(data=True)}
    for flow in book.flows.values():
        yield f"flow {flow.name}", (f"flow-{slug(flow.name)}",)
        for name, data in flow.graph.nodes(data=True):
            step, key = data["step"], data["step"].id.removeprefix("n-")
            yield f"step {flow.name}/{name}", (key,)
            if step.chance is not None:
                for *_, more in flow.graph.out_edges(name, data=True):
                    outcome = more["edge"].outcome
                    yield f"outcome '{outcome}' of {flow.name}/{name}", (f"{key}.story-{outcome}", f"{key}.story")
        for bar in flow.bars:
            yield f"bar {bar.id}", (f"check-{bar.id}",)
    for name, cls in book.moves.items():
        told = ("verb", "label", "story") if cls in offered else ("verb", "label") if cls in barred else ()
        for part in told:
            yield f"move {name}", (f"{name}.{part}",)
        for guard in parts_of(cls).guards:
            yield f"guard {guard.id}", (guard.id if "." in guard.id else f"check-{guard.id}",)
    for key in fields_of(book.state):
        yield "table", (key,)
    for triggers in book.triggers.values():
        for trigger in triggers:
            yield f"trigger {trigger.id}", (f"trigger-{trigger.id}", f"trigger-{trigger.id}.story")


def fields_of(kind: Any, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield the catalogue key of every value of a table that can change.

    Parameters
    ----------
    kind : type
        A `State`; within it, the types of its rows.
    path : tuple of str
        The fields that lead to it.
    """
    for field in msgspec.structs.fields(kind)[0 if issubclass(kind, State) else 1 :]:
        if not path and field.name in ("pending", "rulings"):
            continue
        here = (*path, field.name)
        row = next((a for a in get_args(field.type) if isinstance(a, type) and issubclass(a, Row)), None)
        if row is not None:
            yield from fields_of(row, here)
        else:
            yield "field-" + "-".join(p.replace("_", "-") for p in here)

"""What can be checked when a rulebook loads: names that nothing answers to, rings of needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
import networkx as nx

from rulekit.book import Rulebook
from rulekit.engine.moves import Move, parts_of
from rulekit.errors import BookError, nearest
from rulekit.proof.inventory import inventory

Kind = Literal["unknown-clause", "unknown-ruling", "needs"]


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a rulebook as it is written."""

    kind: Kind
    where: str
    text: str


def problems(book: Rulebook) -> tuple[Problem, ...]:
    """Return everything that is wrong with the names in a rulebook.

    Every clause and ruling that code, rulings or facts name must be in the ledger, and the
    guards that a guard needs must be there and not need it in turn.
    """
    return (*_names(book), *_needs(book))


def validate(book: Rulebook) -> None:
    """Refuse a rulebook with problems.

    Raises
    ------
    BookError
        With all of them in one line.
    """
    found = problems(book)
    if found:
        raise BookError(f"{book.name}: {'; '.join(p.text for p in found)}")


def _names(book: Rulebook) -> Iterator[Problem]:
    if not (book.folder / "ledger.yaml").exists():  # flows without a ledger: a sketch, a benchmark
        return
    clauses, rulings = book.clauses, book.rulings
    known = {*clauses.ids(), *rulings.ids()}
    for entry in inventory(book):
        for name in entry.clauses:
            if name not in known:
                yield _unknown("unknown-clause", f"{entry.kind} {entry.id}", "clause", name, known)
        if entry.ruling and entry.ruling not in rulings:
            yield _unknown("unknown-ruling", f"{entry.kind} {entry.id}", "ruling", entry.ruling, rulings.ids())
    for ruling in rulings:
        for name in ruling.clauses:
            if name not in clauses:
                yield _unknown("unknown-clause", f"ruling {ruling.id}", "clause", name, clauses.ids())


def _unknown(kind: Kind, where: str, what: str, name: str, known: set[str] | tuple[str, ...]) -> Problem:
    near = nearest(name, known)
    hint = f"; did you mean '{near}'?" if near else ""
    return Problem(kind, where, f"{where} names the {what} '{name}', which is not there{hint}")


def _needs(book: Rulebook) -> Iterator[Problem]:
    for cls in book.moves.values():
        yield from needs_of(cls)


def needs_of(cls: type[Move]) -> Iterator[Problem]:
    """Yield what is wrong with what the guards of a move need."""
    guards = parts_of(cls).guards
    order = {g.name: i for i, g in enumerate(guards)}
    graph: nx.DiGraph[str] = nx.DiGraph()
    for g in guards:
        for name in g.needs:
            graph.add_edge(g.name, name)
            if name not in order:
                near = nearest(name, order)
                hint = f"; did you mean '{near}'?" if near else ""
                yield Problem("needs", g.id, f"guard {g.id} needs '{name}', which {cls.__name__} has not{hint}")
            elif order[name] > order[g.name]:
                yield Problem("needs", g.id, f"guard {g.id} needs '{name}', which is written after it")
    for ring in nx.simple_cycles(graph):
        around = " needs ".join([*ring, ring[0]])
        yield Problem("needs", cls.__name__, f"guards of {cls.__name__} need each other: {around}")

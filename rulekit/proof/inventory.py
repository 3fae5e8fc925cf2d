"""Everything in a rulebook that names clauses: its pieces, steps, edges, bars and facts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from rulekit.book import Rulebook
from rulekit.engine.moves import parts_of
from rulekit.engine.pieces import Effect, Piece, pieces_of

Kind = Literal["guard", "effect", "trigger", "quantity", "step", "chance", "edge", "bar", "fact"]


class Entry(msgspec.Struct, frozen=True):
    """One thing that names clauses.

    Attributes
    ----------
    id : str
        A piece's own id, the id of a node, edge or bar, or `clause.name` of a fact.
    kind : str
        guard, effect, trigger, quantity, step, chance, edge, bar or fact.
    clauses : tuple of str
        What it names; some rest on a ruling alone and name that.
    ruling : str
        The ruling that it rests on; "" where the text is plain.
    places : tuple of str
        Steps (`flow/step`) at which it acts; the event, for a trigger.
    piece : Piece or None
        What can be switched off.
    """

    id: str
    kind: Kind
    clauses: tuple[str, ...]
    ruling: str = ""
    places: tuple[str, ...] = ()
    piece: Piece | None = None


def inventory(book: Rulebook) -> tuple[Entry, ...]:
    """Return everything in a rulebook that names clauses.

    Examples
    --------
    >>> import rulekit
    >>> rows = inventory(rulekit.load("serpents"))
    >>> [row.id for row in rows if "SW-INV-06" in row.clauses and row.kind == "guard"]
    ['Invite.has_not_declined']
    """
    return (*_pieces(book), *_graph(book), *_facts(book))


def pieces(book: Rulebook) -> tuple[Piece, ...]:
    """Return every piece that can be switched off."""
    return tuple(e.piece for e in _pieces(book) if e.piece is not None)


def _pieces(book: Rulebook) -> Iterator[Entry]:
    found: dict[int, tuple[Piece, list[str]]] = {}
    for place, piece in _standing(book):
        _, places = found.setdefault(id(piece), (piece, []))
        if place and place not in places:
            places.append(place)
    for piece, places in found.values():
        kind: Any = piece.kind
        yield Entry(piece.id, kind, piece.clauses, piece.ruling, tuple(places), piece)


def _standing(book: Rulebook) -> Iterator[tuple[str, Piece]]:
    """Yield (place, piece) wherever a piece stands in the rulebook."""
    for flow in book.flows.values():
        for source, _, data in flow.graph.edges(data=True):
            if data["edge"].move is not None:
                parts = parts_of(data["edge"].move)
                for piece in (*parts.guards, *parts.effects):
                    yield f"{flow.name}/{source}", piece
        for name, data in flow.graph.nodes(data=True):
            step = data.get("step")
            doer = step and (step.rule or step.chance)
            for piece in pieces_of(type(doer), Effect) if doer else ():
                yield f"{flow.name}/{name}", piece
    for event, triggers in book.triggers.items():
        for piece in triggers:
            yield event.__name__, piece
    for piece in (*book.pieces_beside, *(p for p in written(book) if p.kind == "quantity")):
        yield "", piece


def written(book: Rulebook) -> tuple[Piece, ...]:
    """Return every piece that the rulebook's modules hold, wherever or whether it stands."""
    found: dict[int, Piece] = {}
    for name, module in sorted(sys.modules.items()):
        if name != book.package and not name.startswith(f"{book.package}."):
            continue
        for value in tuple(vars(module).values()):
            inner = vars(value).values() if isinstance(value, type) else ()
            for piece in (value, *inner):
                if isinstance(piece, Piece):
                    found[id(piece)] = piece
    return tuple(found.values())


def _graph(book: Rulebook) -> Iterator[Entry]:
    for flow in book.flows.values():
        for name, data in flow.graph.nodes(data=True):
            if step := data.get("step"):
                kind: Kind = "chance" if step.kind == "chance" else "step"
                yield Entry(step.id, kind, (step.clause,), places=(f"{flow.name}/{name}",))
        for source, _, data in flow.graph.edges(data=True):
            edge = data["edge"]
            yield Entry(edge.id, "edge", edge.clauses, places=(f"{flow.name}/{source}",))
        for bar in flow.bars:
            yield Entry(bar.id, "bar", (bar.clause,), bar.ruling, (f"{flow.name}/{bar.step}",))


def _facts(book: Rulebook) -> Iterator[Entry]:
    for clause, values in book.facts.items():
        for name in values:
            yield Entry(f"{clause}.{name}", "fact", (clause,))

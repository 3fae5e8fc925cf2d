"""The tree of what was done: back, forward, branches; saved and loaded as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Union

import msgspec

from rulekit.data.files import LIMIT, read_bytes
from rulekit.engine.chance import Drawn, Rolled
from rulekit.engine.position import Frame, Position
from rulekit.engine.record import StepRecord
from rulekit.engine.views import plain
from rulekit.errors import BookError, FileProblem, Refused, Text, UnknownName, nearest


class Meanwhile(msgspec.Struct, frozen=True, tag=True):
    """Something that comes from outside the rules in hand: a card not played out here.

    `table` is plain data laid over the table, as in a scenario's `state`.
    """

    table: dict[str, Any]


class Node(msgspec.Struct):
    """One knot of the tree; the root is its own parent, and its record is how the game was opened."""

    parent: int
    position: Position
    record: StepRecord | None = None
    children: list[int] = msgspec.field(default_factory=list)


class Trace:
    """A game as played, with every branch that was tried.

    Parameters
    ----------
    start : Position
    opening : StepRecord, optional
        What happened of itself before the start, where that is to be told.

    Attributes
    ----------
    nodes : list of Node
    at : int
        The node in hand.
    """

    def __init__(self, start: Position, opening: StepRecord | None = None) -> None:
        self.nodes = [Node(0, start, opening)]
        self.at = 0

    @property
    def position(self) -> Position:
        """The position in hand."""
        return self.nodes[self.at].position

    @property
    def book(self) -> Any:
        """The rulebook that is played."""
        return self.position.state.book

    def play(self, act: Any) -> StepRecord:
        """Carry an act out from the node in hand and go there.

        An act that was done here before leads to the same branch again.

        Raises
        ------
        Refused
            The trace stays as it is.
        """
        # Played before it is compared: `True` equals 1, and must be refused where 1 is not.
        record = self._meanwhile(act) if isinstance(act, Meanwhile) else self.position.play(act)
        for child in self.nodes[self.at].children:
            known = self.nodes[child].record
            if known is not None and known.act == act:
                self.at = child
                return known
        self.nodes[self.at].children.append(len(self.nodes))
        self.nodes.append(Node(self.at, record.after, record))
        self.at = len(self.nodes) - 1
        return record

    def _meanwhile(self, act: Meanwhile) -> StepRecord:
        from rulekit.engine.tables import table

        before = self.position
        state = table(type(before.state), act.table, before.state)
        log: list[StepRecord] = []
        after = Position(*self.book.machine.settle(before.frames, state, "", log))
        return StepRecord(before, act, after, None, (), (), tuple(log))

    def back(self) -> Position:
        """Go to the node before; at the root, stay."""
        self.at = self.nodes[self.at].parent
        return self.position

    def forward(self, branch: int = -1) -> Position:
        """Go to a node after: the newest branch unless another is named; at a leaf, stay."""
        children = self.nodes[self.at].children
        if children:
            self.at = children[branch]
        return self.position

    def go(self, node: int) -> Position:
        """Go to any node."""
        if not 0 <= node < len(self.nodes):
            msg = f"the trace has nodes 0 to {len(self.nodes) - 1}, not {node}"
            raise IndexError(msg)
        self.at = node
        return self.position

    @property
    def records(self) -> tuple[StepRecord, ...]:
        """The records from the root to the node in hand."""
        out = []
        at = self.at
        while at:
            record = self.nodes[at].record
            if record is not None:
                out.append(record)
            at = self.nodes[at].parent
        return tuple(reversed(out))

    def __len__(self) -> int:
        return len(self.records)

    # --- saving -----------------------------------------------------------------------------

    def dumps(self) -> str:
        """Return the trace as JSON, with the versions it was made by."""
        from rulekit import __version__

        nodes = [
            {"parent": n.parent, "act": msgspec.to_builtins(n.record.act), "digest": n.position.digest}
            for n in self.nodes[1:]
            if n.record is not None
        ]
        start = self.nodes[0].position
        out = {
            "rulekit": __version__,
            "rulebook": self.book.name,
            "version": self.book.version,
            "start": plain({"frames": start.frames, "state": start.state}),
            "nodes": nodes,
            "at": self.at,
        }
        return json.dumps(out, ensure_ascii=False, indent=1)

    def save(self, path: str | Path) -> None:
        """Write the trace to a file.

        Raises
        ------
        FileProblem
            Where nothing can be written there; an older file stays as it is.
        """
        from rulekit.data.writing import whole

        with whole(path) as place:
            place.write_text(self.dumps(), encoding="utf-8")


class _Knot(msgspec.Struct, forbid_unknown_fields=True):
    parent: int
    act: dict[str, Any]
    digest: str


class _Level(msgspec.Struct, forbid_unknown_fields=True):
    place: str
    seat: str = ""
    waiting: tuple[str, ...] = ()
    sealed: list[dict[str, Any]] = []
    opened: str = ""


class _Start(msgspec.Struct, forbid_unknown_fields=True):
    frames: list[_Level]
    state: dict[str, Any]


class _Saved(msgspec.Struct, forbid_unknown_fields=True):
    rulekit: str
    rulebook: str
    version: str
    start: dict[str, Any]
    nodes: list[_Knot]
    at: int


def load(path: str | Path, book: Any = None) -> Trace:
    """Read a trace and play it again.

    Parameters
    ----------
    path : str or Path
    book : Rulebook, optional
        The rulebook it was played with, where that is not one that `rulekit.load` knows.

    Raises
    ------
    FileProblem
        Where the file is no trace, was saved by another version, or does not play out as it
        was saved.
    """
    name = str(path)
    raw = read_bytes(path, 20 * LIMIT)
    try:
        saved = msgspec.json.decode(raw, type=_Saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FileProblem(name, 0, Text("bad-trace", error=str(error)), Text("due-trace")) from None
    return _replay(saved, name, book)


def _replay(saved: _Saved, name: str, book: Any) -> Trace:
    from rulekit import __version__, registry

    try:
        book = book or registry.load(saved.rulebook)
    except UnknownName as error:
        near = nearest(saved.rulebook, error.known)
        raise FileProblem(name, 0, Text("bad-no-rulebook", name=saved.rulebook), Text("due-known"), near) from None
    if saved.rulebook != book.name:
        raise FileProblem(name, 0, Text("bad-rulebook", name=saved.rulebook), f"'{book.name}'")
    for what, found, ours in (("rulekit", saved.rulekit, __version__), (book.name, saved.version, book.version)):
        if found != ours:
            by = Text("bad-saved-by", what=what, version=found)
            raise FileProblem(name, 0, by, Text("due-saved-by", what=what, version=ours))
    acts: Any = Union[(Rolled, Drawn, Meanwhile, *book.moves.values())]
    where = Text("trace-start")
    try:
        start = start_from(book, saved.start, acts)
        if problems := book.wrong_at(start.state):
            raise FileProblem(name, 0, Text("bad-start-table", problems=problems), Text("due-table"))
        trace = Trace(start)
        for i, node in enumerate(saved.nodes, start=1):
            where = Text("trace-node", number=i)
            if not 0 <= node.parent < i:
                raise FileProblem(name, 0, Text("bad-parent", where=where, parent=node.parent), Text("due-parent"))
            trace.go(node.parent)
            trace.play(msgspec.convert(node.act, acts))
            if trace.position.digest != node.digest or trace.at != i:
                raise FileProblem(name, 0, Text("bad-replay", where=where), Text("due-same"))
    except FileProblem:
        raise
    except Refused as error:
        raise FileProblem(
            name, 0, Text("bad-node-refused", where=where, verdict=str(error)), Text("due-legal")
        ) from None
    except Exception as error:  # a value that no trace has; whatever the rules make of it
        what = Text("bad-node", where=where, error=str(error))
        raise FileProblem(name, 0, what, Text("due-trace")) from error
    if not 0 <= saved.at < len(trace.nodes):
        there = Text("due-node", most=len(trace.nodes) - 1)
        raise FileProblem(name, 0, Text("bad-at", node=saved.at), there)
    trace.go(saved.at)
    return trace


def start_from(book: Any, data: dict[str, Any], acts: Any) -> Position:
    """Decode a position from plain data."""
    saved = msgspec.convert(data, _Start)
    frames = []
    for level in saved.frames:
        sealed = tuple(msgspec.convert(m, acts) for m in level.sealed)
        frames.append(Frame(level.place, level.seat, level.waiting, sealed, level.opened))
    if not frames or any(f.place not in book.machine.tables for f in frames):
        raise BookError(Text("error-place"))
    return Position(tuple(frames), msgspec.convert(saved.state, book.state))


__all__ = ["Meanwhile", "Node", "Trace", "load"]

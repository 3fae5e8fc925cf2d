"""The tiles turned up in a round: a row to bid for, and the rest beside the Conquest tile."""

from __future__ import annotations

from rulekit.engine.chance import Draw
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.sacrum.chits import taken_from
from rulekit.rulebooks.sacrum.state import Layers, Table, fact


@quantity("SC-CL-009", "SC-CL-010", ruling="SC-OD-13")
def tiles_due(s: Table) -> int:
    """How many tiles are turned up in a round."""
    if s.reads("SC-OD-13") == "six":
        return int(fact("SC-CL-010", "shown"))
    return int(fact("B-3.1.2", "shown")) + int(fact("SC-CL-009", "more"))


@quantity("SC-CL-011")
def row_due(s: Table) -> int:
    """How many tiles lie in the row: one for each player."""
    return min(len(s.seats), int(tiles_due(s)))


@quantity("SC-CL-012")
def conquest_due(s: Table) -> int:
    """How many tiles are left for the Conquest tile."""
    return int(tiles_due(s) - row_due(s))


@quantity("B-3.4.4")
def d_tiles_due(s: Table) -> int:
    """How many of the D tiles come up in this round."""
    return min(len(s.d_stack), int(fact("B-3.4.4", "more"))) if s.round >= fact("B-3.4.4", "round") else 0


class LayRow(Draw):
    """Tiles are turned up into the row."""

    def pile(self, s: Table) -> Layers:
        return s.stack

    def count(self, s: Table) -> int:
        return int(row_due(s))

    @effect("SC-CL-011")
    def in_row(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay them in the row."""
        return s.set(stack=taken_from(s.stack, reading)[1], row=reading, conquest=())

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return "more" if conquest_due(s) else _rest(s)


class LayConquest(Draw):
    """The tiles left over are turned up beside the Conquest tile."""

    def pile(self, s: Table) -> Layers:
        return s.stack

    def count(self, s: Table) -> int:
        return int(conquest_due(s))

    @effect("SC-CL-012", "SC-CL-009")
    def beside_conquest(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay them beside the Conquest tile."""
        return s.set(stack=taken_from(s.stack, reading)[1], conquest=reading)

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return _rest(s)


class LayD(Draw):
    """A D tile is turned up beside the Conquest tile."""

    def pile(self, s: Table) -> Layers:
        return (s.d_stack,)

    def count(self, s: Table) -> int:
        return int(d_tiles_due(s))

    @effect("SC-CL-005", "B-3.4.4")
    def d_beside_conquest(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay it beside the others."""
        left = tuple(t for t in s.d_stack if t not in reading)
        return s.set(d_stack=left, conquest=(*s.conquest, *reading))


def _rest(s: Table) -> str:
    return "d tiles" if d_tiles_due(s) else "full"

"""What is done at a table: moves of seats, and rules that fire by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_origin, get_type_hints

import msgspec

from rulekit.engine.pieces import Effect, Guard, pieces_of
from rulekit.engine.state import VALUE, Domain


class Move(msgspec.Struct, tag=True, **VALUE):
    """What a seat may do: `by`, and the fields that seat decides.

    Subclasses add fields (each with a `domain`), guards, effects and, where one act can
    lead to several places, `outcome(self, s)` naming which; all in the order in which they
    are to be read.  A move knows nothing of steps.
    """

    by: str

    def outcome(self, s: Any) -> str:
        """Name the outcome that this act has had; the effects have been carried out on `s`."""
        return ""


class Pass(Move):
    """Let it go by; offered by the engine at every window."""


class Rule:
    """What happens by itself at an `auto` step: effects, then `outcome(self, s)`."""

    def outcome(self, s: Any) -> str:
        """Name which way the flow goes on."""
        return ""

    def names(self, s: Any) -> Mapping[str, Any]:
        """Return what the step's story may speak of beside the fields of the table, by name."""
        return {}


class Parts(msgspec.Struct, frozen=True):
    """The pieces of a move or rule class, read once."""

    guards: tuple[Guard, ...]
    effects: tuple[Effect, ...]
    domains: tuple[tuple[str, type, Domain], ...]


_parts: dict[type, Parts] = {}


def parts_of(cls: type) -> Parts:
    """Return guards, effects and domains of a class, in written order."""
    found = _parts.get(cls)
    if found is None:
        found = _parts[cls] = Parts(pieces_of(cls, Guard), pieces_of(cls, Effect), _domains(cls))
    return found


def _domains(cls: type) -> tuple[tuple[str, type, Domain], ...]:
    if not issubclass(cls, Move):
        return ()
    hints = get_type_hints(cls, include_extras=True)
    out = []
    for name in cls.__struct_fields__:
        if name == "by":
            continue
        marks = getattr(hints[name], "__metadata__", ())
        found = next((m for m in marks if isinstance(m, Domain)), None)
        if found is None:
            msg = f"{cls.__name__}.{name} has no domain"
            raise TypeError(msg)
        kind = hints[name].__origin__
        out.append((name, get_origin(kind) or kind, found))
    return tuple(out)

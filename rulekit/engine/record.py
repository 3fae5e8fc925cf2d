"""What the engine did: one record a step, with what followed of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rulekit.engine.moves import Move
from rulekit.engine.position import ALL, Position
from rulekit.engine.steps import MORE
from rulekit.errors import Unknown

if TYPE_CHECKING:
    from rulekit.engine.chance import Chance
    from rulekit.engine.steps import Edge


class StepRecord(msgspec.Struct, frozen=True, gc=False):
    """One step.

    Attributes
    ----------
    before, after : Position
        Before the act, and after everything that followed from it.
    act : Move, Rolled, Drawn or str
        What was done; for what a rule did by itself, the name of the step or trigger.
    edge : Edge or None
        The edge taken by the act; None for a trigger, which moves nothing.
    acted : tuple of str
        Ids of the pieces that changed something.
    clauses : tuple of str
        The clauses that acted: of those pieces, of the edge, and of the step.
    follows : tuple of StepRecord
        What rules did by themselves afterwards, in order.
    """

    before: Position
    act: Any
    after: Position
    edge: Edge | None
    acted: tuple[str, ...]
    clauses: tuple[str, ...]
    follows: tuple[StepRecord, ...] = ()

    @property
    def edges(self) -> tuple[Edge, ...]:
        """Every edge taken, in order, those of the consequences included."""
        own = (self.edge,) if self.edge else ()
        return own + tuple(e for r in self.follows for e in r.edges)

    @property
    def cited(self) -> tuple[str, ...]:
        """Every clause that acted, those of the consequences included, each once."""
        out = dict.fromkeys(self.clauses)
        for r in self.follows:
            out.update(dict.fromkeys(r.cited))
        return tuple(out)

    def changes(self, eyes: str = ALL) -> tuple[Difference, ...]:
        """Return what is different at the table, as far as `eyes` may see."""
        return differences(self.before.view(eyes).state, self.after.view(eyes).state)

    @property
    def sealing(self) -> bool:
        """Whether this is a commitment that stays in the fist; the last one opens them all."""
        return self.edge is not None and self.edge.outcome == MORE and self.before.step.move is type(self.act)

    @property
    def chance(self) -> Chance | None:
        """What dice or a draw decided; None where somebody did something, or something came in from outside."""
        chance = self.before.step.chance
        return chance if chance is not None and type(self.act) is chance.result else None

    def open_to(self, seat: str) -> bool:
        """Whether a seat sees what came by chance; what is drawn in private its drawer alone sees."""
        chance = self.chance
        if chance is None or not chance.private:
            return True
        return seat == ALL or seat in self.before.acting()

    def view(self, seat: str) -> StepRecord:
        """Return the record as `seat` may know it."""
        from rulekit.engine.views import Hidden, see

        act = see(self.act, seat) if isinstance(self.act, Move) else self.act
        if not self.open_to(seat):
            act = msgspec.structs.replace(act, **{f: Hidden(len(getattr(act, f))) for f in act.__struct_fields__})
        if isinstance(act, Move) and seat not in (ALL, act.by) and self.sealing:
            fields = {f: Hidden(1) for f in act.__struct_fields__ if f != "by"}
            act = msgspec.structs.replace(act, **fields)
        return StepRecord(
            self.before.view(seat),
            act,
            self.after.view(seat),
            self.edge,
            self.acted,
            self.clauses,
            tuple(r.view(seat) for r in self.follows),
        )


class Difference(msgspec.Struct, frozen=True):
    """One value of the table that changed.

    Attributes
    ----------
    path : tuple of str
        Fields and row keys from the table down, e.g. ("houses", "Petr", "influence").
    before, after : object
        None where the row was not there.
    """

    path: tuple[str, ...]
    before: Any
    after: Any


def _same(a: Any, b: Any) -> bool:
    from rulekit.engine.views import Hidden

    if isinstance(a, Hidden) and isinstance(b, Hidden):
        return len(a) == len(b)
    try:
        return type(a) is type(b) and bool(a == b)
    except Unknown:  # a secret lies deeper; the fields are compared one by one
        return False


def differences(a: Any, b: Any, path: tuple[str, ...] = ()) -> tuple[Difference, ...]:
    """Compare two tables field by field and row by row."""
    from rulekit.engine.state import Row, State, key_of

    if a is b or _same(a, b):
        return ()
    if isinstance(a, State | Row) and type(a) is type(b):
        skip = {"pending", "rulings"}
        return tuple(
            d
            for name in a.__struct_fields__
            if name not in skip
            for d in differences(getattr(a, name), getattr(b, name), (*path, name))
        )
    if isinstance(a, tuple) and isinstance(b, tuple) and any(isinstance(x, Row) for x in (*a, *b)):
        old, new = {key_of(r): r for r in a}, {key_of(r): r for r in b}
        return tuple(
            d for key in dict.fromkeys((*old, *new)) for d in differences(old.get(key), new.get(key), (*path, str(key)))
        )
    return (Difference(path, a, b),)

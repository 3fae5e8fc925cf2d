"""What a seat may see: values with the secrets of others taken out.

The engine makes views from the marks on fields (`seen_by`); no rule and no face hides
anything by hand.
"""

from __future__ import annotations

from typing import Any, NoReturn, get_type_hints

import msgspec

from rulekit.engine.moves import Move, parts_of
from rulekit.engine.position import ALL, Frame, Position
from rulekit.engine.state import SeenBy
from rulekit.errors import Unknown


class Hidden:
    """Stands where a seat may not look; only its size is known.

    Any attempt to learn more raises `Unknown`, which makes a guard read `hidden`.
    """

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def __len__(self) -> int:
        return self.size

    def _no(self, *_: Any) -> NoReturn:
        raise Unknown

    __iter__ = __eq__ = __ne__ = __contains__ = __getitem__ = __bool__ = __lt__ = __gt__ = _no
    __le__ = __ge__ = __add__ = __radd__ = __sub__ = __rsub__ = __int__ = __index__ = __str__ = __getattr__ = _no
    __mul__ = __rmul__ = __floordiv__ = __rfloordiv__ = __truediv__ = __rtruediv__ = __mod__ = __rmod__ = _no
    __neg__ = __abs__ = __float__ = __reversed__ = __format__ = __or__ = __and__ = _no
    __hash__ = _no

    def __repr__(self) -> str:
        return f"<hidden {self.size}>"


class Untold(Hidden):
    """Stands for a field of an attempt: not even its size is known."""

    __slots__ = ()
    __len__ = Hidden._no

    def __init__(self) -> None:
        super().__init__(1)


_plans: dict[type, tuple[tuple[str, SeenBy | None], ...]] = {}


def marks(cls: type) -> tuple[tuple[str, SeenBy | None], ...]:
    """Return the fields of a struct, each with its mark of secrecy or None."""
    found = _plans.get(cls)
    if found is None:
        hints = get_type_hints(cls, include_extras=True)
        found = _plans[cls] = tuple(
            (name, next((m for m in getattr(hints[name], "__metadata__", ()) if isinstance(m, SeenBy)), None))
            for name in cls.__struct_fields__  # type: ignore[attr-defined]
        )
    return found


def see(value: Any, seat: str) -> Any:
    """Return `value` as `seat` sees it, at any depth."""
    if seat == ALL:
        return value
    if isinstance(value, tuple):
        out = tuple(see(v, seat) for v in value)
        return value if all(a is b for a, b in zip(out, value, strict=True)) else out
    if not isinstance(value, msgspec.Struct):
        return value
    changed: dict[str, Any] = {}
    for name, mark in marks(type(value)):
        inner = getattr(value, name)
        # Nothing belongs to an onlooker, not even what belongs to nobody yet.
        if mark is not None and not (seat and any(o and getattr(value, o) == seat for o in mark.owners)):
            changed[name] = Hidden(len(inner) if hasattr(inner, "__len__") and not isinstance(inner, str) else 1)
        else:
            seen = see(inner, seat)
            if seen is not inner:
                changed[name] = seen
    return msgspec.structs.replace(value, **changed) if changed else value


def attempted(position: Position, act: Any, seat: str) -> Any:
    """Return an act that was refused as `seat` may know it.

    What is done lies open, what was only tried does not.  Where a field is a secret to these eyes, is chosen
    from one (a card of a hand), or would have been committed in secret, every field is hidden: each would
    tell of the others.
    """
    seen = see(act, seat)
    if not isinstance(act, Move) or seat in (ALL, act.by) or act.by not in position.state.seats:
        return seen
    sealed = position.step.kind == "sealed" and position.step.move is type(act)
    marked = any(isinstance(getattr(seen, f), Hidden) for f in act.__struct_fields__)
    if sealed or marked or _secret(position, act, seat):
        return msgspec.structs.replace(seen, **{f: Untold() for f in act.__struct_fields__ if f != "by"})
    return seen


def _secret(position: Position, act: Move, seat: str) -> bool:
    """Whether what some field of a move can hold rests on what a seat may not see."""
    s = see(position.state, seat)
    try:
        for _, _, allowed in parts_of(type(act)).domains:
            next(iter(allowed.values(s, act.by)), None)  # some look a secret up only once they are listed
    except Unknown:
        return True
    return False


def view(position: Position, seat: str) -> Position:
    """Return a position as `seat` sees it: others' commitments and secrets are hidden."""
    if seat == ALL:
        return position
    frames = tuple(_frame(f, seat) for f in position.frames)
    return Position(frames, see(position.state, seat))


def _frame(frame: Frame, seat: str) -> Frame:
    # Who has sealed is public, what is not; `opened` is a digest of the whole table.
    kept = tuple(m for m in frame.sealed if m.by == seat)
    return Frame(frame.place, frame.seat, frame.waiting, kept)


def plain(value: Any) -> Any:
    """Turn a view into plain data for JSON; what is hidden becomes `{"hidden": size}`."""
    return msgspec.to_builtins(value, enc_hook=stand_in)


def stand_in(value: Any) -> Any:
    """Encode what msgspec does not know: a secret as its size."""
    if isinstance(value, Hidden):
        return {"hidden": len(value)}
    raise NotImplementedError(type(value))

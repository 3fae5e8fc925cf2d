"""Tables written by hand: rows as mappings by key, only what matters, the rest by default."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from rulekit.engine.state import Row, State, key_of
from rulekit.errors import UnknownName

S = TypeVar("S", bound=State)


def unfold(value: Any) -> Any:
    """Turn a table into plain data, with rows as a mapping by key.

    Examples
    --------
    >>> class Purse(Row):
    ...     seat: str
    ...     coins: int = 0
    >>> unfold((Purse("Ana", 3),))
    {'Ana': {'coins': 3}}
    """
    if isinstance(value, State | Row):
        keys = int(isinstance(value, Row))  # the key of a row is where it stands
        return {n: unfold(getattr(value, n)) for n in value.__struct_fields__[keys:]}
    if isinstance(value, tuple):
        if value and all(isinstance(v, Row) for v in value):
            return {str(key_of(v)): unfold(v) for v in value}
        return [unfold(v) for v in value]
    return value


def fold(data: Any, kind: Any) -> Any:
    """Bring rows written as mappings into the form msgspec expects; leave all else alone."""
    return _fold(data, msgspec.inspect.type_info(kind))


def _fold(data: Any, info: Any) -> Any:
    if isinstance(info, msgspec.inspect.StructType) and isinstance(data, Mapping):
        inner = {f.encode_name: f.type for f in info.fields}
        return {k: _fold(v, inner[k]) if k in inner else v for k, v in data.items()}
    item = getattr(info, "item_type", None)
    if isinstance(item, msgspec.inspect.StructType) and issubclass(item.cls, Row):
        first = item.fields[0].encode_name
        if isinstance(data, Mapping):
            whole = isinstance(item.fields[0].type, msgspec.inspect.IntType)
            keyed = {int(k) if whole and str(k).isdigit() else k: v for k, v in data.items()}
            data = [{first: k, **(v or {})} if isinstance(v, Mapping | None) else v for k, v in keyed.items()]
    if item is not None and isinstance(data, list):
        return [_fold(v, item) for v in data]
    return data


def merge(under: Any, over: Any) -> Any:
    """Lay one plain table over another, key by key."""
    if isinstance(under, Mapping) and isinstance(over, Mapping):
        return {**under, **{k: merge(under[k], v) if k in under else v for k, v in over.items()}}
    return over


def named(data: Any, sets: Mapping[str, Mapping[str, tuple[Row, ...]]]) -> Any:
    """Put the rows that a rulebook keeps under a name in the place of the name.

    Raises
    ------
    UnknownName
        Where nothing is kept under it.
    """
    if not isinstance(data, Mapping):
        return data
    out = dict(data)
    for field, known in sets.items():
        if isinstance(name := out.get(field), str):
            if name not in known:
                raise UnknownName(field, name, known)
            out[field] = unfold(known[name])
    return out


def table(
    kind: type[S],
    data: Any,
    under: State | None = None,
    sets: Mapping[str, Mapping[str, tuple[Row, ...]]] = MappingProxyType({}),
) -> S:
    """Make a table of a rulebook from plain data, laid over another where one is given.

    Raises
    ------
    msgspec.ValidationError
        Where a key is unknown or a value has the wrong type.
    UnknownName
        Where a field names rows that the rulebook does not keep; `sets` are those it does.
    """
    data = named(data, sets)
    whole = merge(unfold(under), data or {}) if under is not None else data or {}
    return msgspec.convert(fold(whole, kind), kind)


def look_up(state: State, path: str) -> Any:
    """Return a value by its dotted path, e.g. "houses.Petr.influence".

    Raises
    ------
    UnknownName
        Where the path leads nowhere, with what there is at the place where it ends.
    """
    value, so_far = unfold(state), ""
    for part in path.split("."):
        value = {str(n): v for n, v in enumerate(value)} if isinstance(value, list) else value
        if not isinstance(value, Mapping) or part not in value:
            raise UnknownName("value", part, value if isinstance(value, Mapping) else (), of=so_far)
        value, so_far = value[part], f"{so_far}.{part}" if so_far else part
    return value

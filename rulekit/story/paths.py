"""Places in a scenario file, by dotted path: what a knob turns."""

from __future__ import annotations

from typing import Any

from rulekit.errors import UnknownName


def parts(raw: Any, path: str) -> list[str | int]:
    """Split a dotted path, letting keys hold dots and spaces: the longest key that fits wins."""
    out: list[str | int] = []
    rest = path.split(".")
    here = raw
    while rest:
        if isinstance(here, list):
            out.append(int(rest[0]) if rest[0].isdigit() else rest[0])
            rest = rest[1:]
        else:
            fits = [n for n in range(len(rest), 0, -1) if isinstance(here, dict) and ".".join(rest[:n]) in here]
            size = len(rest) if out[-1:] == ["rulings"] else fits[0] if fits else 1
            out.append(".".join(rest[:size]))
            rest = rest[size:]
        try:
            here = here[out[-1]]
        except (KeyError, IndexError, TypeError):
            here = None
    return out


def get(raw: Any, place: list[str | int]) -> Any:
    """Return what stands at a place."""
    for part in place:
        raw = raw[part]
    return raw


def put(raw: Any, place: list[str | int], path: str, value: Any) -> None:
    """Put a value at a place that is there, or may be; `path` is how the reader named it.

    Raises
    ------
    UnknownName
        Where there is no such place.
    """
    inner: Any = None
    try:
        inner = get(raw, place[:-1])
        if isinstance(inner, list) or place[-1] in inner or place[-2:-1] == ["rulings"] or place[-2:-1] == ["state"]:
            inner[place[-1]] = value
        else:
            raise KeyError(place[-1])
    except (KeyError, IndexError, TypeError):
        known = list(inner) if isinstance(inner, dict) else []
        raise UnknownName("place in this scenario", path, map(str, known)) from None


def shown(total: int, count: int) -> list[int]:
    """Dice that add up to a total, as level as they can be.

    Examples
    --------
    >>> shown(11, 3)
    [4, 4, 3]
    """
    low, more = divmod(total, count)
    return [low + 1] * more + [low] * (count - more)

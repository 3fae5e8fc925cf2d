"""The spaces of the Arena: where Fighters set up, and how far it is from one to another.

The rulebook names green hexes and spaces beside the marks "I" and "II"; the exact shape of the
board is not in the text.  So the board is a parameter: a list of hexes with their place, and
with what the rules ask about each.  Two stand-ins are kept, and a table names one or writes out
another: `START` is small and has one space of every kind; `ARENA` is large enough to walk about on.
"""

from __future__ import annotations

from collections.abc import Collection

from rulekit.engine.state import Row


class Space(Row):
    """A hex of the Arena: whether it is green, the mark it lies beside, and its place.

    Attributes
    ----------
    q, r : int
        Column and slanted row: the six neighbours of a hex are one step away in q, in r, or in
        both with opposite signs.
    """

    name: str
    green: bool = False
    beside: str = ""
    q: int = 0
    r: int = 0


#     I left - sand - II right
#    /     \  /  \  /    \
#  I back - I right  II left - II back
#               \   /
#                side
START = (
    Space("I left", green=True, beside="I", q=0, r=0),
    Space("I right", green=True, beside="I", q=0, r=1),
    Space("I back", beside="I", q=-1, r=1),
    Space("II left", green=True, beside="II", q=2, r=0),
    Space("II right", green=True, beside="II", q=2, r=-1),
    Space("II back", beside="II", q=3, r=-1),
    Space("side", green=True, q=1, r=1),
    Space("sand", q=1, r=0),
)

# Rows of hexes from top to bottom, with how many there are; each row lies in the middle.
ROWS = {"a": 5, "b": 6, "c": 5, "d": 6, "e": 5}
GATES = {"I": ("b1", "c1", "d1"), "II": ("b6", "c5", "d6")}


def arena() -> tuple[Space, ...]:
    """Return an oval of hexes with a gate at either end, and three green hexes at each gate.

    Examples
    --------
    >>> len(arena()), [x.name for x in arena() if x.beside == "II"]
    (27, ['b6', 'c5', 'd6'])
    """
    beside = {name: mark for mark, names in GATES.items() for name in names}
    out = []
    for r, (row, count) in enumerate(ROWS.items(), start=-(len(ROWS) // 2)):
        first = (1 - count - r) // 2
        for i in range(count):
            name = f"{row}{i + 1}"
            out.append(Space(name, name in beside, beside.get(name, ""), first + i, r))
    return tuple(out)


ARENA = arena()
BOARDS = {"small": START, "arena": ARENA}


def apart(one: Space, two: Space) -> int:
    """Return how many steps lie between two hexes, whatever stands there.

    Examples
    --------
    >>> apart(START[0], START[3])
    2
    """
    q, r = one.q - two.q, one.r - two.r
    return max(abs(q), abs(r), abs(q + r))


def path(board: tuple[Space, ...], start: str, goal: str, taken: Collection[str]) -> int | None:
    """Return the steps of the shortest way that avoids spaces that are taken; None where there is none.

    Examples
    --------
    >>> path(START, "I left", "II left", ())
    2
    >>> path(START, "I left", "II left", ("sand",))
    3
    """
    spaces = {x.name: x for x in board}
    known, edge, steps = {start}, [start], 0
    while edge and goal not in known:
        steps += 1
        edge = [n for n in spaces if n not in known and n not in taken and _beside(spaces, n, edge)]
        known.update(edge)
    return steps if goal in known else None


def _beside(spaces: dict[str, Space], name: str, edge: list[str]) -> bool:
    return any(apart(spaces[name], spaces[n]) == 1 for n in edge if n in spaces)

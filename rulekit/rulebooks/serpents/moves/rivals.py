"""Who is in a Competition, what he is worth there, and who is level with whom."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from rulekit.engine.pieces import quantity
from rulekit.engine.state import change
from rulekit.rulebooks.serpents.core import book, fact
from rulekit.rulebooks.serpents.state import Rival, Table

Names = tuple[str, ...]


@quantity("SW-C56-02")
def worth(s: Table, seat: str) -> int:
    """Return what a Dominus's Gladiators and Equipment are worth together; nothing else counts."""
    own = [f for f in s.fighters if f.owner == seat]
    carried = {f.name for f in own}
    gladiators = sum(f.value for f in own if f.kind == "Gladiator" and not f.dead)
    return gladiators + sum(i.value for i in s.items if i.on in carried or i.owner == seat)


book.pieces_beside += [worth]


def left_in(s: Table) -> tuple[Rival, ...]:
    """Return those who can still win the Competition."""
    return tuple(r for r in s.rivals if not r.out)


def levels(s: Table) -> tuple[Names, ...]:
    """Return those who can still win from the best placed down; whoever is level stands together."""
    ranked = sorted(left_in(s), key=lambda r: r.place)
    return tuple(tuple(r.name for r in group) for _, group in itertools.groupby(ranked, key=lambda r: r.place))


def on_the_line(s: Table) -> Names:
    """Return those who are level where the places end: some of them would be in, some out."""
    room = fact("SW-C56-03", "places")
    for group in levels(s):
        if 0 < room < len(group):
            return group
        room -= len(group)
    return ()


def beyond(s: Table) -> Names:
    """Return those who have no place: as many as there are places stand before them."""
    room = fact("SW-C56-03", "places")
    out: list[str] = []
    for group in levels(s):
        out += group if room <= 0 else ()
        room -= len(group)
    return tuple(out)


def ends_level(s: Table) -> Names:
    """Return those who are level where it matters: for the highest place, and of four for the lowest.

    Of three the highest waits while the others fight; of four the highest meets the lowest.
    """
    groups = levels(s)
    count = sum(map(len, groups))
    ends = (*groups[:1], *(groups[-1:] if count % 2 == 0 else ()))
    due = dict.fromkeys(n for group in ends if len(group) > 1 for n in group)
    return tuple(due) if count > 2 else ()


def named(s: Table, names: Names) -> str:
    """Return some names as the subject of a label, in seat order."""
    return " and ".join(n for n in s.seats if n in names)


def put_out(s: Table, names: Iterable[str]) -> Table:
    """Return the table with some who can no longer win the Competition."""
    for name in names:
        s = s.set(rivals=change(s.rivals, name, out=True))
    return s


def placed(s: Table, *, by_worth: bool) -> Table:
    """Give everybody a place: 1, and one more for each who is worth more; only once."""
    rivals = left_in(s)
    if any(r.place for r in rivals):
        return s
    total = {r.name: worth(s, r.name) if by_worth else 0 for r in rivals}
    place = {n: 1 + sum(t > total[n] for t in total.values()) for n in total}
    return s.set(rivals=tuple(r.set(place=place.get(r.name, r.place)) for r in s.rivals))


def first_pair(groups: tuple[Names, ...]) -> Names:
    """Return who fights first: of four the highest and the lowest, of three the two lower ones.

    Examples
    --------
    >>> first_pair((("Ana",), ("Bo", "Cy"), ("Dee",)))
    ('Ana', 'Dee')
    >>> first_pair((("Ana",), ("Bo", "Cy")))
    ('Bo', 'Cy')
    """
    order = tuple(itertools.chain(*groups))
    return (order[0], order[-1]) if len(order) % 2 == 0 else order[-2:]

"""Names that must be known: civilizations, tiles before players, buildings with a pledge."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rulekit.errors import Text, nearest
from rulekit.rulebooks.sacrum.state import Table, book
from rulekit.rulebooks.sacrum.tiles import is_building, tiles


@book.law
def civilizations_known(s: Table) -> tuple[Text, ...]:
    """Everybody's civilization is one of those there are."""
    return _unknown("law-civilization", (p.civilization for p in s.players), book.facts["B-3.1.5"], "B-3.1.5")


@book.law
def tiles_known(s: Table) -> tuple[Text, ...]:
    """What lies before players is one of the tiles there are."""
    return _unknown("law-tile", (t for p in s.players for t in (*p.tiles, p.tile)), tiles(), "B-3.1.2")


@book.law
def pledges_on_buildings(s: Table) -> tuple[Text, ...]:
    """A pledge lies on a building of its owner."""
    return tuple(
        book.wrong("law-pledge", "B-3.2.17", seat=p.name, tile=tile)
        for p in s.players
        for tile in p.pledged
        if tile not in p.tiles or not is_building(tile)
    )


def _unknown(key: str, names: Iterable[str], known: Collection[str], clause: str) -> tuple[Text, ...]:
    """Say which names are not known, each with the one that comes near."""
    found = sorted({name for name in names if name and name not in known})
    return tuple(book.wrong(key, clause, name=name, near=nearest(name, tuple(known))) for name in found)

"""Names that must be known: civilizations, tiles before players, buildings with a pledge."""

from __future__ import annotations

from collections.abc import Collection

from rulekit.errors import Text, nearest
from rulekit.rulebooks.sacrum.state import Table, book
from rulekit.rulebooks.sacrum.tiles import is_building, tiles


@book.law
def civilizations_known(s: Table) -> tuple[Text, ...]:
    """Everybody's civilization is one of those there are."""
    known = book.facts["B-3.1.5"]
    named = (p.civilization for p in s.players if p.civilization)
    return tuple(_unknown("law-no-civilization", "B-3.1.5", name, known) for name in named if name not in known)


@book.law
def tiles_known(s: Table) -> tuple[Text, ...]:
    """What lies before players is one of the tiles there are."""
    known = tiles()
    laid = sorted({t for p in s.players for t in (*p.tiles, p.tile) if t})
    return tuple(_unknown("law-no-tile", "B-3.1.2", name, known) for name in laid if name not in known)


@book.law
def pledges_on_buildings(s: Table) -> tuple[Text, ...]:
    """A pledge lies on a building of its owner."""
    return tuple(
        book.wrong("law-pledge", "B-3.2.17", name=p.name, tile=tile)
        for p in s.players
        for tile in p.pledged
        if tile not in p.tiles or not is_building(tile)
    )


def _unknown(key: str, clause: str, name: str, known: Collection[str]) -> Text:
    """Name what is not known, and what comes near."""
    near = nearest(name, tuple(known))
    return book.wrong(f"{key}-near" if near else key, clause, name=name, near=near)

"""Names that must be known: civilizations, tiles before players, buildings with a pledge."""

from __future__ import annotations

from collections.abc import Collection

from rulekit.errors import nearest
from rulekit.rulebooks.sacrum.state import Table, book
from rulekit.rulebooks.sacrum.tiles import is_building, tiles


@book.law
def civilizations_known(s: Table) -> tuple[str, ...]:
    """Everybody's civilization is one of those there are."""
    known = book.facts["B-3.1.5"]
    named = (p.civilization for p in s.players if p.civilization)
    return tuple(f"no civilization is called {_said(name, known)} [B-3.1.5]" for name in named if name not in known)


@book.law
def tiles_known(s: Table) -> tuple[str, ...]:
    """What lies before players is one of the tiles there are."""
    known = tiles()
    laid = sorted({t for p in s.players for t in (*p.tiles, p.tile) if t})
    return tuple(f"no tile is called {_said(name, known)} [B-3.1.2]" for name in laid if name not in known)


@book.law
def pledges_on_buildings(s: Table) -> tuple[str, ...]:
    """A pledge lies on a building of its owner."""
    return tuple(
        f"a pledge of {p.name} lies on {tile}, which is no building of theirs [B-3.2.17]"
        for p in s.players
        for tile in p.pledged
        if tile not in p.tiles or not is_building(tile)
    )


def _said(name: str, known: Collection[str]) -> str:
    """Name what is not known, and what comes near."""
    near = nearest(name, tuple(known))
    return f"'{name}'; did you mean '{near}'?" if near else f"'{name}'"

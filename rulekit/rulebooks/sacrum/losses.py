"""What a storm or an earthquake leaves: for each tile at risk its owner pays, or loses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard, quantity
from rulekit.engine.state import Handfuls, domain
from rulekit.rulebooks.sacrum.paying import called_for, choices, has_the_rest, luxury_given, luxury_there, pays
from rulekit.rulebooks.sacrum.state import Risk, Table, book, fact
from rulekit.rulebooks.sacrum.supply import coin_back, without

CLAUSES = {"storm": "B-3.2.22", "earthquake": "B-3.2.23"}


@quantity(*CLAUSES.values())
def ransom(disaster: str) -> Mapping[str, int]:
    """What has to be paid for each tile."""
    return {str(what): int(n) for what, n in book.facts[CLAUSES[disaster]].items()}


def risk_of(s: Table, seat: str) -> Risk:
    """Return what threatens a seat."""
    return next((r for r in s.risks if r.name == seat), Risk(seat))


def threatened(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who decides now."""
    return (s.risks[0].name,) if s.risks else ()


def tiles_at_risk(s: Table, by: str) -> tuple[str, ...]:
    """Domain of a tile at risk."""
    return risk_of(s, by).tiles


def of_the_ransom(s: Table, by: str) -> Handfuls:
    """Domain of what luxury goods stand in for when a tile is saved."""
    return choices(s, by, ransom(risk_of(s, by).disaster) or {})


class _Meets(Move):
    """Meet what threatens a tile."""

    tile: Annotated[str, domain(tiles_at_risk, "tile-at-risk", "B-3.2.8")]

    def outcome(self, s: Table) -> str:
        return "next" if s.risks else "all"


class Save(_Meets):
    """Pay for a tile at risk, so that it stays."""

    luxury: Annotated[tuple[str, ...], domain(of_the_ransom, "stands-in", "B-3.2.10")] = ()

    @guard("B-3.2.8")
    def goods(self, s: Table) -> Figures:
        """What it costs is there, but for what luxury goods stand in."""
        return has_the_rest(self, s)

    luxury_there = luxury_there
    called_for = called_for

    def due(self, s: Table) -> Mapping[str, int]:
        """Return what saves it."""
        return ransom(risk_of(s, self.by).disaster) or {}

    luxury_given = luxury_given

    @effect("B-3.2.22")
    def paid_to_storm(self, s: Table) -> Table:
        """Pay what the storm asks for."""
        return pays(self, s) if risk_of(s, self.by).disaster == "storm" else s

    @effect("B-3.2.23")
    def paid_to_earthquake(self, s: Table) -> Table:
        """Pay what the earthquake asks for."""
        return pays(self, s) if risk_of(s, self.by).disaster == "earthquake" else s

    @effect("B-3.2.8")
    def decided(self, s: Table) -> Table:
        """The tile is no longer at risk."""
        return settled(s, self.by, self.tile)


class GiveUp(_Meets):
    """Lose a tile at risk."""

    @effect("B-3.2.21")
    def pledge_back(self, s: Table) -> Table:
        """Take back a pledge coin that lies on it."""
        return coin_back(s, self.by, self.tile)

    @effect("B-3.2.22")
    def lost_to_storm(self, s: Table) -> Table:
        """The storm takes the landscape."""
        return without(s, self.by, self.tile) if risk_of(s, self.by).disaster == "storm" else s

    @effect("B-3.2.23")
    def lost_to_earthquake(self, s: Table) -> Table:
        """The earthquake takes the building."""
        return without(s, self.by, self.tile) if risk_of(s, self.by).disaster == "earthquake" else s

    @effect("B-3.2.8")
    def decided(self, s: Table) -> Table:
        """The tile is no longer at risk."""
        return settled(s, self.by, self.tile)


def settled(s: Table, seat: str, tile: str) -> Table:
    """Strike a tile off those at risk."""
    left = [r.set(tiles=tuple(t for t in r.tiles if t != tile)) if r.name == seat else r for r in s.risks]
    return s.set(risks=tuple(r for r in left if r.tiles))


class Weathered(Rule):
    """All has been decided: the round goes on where the disaster broke in."""

    def outcome(self, s: Table) -> str:
        if len(s.chips) < fact("B-3.2.8", "chips"):
            return "one more"
        return "chits now" if s.shown else "round over"

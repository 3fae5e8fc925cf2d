"""Placing what was won: landscapes that fit, buildings paid for or pledged, and what they give at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard, quantity
from rulekit.engine.state import Handfuls, domain
from rulekit.rulebooks.sacrum.paying import (
    called_for,
    choices,
    has_the_rest,
    lays,
    luxury_given,
    luxury_there,
    payable,
    pays,
)
from rulekit.rulebooks.sacrum.state import GOODS, Table, fact
from rulekit.rulebooks.sacrum.stores import gains, overflow
from rulekit.rulebooks.sacrum.tiles import face, is_building, placed, there


def last_landscape(s: Table, seat: str) -> str:
    """Name the landscape that was placed last; "" where there is none."""
    return next((t for t in reversed(s.of(seat).tiles) if not is_building(t)), "")


@quantity("B-3.2.16")
def common(s: Table, seat: str, tile: str) -> int:
    """How many kinds of goods a landscape has in common with the one placed last."""
    brings, before = (there(face(t).income).keys() for t in (tile, last_landscape(s, seat)))
    return len(brings & before & set(GOODS))


def fits(s: Table, seat: str, tile: str) -> bool:
    """Whether a landscape may be laid; the first may be any."""
    return not last_landscape(s, seat) or common(s, seat, tile) > 0


@quantity("B-3.2.17")
def cost(tile: str) -> Mapping[str, int]:
    """What a building costs."""
    return there(face(tile).cost)


def pledge_due() -> dict[str, int]:
    """Return what a pledge costs."""
    return {"coins": int(fact("B-3.2.17", "coins"))}


def could_place(s: Table, seat: str, tile: str, price: int) -> bool:
    """Whether a seat that has paid so many coins for a tile could lay it, pay for it or pledge for it."""
    if not is_building(tile):
        return fits(s, seat, tile)
    left = lays(s, seat, price)
    return payable(left, seat, cost(tile) or {}) or payable(left, seat, pledge_due())


def to_build(s: Table) -> tuple[str, ...]:
    """Name who has a building to place, in turn order."""
    return tuple(n for n in s.turn_order if is_building(s.of(n).tile) and s.of(n).tile not in s.of(n).tiles)


def builder(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who places a building now."""
    return to_build(s)[:1]


def of_the_cost(s: Table, by: str) -> Handfuls:
    """Domain of what luxury goods stand in for when a building is paid."""
    return choices(s, by, cost(s.of(by).tile) or {})


def of_the_pledge(s: Table, by: str) -> Handfuls:
    """Domain of what luxury goods stand in for when a coin is pledged."""
    return choices(s, by, pledge_due())


class LayLandscapes(Rule):
    """Everybody lays the landscape that was won."""

    @effect("B-3.2.16")
    def laid(self, s: Table) -> Table:
        """Lay each that fits to the right of the last."""
        for p in s.players:
            if p.tile and not is_building(p.tile) and fits(s, p.name, p.tile):
                s = s.put(p.name, tiles=placed(p.tiles, p.tile))
        return s

    @effect("B-3.2.18")
    def left_over(self, s: Table) -> Table:
        """Take away those that do not."""
        for p in s.players:
            if p.tile and not is_building(p.tile) and p.tile not in p.tiles:
                s = s.put(p.name, tile="")
        return s

    def outcome(self, s: Table) -> str:
        return "buildings" if to_build(s) else "none"


class _Places(Move):
    """Place the building that was won."""

    @effect("B-3.2.17")
    def built(self, s: Table) -> Table:
        """Lay it to the left of the civilization."""
        p = s.of(self.by)
        return s.put(self.by, tiles=placed(p.tiles, p.tile))

    def outcome(self, s: Table) -> str:
        return "next" if to_build(s) else "all"


class Build(_Places):
    """Pay for the building at once."""

    luxury: Annotated[tuple[str, ...], domain(of_the_cost, "stands-in", "B-3.2.10")] = ()

    @guard("B-3.2.17")
    def goods(self, s: Table) -> Figures:
        """Wood and stone are there, but for what luxury goods stand in."""
        return has_the_rest(self, s)

    luxury_there = luxury_there
    called_for = called_for

    def due(self, s: Table) -> Mapping[str, int]:
        """Return what it costs."""
        return cost(s.of(self.by).tile) or {}

    luxury_given = luxury_given

    @effect("B-3.2.17")
    def paid(self, s: Table) -> Table:
        """Pay its wood and stone."""
        return pays(self, s)


class Pledge(_Places):
    """Put a coin on the building and pay for it later."""

    luxury: Annotated[tuple[str, ...], domain(of_the_pledge, "stands-in", "B-3.2.10")] = ()

    @guard("B-3.2.17")
    def coin(self, s: Table) -> Figures:
        """A coin is there, unless luxury goods stand in."""
        return has_the_rest(self, s)

    luxury_there = luxury_there
    called_for = called_for

    def due(self, _s: Table) -> Mapping[str, int]:
        """Return what it costs."""
        return pledge_due()

    luxury_given = luxury_given

    @effect("B-3.2.17")
    def coin_laid(self, s: Table) -> Table:
        """Lay the coin on it."""
        s = pays(self, s)  # the bank may have to give the coin for luxury goods
        p = s.of(self.by)
        pledged = tuple(sorted((*p.pledged, p.tile)))
        return s.put(self.by, pledged=pledged).set(bank=s.bank - pledge_due()["coins"])


class Drop(Rule):
    """A building that can be neither paid for nor pledged for."""

    @effect("B-3.2.18")
    def dropped(self, s: Table) -> Table:
        """Take it away."""
        return s.put(to_build(s)[0], tile="")

    def outcome(self, s: Table) -> str:
        return "next" if to_build(s) else "all"


class Gain(Rule):
    """What the new tiles give once."""

    @effect("B-3.2.19")
    def given(self, s: Table) -> Table:
        """Give it; the tile is a tile like the others from now on."""
        for p in s.players:
            if p.tile:
                s = gains(s.put(p.name, tile=""), p.name, there(face(p.tile).once))
        return s

    overflow = overflow

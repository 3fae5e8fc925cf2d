"""The values of a gladiator: what its card shows, its level, and its equipment."""

from __future__ import annotations

from rulekit.engine.pieces import quantity
from rulekit.engine.state import find
from rulekit.rulebooks.tutorial.cards import card
from rulekit.rulebooks.tutorial.state import SLAVE, Fighter, Gear, Gladiator, Player, Table


@quantity("TF-CL-068", "TF-CL-114")
def from_gear(s: Table, gear: tuple[Gear, ...], stat: str) -> int:
    """How much equipment adds to a value."""
    return sum(getattr(card(s, g.card), stat) for g in gear)


@quantity("TF-CL-052", ruling="TF-OD-21")
def from_level(s: Table, gladiator: Gladiator, stat: str) -> int:
    """How much training adds to a value."""
    return gladiator.level if s.reads("TF-OD-21") == "card" and card(s, gladiator.card).grows == stat else 0


@quantity("TF-CL-067")
def value(s: Table, gladiator: Gladiator, stat: str) -> int:
    """How high a value of a gladiator is: speed, attack, defence or toughness."""
    printed: int = getattr(card(s, gladiator.card), stat)
    return printed + int(from_gear(s, gladiator.gear, stat)) + int(from_level(s, gladiator, stat))


def own(p: Player, name: str) -> Gladiator | None:
    """Return a gladiator of a player."""
    return find(p.gladiators, name)


def value_of(s: Table, fighter: Fighter, stat: str) -> int:
    """Return a value of whoever fights, gladiator or slave."""
    gladiator = own(s.of(fighter.name), fighter.gladiator)
    if gladiator is None:
        return int(value(s, Gladiator(SLAVE), stat)) if fighter.gladiator == SLAVE else 0
    return int(value(s, gladiator, stat))


def with_gladiator(s: Table, seat: str, name: str, gladiator: Gladiator | None) -> Table:
    """Put another value in the place of a gladiator, or take it out."""
    kept = []
    for g in s.of(seat).gladiators:
        if g.card != name:
            kept.append(g)
        elif gladiator is not None:
            kept.append(gladiator)
    return s.put(seat, gladiators=tuple(kept))


def given_gear(s: Table, seat: str, wearer: str, gear: Gear) -> Table:
    """Give equipment to a gladiator, or lay it beside the house."""
    p = s.of(seat)
    gladiator = own(p, wearer)
    if gladiator is None:
        return s.put(seat, loose=(*p.loose, gear))
    return with_gladiator(s, seat, wearer, gladiator.set(gear=(*gladiator.gear, gear)))

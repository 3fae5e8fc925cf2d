"""How a fighter leaves the arena: alive, or for good."""

from __future__ import annotations

from rulekit.engine.state import find
from rulekit.rulebooks.tutorial.house import with_slave
from rulekit.rulebooks.tutorial.state import Table
from rulekit.rulebooks.tutorial.stats import own, value_of, with_gladiator


def leaves(s: Table, seat: str, *, alive: bool) -> Table:
    """Take a player's fighter out of the arena."""
    f = find(s.fighters, seat)
    if f is None:
        return s
    rest = tuple(g for g in s.fighters if g is not f)
    s = s.set(losers=(*s.losers, seat))
    gladiator = own(s.of(seat), f.gladiator)
    if gladiator is None:
        return _slave(s, seat, token=f.token, alive=alive).set(fighters=rest)
    if not alive and s.reads("TF-OD-32") != "arena":
        return with_gladiator(s, seat, f.gladiator, None).set(fighters=rest, dead=(*s.dead, f.gladiator))
    harm = value_of(s, f, "toughness") - f.toughness
    return with_gladiator(s, seat, f.gladiator, gladiator.set(harm=harm)).set(fighters=rest)


def loses_gear(s: Table, seat: str) -> Table:
    """Take the equipment of a fighter that is lost away, or leave it with the house."""
    f = find(s.fighters, seat)
    gladiator = own(s.of(seat), f.gladiator) if f is not None else None
    if f is None or gladiator is None or s.reads("TF-OD-32") == "arena":
        return s
    s = with_gladiator(s, seat, f.gladiator, gladiator.set(gear=()))
    if s.reads("TF-OD-32") == "gear-stays":
        return s.put(seat, loose=(*s.of(seat).loose, *gladiator.gear))
    return s.set(equipment_discard=(*s.equipment_discard, *(g.card for g in gladiator.gear)))


def _slave(s: Table, seat: str, *, token: bool, alive: bool) -> Table:
    """A fighting slave goes back to its house; where it died its token is lost."""
    if not token:
        return s
    if alive or s.reads("TF-OD-39") == "kept":
        return with_slave(s, seat, -1)
    return s.set(lost_slaves=s.lost_slaves + 1)

"""The three pools of dice: what is printed, what is lost, what has to be rolled."""

from __future__ import annotations

from rulekit.engine.pieces import quantity
from rulekit.rulebooks.serpents.core import book
from rulekit.rulebooks.serpents.state import Fighter, Table

# A roll with dice held back, or with too many, is refused by this clause.
ALL_DICE = {"roll-count": "SW-SELF-03"}
POOLS = ("Attack", "Defence", "Speed")


def left(f: Fighter, pool: str) -> int:
    """Return the dice that a Fighter still has in a pool."""
    field = pool.lower()
    return int(getattr(f, field)) - int(getattr(f, f"{field}_lost"))


def all_left(f: Fighter) -> int:
    """Return the dice that a Fighter still has in all."""
    return sum(left(f, pool) for pool in POOLS)


def without_one(s: Table, name: str, pool: str) -> Table:
    """Take a die out of a pool."""
    field = f"{pool.lower()}_lost"
    return s.put_fighter(name, **{field: getattr(s.fighter(name), field) + 1})


@quantity("SW-SELF-02", "SW-SELF-03", ruling="O-45")
def dice_due(s: Table, name: str, pool: str) -> int:
    """Return how many dice of a pool have to be rolled: all there are."""
    f = s.fighter(name)
    return int(getattr(f, pool.lower())) if s.reads("O-45") == "printed" else left(f, pool)


def serves(s: Table, name: str, ability: str, role: str) -> bool:
    """Whether an ability works for a Fighter in the role of "Attack" or "Defence".

    One that is worded for a role serves its own Fighter alone; so does any other, by the
    default reading of ruling O-37.
    """
    own = s.fighter(name)
    if own.ability == ability and own.during in ("", role):
        return True
    shared = s.reads("O-37") == "team"
    return shared and any(f.ability == ability and not f.during for f in s.team(own.team))


book.pieces_beside += [dice_due]

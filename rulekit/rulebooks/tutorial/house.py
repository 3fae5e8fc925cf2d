"""Cards in front of a player: how many can be active, which are used, which slaves are free."""

from __future__ import annotations

from rulekit.engine.pieces import Figures, at_most, quantity
from rulekit.engine.state import find
from rulekit.rulebooks.tutorial.cards import Work, card
from rulekit.rulebooks.tutorial.state import HouseCard, Player, Table, fact

NONE = ""  # no card is laid aside
WORKS = ("first", "second")


@quantity("TF-CL-065", "TF-CL-107")
def most_active(_s: Table) -> int:
    """How many house cards can be active at one time."""
    return int(fact("TF-CL-065", "active"))


@quantity("TF-CL-065", ruling="TF-OD-18")
def active(s: Table, seat: str) -> int:
    """How many active house cards a player has."""
    p = s.of(seat)
    dominus = s.reads("TF-OD-45") == "counts" and bool(p.dominus)
    return len(p.cards) + (len(p.lasting) if s.reads("TF-OD-18") == "lasting" else 0) + dominus


@quantity("TF-CL-050", ruling="TF-OD-03")
def free_slaves(s: Table, seat: str) -> int:
    """How many slaves a player can put to work."""
    return s.pool if s.reads("TF-OD-03") == "pool" else s.of(seat).slaves


@quantity("TF-CL-062", ruling="TF-OD-49")
def slaves_needed(s: Table, name: str) -> int:
    """How many slaves it takes to use a card."""
    if card(s, name).each_round and s.reads("TF-OD-49") == "free":
        return 0
    return int(fact("TF-CL-051", "slaves"))


def bonus(s: Table, p: Player, what: str) -> int:
    """How many works beyond the usual a player's schemes still allow: "extra" or "again"."""
    lasting = sum(getattr(card(s, name), what) for name in p.lasting)
    return int(lasting + getattr(p, what) - getattr(p, f"{what}_used"))


@quantity("TF-CL-053", "TF-CL-108", "TF-CL-054")
def uses_allowed(s: Table, seat: str, times: int) -> int:
    """How often a card that was used so often can be used in a round: once, and more as schemes lift that."""
    p = s.of(seat)
    return max(int(fact("TF-CL-053", "times")), times if bonus(s, p, "again") > 0 else 0) + max(0, bonus(s, p, "again"))


def room_for(s: Table, seat: str, name: str) -> Figures | bool:
    """Say whether a scheme has room in front of a player: only a ruling counts lasting ones among the house cards."""
    if s.reads("TF-OD-18") != "lasting" or card(s, name).sort != "lasting":
        return True
    return at_most(int(active(s, seat)) + 1, int(most_active(s)))


def times_used(s: Table, row: HouseCard, work: str) -> int:
    """How often a card has been used this round; with a space for each work, that work alone."""
    return row.used.count(work) if s.reads("TF-OD-14") == "spaces" else len(row.used)


def work_of(s: Table, name: str, work: str) -> Work | None:
    """Return a work of a card, None where the card has no such work."""
    return find(card(s, name).works, work)


def with_slave(s: Table, seat: str, number: int) -> Table:
    """Take slaves from a player's free ones (or give back), or from the pool."""
    if s.reads("TF-OD-03") == "pool":
        return s.set(pool=s.pool - number)
    return s.put(seat, slaves=s.of(seat).slaves - number)


def joined(s: Table, seat: str, row: HouseCard) -> Table:
    """Add a card to a house; with it a slave, where each card brings one."""
    s = s.put(seat, cards=(*s.of(seat).cards, row))
    if s.reads("TF-OD-03") == "cards" and s.box:
        s = s.put(seat, slaves=s.of(seat).slaves + 1).set(box=s.box - 1)
    return s


def set_aside(s: Table, seat: str, name: str) -> Table:
    """Take a card out of a house: for good, or into the reserve.  Its slaves come back when the round ends."""
    p = s.of(seat)
    row = find(p.cards, name)
    if row is None:
        return s
    s = s.put(seat, cards=tuple(c for c in p.cards if c is not row), away=p.away + row.slaves)
    if s.reads("TF-OD-17") == "reserve":
        s = s.put(seat, reserve=(*p.reserve, row.set(slaves=0)))
    else:
        s = s.set(work_discard=(*s.work_discard, name))
    if s.reads("TF-OD-03") == "cards":  # the slave that came with the card goes with it
        p = s.of(seat)
        s = s.put(seat, away=p.away - 1) if p.away else s.put(seat, slaves=p.slaves - 1)
        s = s.set(box=s.box + 1)
    return s

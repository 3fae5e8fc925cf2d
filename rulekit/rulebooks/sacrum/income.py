"""Income of the three civilizations of this set."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, equals, guard, nobody
from rulekit.engine.state import Handfuls, domain
from rulekit.rulebooks.sacrum.state import GOODS, Table, fact


@effect("B-3.2.7")
def overflow(_doer: Any, s: Table) -> Table:
    """Turn what a store cannot hold into luxury goods."""
    for p in s.players:
        over = {g: max(0, getattr(p, g) - fact("B-3.2.7", g)) for g in GOODS}
        if any(over.values()):
            kept = {g: getattr(p, g) - n for g, n in over.items()}
            s = s.put(p.name, luxury=p.luxury + sum(over.values()), **kept)
    return s


def gains(s: Table, seat: str, **what: int) -> Table:
    """Give a seat goods, inhabitants or coins; coins come from the bank."""
    p = s.of(seat)
    s = s.put(seat, **{k: getattr(p, k) + n for k, n in what.items()})
    return s.set(bank=s.bank - what.get("coins", 0))


class Collect(Rule):
    """What comes in (and goes) without a choice."""

    @effect("SC-CL-034", ruling="SC-OD-10")
    def delos_income(self, s: Table) -> Table:
        """Delos brings wood and a coin."""
        owner = s.owner("Delos")
        if not owner:
            return s
        times = 1 if s.reads("SC-OD-10") == "whole" else 2
        return gains(s, owner, wood=times * fact("SC-CL-034", "wood"), coins=times * fact("SC-CL-034", "coins"))

    @effect("SC-CL-032", ruling="SC-OD-09")
    def antioch_leaks(self, s: Table) -> Table:
        """Antioch loses an inhabitant, after everything that came in."""
        owner = s.owner("Antioch")
        if not owner:
            return s
        p, loss = s.of(owner), int(fact("SC-CL-032", "inhabitants"))
        if p.inhabitants or s.reads("SC-OD-09") == "nothing":
            return s.put(owner, inhabitants=max(0, p.inhabitants - loss))
        gone = min(loss, p.on_sacrum)
        return s.put(owner, on_sacrum=p.on_sacrum - gone).set(bank=s.bank + gone)

    overflow = overflow

    def outcome(self, s: Table) -> str:
        return "rhodes" if s.owner("Rhodes") else "nobody"


def owner_of_rhodes(s: Table, _at: Any) -> tuple[str, ...]:
    """Name the owner of Rhodes."""
    return (s.owner("Rhodes"),)


def handfuls(_s: Table, _by: str) -> Handfuls:
    """Return the goods there are, in handfuls."""
    return Handfuls(tuple(fact("SC-CL-029", "kinds")), fact("SC-CL-029", "goods"))


class TakeGoods(Move):
    """The owner of Rhodes takes goods, or none."""

    goods: Annotated[tuple[str, ...], domain(handfuls, clause="SC-CL-029")]

    @guard("SC-CL-029")
    def exactly(self, s: Table) -> Figures:
        """Three of them, or none at all."""
        due = fact("SC-CL-029", "goods")
        return equals(len(self.goods), due) if self.goods else equals(0, 0)

    @guard("SC-CL-029", ruling="SC-OD-08")
    def kinds(self, s: Table) -> Figures:
        """Coins count among the goods, unless the ruling says otherwise."""
        barred = ("coins",) if s.reads("SC-OD-08") == "goods" else ()
        return nobody(tuple(sorted({g for g in self.goods if g in barred})), "not-these")

    @guard("SC-CL-029", ruling="SC-OD-08")
    def mix(self, s: Table) -> Figures:
        """The same one may be taken more than once, unless the ruling says otherwise."""
        twice = tuple(sorted(g for g, n in Counter(self.goods).items() if n > 1))
        return nobody(twice if s.reads("SC-OD-08") == "different" else (), "not-these")

    @effect("SC-CL-029", "SC-CL-030")
    def into_reserve(self, s: Table) -> Table:
        """Add them to the reserve; what was taken in other rounds does not matter."""
        return gains(s, self.by, **Counter(self.goods))

    overflow = overflow

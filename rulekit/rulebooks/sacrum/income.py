"""Income: what tiles and inhabitants bring, and the three civilizations of this set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_most, effect, equals, guard, nobody, quantity
from rulekit.engine.state import Handfuls, domain
from rulekit.rulebooks.sacrum.state import Table, book, fact
from rulekit.rulebooks.sacrum.stores import gains, overflow
from rulekit.rulebooks.sacrum.tiles import face, there


def by_steps(table: Mapping[str, int], number: int) -> int:
    """Read a table of steps: the value from the largest step that is not above a number.

    Examples
    --------
    >>> [by_steps({"0": 1, "3": 2}, n) for n in (0, 2, 3, 9)]
    [1, 1, 2, 2]
    """
    steps = [int(step) for step in table if int(step) <= number]
    return table[str(max(steps))] if steps else 0


@quantity("B-3.2.20")
def coins_of(inhabitants: int) -> int:
    """How many coins so many inhabitants bring."""
    return by_steps(fact("B-3.2.20", "coins"), inhabitants)


@quantity("B-3.2.20")
def luxury_of(inhabitants: int) -> int:
    """How many luxury goods so many inhabitants bring."""
    return by_steps(fact("B-3.2.20", "luxury"), inhabitants)


class Now(Rule):
    """Whether income comes in before the chits."""

    def outcome(self, s: Table) -> str:
        return "now" if s.reads("SC-OD-03") == "earlier" else "not yet"


class Late(Rule):
    """Whether income comes in after the disasters; where only the chits are played, there is none."""

    def outcome(self, s: Table) -> str:
        return "now" if s.reads("SC-OD-03") == "later" and s.reads("SC-OD-21") == "base" else "had"


def leaks(s: Table) -> Table:
    """Take an inhabitant from the owner of Antioch, or what the ruling takes in its place."""
    owner = s.owner("Antioch")
    if not owner:
        return s
    p, loss = s.of(owner), int(fact("SC-CL-032", "inhabitants"))
    if p.inhabitants or s.reads("SC-OD-09") != "sacrificed":
        return s.put(owner, inhabitants=max(0, p.inhabitants - loss))
    gone = min(loss, p.on_sacrum)
    return s.put(owner, on_sacrum=p.on_sacrum - gone).set(bank=s.bank + gone)


class Yields(Rule):
    """What civilizations, tiles and inhabitants bring; those of this set are told apart below."""

    @effect("SC-CL-032", ruling="SC-OD-09")
    def antioch_leaks_first(self, s: Table) -> Table:
        """Antioch loses an inhabitant before anything comes in, where the ruling says so."""
        return leaks(s) if s.reads("SC-OD-09") == "first" else s

    @effect("B-3.1.6")
    def civilizations_bring(self, s: Table) -> Table:
        """Give what each civilization brings."""
        for p in s.players:
            brings = book.facts["B-3.1.6"].get(p.civilization)
            s = gains(s, p.name, brings) if brings else s
        return s

    @effect("B-3.2.20", "B-3.4.1", "B-3.4.3")
    def tiles_bring(self, s: Table) -> Table:
        """Give what each tile brings."""
        for p in s.players:
            brings: Counter[str] = Counter()
            for tile in p.tiles:
                brings.update(there(face(tile).income))
            s = gains(s, p.name, brings) if brings else s
        return s

    @effect("B-3.2.20")
    def inhabitants_bring(self, s: Table) -> Table:
        """Give coins, and luxury goods to large populations."""
        for p in s.players:
            s = gains(s, p.name, {"coins": int(coins_of(p.inhabitants)), "luxury": int(luxury_of(p.inhabitants))})
        return s

    @effect("B-3.4.2", "B-3.4.1")
    def will_choose(self, s: Table) -> Table:
        """Ask those who have a tile with a good of choice."""
        due = tuple(n for n in s.turn_order for t in s.of(n).tiles for _ in range(face(t).choice))
        return s.set(choosing=due) if due else s


def chooser(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who chooses now."""
    return s.choosing[:1]


def goods_of_choice(_s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a good of choice."""
    return tuple(fact("B-3.4.2", "kinds"))


class Choose(Move):
    """Choose the good that a tile brings."""

    good: Annotated[str, domain(goods_of_choice, "good", "B-3.4.2")]

    @effect("B-3.4.2")
    def chosen(self, s: Table) -> Table:
        """Take it."""
        return gains(s, self.by, {self.good: 1}).set(choosing=s.choosing[1:])


class Collect(Rule):
    """What comes in (and goes) without a choice."""

    @effect("SC-CL-034", ruling="SC-OD-10")
    def delos_income(self, s: Table) -> Table:
        """Delos brings wood and a coin."""
        owner = s.owner("Delos")
        if not owner:
            return s
        times = 1 if s.reads("SC-OD-10") == "whole" else 2
        return gains(s, owner, {what: times * int(fact("SC-CL-034", what)) for what in ("wood", "coins")})

    @effect("SC-CL-032", ruling="SC-OD-09")
    def antioch_leaks(self, s: Table) -> Table:
        """Antioch loses an inhabitant, after everything that came in."""
        return s if s.reads("SC-OD-09") == "first" else leaks(s)

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
        due, taken = int(fact("SC-CL-029", "goods")), len(self.goods)
        if s.reads("SC-OD-08") == "fewer":
            return at_most(taken, due)
        found = equals(taken, due) if taken else equals(0, 0)
        return msgspec.structs.replace(found, ruling="SC-OD-08") if taken < due else found

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
        return gains(s, self.by, Counter(self.goods))

    overflow = overflow

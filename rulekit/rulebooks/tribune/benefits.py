"""Phase 5: what factions bring to their controllers, and the Tribunus Plebis."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import IDLE, Figures, at_least, effect, equals, guard
from rulekit.engine.state import domain
from rulekit.rulebooks.tribune.asking import pays
from rulekit.rulebooks.tribune.board import factions
from rulekit.rulebooks.tribune.cards import Picks
from rulekit.rulebooks.tribune.figures import none_there, without_odd
from rulekit.rulebooks.tribune.setup import TRIBUNUS
from rulekit.rulebooks.tribune.sheet import with_legion
from rulekit.rulebooks.tribune.state import Table, book, fact


def controlled(s: Table, seat: str) -> tuple[str, ...]:
    """Name the factions that a seat controls."""
    return tuple(f.name for f in s.factions if f.controller == seat)


# --- Tribunus Plebis ---------------------------------------------------------------------------------


def tribune(s: Table, _at: Any) -> str:
    """Name who has the Tribunus Plebis."""
    return next((o.owner for o in s.officials if o.name == TRIBUNUS), "")


def two_factions(_s: Table, _by: str) -> Picks:
    """Domain of the factions that are used."""
    return Picks(factions(), range(2, 3))


class Claim(Move):
    """Use two factions to turn a scroll into a tribune."""

    factions: Annotated[tuple[str, ...], domain(two_factions, "factions", "TR-CL-105")]

    @guard("TR-CL-105")
    def two(self, _s: Table) -> Figures:
        """They are two."""
        return equals(len(self.factions), int(fact("TR-CL-105", "factions")))

    @guard("TR-CL-106")
    def controls_enough(self, s: Table) -> Figures:
        """At least two factions are controlled right now."""
        return at_least(len(controlled(s, self.by)), int(fact("TR-CL-106", "factions")))

    @guard("TR-CL-105", ruling="TR-OD-27")
    def controls_both(self, s: Table) -> Figures:
        """Both of those used are controlled, unless the ruling leaves the choice free."""
        if s.reads("TR-OD-27") == "any":
            return IDLE
        odd = tuple(f for f in self.factions if f not in controlled(s, self.by))
        return none_there(odd, "not-controlled", "all-controlled")

    @guard("TR-CL-106")
    def scroll(self, s: Table) -> Figures:
        """A scroll is there."""
        return at_least(s.of(self.by).scrolls, int(fact("TR-CL-106", "scrolls")))

    @guard("TR-CL-107")
    def unspent(self, s: Table) -> Figures | bool:
        """Neither has been used this round."""
        return without_odd(f for f in self.factions if s.faction(f).spent)

    @effect("TR-CL-105", ruling="TR-OD-27")
    def turned(self, s: Table) -> Table:
        """Turn the tile over to its tribune side."""
        p = s.of(self.by)
        kept = s.reads("TR-OD-27") == "kept"
        return s.put(self.by, scrolls=p.scrolls - (not kept), tribunes=p.tribunes + 1)

    @effect("TR-CL-107", ruling="TR-OD-27")
    def used(self, s: Table) -> Table:
        """Both factions are spent for this round."""
        for f in self.factions:
            s = s.put_faction(f, spent=True)
        return s

    def outcome(self, s: Table) -> str:
        return "again" if s.reads("TR-OD-27") == "again" else "once"


# --- the benefits ------------------------------------------------------------------------------------


def brings(s: Table, clause: str) -> str:
    """Return who gets the benefit that a clause gives; "" where nobody does."""
    f = s.faction(book.facts[clause]["faction"])
    return "" if f.spent or f.paid else f.controller


def paid_out(s: Table, clause: str) -> Table:
    """Remember that a benefit has been received."""
    return s.put_faction(book.facts[clause]["faction"], paid=True)


class Benefits(Rule):
    """Every controlled faction brings its benefit."""

    @effect("TR-CL-104", "B-2.3.2")
    def gladiators(self, s: Table) -> Table:
        """All denarii on the Colosseum."""
        seat = brings(s, "B-2.3.2")
        if not seat:
            return s
        s = s.put(seat, denarii=s.of(seat).denarii + s.colosseum).set(colosseum=0)
        return paid_out(s, "B-2.3.2")

    @effect("TR-CL-104", "B-2.3.3")
    def vestals(self, s: Table) -> Table:
        """The temporary favor of the gods."""
        seat = brings(s, "B-2.3.3")
        return paid_out(s.set(temporary=seat), "B-2.3.3") if seat else s.set(temporary="")

    @effect("TR-CL-104", "B-2.3.4")
    def patricians(self, s: Table) -> Table:
        """The proconsul for the next placement."""
        seat = brings(s, "B-2.3.4")
        return paid_out(s.set(next_proconsul=seat), "B-2.3.4") if seat else s

    @effect("TR-CL-104", "B-2.3.5")
    def praetorians(self, s: Table) -> Table:
        """A legion."""
        seat = brings(s, "B-2.3.5")
        return paid_out(with_legion(s, seat), "B-2.3.5") if seat else s

    @effect("TR-CL-104", "B-2.3.6")
    def plebeians(self, s: Table) -> Table:
        """Denarii."""
        seat = brings(s, "B-2.3.6")
        return paid_out(pays(s, seat, -int(fact("B-2.3.6", "denarii"))), "B-2.3.6") if seat else s

    @effect("TR-CL-104", "B-2.3.8")
    def senators(self, s: Table) -> Table:
        """A scroll, where there is none yet."""
        seat = brings(s, "B-2.3.8")
        if not seat:
            return s
        s = paid_out(s, "B-2.3.8")
        p = s.of(seat)
        if p.scrolls or not s.scrolls_left:
            return s
        return s.put(seat, scrolls=1).set(scrolls_left=s.scrolls_left - 1)


def legate(s: Table, _at: Any) -> str:
    """Name who may buy a legion through the Legates."""
    return brings(s, "B-2.3.9")

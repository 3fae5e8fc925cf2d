"""Who takes part in a Competition where too many could, and who meets whom."""

from __future__ import annotations

import math

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect
from rulekit.rulebooks.serpents.core import fact, influence
from rulekit.rulebooks.serpents.moves.die_each import DieEach, Ranked, refined
from rulekit.rulebooks.serpents.moves.rivals import (
    Names,
    beyond,
    ends_level,
    first_pair,
    left_in,
    levels,
    named,
    on_the_line,
    placed,
    put_out,
)
from rulekit.rulebooks.serpents.state import Table

FEW = 6  # so many groups of names are still told one by one in the odds


class Count(Rule):
    """More have reached the top than there are places: how many of them are level?"""

    @effect("SW-C56-02")
    def ranked(self, s: Table) -> Table:
        return placed(s, by_worth=True)

    @effect("B-1.4.3", ruling="O-48.4")
    def all_differ(self, s: Table) -> Table:
        return best_four(s) if asks(s) == "O-48.4" else s

    @effect("B-1.4.3", ruling="O-48.3")
    def some_level(self, s: Table) -> Table:
        return best_four(s) if asks(s) == "O-48.3" else s

    def outcome(self, s: Table) -> str:
        if len(left_in(s)) <= fact("SW-C56-03", "places"):
            return "four"
        ruling = asks(s)
        return "unsettled" if ruling and s.reads(ruling) == "report" else "die"


def asks(s: Table) -> str:
    """Return the ruling that says who enters; "" where all are level and the text itself says it."""
    groups = levels(s)
    if len(groups) == 1:
        return ""
    return "O-48.4" if all(len(g) == 1 for g in groups) else "O-48.3"


def best_four(s: Table) -> Table:
    """Return the table with those who are worth most, where that tells who they are."""
    if s.reads(asks(s)) == "report" or on_the_line(s):
        return s
    s = left_out(s, beyond(s))
    # Where pairs are drawn by die alone, what the four are worth has done its work.
    keep = s.reads("BR-17.1") == "by worth"
    return s if keep else s.set(rivals=tuple(r.set(place=r.place if r.out else 0) for r in s.rivals))


def left_out(s: Table, names: Names) -> Table:
    """Return the table without those who have no place; they lose nothing else (ruling O-48.5)."""
    if s.reads("O-48.5") == "lose":
        for name in names:
            s = influence(s, name, -fact("SW-TIE-04", "price"))
    return put_out(s, names)


class Cut(DieEach):
    """Too many are level: a die each says who enters."""

    def rollers(self, s: Table) -> Names:
        return on_the_line(s)

    @effect("SW-C56-01", "SW-C56-03", ruling="O-48.2")
    def by_die(self, s: Table, reading: Ranked) -> Table:
        t = refined(s, reading)
        return s if on_the_line(t) and s.reads("O-48.2") == "all" else t

    @effect("SW-C56-04", ruling="O-48.5")
    def out(self, s: Table, reading: Ranked) -> Table:
        return left_out(s, beyond(s))

    def outcome(self, s: Table, reading: Ranked) -> str:
        return "level" if on_the_line(s) else "four"

    def told(self, s: Table, reading: Ranked) -> str:
        """Name who stays out, unless there are too many who could."""
        t = self.by_die(s, reading)
        if on_the_line(t):
            return "level at the cut"
        out = beyond(t)
        if math.comb(len(self.rollers(s)), len(out)) > FEW:
            return "four found"
        return f"{named(t, out)} {'is' if len(out) == 1 else 'are'} out"


class Draw(Rule):
    """Who is placed how, before the first fight."""

    @effect("B-1.4.3", ruling="BR-17.1")
    def ranked(self, s: Table) -> Table:
        return placed(s, by_worth=s.reads("BR-17.1") == "by worth")

    def outcome(self, s: Table) -> str:
        # Who meets whom of three or four is told on page 17 alone (ruling O-49).
        if s.reads("O-49") == "report" and len(left_in(s)) > 2:
            return "unsettled"
        return "level" if ends_level(s) else "clear"


class Places(DieEach):
    """Those who are level where it matters roll a die each for the better place."""

    def rollers(self, s: Table) -> Names:
        return ends_level(s)

    @effect("B-1.4.3", ruling="BR-17.1")
    def by_die(self, s: Table, reading: Ranked) -> Table:
        return refined(s, reading)

    def outcome(self, s: Table, reading: Ranked) -> str:
        return "level" if ends_level(s) else "clear"

    def told(self, s: Table, reading: Ranked) -> str:
        """Name who fights first."""
        t = self.by_die(s, reading)
        return "level still" if ends_level(t) else f"{named(t, first_pair(levels(t)))} fight first"

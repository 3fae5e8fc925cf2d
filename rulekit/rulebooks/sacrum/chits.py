"""The Sacrum chits: three of five turned up each round, and put back."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.sacrum.state import SKULL, Layers, Table, fact, fresh_chits

SHOWS = "skull shown"  # the outcome of turning chits up


@quantity("SC-CL-014")
def chits_due(s: Table) -> int:
    """How many chits are turned up."""
    return int(fact("SC-CL-014", "shown"))


def taken_from(pile: Layers, taken: tuple[str, ...]) -> tuple[Layers, Layers]:
    """Take things off a pile: return them in the layers they came from, and what is left.

    Examples
    --------
    >>> taken_from((("c", "d"), ("S", "a", "b")), ("a", "c", "d"))
    ((('c', 'd'), ('a',)), (('S', 'b'),))
    """
    want = list(taken)
    came: list[tuple[str, ...]] = []
    left: list[tuple[str, ...]] = []
    for layer in pile:
        here, rest = [], []
        for thing in sorted(layer) if want else layer:
            if thing in want:
                want.remove(thing)
                here.append(thing)
            else:
                rest.append(thing)
        came.append(tuple(here))
        left.append(tuple(rest))
    return tuple(filter(None, came)), tuple(filter(None, left))


class Reveal(Draw):
    """The uppermost chits of the stack are turned up."""

    def pile(self, s: Table) -> Layers:
        return s.chits

    def count(self, s: Table) -> int:
        return int(chits_due(s))

    @effect("SC-CL-014", ruling="SC-OD-16")
    def turned_up(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay the chits open."""
        came, left = taken_from(s.chits, reading)
        # Only where they go back unshuffled does it matter which came first.
        return s.set(chits=left, shown=came if s.reads("SC-OD-01") == "C" else (reading,))

    @effect("SC-CL-015")
    def remembered(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Keep in mind whether it was a round with the skull."""
        return s.set(skulls=(*s.skulls, SKULL in reading))

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return SHOWS if SKULL in reading else "no skull"


class ReturnChits(Rule):
    """The chits that were shown go back into the stack."""

    @effect("SC-CL-025", ruling="SC-OD-01")
    def slid_under(self, s: Table) -> Table:
        """Put the shown chits back as the ruling reads it."""
        if s.reads("SC-OD-01") == "B":
            everything = tuple(sorted((*s.shown_chits, *(c for layer in s.chits for c in layer))))
            return s.set(chits=(everything,), shown=())
        return s.set(chits=(*s.chits, *s.shown), shown=())


@quantity("SC-CL-025", ruling="SC-OD-19")
def foreseen(s: Table) -> Fraction:
    """How likely the skull is to be among the next chits, for somebody who has seen the last ones."""
    if s.reads("SC-OD-19") == "fresh":
        s = s.set(chits=(fresh_chits(),), shown=())
    weights = Reveal().weights(ReturnChits().slid_under(s))
    return Fraction(weights.get(SHOWS, 0), sum(weights.values()))


class StackOnTop(Move):
    """Put the shown chits on top of the stack: what nobody may do."""


def revealer(s: Table, _at: Any) -> str | tuple[str, ...]:
    """Name who turns the chits up."""
    return s.turn_order[0] if s.reads("SC-OD-16") == "first" else s.seats

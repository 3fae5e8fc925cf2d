"""Exposing a Conspiracy: with a Counteraction from the hand, or with a Guard and a die."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from rulekit.engine.chance import Judged, Roll, Rolled, sums_of
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, equals, guard, less_than
from rulekit.engine.state import domain
from rulekit.rulebooks.serpents.core import number
from rulekit.rulebooks.serpents.moves.cards import let_drop, lifted, put_play, spend, to_hand
from rulekit.rulebooks.serpents.moves.initiative import faces
from rulekit.rulebooks.serpents.moves.strength import in_hand, requirement, with_support
from rulekit.rulebooks.serpents.state import Table

MEANS = ("Guards", "Counteraction")
MEAN = domain(lambda s, by: MEANS, "means")


class Expose(Move):
    """Somebody moves to expose the Conspiracy: from that word on its target is fixed."""

    using: Annotated[str, MEAN]

    @guard("SW-ETI-06")
    def has_target(self, s: Table) -> bool:
        return in_hand(s).target != ""

    @guard("B-1.2.11", ruling="BR-3")
    def a_conspiracy(self, s: Table) -> bool:
        answers = s.reads("BR-3") == "yes" and self.using == "Counteraction"
        return answers or in_hand(s).answers == ""

    @guard("B-1.2.11.1")
    def not_dropped(self, s: Table) -> Figures:
        return less_than(in_hand(s).dropped.count(self.by), number(s, "B-1.2.11.1", "dropped"))

    @guard("B-1.2.12", needs="has_target")
    def own_skin(self, s: Table) -> Any:
        return self.using != "Guards" or equals(in_hand(s).target, self.by)

    @guard("B-1.2.12")
    def has_guard(self, s: Table) -> Any:
        return self.using != "Guards" or at_least(len(s.house(self.by).guards), 1)

    @effect("SW-ETI-09", "SW-ETI-12")
    def locked(self, s: Table) -> Table:
        return put_play(s, locked=True)

    @effect("B-1.2.11")
    def begun(self, s: Table) -> Table:
        return put_play(s, exposer=self.by, using=self.using)


class SendGuard(Move):
    """A Guard is staked on the roll of a die."""

    @guard("B-1.2.12")
    def with_guards(self, s: Table) -> Figures:
        return equals(in_hand(s).using, "Guards")


class AnswerWithCard(Move):
    """Somebody reaches for a Counteraction."""

    @guard("B-1.2.11")
    def with_a_card(self, s: Table) -> Figures:
        return equals(in_hand(s).using, "Counteraction")


class LetDrop(Move):
    """The attempt is not carried out after all."""

    @effect("SW-ETI-09", ruling="O-43.4")
    def unlocked(self, s: Table) -> Table:
        return lifted(s)

    @effect("B-1.2.11.1")
    def dropped(self, s: Table) -> Table:
        return let_drop(s, self.by)


class GuardDie(Roll):
    """One die for the Guard: high enough, and the Conspiracy is foiled."""

    def dice(self, s: Table) -> dict[str, int]:
        return {in_hand(s).exposer: number(s, "B-1.2.12", "dice")}

    def faces_of(self, s: Table) -> int:
        return faces(s)

    def read(self, s: Table, result: Rolled) -> Judged:
        shown = sum(result.faces[0][1])
        return _reading(s, shown)

    def explain(self, s: Table, result: Rolled) -> Iterable[tuple[str, Figures]]:
        """Hold the die against what it has to show."""
        yield "roll-enough", at_least(sum(result.faces[0][1]), number(s, "B-1.2.12", "least"))

    def space(self, s: Table) -> Iterable[tuple[Judged, int]]:
        ways = sums_of(number(s, "B-1.2.12", "dice"), self.faces_of(s))
        good = sum(n for shown, n in ways.items() if _reading(s, shown).winner == "foiled")
        found = ((Judged("foiled"), good), (Judged("stands"), sum(ways.values()) - good))
        return tuple(x for x in found if x[1])

    def label(self, s: Table, reading: Judged) -> str:
        return reading.winner

    @effect("B-1.2.12")
    def spent(self, s: Table, reading: Judged) -> Table:
        seat = in_hand(s).exposer
        first, *rest = s.house(seat).guards
        return s.put(seat, guards=tuple(rest)).set(discard=(*s.discard, first))

    @effect("B-1.2.12")
    def foiled(self, s: Table, reading: Judged) -> Table:
        return put_play(s, foiled=True) if reading.winner == "foiled" else s

    def outcome(self, s: Table, reading: Judged) -> str:
        return reading.winner


def _reading(s: Table, shown: int) -> Judged:
    return Judged("foiled" if shown >= number(s, "B-1.2.12", "least") else "stands")


class Aftermath(Rule):
    """What has come of the attempt."""

    @effect("B-1.2.11")
    def over(self, s: Table) -> Table:
        return put_play(s, exposer="", using="")

    def outcome(self, s: Table) -> str:
        play = in_hand(s)
        return "foiled" if play.foiled else "played" if play.played else "open"


class Fall(Rule):
    """A foiled Conspiracy does nothing and is discarded."""

    @effect("B-1.2.14", ruling="BR-6")
    def discarded(self, s: Table) -> Table:
        return spend(s) if s.reads("BR-6") == "discarded" else to_hand(s)


class Weigh(Rule):
    """Nobody has anything more to say: the card is held against its requirement once more."""

    @effect("B-1.2.7")
    def falls_short(self, s: Table) -> Table:
        return put_play(s, played=False) if with_support(s) < requirement(s) else s

    def outcome(self, s: Table) -> str:
        return "holds" if in_hand(s).played else "short"

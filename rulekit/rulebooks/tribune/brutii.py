"""The turn of the Brutii: a disc, an action card, the proconsul."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import effect, guard
from rulekit.engine.state import domain
from rulekit.rulebooks.tribune.cards import without
from rulekit.rulebooks.tribune.placing import Piece, has_proconsul, of_a_kind, put_down
from rulekit.rulebooks.tribune.state import PROCONSUL, Table, fact

CROSS, ARROW, FOLLOWER = "cross", "arrow", "follower"


def last_disc(s: Table) -> str:
    """Return the disc that was turned up last; "" where none was."""
    return s.shown[-1] if s.shown else ""


def stopped_by_cross(s: Table, _at: object) -> str:
    """Name the Brutii where their last disc was a cross."""
    return s.brutii if last_disc(s) == CROSS else ""


def had_their_turn(s: Table, _at: object) -> str:
    """Name the Brutii where their last disc was none."""
    return s.brutii if last_disc(s) not in (CROSS, "") else ""


class TurnUpDisc(Draw):
    """The Brutii turn up an action disc."""

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (s.discs,)

    def count(self, _s: Table) -> int:
        return int(fact("TR-CL-056", "discs"))

    @effect("TR-CL-056", ruling="TR-OD-09")
    def turned_up(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay it open; it stays so until the round is over."""
        return s.set(discs=without(s.discs, reading), shown=(*s.shown, *reading))

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        disc = reading[0]
        if disc == FOLLOWER and not has_proconsul(s, s.brutii) and s.reads("TR-OD-12") == "cross":
            return CROSS
        return "cross" if disc == CROSS else "arrow" if disc == ARROW else "follower"

    def label(self, _s: Table, reading: tuple[str, ...]) -> str:
        return reading[0]


def action_cards(s: Table, by: str) -> tuple[str, ...]:
    """Domain of an action card in hand."""
    return tuple(dict.fromkeys(s.of(by).actions))


def comes_out(s: Table) -> bool:
    """Whether the proconsul goes out this turn: by the disc with a follower, where it is there."""
    return last_disc(s) == FOLLOWER and bool(has_proconsul(s, s.brutii))


def way_on(s: Table, card: str) -> str:
    """Say where an action card leads; to the proconsul only from the disc with the follower."""
    if card in fact("TR-CL-063", "immediate"):
        return "now"
    return "proconsul" if comes_out(s) else "over"


class PlayAction(Move):
    """Lay an action card face up."""

    card: Annotated[str, domain(action_cards, "action-card", "TR-CL-030")]

    @effect("TR-CL-058")
    def by_arrow(self, s: Table) -> Table:
        """The arrow: a card is laid face up."""
        return self._laid(s) if last_disc(s) != FOLLOWER else s

    @effect("TR-CL-059", ruling="TR-OD-12")
    def by_follower(self, s: Table) -> Table:
        """The arrow with the follower: a card is laid face up as well."""
        return self._laid(s) if last_disc(s) == FOLLOWER else s

    def _laid(self, s: Table) -> Table:
        p = s.of(self.by)
        return s.put(self.by, actions=without(p.actions, (self.card,)), played=(*p.played, self.card))

    def outcome(self, s: Table) -> str:
        return way_on(s, self.card)


class AfterCard(Rule):
    """The card has been carried out."""

    def outcome(self, s: Table) -> str:
        if comes_out(s):
            return "proconsul"
        return "another" if s.reads("TR-OD-10") == "on" and s.discs else "over"


class Send(Piece):
    """The Brutii place the proconsul."""

    space: Annotated[str, domain(of_a_kind, "place", "TR-CL-065")]

    def is_proconsul(self) -> bool:
        return True

    @guard("TR-CL-061")
    def has_it(self, s: Table) -> bool:
        """The Brutii have the proconsul, by control of the Patricians."""
        return bool(has_proconsul(s, self.by))

    @effect("TR-CL-060", "TR-CL-064", ruling="TR-OD-11")
    def stands(self, s: Table) -> Table:
        """Put it there."""
        return put_down(s, self.space, PROCONSUL)


class Withhold(Move):
    """The Brutii keep the proconsul back."""

    @guard("TR-CL-060", ruling="TR-OD-11")
    def may(self, s: Table) -> bool:
        """It is a chance, and no must."""
        return s.reads("TR-OD-11") == "may"


class EndTurn(Move):
    """End the turn without a card: what an arrow does not allow."""

"""Phase three: slaves on cards, turn by turn."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard, less_than, quantity
from rulekit.engine.state import Seat, domain, find, whole
from rulekit.rulebooks.tutorial.bank import gain
from rulekit.rulebooks.tutorial.cards import Work, card
from rulekit.rulebooks.tutorial.favours import owing
from rulekit.rulebooks.tutorial.house import (
    WORKS,
    bonus,
    free_slaves,
    slaves_needed,
    times_used,
    uses_allowed,
    with_slave,
    work_of,
)
from rulekit.rulebooks.tutorial.order import in_turn
from rulekit.rulebooks.tutorial.state import HouseCard, Table

MOST = 99


def worker(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who is on turn in the works phase."""
    return s.turns[:1]


def house_cards(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a card in front of somebody."""
    return tuple(dict.fromkeys([c.card for p in s.players for c in p.cards]))


def works(_s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a work on a card."""
    return WORKS


@quantity("TF-CL-052", "TF-CL-055", ruling="TF-OD-48")
def work_coins(s: Table, seat: str, work: Work) -> int:
    """How many coins a work brings: what the card says, and what schemes add to it or take off."""
    if not work.coins:
        return 0
    more = sum(card(s, name).yields for name in (*s.of(seat).lasting, *s.edicts))
    return max(0, work.coins + more)


def done_by(s: Table, name: str, work: str) -> tuple[Work, ...]:
    """Return the works that a slave sets off: the chosen one, or all of the card."""
    if s.reads("TF-OD-14") == "both":
        return card(s, name).works
    chosen = work_of(s, name, work)
    return (chosen,) if chosen is not None else ()


class OpenWorks(Rule):
    """The works phase begins."""

    @effect("TF-CL-033", "TF-CL-035")
    def ordered(self, s: Table) -> Table:
        """Fix who takes turns, the start player first."""
        return s.set(turns=tuple(in_turn(s)), placed=False)

    def outcome(self, s: Table) -> str:
        return "turn" if s.turns else "nobody"


class Place(Move):
    """Put a slave on a card and carry out a work of it."""

    card: Annotated[str, domain(house_cards, "house-card", "TF-CL-051")]
    work: Annotated[str, domain(works, "work", "TF-CL-049")]

    def row(self, s: Table) -> HouseCard | None:
        """Return the card as it lies in front of the one who acts."""
        return find(s.of(self.by).cards, self.card)

    @guard("TF-CL-051")
    def own_card(self, s: Table) -> bool:
        """It is a card of one's own."""
        return self.row(s) is not None

    @guard("TF-CL-049", needs="own_card")
    def on_card(self, s: Table) -> bool:
        """The card has that work."""
        return work_of(s, self.card, self.work) is not None

    @guard("TF-CL-053", needs="own_card")
    def unused(self, s: Table) -> Figures:
        """The card can be used in this round."""
        row = self.row(s)
        times = times_used(s, row, self.work) if row is not None else 0
        return less_than(times, int(uses_allowed(s, self.by, times)))

    @guard("TF-CL-051", ruling="TF-OD-13")
    def one_a_turn(self, s: Table) -> bool:
        """It is the only slave of this turn, or a scheme allows one more."""
        return not s.placed or bonus(s, s.of(self.by), "extra") > 0

    @guard("TF-CL-050", ruling="TF-OD-49")
    def slave_free(self, s: Table) -> Figures:
        """A slave is free."""
        return at_least(int(free_slaves(s, self.by)), int(slaves_needed(s, self.card)))

    @effect("TF-CL-054")
    def repeated(self, s: Table) -> Table:
        """Count a work on a used card."""
        row, p = self.row(s), s.of(self.by)
        again = row is not None and times_used(s, row, self.work) > 0
        return s.put(self.by, again_used=p.again_used + 1) if again else s

    @effect("TF-CL-048", ruling="TF-OD-13")
    def extra_used(self, s: Table) -> Table:
        """Count a work beyond that of the turn."""
        if not (s.placed and slaves_needed(s, self.card)):
            return s
        return s.put(self.by, extra_used=s.of(self.by).extra_used + 1)

    @effect("TF-CL-051", ruling="TF-OD-13")
    def turn_used(self, s: Table) -> Table:
        """Count the slave of this turn."""
        return s.set(placed=True) if slaves_needed(s, self.card) else s

    @effect("TF-CL-050", ruling="TF-OD-14")
    def slave_laid(self, s: Table) -> Table:
        """Lay the slave on the card, where it stays; the card is used."""
        row, number = self.row(s), int(slaves_needed(s, self.card))
        if row is None:
            return s
        row = row.set(slaves=row.slaves + number, used=(*row.used, self.work))
        cards = tuple(row if c.card == self.card else c for c in s.of(self.by).cards)
        return with_slave(s.put(self.by, cards=cards), self.by, number)

    @effect("TF-CL-052", ruling="TF-OD-14")
    def coins_taken(self, s: Table) -> Table:
        """Take the coins of the work from the bank."""
        return gain(s, self.by, sum(int(work_coins(s, self.by, w)) for w in done_by(s, self.card, self.work)))

    @effect("TF-CL-052", ruling="TF-OD-14")
    def training_allowed(self, s: Table) -> Table:
        """A gladiator may be trained."""
        more = sum(w.train for w in done_by(s, self.card, self.work))
        return s.put(self.by, training=s.of(self.by).training + more)

    @effect("TF-CL-052", ruling="TF-OD-14")
    def purchase_allowed(self, s: Table) -> Table:
        """A card may be bought through the work."""
        for w in done_by(s, self.card, self.work):
            p = s.of(self.by)
            s = s.put(self.by, bargains=p.bargains + w.buy, off=max(p.off, w.off))
        return s

    def outcome(self, s: Table) -> str:
        return "owed" if owing(s) else "done"


def turn_over(s: Table, seat: str) -> Table:
    """Let purchases that a work allowed lapse with the turn."""
    return s.put(seat, bargains=0, off=0).set(placed=False)


class EndTurn(Move):
    """End the turn after putting a slave on a card."""

    @guard("TF-CL-051", ruling="TF-OD-13")
    def has_placed(self, s: Table) -> bool:
        """A slave was put on a card in this turn."""
        return s.placed

    @effect("TF-CL-035", "TF-CL-051", ruling="TF-OD-13")
    def turn_passes(self, s: Table) -> Table:
        """It is the next player's turn; the turns go round, or everybody has one."""
        rest = s.turns[1:]
        return turn_over(s.set(turns=rest if s.reads("TF-OD-13") == "one" else (*rest, self.by)), self.by)

    def outcome(self, s: Table) -> str:
        return "next" if s.turns else "all"


class Stop(Move):
    """Take no more turns in this works phase."""

    @effect("TF-CL-035", "TF-CL-051", ruling="TF-OD-13")
    def stopped(self, s: Table) -> Table:
        """Leave the works phase."""
        return turn_over(s.set(turns=s.turns[1:]), self.by)

    def outcome(self, s: Table) -> str:
        return "next" if s.turns else "all"


class ShiftSlave(Move):
    """Move a slave from one card to another: what nobody may do."""

    card: Annotated[str, domain(house_cards, "house-card", "TF-CL-056")]
    to: Annotated[str, domain(house_cards, "house-card", "TF-CL-056")]


class Give(Move):
    """Give coins to another player."""

    to: Seat
    coins: Annotated[int, whole(1, MOST, "TF-CL-001")]

    @guard("TF-CL-001", ruling="TF-OD-46", upto="coins")
    def trade_allowed(self, s: Table) -> bool:
        """Players may hand coins to one another."""
        return s.reads("TF-OD-46") == "trade"

    @guard("TF-CL-001", upto="coins")
    def purse(self, s: Table) -> Figures:
        """The giver has so many coins."""
        return at_least(s.of(self.by).coins, self.coins)

    @guard("TF-CL-001")
    def somebody_else(self, s: Table) -> bool:
        """It goes to somebody else."""
        return self.to != self.by

    @effect("TF-CL-001", ruling="TF-OD-46")
    def handed_over(self, s: Table) -> Table:
        """Hand the coins over."""
        s = s.put(self.by, coins=s.of(self.by).coins - self.coins)
        return s.put(self.to, coins=s.of(self.to).coins + self.coins)

"""The two new Houses: what Seppia and Varinia may do."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move
from rulekit.engine.pieces import Figures, at_least, differs, effect, equals, guard, less_than
from rulekit.engine.state import change, domain, find, whole
from rulekit.rulebooks.serpents.core import book, fact
from rulekit.rulebooks.serpents.moves.cards import IN_PLAY, others, put_play, to_hand
from rulekit.rulebooks.serpents.moves.payments import from_bank
from rulekit.rulebooks.serpents.moves.strength import goes_back, in_hand, requirement, with_support
from rulekit.rulebooks.serpents.state import BankPaid, Playing, Raise, Returned, Table

SEPPIA, VARINIA = "Seppia", "Varinia"


def seppia(s: Table, at: Any) -> str:
    """The seat that plays House Seppia."""
    return s.leads(SEPPIA)


def varinia(s: Table, at: Any) -> str:
    """The seat that plays House Varinia."""
    return s.leads(VARINIA)


def in_any_phase(s: Table) -> Any:
    """Whether the abilities that need no Intrigue phase may be used now (ruling O-03)."""
    return s.reads("O-03") == "any phase" or equals(s.phase, "Intrigue")


def use_guards(s: Table, seat: str, count: int) -> Table:
    """Use ready Guards: turn them face down, or discard them (ruling O-02)."""
    house = s.house(seat)
    used, ready = house.guards[:count], house.guards[count:]
    s = s.put(seat, guards=ready)
    if s.reads("O-02") == "discarded":
        return s.set(discard=(*s.discard, *used))
    return s.put(seat, used_guards=tuple(sorted((*house.used_guards, *used))))


def in_play(s: Table, card: str) -> Playing | None:
    """Return the play of a card that everybody can see and that has not taken effect."""
    return next((p for p in s.plays if card and card in (p.card, p.seen)), None)


def latest_twin(s: Table, card: str) -> str:
    """Return the copy of a card that came into play last."""
    printed = s.card(card).prints or card
    open_ones = (c for p in s.plays for c in (p.card or p.seen,) if c)
    return [c for c in open_ones if (s.card(c).prints or c) == printed][-1]


class Obtrude(Move):
    """Obtrusiveness: Seppia uses Guards to make a card harder to play."""

    card: Annotated[str, IN_PLAY]
    x: Annotated[int, whole(1, 99, "SW-OBT-01")]

    @guard("SW-OBT-08", ruling="O-03")
    def in_this_phase(self, s: Table) -> Any:
        return in_any_phase(s)

    @guard("SW-OBT-02")
    def right_kind(self, s: Table) -> Figures:
        return differs(s.card(self.card).kind, "Guard")

    @guard("SW-OBT-04", needs="right_kind")
    def is_in_play(self, s: Table) -> bool:
        return in_play(s, self.card) is not None

    @guard("SW-OBT-04", ruling="O-06", needs="is_in_play")
    def whose_card(self, s: Table) -> bool:
        play = in_play(s, self.card)
        return s.reads("O-06") == "any" or play is None or play.owner != self.by

    @guard("SW-OBT-06", ruling="O-10", needs="is_in_play")
    def which_twin(self, s: Table) -> Any:
        return s.reads("O-10") == "seppia" or equals(self.card, latest_twin(s, self.card))

    @guard("SW-OBT-09")
    def no_arrow(self, s: Table) -> bool:
        return s.card(self.card).arrow == ""

    @guard("SW-OBT-01", upto="x")
    def ready_guards(self, s: Table) -> Figures:
        return at_least(len(s.house(self.by).guards), self.x)

    @effect("SW-OBT-01", ruling="O-02")
    def guards_used(self, s: Table) -> Table:
        return use_guards(s, self.by, self.x)

    @effect("SW-OBT-01", "SW-OBT-06", "SW-OBT-07", "SW-OBT-10", "SW-SEP-05", ruling="O-05")
    def requirement_raised(self, s: Table) -> Table:
        hit = [self.card]
        if s.reads("O-05") == "all":
            hit += [p.card for p in s.plays if p.card and p.card != self.card and not s.card(p.card).arrow]
        for card in hit:
            now = [r for r in s.raises if (r.phase, r.turn) == (s.phase, s.turn)]
            before = find(tuple(now), card)
            row = Raise(card, self.x + (before.add if before else 0), s.phase, s.turn)
            rest = (*(r for r in now if r.card != card), row)
            s = s.set(raises=tuple(sorted(rest, key=lambda r: r.card)))
        return s

    @effect("SW-ETI-09", ruling="O-43.3")
    def fixes_target(self, s: Table) -> Table:
        play = in_play(s, self.card)
        if play is None or s.reads("O-43.3") == "free":
            return s
        return s.set(plays=change(s.plays, play.name, locked=True))

    @effect("SW-OBT-04")
    def to_be_played_again(self, s: Table) -> Table:
        return put_play(s, played=False) if with_support(s) < requirement(s) else s

    def outcome(self, s: Table) -> str:
        return "enough" if in_hand(s).played else "short"


class PickUp(Move):
    """A card that Obtrusiveness has stopped goes back to the hand."""

    @guard("SW-OBT-05", ruling="O-07")
    def stopped(self, s: Table) -> bool:
        return goes_back(s)

    @effect("SW-OBT-05", ruling="O-08")
    def keeps_support(self, s: Table) -> Table:
        if s.reads("O-08") != "kept":
            return s
        play = in_hand(s)
        return s.set(returned=(*s.returned, Returned(play.card, play.target, play.support)))

    @effect("SW-OBT-08", ruling="O-09")
    def raise_is_over(self, s: Table) -> Table:
        if s.reads("O-09") != "play":
            return s
        return s.set(raises=tuple(r for r in s.raises if r.card != in_hand(s).card))

    @effect("SW-OBT-05", "SW-OBT-11")
    def back_to_hand(self, s: Table) -> Table:
        return to_hand(s)


class Order(Move):
    """Will of the Senate: Varinia orders somebody to support a Conspiracy."""

    of: Annotated[str, domain(others, "other", "SW-WOS-01")]

    @guard("SW-WOS-01")
    def in_intrigue(self, s: Table) -> Figures:
        return equals(s.phase, "Intrigue")

    @guard("SW-WOS-01", ruling="O-01")
    def not_spent(self, s: Table) -> Any:
        spent, reading = spent_orders(s, self.by), s.reads("O-01")
        if reading == "several":
            return True
        counted = [x for x in spent if reading == "once" or x == self._whose(s)]
        return less_than(len(counted), fact("SW-WOS-01", "per_phase"))

    @guard("SW-WOS-07")
    def a_conspiracy(self, s: Table) -> bool:
        return in_hand(s).answers == ""

    @guard("SW-WOS-03", ruling="O-55")
    def not_the_owner(self, s: Table) -> Figures:
        return differs(self.of, in_hand(s).owner)

    @guard("SW-WOS-03", ruling="O-55")
    def not_the_target(self, s: Table) -> Any:
        return s.reads("O-55") == "anyone else" or differs(self.of, in_hand(s).target)

    @guard("B-1.2.8")
    def no_supporter_yet(self, s: Table) -> bool:
        return self.of not in in_hand(s).support

    @guard("SW-WOS-07", ruling="O-56")
    def owner_is_short(self, s: Table) -> bool:
        play = in_hand(s)
        if play.owner == self.by or s.reads("O-56") == "always" or not (play.card or play.seen):
            return True  # of a card that nobody has seen, nobody can say
        return int(with_support(s)) < int(requirement(s))

    @guard("SW-WOS-04", ruling="O-04")
    def hidden_still(self, s: Table) -> bool:
        play = in_hand(s)
        return s.reads("O-04") == "free" or play.owner != self.by or not (play.card or play.seen)

    @effect("SW-WOS-01", "SW-WOS-07")
    def spent(self, s: Table) -> Table:
        spent = tuple(sorted((*spent_orders(s, self.by), self._whose(s))))
        return s.put(self.by, ordered=spent, ordered_in=s.turn)

    @effect("SW-WOS-01", "SW-WOS-03")
    def ordered(self, s: Table) -> Table:
        return put_play(s, asked=self.of, ordered=self.by)

    def _whose(self, s: Table) -> str:
        return "own" if in_hand(s).owner == self.by else "other"


def spent_orders(s: Table, seat: str) -> tuple[str, ...]:
    """Return what a seat has ordered in the Intrigue phase of this turn."""
    house = s.house(seat)
    return house.ordered if house.ordered_in == s.turn else ()


def discarded_guards(s: Table) -> tuple[str, ...]:
    """Return the Guards in the discard pile; a pile of their own would hold the same ones (SW-PRA-08)."""
    return tuple(sorted(c for c in s.discard if s.card(c).kind == "Guard"))


class Praetor(Move):
    """Praetor of Rome: Varinia uses Guards to get one out of the discard pile."""

    @guard("SW-PRA-03", ruling="O-03")
    def in_this_phase(self, s: Table) -> Any:
        return in_any_phase(s)

    @guard("SW-PRA-03", ruling="O-52")
    def in_this_turn(self, s: Table) -> Any:
        return s.reads("O-52") == "four phases" or equals(s.active, self.by)

    @guard("SW-PRA-01")
    def ready_guards(self, s: Table) -> Figures:
        return at_least(len(s.house(self.by).guards), fact("SW-PRA-01", "uses"))

    @guard("SW-PRA-05")
    def guard_discarded(self, s: Table) -> Figures:
        return at_least(len(discarded_guards(s)), fact("SW-PRA-01", "gains"))

    @effect("SW-PRA-01", "SW-PRA-02", "SW-PRA-06", "SW-PRA-07", "SW-PRA-08", "SW-VAR-06")
    def guard_gained(self, s: Table) -> Table:
        gained = discarded_guards(s)[: fact("SW-PRA-01", "gains")]
        used = tuple(sorted((*s.house(self.by).used_guards, *gained)))
        return s.put(self.by, used_guards=used).set(discard=tuple(c for c in s.discard if c not in gained))

    @effect("SW-PRA-01", ruling="O-02")
    def guards_used(self, s: Table) -> Table:
        return use_guards(s, self.by, fact("SW-PRA-01", "uses"))


class UseTreasury(Move):
    """A House looks to its Treasury."""


@book.trigger(BankPaid, "SW-EXC-01", "SW-EXC-02", "SW-EXC-04", ruling="O-11.1")
def excellent_connections(s: Table, ev: BankPaid) -> Table:
    """The Bank has paid another Dominus for a Conspiracy: Seppia gets a coin as well."""
    seat = s.leads(SEPPIA)
    if not seat or s.card(ev.card).kind != "Conspiracy" or seat in (ev.owner, ev.to):
        return s
    if ev.to != ev.owner and s.reads("O-11.1") == "player":
        return s
    if ev.nth and s.reads("O-11.2") == "card":
        return s
    coins = fact("SW-EXC-04", "coins")
    return s if s.reads("O-12") == "what is there" and s.bank < coins else from_bank(s, seat, coins)

"""Phase 3, Field of Mars: pairs of cards of one faction for laurels."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import IDLE, Figures, effect, equals, guard, quantity
from rulekit.engine.state import domain
from rulekit.rulebooks.tribune.asking import Asked, had_the_turn
from rulekit.rulebooks.tribune.board import MARS, owner_at, region_spaces, taken
from rulekit.rulebooks.tribune.cards import ASSASSIN, discards, faction_pairs, gives, is_faction, kind, worth
from rulekit.rulebooks.tribune.figures import kinds_of, without_odd
from rulekit.rulebooks.tribune.playing import WREATHS, has_played
from rulekit.rulebooks.tribune.state import Pair, Table, fact
from rulekit.rulebooks.tribune.trade import Evaluate


class OpenMars(Evaluate):
    """The Field of Mars is evaluated."""

    @effect("B-2.5.11")
    def in_order(self, s: Table) -> Table:
        """Space by space."""
        return s.set(queue=taken(s, region_spaces(s, MARS)), pairs=())

    def outcome(self, s: Table) -> str:
        if has_played(s, WREATHS) and s.reads("TR-OD-35") == "before":
            return "brutii first"
        return "asked" if s.queue else "nobody"


def with_laurels(s: Table, seat: str, number: int, *, wreath: bool = False) -> Table:
    """Give a seat laurels from the stock; wreaths are the same, unless a ruling keeps them apart."""
    p = s.of(seat)
    s = s.set(laurel_stock=s.laurel_stock - number)
    if wreath and s.reads("TR-OD-29") == "apart":
        return s.put(seat, wreaths=p.wreaths + number)
    return s.put(seat, laurels=p.laurels + number)


class TwoCards(Move):
    """Give up two cards together."""

    cards: Annotated[tuple[str, ...], domain(faction_pairs, "cards-in-hand", "TR-CL-067")]

    @guard("TR-CL-067")
    def two(self, _s: Table) -> Figures:
        """They are two."""
        return equals(len(self.cards), int(fact("TR-CL-067", "cards")))

    @guard("TR-CL-068")
    def faction_cards(self, _s: Table) -> Figures | bool:
        """Both are faction cards: neither assassins nor slaves."""
        return without_odd(c for c in self.cards if not is_faction(c))

    @guard("TR-CL-095")
    def no_assassins(self, _s: Table) -> Figures | bool:
        """No assassin is half of a pair."""
        assassins = [c for c in self.cards if kind(c) == ASSASSIN]
        return without_odd(assassins) if assassins else IDLE

    def alike(self) -> Figures:
        """Whether all are of one faction."""
        return kinds_of(len({kind(c) for c in self.cards}) <= 1, self.cards)

    def noted(self, s: Table, place: str) -> Table:
        """Take the cards and remember what they add up to."""
        s = discards(gives(s, self.by, self.cards), self.cards)
        return s.set(pairs=(*s.pairs, Pair(place, self.by, worth(self.cards))))


class GivePair(TwoCards, Asked):
    """Give up a pair for a laurel."""

    @guard("B-2.5.11", ruling="TR-OD-14")
    def one_faction(self, s: Table) -> Figures:
        """Both are of one faction."""
        return self.alike() if s.reads("TR-OD-14") == "faction" else IDLE

    @effect("TR-CL-067", "B-2.5.11")
    def given_up(self, s: Table) -> Table:
        """Lay them on the discard pile."""
        return self.noted(s, s.queue[0])

    @effect("B-2.5.11")
    def laurel(self, s: Table) -> Table:
        """Take a laurel."""
        return with_laurels(s, self.by, int(fact("B-2.5.11", "laurels")))

    had_the_turn = had_the_turn


# --- the Brutii --------------------------------------------------------------------------------------


@quantity("TR-CL-081", ruling="TR-OD-18")
def empty_spaces(s: Table) -> int:
    """How many follower spaces of the Field of Mars nobody has taken."""
    spaces = region_spaces(s, MARS)
    if s.reads("TR-OD-18") == "occupied":
        return len(spaces) - len(taken(s, spaces))
    return len(spaces) - sum(owner_at(s, space) != s.brutii for space in taken(s, spaces))


def brutii_pairs(s: Table) -> tuple[Pair, ...]:
    """Return the pairs that the Brutii have given up by their card."""
    return tuple(p for p in s.pairs if p.space.startswith("Brutii"))


class GivePairs(TwoCards):
    """The Brutii give up a pair for a wreath."""

    @guard("TR-CL-081")
    def space_empty(self, s: Table) -> Figures:
        """A space is empty for it."""
        empty, given = int(empty_spaces(s)), len(brutii_pairs(s))
        disputed = s.brutii in (owner_at(s, space) for space in taken(s, region_spaces(s, MARS)))
        return Figures(empty > given, "at-least", empty, given + 1, ruling="TR-OD-18" if disputed else "")

    @guard("TR-CL-082")
    def one_faction(self, _s: Table) -> Figures:
        """Both are of one faction."""
        return self.alike()

    @effect("TR-CL-081")
    def given_up(self, s: Table) -> Table:
        """Lay them on the discard pile."""
        return self.noted(s, f"Brutii {len(brutii_pairs(s)) + 1}")

    @effect("TR-CL-083", ruling="TR-OD-29")
    def wreath(self, s: Table) -> Table:
        """Take a wreath."""
        return with_laurels(s, self.by, int(fact("TR-CL-083", "wreaths")), wreath=True)


def wreath_taker(s: Table, _at: Any) -> str:
    """Name the Brutii where they have "Wreaths" face up."""
    return s.brutii if has_played(s, WREATHS) else ""


class AfterBrutii(Rule):
    """The Brutii have given up what they wanted."""

    def outcome(self, s: Table) -> str:
        return "others" if s.queue else "award"


def best_pairs(s: Table) -> tuple[Pair, ...]:
    """Return the pairs of the highest sum; of several equal ones a ruling may take the first."""
    best = tuple(p for p in s.pairs if p.sum == max(q.sum for q in s.pairs))
    return best[:1] if s.reads("TR-OD-21") == "earlier" else best


class Highest(Rule):
    """The pair of the highest sum brings one more laurel."""

    @effect("B-2.5.11", ruling="TR-OD-21")
    def extra_laurel(self, s: Table) -> Table:
        """It goes to whoever gave that pair up, where it is one pair."""
        best = best_pairs(s)
        if len(best) != 1 or best[0].space.startswith("Brutii"):
            return s
        return with_laurels(s, best[0].seat, int(fact("B-2.5.11", "extra")))

    @effect("TR-CL-084", ruling="TR-OD-21")
    def extra_for_brutii(self, s: Table) -> Table:
        """The Brutii get it for theirs as anybody else."""
        best = best_pairs(s)
        if len(best) != 1 or not best[0].space.startswith("Brutii"):
            return s
        return with_laurels(s, best[0].seat, int(fact("B-2.5.11", "extra")))

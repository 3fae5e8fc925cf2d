"""Phase 4: taking factions over, with assassins, and by the Brutii."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import IDLE, Figures, at_least, effect, equals, guard, quantity
from rulekit.engine.state import domain, whole
from rulekit.rulebooks.tribune.asking import Asked, had_the_turn
from rulekit.rulebooks.tribune.assassins import equal_lowest, highest_removed, left_after, removable
from rulekit.rulebooks.tribune.board import (
    any_faction,
    faction_spaces,
    factions,
    others_on,
    owner_at,
    piece_at,
    region_of,
    taken,
)
from rulekit.rulebooks.tribune.cards import ASSASSIN, SETS, Cards, Picks, discards, gives, is_faction, kind, worth
from rulekit.rulebooks.tribune.figures import held, none_there, set_against, without_odd
from rulekit.rulebooks.tribune.playing import TAKEOVER, has_played
from rulekit.rulebooks.tribune.sheet import with_legion
from rulekit.rulebooks.tribune.state import Table, fact

# --- who tries ---------------------------------------------------------------------------------------


def at_it(s: Table, _at: Any) -> str:
    """Name who may take the faction over now: who stands there; the Brutii on a space without anybody."""
    return (owner_at(s, s.queue[0]) or s.brutii) if s.queue else ""


def bystanders(s: Table, at: Any) -> tuple[str, ...]:
    """Name everybody else."""
    return tuple(seat for seat in s.seats if seat != at_it(s, at))


def may_try(s: Table, space: str) -> bool:
    """Whether what stands on a space lets its owner try; the Brutii need their card."""
    if not piece_at(s, space):
        return False
    return owner_at(s, space) != s.brutii or s.reads("TR-OD-38") == "tries"


@quantity("TR-CL-101", ruling="TR-OD-25")
def single(s: Table, faction: str) -> int:
    """Whether just one player's follower stands on a faction."""
    return int(rivals(s, faction) == 1)


def rivals(s: Table, faction: str) -> int:
    """Count who is in the way of the Brutii on a faction: followers of others or, under a ruling, their owners."""
    others = others_on(s, faction)
    if s.reads("TR-OD-25") == "player":
        return len({owner_at(s, space) for space in others})
    return len(others)


def by_option(s: Table, seat: str, option: int) -> bool:
    """Whether a seat tries by this option of the Brutii's card, and not by a piece that stands there."""
    if seat != s.brutii or s.takeover_option != option:
        return False
    return not (s.reads("TR-OD-38") == "tries" and owner_at(s, s.queue[0]) == s.brutii)


def brutii_place(s: Table, faction: str) -> str:
    """Return the space on which the Brutii count as standing: the first that no other has taken."""
    free = [space for space in faction_spaces(faction) if space not in others_on(s, faction)]
    return free[0] if free else f"{faction} III"


def in_board_order(s: Table, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Sort spaces by their factions, those on which others stand before those of the Brutii."""
    order = factions()
    last = {space: owner_at(s, space) in ("", s.brutii) for space in spaces}
    return tuple(sorted(dict.fromkeys(spaces), key=lambda x: (order.index(region_of(x)), last[x], x)))


class Begin(Rule):
    """Phase 4 begins."""

    def outcome(self, s: Table) -> str:
        return "brutii" if has_played(s, TAKEOVER) else "others"


class NameTakeOvers(Move):
    """Name the option of "Faction Take-Over"."""

    option: Annotated[int, whole(1, 2, "TR-CL-099")]

    @effect("TR-CL-099")
    def named(self, s: Table) -> Table:
        """It holds for the phase."""
        return s.set(takeover_option=self.option)


class OpenTakeOvers(Rule):
    """Who may try where, in which order?"""

    @effect("B-2.2.6", "B-2.2.11", ruling="TR-OD-38")
    def who_stands_there(self, s: Table) -> Table:
        """Those who stand on a faction, the first space before the second, in board order."""
        spaces = tuple(x for f in factions() for x in taken(s, faction_spaces(f)) if may_try(s, x))
        return s.set(queue=in_board_order(s, spaces))

    @effect("TR-CL-100")
    def option_one(self, s: Table) -> Table:
        """Option 1: the Brutii try all factions on which no other player stands."""
        open_to = [f for f in factions() if not others_on(s, f)] if s.takeover_option == 1 else []
        return s.set(queue=in_board_order(s, (*s.queue, *(brutii_place(s, f) for f in open_to))))

    @effect("TR-CL-101", "TR-CL-102", ruling="TR-OD-25")
    def option_two(self, s: Table) -> Table:
        """Option 2: the Brutii try all on which one player stands, as from the second space."""
        open_to = [f for f in factions() if single(s, f)] if s.takeover_option == 2 else []
        return s.set(queue=in_board_order(s, (*s.queue, *(brutii_place(s, f) for f in open_to))))

    def outcome(self, s: Table) -> str:
        return "tries" if s.queue else "nobody"


# --- the move ----------------------------------------------------------------------------------------


def sets_in_hand(s: Table, by: str) -> Picks:
    """Domain of a set: any cards of the hand; listed are those of the faction in hand now."""
    hand = s.of(by).hand
    faction = region_of(s.queue[0]) if s.queue else ""
    return Picks(hand, SETS, [c for c in hand if kind(c) == faction or (filling(s) and not is_faction(c))])


def filling(s: Table) -> bool:
    """Whether a ruling lets slaves and assassins fill up a set."""
    return s.reads("TR-OD-36") == "fill"


@quantity("B-2.2.8")
def beats(new: Cards, old: Cards) -> int:
    """Whether a set takes a faction over: always where no other set lies there."""
    return int(not old or len(new) > len(old) or worth(new) > worth(old))


class TakeOver(Asked):
    """Lay a set and take a faction over, with assassins played at once."""

    faction: Annotated[str, domain(any_faction, "faction", "B-2.2.6")]
    cards: Annotated[tuple[str, ...], domain(sets_in_hand, "cards-in-hand", "B-2.2.6")]
    assassins: Annotated[int, whole(0, 9, "TR-CL-087")]

    def wins(self, s: Table) -> Figures:
        """Whether the set takes the faction over, judged before or after the assassins."""
        before = s.faction(self.faction).cards
        after = left_after(before, self.assassins)
        disputed = beats(self.cards, before) != beats(self.cards, after)
        enemy = after if s.reads("TR-OD-22") == "after" else before
        return set_against(bool(beats(self.cards, enemy)), self.cards, enemy, "TR-OD-22" if disputed else "")

    def succeeds(self, s: Table) -> Figures | bool:
        """Whether nothing keeps this seat from the faction; what does is the reason."""
        asked = (self.no_chariot, self.not_ones_own, self.two_cards, self.of_the_faction, self.brutii_by_card)
        answers: list[Figures | bool] = [ask(s) for ask in asked]
        return next((a for a in answers if not a), self.wins(s))

    @guard("B-2.2.5", upto="assassins")
    def its_turn(self, s: Table) -> Figures:
        """The faction is the one evaluated now."""
        now = region_of(s.queue[0])
        return Figures(self.faction == now, "is", now)

    @guard("TR-CL-087", upto="assassins")
    def has_assassins(self, s: Table) -> Figures:
        """So many assassins are in hand, beside those that fill up the set under a ruling."""
        if not self.assassins:
            return IDLE
        return at_least(s.of(self.by).hand.count(ASSASSIN) - self.cards.count(ASSASSIN), self.assassins)

    @guard("TR-CL-093", upto="assassins")
    def lowest_are_safe(self, s: Table) -> Figures:
        """The two lowest cards of the set stay: no more assassins than cards above them."""
        if not self.assassins:
            return IDLE
        cards = s.faction(self.faction).cards
        ruling = "TR-OD-23" if equal_lowest(cards) else ""
        most = int(removable(s, cards))
        return Figures(self.assassins <= most, "at-most", self.assassins, most, ruling=ruling)

    @guard("B-2.2.12")
    def no_chariot(self, s: Table) -> Figures:
        """The chariot does not stand on the faction."""
        return Figures(self.faction != s.chariot, "is", s.chariot) if s.chariot else IDLE

    @guard("B-2.2.10")
    def not_ones_own(self, s: Table) -> Figures:
        """Somebody else controls it, or nobody."""
        owner = s.faction(self.faction).controller
        return held(owner != self.by, owner)

    @guard("B-2.2.7")
    def two_cards(self, _s: Table) -> Figures:
        """The set has two cards at least."""
        return at_least(len(self.cards), int(fact("B-2.2.7", "cards")))

    @guard("B-2.2.7")
    def of_the_faction(self, s: Table) -> Figures | bool:
        """All of them are cards of the faction."""
        odd = {c for c in self.cards if kind(c) != self.faction}
        fillers = {c for c in odd if not is_faction(c)}
        return without_odd(odd - fillers if filling(s) else odd, "TR-OD-36" if odd and odd == fillers else "")

    @guard("B-2.2.8")
    def beats_the_set(self, s: Table) -> Figures:
        """It has more cards than the set that lies there, or a higher sum."""
        return self.wins(s)

    @guard("TR-CL-090")
    def assassins_succeed(self, s: Table) -> Figures | bool:
        """Assassins are played only with a set that takes the faction over."""
        return self.succeeds(s) if self.assassins else IDLE

    @guard("TR-CL-098")
    def brutii_by_card(self, s: Table) -> Figures:
        """The Brutii have "Faction Take-Over" face up."""
        if self.by != s.brutii:
            return IDLE
        ok = has_played(s, TAKEOVER) or s.reads("TR-OD-38") == "tries"
        disputed = owner_at(s, s.queue[0]) == s.brutii
        return Figures(ok, "face-up", s.of(self.by).played, ruling="TR-OD-38" if disputed else "")

    @guard("TR-CL-100")
    def nobody_else(self, s: Table) -> Figures:
        """Under option 1, no other player stands there."""
        if not by_option(s, self.by, 1):
            return IDLE
        return none_there(tuple(owner_at(s, x) for x in others_on(s, self.faction)), "taken-by", "nobody-there")

    @guard("TR-CL-101", ruling="TR-OD-25")
    def one_other(self, s: Table) -> Figures:
        """Under option 2, just one player's follower stands there."""
        if not by_option(s, self.by, 2):
            return IDLE
        return equals(rivals(s, self.faction), 1)

    @guard("TR-CL-103")
    def usual_conditions(self, s: Table) -> Figures:
        """The Brutii need a set that beats the other, as anybody does."""
        return self.wins(s) if self.by == s.brutii else IDLE

    @effect("TR-CL-088", "TR-CL-091", ruling="TR-OD-24")
    def assassinated(self, s: Table) -> Table:
        """Each assassin removes the highest card that still lies there."""
        for _ in range(self.assassins):
            s = highest_removed(s, self.faction)
        return s

    @effect("TR-CL-092")
    def assassins_discarded(self, s: Table) -> Table:
        """Lay the assassins on the discard pile."""
        played = (ASSASSIN,) * self.assassins
        return discards(gives(s, self.by, played), played)

    @effect("B-2.2.9")
    def old_set_gone(self, s: Table) -> Table:
        """Lay the beaten set on the discard pile."""
        return discards(s, s.faction(self.faction).cards).put_faction(self.faction, cards=())

    @effect("B-2.2.9")
    def set_laid(self, s: Table) -> Table:
        """Lay the new set open; its owner controls the faction."""
        s = gives(s, self.by, self.cards)
        return s.put_faction(self.faction, cards=tuple(sorted(self.cards)), controller=self.by)

    @effect("B-2.2.14")
    def laurel_taken(self, s: Table) -> Table:
        """Take the laurel that lies on the field."""
        here = s.faction(self.faction).laurel
        return s.put(self.by, laurels=s.of(self.by).laurels + here).put_faction(self.faction, laurel=0)

    @effect("B-2.2.14")
    def marker_taken(self, s: Table) -> Table:
        """Take a marker of the faction, where there is none yet."""
        return s.put(self.by, markers=tuple(sorted({*s.of(self.by).markers, self.faction})))

    @effect("B-2.3.1")
    def gladiators_bring(self, s: Table) -> Table:
        """The Gladiators bring a legion to their new controller."""
        return with_legion(s, self.by) if self.faction == fact("B-2.3.1", "faction") else s

    had_the_turn = had_the_turn


class PassBy(Asked):
    """Do not take the faction over."""

    @guard("TR-CL-100", ruling="TR-OD-25")
    def may(self, s: Table) -> Figures | bool:
        """The Brutii may choose a part, unless the ruling has them take all they can."""
        if self.by != s.brutii:
            return IDLE
        if s.reads("TR-OD-25") != "all":
            return True
        return not any(able(s, self.by, cards) for cards in sets_in_hand(s, self.by))

    had_the_turn = had_the_turn


def able(s: Table, seat: str, cards: Cards) -> bool:
    """Whether a seat could take the faction over that is evaluated now, with this set and no assassin."""
    f = s.faction(region_of(s.queue[0]))
    return s.chariot != f.name and f.controller != seat and bool(beats(cards, f.cards))

"""Phase 3: what can be bought at the Forum, at the Latrine and in the Catacombs."""

from __future__ import annotations

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import IDLE, Figures, at_least, effect, guard, quantity
from rulekit.rulebooks.tribune.asking import Asked, had_the_turn, pays
from rulekit.rulebooks.tribune.board import CATACOMBS, FORUM, LATRINE, owner_at, region_of, region_spaces, taken
from rulekit.rulebooks.tribune.cards import takes, worth
from rulekit.rulebooks.tribune.filling import card_fields
from rulekit.rulebooks.tribune.playing import CARDS, DENARII, has_played
from rulekit.rulebooks.tribune.state import PROCONSUL, Table, fact


@quantity("B-2.5.12", "B-2.5.6", "B-2.5.14")
def price(s: Table, space: str) -> int:
    """What a card costs that is bought there."""
    region = region_of(space)
    if region == LATRINE:
        return worth(s.field(space).up)
    return int(fact("B-2.5.12" if region == FORUM else "B-2.5.14", "denarii"))


class Buy(Asked):
    """Buy what lies at one's space: at the Forum, on the Latrine, in the Catacombs."""

    def affords(self, s: Table, region: str) -> Figures:
        """Whether the price of a region is there, and a card that can be bought."""
        if region_of(s.queue[0]) != region:
            return IDLE
        field = s.field(s.queue[0])
        if not len(field.up) + len(field.down):
            return Figures(False, "no-card")
        return at_least(s.of(self.by).denarii, int(price(s, s.queue[0])))

    def pays_at(self, s: Table, region: str) -> Table:
        """Pay the price of a region to the stock."""
        return pays(s, self.by, int(price(s, s.queue[0]))) if region_of(s.queue[0]) == region else s

    def takes_at(self, s: Table, region: str) -> Table:
        """Take what lies at the space in hand."""
        return collected(s, self.by, s.queue[:1]) if region_of(s.queue[0]) == region else s

    @guard("B-2.5.2")
    def forum_price(self, s: Table) -> Figures:
        """At the Forum a card lies there, and its fixed price is in the purse."""
        return self.affords(s, FORUM)

    @guard("B-2.5.6")
    def latrine_price(self, s: Table) -> Figures:
        """On the Latrine a card lies there, and what it is worth is in the purse."""
        return self.affords(s, LATRINE)

    @guard("B-2.5.5")
    def catacombs_price(self, s: Table) -> Figures:
        """In the Catacombs a card lies there, and its price is in the purse."""
        return self.affords(s, CATACOMBS)

    @effect("B-2.5.2")
    def paid_at_forum(self, s: Table) -> Table:
        """Pay the fixed price to the stock."""
        return self.pays_at(s, FORUM)

    @effect("B-2.5.6")
    def paid_on_latrine(self, s: Table) -> Table:
        """Pay what the card is worth to the stock."""
        return self.pays_at(s, LATRINE)

    @effect("TR-CL-073", ruling="TR-OD-15")
    def brutii_are_paid(self, s: Table) -> Table:
        """What is paid at the Latrine goes to the Brutii, where they ask for denarii."""
        due = int(price(s, s.queue[0]))
        if region_of(s.queue[0]) != LATRINE or not has_played(s, DENARII) or self.by == s.brutii:
            return s
        if s.reads("TR-OD-15") == "redirected":
            return brought(s, due)
        extra = min(due, s.of(self.by).denarii)
        return brought(pays(s, self.by, extra), extra)

    @effect("B-2.5.5")
    def to_the_colosseum(self, s: Table) -> Table:
        """Lay what is paid in the Catacombs on the Colosseum."""
        if region_of(s.queue[0]) != CATACOMBS:
            return s
        p, due = s.of(self.by), int(price(s, s.queue[0]))
        return s.put(self.by, denarii=p.denarii - due).set(colosseum=s.colosseum + due)

    @effect("B-2.5.2")
    def taken_at_forum(self, s: Table) -> Table:
        """Take the card in hand."""
        return self.takes_at(s, FORUM)

    @effect("B-2.5.6")
    def taken_on_latrine(self, s: Table) -> Table:
        """Take the card in hand."""
        return self.takes_at(s, LATRINE)

    @effect("B-2.5.5")
    def taken_in_catacombs(self, s: Table) -> Table:
        """Take the card in hand, and only now look at it."""
        return self.takes_at(s, CATACOMBS)

    had_the_turn = had_the_turn


def brought(s: Table, denarii: int) -> Table:
    """Pay the Brutii what the Latrine brings them, and remember it."""
    return pays(s, s.brutii, -denarii).set(latrine=s.latrine + denarii)


def collected(s: Table, seat: str, fields: tuple[str, ...]) -> Table:
    """Take everything that lies on some fields in hand."""
    for name in fields:
        field = s.field(name)
        cards = (*field.up, *field.down)
        s = takes(s, seat, cards).put_field(name, up=(), down=(), looker="") if cards else s
    return s


class TakeDenarii(Asked):
    """Leave the card on the Latrine and take denarii for it."""

    @effect("B-2.5.6")
    def from_stock(self, s: Table) -> Table:
        """Take as many as the card is worth from the stock."""
        return pays(s, self.by, -worth(s.field(s.queue[0]).up))

    had_the_turn = had_the_turn


class Evaluate(Rule):
    """A region is evaluated: who stands there is asked, space by space."""

    def outcome(self, s: Table) -> str:
        return "asked" if s.queue else "nobody"


class OpenForum(Evaluate):
    """The Forum is evaluated."""

    @effect("B-2.5.2")
    def in_order(self, s: Table) -> Table:
        """Space by space."""
        return s.set(queue=taken(s, region_spaces(s, FORUM)))


class OpenLatrine(Evaluate):
    """The Latrine is evaluated."""

    @effect("B-2.5.6")
    def in_order(self, s: Table) -> Table:
        """Who stands there is asked."""
        return s.set(queue=taken(s, region_spaces(s, LATRINE)))


class OpenCatacombs(Evaluate):
    """The Catacombs are evaluated."""

    @effect("B-2.5.5")
    def in_order(self, s: Table) -> Table:
        """Space by space."""
        return s.set(queue=taken(s, region_spaces(s, CATACOMBS)))


# --- the Brutii --------------------------------------------------------------------------------------


class BrutiiAtForum(Rule):
    """What the Brutii get at the Forum."""

    @effect("TR-CL-071", ruling="TR-OD-16")
    def rest_of_forum(self, s: Table) -> Table:
        """Option 1 of "Cards": all that nobody bought, for nothing."""
        wanted = has_played(s, CARDS) and s.cards_option == 1
        return collected(s, s.brutii, card_fields(s, FORUM)) if wanted else s


@quantity("TR-CL-074", ruling="TR-OD-39")
def shut_by_occupant(s: Table) -> int:
    """Whether somebody on the Latrine leaves the Brutii what the occupant decides, be it nothing."""
    there = taken(s, region_spaces(s, LATRINE))
    own = all(owner_at(s, space) == s.brutii for space in there)
    return int(bool(there) and not (own and s.reads("TR-OD-39") == "both"))


class BrutiiAtLatrine(Rule):
    """What the Brutii get at the Latrine."""

    @effect("TR-CL-072", ruling="TR-OD-39")
    def empty_latrine(self, s: Table) -> Table:
        """With "Denarii", where nobody stands: what the card is worth, from the stock."""
        if not has_played(s, DENARII) or shut_by_occupant(s):
            return s
        return brought(s, worth(c for f in card_fields(s, LATRINE) for c in s.field(f).up))


class BrutiiAtCatacombs(Rule):
    """What the Brutii get in the Catacombs."""

    @effect("TR-CL-077", ruling="TR-OD-16")
    def rest_of_catacombs(self, s: Table) -> Table:
        """Option 2 of "Cards": all that nobody bought, for nothing."""
        wanted = has_played(s, CARDS) and s.cards_option == 2
        return collected(s, s.brutii, card_fields(s, CATACOMBS)) if wanted else s


class BrutiiAtBowl(Rule):
    """The coin bowl is evaluated."""

    @effect("B-2.5.9")
    def each_brings(self, s: Table) -> Table:
        """Every follower there brings its owner denarii."""
        for piece in s.bowl:
            s = pays(s, s.proconsul if piece == PROCONSUL else piece, -int(fact("B-2.5.9", "denarii")))
        return s

    @effect("TR-CL-085", ruling="TR-OD-20")
    def brutii_share(self, s: Table) -> Table:
        """With "Denarii" the Brutii get denarii for every follower there."""
        if not has_played(s, DENARII) or not bowl_too(s):
            return s
        counted = [p for p in s.bowl if s.reads("TR-OD-20") == "counts" or p != PROCONSUL or s.proconsul != s.brutii]
        return pays(s, s.brutii, -len(counted) * int(fact("TR-CL-085", "denarii")))


@quantity("TR-CL-085", ruling="TR-OD-19")
def bowl_too(s: Table) -> int:
    """Whether "Denarii" counts at the coin bowl as well as at the Latrine."""
    return int(s.reads("TR-OD-19") == "both" or not s.latrine)

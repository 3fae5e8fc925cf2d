"""The opening of a game: who leads, who starts, colours, cards, denarii."""

from __future__ import annotations

from math import comb
from typing import Annotated, Any

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import IDLE, Figures, at_least, effect, equals, guard, quantity
from rulekit.engine.state import domain
from rulekit.rulebooks.tribune.asking import pays
from rulekit.rulebooks.tribune.cards import ASSASSIN, discards, gives, kind, pairs_in_hand, takes, without
from rulekit.rulebooks.tribune.figures import none_there
from rulekit.rulebooks.tribune.state import Table, fact
from rulekit.rulebooks.tribune.winning import conditions


def handled(s: Table, _at: Any) -> str:
    """Name who is dealt cards, or takes a colour, now."""
    return s.handling[0] if s.handling else ""


def everybody(s: Table, _at: Any) -> tuple[str, ...]:
    """Name every seat."""
    return s.seats


# --- who leads, who starts ---------------------------------------------------------------------------


def may_lead(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who may still lead the Brutii: all who have not left it to others."""
    return s.handling or s.seats


class Lead(Move):
    """Lead the Brutii."""

    @effect("TR-CL-021")
    def leads(self, s: Table) -> Table:
        """From now on this seat is the Brutii player."""
        return s.set(brutii=self.by, sought=False, handling=())


class LeaveLead(Move):
    """Leave it to others to lead the Brutii."""

    @guard("TR-CL-021")
    def others_left(self, s: Table) -> Figures:
        """Somebody else is left who may: one player leads them."""
        return at_least(len([seat for seat in may_lead(s, None) if seat != self.by]), 1)

    @effect("TR-CL-021")
    def left(self, s: Table) -> Table:
        """Ask this seat no more."""
        return s.set(handling=tuple(seat for seat in may_lead(s, None) if seat != self.by))


class Start(Rule):
    """Who starts, where that is known."""

    @effect("TR-CL-022", ruling="TR-OD-03")
    def left_of_brutii(self, s: Table) -> Table:
        """The neighbour on the left of the Brutii starts."""
        at = s.seats.index(s.brutii) if s.brutii else 0
        return s.set(start=s.seats[(at + 1) % len(s.seats)]) if s.brutii else s

    @effect("TR-CL-013", ruling="TR-OD-03")
    def agreed(self, s: Table) -> Table:
        """Whoever sits first starts, where the ruling leaves nothing to a lot."""
        return s.set(start=s.seats[0]) if not s.start and s.reads("TR-OD-03") == "first" else s

    @effect("TR-CL-034")
    def clockwise(self, s: Table) -> Table:
        """From there on it goes clockwise."""
        return s.set(handling=_without_brutii(s)) if s.start else s

    def outcome(self, s: Table) -> str:
        return "known" if s.start else "lot"


def _without_brutii(s: Table) -> tuple[str, ...]:
    return tuple(seat for seat in s.from_start() if seat != s.brutii)


class Lot(Draw):
    """The start player is drawn by lot."""

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (tuple(sorted(s.seats)),)

    def count(self, _s: Table) -> int:
        return 1

    @effect("TR-CL-013", ruling="TR-OD-03")
    def starts(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Whoever is drawn starts, and takes a colour first."""
        s = s.set(start=reading[0])
        return s.set(handling=_without_brutii(s))

    def label(self, _s: Table, reading: tuple[str, ...]) -> str:
        return reading[0]


# --- colours -----------------------------------------------------------------------------------------


def colours(_s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a colour."""
    return tuple(fact("B-2.1.1", "colours"))


class PickColour(Move):
    """Take a colour and the family sheet that goes with it."""

    colour: Annotated[str, domain(colours, "colour", "TR-CL-014")]

    @guard("TR-CL-014")
    def free(self, s: Table) -> Figures:
        """Nobody has taken it."""
        return none_there(tuple(p.name for p in s.players if p.colour == self.colour), "taken-by", "nobody-there")

    @effect("TR-CL-014")
    def picked(self, s: Table) -> Table:
        """It is this seat's colour."""
        return s if s.brutii else s.put(self.by, colour=self.colour)

    @effect("TR-CL-017")
    def sheet(self, s: Table) -> Table:
        """Take its family sheet."""
        return s if s.brutii else s.put(self.by, sheet=self.colour)

    @effect("TR-CL-024")
    def beside_brutii(self, s: Table) -> Table:
        """The others at a table with the Brutii take a colour and its sheet as well."""
        return s.put(self.by, colour=self.colour, sheet=self.colour) if s.brutii else s

    @effect("TR-CL-034")
    def next_one(self, s: Table) -> Table:
        """The next player takes one."""
        return s.set(handling=s.handling[1:])

    def outcome(self, s: Table) -> str:
        return "next" if s.handling else "all"


class Condition(Draw):
    """A victory condition card is drawn."""

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        held = {p.condition for p in s.players}
        return (tuple(sorted(c for c in conditions() if c not in held)),)

    def count(self, _s: Table) -> int:
        return 1

    @effect("TR-CL-012", "TR-CL-002", "B-2.1.8", ruling="TR-OD-02")
    def handed_out(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Hand it out: a copy to everybody, or this one to one player."""
        for seat in s.handling if s.reads("TR-OD-02") == "own" else s.seats:
            s = s.put(seat, condition=reading[0])
            if s.reads("TR-OD-02") == "own":
                break
        return s.set(handling=s.handling[1:])

    def outcome(self, s: Table, _reading: tuple[str, ...]) -> str:
        return "next" if s.handling else "all"

    def label(self, _s: Table, reading: tuple[str, ...]) -> str:
        return reading[0]


# --- cards -------------------------------------------------------------------------------------------


@quantity("TR-CL-018", "TR-CL-027", ruling="TR-OD-05")
def dealt(s: Table) -> int:
    """How many cards everybody is dealt."""
    return int(fact("TR-CL-027" if s.brutii else "TR-CL-018", "dealt"))


@quantity("TR-CL-018", "TR-CL-027")
def kept(s: Table) -> int:
    """How many of them are kept."""
    return int(fact("TR-CL-027" if s.brutii else "TR-CL-018", "kept"))


class StartDealing(Rule):
    """The cards are about to be dealt."""

    @effect("B-2.1.6")
    def one_by_one(self, s: Table) -> Table:
        """Everybody is dealt cards, from the start player on."""
        return s.set(handling=s.from_start())


class Deal(Draw):
    """One player is dealt a hand; nobody else sees it."""

    private = True

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (s.deck,)

    def count(self, s: Table) -> int:
        return int(dealt(s))

    @effect("TR-CL-018")
    def into_hand(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Take them in hand."""
        return takes(s, s.handling[0], reading) if not s.brutii else s

    @effect("TR-CL-027")
    def into_every_hand(self, s: Table, reading: tuple[str, ...]) -> Table:
        """So do all at a table with the Brutii, they as well."""
        return takes(s, s.handling[0], reading) if s.brutii else s

    @effect("B-2.1.6")
    def off_the_pile(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Take them off the draw pile, and go on to the next player."""
        return s.set(deck=without(s.deck, reading), handling=s.handling[1:])

    def outcome(self, s: Table, _reading: tuple[str, ...]) -> str:
        return "next" if s.handling else "all"

    def label(self, _s: Table, reading: tuple[str, ...]) -> str:
        """Tell hands apart by the assassins in them."""
        return f"{sum(kind(c) == ASSASSIN for c in reading)} assassins"

    def weights(self, s: Table) -> dict[str, int]:
        """Count the hands with each number of assassins: there are far too many to go through."""
        due, some = self.count(s), sum(kind(c) == ASSASSIN for c in s.deck)
        ways = {n: comb(some, n) * comb(len(s.deck) - some, due - n) for n in range(min(some, due) + 1)}
        return {f"{n} assassins": w for n, w in ways.items() if w}


class PutAway(Move):
    """Discard what is not kept of the hand."""

    cards: Annotated[tuple[str, ...], domain(pairs_in_hand, "cards-in-hand", "TR-CL-018")]

    def left(self, s: Table) -> Figures:
        """Whether as many cards are left in hand as are kept."""
        return equals(len(s.of(self.by).hand) - len(self.cards), int(kept(s)))

    @guard("TR-CL-018")
    def four_stay(self, s: Table) -> Figures:
        """Four cards stay in hand."""
        return self.left(s) if not s.brutii else IDLE

    @guard("TR-CL-027")
    def four_stay_with_brutii(self, s: Table) -> Figures:
        """Four cards stay in every hand, in that of the Brutii too."""
        return self.left(s) if s.brutii else IDLE

    @effect("TR-CL-018")
    def put_away(self, s: Table) -> Table:
        """Lay the others on the discard pile."""
        return discards(gives(s, self.by, self.cards), self.cards) if not s.brutii else s

    @effect("TR-CL-027")
    def put_away_by_all(self, s: Table) -> Table:
        """So do all at a table with the Brutii."""
        return discards(gives(s, self.by, self.cards), self.cards) if s.brutii else s


# --- denarii -----------------------------------------------------------------------------------------


class Money(Rule):
    """Everybody takes denarii."""

    @effect("TR-CL-019")
    def start_player_takes(self, s: Table) -> Table:
        """The start player takes the least."""
        return pays(s, s.start, -int(fact("TR-CL-019", "denarii"))) if not s.brutii else s

    @effect("TR-CL-028")
    def start_player_takes_with_brutii(self, s: Table) -> Table:
        """So it is with the Brutii."""
        return pays(s, s.start, -int(fact("TR-CL-028", "denarii"))) if s.brutii else s

    @effect("TR-CL-020", ruling="TR-OD-06")
    def one_more_each(self, s: Table) -> Table:
        """Each other player takes one more than the neighbour on the right."""
        return s if s.brutii else _rising(s, int(fact("TR-CL-020", "more")))

    @effect("TR-CL-028", ruling="TR-OD-05")
    def one_more_each_with_brutii(self, s: Table) -> Table:
        """So it goes with the Brutii, who come last."""
        return _rising(s, int(fact("TR-CL-028", "more"))) if s.brutii else s


def _rising(s: Table, more: int) -> Table:
    order = s.from_start()
    if s.reads("TR-OD-06") == "counter":
        order = (order[0], *reversed(order[1:]))
    for place, seat in enumerate(order[1:], start=1):
        if seat != s.brutii or s.reads("TR-OD-05") == "dealt":
            s = pays(s, seat, -(int(fact("TR-CL-028" if s.brutii else "TR-CL-019", "denarii")) + place * more))
    return s


class TurnUpFavor(Draw):
    """The uppermost Favor of the Emperor tile is turned up."""

    def pile(self, s: Table) -> tuple[tuple[str, ...], ...]:
        return (s.favors,)

    def count(self, _s: Table) -> int:
        return int(fact("TR-CL-008", "open"))

    @effect("TR-CL-008")
    def turned_up(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay it open on the pile."""
        return s.set(favors=without(s.favors, reading), favor=reading[0] if reading else "")

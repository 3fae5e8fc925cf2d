"""Phase 6, the three regions of the expansion board: beyond the text, as far as facts are known."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, equals, guard
from rulekit.engine.state import change, domain
from rulekit.rulebooks.tribune.asking import Asked, had_the_turn, pays
from rulekit.rulebooks.tribune.board import BASILICA, CAPITOLEUM, REFUGIUM, region_spaces, taken
from rulekit.rulebooks.tribune.cards import SLAVE, Picks, discards, gives, kind, worth
from rulekit.rulebooks.tribune.figures import held, without_odd
from rulekit.rulebooks.tribune.playing import EMPEROR, PATRON, has_played
from rulekit.rulebooks.tribune.state import Table, fact
from rulekit.rulebooks.tribune.trade import Evaluate


class Reached(Rule):
    """Phase 6 is reached."""

    def outcome(self, s: Table) -> str:
        if s.reads("TR-OD-28") == "text" or (s.reads("TR-OD-33") == "brutii" and not s.brutii):
            return "left out"
        return "played"


# --- Refugium ----------------------------------------------------------------------------------------


class OpenRefugium(Evaluate):
    """The Refugium is evaluated."""

    @effect("B-2.9.4", "TR-CL-046")
    def in_order(self, s: Table) -> Table:
        """Space by space."""
        return s.set(queue=taken(s, region_spaces(s, REFUGIUM)))


def slaves_in_hand(s: Table, by: str) -> Picks:
    """Domain of slave cards to set free: all in hand; listed are the slaves."""
    hand = s.of(by).hand
    due = int(fact("B-2.9.4", "slaves"))
    return Picks(hand, range(due, due + 1), [c for c in hand if kind(c) == SLAVE])


class FreeSlaves(Move):
    """Become a patron by setting slaves free."""

    cards: Annotated[tuple[str, ...], domain(slaves_in_hand, "cards-in-hand", "B-2.9.4")]

    @guard("B-2.9.4")
    def enough(self, _s: Table) -> Figures:
        """They are three."""
        return equals(len(self.cards), int(fact("B-2.9.4", "slaves")))

    @guard("B-2.9.4")
    def all_slaves(self, _s: Table) -> Figures | bool:
        """All of them are slaves."""
        return without_odd(c for c in self.cards if kind(c) != SLAVE)

    @guard("B-2.9.4")
    def purse(self, s: Table) -> Figures:
        """What they are worth in denarii is there."""
        return at_least(s.of(self.by).denarii, worth(self.cards))

    @guard("B-2.9.3")
    def tile_left(self, s: Table) -> Figures:
        """A patron tile is left."""
        return at_least(s.patron_tiles, 1)

    @effect("B-2.9.4")
    def given_up(self, s: Table) -> Table:
        """Lay the slaves on the discard pile."""
        return discards(gives(s, self.by, self.cards), self.cards)

    @effect("B-2.9.4")
    def paid(self, s: Table) -> Table:
        """Pay what they are worth."""
        return pays(s, self.by, worth(self.cards))

    @effect("B-2.9.4", "B-2.9.3")
    def patron(self, s: Table) -> Table:
        """Take a patron tile."""
        return s.put(self.by, patrons=s.of(self.by).patrons + 1).set(patron_tiles=s.patron_tiles - 1)


class Free(FreeSlaves, Asked):
    """Set slaves free in the Refugium."""

    had_the_turn = had_the_turn


class FreeByCard(FreeSlaves):
    """The Brutii set slaves free by their card."""


def patron_player(s: Table, _at: Any) -> str:
    """Name the Brutii where they have "Patron" face up."""
    return s.brutii if has_played(s, PATRON) else ""


# --- Basilica ----------------------------------------------------------------------------------------


class OpenBasilica(Evaluate):
    """The Basilica is evaluated."""

    @effect("B-2.9.7", "TR-CL-046")
    def in_order(self, s: Table) -> Table:
        """Space by space."""
        return s.set(queue=taken(s, region_spaces(s, BASILICA)), favored=False)


class ClaimTile(Move):
    """Claim the open Favor of the Emperor tile."""

    @guard("B-2.9.7")
    def tile_open(self, s: Table) -> Figures:
        """A tile lies open."""
        return Figures(bool(s.favor), "is", s.favor)

    @effect("B-2.9.7")
    def claimed(self, s: Table) -> Table:
        """Take it.  What it asks for is not known, so nothing is asked."""
        p = s.of(self.by)
        return s.put(self.by, emperor=tuple(sorted((*p.emperor, s.favor)))).set(favor="")


class ClaimFavor(ClaimTile, Asked):
    """Claim it from a space of the Basilica."""

    @effect("B-2.9.8")
    def gone(self, s: Table) -> Table:
        """The tile that lay open this round is gone."""
        return s.set(favored=True)

    had_the_turn = had_the_turn

    def outcome(self, s: Table) -> str:
        return "turn up"


class ClaimByCard(ClaimTile):
    """The Brutii claim it by their card."""

    @guard("B-2.9.8")
    def same_tile(self, s: Table) -> bool:
        """Nobody has taken the tile that lay open this round."""
        return not s.favored


class AfterFavor(Rule):
    """A new tile lies open."""

    def outcome(self, s: Table) -> str:
        return "next" if s.queue else "all"


def favored_player(s: Table, _at: Any) -> str:
    """Name the Brutii where they have "Favor of the Emperor" face up."""
    return s.brutii if has_played(s, EMPEROR) else ""


# --- Capitoleum --------------------------------------------------------------------------------------


class OpenCapitoleum(Evaluate):
    """The Capitoleum is evaluated."""

    @effect("B-2.9.9", "TR-CL-046")
    def in_order(self, s: Table) -> Table:
        """Space by space."""
        return s.set(queue=taken(s, region_spaces(s, CAPITOLEUM)))


def officials(s: Table, _by: str) -> tuple[str, ...]:
    """Domain of an official tile."""
    return tuple(o.name for o in s.officials)


class TakeOffice(Asked):
    """Take an official tile, from the board or from somebody."""

    official: Annotated[str, domain(officials, "official", "B-2.9.9")]

    @guard("B-2.9.9")
    def not_ones_own(self, s: Table) -> Figures:
        """Somebody else has it, or nobody."""
        owner = next(o.owner for o in s.officials if o.name == self.official)
        return held(owner != self.by, owner)

    @effect("B-2.9.9")
    def taken(self, s: Table) -> Table:
        """It helps for as long as one has it."""
        return s.set(officials=change(s.officials, self.official, owner=self.by))

    had_the_turn = had_the_turn

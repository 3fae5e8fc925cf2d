"""Phase 2: whose turn it is, and where a follower may stand."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import IDLE, Figures, at_least, at_most, effect, guard, quantity
from rulekit.engine.state import domain
from rulekit.rulebooks.tribune.board import (
    BASILICA,
    BOWL,
    CAPITOLEUM,
    KINDS,
    REFUGIUM,
    Spaces,
    kind_of,
    owner_of,
    piece_at,
    region_of,
    region_spaces,
    spaces_in,
    spaces_of_faction,
    taken,
)
from rulekit.rulebooks.tribune.figures import none_there
from rulekit.rulebooks.tribune.setup import PRINCEPS
from rulekit.rulebooks.tribune.state import PROCONSUL, Placed, Table, fact

# --- whose turn --------------------------------------------------------------------------------------


@quantity("TR-CL-061", "B-2.2.4", ruling="TR-OD-12")
def has_proconsul(s: Table, seat: str) -> int:
    """Whether a seat has the proconsul and can still place it."""
    held = s.proconsul == seat and any(f.name == "Patricians" and f.controller == seat for f in s.factions)
    return int(held and not proconsul_stands(s))


def proconsul_stands(s: Table) -> bool:
    """Whether the proconsul has been placed."""
    return PROCONSUL in s.bowl or any(p.piece == PROCONSUL for p in s.placed)


def owns(s: Table, seat: str, official: str) -> bool:
    """Whether a seat has an official tile."""
    return bool(seat) and any(o.name == official and o.owner == seat for o in s.officials)


@quantity("TR-CL-054", "B-2.2.2")
def at_a_time(s: Table, seat: str) -> int:
    """How many followers a seat may place in one turn."""
    return int(fact("TR-CL-054" if owns(s, seat, PRINCEPS) else "B-2.2.2", "followers"))


def can_place(s: Table, seat: str) -> bool:
    """Whether a seat has something to place."""
    if seat == s.brutii:
        return False
    return s.of(seat).followers > 0 or bool(has_proconsul(s, seat))


@quantity("B-2.8.4", ruling="TR-OD-09")
def brutii_turns(s: Table) -> int:
    """Whether the Brutii still have turns: as long as there are discs, and others that place."""
    others = any(can_place(s, seat) for seat in s.seats) or s.reads("TR-OD-09") == "all"
    return int(bool(s.discs) and others)


def has_a_turn(s: Table, seat: str) -> bool:
    """Whether a seat has another turn in this phase."""
    return bool(brutii_turns(s)) if seat == s.brutii else can_place(s, seat)


def after(s: Table, seat: str) -> tuple[str, ...]:
    """Return all seats from the one after a seat on; from the start player on where it is nobody's turn."""
    order = s.from_start()
    at = order.index(seat) + 1 if seat else 0
    return (*order[at:], *order[:at])


class NextTurn(Rule):
    """Whose turn is it?"""

    @effect("TR-CL-034")
    def clockwise(self, s: Table) -> Table:
        """The start player begins; then it goes clockwise."""
        return s.set(turn=after(s, s.turn)[0], placed_now=0)

    @effect("TR-CL-055", "B-2.2.2")
    def passed_over(self, s: Table) -> Table:
        """Go past those who have no more turns."""
        ahead = (s.turn, *after(s, s.turn)[:-1])
        return s.set(turn=next((seat for seat in ahead if has_a_turn(s, seat)), ""))

    def outcome(self, s: Table) -> str:
        if not s.turn:
            return "over"
        return "disc" if s.turn == s.brutii else "place"


def on_turn(s: Table, _at: Any) -> str:
    """Name whose turn it is."""
    return s.turn


# --- placing -----------------------------------------------------------------------------------------


def anywhere(s: Table, _by: str) -> Spaces:
    """Domain of a place for a follower; listed are the spaces that there are."""
    return Spaces(s, KINDS)


def of_a_kind(s: Table, _by: str) -> Spaces:
    """Domain of a place for the proconsul."""
    return Spaces(s, tuple(fact("TR-CL-065", "kinds")))


def before(s: Table, space: str) -> tuple[str, ...]:
    """Name the spaces that have to be taken before this one."""
    spaces = region_spaces(s, region_of(space))
    return tuple(other for other in spaces[: spaces.index(space)] if not piece_at(s, other))


class Piece(Move):
    """Put a piece on a space."""

    space: Annotated[str, domain(anywhere, "place", "B-2.2.2")]

    def alone_in(self, s: Table, region: str) -> Figures:
        """Whether this seat has no other space in a region of one space a player."""
        if region_of(self.space) != region:
            return IDLE
        mine = tuple(p.space for p in s.placed if region_of(p.space) == region and self.counts(s, p.piece))
        # Only where a proconsul is in it does the answer rest on that ruling.
        disputed = self.is_proconsul() or any(piece_at(s, space) == PROCONSUL for space in mine)
        return none_there(mine, "stands-on", "no-other", "TR-OD-34" if disputed else "")

    def in_order(self, s: Table, region: str) -> Figures:
        """Whether a region with an order of its own comes to this space now; its number of spaces is a ruling."""
        if region_of(self.space) != region:
            return IDLE
        spaces = region_spaces(s, region)
        if len(taken(s, spaces)) == len(spaces):
            return Figures(False, "full", len(spaces), ruling="TR-OD-07")
        if self.space not in spaces:
            return Figures(False, "spaces", len(spaces), ruling="TR-OD-07")
        return none_there(before(s, self.space), "still-free", "none-before")

    def among(self, spaces: int) -> Figures:
        """Whether the space is one of so many; those of a faction are numbered by strokes."""
        tail = self.space.rpartition(" ")[2]
        return Figures((int(tail) if tail.isdecimal() else len(tail)) <= spaces, "spaces", spaces)

    def counts(self, s: Table, piece: str) -> bool:
        """Whether a piece counts as this seat's where it may have one space only."""
        if (piece == PROCONSUL or self.is_proconsul()) and s.reads("TR-OD-34") == "free":
            return False
        return owner_of(s, piece) == self.by

    def is_proconsul(self) -> bool:
        """Whether the piece is the proconsul."""
        return False

    @guard("B-2.5.1")
    def on_base_board(self, s: Table) -> Figures:
        """The region of the base board has that space."""
        return self.among(int(spaces_in(s, region_of(self.space)))) if kind_of(self.space) == "base" else IDLE

    @guard("B-2.2.3")
    def of_faction(self, _s: Table) -> Figures:
        """The faction has that space."""
        return self.among(int(spaces_of_faction())) if kind_of(self.space) == "faction" else IDLE

    @guard("B-2.9.1")
    def in_refugium(self, s: Table) -> Figures:
        """The Refugium has that space."""
        return self.among(int(spaces_in(s, REFUGIUM))) if region_of(self.space) == REFUGIUM else IDLE

    @guard("TR-CL-048")
    def free(self, s: Table) -> Figures:
        """Nobody stands there; the coin bowl holds any number."""
        piece = piece_at(s, self.space)
        return none_there((piece,) if piece else (), "taken-by", "nobody-there") if self.space != BOWL else IDLE

    @guard("TR-CL-049")
    def one_in_refugium(self, s: Table) -> Figures:
        """It is the only space of this player in the Refugium."""
        return self.alone_in(s, REFUGIUM)

    @guard("TR-CL-051")
    def one_in_basilica(self, s: Table) -> Figures:
        """It is the only space of this player in the Basilica."""
        return self.alone_in(s, BASILICA)

    @guard("TR-CL-053")
    def one_on_capitoleum(self, s: Table) -> Figures:
        """It is the only space of this player on the Capitoleum."""
        return self.alone_in(s, CAPITOLEUM)

    @guard("TR-CL-050")
    def basilica_in_order(self, s: Table) -> Figures:
        """In the Basilica the lower space is taken first, and there are no more than are named."""
        return self.in_order(s, BASILICA)

    @guard("TR-CL-052")
    def capitoleum_in_order(self, s: Table) -> Figures:
        """On the Capitoleum the lower space is taken first, and there are no more than are named."""
        return self.in_order(s, CAPITOLEUM)


def put_down(s: Table, space: str, piece: str) -> Table:
    """Put a piece on a space, or on the coin bowl."""
    if space == BOWL:
        return s.set(bowl=tuple(sorted((*s.bowl, piece))))
    return s.set(placed=tuple(sorted((*s.placed, Placed(space, piece)), key=lambda p: p.space)))


class TurnPiece(Piece):
    """Place something in a turn of one's own."""

    @guard("TR-CL-054")
    def few_enough(self, s: Table) -> Figures:
        """The turn is not used up: one follower, or two for the owner of Princeps."""
        return at_most(s.placed_now + 1, int(at_a_time(s, self.by))) if s.placed_now else IDLE

    def outcome(self, s: Table) -> str:
        more = s.placed_now < int(at_a_time(s, self.by)) and can_place(s, self.by)
        return "again" if more else "next"


class Place(TurnPiece):
    """Place a follower."""

    @guard("B-2.2.2")
    def has_follower(self, s: Table) -> Figures:
        """A follower is left."""
        return at_least(s.of(self.by).followers, 1)

    @effect("B-2.2.2")
    def stands(self, s: Table) -> Table:
        """Put it on a space of the base board, or on the coin bowl."""
        return self.put_there(s) if kind_of(self.space) != "expansion" else s

    @effect("TR-CL-045")
    def stands_beside(self, s: Table) -> Table:
        """Put it on a space of the expansion board."""
        return self.put_there(s) if kind_of(self.space) == "expansion" else s

    def put_there(self, s: Table) -> Table:
        """Take a follower and put it down."""
        return put_down(s.put(self.by, followers=s.of(self.by).followers - 1), self.space, self.by)

    @effect("B-2.2.2")
    def counted(self, s: Table) -> Table:
        """Count it."""
        return s.set(placed_now=s.placed_now + 1)


class PlaceProconsul(TurnPiece):
    """Place the proconsul as one more follower."""

    space: Annotated[str, domain(of_a_kind, "place", "TR-CL-065")]

    def is_proconsul(self) -> bool:
        return True

    @guard("B-2.2.4")
    def has_it(self, s: Table) -> bool:
        """The proconsul is there, by control of the Patricians."""
        return bool(has_proconsul(s, self.by))

    @effect("B-2.2.4")
    def stands(self, s: Table) -> Table:
        """Put it there."""
        return put_down(s, self.space, PROCONSUL)

    @effect("B-2.2.4")
    def counted(self, s: Table) -> Table:
        """Count it as a follower of this turn."""
        return s.set(placed_now=s.placed_now + 1)


class Stop(Move):
    """Place no second follower this turn."""

    @guard("B-2.2.2")
    def one_stands(self, s: Table) -> Figures:
        """A follower has been placed this turn."""
        return at_least(s.placed_now, 1)

    @guard("TR-CL-054", ruling="TR-OD-08")
    def may_stop(self, s: Table) -> bool:
        """One may be enough."""
        return s.reads("TR-OD-08") == "up-to-two"

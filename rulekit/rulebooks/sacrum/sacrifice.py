"""Sacrificing inhabitants: who may, how many, and what it costs."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard, quantity
from rulekit.engine.state import whole
from rulekit.rulebooks.sacrum.state import SKULL, Table, fact
from rulekit.rulebooks.sacrum.stores import luxury_due, overflow, reach

# --- what opens the sacrifice ------------------------------------------------------------------


@quantity("SC-CL-016")
def skull_opens(s: Table, _seat: str) -> int:
    """Whether the skull lies among the chits that were turned up."""
    return int(SKULL in s.shown_chits)


@quantity("SC-CL-033")
def delos_opens(s: Table, seat: str) -> int:
    """Whether the seat has Delos."""
    return int(s.of(seat).holds("Delos"))


@quantity("SC-CL-035")
def tower_opens(s: Table, seat: str) -> int:
    """Whether the seat has the Maniotic Tower."""
    return int(s.of(seat).holds("Maniotic Tower"))


@quantity("SC-CL-036")
def mines_open(s: Table, seat: str) -> int:
    """Whether the seat has the Mines of Laurion."""
    return int(s.of(seat).holds("Mines of Laurion"))


PERMISSIONS = {"Delos": delos_opens, "Maniotic Tower": tower_opens, "Mines of Laurion": mines_open}


def permissions(s: Table, seat: str) -> tuple[str, ...]:
    """Name the tiles that let a seat sacrifice in any round."""
    return () if s.reads("SC-OD-06") == "nobody" else any_round_tiles(s, seat)


def any_round_tiles(s: Table, seat: str) -> tuple[str, ...]:
    """Name the tiles of a seat that speak of sacrifices in any round."""
    return tuple(tile for tile, opens in PERMISSIONS.items() if opens(s, seat))


# --- what it costs -----------------------------------------------------------------------------


@quantity("SC-CL-020", ruling="SC-OD-22")
def means(s: Table, seat: str) -> int:
    """How many coins a seat can lay down: its reserve, never what lies on the Sacrum tile."""
    return s.of(seat).coins + (reach(s, seat) if s.reads("SC-OD-22") == "luxury" else 0)


@quantity("SC-CL-020")
def price(count: int) -> int:
    """How many coins a sacrifice costs."""
    return count * int(fact("SC-CL-020", "coins"))


# --- the move ----------------------------------------------------------------------------------


class Giving(Move):
    """Sacrifice some inhabitants: what it takes, and what becomes of them and of the coins."""

    count: Annotated[int, whole(0, 99, "SC-CL-018")]

    @guard("SC-CL-018", upto="count")
    def inhabitants(self, s: Table) -> Figures:
        """So many live there, and may go."""
        there = s.of(self.by).inhabitants
        stay = min(there, 0 if s.reads("SC-OD-05") == "zero" else 1)
        last = self.count == there > 0
        return Figures(
            self.count <= there - stay, "at-least", there - stay, self.count, ruling="SC-OD-05" if last else ""
        )

    @guard("SC-CL-020", upto="count")
    def reserve(self, s: Table) -> Figures:
        """The reserve pays for them."""
        have, due, coins = means(s, self.by), price(self.count), s.of(self.by).coins
        disputed = coins < due <= coins + reach(s, self.by)
        return Figures(have >= due, "at-least", have, due, ruling="SC-OD-22" if disputed else "")

    @effect("SC-CL-019")
    def off_the_mat(self, s: Table) -> Table:
        """Move the marker down to the new level."""
        return s.put(self.by, inhabitants=s.of(self.by).inhabitants - self.count)

    @effect("SC-CL-020", ruling="SC-OD-22")
    def paid(self, s: Table) -> Table:
        """Take the coins out of the reserve; luxury goods fetch missing ones from the bank."""
        p, due = s.of(self.by), price(self.count)
        missing = max(0, due - p.coins)
        s = s.set(bank=s.bank - missing)
        return s.put(self.by, coins=p.coins - due + missing, luxury=p.luxury - int(luxury_due(missing)))

    @effect("SC-CL-021")
    def piled(self, s: Table) -> Table:
        """Stack the coins on the Sacrum tile."""
        return s.put(self.by, on_sacrum=s.of(self.by).on_sacrum + price(self.count))

    @effect("SC-CL-022", ruling="SC-OD-20")
    def food_back(self, s: Table) -> Table:
        """Give back what they have eaten this round, where the ruling says so."""
        if s.supplied != s.round or s.reads("SC-OD-20") == "onwards":
            return s
        return s.put(self.by, food=s.of(self.by).food + self.count * int(fact("B-3.2.11", "food")))

    overflow = overflow


class Sacrifice(Giving):
    """Sacrifice some inhabitants, or none, when it is up to one."""

    @guard("SC-CL-024", upto="count")
    def opened(self, s: Table) -> Figures:
        """The skull is shown, or a tile allows it in every round."""
        skull, tiles = skull_opens(s, self.by), permissions(s, self.by)
        opens = (*(("skull",) if skull else ()), *tiles)
        disputed = not skull and any_round_tiles(s, self.by)
        return Figures(self.count == 0 or bool(opens), "opened-by", opens, ruling="SC-OD-06" if disputed else "")

    @effect("SC-CL-017")
    def decided(self, s: Table) -> Table:
        """Make it the next player's turn."""
        rest = list(s.asking)
        rest.remove(self.by)
        return s.set(asking=tuple(rest))

    def outcome(self, s: Table) -> str:
        return "next" if s.asking else "all"


class SacrificeFreely(Giving):
    """Sacrifice inhabitants at a moment of one's own, where the ruling gives the owner of a tile that."""

    count: Annotated[int, whole(1, 99, "SC-CL-018")]

    @guard("SC-CL-033", ruling="SC-OD-04")
    def by_a_tile(self, s: Table) -> Figures:
        """A tile allows it in every round, at any moment."""
        tiles = permissions(s, self.by)
        disputed = not tiles and any_round_tiles(s, self.by)
        return Figures(bool(tiles), "opened-by", tiles, ruling="SC-OD-06" if disputed else "")


def at_any_moment(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who may come in between, where the ruling lets anybody."""
    return s.turn_order if s.reads("SC-OD-04") == "any" else ()


# --- around it ---------------------------------------------------------------------------------


class Open(Rule):
    """Everybody will be asked once, in turn order."""

    @effect("SC-CL-017", ruling="SC-OD-18")
    def order_holds(self, s: Table) -> Table:
        """Fix the order in which the players decide."""
        now = s.reads("SC-OD-18") == "now" or not s.opening
        return s.set(asking=s.turn_order if now else s.opening)

    @effect("SC-CL-033", "SC-CL-035", "SC-CL-036", ruling="SC-OD-04")
    def once_more(self, s: Table) -> Table:
        """Ask the owners of the any-round tiles again, where the ruling gives them a turn of their own."""
        if s.reads("SC-OD-04") != "extra" or s.reads("SC-OD-17") == "secret":
            return s
        return s.set(asking=(*s.asking, *(seat for seat in s.asking if permissions(s, seat))))

    def outcome(self, s: Table) -> str:
        return "in turn" if s.reads("SC-OD-17") == "open" else "in secret"


class Close(Rule):
    """Everybody has decided."""

    def outcome(self, s: Table) -> str:
        return "chits first" if s.reads("SC-OD-02") == "before" else "disasters first"


def on_turn(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who decides now."""
    return s.asking[:1]


def all_asked(s: Table, _at: Any) -> tuple[str, ...]:
    """Name everybody who has to decide."""
    return s.asking

"""What cannot be so at any table."""

from __future__ import annotations

from collections import Counter

from rulekit.rulebooks.sacrum.state import SKULL, Table, book, fact, fresh_chips

COUNTED = ("inhabitants", "coins", "luxury", "wood", "stone", "food", "on_sacrum")


@book.law
def nothing_below_zero(s: Table) -> tuple[str, ...]:
    """Nobody has less than nothing."""
    found = ((p.name, what, getattr(p, what)) for p in s.players for what in COUNTED)
    return tuple(f"{name} has {count} {what.replace('_', ' ')}" for name, what, count in found if count < 0)


@book.law
def all_chits_there(s: Table) -> tuple[str, ...]:
    """There are five Sacrum chits, one with the skull; none before they have been laid out."""
    chits = [c for layer in (*s.chits, *s.shown) for c in layer]
    if not chits:
        return ()
    due, skulls = fact("SC-CL-002", "sacrum"), fact("SC-CL-015", "skulls")
    out = []
    if len(chits) != due:
        out.append(f"{len(chits)} Sacrum chits where there are {due}")
    if chits.count(SKULL) != skulls:
        out.append(f"{chits.count(SKULL)} skulls where there is {skulls}")
    twice = sorted(c for c, n in Counter(chits).items() if n > 1 and c != SKULL)
    return (*out, *(f"the chit {c} is there twice" for c in twice))


@book.law
def no_more_chips_than_made(s: Table) -> tuple[str, ...]:
    """No disaster has more chips than were made."""
    made = Counter(fresh_chips())
    return tuple(f"{row.chips} chips of {row.disaster}" for row in s.laid if not 0 <= row.chips <= made[row.disaster])


@book.law
def players_in_number(s: Table) -> tuple[str, ...]:
    """As many play as there are parts for."""
    least = 1 if s.reads("SC-OD-23") == "base" else 2
    most, found = fact("B-3.1.1", "with_purple"), len(s.players)
    return () if least <= found <= most else (f"{found} players where {least} to {most} can play",)


@book.law
def names_apart(s: Table) -> tuple[str, ...]:
    """No two players share a name."""
    return tuple(f"{name} sits there twice" for name, n in sorted(Counter(s.seats).items()) if n > 1)


@book.law
def order_of_players(s: Table) -> tuple[str, ...]:
    """The turn order names every player once."""
    seats = sorted(s.seats)
    return tuple(
        f"the turn order is {', '.join(order)}" for order in (s.order, s.opening) if order and sorted(order) != seats
    )


@book.law
def one_of_each_tile(s: Table) -> tuple[str, ...]:
    """A tile lies before one player; the Treasury only where Hellas is in play."""
    tiles = Counter(t for p in s.players for t in (p.civilization, *p.tiles) if t)
    out = [f"{tile} lies before {n} players" for tile, n in sorted(tiles.items()) if n > 1]
    needs = fact("SC-CL-005", "expansion")
    if s.reads("SC-OD-23") == "base" and needs not in s.expansions:
        out += [f"{t} without {needs}" for t in fact("SC-CL-005", "D") if t in tiles]
    return tuple(out)

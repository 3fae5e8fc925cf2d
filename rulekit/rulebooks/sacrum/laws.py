"""What cannot be so at any table."""

from __future__ import annotations

from collections import Counter

from rulekit.rulebooks.sacrum.state import SKULL, Table, book, fact, fresh_chips

COUNTED = ("inhabitants", "coins", "luxury", "wood", "stone", "food", "on_sacrum")


@book.law
def nothing_below_zero(s: Table) -> tuple[str, ...]:
    """Nobody has less than nothing."""
    found = ((p.name, what, getattr(p, what)) for p in s.players for what in COUNTED)
    return tuple(f"{name} has {count} {what.replace('_', ' ')} [SC-CL-018]" for name, what, count in found if count < 0)


@book.law
def all_chits_there(s: Table) -> tuple[str, ...]:
    """There are five Sacrum chits, one with the skull; none before they have been laid out."""
    chits = [c for layer in (*s.chits, *s.shown) for c in layer]
    if not chits:
        return ()
    due, skulls = fact("SC-CL-002", "sacrum"), fact("SC-CL-015", "skulls")
    out = []
    if len(chits) != due:
        out.append(f"{len(chits)} Sacrum chits where there are {due} [SC-CL-002]")
    if chits.count(SKULL) != skulls:
        out.append(f"{chits.count(SKULL)} skulls where there is {skulls} [SC-CL-015]")
    twice = sorted(c for c, n in Counter(chits).items() if n > 1 and c != SKULL)
    return (*out, *(f"the chit {c} is there twice [SC-CL-002]" for c in twice))


@book.law
def no_more_chips_than_made(s: Table) -> tuple[str, ...]:
    """No disaster has more chips than were made."""
    made = Counter(fresh_chips())
    return tuple(
        f"{row.chips} chips of {row.disaster} [B-3.1.4]" for row in s.laid if not 0 <= row.chips <= made[row.disaster]
    )


@book.law
def players_in_number(s: Table) -> tuple[str, ...]:
    """As many play as there are parts for."""
    least = 1 if s.reads("SC-OD-23") == "base" else 2
    most = fact("B-3.1.1", "with_purple" if s.reads("SC-OD-11") == "sixth" else "most")
    found = len(s.players)
    disputed = ", SC-OD-11" if most < found <= fact("B-3.1.1", "with_purple") else ""
    said = f"{found} players where {least} to {most} can play [B-3.1.1{disputed}]"
    return () if least <= found <= most else (said,)


@book.law
def names_apart(s: Table) -> tuple[str, ...]:
    """No two players share a name."""
    return tuple(f"{name} sits there twice [B-3.1.1]" for name, n in sorted(Counter(s.seats).items()) if n > 1)


@book.law
def order_of_players(s: Table) -> tuple[str, ...]:
    """The turn order names every player once."""
    seats = sorted(s.seats)
    return tuple(
        f"the turn order is {', '.join(order)} [B-3.2.13]"
        for order in (s.order, s.opening)
        if order and sorted(order) != seats
    )


@book.law
def one_of_each_tile(s: Table) -> tuple[str, ...]:
    """A tile lies before one player; the Treasury only where Hellas is in play."""
    tiles = Counter(t for p in s.players for t in (p.civilization, *p.tiles) if t)
    out = [f"{tile} lies before {n} players [B-3.1.2]" for tile, n in sorted(tiles.items()) if n > 1]
    needs = fact("SC-CL-005", "expansion")
    if s.reads("SC-OD-23") == "base" and needs not in s.expansions:
        out += [f"{t} without {needs} [SC-CL-005]" for t in fact("SC-CL-005", "D") if t in tiles]
    return tuple(out)

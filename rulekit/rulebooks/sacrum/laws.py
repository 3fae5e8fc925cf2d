"""What cannot be so at any table."""

from __future__ import annotations

from collections import Counter

from rulekit.errors import Text
from rulekit.rulebooks.sacrum.state import SKULL, Table, book, fact, fresh_chips

COUNTED = ("inhabitants", "coins", "luxury", "wood", "stone", "food", "on_sacrum")


@book.law
def nothing_below_zero(s: Table) -> tuple[Text, ...]:
    """Nobody has less than nothing."""
    found = ((p.name, what, getattr(p, what)) for p in s.players for what in COUNTED)
    return tuple(
        book.wrong("law-below-zero", "SC-CL-018", name=name, count=n, what=Text(f"law-thing-{what.replace('_', '-')}"))
        for name, what, n in found
        if n < 0
    )


@book.law
def all_chits_there(s: Table) -> tuple[Text, ...]:
    """There are five Sacrum chits, one with the skull; none before they have been laid out."""
    chits = [c for layer in (*s.chits, *s.shown) for c in layer]
    if not chits:
        return ()
    due, skulls = fact("SC-CL-002", "sacrum"), fact("SC-CL-015", "skulls")
    out = []
    if len(chits) != due:
        out.append(book.wrong("law-chits", "SC-CL-002", found=len(chits), due=due))
    if chits.count(SKULL) != skulls:
        out.append(book.wrong("law-skulls", "SC-CL-015", found=chits.count(SKULL), due=skulls))
    twice = sorted(c for c, n in Counter(chits).items() if n > 1 and c != SKULL)
    return (*out, *(book.wrong("law-chit-twice", "SC-CL-002", chit=c) for c in twice))


@book.law
def no_more_chips_than_made(s: Table) -> tuple[Text, ...]:
    """No disaster has more chips than were made."""
    made = Counter(fresh_chips())
    return tuple(
        book.wrong("law-chips", "B-3.1.4", found=row.chips, disaster=row.disaster)
        for row in s.laid
        if not 0 <= row.chips <= made[row.disaster]
    )


@book.law
def players_in_number(s: Table) -> tuple[Text, ...]:
    """As many play as there are parts for."""
    least = 1 if s.reads("SC-OD-23") == "base" else 2
    most = fact("B-3.1.1", "with_purple" if s.reads("SC-OD-11") == "sixth" else "most")
    found = len(s.players)
    disputed = ("SC-OD-11",) if most < found <= fact("B-3.1.1", "with_purple") else ()
    said = book.wrong("law-players", "B-3.1.1", *disputed, found=found, least=least, most=most)
    return () if least <= found <= most else (said,)


@book.law
def names_apart(s: Table) -> tuple[Text, ...]:
    """No two players share a name."""
    twice = (name for name, n in sorted(Counter(s.seats).items()) if n > 1)
    return tuple(book.wrong("law-seated-twice", "B-3.1.1", seat=name) for name in twice)


@book.law
def order_of_players(s: Table) -> tuple[Text, ...]:
    """The turn order names every player once."""
    seats = sorted(s.seats)
    return tuple(
        book.wrong("law-order", "B-3.2.13", order=order)
        for order in (s.order, s.opening)
        if order and sorted(order) != seats
    )


@book.law
def one_of_each_tile(s: Table) -> tuple[Text, ...]:
    """A tile lies before one player; the Treasury only where Hellas is in play."""
    tiles = Counter(t for p in s.players for t in (p.civilization, *p.tiles) if t)
    twice = ((tile, n) for tile, n in sorted(tiles.items()) if n > 1)
    out = [book.wrong("law-tile-twice", "B-3.1.2", tile=tile, count=n) for tile, n in twice]
    needs = fact("SC-CL-005", "expansion")
    if s.reads("SC-OD-23") == "base" and needs not in s.expansions:
        there = (t for t in fact("SC-CL-005", "D") if t in tiles)
        out += [book.wrong("law-expansion", "SC-CL-005", tile=t, expansion=needs) for t in there]
    return tuple(out)

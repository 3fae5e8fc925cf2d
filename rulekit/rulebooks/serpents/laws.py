"""What can never be so at this table, whoever wrote it."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.errors import Text
from rulekit.rulebooks.serpents.core import book, fact, lowest
from rulekit.rulebooks.serpents.state import MARKS, TEAMS, Table

ARROWS = ("", "up", "down")
KINDS = ("Gladiator", "Slave")


@book.law
def players(s: Table) -> tuple[Text, ...]:
    """3 to 6 of them, each with its own name (B-1.1.1, SW-HOUSE-02, ruling O-54)."""
    least, most = fact("B-1.1.1", "least"), fact("SW-HOUSE-02", "most")
    if s.reads("O-54") == "two too":
        least = fact("SW-HOUSE-02", "fewest")
    if not least <= len(s.seats) <= most:
        by = ("B-1.1.1", "SW-HOUSE-02", "O-54")
        return (book.wrong("law-players", *by, least=least, most=most, found=len(s.seats)),)
    twice = (n for n in dict.fromkeys(s.seats) if s.seats.count(n) > 1)
    return tuple(book.wrong("law-seated-twice", "B-1.1.1", seat=n) for n in twice)


@book.law
def one_games_master(s: Table) -> tuple[Text, ...]:
    """Exactly one, who is a seat."""
    found = [h.name for h in s.houses if h.games_master]
    return () if len(found) == 1 else (book.wrong("law-games-master", "B-1.2.22", found=tuple(found)),)


@book.law
def influence_in_range(s: Table) -> tuple[Text, ...]:
    """The track has two ends (ruling O-24)."""
    low, high = lowest(s), fact("B-1.1.2", "top")
    off = tuple(Text("law-has", name=h.name, count=h.influence) for h in s.houses if not low <= h.influence <= high)
    return (book.wrong("law-influence", "B-1.1.2", "O-24", low=low, high=high, found=off),) if off else ()


@book.law
def coins(s: Table) -> tuple[Text, ...]:
    """Nobody owes coins, and nobody has bid what he has not got (B-1.2.18)."""
    owing = (book.wrong("law-debt", "B-1.2.18", name=h.name, count=h.coins) for h in s.houses if h.coins < 0)
    high = (h for h in s.houses if not 0 <= h.bid <= h.coins)
    return (*owing, *(book.wrong("law-bid", "B-1.2.18", name=h.name, bid=h.bid, count=h.coins) for h in high))


@book.law
def fighters_owned(s: Table) -> tuple[Text, ...]:
    """Every Fighter belongs to a seat, every item to a Fighter."""
    known = {f.name for f in s.fighters}
    return (
        *(Text("law-fighter-owner", name=f.name) for f in s.fighters if f.owner not in s.seats),
        *(Text("law-fighter-kind", name=f.name, kind=f.kind) for f in s.fighters if f.kind not in KINDS),
        *(book.wrong("law-speed", "B-1.3.1", name=f.name, count=f.speed) for f in s.fighters if f.speed < 1),
        *(Text("law-item-carried", name=i.name) for i in s.items if i.on not in known and (i.on or not i.owner)),
        *(Text("law-item-owner", name=i.name) for i in s.items if i.owner not in ("", *s.seats)),
    )


@book.law
def arena(s: Table) -> tuple[Text, ...]:
    """At most four Fighters, each of them there once, in two Teams (SW-PRI-04, SW-PRI-02)."""
    return tuple(_arena(s))


def _arena(s: Table) -> Iterator[Text]:
    most, known = fact("SW-PRI-04", "fighters"), {f.name for f in s.fighters}
    teamed = [f.name for f in s.fighters if f.team]
    there = dict.fromkeys((*s.arena, *teamed))
    if len(there) > most:
        yield book.wrong("law-arena", "SW-PRI-04", most=most, found=len(there))
    for name in (*s.arena, *s.fight):
        if name not in known:
            yield Text("law-no-fighter", name=name)
    if len(set(s.arena)) < len(s.arena):
        yield book.wrong("law-arena-twice", "SW-PRI-04")
    for f in s.fighters:
        if f.team not in ("", *TEAMS):
            yield book.wrong("law-team", "SW-PRI-02", name=f.name, team=f.team, known=TEAMS)
    taken = [f.space for f in s.fighters if f.space]
    yield from (Text("law-space-twice", space=n) for n in dict.fromkeys(taken) if taken.count(n) > 1)


@book.law
def board(s: Table) -> tuple[Text, ...]:
    """Each Team finds its start spaces, and every Fighter stands on a space that is there."""
    size = fact("SW-TEAM-02", "size")
    found = {team: [x for x in s.board if x.green and x.beside == MARKS[team]] for team in TEAMS}
    known = {x.name for x in s.board}
    return (
        *(
            book.wrong("law-start-spaces", "SW-TEAM-04", "SW-TEAM-06", team=team, size=size, found=len(x))
            for team, x in found.items()
            if len(x) < size
        ),
        *(Text("law-no-space", name=f.name, space=f.space) for f in s.fighters if f.space not in ("", *known)),
    )


@book.law
def cards(s: Table) -> tuple[Text, ...]:
    """An arrow points up or down, and every card is in one place."""
    wrong = (
        book.wrong("law-arrow", "SW-HOST-01", name=c.name, arrow=c.arrow) for c in s.all_cards if c.arrow not in ARROWS
    )
    where = [*(c for h in s.houses for c in h.hand), *s.discard, *(p.card for p in s.plays if p.card)]
    where += [c for h in s.houses for c in (*h.guards, *h.used_guards)]
    where += s.intrigue_pile
    known = {c.name for c in s.all_cards}
    unknown = (Text("law-no-card", name=c) for c in where if c not in known)
    twice = (c.name for c in s.all_cards if where.count(c.name) > 1)
    return (*wrong, *unknown, *(Text("law-two-places", name=c) for c in dict.fromkeys(twice)))


@book.law
def seats_named(s: Table) -> tuple[Text, ...]:
    """Whoever is named sits at the table."""
    named = [
        s.invited,
        s.chooser,
        *s.tie,
        *(p.owner for p in s.plays),
        *(p.target for p in s.plays),
    ]
    return tuple(Text("law-nobody", name=n) for n in dict.fromkeys(named) if n and n not in s.seats)


ABILITIES = ("", "wins ties", "one hit less")
DEFEATS = ("", "Surrender", "Wound", "Beheading")


@book.law
def dice(s: Table) -> tuple[Text, ...]:
    """Every pool holds dice, and nobody has lost more than there were (B-1.3.1)."""
    pools = ("attack", "defence", "speed")
    found = ((f, pool, getattr(f, pool), getattr(f, f"{pool}_lost")) for f in s.fighters for pool in pools)
    return tuple(
        book.wrong("law-dice", "B-1.3.1", name=f.name, lost=lost, printed=printed, pool=pool.capitalize())
        for f, pool, printed, lost in found
        if not 0 <= lost <= printed or printed < 1
    )


@book.law
def fight(s: Table) -> tuple[Text, ...]:
    """Whoever acts or is struck is a Fighter, Wagers are on something, and words are known."""
    known = {f.name for f in s.fighters}
    words = [(f.name, "ability", f.ability) for f in s.fighters if f.ability not in ABILITIES]
    words += [(f.name, "during", f.during) for f in s.fighters if f.during not in ("", "Attack", "Defence")]
    words += [(f.name, "defeat", f.down) for f in s.fighters if f.down not in DEFEATS]
    return (
        *(Text("law-no-fighter", name=n) for n in (s.acting, s.target, *s.turned) if n and n not in known),
        *(Text(f"law-no-{what}", word=word, name=name) for name, what, word in words),
        *(Text("law-wager-of", name=x.name) for x in s.stakes if x.seat not in s.seats),
        *(Text("law-wager", count=x.coins, on=x.on) for x in s.stakes if x.coins < 1),
    )


@book.law
def houses_once(s: Table) -> tuple[Text, ...]:
    """There is one card of each House (SW-HOUSE-01)."""
    named = [h.family for h in s.houses if h.family]
    twice = (n for n in dict.fromkeys(named) if named.count(n) > 1)
    return tuple(book.wrong("law-house-twice", "SW-HOUSE-01", name=n) for n in twice)


@book.law
def guards(s: Table) -> tuple[Text, ...]:
    """Only Guards lie with the Guards, and a card is of a kind the game has."""
    kinds = ("Conspiracy", "Counteraction", "Guard")
    known = {c.name: c.kind for c in s.all_cards}
    laid = [c for h in s.houses for c in (*h.guards, *h.used_guards)]
    return (
        *(Text("law-card-kind", name=c.name, kind=c.kind, known=kinds) for c in s.all_cards if c.kind not in kinds),
        *(Text("law-no-guard", name=c) for c in laid if known.get(c, "Guard") != "Guard"),
    )


@book.law
def competition(s: Table) -> tuple[Text, ...]:
    """Whoever is in it, meets in it or has won it sits here, and two meet (SW-TIE-02)."""
    return tuple(_competition(s))


def _competition(s: Table) -> Iterator[Text]:
    names = [r.name for r in s.rivals]
    for name in dict.fromkeys((*names, *s.pair, s.champion)):
        if name and name not in s.seats:
            yield Text("law-nobody", name=name)
    twice = (n for n in dict.fromkeys(names) if names.count(n) > 1)
    off = (r for r in s.rivals if not 0 <= r.place <= len(s.seats))
    yield from (book.wrong("law-rival-twice", "SW-TIE-02", name=n) for n in twice)
    yield from (book.wrong("law-rival-place", "SW-TIE-02", name=r.name, place=r.place) for r in off)
    yield from (book.wrong("law-rival-won", "SW-TIE-02", name=r.name, count=r.won) for r in s.rivals if r.won < 0)
    if s.pair and len(set(s.pair)) != len(TEAMS):
        yield book.wrong("law-pair", "SW-TIE-02", pair=s.pair)
    yield from (book.wrong("law-pair-outside", "SW-TIE-02", name=n) for n in s.pair if n not in names)
    worth = [*((f.name, f.value) for f in s.fighters), *((i.name, i.value) for i in s.items)]
    yield from (Text("law-worth", name=name, value=value) for name, value in worth if value < 0)

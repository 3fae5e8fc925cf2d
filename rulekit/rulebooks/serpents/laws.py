"""What can never be so at this table, whoever wrote it."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.rulebooks.serpents.core import book, fact, lowest
from rulekit.rulebooks.serpents.state import MARKS, TEAMS, Table

ARROWS = ("", "up", "down")
KINDS = ("Gladiator", "Slave")


@book.law
def players(s: Table) -> tuple[str, ...]:
    """3 to 6 of them, each with its own name (B-1.1.1, SW-HOUSE-02, ruling O-54)."""
    least, most = fact("B-1.1.1", "least"), fact("SW-HOUSE-02", "most")
    if s.reads("O-54") == "two too":
        least = fact("SW-HOUSE-02", "fewest")
    if not least <= len(s.seats) <= most:
        return (f"{least} to {most} players sit at a table; there are {len(s.seats)}",)
    return tuple(f"{n} sits here twice" for n in dict.fromkeys(s.seats) if s.seats.count(n) > 1)


@book.law
def one_games_master(s: Table) -> tuple[str, ...]:
    """Exactly one, who is a seat."""
    found = [h.name for h in s.houses if h.games_master]
    return () if len(found) == 1 else (f"exactly one Games Master is needed; found {', '.join(found) or 'none'}",)


@book.law
def influence_in_range(s: Table) -> tuple[str, ...]:
    """The track has two ends (ruling O-24)."""
    low, high = lowest(s), fact("B-1.1.2", "top")
    wrong = [f"{h.name} has {h.influence}" for h in s.houses if not low <= h.influence <= high]
    return (f"Influence lies between {low} and {high}; {' and '.join(wrong)}",) if wrong else ()


@book.law
def coins(s: Table) -> tuple[str, ...]:
    """Nobody owes coins, and nobody has bid what he has not got (B-1.2.18)."""
    owing = [f"{h.name} has {h.coins} coins" for h in s.houses if h.coins < 0]
    return (*owing, *(f"{h.name} bids {h.bid} of {h.coins} coins" for h in s.houses if not 0 <= h.bid <= h.coins))


@book.law
def fighters_owned(s: Table) -> tuple[str, ...]:
    """Every Fighter belongs to a seat, every item to a Fighter."""
    known = {f.name for f in s.fighters}
    return (
        *(f"the Fighter {f.name} belongs to nobody at this table" for f in s.fighters if f.owner not in s.seats),
        *(f"{f.name} is no {' or '.join(KINDS)} but a {f.kind}" for f in s.fighters if f.kind not in KINDS),
        *(f"{f.name} rolls {f.speed} Speed dice" for f in s.fighters if f.speed < 1),
        *(f"{i.name} is carried by nobody" for i in s.items if i.on not in known and (i.on or not i.owner)),
        *(f"{i.name} belongs to nobody at this table" for i in s.items if i.owner not in ("", *s.seats)),
    )


@book.law
def arena(s: Table) -> tuple[str, ...]:
    """At most four Fighters, each of them there once, in two Teams (SW-PRI-04, SW-PRI-02)."""
    return tuple(_arena(s))


def _arena(s: Table) -> Iterator[str]:
    most, known = fact("SW-PRI-04", "fighters"), {f.name for f in s.fighters}
    teamed = [f.name for f in s.fighters if f.team]
    there = dict.fromkeys((*s.arena, *teamed))
    if len(there) > most:
        yield f"at most {most} Fighters are in the Arena; there are {len(there)}"
    for name in (*s.arena, *s.fight):
        if name not in known:
            yield f"no Fighter is called {name}"
    if len(set(s.arena)) < len(s.arena):
        yield "a Fighter stands in the Arena twice"
    for f in s.fighters:
        if f.team not in ("", *TEAMS):
            yield f"{f.name} is in {f.team}; there are {' and '.join(TEAMS)}"
    taken = [f.space for f in s.fighters if f.space]
    yield from (f"two Fighters stand on {n}" for n in dict.fromkeys(taken) if taken.count(n) > 1)


@book.law
def board(s: Table) -> tuple[str, ...]:
    """Each Team finds its start spaces, and every Fighter stands on a space that is there."""
    size = fact("SW-TEAM-02", "size")
    found = {team: [x for x in s.board if x.green and x.beside == MARKS[team]] for team in TEAMS}
    known = {x.name for x in s.board}
    return (
        *(f"{team} needs {size} start spaces; the board has {len(x)}" for team, x in found.items() if len(x) < size),
        *(f"{f.name} stands on {f.space}, which this board has not" for f in s.fighters if f.space not in ("", *known)),
    )


@book.law
def cards(s: Table) -> tuple[str, ...]:
    """An arrow points up or down, and every card is in one place."""
    wrong = tuple(
        f"the arrow of {c.name} points {c.arrow}; it can be up or down" for c in s.all_cards if c.arrow not in ARROWS
    )
    where = [*(c for h in s.houses for c in h.hand), *s.discard, *(p.card for p in s.plays if p.card)]
    where += [c for h in s.houses for c in (*h.guards, *h.used_guards)]
    where += s.intrigue_pile
    known = {c.name for c in s.all_cards}
    unknown = tuple(f"no card is called {c}" for c in where if c not in known)
    return (*wrong, *unknown, *(f"{c} is in two places" for c in known if where.count(c) > 1))


@book.law
def seats_named(s: Table) -> tuple[str, ...]:
    """Whoever is named sits at the table."""
    named = [
        s.invited,
        s.chooser,
        *s.tie,
        *(p.owner for p in s.plays),
        *(p.target for p in s.plays),
    ]
    return tuple(f"nobody here is called {n}" for n in dict.fromkeys(named) if n and n not in s.seats)


ABILITIES = ("", "wins ties", "one hit less")
DEFEATS = ("", "Surrender", "Wound", "Beheading")


@book.law
def dice(s: Table) -> tuple[str, ...]:
    """Every pool holds dice, and nobody has lost more than there were (B-1.3.1)."""
    pools = ("attack", "defence", "speed")
    found = ((f, pool, getattr(f, pool), getattr(f, f"{pool}_lost")) for f in s.fighters for pool in pools)
    return tuple(
        f"{f.name} has lost {lost} of {printed} {pool.capitalize()} dice"
        for f, pool, printed, lost in found
        if not 0 <= lost <= printed or printed < 1
    )


@book.law
def fight(s: Table) -> tuple[str, ...]:
    """Whoever acts or is struck is a Fighter, Wagers are on something, and words are known."""
    known = {f.name for f in s.fighters}
    words = [(f.name, "ability", f.ability) for f in s.fighters if f.ability not in ABILITIES]
    words += [(f.name, "ability during", f.during) for f in s.fighters if f.during not in ("", "Attack", "Defence")]
    words += [(f.name, "defeat", f.down) for f in s.fighters if f.down not in DEFEATS]
    return (
        *(f"no Fighter is called {n}" for n in (s.acting, s.target, *s.turned) if n and n not in known),
        *(f"no {what} is called {word} ({name})" for name, what, word in words),
        *(f"{x.name} is a Wager of nobody here" for x in s.stakes if x.seat not in s.seats),
        *(f"a Wager of {x.coins} coins on {x.on}" for x in s.stakes if x.coins < 1),
    )


@book.law
def houses_once(s: Table) -> tuple[str, ...]:
    """There is one card of each House (SW-HOUSE-01)."""
    named = [h.family for h in s.houses if h.family]
    return tuple(f"the House {n} is taken twice" for n in dict.fromkeys(named) if named.count(n) > 1)


@book.law
def guards(s: Table) -> tuple[str, ...]:
    """Only Guards lie with the Guards, and a card is of a kind the game has."""
    kinds = ("Conspiracy", "Counteraction", "Guard")
    known = {c.name: c.kind for c in s.all_cards}
    laid = [c for h in s.houses for c in (*h.guards, *h.used_guards)]
    return (
        *(f"{c.name} is a {c.kind}; there are {', '.join(kinds)}" for c in s.all_cards if c.kind not in kinds),
        *(f"{c} lies with the Guards and is none" for c in laid if known.get(c, "Guard") != "Guard"),
    )


@book.law
def competition(s: Table) -> tuple[str, ...]:
    """Whoever is in it, meets in it or has won it sits here, and two meet (SW-TIE-02)."""
    return tuple(_competition(s))


def _competition(s: Table) -> Iterator[str]:
    names = [r.name for r in s.rivals]
    for name in dict.fromkeys((*names, *s.pair, s.champion)):
        if name and name not in s.seats:
            yield f"nobody here is called {name}"
    yield from (f"{n} is in the Competition twice" for n in dict.fromkeys(names) if names.count(n) > 1)
    yield from (f"{r.name} has the place {r.place}" for r in s.rivals if not 0 <= r.place <= len(s.seats))
    yield from (f"{r.name} has won {r.won} fights" for r in s.rivals if r.won < 0)
    if s.pair and len(set(s.pair)) != len(TEAMS):
        yield f"two meet in a fight of the Competition; here it is {' and '.join(s.pair)}"
    yield from (f"{n} meets somebody in a Competition without being in it" for n in s.pair if n not in names)
    worth = [*((f.name, f.value) for f in s.fighters), *((i.name, i.value) for i in s.items)]
    yield from (f"{name} is worth {value}" for name, value in worth if value < 0)

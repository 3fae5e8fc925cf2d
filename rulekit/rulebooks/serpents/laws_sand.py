"""What can never be so on the sand, with Wagers, and with what was set up before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.errors import Text
from rulekit.rulebooks.serpents.core import book, fact, number
from rulekit.rulebooks.serpents.moves.setup import BASE, NEW
from rulekit.rulebooks.serpents.moves.wagers import BEHEADING, WOUNDING
from rulekit.rulebooks.serpents.state import OTHER, TEAMS, Table


@book.law
def wagers(s: Table) -> tuple[Text, ...]:
    """A Wager is on something that can come true, and nobody has laid more than he may (B-1.2.30)."""
    most = number(s, "B-1.2.30", "limit")
    outcomes = (*TEAMS, WOUNDING, BEHEADING, *s.arena, *s.fight)
    laid: dict[str, int] = {}
    for x in s.stakes:
        key = f"{x.seat} on {x.on}" if s.reads("BR-18") == "on each" else x.seat
        laid[key] = laid.get(key, 0) + x.coins
    over = ((who, coins) for who, coins in laid.items() if coins > most)
    return (
        *(book.wrong("law-wager-on", "SW-WAG-01", name=x.seat, on=x.on) for x in s.stakes if x.on not in outcomes),
        *(book.wrong("law-wager-limit", "B-1.2.30", name=who, coins=coins, most=most) for who, coins in over),
    )


@book.law
def families(s: Table) -> tuple[Text, ...]:
    """A House is one of those that there are (SW-HOUSE-01)."""
    known = (*BASE, *NEW)
    strange = (h.family for h in s.houses if h.family not in ("", *known))
    return tuple(book.wrong("law-family", "SW-HOUSE-01", name=name, known=known) for name in strange)


@book.law
def standing(s: Table) -> tuple[Text, ...]:
    """Who is in a Team is in the Arena, and whoever was defeated has left the board (SW-DEF-01)."""
    per_house = fact("SW-INV-03", "per_house")
    owners = [f.owner for n in s.arena for f in s.fighters if f.name == n]
    teamed = [f for f in s.fighters if f.team in TEAMS]
    one_sided = len(teamed) == fact("SW-PRI-04", "fighters") and len({f.team for f in teamed}) == 1
    outside = (f for f in teamed if f.name not in s.arena)
    fallen = (f for f in s.fighters if f.down and f.space)
    return (
        *(book.wrong("law-team-outside", "SW-PRI-04", name=f.name, team=f.team) for f in outside),
        *(book.wrong("law-down-stands", "SW-DEF-01", name=f.name, space=f.space) for f in fallen),
        *(
            book.wrong("law-house-fighters", "SW-INV-03", name=n, count=owners.count(n), most=per_house)
            for n in dict.fromkeys(owners)
            if owners.count(n) > per_house
        ),
        *((book.wrong("law-one-team", "SW-TEAM-02", team=teamed[0].team),) if one_sided else ()),
    )


@book.law
def three_against_one(s: Table) -> tuple[Text, ...]:
    """Teams are of two; bigger ones come of Treachery alone, and whoever turned is in them (SW-TEAM-02)."""
    size = fact("SW-TEAM-02", "size")
    big = [(name, there) for name in TEAMS if len(there := s.members(name)) > size]
    loyal = (x for x in big if not any(f.treacherous or f.began not in ("", f.team) for f in x[1]))
    return tuple(book.wrong("law-no-turncoat", "SW-TEAM-02", team=n, count=len(there)) for n, there in loyal)


@book.law
def parted(s: Table) -> tuple[Text, ...]:
    """Two Fighters of a House are one Team; only Treachery parts them (SW-TEAM-03, ruling O-28)."""
    sent = [s.members(name) for name in TEAMS]
    pairs = sum(map(len, sent)) - len({f.owner for team in sent for f in team})
    if pairs > 1 and s.reads("O-28") == "one house":
        return ()
    both = dict.fromkeys(f.owner for f in sent[0] if f.owner in {x.owner for x in sent[1]})
    own = {n: [f for team in sent for f in team if f.owner == n] for n in both}
    loyal = (n for n, there in own.items() if not any(f.treacherous or f.began for f in there))
    return tuple(book.wrong("law-parted", "SW-TEAM-03", name=n) for n in loyal)


@book.law
def invited_alive(s: Table) -> tuple[Text, ...]:
    """Whoever has been sent lives; dying is for the fight and for the gesture (B-1.2.25)."""
    dead = (f for f in s.fighters if f.dead and f.name in s.arena and f.team not in TEAMS)
    return tuple(book.wrong("law-sent-dead", "B-1.2.25", name=f.name) for f in dead)


@book.law
def won(s: Table) -> tuple[Text, ...]:
    """A Team has won when nobody of the other stands (SW-VIC-01)."""
    standing = [f.name for f in s.team(OTHER[s.victor])] if s.victor in TEAMS else []
    return tuple(book.wrong("law-won", "SW-VIC-01", team=s.victor, name=n) for n in standing)


def one_team_stands(s: Table) -> tuple[Text, ...]:
    """Victory is declared where one Team has Fighters left, and one alone (SW-VIC-01)."""
    standing = tuple(team for team in TEAMS if s.team(team))
    return () if len(standing) == 1 else (book.wrong("law-no-victory", "SW-VIC-01", teams=standing),)


def still_inviting(s: Table) -> tuple[Text, ...]:
    """Nobody is invited once four have accepted (SW-INV-01)."""
    due = fact("SW-INV-01", "invitations")
    return () if len(s.arena) < due else (book.wrong("law-enough", "SW-INV-01", count=len(s.arena)),)


@book.law
def in_combat(s: Table) -> tuple[Text, ...]:
    """Teams are called as they are, and whoever acts, names or has decided is there (SW-CHG-03)."""
    return tuple(_in_combat(s))


def _in_combat(s: Table) -> Iterator[Text]:
    known = {f.name: f for f in s.fighters}
    strange = dict.fromkeys(n for n in (s.winner, s.first, s.side, s.victor) if n not in ("", *TEAMS))
    yield from (book.wrong("law-no-team", "SW-PRI-02", name=n, teams=TEAMS) for n in strange)
    fighters = dict.fromkeys((*s.deciding, *(w.fighter for w in s.wishes)))
    yield from (Text("law-no-fighter", name=n) for n in fighters if n not in known)
    people = dict.fromkeys(n for x in s.named for n in (x.seat, x.chooser))
    yield from (Text("law-nobody", name=n) for n in (*people, *(w.seat for w in s.wishes)) if n not in s.seats)
    if s.acting in known and known[s.acting].team not in TEAMS:
        yield book.wrong("law-acting-outside", "SW-CHG-01", name=s.acting)
    if s.hits < 0 or (s.hits and not s.target):
        yield book.wrong("law-hits", "B-1.3.5", hits=s.hits)


@book.law
def carried(s: Table) -> tuple[Text, ...]:
    """Equipment is carried by Fighters of its owner (B-1.2.28)."""
    owner = {f.name: f.owner for f in s.fighters}
    wrong = (i for i in s.items if i.owner and i.on in owner and owner[i.on] != i.owner)
    return tuple(book.wrong("law-carried", "B-1.2.28", item=i.name, owner=i.owner, fighter=i.on) for i in wrong)


@book.law
def counted(s: Table) -> tuple[Text, ...]:
    """Nothing is counted below 0, nobody is twice in a row, and what is under the hammer is there (B-1.2.17)."""
    lots = {x.name: x for x in s.market}
    twice = [n for n in dict.fromkeys(s.queue) if s.queue.count(n) > 1]
    decks = [d for d in s.decks if not 0 <= d.marked <= d.cards]
    return (
        *(book.wrong("law-paid", "SW-INV-05", name=h.name, paid=h.paid) for h in s.houses if h.paid < 0),
        *((Text("law-gold", coins=s.start_gold),) if s.start_gold < 0 else ()),
        *(Text("law-part", name=p.name, count=p.count) for p in s.box if p.count < 0),
        *(Text("law-deck", name=d.name, cards=d.cards, marked=d.marked) for d in decks),
        *(Text("law-queue", name=n) for n in twice),
        *((Text("law-lot", name=s.lot),) if s.lot and s.lot not in lots else ()),
        *(Text("law-nobody", name=x.owner) for x in s.market if x.owner and x.owner not in s.seats),
    )

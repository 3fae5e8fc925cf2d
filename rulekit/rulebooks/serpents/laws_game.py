"""What can never be so at the table of a whole game: phases, piles, offers, who has won."""

from __future__ import annotations

from collections import Counter

from rulekit.rulebooks.serpents.core import book, fact, number
from rulekit.rulebooks.serpents.state import Table

PHASES = ("Upkeep", "Intrigue", "Market", "Arena")
SLOTS = ("", "weapon", "armour", "special")


@book.law
def phase(s: Table) -> tuple[str, ...]:
    """A turn has four phases (B-1.2)."""
    named = () if s.phase in PHASES else (f"no phase is called {s.phase}; there are {', '.join(PHASES)}",)
    return (*named, *((f"turn {s.turn} is before the first",) if s.turn < 1 else ()))


@book.law
def wares(s: Table) -> tuple[str, ...]:
    """Every Market card is in one place: a pile, the box, the hammer, or with its House (B-1.2.17)."""
    known = {w.name for w in s.wares}
    piles = (*s.market_pile, *s.market_discard)
    owned = [n for n in (*(f.name for f in s.fighters), *(i.name for i in s.items)) if n in known]
    here = [*piles, *(n for n in s.boxed if n in known), *owned]
    here += [x.name for x in s.market if x.name in known and not (x.owner or x.gone)]
    twice = (f"{n} is in two places" for n, count in sorted(Counter(here).items()) if count > 1)
    strange = (f"no Market card is called {n}" for n in dict.fromkeys(piles) if n not in known)
    return (*strange, *twice)


@book.law
def in_the_box(s: Table) -> tuple[str, ...]:
    """What stays in the box is no card in play (SW-CARDS-01)."""
    known = {c.name for c in s.all_cards} | {w.name for w in s.wares}
    held = [c for h in s.houses for c in (*h.hand, *h.guards, *h.used_guards)]
    used = {*held, *s.discard, *s.intrigue_pile}
    return (
        *(f"no card is called {n}" for n in s.boxed if n not in known),
        *(f"{n} lies in the box and is in play" for n in s.boxed if n in used),
    )


@book.law
def fight_of_two(s: Table) -> tuple[str, ...]:
    """An ordinary fight is between two Fighters of two Houses (B-1.2.25)."""
    most = fact("B-1.2.25", "fighters")
    owners = [f.owner for n in s.fight for f in s.fighters if f.name == n]
    return (
        *((f"{most} Fighters meet in an ordinary fight; there are {len(s.fight)}",) if len(s.fight) > most else ()),
        *(f"{n} fights against a Fighter of his own" for n in dict.fromkeys(owners) if owners.count(n) > 1),
    )


@book.law
def primus_or_not(s: Table) -> tuple[str, ...]:
    """A Primus is called or cancelled, not both (SW-FAIL-01)."""
    return ("the Primus is called and cancelled at once",) if s.called and s.cancelled else ()


@book.law
def offers_made(s: Table) -> tuple[str, ...]:
    """Invitations, offers and lots are counted from 0, and nobody is asked more often than he can be (SW-INV-03)."""
    most = fact("SW-INV-03", "per_house")
    return (
        *(f"{h.name} has been invited {h.offers} times; {most} is the most" for h in s.houses if h.offers > most),
        *(f"{h.name} has been invited {h.offers} times" for h in s.houses if h.offers < 0),
        *(f"{t.name} asks for {t.coins} coins" for t in s.trades if t.coins < 0),
        *((f"{s.lots} lots are still to come",) if s.lots < 0 else ()),
    )


@book.law
def people(s: Table) -> tuple[str, ...]:
    """Whoever trades or takes his turn sits at the table."""
    fighters = {f.name for f in s.fighters}
    named = [s.active, *(x for t in s.trades for x in (t.name, t.to))]
    named += [n for n in s.queue if n not in fighters]
    return tuple(f"nobody here is called {n}" for n in dict.fromkeys(named) if n and n not in s.seats)


@book.law
def equipment(s: Table) -> tuple[str, ...]:
    """Equipment is of one of three kinds, and no Fighter carries two of a kind (B-1.2.28)."""
    most = number(s, "B-1.2.28", "of_each_kind")
    kinds = Counter((i.on, i.slot) for i in s.items if i.on and i.slot)
    return (
        *(f"{i.name} is no weapon, armour or special, but a {i.slot}" for i in s.items if i.slot not in SLOTS),
        *(f"{on} carries {count} of {slot}" for (on, slot), count in sorted(kinds.items()) if count > most),
    )


@book.law
def fighters_sound(s: Table) -> tuple[str, ...]:
    """Nobody has fewer tokens than none, and the dead stand in no line (B-1.3.8)."""
    return (
        *(f"{f.name} has {f.glory} tokens of Glory" for f in s.fighters if f.glory < 0),
        *(f"{f.name} is dead and ready" for f in s.fighters if f.dead and f.ready and not f.team),
    )


@book.law
def coins_come_from_the_bank(s: Table) -> tuple[str, ...]:
    """In a whole game every coin has come from the Bank."""
    if not s.printed:
        return ()
    total = sum(h.coins for h in s.houses) + sum(x.coins for x in s.stakes) + s.bank
    return () if total == 0 else (f"{abs(total)} coins have {'come from nowhere' if total > 0 else 'gone astray'}",)

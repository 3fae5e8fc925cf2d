"""What can never be so at the table of a whole game: phases, piles, offers, who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rulekit.errors import Text
from rulekit.rulebooks.serpents.core import book, fact, number
from rulekit.rulebooks.serpents.state import Table

PHASES = ("Upkeep", "Intrigue", "Market", "Arena")
# Flows that are run in one phase alone and take it as they find it.
WHEN = {"upkeep": "Upkeep", "intrigue": "Intrigue", "auction": "Market", "primus": "Arena", "fight": "Arena"}
SLOTS = ("", "weapon", "armour", "special")


@book.law
def phase(s: Table) -> tuple[Text, ...]:
    """A turn has four phases (B-1.2)."""
    named = () if s.phase in PHASES else (book.wrong("law-phase", "B-1.2.0", name=s.phase, known=PHASES),)
    return (*named, *((Text("law-turn", turn=s.turn),) if s.turn < 1 else ()))


@book.law
def wares(s: Table) -> tuple[Text, ...]:
    """Every Market card is in one place: a pile, the box, the hammer, or with its House (B-1.2.17)."""
    known = {w.name for w in s.wares}
    piles = (*s.market_pile, *s.market_discard)
    owned = [n for n in (*(f.name for f in s.fighters), *(i.name for i in s.items)) if n in known]
    here = [*piles, *(n for n in s.boxed if n in known), *owned]
    here += [x.name for x in s.market if x.name in known and not (x.owner or x.gone)]
    twice = (Text("law-two-places", name=n) for n, count in sorted(Counter(here).items()) if count > 1)
    strange = (Text("law-no-ware", name=n) for n in dict.fromkeys(piles) if n not in known)
    return (*strange, *twice)


@book.law
def in_the_box(s: Table) -> tuple[Text, ...]:
    """What stays in the box is no card in play (SW-CARDS-01)."""
    known = {c.name for c in s.all_cards} | {w.name for w in s.wares}
    held = [c for h in s.houses for c in (*h.hand, *h.guards, *h.used_guards)]
    used = {*held, *s.discard, *s.intrigue_pile}
    return (
        *(Text("law-no-card", name=n) for n in s.boxed if n not in known),
        *(book.wrong("law-boxed", "SW-CARDS-01", name=n) for n in s.boxed if n in used),
    )


@book.law
def fight_of_two(s: Table) -> tuple[Text, ...]:
    """An ordinary fight is between two Fighters of two Houses (B-1.2.25)."""
    most = fact("B-1.2.25", "fighters")
    owners = [f.owner for n in s.fight for f in s.fighters if f.name == n]
    many, own = len(s.fight), (n for n in dict.fromkeys(owners) if owners.count(n) > 1)
    return (
        *((book.wrong("law-fight", "B-1.2.25", most=most, found=many),) if many > most else ()),
        *(book.wrong("law-fight-own", "B-1.2.25", name=n) for n in own),
    )


@book.law
def primus_or_not(s: Table) -> tuple[Text, ...]:
    """A Primus is called or cancelled, not both (SW-FAIL-01), and in the Arena phase alone (SW-ANN-02)."""
    begun = s.called or s.cancelled or s.compelled or s.forgone
    return (
        *((book.wrong("law-primus", "SW-FAIL-01"),) if s.called and s.cancelled else ()),
        *((book.wrong("law-primus-phase", "SW-ANN-02", phase=s.phase),) if begun and s.phase != "Arena" else ()),
    )


def in_phase(due: str) -> Callable[[Table], tuple[Text, ...]]:
    """Make the law of a flow that is run in one phase alone, for whoever begins there."""

    def other_phase(s: Table) -> tuple[Text, ...]:
        return () if s.phase == due else (book.wrong("law-other-phase", "B-1.2.0", phase=s.phase, due=due),)

    return other_phase


@book.law
def offers_made(s: Table) -> tuple[Text, ...]:
    """Invitations, offers and lots are counted from 0, and nobody is asked more often than he can be (SW-INV-03)."""
    most = fact("SW-INV-03", "per_house")
    off = (h for h in s.houses if not 0 <= h.offers <= most)
    return (
        *(book.wrong("law-invited", "SW-INV-03", name=h.name, count=h.offers, most=most) for h in off),
        *(Text("law-asks", name=t.name, count=t.coins) for t in s.trades if t.coins < 0),
        *((Text("law-lots", count=s.lots),) if s.lots < 0 else ()),
    )


@book.law
def people(s: Table) -> tuple[Text, ...]:
    """Whoever trades or takes his turn sits at the table."""
    fighters = {f.name for f in s.fighters}
    named = [s.active, *(x for t in s.trades for x in (t.name, t.to))]
    named += [n for n in s.queue if n not in fighters]
    return tuple(Text("law-nobody", name=n) for n in dict.fromkeys(named) if n and n not in s.seats)


@book.law
def equipment(s: Table) -> tuple[Text, ...]:
    """Equipment is of one of three kinds, and no Fighter carries two of a kind (B-1.2.28)."""
    most = number(s, "B-1.2.28", "of_each_kind")
    by, kinds = "B-1.2.28", Counter((i.on, i.slot) for i in s.items if i.on and i.slot)
    return (
        *(book.wrong("law-slot", by, name=i.name, slot=i.slot) for i in s.items if i.slot not in SLOTS),
        *(
            book.wrong("law-carries", by, name=on, count=count, slot=slot)
            for (on, slot), count in sorted(kinds.items())
            if count > most
        ),
    )


@book.law
def fighters_sound(s: Table) -> tuple[Text, ...]:
    """Nobody has fewer tokens than none, and the dead stand in no line (B-1.3.8)."""
    return (
        *(Text("law-glory", name=f.name, count=f.glory) for f in s.fighters if f.glory < 0),
        *(book.wrong("law-dead", "B-1.3.8", name=f.name) for f in s.fighters if f.dead and f.ready and not f.team),
    )


@book.law
def coins_come_from_the_bank(s: Table) -> tuple[Text, ...]:
    """In a whole game every coin has come from the Bank."""
    if not s.printed:
        return ()
    total = sum(h.coins for h in s.houses) + sum(x.coins for x in s.stakes) + s.bank
    return () if total == 0 else (Text("law-coins-more" if total > 0 else "law-coins-fewer", count=abs(total)),)

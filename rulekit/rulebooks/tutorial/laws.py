"""What cannot be so at any table."""

from __future__ import annotations

from collections import Counter

from rulekit.errors import Text
from rulekit.rulebooks.tutorial.house import active, most_active
from rulekit.rulebooks.tutorial.state import Table, book, fact

COUNTED = (
    "coins", "slaves", "away", "honour", "extra", "again", "extra_used", "again_used", "bargains", "free_gear",
    "training",
)  # fmt: skip


@book.law
def nothing_below_zero(s: Table) -> tuple[Text, ...]:
    """Nobody has less than nothing."""
    fields = {what: f"field-players-{what.replace('_', '-')}" for what in COUNTED}
    found = [(p.name, key, getattr(p, what)) for p in s.players for what, key in fields.items()]
    found += [(f.name, "field-fighters-toughness", f.toughness) for f in s.fighters]
    return tuple(Text("law-below-zero", what=Text(what, key=name), count=n) for name, what, n in found if n < 0)


@book.law
def players_in_number(s: Table) -> tuple[Text, ...]:
    """As many play as there are Dominus cards, and two at least."""
    least = 1 if s.reads("TF-OD-04") == "alone" else int(fact("TF-OD-04", "least"))
    most, found = int(fact("TF-CL-003", "dominus")), len(s.players)
    return () if least <= found <= most else (Text("law-players", found=found, least=least, most=most),)


@book.law
def names_apart(s: Table) -> tuple[Text, ...]:
    """No two players share a name, and none is empty."""
    twice = tuple(Text("law-seated-twice", seat=name) for name, n in sorted(Counter(s.seats).items()) if n > 1)
    return (*twice, *(Text("law-no-name") for name in s.seats if not name))


@book.law
def five_active(s: Table) -> tuple[Text, ...]:
    """No house has more active cards than it can have."""
    most = int(most_active(s))
    found = ((name, int(active(s, name))) for name in s.seats)
    return tuple(Text("law-active", seat=name, found=n, most=most) for name, n in found if n > most)


@book.law
def cards_used_once(s: Table) -> tuple[Text, ...]:
    """No card is used more often in a round than schemes allow."""
    spaces = s.reads("TF-OD-14") == "spaces"
    out = []
    for p in s.players:
        uses = [len(c.used) - (len(set(c.used)) if spaces else 1) for c in (*p.cards, *p.reserve) if c.used]
        if sum(uses) > p.again_used:
            out.append(Text("law-used-again", seat=p.name))
    return tuple(out)


@book.law
def one_of_each(s: Table) -> tuple[Text, ...]:
    """Nobody has two cards of a name where they could not be told apart."""
    out = []
    for p in s.players:
        for names in ([c.card for c in (*p.cards, *p.reserve)], [g.card for g in p.gladiators]):
            twice = (name for name, n in sorted(Counter(names).items()) if n > 1)
            out += [Text("law-card-twice", seat=p.name, card=name) for name in twice]
    return tuple(out)


@book.law
def rounds_agreed(s: Table) -> tuple[Text, ...]:
    """The game has at least one round; where no other number can be agreed on, none is."""
    if s.agreed < 0:
        return (Text("law-rounds", found=s.agreed),)
    if s.agreed and s.reads("TF-OD-37") == "six":
        return (Text("law-rounds-fixed", found=s.agreed),)
    return ()


@book.law
def slaves_as_many_as_tokens(s: Table) -> tuple[Text, ...]:
    """There are no more slaves than tokens."""
    there = s.box + s.pool + s.lost_slaves + sum(f.token for f in s.fighters)
    there += sum(p.slaves + p.away + sum(c.slaves for c in p.cards) for p in s.players)
    most = int(fact("TF-CL-009", "slaves"))
    return (Text("law-tokens", found=there, most=most),) if there > most else ()

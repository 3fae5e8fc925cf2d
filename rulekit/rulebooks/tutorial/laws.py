"""What cannot be so at any table."""

from __future__ import annotations

from collections import Counter

from rulekit.rulebooks.tutorial.house import active, most_active
from rulekit.rulebooks.tutorial.state import Table, book, fact

COUNTED = (
    "coins", "slaves", "away", "honour", "extra", "again", "extra_used", "again_used", "bargains", "free_gear",
    "training",
)  # fmt: skip


@book.law
def nothing_below_zero(s: Table) -> tuple[str, ...]:
    """Nobody has less than nothing."""
    found = [(p.name, what, getattr(p, what)) for p in s.players for what in COUNTED]
    found += [(f.name, "toughness", f.toughness) for f in s.fighters]
    return tuple(f"{name} has {count} {what.replace('_', ' ')}" for name, what, count in found if count < 0)


@book.law
def players_in_number(s: Table) -> tuple[str, ...]:
    """As many play as there are Dominus cards, and two at least."""
    least = 1 if s.reads("TF-OD-04") == "alone" else int(fact("TF-OD-04", "least"))
    most, found = int(fact("TF-CL-003", "dominus")), len(s.players)
    return () if least <= found <= most else (f"{found} players where {least} to {most} can play",)


@book.law
def names_apart(s: Table) -> tuple[str, ...]:
    """No two players share a name, and none is empty."""
    twice = tuple(f"{name} sits there twice" for name, n in sorted(Counter(s.seats).items()) if n > 1)
    return (*twice, *("a player has no name" for name in s.seats if not name))


@book.law
def five_active(s: Table) -> tuple[str, ...]:
    """No house has more active cards than it can have."""
    most = int(most_active(s))
    return tuple(f"{n} has {k} active cards where {most} can be" for n in s.seats if (k := int(active(s, n))) > most)


@book.law
def cards_used_once(s: Table) -> tuple[str, ...]:
    """No card is used more often in a round than schemes allow."""
    spaces = s.reads("TF-OD-14") == "spaces"
    out = []
    for p in s.players:
        uses = [len(c.used) - (len(set(c.used)) if spaces else 1) for c in (*p.cards, *p.reserve) if c.used]
        if sum(uses) > p.again_used:
            out.append(f"{p.name} has used cards again without a scheme that allows it")
    return tuple(out)


@book.law
def one_of_each(s: Table) -> tuple[str, ...]:
    """Nobody has two cards of a name where they could not be told apart."""
    out = []
    for p in s.players:
        for names in ([c.card for c in (*p.cards, *p.reserve)], [g.card for g in p.gladiators]):
            out += [f"{p.name} has {name} twice" for name, n in sorted(Counter(names).items()) if n > 1]
    return tuple(out)


@book.law
def rounds_agreed(s: Table) -> tuple[str, ...]:
    """The game has at least one round; where no other number can be agreed on, none is."""
    if s.agreed < 0:
        return (f"{s.agreed} rounds",)
    if s.agreed and s.reads("TF-OD-37") == "six":
        return (f"{s.agreed} rounds agreed on, where the number cannot be changed",)
    return ()


@book.law
def slaves_as_many_as_tokens(s: Table) -> tuple[str, ...]:
    """There are no more slaves than tokens."""
    there = s.box + s.pool + s.lost_slaves + sum(f.token for f in s.fighters)
    there += sum(p.slaves + p.away + sum(c.slaves for c in p.cards) for p in s.players)
    most = int(fact("TF-CL-009", "slaves"))
    return (f"{there} slaves where there are {most} tokens",) if there > most else ()

"""What cannot be so at any table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulekit.errors import Text
from rulekit.rulebooks.tribune.board import piece_at, places
from rulekit.rulebooks.tribune.setup import assassins, faction_cards, slaves
from rulekit.rulebooks.tribune.state import PROCONSUL, Table, book

COUNTED = ("followers", "denarii", "laurels", "wreaths", "legions", "gods", "patrons", "scrolls", "tribunes", "bid")


@book.law
def nothing_below_zero(s: Table) -> tuple[Text, ...]:
    """Nobody has less than nothing."""
    found = ((p.name, what, getattr(p, what)) for p in s.players for what in COUNTED)
    return tuple(
        book.wrong("law-below-zero", name=name, count=count, what=Text(f"law-thing-{what}"))
        for name, what, count in found
        if count < 0
    )


@book.law
def names_apart(s: Table) -> tuple[Text, ...]:
    """No two players share a name, and nobody has that of the proconsul."""
    out = [book.wrong("law-seated-twice", seat=name) for name, n in sorted(Counter(s.seats).items()) if n > 1]
    return (*out, *(book.wrong("law-called-so") for name in s.seats if name == PROCONSUL))


@book.law
def players_in_number(s: Table) -> tuple[Text, ...]:
    """As many play as the text has follower numbers for."""
    found, with_brutii = len(s.seats), bool(s.brutii) or s.sought
    if not s.whole:
        return ()
    if with_brutii:
        few, many = book.facts["TR-CL-025"]["players"], book.facts["TR-CL-026"]["players"]
        least = few if s.reads("TR-OD-04") == "refuse" else 3
        if not least <= found <= many:
            disputed = ("TR-OD-04",) if 3 <= found < few else ()
            ids = ("TR-CL-025", "TR-CL-026", *disputed)
            return (book.wrong("law-players-brutii", *ids, found=found, least=least, most=many),)
        return ()
    known = (*book.facts["TR-CL-015"]["players"], book.facts["TR-CL-016"]["players"])
    if found not in known:
        most = book.facts["TR-CL-026"]["players"]
        said = {"found": found, "least": min(known), "most": max(known), "brutii": int(found == most)}
        return (book.wrong("law-players", "TR-CL-015", "TR-CL-016", **said),)
    return ()


@book.law
def brutii_sit_there(s: Table) -> tuple[Text, ...]:
    """Whoever leads the Brutii, starts, or has something, sits at the table."""
    named = (
        ("law-leads", "TR-CL-021", s.brutii),
        ("law-starts", "TR-CL-034", s.start),
        ("law-turn", "TR-CL-034", s.turn),
        ("law-proconsul", "B-2.2.4", s.proconsul),
    )
    return tuple(book.wrong(key, clause, seat=seat) for key, clause, seat in named if seat and seat not in s.seats)


@book.law
def pieces_on_spaces(s: Table) -> tuple[Text, ...]:
    """A space holds one piece, and pieces stand on spaces that there are."""
    known = {*s.seats, PROCONSUL}
    there = places(s)
    out = [
        book.wrong("law-no-space", "B-2.2.2", piece=p.piece, space=p.space) for p in s.placed if p.space not in there
    ]
    out += [
        book.wrong("law-nobodys", "B-2.2.2", piece=p.piece, space=p.space) for p in s.placed if p.piece not in known
    ]
    full = (p.space for p, n in Counter(s.placed).items() if n > 1 and piece_at(s, p.space))
    out += [book.wrong("law-two-there", "TR-CL-048", space=space) for space in full]
    pro = [*(p.piece for p in s.placed), *s.bowl].count(PROCONSUL)
    if pro > 1:
        out.append(book.wrong("law-proconsul-twice", "B-2.1.3"))
    if pro and not s.proconsul:
        out.append(book.wrong("law-proconsul-nobody", "B-2.2.4"))
    return tuple(out)


def all_cards(s: Table) -> Iterator[str]:
    """Yield every card there is, wherever it lies."""
    yield from s.deck
    yield from s.discard
    yield from s.curia_paid
    yield from s.committed
    for p in s.players:
        yield from p.hand
    for f in s.fields:
        yield from (*f.up, *f.down)
    for faction in s.factions:
        yield from faction.cards


@book.law
def no_strange_cards(s: Table) -> tuple[Text, ...]:
    """No card is there more often than in the box; in a whole game none is missing."""
    box = Counter((*faction_cards(), *assassins(), *slaves(s)))
    found = Counter(all_cards(s))
    ids = ("B-2.1.2", "TR-CL-010")
    out = [book.wrong("law-too-often", *ids, card=c, found=found[c], box=box[c]) for c in sorted(found - box)]
    if s.whole and found and found != box:
        out += [book.wrong("law-missing", *ids, card=card) for card in sorted((box - found).elements())]
    return tuple(out)

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
def nothing_below_zero(s: Table) -> tuple[str, ...]:
    """Nobody has less than nothing."""
    found = ((p.name, what, getattr(p, what)) for p in s.players for what in COUNTED)
    return tuple(f"{name} has {count} {what}" for name, what, count in found if count < 0)


@book.law
def names_apart(s: Table) -> tuple[str, ...]:
    """No two players share a name, and nobody has that of the proconsul."""
    out = [f"{name} sits there twice" for name, n in sorted(Counter(s.seats).items()) if n > 1]
    return (*out, *(f"a player is called {PROCONSUL}" for name in s.seats if name == PROCONSUL))


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
            return (Text("law-players-brutii", found=found, least=least, most=many),)
        return ()
    known = (*book.facts["TR-CL-015"]["players"], book.facts["TR-CL-016"]["players"])
    if found not in known:
        most = book.facts["TR-CL-026"]["players"]
        return (Text("law-players", found=found, least=min(known), most=max(known), brutii=int(found == most)),)
    return ()


@book.law
def brutii_sit_there(s: Table) -> tuple[str, ...]:
    """Whoever leads the Brutii, starts, or has something, sits at the table."""
    named = {"leads the Brutii": s.brutii, "starts": s.start, "has the turn": s.turn, "has the proconsul": s.proconsul}
    strange = {does: seat for does, seat in named.items() if seat and seat not in s.seats}
    return tuple(f"{seat} {does}, and does not sit there" for does, seat in strange.items())


@book.law
def pieces_on_spaces(s: Table) -> tuple[str, ...]:
    """A space holds one piece, and pieces stand on spaces that there are."""
    known = {*s.seats, PROCONSUL}
    spaces = places(s)
    out = [f"{p.piece} stands on {p.space}, which is no space" for p in s.placed if p.space not in spaces]
    out += [f"{p.piece} on {p.space} is nobody's" for p in s.placed if p.piece not in known]
    out += [f"{p.space} holds two" for p, n in Counter(s.placed).items() if n > 1 and piece_at(s, p.space)]
    pro = [*(p.piece for p in s.placed), *s.bowl].count(PROCONSUL)
    if pro > 1:
        out.append("the proconsul stands twice")
    if pro and not s.proconsul:
        out.append("the proconsul stands there, and nobody has it")
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
def no_strange_cards(s: Table) -> tuple[str, ...]:
    """No card is there more often than in the box; in a whole game none is missing."""
    box = Counter((*faction_cards(), *assassins(), *slaves(s)))
    found = Counter(all_cards(s))
    out = [f"{found[card]} × {card} where the box has {box[card]}" for card in sorted(found - box)]
    if s.whole and found and found != box:
        out += [f"{card} is missing" for card in sorted((box - found).elements())]
    return tuple(out)

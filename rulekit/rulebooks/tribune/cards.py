"""Cards by their names: faction cards, slaves, assassins; and handfuls of them."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator

from rulekit.engine.pieces import quantity
from rulekit.engine.state import Handfuls
from rulekit.rulebooks.tribune.state import Table, fact

ASSASSIN, SLAVE = "Assassin", "slave"
LEADER = "Leader"
# Sizes of a set that are offered in lists: nobody holds more of a faction than this.
SETS = range(2, 20)

Cards = tuple[str, ...]


def kind(card: str) -> str:
    """Return the type of a card: its faction, "slave", or "Assassin".

    Examples
    --------
    >>> kind("Vestals 4"), kind("Vestals Leader"), kind("Greek 2"), kind("Assassin")
    ('Vestals', 'Vestals', 'slave', 'Assassin')
    """
    head = card.partition(" ")[0]
    if head in fact("B-2.1.1", "factions") or head == ASSASSIN:
        return head
    return SLAVE


def is_faction(card: str) -> bool:
    """Whether it is a faction card, and neither a slave nor an assassin."""
    return kind(card) not in (SLAVE, ASSASSIN)


@quantity("B-2.1.2", "TR-CL-096", "B-2.9.2")
def value(card: str) -> int:
    """What is printed on a card."""
    if card == ASSASSIN:
        return int(fact("TR-CL-096", "value"))
    tail = card.rpartition(" ")[2]
    return int(fact("B-2.1.2", "leader")) if tail == LEADER else int(tail)


def worth(cards: Iterable[str]) -> int:
    """Add up the values of some cards."""
    return sum(int(value(c)) for c in cards)


def highest(cards: Cards) -> str:
    """Return a card of the highest value; which of several equal ones makes no difference."""
    return max(cards, key=lambda c: (value(c), c))


def without(cards: Cards, gone: Iterable[str]) -> Cards:
    """Take cards out of others, as often as they are named.

    Examples
    --------
    >>> without(("Vestals 3", "Vestals 3", "Vestals 4"), ("Vestals 3",))
    ('Vestals 3', 'Vestals 4')
    """
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def together(*some: Iterable[str]) -> Cards:
    """Put cards together, sorted: their order means nothing."""
    return tuple(sorted(itertools.chain(*some)))


def takes(s: Table, seat: str, cards: Iterable[str]) -> Table:
    """Put cards into a hand."""
    return s.put(seat, hand=together(s.of(seat).hand, cards))


def gives(s: Table, seat: str, cards: Iterable[str]) -> Table:
    """Take cards out of a hand."""
    return s.put(seat, hand=without(s.of(seat).hand, cards))


def discards(s: Table, cards: Iterable[str]) -> Table:
    """Lay cards on the discard pile."""
    return s.set(discard=together(s.discard, cards))


class Picks(Handfuls):
    """Every choice of some things, each as often as it is there: a container for a domain.

    Listings give those of certain sizes, of certain things alone where that is wanted.

    Examples
    --------
    >>> two = Picks(("a", "b", "b"), range(2, 3))
    >>> ("b", "b") in two, ("a", "a") in two, ("a",) in two, list(two)
    (True, False, True, [('a', 'b'), ('b', 'b')])
    """

    def __init__(self, things: Iterable[str], sizes: range, of: Iterable[str] | None = None) -> None:
        super().__init__(tuple(things), 0)
        self.sizes, self.of = sizes, self.kinds if of is None else tuple(of)

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and not Counter(value) - Counter(self.kinds)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        things = sorted(self.of)
        for size in self.sizes:
            if size > len(things):
                return
            yield from sorted(set(itertools.combinations(things, size)))


# --- domains ---------------------------------------------------------------------------------------


def in_hand(s: Table, by: str) -> Cards:
    """Domain of a card in hand."""
    return tuple(dict.fromkeys(s.of(by).hand))


def pairs_in_hand(s: Table, by: str) -> Picks:
    """Domain of two cards in hand."""
    return Picks(s.of(by).hand, range(2, 3))


def faction_pairs(s: Table, by: str) -> Picks:
    """Domain of cards to give up together: all in hand; listed are pairs of faction cards."""
    hand = s.of(by).hand
    return Picks(hand, range(2, 3), [c for c in hand if is_faction(c)])

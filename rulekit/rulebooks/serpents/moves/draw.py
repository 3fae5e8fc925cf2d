"""Cards that come from the decks: drawn in private, dealt at the start."""

from __future__ import annotations

from typing import ClassVar

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect
from rulekit.rulebooks.serpents.core import fact, number
from rulekit.rulebooks.serpents.moves.payments import from_bank
from rulekit.rulebooks.serpents.moves.setup import NEW
from rulekit.rulebooks.serpents.state import Fighter, Item, Table

Layers = tuple[tuple[str, ...], ...]


def taken(pile: tuple[str, ...], discard: tuple[str, ...], drawn: tuple[str, ...]) -> Layers:
    """Return pile and discard pile after a draw; where the pile was too short the other one is its rest.

    Examples
    --------
    >>> taken(("a", "b"), ("c", "d"), ("a",))
    (('b',), ('c', 'd'))
    >>> taken(("a", "b"), ("c", "d"), ("a", "b", "d"))
    (('c',), ())
    """
    if set(drawn) <= set(pile):
        return tuple(n for n in pile if n not in drawn), discard
    return tuple(sorted(n for n in (*pile, *discard) if n not in drawn)), ()


def deck(s: Table, pile: tuple[str, ...], discard: tuple[str, ...]) -> Layers:
    """Return what is drawn from: the pile, and when that runs out the discard pile, shuffled (ruling BR-13)."""
    return (pile, discard) if s.reads("BR-13") == "shuffled" else (pile,)


def acquired(s: Table, seat: str, name: str) -> Table:
    """Give a House what a Market card stands for: a Fighter or a piece of Equipment."""
    w = s.ware(name)
    if w.kind == "Equipment":
        item = Item(name, owner=seat, slot=w.slot, value=w.value)
        return s.set(items=(*s.items, item))
    pools = {"attack": w.attack, "defence": w.defence, "speed": w.speed}
    gifts = {n: getattr(w, n) for n in ("ability", "during", "treacherous", "earns", "serves")}
    return s.set(fighters=(*s.fighters, Fighter(name, seat, w.kind, **pools, **gifts, value=w.value)))  # type: ignore[arg-type]


class OpenDrawing(Rule):
    """The Intrigue phase begins: cards are drawn, from the Games Master on."""

    @effect("B-1.2.5")
    def in_turn(self, s: Table) -> Table:
        return s.set(phase="Intrigue", queue=s.clockwise())


class DrawCards(Draw):
    """A Dominus draws his Intrigue cards; nobody else sees them."""

    private: ClassVar[bool] = True

    def pile(self, s: Table) -> Layers:
        return deck(s, s.intrigue_pile, s.discard)

    def count(self, s: Table) -> int:
        return fact("B-1.2.5", "cards")

    def label(self, s: Table, reading: tuple[str, ...]) -> str:
        """Name no card: what is drawn is a secret."""
        return "drawn"

    def weights(self, s: Table) -> dict[str, int]:
        return {"drawn": 1}

    @effect("B-1.2.5")
    def in_hand(self, s: Table, reading: tuple[str, ...]) -> Table:
        house = s.house(s.queue[0])
        return s.put(house.name, hand=tuple(sorted((*house.hand, *reading))))

    @effect("B-1.2.5.1", ruling="BR-13")
    def off_the_pile(self, s: Table, reading: tuple[str, ...]) -> Table:
        pile, discard = taken(s.intrigue_pile, s.discard, reading)
        return s.set(intrigue_pile=pile, discard=discard)

    @effect("B-1.2.5")
    def next_in_turn(self, s: Table, reading: tuple[str, ...]) -> Table:
        return s.set(queue=s.queue[1:])

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return "more" if s.queue else "done"


class OpenDealing(Rule):
    """What the Houses begin with is dealt."""

    @effect("B-1.1.5")
    def gold(self, s: Table) -> Table:
        for h in s.houses:
            s = s if h.family in NEW else from_bank(s, h.name, number(s, "B-1.1.5", "gold"))
        return s

    @effect("B-1.1.6")
    def in_turn(self, s: Table) -> Table:
        return s.set(queue=s.clockwise())


class DealStart(Draw):
    """Fighters of one kind are dealt to a House out of those with a white border."""

    kind: ClassVar[str]
    number: ClassVar[str]

    def pile(self, s: Table) -> Layers:
        return (tuple(n for n in s.market_pile if s.ware(n).starter and s.ware(n).kind == self.kind),)

    def count(self, s: Table) -> int:
        return number(s, "B-1.1.5", self.number)

    @effect("B-1.1.6")
    def dealt(self, s: Table, reading: tuple[str, ...]) -> Table:
        for name in reading:
            s = acquired(s, s.queue[0], name)
        return s.set(market_pile=tuple(n for n in s.market_pile if n not in reading))


class DealGladiators(DealStart):
    """Gladiators to begin with."""

    kind, number = "Gladiator", "gladiators"


class DealSlaves(DealStart):
    """Slaves to begin with."""

    kind, number = "Slave", "slaves"


class DealGuards(Draw):
    """Guards to begin with: they come out of the Intrigue deck and lie face up."""

    def pile(self, s: Table) -> Layers:
        return (tuple(n for n in s.intrigue_pile if s.card(n).kind == "Guard"),)

    def count(self, s: Table) -> int:
        return number(s, "B-1.1.5", "guards")

    @effect("B-1.1.6")
    def dealt(self, s: Table, reading: tuple[str, ...]) -> Table:
        s = s.put(s.queue[0], guards=tuple(sorted((*s.house(s.queue[0]).guards, *reading))))
        return s.set(intrigue_pile=tuple(n for n in s.intrigue_pile if n not in reading))

    @effect("B-1.1.6")
    def next_in_turn(self, s: Table, reading: tuple[str, ...]) -> Table:
        return s.set(queue=s.queue[1:])

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        return "more" if s.queue else "done"

"""Sketch: a round of Primus combat.

In it: a decision shared by two owners, a die for owners who differ, dice of two sides compared, a window in which
treachery turns the blow, fighters that fall in the middle of a round.
"""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.book import Rulebook
from rulekit.engine.chance import Judged, Roll
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import differs, effect, guard
from rulekit.engine.state import Event, Row, State, change, domain, of, seen_by
from rulekit.engine.steps import go

FOES = {"I": "II", "II": "I"}


class Fighter(Row):
    name: str
    owner: str
    team: str
    hits: int = 1
    ready: bool = True
    wish: Annotated[str, seen_by("owner")] = ""  # whom its owner would have attacked


class Owner(Row):
    name: str
    cards: Annotated[int, seen_by("name")] = 0


class Fell(Event):
    fighter: str


class Table(State):
    fighters: tuple[Fighter, ...]
    owners: tuple[Owner, ...]
    side: str = "I"
    attacker: str = ""
    target: str = ""
    fallen: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(o.name for o in self.owners)

    def of(self, fighter: str) -> Fighter:
        return of(self.fighters, fighter)

    def up(self, team: str) -> tuple[Fighter, ...]:
        return tuple(f for f in self.fighters if f.team == team and f.hits)

    def put(self, fighter: str, **changes: Any) -> Table:
        return self.set(fighters=change(self.fighters, fighter, **changes))


book = Rulebook("combat sketch", __package__ or "engine.shapes", Table, "sketch")


def partners(s: Table, at: Any) -> tuple[str, ...]:
    """Owners of the side whose go it is who still have somebody standing."""
    return tuple(dict.fromkeys(f.owner for f in s.up(s.side)))


def everyone(s: Table, at: Any) -> tuple[str, ...]:
    return s.seats


def names(s: Table, _by: str) -> tuple[str, ...]:
    return tuple(f.name for f in s.fighters)


class Name(Move):
    """An owner names the foe to be attacked."""

    foe: Annotated[str, domain(names)]

    @guard("CHG-1")
    def a_foe(self, s: Table) -> object:
        return differs(s.of(self.foe).team, s.side)

    @guard("CHG-1")
    def stands(self, s: Table) -> bool:
        return s.of(self.foe).hits > 0

    @effect("CHG-1")
    def wished(self, s: Table) -> Table:
        mine = next(f for f in s.up(s.side) if f.owner == self.by)
        return s.put(mine.name, wish=self.foe)


class Agree(Rule):
    @effect("CHG-2")
    def settled(self, s: Table) -> Table:
        wishes = {f.wish for f in s.up(s.side) if f.wish}
        return s.set(target=wishes.pop()) if len(wishes) == 1 else s

    def outcome(self, s: Table) -> str:
        return "agreed" if s.target else "split"


class PartnerDie(Roll):
    def dice(self, s: Table) -> dict[str, int]:
        return dict.fromkeys(partners(s, None), 1)

    @effect("CHG-3")
    def has_his_way(self, s: Table, reading: Judged) -> Table:
        if not reading.winner:
            return s
        return s.set(target=next(f.wish for f in s.up(s.side) if f.owner == reading.winner))

    def outcome(self, s: Table, reading: Judged) -> str:
        return "one" if reading.winner else "level"


class Betray(Move):
    """Treachery turns the blow onto another."""

    onto: Annotated[str, domain(names)]

    @guard("TRE-1")
    def has_card(self, s: Table) -> bool:
        return of(s.owners, self.by).cards > 0

    @guard("TRE-1")
    def another(self, s: Table) -> object:
        return differs(self.onto, s.target)

    @guard("TRE-1")
    def stands(self, s: Table) -> bool:
        return s.of(self.onto).hits > 0 and self.onto != s.attacker

    @effect("TRE-1")
    def turned(self, s: Table) -> Table:
        cards = of(s.owners, self.by).cards
        return s.set(target=self.onto, owners=change(s.owners, self.by, cards=cards - 1))


class Strike(Roll):
    def dice(self, s: Table) -> dict[str, int]:
        return {s.attacker: 1, s.target: 1}

    @effect("ATT-1")
    def wounded(self, s: Table, reading: Judged) -> Table:
        if reading.winner != s.attacker:
            return s
        left = s.of(s.target).hits - 1
        s = s.put(s.target, hits=left)
        return s if left else s.announce(Fell(s.target))

    @effect("ATT-2")
    def done(self, s: Table, reading: Judged) -> Table:
        s = s.put(s.attacker, ready=False).set(attacker="", target="", side=FOES[s.side])
        return s.set(fighters=tuple(f.set(wish="") for f in s.fighters))


@book.trigger(Fell, "ATT-3")
def carried_out(s: Table, ev: Fell) -> Table:
    """Who falls is carried out at once, in the middle of the round."""
    return s.set(fallen=(*s.fallen, ev.fighter))


class WhoseGo(Rule):
    @effect("GO-1")
    def next_side(self, s: Table) -> Table:
        mine = [f for f in s.up(s.side) if f.ready]
        return s if mine else s.set(side=FOES[s.side])

    @effect("GO-1")
    def attacks(self, s: Table) -> Table:
        mine = [f.name for f in s.up(s.side) if f.ready]
        return s.set(attacker=mine[0]) if mine and s.up(FOES[s.side]) else s

    def outcome(self, s: Table) -> str:
        if not s.up("I") or not s.up("II"):
            return "won"
        return "name" if s.attacker else "round over"


class OpenRound(Rule):
    @effect("GO-2")
    def all_ready(self, s: Table) -> Table:
        return s.set(fighters=tuple(f.set(ready=True) for f in s.fighters))


combat = book.flow("combat", "whose go")
combat.auto(
    "whose go",
    WhoseGo(),
    {"name": go("name", "GO-1"), "round over": go("open round", "GO-2"), "won": go("victory", "GO-3")},
    "GO-1",
)
combat.auto("open round", OpenRound(), "whose go", "GO-2")
combat.sealed("name", partners, Name, "agreed?", "CHG-1")
combat.auto("agreed?", Agree(), {"agreed": "treachery", "split": "partner die"}, "CHG-2")
combat.chance("partner die", PartnerDie(), {"one": "treachery", "level": "="}, "CHG-3", by=partners, again="level")
combat.window("treachery", everyone, "strike", "TRE-1", again="all")
combat.chance("strike", Strike(), "whose go", "ATT-1", by=lambda s, at: s.of(s.attacker).owner)
combat.end("victory", "GO-3")
combat.offer(Betray, "treachery", "=")


def table(cards: int = 0, hits: int = 1) -> Table:
    """Set two teams of two, each fighter with an owner of its own."""
    seats = ("Ana", "Bo", "Cy", "Dee")
    fighters = tuple(
        Fighter(f"{seat.lower()}'s", seat, team, hits) for seat, team in zip(seats, ("I", "I", "II", "II"), strict=True)
    )
    return Table(fighters=fighters, owners=tuple(Owner(s, cards if s == "Cy" else 0) for s in seats))

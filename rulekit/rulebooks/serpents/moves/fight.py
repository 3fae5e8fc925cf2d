"""The ordinary fight of two: invitations, Equipment, Tribute, Wagers, victory, the gesture.

The two sides stand under the names of the Teams, a Fighter each, so that they meet on the same board
and by the same dice as in a Primus.
"""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard, less_than
from rulekit.engine.state import Seat, domain
from rulekit.rulebooks.serpents.core import fact, honoured, influence, number, owned_by, without
from rulekit.rulebooks.serpents.moves.invite import FIGHTER, can_send, no_from, paid_back
from rulekit.rulebooks.serpents.moves.payments import from_bank
from rulekit.rulebooks.serpents.moves.teams import ITEM
from rulekit.rulebooks.serpents.moves.wagers import BEHEADING, WOUNDING, beheadings, paid, rested, wounds
from rulekit.rulebooks.serpents.state import OTHER, TEAMS, Fighter, Table

THUMBS = ("up", "down")
THUMB = domain(lambda s, by: THUMBS, "thumb")


def fighting(s: Table) -> tuple[Fighter, ...]:
    """Return the Fighters that are in the Arena under a Team's name."""
    return tuple(f for n in s.arena for f in s.fighters if f.name == n and f.team)


def tribute(s: Table) -> Table:
    """Let the Bank pay for the renown of those who fight."""
    for f in fighting(s):
        coins = number(s, "B-1.2.29", "champion") if f.champion else f.glory * number(s, "B-1.2.29", "token")
        s = from_bank(s, f.owner, coins) if coins else s
    return s


class OpenBill(Rule):
    """Ordinary games: two are to be found, unless a failed Primus has left two."""

    @effect("B-1.2.25")
    def empty_sand(self, s: Table) -> Table:
        return s.set(invited="", arena=s.fight)

    def outcome(self, s: Table) -> str:
        return "pair" if s.fight else "invite"


class InviteOne(Move):
    """The Games Master invites a House to the fight."""

    house: Seat

    @guard("B-1.2.26", ruling="BR-10")
    def has_not_declined(self, s: Table) -> Any:
        house = s.house(self.house)
        again = s.reads("BR-10") == "once more"
        return not house.declined or (again and less_than(house.offers, fact("SW-INV-03", "per_house")))

    @guard("B-1.2.26")
    def not_in_yet(self, s: Table) -> Any:
        return without(tuple(n for n in s.fight if s.fighter(n).owner == self.house), "there-already")

    @effect("B-1.2.25")
    def asked(self, s: Table) -> Table:
        return s.put(self.house, offers=s.house(self.house).offers + 1).set(invited=self.house)


class SendOne(Move):
    """The House that was asked sends a Fighter."""

    fighter: Annotated[str, FIGHTER]

    @guard("B-1.2.25")
    def own(self, s: Table) -> Figures:
        return owned_by(s, self.fighter, self.by)

    @guard("B-1.2.25")
    def ready(self, s: Table) -> bool:
        return s.fighter(self.fighter).ready

    @effect("B-1.2.25")
    def enters(self, s: Table) -> Table:
        fight = (*s.fight, self.fighter)
        return s.set(fight=fight, arena=fight, invited="")

    def outcome(self, s: Table) -> str:
        return "two" if len(s.fight) == fact("B-1.2.25", "fighters") else "more"


class SendNobody(Move):
    """The House that was asked says no."""

    @effect("B-1.2.25", ruling="O-23.1")
    def pays(self, s: Table) -> Table:
        exempt = not can_send(s, self.by) and s.reads("O-23.1") == "exempt"
        return s if exempt else no_from(s, self.by, fact("B-1.2.25", "price"))

    @effect("B-1.2.26")
    def shut_out(self, s: Table) -> Table:
        return s.put(self.by, declined=True).set(invited="")


class CallOff(Rule):
    """There are not two to fight."""

    @effect("B-1.2.27")
    def nobody_fights(self, s: Table) -> Table:
        return s.set(fight=(), arena=())

    @effect("B-1.2.27", ruling="BR-11")
    def given_back(self, s: Table) -> Table:
        return s if s.reads("BR-11") == "kept" else paid_back(s)


class TakeSides(Rule):
    """The two stand against each other."""

    @effect("B-1.2.25")
    def against_each_other(self, s: Table) -> Table:
        for name, team in zip(s.fight, TEAMS, strict=True):
            s = s.put_fighter(name, team=team)
        return s


class Equip(Move):
    """A Fighter is given a piece of Equipment, one of each kind."""

    fighter: Annotated[str, FIGHTER]
    item: Annotated[str, ITEM]

    @guard("B-1.2.28")
    def own(self, s: Table) -> Figures:
        return owned_by(s, self.fighter, self.by)

    @guard("B-1.2.28")
    def in_the_arena(self, s: Table) -> bool:
        f = s.fighter(self.fighter)
        return f.team in TEAMS and not f.down

    @guard("B-1.2.28")
    def own_item(self, s: Table) -> Figures:
        owner = next(i.owner for i in s.items if i.name == self.item)
        return Figures(owner == self.by, "owner", owner)

    @guard("B-1.2.28")
    def free(self, s: Table) -> bool:
        item = next(i for i in s.items if i.name == self.item)
        return not item.on and not item.used

    @guard("B-1.2.28")
    def one_of_each_kind(self, s: Table) -> Figures:
        slot = next(i.slot for i in s.items if i.name == self.item)
        carried = [i for i in s.items if i.on == self.fighter and i.slot == slot]
        return less_than(len(carried), number(s, "B-1.2.28", "of_each_kind"))

    @effect("B-1.2.28")
    def carries(self, s: Table) -> Table:
        return s.set(items=tuple(i.set(on=self.fighter) if i.name == self.item else i for i in s.items))


class Tribute(Rule):
    """Fighters of renown bring their Dominus gold when they enter."""

    @effect("B-1.2.29")
    def paid(self, s: Table) -> Table:
        return tribute(s)


class WinFight(Rule):
    """One of the two has won."""

    @effect("B-1.3.10")
    def declared(self, s: Table) -> Table:
        return s.set(victor=next(team for team in TEAMS if s.team(team)))

    @effect("B-1.3.10")
    def gains(self, s: Table) -> Table:
        return influence(s, s.team(s.victor)[0].owner, number(s, "B-1.3.10", "influence"))

    @effect("B-1.3.10", "B-1.3.13", ruling="BR-21")
    def glory(self, s: Table) -> Table:
        winner = s.team(s.victor)[0]
        due = winner.kind == "Gladiator" or s.reads("BR-21") == "slaves too"
        return honoured(s, winner.name, number(s, "B-1.3.10", "tokens")) if due else s

    def outcome(self, s: Table) -> str:
        return "dead" if loser(s).dead else "lives"


def loser(s: Table) -> Fighter:
    """Return the Fighter that has lost the fight."""
    return s.members(OTHER[s.victor])[0]


class Thumb(Move):
    """The Games Master's gesture over the loser."""

    thumb: Annotated[str, THUMB]

    @effect("B-1.3.11")
    def sentenced(self, s: Table) -> Table:
        return s if self.thumb == "up" else s.put_fighter(loser(s).name, dead=True, glory=0)


class SettleFight(Rule):
    """Wagers are paid, and whoever fought rests."""

    @effect("B-1.2.30")
    def victory(self, s: Table) -> Table:
        for f in fighting(s):
            s = paid(s, f.name, number(s, "B-1.2.30", "victory")) if f.team == s.victor else s
        return s

    @effect("B-1.2.30", ruling="O-32.3")
    def blood(self, s: Table) -> Table:
        s = paid(s, WOUNDING, number(s, "B-1.2.30", "wounding")) if wounds(s) else s
        return paid(s, BEHEADING, number(s, "B-1.2.30", "beheading")) if beheadings(s) else s

    @effect("B-1.2.30")
    def lost(self, s: Table) -> Table:
        return s.set(bank=s.bank + sum(x.coins for x in s.stakes), stakes=())

    @effect("B-1.3.12", ruling="BR-20")
    def rest(self, s: Table) -> Table:
        return rested(s)

    def outcome(self, s: Table) -> str:
        return "won" if s.victor else "nobody"

"""Wagers: coins on the outcome of a fight, and how a Primus settles them."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, at_most, effect, guard
from rulekit.engine.state import domain, whole
from rulekit.rulebooks.serpents.core import number
from rulekit.rulebooks.serpents.state import TEAMS, Stake, Table

WOUNDING, BEHEADING = "Wounding", "Beheading"
OUTCOME = domain(lambda s, by: (*TEAMS, WOUNDING, BEHEADING, *s.arena), "outcome")


def wagering(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat in the order in which Wagers are laid (ruling BR-12)."""
    first, *rest = s.clockwise()
    return (first, *rest) if s.reads("BR-12") == "games master first" else (*rest, first)


class Staking(Move):
    """What every Wager asks: open coins of one's own, up to a limit in all."""

    on: Annotated[str, OUTCOME]
    coins: Annotated[int, whole(1, 99)]

    @guard("B-1.2.30", upto="coins")
    def purse(self, s: Table) -> Figures:
        return at_least(s.house(self.by).coins, self.coins)

    @guard("B-1.2.30", ruling="BR-18", upto="coins")
    def limit(self, s: Table) -> Figures:
        apart = s.reads("BR-18") == "on each"
        mine = (stake for stake in s.stakes if stake.seat == self.by)
        laid = sum(stake.coins for stake in mine if not apart or stake.on == self.on)
        return at_most(laid + self.coins, number(s, "B-1.2.30", "limit"))

    @effect("B-1.2.30")
    def laid(self, s: Table) -> Table:
        name = f"{self.by} on {self.on}"
        before = sum(stake.coins for stake in s.stakes if stake.name == name)
        others = tuple(stake for stake in s.stakes if stake.name != name)
        s = s.put(self.by, coins=s.house(self.by).coins - self.coins)
        stakes = (*others, Stake(name, self.by, self.on, before + self.coins))
        return s.set(stakes=tuple(sorted(stakes, key=lambda x: x.name)))


class LayWager(Staking):
    """Somebody lays coins on a Team, a Wounding or a Beheading."""

    @guard("SW-WAG-02", ruling="O-32.1")
    def for_a_team(self, s: Table) -> bool:
        return self.on in (*TEAMS, WOUNDING, BEHEADING) or s.reads("O-32.1") == "taken"


def wounds(s: Table) -> int:
    """Return how many Fighters were Wounded in the fight."""
    return sum(f.down == "Wound" for team in TEAMS for f in s.members(team))


def beheadings(s: Table) -> int:
    """Return how many were Beheaded; the gesture of the Games Master is none (ruling O-32.3)."""
    ruled = s.reads("O-32.3") == "gesture too"
    fought = [f for team in TEAMS for f in s.members(team)]
    return sum(f.down == "Beheading" or (ruled and f.dead) for f in fought)


def won_by(s: Table, team: str) -> bool:
    """Whether a Wager on a Team is won: its name counts, not its people (ruling O-32.4)."""
    if s.reads("O-32.4") == "label":
        return bool(s.victor) and s.victor == team
    people = [f for f in s.fighters if (f.began or f.team) == team]
    return bool(people) and all(f.team == s.victor for f in people)


def paid(s: Table, on: str, odds: int) -> Table:
    """Give back the coins laid on an outcome, and so many more for each."""
    for stake in (x for x in s.stakes if x.on == on):
        s = s.put(stake.seat, coins=s.house(stake.seat).coins + stake.coins * (1 + odds))
        s = s.set(bank=s.bank - stake.coins * odds)
    return s.set(stakes=tuple(x for x in s.stakes if x.on != on))


def rested(s: Table) -> Table:
    """Turn the cards of those who have fought; whether the winners' as well, ruling BR-20 says."""
    fresh = {f.name for f in s.fighters if s.victor and f.team == s.victor and not f.down}
    kept = fresh if s.reads("BR-20") == "defeated" else set()
    return s.set(fighters=tuple(f.set(ready=False) if f.team and f.name not in kept else f for f in s.fighters))


class Settle(Rule):
    """The fight is over: Wagers are paid, and whoever fought rests."""

    @effect("SW-WAG-02", ruling="O-32.4")
    def victory(self, s: Table) -> Table:
        for team in TEAMS:
            s = paid(s, team, number(s, "B-1.2.30", "victory")) if won_by(s, team) else s
        return s

    @effect("SW-WAG-03", ruling="O-32.2")
    def wounding(self, s: Table) -> Table:
        times = wounds(s)
        if s.reads("O-32.2") == "once":
            times = min(times, 1)
        return paid(s, WOUNDING, times * number(s, "B-1.2.30", "wounding")) if times else s

    @effect("SW-WAG-04", ruling="O-32.3")
    def beheading(self, s: Table) -> Table:
        times = beheadings(s)
        if s.reads("O-32.2") == "once":
            times = min(times, 1)
        return paid(s, BEHEADING, times * number(s, "B-1.2.30", "beheading")) if times else s

    @effect("B-1.2.30")
    def lost(self, s: Table) -> Table:
        return s.set(bank=s.bank + sum(x.coins for x in s.stakes), stakes=())

    @effect("B-1.3.12", ruling="BR-20")
    def rest(self, s: Table) -> Table:
        return rested(s)

    def outcome(self, s: Table) -> str:
        return "won" if s.victor else "nobody"

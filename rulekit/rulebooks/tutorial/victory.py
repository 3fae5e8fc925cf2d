"""The end of a bout and of a battle: deaths, the winner's prize, the way home."""

from __future__ import annotations

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.tutorial.arena import ready
from rulekit.rulebooks.tutorial.bank import gain
from rulekit.rulebooks.tutorial.leaving import leaves, loses_gear
from rulekit.rulebooks.tutorial.state import Table, fact


class EndBout(Rule):
    """All cards of the bout have acted."""

    @effect("TF-CL-115", ruling="TF-OD-32")
    def gear_lost(self, s: Table) -> Table:
        """Equipment goes with the gladiator that dies."""
        for f in s.fighters:
            if f.toughness <= 0:
                s = loses_gear(s, f.name)
        return s

    @effect("TF-CL-081", "TF-CL-113", ruling="TF-OD-32")
    def fallen(self, s: Table) -> Table:
        """Whoever has no toughness left dies and leaves the game."""
        for f in s.fighters:
            if f.toughness <= 0:
                s = leaves(s, f.name, alive=False)
        return s

    @effect("TF-CL-079", ruling="TF-OD-29")
    def cards_away(self, s: Table) -> Table:
        """Clear the cards of this bout away; played ones lie apart, or go straight back to the hand."""
        for f in s.fighters:
            p = s.of(f.name)
            if s.reads("TF-OD-29") == "at-once" and p.played:
                s = s.put(f.name, combat=tuple(sorted((*p.combat, *p.played))), played=())
        return s.set(fighters=tuple(f.set(card="", target="", defence=0) for f in s.fighters))

    @effect("TF-CL-090", ruling="TF-OD-55")
    def counted(self, s: Table) -> Table:
        """Count the bout, and those in a row without damage."""
        return s.set(bout=s.bout + 1, quiet=0 if s.hurt else s.quiet + 1, hurt=False)

    def outcome(self, s: Table) -> str:
        match len(s.fighters):
            case 0:
                return "all dead"
            case 1:
                return "won"
        return "draw" if s.quiet >= fact("TF-OD-55", "bouts") else "on"


@quantity("TF-CL-082", ruling="TF-OD-22")
def prize(_s: Table) -> int:
    """How many coins the winner of a battle gets."""
    return int(fact("TF-OD-22", "coins"))


class Win(Rule):
    """One fighter is left."""

    @effect("TF-CL-082", ruling="TF-OD-22")
    def prize_paid(self, s: Table) -> Table:
        """The winner gets the prize, from the bank or from the losers."""
        if len(s.fighters) != 1:
            return s
        winner, due = s.fighters[0].name, int(prize(s))
        if s.reads("TF-OD-22") == "losers":
            for loser in s.losers:
                share = min(due, s.of(loser).coins, -(-int(prize(s)) // len(s.losers)))
                s = s.put(loser, coins=s.of(loser).coins - share)
                s, due = s.put(winner, coins=s.of(winner).coins + share), due - share
        return gain(s, winner, due)

    @effect("TF-CL-083", ruling="TF-OD-22")
    def honoured(self, s: Table) -> Table:
        """The winner gets honour cards."""
        if len(s.fighters) != 1:
            return s
        winner = s.fighters[0].name
        return s.put(winner, honour=s.of(winner).honour + fact("TF-OD-22", "honour_cards"))


class NoBattle(Rule):
    """There is no battle."""

    @effect("TF-CL-103", ruling="TF-OD-23")
    def sent_back(self, s: Table) -> Table:
        """Whoever came alone leaves the arena again."""
        for f in s.fighters:
            s = leaves(s, f.name, alive=True)
        return s.set(losers=())


class GoHome(Rule):
    """The battle is over."""

    @effect("TF-CL-090")
    def survivors_leave(self, s: Table) -> Table:
        """Whoever lives leaves the arena."""
        for f in s.fighters:
            s = leaves(s, f.name, alive=True)
        return s.set(bout=0, quiet=0, losers=(), showing=(), attacking=(), striking=())

    def outcome(self, s: Table) -> str:
        able = sum(1 for p in s.players if ready(p) and not p.out)
        return "again" if s.reads("TF-OD-51") == "more" and able > 1 else "over"

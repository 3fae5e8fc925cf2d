"""The end of a round."""

from __future__ import annotations

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.tutorial.order import next_holder
from rulekit.rulebooks.tutorial.state import Table, fact


@quantity("TF-CL-029", "TF-CL-096", "TF-CL-097", ruling="TF-OD-37")
def length(s: Table) -> int:
    """How many rounds the game has: six, or as agreed."""
    return s.agreed or int(fact("TF-CL-029", "rounds"))


class CloseRound(Rule):
    """The battle is over, and with it the round."""

    @effect("TF-CL-093", "TF-CL-109", ruling="TF-OD-17")
    def slaves_back(self, s: Table) -> Table:
        """Take the slaves off the cards."""
        for p in s.players:
            number = sum(c.slaves for c in p.cards) + p.away
            s = s.put(p.name, cards=tuple(c.set(slaves=0) for c in p.cards), away=0)
            if s.reads("TF-OD-03") == "pool":
                s = s.set(pool=s.pool + number)
            else:
                s = s.put(p.name, slaves=s.of(p.name).slaves + number)
        return s

    @effect("TF-CL-053", "TF-CL-056", ruling="TF-OD-17")
    def cards_fresh(self, s: Table) -> Table:
        """Every card can be used again."""
        for p in s.players:
            cards = tuple(c.set(used=()) for c in p.cards)
            s = s.put(p.name, cards=cards, reserve=tuple(c.set(used=()) for c in p.reserve))
        return s

    @effect("TF-CL-094", ruling="TF-OD-38")
    def used_schemes_go(self, s: Table) -> Table:
        """Discard the schemes that were used."""
        for p in s.players:
            s = s.set(scheme_discard=(*s.scheme_discard, *p.spent)).put(p.name, spent=())
        return s

    @effect("TF-CL-094", ruling="TF-OD-10")
    def unsold_schemes_go(self, s: Table) -> Table:
        """Discard the schemes that nobody bought, or leave them for the next round."""
        left = (*s.centre, *s.unsold)
        if s.reads("TF-OD-10") == "stay":
            return s.set(centre=left, unsold=())
        return s.set(scheme_discard=(*s.scheme_discard, *left), centre=(), unsold=())

    @effect("TF-CL-041", "TF-CL-048")
    def effects_end(self, s: Table) -> Table:
        """What schemes did for this round is over."""
        for p in s.players:
            s = s.put(p.name, extra=0, extra_used=0, again=0, again_used=0)
        return s.set(edicts=(), auctioned=False, naming=(), due=0)

    @effect("TF-CL-071")
    def fighters_rest(self, s: Table) -> Table:
        """Gladiators may fight again."""
        for p in s.players:
            rested = tuple(g.set(fought=False) for g in p.gladiators)
            s = s.put(p.name, gladiators=rested, slave_fought=False)
        return s

    @effect("TF-CL-092", ruling="TF-OD-30")
    def wounds_heal(self, s: Table) -> Table:
        """Survivors recover."""
        if s.reads("TF-OD-30") == "lasts":
            return s
        for p in s.players:
            s = s.put(p.name, gladiators=tuple(g.set(harm=0) for g in p.gladiators))
        return s

    @effect("TF-CL-066", ruling="TF-OD-52")
    def houses_without_gladiators(self, s: Table) -> Table:
        """Whoever has no gladiator stays in the game, or leaves it."""
        if s.reads("TF-OD-52") == "stays":
            return s
        for p in s.players:
            if not p.gladiators:
                s = s.put(p.name, out=True)
        return s


class TurnPage(Rule):
    """The start marker goes on, and a new round begins."""

    @effect("TF-CL-037", "TF-CL-095", ruling="TF-OD-42")
    def marker_on(self, s: Table) -> Table:
        """Hand the start marker to the next player."""
        return s.set(marker=next_holder(s))

    @effect("TF-CL-038")
    def next_round(self, s: Table) -> Table:
        """Count the round, unless it was the last."""
        return s.set(round=s.round + 1) if s.round < length(s) else s.set(ended=True)

    def outcome(self, s: Table) -> str:
        return "last" if s.ended else "next"

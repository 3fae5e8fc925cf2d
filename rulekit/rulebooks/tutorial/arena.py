"""Phase four, first part: who sends whom into the arena."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, at_least, effect, guard, nobody
from rulekit.engine.state import domain
from rulekit.rulebooks.tutorial.benefits import is_compulsory
from rulekit.rulebooks.tutorial.favours import own_gladiators
from rulekit.rulebooks.tutorial.house import free_slaves, with_slave
from rulekit.rulebooks.tutorial.order import in_turn
from rulekit.rulebooks.tutorial.state import SLAVE, Fighter, Player, Table
from rulekit.rulebooks.tutorial.stats import own, value_of, with_gladiator


def declarer(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who says now whether to fight."""
    return s.declaring[:1]


def ready(p: Player) -> tuple[str, ...]:
    """Name the gladiators of a player that can fight: alive, and not yet in this round."""
    return tuple([g.card for g in p.gladiators if not g.fought])


def token_needed(s: Table) -> int:
    """How many free slave tokens it takes to send a fighting slave."""
    if s.reads("TF-OD-39") == "none" or (s.reads("TF-OD-54") == "anyway" and is_compulsory(s)):
        return 0
    return 1


def nobody_to_send(s: Table, p: Player) -> bool:
    """Whether a player has neither a gladiator that can fight nor a slave that may be sent."""
    no_slave = p.slave_fought or int(free_slaves(s, p.name)) < token_needed(s)
    return no_slave and not ready(p)


class OpenArena(Rule):
    """A battle is called."""

    @effect("TF-CL-034", "TF-CL-074", "TF-CL-075")
    def asked(self, s: Table) -> Table:
        """The start player declares first, then the others in turn."""
        return s.set(declaring=tuple(in_turn(s)), fighters=())

    def outcome(self, s: Table) -> str:
        return "declare" if s.declaring else "nobody"


class Declaration(Move):
    """Say whether to fight."""

    @effect("TF-CL-074", "TF-CL-075")
    def declared(self, s: Table) -> Table:
        """It is the next player's turn to declare."""
        return s.set(declaring=s.declaring[1:])

    def outcome(self, s: Table) -> str:
        return "next" if s.declaring else "all"


class Send(Declaration):
    """Send a gladiator into the arena."""

    gladiator: Annotated[str, domain(own_gladiators, "own-gladiator", "TF-CL-113")]

    @guard("TF-CL-071")
    def rested(self, s: Table) -> bool:
        """It has not fought in this round."""
        return self.gladiator in ready(s.of(self.by))

    @effect("TF-CL-073")
    def sent(self, s: Table) -> Table:
        """It enters the arena, with the toughness that it has."""
        fighter = Fighter(self.by, self.gladiator)
        gladiator = own(s.of(self.by), self.gladiator)
        harm = gladiator.harm if gladiator is not None else 0
        fighter = fighter.set(toughness=max(1, value_of(s, fighter, "toughness") - harm))
        return s.set(fighters=(*s.fighters, fighter))


class SendSlave(Declaration):
    """Send a fighting slave into the arena."""

    @guard("TF-CL-102", ruling="TF-OD-39")
    def none_ready(self, s: Table) -> Figures:
        """No gladiator is ready."""
        return nobody(ready(s.of(self.by)), "ready")

    @guard("TF-CL-071", ruling="TF-OD-51")
    def none_sent(self, s: Table) -> bool:
        """No fighting slave was sent before in this round."""
        return not s.of(self.by).slave_fought

    @guard("TF-CL-102", ruling="TF-OD-39")
    def slave_free(self, s: Table) -> Figures:
        """A slave is free."""
        return at_least(int(free_slaves(s, self.by)), token_needed(s))

    @effect("TF-CL-102", ruling="TF-OD-39")
    def sent(self, s: Table) -> Table:
        """It enters the arena with basic values; its token goes with it."""
        fighter = Fighter(self.by, SLAVE)
        fighter = fighter.set(toughness=max(1, value_of(s, fighter, "toughness")))
        # Where it needs no token there may be none to lose.
        fighter = fighter.set(token=bool(token_needed(s)))
        return with_slave(s, self.by, token_needed(s)).set(fighters=(*s.fighters, fighter))


class StayOut(Declaration):
    """Send nobody."""

    @guard("TF-CL-105", ruling="TF-OD-40")
    def not_compulsory(self, s: Table) -> Figures | bool:
        """No scheme makes this battle compulsory."""
        if not is_compulsory(s):
            return True
        p = s.of(self.by)
        if nobody_to_send(s, p):  # excused, and need not carry out schemes in hand before that
            return len(p.hand) > 0
        bound = s.reads("TF-OD-40") != "gladiators" or bool(ready(p))
        return Figures(not bound, "decreed", s.edicts, ())


class Excuse(Rule):
    """Whoever must fight and has nobody to send is excused."""

    @effect("TF-CL-105", ruling="TF-OD-54")
    def excused(self, s: Table) -> Table:
        """Go on with the next player."""
        return s.set(declaring=s.declaring[1:])

    def outcome(self, s: Table) -> str:
        return "next" if s.declaring else "all"


class Match(Rule):
    """All have declared: is there a battle?"""

    @effect("TF-CL-071")
    def counted(self, s: Table) -> Table:
        """Whoever enters a battle has fought in this round."""
        if self.outcome(s) in ("nobody", "alone"):
            return s
        for f in s.fighters:
            gladiator = own(s.of(f.name), f.gladiator)
            if gladiator is not None:
                s = with_gladiator(s, f.name, f.gladiator, gladiator.set(fought=True))
            else:
                s = s.put(f.name, slave_fought=True)
        return s

    def outcome(self, s: Table) -> str:
        match len(s.fighters):
            case 0:
                return "nobody"
            case 1:
                return "walk-over" if s.reads("TF-OD-23") == "walk-over" else "alone"
            case 2:
                return "duel"
        return "many-sided"

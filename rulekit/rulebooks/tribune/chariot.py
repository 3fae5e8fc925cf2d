"""Phases 7 and 8: the chariot, and what happens before the next round; beyond the text."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import IDLE, Figures, at_least, effect, guard
from rulekit.engine.state import domain, whole
from rulekit.rulebooks.tribune.asking import pays
from rulekit.rulebooks.tribune.benefits import controlled
from rulekit.rulebooks.tribune.board import any_faction
from rulekit.rulebooks.tribune.cards import discards
from rulekit.rulebooks.tribune.figures import held
from rulekit.rulebooks.tribune.setup import fresh_actions
from rulekit.rulebooks.tribune.state import PROCONSUL, Table, fact
from rulekit.rulebooks.tribune.thermae import best_bid, bids_cleared

# --- the chariot -------------------------------------------------------------------------------------


class OpenAuction(Rule):
    """The chariot is auctioned."""

    @effect("B-2.2.13")
    def off_the_faction(self, s: Table) -> Table:
        """It leaves the faction that it has kept safe."""
        return s.set(chariot="")

    def outcome(self, s: Table) -> str:
        return "left out" if s.reads("TR-OD-28") == "text" else "bids"


def all_bid(s: Table, _at: Any) -> tuple[str, ...]:
    """Name everybody, the Brutii too."""
    return s.seats


class BidForChariot(Move):
    """Bid denarii for the chariot, or none."""

    coins: Annotated[int, whole(0, 999, "B-2.2.13")]

    @guard("B-2.2.13", upto="coins")
    def purse(self, s: Table) -> Figures:
        """The denarii are there."""
        return at_least(s.of(self.by).denarii, self.coins)

    @guard("B-2.2.17", upto="coins")
    def has_use(self, s: Table) -> Figures:
        """Whoever bids controls a faction to put it on."""
        return at_least(len(controlled(s, self.by)), 1) if self.coins else IDLE

    @effect("B-2.2.13")
    def shown(self, s: Table) -> Table:
        """All bids are open now."""
        return s.put(self.by, bid=self.coins)


class AwardChariot(Rule):
    """The highest bid gets the chariot."""

    @effect("B-2.2.13", "B-2.2.18")
    def paid(self, s: Table) -> Table:
        """Pay the highest bid to the stock; of equal bids the earlier in turn order wins."""
        seat = best_bid(s, s.from_start())
        return pays(s, seat, s.of(seat).bid).set(winner=seat) if seat else s

    @effect("B-2.2.13")
    def others_keep(self, s: Table) -> Table:
        """The others keep their denarii."""
        return bids_cleared(s)

    def outcome(self, s: Table) -> str:
        return "place" if s.winner else "nobody"


def charioteer(s: Table, _at: Any) -> str:
    """Name who places the chariot."""
    return s.winner


class PutChariot(Move):
    """Put the chariot on a faction."""

    faction: Annotated[str, domain(any_faction, "faction", "B-2.2.13")]

    @guard("B-2.2.13")
    def controls_it(self, s: Table) -> Figures:
        """It is one that this player controls."""
        owner = s.faction(self.faction).controller
        return held(owner == self.by, owner)

    @effect("B-2.2.13")
    def safe(self, s: Table) -> Table:
        """Nobody can take that faction over next round."""
        return s.set(chariot=self.faction, winner="")


# --- before the next round ---------------------------------------------------------------------------


class NextRound(Rule):
    """Everything is made ready for the next round."""

    @effect("B-2.2.16")
    def followers_back(self, s: Table) -> Table:
        """Followers go back to their owners."""
        for piece in (*(p.piece for p in s.placed), *s.bowl):
            if piece != PROCONSUL:
                s = s.put(piece, followers=s.of(piece).followers + 1)
        return s.set(placed=(), bowl=(), turn="", placed_now=0, pairs=(), queue=(), favored=False)

    @effect("B-2.2.16", "B-2.1.10")
    def cards_away(self, s: Table) -> Table:
        """Cards that nobody took leave the board."""
        return discards(s, (c for f in s.fields for c in (*f.up, *f.down))).set(fields=())

    @effect("B-2.2.16")
    def proconsul_back(self, s: Table) -> Table:
        """The proconsul goes to whom the Patricians have brought it."""
        return s.set(proconsul=s.next_proconsul, next_proconsul="")

    @effect("TR-CL-107", "B-2.2.16")
    def factions_rested(self, s: Table) -> Table:
        """What was used or received this round is open again."""
        return s.set(factions=tuple(f.set(spent=False, paid=False) for f in s.factions))

    @effect("B-2.8.4", ruling="TR-OD-09")
    def discs_back(self, s: Table) -> Table:
        """Shuffle all discs again and lay them face down."""
        if s.reads("TR-OD-09") == "kept" and s.discs:
            return s
        return s.set(discs=tuple(sorted((*s.discs, *s.shown))), shown=())

    @effect("B-2.8.4", ruling="TR-OD-13")
    def actions_back(self, s: Table) -> Table:
        """The action cards come back into the hand."""
        if not s.brutii:
            return s
        p = s.of(s.brutii)
        if s.reads("TR-OD-13") == "spent":
            # What was played stays out until the hand could run out of cards in a round.
            used = set(fresh_actions()) - set(p.actions)
            left = p.actions if len(p.actions) >= int(fact("TR-CL-023", "discs")) else (*p.actions, *used)
            return s.put(s.brutii, actions=tuple(sorted(left)), played=())
        return s.put(s.brutii, actions=tuple(sorted((*p.actions, *p.played))), played=())

    @effect("B-2.8.4")
    def options_over(self, s: Table) -> Table:
        """Options that were named hold no longer."""
        return s.set(cards_option=0, takeover_option=0, claimed=False, latrine=0)

    @effect("B-2.2.16")
    def coin_on(self, s: Table) -> Table:
        """The start-player coin goes on to the left."""
        return s.set(start=s.from_start()[1 % len(s.seats)], round=s.round + 1)

"""What holds the phases together: the first Games Master, the end of a phase, a new turn."""

from __future__ import annotations

from rulekit.engine.chance import Judged, Roll
from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect
from rulekit.rulebooks.serpents.moves.initiative import faces
from rulekit.rulebooks.serpents.moves.sand import cleared, laid_down
from rulekit.rulebooks.serpents.moves.upkeep import out_of_play
from rulekit.rulebooks.serpents.state import Table


class FirstDie(Roll):
    """Everybody rolls a die; the highest is the first Games Master."""

    def dice(self, s: Table) -> dict[str, int]:
        return dict.fromkeys(s.seats, 1)

    def faces_of(self, s: Table) -> int:
        return faces(s)

    @effect("B-1.1.4")
    def first_master(self, s: Table, reading: Judged) -> Table:
        if not reading.winner:
            return s
        return s.set(houses=tuple(h.set(games_master=h.name == reading.winner) for h in s.houses))

    def outcome(self, s: Table, reading: Judged) -> str:
        return "one" if reading.winner else "level"


class EndPhase(Rule):
    """A phase has done all it does: what lapses with it waits until Influence has been looked at."""

    @effect("SW-OBT-03", "SW-OBT-08", ruling="O-50")
    def raises_first(self, s: Table) -> Table:
        return s.set(raises=(), returned=()) if s.reads("O-50") == "raises first" else s


class Crown(Rule):
    """Somebody has won the game: alone at the top, or in the Competition."""

    def outcome(self, s: Table) -> str:
        return "competition" if s.rivals else "alone"


class Lapse(Rule):
    """The game goes on; what lasts no longer than a phase is over."""

    @effect("SW-OBT-03", "SW-OBT-08")
    def raises(self, s: Table) -> Table:
        return s.set(raises=(), returned=())

    @effect("B-1.2.14.1", ruling="BR-7")
    def stuck_cards(self, s: Table) -> Table:
        """Whatever still lies open goes to the discard pile, or back to the hand."""
        lying = tuple((p.owner, p.card) for p in s.plays if p.card)
        if s.reads("BR-7") == "discarded":
            return s.set(discard=(*s.discard, *(card for _, card in lying)), plays=()) if s.plays else s
        for owner, card in lying:
            s = s.put(owner, hand=tuple(sorted((*s.house(owner).hand, card))))
        return s.set(plays=())

    @effect("SW-TIE-05")
    def competition_over(self, s: Table) -> Table:
        if not s.rivals:
            return s
        return cleared(buried(s)).set(rivals=(), pair=())


def buried(s: Table) -> Table:
    """Return the table without the dead: their cards are discarded (of the Beheaded: ruling BR-14)."""
    for f in (x for x in s.fighters if x.dead):
        s = out_of_play(s, f.name, ever=f.down == "Beheading" and s.reads("BR-14") == "for good")
    return s


class OpenArena(Rule):
    """The Arena phase begins."""

    @effect("B-1.2.24")
    def begins(self, s: Table) -> Table:
        return s.set(phase="Arena")


class ClearArena(Rule):
    """The sand is swept: the dead are discarded, everybody else goes home."""

    @effect("B-1.3.8", "B-1.3.11", ruling="BR-14")
    def the_dead(self, s: Table) -> Table:
        return buried(s)

    @effect("B-1.3.8.1", ruling="BR-15")
    def go_home(self, s: Table) -> Table:
        return cleared(s).set(called=False, compelled=False, forgone=False, cancelled=False, invited="")

    @effect("B-1.2.28", ruling="BR-16")
    def equipment(self, s: Table) -> Table:
        return s.set(items=laid_down(s))


class NewTurn(Rule):
    """A new turn begins."""

    @effect("B-1.2")
    def next_turn(self, s: Table) -> Table:
        return s.set(turn=s.turn + 1)

    @effect("SW-INV-06", "B-1.2.26")
    def everybody_can_be_asked(self, s: Table) -> Table:
        return s.set(houses=tuple(h.set(offers=0, declined=False, paid=0) for h in s.houses))

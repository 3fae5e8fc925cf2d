"""The disaster chips: turned up one after the other, laid at their disaster, the third strikes."""

from __future__ import annotations

from rulekit.engine.chance import Draw
from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.engine.state import change, find
from rulekit.rulebooks.sacrum.state import BLANK, Laid, Layers, Risk, Strikes, Struck, Table, book, fact
from rulekit.rulebooks.sacrum.tiles import face, is_building


class TurnUpChip(Draw):
    """One disaster chip is turned up."""

    def pile(self, s: Table) -> Layers:
        return (s.bag,)

    def count(self, s: Table) -> int:
        return 1

    @effect("B-3.2.8")
    def laid(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Lay it at its disaster; a blank is laid aside."""
        for chip in reading:
            rest = tuple(row for row in s.laid if row.disaster != chip)
            rows = sorted((*rest, Laid(chip, s.at(chip) + 1)), key=lambda row: row.disaster)
            s = s.set(laid=tuple(rows), chips=(*s.chips, chip))
        return s

    @effect("B-3.2.8")
    def third_strikes(self, s: Table, reading: tuple[str, ...]) -> Table:
        """Announce a disaster whose third chip this is."""
        strikes = [chip for chip in reading if chip != BLANK and s.at(chip) == fact("B-3.2.8", "strikes_at")]
        return s.announce(Strikes(strikes[0])) if strikes else s

    def outcome(self, s: Table, reading: tuple[str, ...]) -> str:
        if s.risks:
            return "threatened"
        if len(s.chips) < fact("B-3.2.8", "chips"):
            return "one more"
        return "chits now" if s.shown else "round over"

    def label(self, s: Table, reading: tuple[str, ...]) -> str:
        return "".join(reading)


# --- what answers a strike, in this order ------------------------------------------------------


@book.trigger(Strikes, "B-3.2.8")
def strike_noted(s: Table, ev: Strikes) -> Table:
    """Note that the disaster has struck."""
    rows = (*s.struck, Struck(ev.disaster, s.round))
    return s.set(struck=tuple(sorted(rows, key=lambda row: row.disaster)))


@book.trigger(Strikes, "SC-CL-031")
def antioch_spared(s: Table, ev: Strikes) -> Table:
    """No disaster touches the owner of Antioch."""
    return spare(s, ev.disaster, s.owner("Antioch"))


@book.trigger(Strikes, "SC-CL-037")
def mines_spared(s: Table, ev: Strikes) -> Table:
    """The storm does not touch the owner of the Mines of Laurion."""
    return spare(s, ev.disaster, s.owner("Mines of Laurion")) if ev.disaster == "storm" else s


@book.trigger(Strikes, "B-3.2.26")
def tiles_spare(s: Table, ev: Strikes) -> Table:
    """A tile that protects keeps its owner free of the disaster."""
    for p in s.players:
        if any(ev.disaster in face(t).against for t in p.tiles):
            s = spare(s, ev.disaster, p.name)
    return s


@book.trigger(Strikes, "B-3.2.12", "SC-CL-023")
def plague_strikes(s: Table, ev: Strikes) -> Table:
    """The plague takes its part of those on the mats, in every unprotected place."""
    if ev.disaster != "plague":
        return s
    for seat in touched(s, ev.disaster):
        s = s.put(seat, inhabitants=s.of(seat).inhabitants - plague_takes(exposed(s, seat)))
    return s


@book.trigger(Strikes, "B-3.2.24")
def drought_strikes(s: Table, ev: Strikes) -> Table:
    """The drought takes its part of the food."""
    if ev.disaster != "drought":
        return s
    for seat in touched(s, ev.disaster):
        s = s.put(seat, food=s.of(seat).food - drought_takes(s.of(seat).food))
    return s


@book.trigger(Strikes, "B-3.2.25")
def decline_strikes(s: Table, ev: Strikes) -> Table:
    """The decline takes luxury goods."""
    if ev.disaster != "decline":
        return s
    for seat in touched(s, ev.disaster):
        s = s.put(seat, luxury=max(0, s.of(seat).luxury - fact("B-3.2.25", "luxury")))
    return s


@book.trigger(Strikes, "B-3.2.22")
def storm_threatens(s: Table, ev: Strikes) -> Table:
    """The storm threatens every landscape."""
    return threatens(s, ev.disaster, building=False) if ev.disaster == "storm" else s


@book.trigger(Strikes, "B-3.2.23")
def earthquake_threatens(s: Table, ev: Strikes) -> Table:
    """The earthquake threatens every building."""
    return threatens(s, ev.disaster, building=True) if ev.disaster == "earthquake" else s


def touched(s: Table, disaster: str) -> tuple[str, ...]:
    """Name whom a strike touches, in turn order."""
    row = find(s.struck, disaster)
    return tuple(n for n in s.turn_order if row is None or n not in row.spared)


def threatens(s: Table, disaster: str, *, building: bool) -> Table:
    """Note which tiles of everybody whom a strike touches are at risk."""
    risks = []
    for seat in touched(s, disaster):
        tiles = tuple(t for t in s.of(seat).tiles if is_building(t) == building)
        if tiles:
            risks.append(Risk(seat, disaster, tiles))
    return s.set(risks=tuple(risks)) if risks else s


def spare(s: Table, disaster: str, seat: str) -> Table:
    """Note that a strike does not touch a seat."""
    row = find(s.struck, disaster)
    if not seat or row is None or seat in row.spared:
        return s
    return s.set(struck=change(s.struck, disaster, spared=tuple(sorted((*row.spared, seat)))))


@quantity("SC-CL-023")
def exposed(s: Table, seat: str) -> int:
    """How many can fall to the plague: those on the mat, as the sacrificed are gone."""
    return s.of(seat).inhabitants


@quantity("B-3.2.12")
def plague_takes(inhabitants: int) -> int:
    """How many of so many inhabitants the plague takes."""
    return part_of(inhabitants, "B-3.2.12")


@quantity("B-3.2.24")
def drought_takes(food: int) -> int:
    """How much of so much food the drought takes."""
    return part_of(food, "B-3.2.24")


def part_of(number: int, clause: str) -> int:
    """Return the part of a number that a clause speaks of, rounded as it says."""
    part = int(fact(clause, "part"))
    return -(-number // part) if fact(clause, "rounding") == "up" else number // part


# --- the end of a round ------------------------------------------------------------------------


class RoundOver(Rule):
    """The next round begins, or the last has been played.

    A table without tiles plays the end of each round alone.
    """

    @effect("B-3.2.9", "B-3.1.1")
    def next_round(self, s: Table) -> Table:
        """Go on to the next round; after the last everything stays as it lies."""
        if s.round >= fact("B-3.1.1", "rounds"):
            return s
        return s.set(round=s.round + 1, chips=(), opening=s.order)

    def outcome(self, s: Table) -> str:
        if s.chips:
            return "over"
        return "tiles" if s.stack else "chits"

"""Achievements: what the victory condition cards ask for, who has it, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from rulekit.data import files
from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.rulebooks.tribune.state import Table, book, fact

VALUE: dict[str, bool] = {"frozen": True, "forbid_unknown_fields": True}


class Goal(msgspec.Struct, **VALUE):
    """One line of a victory condition card: how much of it, and what it is worth."""

    need: int
    points: int


class ConditionCard(msgspec.Struct, **VALUE):
    """A victory condition card.

    Attributes
    ----------
    goals : dict
        What counts as an achievement, by kind.
    needed : dict
        How many achievements win, by the number of players.
    stand_in : bool
        Whether it is an invention for teaching, not a card of the game.
    """

    goals: dict[str, Goal]
    needed: dict[str, int]
    stand_in: bool = True


@cache
def conditions() -> Mapping[str, ConditionCard]:
    """Return every victory condition card by name."""
    return files.convert(files.read(book.folder / "conditions.yaml"), dict[str, ConditionCard])


@quantity("TR-CL-004")
def new_achievements(s: Table, seat: str, kind: str) -> int:
    """How many patron tiles, or Favor of the Emperor tiles, a seat has."""
    p = s.of(seat)
    return p.patrons if kind == "patron" else len(p.emperor)


@quantity("B-2.1.8", "B-2.2.14", "B-2.3.10", ruling="TR-OD-29")
def has(s: Table, seat: str, kind: str) -> int:
    """How much a seat has of what a goal asks for."""
    p = s.of(seat)
    if kind in ("patron", "emperor"):
        return int(new_achievements(s, seat, kind))
    if kind == "markers":
        return len(p.markers)
    if kind == "gods":
        return p.gods + (int(fact("B-2.3.10", "counts")) if s.temporary == seat else 0)
    return int(getattr(p, kind))


@quantity("TR-CL-002", ruling="TR-OD-02")
def needed(s: Table, seat: str) -> int:
    """How many achievements the seat's card asks for."""
    return conditions()[s.of(seat).condition].needed[str(len(s.seats))]


@quantity("TR-CL-001")
def achieved(s: Table, seat: str) -> tuple[str, ...]:
    """Name the achievements of a seat."""
    card = conditions().get(s.of(seat).condition)
    if card is None:
        return ()
    return tuple(kind for kind, goal in card.goals.items() if has(s, seat, kind) >= goal.need)


@quantity("TR-CL-003", ruling="TR-OD-01")
def worth_of(s: Table, seat: str) -> int:
    """What the achievements of a seat are worth in total."""
    card = conditions()[s.of(seat).condition]
    points = sorted((card.goals[kind].points for kind in achieved(s, seat)), reverse=True)
    return sum(points[: int(needed(s, seat))] if s.reads("TR-OD-01") == "needed" else points)


def there(s: Table) -> tuple[str, ...]:
    """Name who has as many achievements as are asked for, in turn order."""
    return tuple(seat for seat in s.from_start() if s.of(seat).condition and enough(s, seat))


def enough(s: Table, seat: str) -> bool:
    """Whether a seat has as many achievements as are asked for."""
    return len(achieved(s, seat) or ()) >= int(needed(s, seat)) > 0


class RoundOver(Rule):
    """A round has ended: has somebody won?"""

    @effect("TR-CL-003", "TR-CL-001", "B-2.2.15", ruling="TR-OD-01")
    def points_counted(self, s: Table) -> Table:
        """Add up what the achievements of those who are there are worth."""
        for seat in there(s):
            s = s.put(seat, points=int(worth_of(s, seat)))
        return s

    @effect("TR-CL-001", "TR-CL-003", "B-2.2.15", ruling="TR-OD-01")
    def won(self, s: Table) -> Table:
        """Whoever is there wins; of several, who has most points."""
        best = max((s.of(seat).points for seat in there(s)), default=0)
        first = tuple(seat for seat in there(s) if s.of(seat).points == best)
        return s.set(winners=first[:1] if s.reads("TR-OD-01") == "first" else first)

    def outcome(self, s: Table) -> str:
        return "won" if s.winners else "next"


def scores(s: Table) -> dict[str, int]:
    """Return how many achievements every player has."""
    return {p.name: len(achieved(s, p.name) or ()) for p in s.players}

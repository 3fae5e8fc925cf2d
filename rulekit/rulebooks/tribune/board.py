"""Both boards: regions, follower spaces, card fields, and who stands where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulekit.engine.pieces import quantity
from rulekit.engine.state import Few, find
from rulekit.rulebooks.tribune.state import PROCONSUL, Table, book, fact

BOWL = "Coin bowl"
FORUM, LATRINE, CURIA, CATACOMBS = "Forum", "Latrine", "Curia", "Catacombs"
THERMAE, PANTHEON, MARS = "Thermae", "Pantheon", "Field of Mars"
REFUGIUM, BASILICA, CAPITOLEUM = "Refugium", "Basilica", "Capitoleum"
# The first and the second follower space of a faction field.
NUMERALS = ("I", "II")
# What sorts of places there are.
KINDS = ("faction", "base", "expansion", "bowl")
# Up to this number a space of a region can be tried, whether it is there or not: as many as may play.
TRIED = 6


def factions() -> tuple[str, ...]:
    """Name the factions in board order."""
    return tuple(fact("B-2.1.1", "factions"))


def any_faction(_s: Table, _by: str) -> tuple[str, ...]:
    """Domain of a faction."""
    return factions()


@quantity("B-2.5.1", "TR-CL-050", "TR-CL-052", "B-2.9.1", ruling="TR-OD-07")
def spaces_in(s: Table, region: str) -> int:
    """How many follower spaces a region has."""
    if region in (BASILICA, CAPITOLEUM):
        named = int(fact("TR-CL-050" if region == BASILICA else "TR-CL-052", "spaces"))
        return named if s.reads("TR-OD-07") == "named" else max(named, len(s.seats))
    if region == REFUGIUM:
        return int(fact("B-2.9.1", "spaces"))
    return int(book.facts["B-2.5.1"][region])


@quantity("B-2.2.3")
def spaces_of_faction() -> int:
    """How many follower spaces a faction field has."""
    return int(fact("B-2.2.3", "spaces"))


def faction_spaces(faction: str) -> tuple[str, ...]:
    """Name the follower spaces of a faction, the first before the second."""
    return tuple(f"{faction} {numeral}" for numeral in NUMERALS[: int(spaces_of_faction())])


def region_spaces(s: Table, region: str) -> tuple[str, ...]:
    """Name the follower spaces of a region, in order."""
    return tuple(f"{region} {n}" for n in range(1, int(spaces_in(s, region)) + 1))


@lru_cache(maxsize=512)
def region_of(space: str) -> str:
    """Return the region or faction to which a space belongs.

    Examples
    --------
    >>> region_of("Field of Mars 2"), region_of("Vestals II"), region_of("Coin bowl")
    ('Field of Mars', 'Vestals', 'Coin bowl')
    """
    return space if space == BOWL else space.rpartition(" ")[0]


def kind_of(space: str) -> str:
    """Return what sort of place it is: "faction", "base", "expansion" or "bowl"."""
    region = region_of(space)
    if region == BOWL:
        return "bowl"
    if region in fact("B-2.1.1", "factions"):
        return "faction"
    return "expansion" if region in fact("TR-CL-045", "regions") else "base"


def places(s: Table) -> tuple[str, ...]:
    """Name every space of both boards, and the coin bowl."""
    out = [space for f in factions() for space in faction_spaces(f)]
    for region in (*book.facts["B-2.5.1"], *fact("TR-CL-045", "regions")):
        out += region_spaces(s, region)
    return (*out, BOWL)


class Spaces(Few):
    """What a piece can be tried on, as a container for a domain: spaces that there are, and such as are beyond them.

    How many there are is a rule (and for two regions a ruling), so it is for a guard to say no.
    """

    def __init__(self, s: Table, kinds: tuple[str, ...]) -> None:
        self.s, self.of = s, kinds
        self.there = tuple(space for space in places(s) if kind_of(space) in kinds)

    def __contains__(self, value: object) -> bool:
        return value in self.there or value in self.kinds

    def __iter__(self) -> Iterator[str]:
        return iter(self.there)

    @property
    def kinds(self) -> tuple[str, ...]:  # type: ignore[override]
        """Everything that can be tried."""
        return (*self.there, *(space for space in beyond(self.s) if kind_of(space) in self.of))


def beyond(s: Table) -> tuple[str, ...]:
    """Name spaces beyond the last of each faction and region."""
    out = [f"{f} {NUMERALS[-1]}I" for f in factions()]
    for region in (*book.facts["B-2.5.1"], *fact("TR-CL-045", "regions")):
        last = int(spaces_in(s, region))
        out += [f"{region} {n}" for n in range(last + 1, max(last + 1, TRIED) + 1)]
    return tuple(out)


# --- who stands where --------------------------------------------------------------------------------


def piece_at(s: Table, space: str) -> str:
    """Return what stands on a space; "" where nothing does."""
    row = find(s.placed, space)
    return row.piece if row is not None else ""


def owner_of(s: Table, piece: str) -> str:
    """Return whose piece it is."""
    return s.proconsul if piece == PROCONSUL else piece


def owner_at(s: Table, space: str) -> str:
    """Return who stands on a space; "" where nobody does."""
    return owner_of(s, piece_at(s, space))


def taken(s: Table, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Keep the spaces on which something stands."""
    return tuple(space for space in spaces if piece_at(s, space))


def standing(s: Table, region: str) -> tuple[str, ...]:
    """Name who stands in a region, space by space."""
    return tuple(owner_at(s, space) for space in taken(s, region_spaces(s, region)))


def others_on(s: Table, faction: str) -> tuple[str, ...]:
    """Name the spaces of a faction on which somebody else than the Brutii stands."""
    return tuple(space for space in taken(s, faction_spaces(faction)) if owner_at(s, space) != s.brutii)

"""Setting the table: tiles sorted by their backs, chits shuffled, civilizations dealt."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rulekit import given
from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect
from rulekit.errors import BookError, UnknownName
from rulekit.rulebooks.sacrum.state import Player, Table, book, fact, fresh_chits

NAMES = ("Red", "Blue", "Green", "Yellow", "White", "Purple")
BACKS = ("A", "B", "C")


def _plain(back: str) -> tuple[str, ...]:
    """Name the base game's tiles of a back, whose faces are not known here."""
    return tuple(f"{back}{n:02}" for n in range(1, fact("B-3.1.2", back) + 1))


class Prepare(Rule):
    """Everything this set adds is laid out."""

    @effect("SC-CL-004", "B-3.1.2", ruling="SC-OD-21")
    def tiles_mixed(self, s: Table) -> Table:
        """Shuffle the tiles of this set into those of the base game, back by back."""
        if s.reads("SC-OD-21") == "bare":
            return s
        return s.set(stack=tuple(tuple(sorted((*_plain(b), *fact("SC-CL-004", b)))) for b in BACKS))

    @effect("SC-CL-005", ruling="SC-OD-12")
    def d_tile(self, s: Table) -> Table:
        """Add the D tile where Hellas is in play; else it stays in the box."""
        tiles = tuple(fact("SC-CL-005", "D"))
        if fact("SC-CL-005", "expansion") in s.expansions and s.reads("SC-OD-12") == "joins":
            return s.set(d_stack=tuple(sorted((*s.d_stack, *tiles))))
        return s.set(boxed=(*s.boxed, *tiles))

    @effect("SC-CL-006")
    def goat_chit(self, s: Table) -> Table:
        """Leave the Goat chit in the box, unless its expansion is in play."""
        if fact("SC-CL-006", "expansion") in s.expansions:
            return s
        return s.set(boxed=(*s.boxed, f"{fact('SC-CL-006', 'chit')} chit"))

    @effect("SC-CL-007")
    def sacrum_tiles_laid(self, s: Table) -> Table:
        """Lay the Sacrum tiles in the middle."""
        return s.set(sacrum_tiles=fact("SC-CL-007", "centre"))

    @effect("SC-CL-021", ruling="SC-OD-07")
    def spaces_shared_out(self, s: Table) -> Table:
        """Say on which tile each colour is, where that matters."""
        if s.reads("SC-OD-07") == "any":
            return s
        half = -(-len(s.seats) // int(fact("SC-CL-001", "sacrum_tiles")))
        return s.set(players=tuple(p.set(space=1 + i // half) for i, p in enumerate(s.players)))

    @effect("SC-CL-008")
    def chits_shuffled(self, s: Table) -> Table:
        """Shuffle the Sacrum chits into one stack."""
        return s.set(chits=(fresh_chits(),))

    def outcome(self, s: Table) -> str:
        return "whole" if s.reads("SC-OD-21") == "base" else "bare"


class LastSupply(Rule):
    """All rounds have been played: whether a supply comes before the count."""

    def outcome(self, s: Table) -> str:
        due = fact("B-3.3.4", "supplies") and s.reads("SC-OD-21") == "base"
        return "supply" if due else "none"


def setup(
    players: Sequence[str] | int = 4,
    seed: int = 0,
    expansions: Sequence[str] | str = (),
    civilizations: Sequence[str] | str = (),
) -> Table:
    """Deal the civilizations and what they start with.

    Parameters
    ----------
    players : sequence of str, or int
    seed : int
        For the civilizations.
    expansions : sequence of str, or str
        Others in play beside this one: "Hellas", "Goat"; in one text with commas between them.
    civilizations : sequence of str, or str
        In seat order, where they are not to be dealt.

    Raises
    ------
    BookError, UnknownName
        Where there are no parts for so many players, or no such civilization or expansion.
    """
    if isinstance(players, int) and not 1 <= players <= len(NAMES):
        raise BookError(book.wrong("law-players", "B-3.1.1", found=players, least=1, most=len(NAMES)), book)
    names = tuple(NAMES[:players]) if isinstance(players, int) else tuple(players)
    expansions = given.names("expansions", expansions)
    civilizations = given.names("civilizations", civilizations)
    known = book.facts["B-3.1.5"]
    for civilization in civilizations:
        if civilization not in known:
            raise UnknownName("civilization", civilization, known)
    if civilizations and len(civilizations) != len(names):
        wrong = book.wrong("setup-civilizations", "B-3.1.5", found=len(civilizations), players=len(names))
        raise BookError(wrong, book)
    others = (fact("SC-CL-006", "expansion"), fact("SC-CL-005", "expansion"))
    for expansion in expansions:
        if expansion not in others:
            raise UnknownName("expansion", expansion, others)
    dealt = civilizations or Random(seed).sample(sorted(known), len(names))
    rows = []
    for name, civilization in zip(names, dealt, strict=True):
        start = {k: v for k, v in known[civilization].items() if k != "order"}
        rows.append(Player(name, civilization, **start))
    order = tuple(p.name for p in sorted(rows, key=lambda p: known[p.civilization]["order"]))
    # No bag, no stack: both are there by default, or are laid out when the game begins.
    return Table(
        players=tuple(rows),
        order=order,
        opening=order,
        expansions=tuple(sorted(expansions)),
        chits=(),
        bank=-sum(p.coins for p in rows),
    )

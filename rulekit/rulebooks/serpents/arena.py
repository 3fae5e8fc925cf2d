"""The Arena as it is drawn: its hexes, who stands where, where a Fighter may go and whom it may attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulekit.rulebooks.serpents.board import BOARDS, Space
from rulekit.rulebooks.serpents.core import book
from rulekit.rulebooks.serpents.moves.act import Attack, Walk
from rulekit.rulebooks.serpents.moves.teams import Place
from rulekit.rulebooks.serpents.state import MARKS, TEAMS, Fighter, Table
from rulekit.rulebooks.serpents.table import label
from rulekit.story.look import Look
from rulekit.story.plans import between, hex_spot, initials
from rulekit.story.storyboard import Arrow, Group, Layer, Piece, Plan, Sign, Spot

book.sets["board"] = BOARDS


@book.plan
def drawn(look: Look, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Draw the board as soon as somebody may be set up on it, and while anybody stands there.

    It comes first where it is about places; while dice decide, the Teams that roll them do.
    """
    s, words = look.state, look.words
    placing = any(isinstance(m, Place) for m in look.moves)
    if not placing and not any(f.space for f in s.fighters):
        return groups
    plan = Plan(
        note=words("plan-stand-in", count=len(s.board)),
        spots=tuple(spot(x) for x in s.board),
        signs=tuple(sign(mark, s.board) for mark in MARKS.values()),
        sides=tuple(words.name(team) for team in TEAMS),
        pieces=tuple(pieces(s, words)),
        layers=tuple(layers(look)),
        arrows=tuple(arrows(look)),
    )
    teams = {words.name(team) for team in TEAMS}
    after = 0 if placing or s.side else max((i for i, g in enumerate(groups, start=1) if g.title in teams), default=0)
    return (*groups[:after], Group(title=words("plan-arena"), plan=plan), *groups[after:])


def spot(space: Space) -> Spot:
    """Return where a space is drawn."""
    return hex_spot(space.name, space.q, space.r)


def sign(mark: str, board: tuple[Space, ...]) -> Sign:
    """Write a mark between the spaces that lie beside it."""
    return between(mark, [spot(x) for x in board if x.beside == mark], [spot(x) for x in board])


def pieces(s: Table, words: Any) -> Iterator[Piece]:
    """Draw every Fighter of a Team: on its space, or beside the board where it has been defeated."""
    short = initials([f.owner for f in s.fighters if f.team])
    for f in s.fighters:
        if not f.team or not (f.space or f.down):
            continue
        mine = [x.name for x in s.members(f.team) if x.owner == f.owner]
        yield Piece(
            label=label(f, words),
            sign=short[f.owner] + (str(mine.index(f.name) + 1) if len(mine) > 1 else ""),
            side=TEAMS.index(f.team),
            spot=f.space,
            note=words("table-down", how=f.down) if f.down else "",
            lit=f.name == s.acting,
            hurt=hurt(f),
            spent=f.acted and not f.down,
        )


def hurt(f: Fighter) -> bool:
    """Whether a Fighter that stands has lost dice, or bears a Wound."""
    return not f.down and bool(f.attack_lost or f.defence_lost or f.speed_lost or f.wounded)


def layers(look: Look) -> Iterator[Layer]:
    """Say which spaces are green, which lie beside the marks, and what may be done where."""
    s, words = look.state, look.words
    found: list[tuple[Any, str, list[str]]] = [
        ("ground", words("plan-green"), [x.name for x in s.board if x.green]),
        *(("plain", words("plan-beside", mark=m), [x.name for x in s.board if x.beside == m]) for m in MARKS.values()),
        ("enter", words("plan-place"), [m.space for m in look.moves if isinstance(m, Place)]),
        ("enter", words("plan-enter"), [m.space for m in look.moves if isinstance(m, Walk)]),
        ("hit", words("plan-hit"), [s.fighter(m.target).space for m in look.moves if isinstance(m, Attack)]),
    ]
    for how, said, spots in found:
        if spots:
            yield Layer(look=how, label=said, spots=tuple(dict.fromkeys(spots)))


def arrows(look: Look) -> Iterator[Arrow]:
    """Show the Move that was made last, and who attacks whom."""
    s, before, words = look.state, look.before, look.words
    if isinstance(look.act, Walk) and before.acting:
        f = before.fighter(before.acting)
        said = words("plan-moved", name=label(f, words))
        yield Arrow(look="moved", label=said, start=f.space, goal=look.act.space)
    if s.acting and s.target:
        f, foe = s.fighter(s.acting), s.fighter(s.target)
        said = words("plan-struck", name=label(f, words))
        if f.space and foe.space:
            yield Arrow(look="struck", label=said, start=f.space, goal=foe.space)

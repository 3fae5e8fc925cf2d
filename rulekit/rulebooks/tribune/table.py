"""How the table is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulekit.data.words import Words
from rulekit.engine.views import Hidden
from rulekit.rulebooks.tribune.board import (
    BASILICA,
    BOWL,
    CAPITOLEUM,
    REFUGIUM,
    faction_spaces,
    owner_at,
    region_of,
    region_spaces,
    taken,
)
from rulekit.rulebooks.tribune.cards import worth
from rulekit.rulebooks.tribune.state import PROCONSUL, Faction, Player, Table, book
from rulekit.rulebooks.tribune.winning import achieved, conditions, needed
from rulekit.story.storyboard import Cell, Group, Item, Row

# What a player may have besides denarii and cards, shown where there is some of it.
THINGS = ("laurels", "wreaths", "legions", "gods", "patrons", "scrolls", "tribunes")


@book.table
def shown(s: Table, words: Words, _act: Any, _eyes: str) -> tuple[Group, ...]:
    """Lay the table out: players, the boards, the factions, the Brutii, and what is a stand-in."""
    groups = [Group(title=words("table-players"), rows=tuple(_player(s, p, words) for p in s.players))]
    if rows := tuple(_base_board(s, words)):
        groups.append(Group(title=words("table-base-board"), rows=rows))
    if rows := tuple(_faction(s, f, words) for f in s.factions if _told(s, f)):
        groups.append(Group(title=words("table-factions"), rows=rows))
    if rows := tuple(_expansion_board(s, words)):
        groups.append(Group(title=words("table-expansion-board"), rows=rows))
    if s.brutii and (rows := tuple(_brutii(s, words))):
        groups.append(Group(title=words("table-brutii"), rows=rows))
    if rows := tuple(_condition(s, words)):
        groups.append(Group(title=words("table-condition"), rows=rows))
    return tuple(groups)


def _text(label: str) -> Cell:
    return Cell(kind="text", label=label)


def _count(words: Words, what: str, value: int) -> Cell:
    return Cell(kind="count", label=words(f"table-{what}"), value=value)


def _cards(words: Words, what: str, cards: Any) -> Cell:
    """Show cards by their names, or how many there are where these eyes may not look."""
    label = words(f"table-{what}") if what else ""
    if isinstance(cards, Hidden):
        return Cell(kind="hidden", label=label, value=len(cards))
    return Cell(kind="cards", label=label, items=tuple(Item(text=words.name(c)) for c in cards))


def _player(s: Table, p: Player, words: Words) -> Row:
    cells = [Cell(kind="coins", label=words("table-denarii"), value=p.denarii)]
    if p.name != s.brutii and (p.followers or s.turn):  # once all are placed, nothing is said of none
        cells.append(_count(words, "followers", p.followers))
    if len(p.hand):
        cells.append(_cards(words, "hand", p.hand))
    cells += [_count(words, what, getattr(p, what)) for what in THINGS if getattr(p, what)]
    if p.emperor:
        cells.append(_count(words, "emperor", len(p.emperor)))
    if p.markers:
        cells.append(_text(words("table-markers", factions=p.markers)))
    if p.bid:
        cells.append(Cell(kind="coins", label=words("table-bid"), value=p.bid))
    cells += [_text(label) for label in _roles(s, p, words)]
    if p.points:
        cells.append(_count(words, "points", p.points))
    return Row(label=words.name(p.name), cells=tuple(cells), lit=_acts(s) == p.name or p.name in s.winners)


def _roles(s: Table, p: Player, words: Words) -> Iterator[str]:
    if p.name == s.brutii:
        yield words("table-leads")
    if p.name == s.start:
        yield words("table-starts")
    if p.name == s.proconsul:
        yield words("table-proconsul")
    if p.name == s.temporary:
        yield words("table-temporary")
    offices = tuple(o.name for o in s.officials if o.owner == p.name)
    if offices:
        yield words("table-offices", offices=offices)


def _acts(s: Table) -> str:
    """Name who decides now, as far as the table tells; "" where nobody does."""
    if s.queue:
        first = s.queue[0]
        return first if first in s.seats else owner_at(s, first) or s.brutii
    return s.winner or s.turn


def _lit(s: Table, region: str) -> bool:
    """Whether a region or faction is evaluated now."""
    return bool(s.queue) and region_of(s.queue[0]) == region


def _standing(s: Table, spaces: tuple[str, ...], words: Words) -> tuple[Cell, ...]:
    """Say who stands on some spaces of one region."""
    row = {space: piece.piece for space in spaces for piece in s.placed if piece.space == space}
    told = [
        words("table-stands", space=space.rpartition(" ")[2], name=_piece(s, piece, words))
        for space, piece in row.items()
    ]
    return tuple(map(_text, told))


def _piece(s: Table, piece: str, words: Words) -> str:
    if piece == PROCONSUL:
        return f"{words.name(PROCONSUL)} ({words.name(s.proconsul)})"
    return words.name(piece)


def _base_board(s: Table, words: Words) -> Iterator[Row]:
    """Show the regions on which something lies or somebody stands."""
    for region in book.facts["B-2.5.1"]:
        cells: list[Cell] = []
        for f in s.fields:
            if region in (f.name, region_of(f.name)):
                cells += [_cards(words, "", f.up)] if len(f.up) else []
                cells += [_cards(words, "face-down", f.down)] if len(f.down) else []
                cells += [_text(words("table-looked", name=f.looker))] if f.looker else []
        cells += _standing(s, region_spaces(s, region), words)
        if cells:
            yield Row(label=words.name(region), cells=tuple(cells), lit=_lit(s, region))
    if s.bowl:
        yield Row(label=words.name(BOWL), cells=tuple(_text(_piece(s, p, words)) for p in s.bowl))
    if s.colosseum:
        coins = Cell(kind="coins", value=s.colosseum)
        yield Row(label=words("table-colosseum"), cells=(coins,))


def _told(s: Table, f: Faction) -> bool:
    """Whether there is something to tell of a faction besides the laurel that lies there at first."""
    return bool(f.controller or f.cards or s.chariot == f.name or taken(s, faction_spaces(f.name)))


def _faction(s: Table, f: Faction, words: Words) -> Row:
    owner = words("table-controller", name=words.name(f.controller)) if f.controller else words("table-nobody")
    cells = [_text(owner)]
    if f.cards:
        cells += [_cards(words, "", f.cards), _count(words, "sum", worth(f.cards))]
    if f.laurel:
        cells.append(_count(words, "laurel", f.laurel))
    if s.chariot == f.name:
        cells.append(_text(words("table-chariot")))
    cells += _standing(s, faction_spaces(f.name), words)
    return Row(label=words.name(f.name), cells=tuple(cells), lit=_lit(s, f.name))


def _expansion_board(s: Table, words: Words) -> Iterator[Row]:
    for region in (REFUGIUM, BASILICA, CAPITOLEUM):
        cells = []
        if region == REFUGIUM and s.patron_tiles:
            cells.append(_count(words, "patron-tiles", s.patron_tiles))
        if region == BASILICA and (s.favor or s.favors):
            cells += [_text(words("table-favor", tile=s.favor))] if s.favor else []
            cells.append(_count(words, "favors-left", len(s.favors)))
        if region == CAPITOLEUM:
            left = tuple(o.name for o in s.officials if not o.owner)
            cells += [_cards(words, "", left)] if left else []
        cells += _standing(s, region_spaces(s, region), words)
        if cells:
            yield Row(label=words.name(region), cells=tuple(cells), lit=_lit(s, region))


def _brutii(s: Table, words: Words) -> Iterator[Row]:
    p = s.of(s.brutii)
    discs = [_cards(words, "discs-down", Hidden(len(s.discs)))] if s.discs else []
    if s.shown:
        discs.append(_cards(words, "discs", s.shown))
    if discs:
        yield Row(label=words("table-discs-row"), cells=tuple(discs))
    cells = [_cards(words, "actions", p.actions)] if len(p.actions) else []
    if p.played:
        cells.append(_cards(words, "played", p.played))
    options = ((s.cards_option, "Cards"), (s.takeover_option, "Faction Take-Over"))
    cells += [_text(words("table-option", card=card, option=n)) for n, card in options if n]
    if len(s.committed):
        cells.append(_cards(words, "committed", s.committed))
    if cells:
        yield Row(label=words("table-actions-row"), cells=tuple(cells))


def _condition(s: Table, words: Words) -> Iterator[Row]:
    """Show each victory condition card in play once, its goals and how many are needed; then who has what of them."""
    for name in dict.fromkeys(p.condition for p in s.players if p.condition):
        card = conditions()[name]
        seat = next(p.name for p in s.players if p.condition == name)
        goals = [words("table-goal", need=g.need, kind=words(f"kind-{kind}")) for kind, g in card.goals.items()]
        cells = [_text(words("table-needs", needed=int(needed(s, seat)))), *map(_text, goals)]
        yield Row(label=words.name(name), cells=tuple(cells))
    for p in s.players:
        if p.condition:
            yield Row(label=words.name(p.name), cells=(_text(_near(s, p, words)),))


def _near(s: Table, p: Player, words: Words) -> str:
    """Say how near a player is to winning: all that counts lies open."""
    kinds = achieved(s, p.name) or ()
    told = tuple(words(f"kind-{kind}") for kind in kinds)
    return words("table-near", have=len(kinds), needed=int(needed(s, p.name)), kinds=told)

"""How the table is shown."""

from __future__ import annotations

from typing import Any

from rulekit.data.words import Words
from rulekit.rulebooks.sacrum.state import BLANK, SKULL, Player, Table, book, fact
from rulekit.story.storyboard import Cell, Group, Item, Row

TOP = 20  # where the population track of the mat ends


@book.table
def shown(s: Table, words: Words, _act: Any, _eyes: str) -> tuple[Group, ...]:
    """Lay the table out: the players, the Sacrum chits, the disaster chips."""
    players = tuple(_player(s, p, words) for p in s.players)
    groups = [Group(title=words("table-players"), rows=players), _chits(s, words)]
    if s.chips or any(row.chips for row in s.laid):
        groups.append(_disasters(s, words))
    return tuple(groups)


def _player(s: Table, p: Player, words: Words) -> Row:
    def coins(what: str, value: int) -> Cell:
        return Cell(kind="coins", label=words(f"table-{what}"), value=value)

    high = max(TOP, p.inhabitants)
    cells = [
        Cell(kind="track", label=words("table-inhabitants"), value=p.inhabitants, low=0, high=high),
        coins("coins", p.coins),
        coins("on-sacrum", p.on_sacrum),
    ]
    for what in ("wood", "stone", "food", "luxury"):
        if getattr(p, what):
            cells.append(Cell(kind="count", label=words(f"table-{what}"), value=getattr(p, what)))
    tiles = tuple(words.name(t) for t in (p.civilization, *p.tiles) if t)
    if tiles:
        cells.append(Cell(kind="text", label=words.listing(list(tiles))))
    return Row(label=words.name(p.name), cells=tuple(cells), lit=s.asking[:1] == (p.name,))


def _chits(s: Table, words: Words) -> Group:
    up = tuple(_chit(c) for c in s.shown_chits)
    down = tuple(Item(text="", mark="down") for layer in s.chits for _ in layer)
    rows = [Row(label=words("table-stack"), cells=(Cell(kind="chits", items=down),))]
    if up:
        rows.insert(0, Row(label=words("table-shown"), cells=(Cell(kind="chits", items=up),)))
    return Group(title=words("table-chits"), rows=tuple(rows))


def _chit(chit: str) -> Item:
    return Item(text="", mark="skull") if chit == SKULL else Item(text=chit)


def _disasters(s: Table, words: Words) -> Group:
    high = fact("B-3.2.8", "strikes_at")
    struck = {row.disaster for row in s.struck}
    rows = []
    for row in s.laid:
        label = words("table-chips")
        if row.disaster == BLANK:
            cells = [Cell(kind="count", label=label, value=row.chips)]
        else:
            cells = [Cell(kind="track", label=label, value=row.chips, low=0, high=high)]
        name = words(f"table-{row.disaster}{'.struck' if row.disaster in struck else ''}")
        rows.append(Row(label=name, cells=tuple(cells), lit=row.disaster in s.chips))
    return Group(title=words("table-disasters"), rows=tuple(rows))

"""How the table is shown."""

from __future__ import annotations

from typing import Any

from rulekit.data.words import Words
from rulekit.engine.steps import slug
from rulekit.rulebooks.sacrum.bidding import conquest_price
from rulekit.rulebooks.sacrum.chits import foreseen
from rulekit.rulebooks.sacrum.display import tiles_due
from rulekit.rulebooks.sacrum.state import BLANK, SKULL, Player, Table, book, fact
from rulekit.rulebooks.sacrum.tiles import face, there
from rulekit.story.storyboard import Cell, Group, Item, Row
from rulekit.story.telling import percent

COUNTED = ("tile_points", "coin_points", "power", "living_points", "sacrifice_points", "population", "score")
TOP = 20  # where the population track of the mat ends


@book.table
def shown(s: Table, words: Words, _act: Any, _eyes: str) -> tuple[Group, ...]:
    """Lay the table out: tiles to bid for, players, Sacrum chits, disaster chips, scores."""
    players = tuple(_player(s, p, words) for p in s.players)
    groups = [Group(title=words("table-players"), rows=players), _chits(s, words)]
    if able := _able(s, words):
        groups.append(Group(title=words("table-able"), rows=able))
    if s.row or s.conquest:
        groups.insert(0, _tiles(s, words))
    if s.winners or any(p.power or p.population for p in s.players):
        groups.append(_scores(s, words))
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
        Cell(kind="coins", label=words("table-on-sacrum", space=p.space), value=p.on_sacrum),
    ]
    for what in ("wood", "stone", "food", "luxury"):
        if getattr(p, what):
            cells.append(Cell(kind="count", label=words(f"table-{what}"), value=getattr(p, what)))
    if p.stake:
        cells.append(coins("bid", p.stake))
    tiles = tuple(words.name(t) for t in (p.civilization, *p.tiles) if t)
    if tiles:
        cells.append(Cell(kind="text", label=words.listing(list(tiles))))
    if p.pledged:
        cells.append(Cell(kind="text", label=words("table-pledged", tiles=p.pledged)))
    if p.tile and p.tile not in (*s.row, *s.conquest, *p.tiles):
        cells.append(Cell(kind="text", label=f"{words('table-won')}: {words.name(p.tile)}, {_face(p.tile, words)}"))
    if len(s.players) > fact("B-3.1.1", "most") and p == s.players[-1]:
        cells.append(Cell(kind="text", label=words("table-sixth")))
    return Row(label=words.name(p.name), cells=tuple(cells), lit=_acts(s) == p.name)


def _able(s: Table, words: Words) -> tuple[Row, ...]:
    """Say what the tiles with a text of their own can do that lie before players."""
    rows = []
    for p in s.players:
        for tile in (p.civilization, *p.tiles):
            if words.has(can := f"tile-{slug(tile)}"):
                label = f"{words.name(tile)}, {words.name(p.name)}"
                rows.append(Row(label=label, cells=(Cell(kind="text", label=words(can)),)))
    return tuple(rows)


def _acts(s: Table) -> str:
    """Name who decides now; "" where nobody does."""
    risks = tuple(r.name for r in s.risks)
    return next(iter((*filter(None, (s.ousted,)), *s.bidding, *s.feeding, *s.asking, *risks, *s.choosing)), "")


def _tiles(s: Table, words: Words) -> Group:
    rows = []
    for tile in (*s.row, *s.conquest):
        cells = [Cell(kind="text", label=_face(tile, words))]
        if tile in s.conquest:
            cells.append(Cell(kind="text", label=words("table-conquest", price=int(conquest_price(tile)))))
        stacks = [p for p in s.players if p.tile == tile]
        cells += [Cell(kind="coins", label=words.name(p.name), value=p.stake) for p in stacks]
        rows.append(Row(label=words.name(tile), cells=tuple(cells)))
    short = int(tiles_due(s)) - len(rows)
    if short > 0 and not s.stack:
        few = Cell(kind="count", label=words("table-too-few"), value=short)
        rows.append(Row(label=words("table-run-out"), cells=(few,)))
    return Group(title=words("table-tiles"), rows=tuple(rows))


def _face(tile: str, words: Words) -> str:
    """Say what a tile shows."""
    shows = face(tile)
    parts = [words(f"table-{shows.kind}"), words("table-minimum", bid=shows.bid)]
    if shows.points:
        parts.append(words("table-points", points=shows.points))
    for what in ("cost", "once", "income"):
        things = [words(f"things-{thing}", n=n) for thing, n in there(getattr(shows, what)).items()]
        if what == "income" and shows.choice:
            things.append(words("table-choice"))
        if things:
            parts.append(words(f"table-{what}", things=words.listing(things)))
    if shows.against:
        parts.append(words("table-against", disasters=shows.against))
    if shows.supply:
        parts.append(words("table-supply"))
    if words.has(can := f"tile-{slug(tile)}"):
        parts.append(words(can))
    return "; ".join(parts)


def _scores(s: Table, words: Words) -> Group:
    """Show the totals with their summands, as far as they have been counted."""
    rows = []
    for p in s.players:
        values = {what: getattr(p, what) for what in COUNTED}
        cells = tuple(
            Cell(kind="count", label=words(f"table-{what.replace('_', '-')}"), value=n)
            for what, n in values.items()
            if s.winners or any(getattr(other, what) for other in s.players)
        )
        won = (Cell(kind="text", label=words("table-wins")),) if p.name in s.winners else ()
        rows.append(Row(label=words.name(p.name), cells=(*cells, *won)))
    return Group(title=words("table-scores"), rows=tuple(rows))


def _chits(s: Table, words: Words) -> Group:
    up = tuple(_chit(c) for c in s.shown_chits)
    down = tuple(Item(text="", mark="down") for layer in s.chits for _ in layer)
    rows = [Row(label=words("table-stack"), cells=(Cell(kind="chits", items=down),))]
    if (up or down) and not s.winners:
        chance = foreseen(s)
        told = words("table-chance", fraction=str(chance), percent=percent(float(chance), words))
        rows.append(Row(label=words("table-foreseen"), cells=(Cell(kind="text", label=told),)))
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

"""How the table is shown."""

from __future__ import annotations

from typing import Any

from rulekit.data.words import Words
from rulekit.rulebooks.tutorial.faces import shows, values
from rulekit.rulebooks.tutorial.state import Fighter, HouseCard, Player, Table, book
from rulekit.story.storyboard import Cell, Group, Row

ROWS = ("work", "equipment", "scheme", "gladiator")
TITLES = {"work": "works", "equipment": "equipment", "scheme": "schemes", "gladiator": "gladiators"}


@book.table
def shown(s: Table, words: Words, _act: Any, _eyes: str) -> tuple[Group, ...]:
    """Lay the table out: the arena or the schemes in hand, the houses, the market, the scores."""
    groups = []
    if s.fighters:
        rows = tuple(_fighter(s, f, words) for f in s.fighters)
        groups.append(Group(title=words("table-arena"), rows=rows))
    if s.lot or s.centre or s.unsold or s.edicts:
        groups.append(_centre(s, words))
    groups.append(Group(title=words("table-houses"), rows=tuple(_player(s, p, words) for p in s.players)))
    if any(getattr(s, f"{kind}_row") for kind in ROWS):
        groups += _market(s, words)
    if s.winners:
        groups.append(_scores(s, words))
    return tuple(groups)


def acts(s: Table) -> str:
    """Name who decides now; "" where nobody does, or several."""
    return next(iter((*s.asked, *s.naming, *s.turns, *s.declaring)), "")


def _text(label: str) -> Cell:
    return Cell(kind="text", label=label)


def _count(words: Words, what: str, value: int) -> Cell:
    return Cell(kind="count", label=words(f"table-{what}"), value=value)


def _player(s: Table, p: Player, words: Words) -> Row:
    cells = [Cell(kind="coins", label=words("table-coins"), value=p.coins), _count(words, "slaves", p.slaves)]
    if p.name == s.marker:
        cells.append(_text(words("table-start")))
    if p.honour:
        cells.append(_count(words, "honour", p.honour))
    cells += [_text(_house_card(c, words)) for c in p.cards]
    for g in p.gladiators:
        told = [*values(s, g, words)]
        if g.level:
            told.append(words("table-level", level=g.level))
        told += [words.name(e.card) for e in g.gear]
        if g.fought:
            told.append(words("table-fought"))
        cells.append(_text(words("table-gladiator", name=g.card, values=words.listing(told))))
    if p.loose:
        cells.append(_text(words("table-loose", cards=tuple(g.card for g in p.loose))))
    if p.lasting:
        cells.append(_text(f"{words('table-lasting')}: {words.listing([words.name(c) for c in p.lasting])}"))
    for what, held in (("hand", p.hand), ("combat", p.combat), ("played", p.played)):
        if len(held):
            cells.append(_hand(what, held, words))
    return Row(label=words.name(p.name), cells=tuple(cells), lit=acts(s) == p.name)


def _house_card(row: HouseCard, words: Words) -> str:
    marks = [words("table-slave-on")] * row.slaves + ([words("table-used")] if row.used else [])
    name = words.name(row.card)
    return f"{name} ({words.listing(marks)})" if marks else name


def _hand(what: str, held: Any, words: Words) -> Cell:
    """Name the cards of a hand where these eyes see them, else count them."""
    if not isinstance(held, tuple):
        return Cell(kind="hidden", label=words(f"table-{what}"), value=len(held))
    return _text(f"{words(f'table-{what}')}: {words.listing([words.name(c) for c in held])}")


def _fighter(s: Table, f: Fighter, words: Words) -> Row:
    cells = [_count(words, "toughness", f.toughness), _text(words.name(f.gladiator))]
    if f.card:
        cells += [_text(words("table-shows", card=f.card)), _count(words, "defence", f.defence)]
    if f.target:
        cells.append(_text(words("table-strikes", target=f.target)))
    return Row(label=words.name(f.name), cells=tuple(cells), lit=f.name in s.striking)


def _centre(s: Table, words: Words) -> Group:
    rows = []
    for names, mark in (((s.lot,) if s.lot else (), "on-offer"), (s.centre, ""), (s.unsold, "unsold")):
        for name in names:
            cells = [_text(shows(s, name, words))]
            if mark:
                cells.insert(0, _text(words(f"table-{mark}")))
            if mark == "on-offer" and s.leader:
                cells.append(Cell(kind="coins", label=words.name(s.leader), value=s.top))
            rows.append(Row(label=words.name(name), cells=tuple(cells)))
    for name in s.edicts:
        rows.append(Row(label=words.name(name), cells=(_text(words("table-in-force")), _text(shows(s, name, words)))))
    return Group(title=words("table-centre"), rows=tuple(rows))


def _market(s: Table, words: Words) -> list[Group]:
    """Tell the market by kinds: every card that lies open, and how many are left in the pile."""
    groups = []
    for kind in ROWS:
        lying, pile = getattr(s, f"{kind}_row"), getattr(s, f"{kind}_pile")
        if not lying and not len(pile):
            continue
        rows = [Row(label=words.name(name), cells=(_text(shows(s, name, words)),)) for name in lying]
        rows.append(Row(label=words("table-pile"), cells=(Cell(kind="count", value=len(pile)),)))
        title = f"{words('table-market')} › {words(f'table-{TITLES[kind]}')}"
        groups.append(Group(title=title, rows=tuple(rows)))
    return groups


def _scores(s: Table, words: Words) -> Group:
    rows = []
    for p in s.players:
        parts = (("points", p.score), ("from-honour", p.honour_points), ("from-wealth", p.wealth_points))
        cells = [_count(words, what, n) for what, n in (*parts, ("from-schemes", p.scheme_points))]
        if p.name in s.winners:
            cells.append(_text(words("table-winner")))
        rows.append(Row(label=words.name(p.name), cells=tuple(cells)))
    return Group(title=words("table-scores"), rows=tuple(rows))

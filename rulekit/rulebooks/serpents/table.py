"""The table as it is shown: players, the auction, the card in hand, the Arena and its Teams."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulekit.engine.chance import Rolled
from rulekit.engine.views import Hidden
from rulekit.rulebooks.serpents.core import book, fact
from rulekit.rulebooks.serpents.moves.dice import POOLS, left
from rulekit.rulebooks.serpents.moves.rivals import worth
from rulekit.rulebooks.serpents.moves.strength import raised
from rulekit.rulebooks.serpents.state import TEAMS, Deck, Fighter, House, Playing, Rival, Table
from rulekit.rulebooks.serpents.table_game import of_the_game
from rulekit.story.storyboard import Cell, Group, Item, Row


def secret(value: object) -> bool:
    """Whether these eyes may not see a value."""
    return isinstance(value, Hidden)


def fighting(s: Table) -> bool:
    """Whether blows fall, or have fallen."""
    return bool(s.side or s.victor or any(f.team and f.down for f in s.fighters))


# What is said of a card beside its name: whether it is a stand-in, and whether a number is printed on it.
FACES = {
    (False, False): "",
    (True, False): "table-teaching",
    (False, True): "table-requires",
    (True, True): "table-teaching-requires",
}
ARROW_MARKS: Any = {"up": "up-arrow", "down": "down-arrow", "": ""}


@book.table
def shown(s: Table, words: Any, act: Any, eyes: str) -> tuple[Group, ...]:
    """Return the table in boxes; `act` is what was done last, `s` what `eyes` may see."""
    dice = dict(act.faces) if isinstance(act, Rolled) else {}
    teams = _teams(s, words, dice)
    groups = [*_rivals(s, words), *teams, *_arena(s, words), *_wagers(s, words), *_card(s, words), *_market(s, words)]
    return (*groups, _players(s, words), *of_the_game(s, words), *_offers(s, words), *_stock(s, words))


def _offers(s: Table, words: Any) -> Iterator[Group]:
    if s.deals:
        rows = (
            Row(
                label=words.name(d.name),
                cells=(_text(words("table-offer", coins=d.coins, to=words.name(d.to), wish=words.name(d.wish))),),
            )
            for d in s.deals
        )
        yield Group(title=words("table-offers"), rows=tuple(rows))


def _stock(s: Table, words: Any) -> Iterator[Group]:
    """Show what lies in the box and in the decks."""
    if s.box:
        rows = (Row(label=words.name(p.name), cells=(Cell(kind="count", label="", value=p.count),)) for p in s.box)
        yield Group(title=words("table-box"), rows=tuple(rows))
    if s.decks:
        piles = tuple(Row(label=words.name(d.name), cells=tuple(_pile(d, words))) for d in s.decks)
        yield Group(title=words("table-decks"), rows=piles)


def _pile(deck: Deck, words: Any) -> Iterator[Cell]:
    yield Cell(kind="count", label="", value=deck.cards)
    if deck.marked:
        yield Cell(kind="count", label=words("table-marked"), value=deck.marked)


def _players(s: Table, words: Any) -> Group:
    return Group(title=words("table-players"), rows=tuple(_house(s, h, words) for h in s.houses))


def _house(s: Table, h: House, words: Any) -> Row:
    label = words("table-games-master", name=words.name(h.name)) if h.games_master else words.name(h.name)
    cells = [
        Cell(kind="track", label=words("table-influence"), value=h.influence, high=fact("B-1.1.2", "top")),
        Cell(kind="coins", label=words("table-coins"), value=h.coins),
    ]
    if h.bid:
        cells.append(Cell(kind="coins", label=words("table-bid"), value=h.bid))
    if secret(h.hand):
        cells.append(Cell(kind="hidden", label=words("table-hand"), value=len(h.hand)))
    elif h.hand:
        items = tuple(_face(s, name, words) for name in h.hand)
        cells.append(Cell(kind="cards", label=words("table-hand"), items=items))
    cells += _beside(s, h, words)
    if h.name == s.champion:
        cells.append(_text(words("table-champion")))
    inviting = not any(f.team for f in s.fighters)
    if inviting and h.declined:
        cells.append(Cell(kind="text", label=words("table-declined")))
    elif inviting and h.offers:
        cells.append(Cell(kind="text", label=words("table-asked", count=h.offers)))
    return Row(label=label, cells=tuple(cells), lit=h.name in (s.chooser, s.invited, s.active, s.champion))


def _rivals(s: Table, words: Any) -> Iterator[Group]:
    """Show who is in the Competition, and which two meet."""
    if s.rivals:
        title = words("table-competition")
        yield Group(title=title, rows=tuple(_rival(s, r, words) for r in s.rivals))


def _rival(s: Table, r: Rival, words: Any) -> Row:
    cells = [Cell(kind="count", label=words("table-worth"), value=worth(s, r.name))]
    if r.place:
        cells.append(Cell(kind="count", label=words("table-place"), value=r.place))
    if r.won:
        cells.append(Cell(kind="count", label=words("table-fights-won"), value=r.won))
    if r.out:
        cells.append(_text(words("table-out")))
    return Row(label=words.name(r.name), cells=tuple(cells), lit=r.name in s.pair)


def _beside(s: Table, h: House, words: Any) -> Iterator[Cell]:
    """Show the House card, the Guards, and which cards of the hand everybody has seen."""
    if h.family:
        yield _text(words("table-family", name=words.name(h.family)))
    if h.guards:
        yield Cell(kind="count", label=words("table-guards"), value=len(h.guards))
    if h.used_guards:
        yield Cell(kind="count", label=words("table-used-guards"), value=len(h.used_guards))
    if h.shown:
        yield Cell(kind="cards", label=words("table-shown-cards"), items=tuple(_face(s, n, words) for n in h.shown))


def _face(s: Table, name: str, words: Any) -> Item:
    card = s.card(name)
    text, key = words.name(name), FACES[card.teaching, card.requires > 0]
    return Item(text=words(key, name=text, influence=card.requires) if key else text, mark=ARROW_MARKS[card.arrow])


def _market(s: Table, words: Any) -> Iterator[Group]:
    bids = any(h.bid for h in s.houses)
    lot = next((x for x in s.market if x.name == s.lot), None)
    if lot is None or not (bids or s.phase == "Market" or lot.owner or lot.gone):
        return
    text = (
        words("table-bought", name=words.name(lot.owner))
        if lot.owner
        else words("table-gone" if lot.gone else "table-for-sale")
    )
    equipment = any(w.name == lot.name and w.kind == "Equipment" for w in s.wares)
    name = words.name(lot.name)
    name = words("table-no-effect", name=name) if equipment else name
    yield Group(title=words("table-market"), rows=(Row(label=name, cells=(_text(text),)),))


def _text(label: str) -> Cell:
    return Cell(kind="text", label=label)


def _card(s: Table, words: Any) -> Iterator[Group]:
    if s.plays:
        yield Group(title=words("table-card"), rows=tuple(_playing(s, p, words) for p in s.plays))


def _playing(s: Table, p: Playing, words: Any) -> Row:
    if p.card:
        cells = [Cell(kind="cards", items=(_face(s, p.card, words),))]
    elif p.seen:
        cells = [Cell(kind="cards", label=words("table-seen"), items=(_face(s, p.seen, words),))]
    elif secret(p.held):
        cells = [Cell(kind="hidden", value=1)]
    else:
        cells = [Cell(kind="cards", label=words("table-face-down"), items=(_face(s, p.held, words),))]
    if p.target:
        cells.append(_text(words("table-target", name=words.name(p.target))))
    if p.support:
        cells.append(_text(words("table-support", seats=p.support)))
    if p.card and raised(s, p.card):
        cells.append(_text(words("table-needs", influence=s.card(p.card).requires + raised(s, p.card))))
    if p.locked:
        cells.append(_text(words("table-locked")))
    return Row(label=words.name(p.owner), cells=tuple(cells), lit=True)


def _arena(s: Table, words: Any) -> Iterator[Group]:
    """Show who has come, as long as there are no Teams."""
    if s.fight:
        rows = tuple(_plain(s, s.fighter(n), words) for n in s.fight)
        yield Group(title=words("table-fight"), rows=rows)
    elif s.arena and not any(f.team for f in s.fighters):
        rows = tuple(_plain(s, s.fighter(n), words) for n in s.arena)
        yield Group(title=words("table-arena"), rows=rows)


def _plain(s: Table, f: Fighter, words: Any) -> Row:
    cells = [_text(words.name(f.kind)), Cell(kind="count", label=words("table-speed"), value=f.speed)]
    staked = [(x.seat, x.coins) for x in s.stakes if x.on == f.name]
    cells += [Cell(kind="coins", label=words("table-stake", name=words.name(n)), value=c) for n, c in staked]
    return Row(label=label(f, words), cells=tuple(cells))


def _teams(s: Table, words: Any, dice: dict[str, tuple[int, ...]]) -> Iterator[Group]:
    for team in TEAMS:
        rows = tuple(_fighter(s, f, words, dice) for f in s.team(team))
        rows += tuple(_defeated(s, f, words) for f in s.members(team) if f.down)
        if rows:
            yield Group(title=words.name(team), rows=rows, lit=s.winner == team and not s.side)


def _fighter(s: Table, f: Fighter, words: Any, dice: dict[str, tuple[int, ...]]) -> Row:
    faces = dice.get(f.name)
    if faces:
        items = tuple(Item(text=str(n)) for n in faces)
        # Initiative goes by the sum; a blow sets die against die, and a sum would mislead.
        cells = [Cell(kind="dice", items=items, value=None if s.side else _result(s, faces))]
    else:
        cells = _pools(s, f, words)
    cells += [
        Cell(kind="text", label=words("table-used" if i.used else "table-carries", name=words.name(i.name)))
        for i in s.items
        if i.on == f.name
    ]
    if f.treacherous:
        cells.append(_text(words("table-glad")))
    if s.hits and f.name == s.target:
        cells.append(Cell(kind="count", label=words("table-hits"), value=s.hits))
    cells += _glory(f, words)
    lit = f.name in (s.acting, s.target) if s.side else f.name in s.deciding
    return Row(label=label(f, words), cells=tuple(cells), lit=lit)


def _result(s: Table, faces: tuple[int, ...]) -> int:
    """Return what an Initiative roll comes to (ruling O-33.1)."""
    return max(faces) if s.reads("O-33.1") == "highest die" and not s.fight else sum(faces)


def _pools(s: Table, f: Fighter, words: Any) -> list[Cell]:
    """Show the Speed dice, and in combat the other two pools as well."""
    names = POOLS if fighting(s) else ("Speed",)
    return [Cell(kind="count", label=words(f"table-{n.lower()}"), value=left(f, n)) for n in names]


def _defeated(s: Table, f: Fighter, words: Any) -> Row:
    cells = [_text(words("table-down", how=f.down))]
    if f.dead and f.down != "Beheading":
        cells.append(_text(words("table-dead")))
    cells += _glory(f, words)
    return Row(label=label(f, words), cells=tuple(cells), lit=f.name == s.target)


def _glory(f: Fighter, words: Any) -> list[Cell]:
    """Show a Fighter's tokens of Glory, and that they have made it a Champion."""
    if not f.glory:
        return [_text(words("table-is-champion"))] if f.champion else []
    return [Cell(kind="count", label=words("table-champion-glory" if f.champion else "table-glory"), value=f.glory)]


def _wagers(s: Table, words: Any) -> Iterator[Group]:
    """Show the Wagers of a Primus; those of an ordinary fight stand beside its Fighters."""
    if s.stakes and not s.fight:
        rows = tuple(
            Row(label=words.name(x.on), cells=(Cell(kind="coins", label=words.name(x.seat), value=x.coins),))
            for x in s.stakes
        )
        yield Group(title=words("table-wagers"), rows=rows)


def label(f: Fighter, words: Any) -> str:
    """Name a Fighter as moves and changes do; with its owner where the name does not tell."""
    name, owner = words.name(f.name), words.name(f.owner)
    return name if name.startswith(owner) else str(words("table-fighter-of", name=name, owner=owner))

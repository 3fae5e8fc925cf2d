"""What only a whole game has on its table: decks, what the Houses own, offers on the open market."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulekit.rulebooks.serpents.moves.dice import POOLS, left
from rulekit.rulebooks.serpents.state import Fighter, Table
from rulekit.story.storyboard import Cell, Group, Row


def of_the_game(s: Table, words: Any) -> Iterator[Group]:
    """Yield the boxes of a whole game; none where one flow alone is played."""
    if not s.printed:
        return
    rows = tuple(_owned(s, seat, words) for seat in s.seats)
    yield Group(title=words("table-assets"), rows=tuple(r for r in rows if r.cells))
    if s.trades:
        offers = (Row(label=words.name(t.name), cells=(Cell(kind="text", label=_offer(t, words)),)) for t in s.trades)
        yield Group(title=words("table-offers"), rows=tuple(offers))
    piles = (("Intrigue", s.intrigue_pile, s.discard), ("Market", s.market_pile, s.market_discard))
    decks = (
        Row(
            label=words.name(name),
            cells=(
                Cell(kind="count", label=words("table-deck-left"), value=len(pile)),
                Cell(kind="count", label=words("table-discarded"), value=len(gone)),
            ),
        )
        for name, pile, gone in piles
    )
    yield Group(title=words("table-piles"), rows=tuple(decks))


def _owned(s: Table, seat: str, words: Any) -> Row:
    fighters = tuple(Cell(kind="text", label=_fighter(f, words)) for f in s.fighters if f.owner == seat)
    items = tuple(Cell(kind="text", label=_named(i.name, words, i.used)) for i in s.items if i.owner == seat)
    return Row(label=words.name(seat), cells=(*fighters, *items))


def _fighter(f: Fighter, words: Any) -> str:
    dice = "/".join(str(left(f, pool)) for pool in POOLS)
    state = words("table-wounded") if f.wounded else "" if f.ready else words("table-exhausted")
    tokens = f"{words('table-glory')} {f.glory}" if f.glory else ""
    earns = words("table-earns", coins=f.earns) if f.earns else ""
    serves = words("table-serves", coins=f.serves) if f.serves else ""
    return ", ".join(str(x) for x in (f"{words.name(f.name)} {dice}", state, tokens, earns, serves) if x)


def _named(name: str, words: Any, used: bool) -> str:
    text = str(words("table-no-effect", name=words.name(name)))
    return f"{text}, {words('table-exhausted')}" if used else text


def _offer(t: Any, words: Any) -> str:
    names = {"asset": words.name(t.asset), "to": words.name(t.to)}
    if t.against:
        return str(words("table-swap", **names, against=words.name(t.against)))
    return str(words("table-trade", **names, coins=t.coins))

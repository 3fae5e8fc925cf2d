"""Charts of this book: assassins in a hand and on the board, discs, how many cards a set can lose, who places when.

>>> print(discs())
What does the disc show?
Six discs, none of which comes twice in a round. Which six they are is an assumption.
Chance after what lies open already, by the next disc
<BLANKLINE>
                            nothing yet      an arrow  an arrow and a cross
  a cross                  1/6 (16.7 %)  1/5 (20.0 %)                     0
  an arrow                 2/3 (66.7 %)  3/5 (60.0 %)          3/4 (75.0 %)
  an arrow and a follower  1/6 (16.7 %)  1/5 (20.0 %)          1/4 (25.0 %)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Any

from rulekit.faces.said import Said
from rulekit.rulebooks.tribune.assassins import removable
from rulekit.rulebooks.tribune.board import BOWL, factions
from rulekit.rulebooks.tribune.brutii import ARROW, CROSS, FOLLOWER
from rulekit.rulebooks.tribune.cards import without
from rulekit.rulebooks.tribune.placing import Place
from rulekit.rulebooks.tribune.setup import PRINCEPS, assassins, faction_cards, fresh_discs, slaves
from rulekit.rulebooks.tribune.state import Official, Player, Table, book
from rulekit.story.chart import Chart, Series, chances, counts

TWO = (Player("Octavia"), Player("Marcus"))


def _table(**values: Any) -> Table:
    """Set a table by hand; its readings are known once the book has been put together."""
    _ = book.machine
    return Table(**values)


def _made(name: str, labels: Sequence[str], series: Sequence[Series], *, share: bool = True) -> Chart:
    words = book.words()
    title, caption, across, up = (words(f"chart-{name}.{part}") for part in ("title", "caption", "across", "up"))
    return Chart("bars", title, caption, across, up, tuple(labels), tuple(series), share, book.lang, words.dir)


def _named(found: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """Give the labels of a draw their names in the reader's language, in a fixed order."""
    words = book.words()
    return {words.name(label): chance for label, chance in sorted(found.items())}


def _pile() -> tuple[str, ...]:
    return tuple(sorted((*faction_cards(), *assassins(), *slaves(_table(players=TWO)))))


def opening_hand() -> Chart:
    """Chart how many assassins a hand has that is dealt from a whole pile."""
    table = _table(players=TWO, start="Octavia", handling=("Octavia", "Marcus"), deck=_pile())
    found = _named(book.begin("set-up", table, "deal").odds())
    return _made("hand", list(found), [chances(book.words()("chart-chance"), found)])


def on_the_board(numbers: Sequence[int] = (6, 12, 18, 24)) -> Chart:
    """Chart how likely an assassin is among so many cards off a whole pile."""
    whole, some = len(_pile()), len(assassins())
    found = {str(n): 1 - Fraction(comb(whole - some, n), comb(whole, n)) for n in numbers}
    return _made("board", list(found), [chances(book.words()("chart-chance"), found)])


def discs(seen: Sequence[Sequence[str]] = ((), (ARROW,), (ARROW, CROSS))) -> Chart:
    """Chart what the next disc shows, after what lies open already."""
    words, kinds = book.words(), (CROSS, ARROW, FOLLOWER)
    rows = []
    for shown in seen:
        table = _table(
            players=(TWO[0], Player("Marcus", followers=1)),
            brutii="Octavia",
            start="Octavia",
            discs=without(fresh_discs(), shown),
            shown=tuple(shown),
        )
        found = book.begin("followers", table, "disc").odds()
        name = words.listing([words.name(disc) for disc in shown]) if shown else words("chart-nothing-yet")
        rows.append(chances(name, found, kinds))
    return _made("discs", [words.name(kind) for kind in kinds], rows)


def losses(most: int = 5) -> Chart:
    """Chart how many cards of a set assassins can remove, by its size; under each reading where some are equal."""
    words, ruling = book.words(), book.rulings["TR-OD-23"]
    faction = factions()[0]
    sizes = range(2, most + 1)
    rows = []
    for name, values in (("rising", range(2, most + 2)), ("equal", (2, 3, 3, *range(4, most + 2)))):
        for reading in ruling.readings:
            s = _table(players=TWO, rulings=book.readings({ruling.id: reading}))
            cards = tuple(f"{faction} {n}" for n in values)
            told = words(f"chart-losses-{name}", reading=words(f"chart-reading-{reading}"))
            rows.append(counts(told, [int(removable(s, cards[:size])) for size in sizes]))
    return _made("losses", list(map(str, sizes)), [rows[0], *rows[2:]], share=False)


def placing_order(followers: int = 4) -> Said:
    """Say in which order two players place, by who of them is Princeps."""
    words, lines = book.words(), []
    for office in ("", *(p.name for p in TWO)):
        players = tuple(p.set(followers=followers) for p in TWO)
        start = TWO[0].name
        here = book.begin("followers", _table(players=players, start=start, officials=(Official(PRINCEPS, office),)))
        turns: list[str] = []
        while not here.over:
            (seat,) = here.acting()
            turns.append(seat)
            here = here.play(Place(seat, BOWL)).after
        lines.append(words("chart-order", office=office, turns=", ".join(turns)))
    return Said("\n".join(lines), book.lang)

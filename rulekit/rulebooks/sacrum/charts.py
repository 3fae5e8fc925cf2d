"""Charts of this book: how often the skull shows under each reading, and points against sacrifices.

>>> print(next_chances())
How likely is the skull, after what was seen?
Only histories tell the readings apart: in a first round all three give the same.
Chance of the skull, by what was seen
<BLANKLINE>
                               A             B             C
  nothing yet       3/5 (60.0 %)  3/5 (60.0 %)  3/5 (60.0 %)
  a skull           1/3 (33.3 %)  3/5 (60.0 %)  1/3 (33.3 %)
  two skulls        1/3 (33.3 %)  3/5 (60.0 %)             0
  none                         1  3/5 (60.0 %)             1
  none, then skull  1/3 (33.3 %)  3/5 (60.0 %)  1/2 (50.0 %)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rulekit.rulebooks.sacrum import odds
from rulekit.rulebooks.sacrum.odds import MODEL
from rulekit.rulebooks.sacrum.state import book, fact
from rulekit.story.chart import Chart, Series, chances, counts
from rulekit.story.scenario import Scenario

SEEN = ((), (True,), (True, True), (False,), (False, True))
NAMES = ("seen-nothing", "seen-skull", "seen-two", "seen-none", "seen-none-skull")


def _made(kind: Any, name: str, labels: Sequence[str], series: Sequence[Series], *, share: bool = True) -> Chart:
    words = book.words()
    title, caption, across, up = (words(f"chart-{name}.{part}") for part in ("title", "caption", "across", "up"))
    return Chart(kind, title, caption, across, up, tuple(labels), tuple(series), share, book.lang, words.dir)


def models() -> tuple[str, ...]:
    """Return every reading of how the chits go back."""
    return tuple(book.rulings[MODEL].readings)


def next_chances() -> Chart:
    """Chart the chance of the skull after what was seen, under every reading side by side."""
    words = book.words()
    labels = [words(f"chart-{name}") for name in NAMES]
    rows = []
    for m in models():
        whole = odds.histories(1 + max(map(len, SEEN)), m)
        rows.append(chances(m, {n: odds.given(s, whole) for n, s in zip(labels, SEEN, strict=True)}))
    return _made("bars", "next", labels, rows)


def how_many() -> Chart:
    """Chart how many of all rounds have the skull, under every reading side by side."""
    rounds = int(fact("B-3.1.1", "rounds"))
    rows = [chances(m, odds.how_often(rounds, m), range(rounds + 1)) for m in models()]
    return _made("bars", "how-many", list(map(str, range(rounds + 1))), rows)


def histories(rounds: int = 3) -> Chart:
    """Chart every history of so many rounds, under every reading side by side."""
    words = book.words()
    yes, no = words("chart-yes"), words("chart-no")
    found = {m: odds.histories(rounds, m) for m in models()}
    every = sorted({h for whole in found.values() for h in whole}, reverse=True)
    labels = [" ".join(yes if skull else no for skull in h) for h in every]
    return _made("bars", "histories", labels, [chances(m, whole, every) for m, whole in found.items()])


def soon() -> Chart:
    """Chart the chance that the skull shows at least once in the next rounds, after what was seen last."""
    words = book.words()
    rows = [
        chances(words(f"chart-{name}"), {n: odds.within(n, seen) for n in (1, 2, 3)})
        for name, seen in (("seen-nothing", ()), ("seen-skull", (True,)), ("seen-none", (False,)))
    ]
    return _made("bars", "soon", ["1", "2", "3"], rows)


def totals(
    scenario: Scenario, place: str, seat: str, most: int, changes: Mapping[str, Any] | None = None, title: str = ""
) -> Chart:
    """Chart a seat's two totals and its score by how many it sacrifices in a worked example.

    Parameters
    ----------
    scenario : Scenario
        Played to its end with each number.
    place : str
        Where the number stands in its file.
    seat : str
    most : int
        The largest number.
    changes : mapping, optional
        What else is changed in the example.
    title : str, optional
        Another title than the usual one.
    """
    words = book.words()
    ends = []
    for count in range(most + 1):
        run = scenario.turn({**(changes or {}), place: count}).play_out()
        ends.append(run.trace.position.state.of(seat))
    what = ("power", "population", "score")
    rows = [counts(words(f"chart-{name}"), [getattr(p, name) for p in ends]) for name in what]
    made = _made("lines", "totals", list(map(str, range(most + 1))), rows, share=False)
    return msgspec.structs.replace(made, title=title) if title else made

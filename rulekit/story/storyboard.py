"""The storyboard: a trace made ready to show, as plain data.

This is the only thing a face (text, widget, one-file page) reads.  Every word in it is
already in the reader's language and every figure already formatted, so that no face can
say something else than another.
"""

from __future__ import annotations

from typing import Literal

import msgspec

# Given as a mapping, so that type checkers do not ask every subclass to say "frozen" again.
_VALUE: dict[str, bool] = {"frozen": True}


class _Plain(msgspec.Struct, omit_defaults=False, kw_only=True, **_VALUE):
    """Base of all storyboard values: frozen, and encoded with every field present."""


class Item(_Plain):
    """One thing in a cell: a die face (`text` "6"), a chit, a card.

    `mark` is a word of the closed set below; faces map it to a drawing.
    """

    text: str
    mark: Literal["", "skull", "down", "up-arrow", "down-arrow", "lit", "spent"] = ""


class Cell(_Plain):
    """One value of a table row.

    kind
        `track` (a marker on `value` out of `low`..`high`), `coins` (`value` of them),
        `count` (a bare number), `dice` (`items`, and `value` their sum), `chits`, `cards`
        (`items`), `text` (the label alone), `hidden` (`value` things nobody here may see).
    """

    kind: Literal["track", "coins", "count", "dice", "chits", "cards", "text", "hidden"]
    label: str = ""
    value: int | None = None
    low: int = 0
    high: int | None = None
    items: tuple[Item, ...] = ()


class Row(_Plain):
    """One line of a table group: whom it is about, and its cells from start to end."""

    label: str
    cells: tuple[Cell, ...] = ()
    lit: bool = False  # the row that acts or decides now


class Group(_Plain):
    """A boxed part of the table: a team, the players, the chits."""

    title: str
    rows: tuple[Row, ...] = ()
    lit: bool = False  # the side that has won the step


class CheckLine(_Plain):
    """One check of a verdict: a guard with its tick or cross, what was there, what was needed."""

    state: Literal["yes", "no", "moot", "hidden"]
    text: str
    figures: str = ""  # "13 and 11", "need 10, have 9"
    source: str = ""  # clause or ruling id


class RulingNote(_Plain):
    """A ruling that a clause rests on, and the reading in force."""

    id: str
    question: str
    reading: str
    default: bool = True


class ClauseCard(_Plain):
    """A clause as shown: id, where it is written, our statement of it."""

    id: str
    section: str
    text: str
    mark: str = ""  # how sure a base fact is: "A".."D"; empty for the rulebook's own clauses
    rulings: tuple[RulingNote, ...] = ()


class Change(_Plain):
    """One difference between the table before and after."""

    label: str
    before: str
    after: str


class OddsRow(_Plain):
    """One outcome: its exact chance as text, and as a share of 1 for drawing the bar only."""

    label: str
    fraction: str
    percent: str
    share: float
    happened: bool = False


class Odds(_Plain):
    """Exact chances at a chance step, as they stood before it."""

    title: str
    rows: tuple[OddsRow, ...]


class Place(_Plain):
    """Where in the map this beat ends: ids are those of the SVG and of the graph.

    `node` is lit; `edges` were taken in this beat; `path` are all nodes entered so far,
    `trail` all edges taken so far.
    """

    flow: str
    step: str
    node: str
    edges: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    trail: tuple[str, ...] = ()


class Follow(_Plain):
    """A consequence: something a rule did by itself after the act."""

    text: str
    clauses: tuple[str, ...] = ()


class Beat(_Plain):
    """What one click shows.

    kind
        `start`, `move`, `chance`, `refused` (an attempt that changed nothing), `quiet`
        (a folded run of passes), `end`, `parts` (a what-if leaves the book here).
    number
        The permalink: 1-based and stable for a given scenario.
    """

    number: int
    kind: Literal["start", "move", "chance", "refused", "quiet", "end", "parts"]
    crumbs: tuple[str, ...]
    chip: str
    headline: str
    story: str
    place: Place
    checks: tuple[CheckLine, ...] = ()
    clauses: tuple[ClauseCard, ...] = ()
    changes: tuple[Change, ...] = ()
    follows: tuple[Follow, ...] = ()
    odds: Odds | None = None
    table: tuple[Group, ...] = ()
    legal: tuple[str, ...] = ()
    digest: str = ""


class Step(_Plain):
    """A node of the map in words, for readers who do not see the picture."""

    node: str
    label: str
    group: str = ""


class Storyboard(_Plain):
    """A whole example, ready to show.

    svg
        The map, drawn once; faces only move CSS classes on it.
    words
        The interface's own words by key (`next`, `back`, …) in the same language.
    """

    rulebook: str
    rulebook_title: str
    version: str
    scenario: str
    title: str
    intro: str
    lang: str
    dir: Literal["ltr", "rtl"]
    seat: str  # whose eyes; "" for an onlooker, "*" for someone who sees everything
    svg: str
    steps: tuple[Step, ...]
    words: dict[str, str]
    beats: tuple[Beat, ...]

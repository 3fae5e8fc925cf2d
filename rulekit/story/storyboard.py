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
        `count` (a bare number), `dice` (`items`, and `value` their sum where it counts), `chits`, `cards`
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


class Spot(_Plain):
    """A space of a plan, and where its middle lies: the middles of neighbours are 1 apart."""

    name: str
    x: float
    y: float


class Sign(_Plain):
    """A word written on a plan, such as the mark at a gate."""

    text: str
    x: float
    y: float


class Piece(_Plain):
    """A figure: whose, where, and how it fares.

    sign
        Two or three characters, drawn on it.
    side
        Which of the plan's sides, from 0; each has a shape and a colour of its own.
    spot
        The name of its space; "" where it is no longer on the plan.
    note
        Whatever else is to be said of it.
    """

    label: str
    sign: str
    side: int = 0
    spot: str = ""
    note: str = ""
    lit: bool = False  # it acts now
    hurt: bool = False
    spent: bool = False  # it has acted


class Layer(_Plain):
    """What holds of some spaces, in words; `look` is how they are drawn.

    look
        `ground` (tinted: a kind of space), `plain` (said, and drawn by a sign or not at all),
        `enter` (may be moved to), `hit` (may be attacked).
    """

    look: Literal["ground", "plain", "enter", "hit"]
    label: str
    spots: tuple[str, ...]


class Arrow(_Plain):
    """What was done from one space to another: a move, or a blow."""

    look: Literal["moved", "struck"]
    label: str
    start: str
    goal: str


class Plan(_Plain):
    """A board drawn from above.

    Pieces, layers and arrows name their spaces, so that picture and words cannot part.

    note
        What is to be known about the drawing, such as that it stands in for another.
    """

    note: str = ""
    shape: Literal["hex", "square", "disc"] = "hex"
    spots: tuple[Spot, ...] = ()
    signs: tuple[Sign, ...] = ()
    sides: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()
    layers: tuple[Layer, ...] = ()
    arrows: tuple[Arrow, ...] = ()


class Group(_Plain):
    """A boxed part of the table: a team, the players, the chits; or a board, with its plan."""

    title: str
    rows: tuple[Row, ...] = ()
    lit: bool = False  # the side that has won the step
    plan: Plan | None = None


class CheckLine(_Plain):
    """One check of a verdict: a guard with its tick or cross, what was there, what was needed."""

    state: Literal["yes", "no", "moot", "hidden"]
    text: str
    figures: str = ""  # "13 and 11", "need 10, have 9"
    sources: tuple[str, ...] = ()  # the clause that says so, and the ruling that its reading rests on


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

    `node` is lit; `callers` are the steps that wait for what they have called, from the
    outermost in; `edges` were taken in this beat; `path` are all nodes entered so far, `trail`
    all edges taken so far.
    """

    flow: str
    step: str
    node: str
    callers: tuple[str, ...] = ()
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


class FlowMap(_Plain):
    """The map of one flow by itself: a call is the one step it is."""

    flow: str
    title: str
    svg: str


class Storyboard(_Plain):
    """A whole example, ready to show.

    svg
        The map of the flow in which it starts, drawn once; faces only move CSS classes on it.
    called
        The maps of other flows that are entered on the way, in the order in which they are.
    words
        The interface's own words by key (`next`, `back`, …) in the same language.
    doubts
        The mark of every uncertain clause that is named anywhere, by its id: it is shown behind the id.
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
    called: tuple[FlowMap, ...] = ()
    doubts: dict[str, str] = {}

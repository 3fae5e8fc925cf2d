"""The vocabulary of a scenario file, as it is read; see `docs/scenarios.md`."""

from __future__ import annotations

from typing import Any

import msgspec

Texts = dict[str, str]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an example begins.

    `setup` is given to the rulebook's set-up, and `state` laid over what it makes; without
    `setup` the table is `state` and defaults.
    """

    flow: str
    step: str = ""
    seat: str = ""
    setup: dict[str, Any] | None = None
    state: dict[str, Any] = {}
    rulings: dict[str, str] = {}


class Span(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}):
    """The values a knob can take."""

    low: int
    high: int


class Knob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place in the file that a reader may change.

    `sum` turns dice so that they add up to the value; `values` lists what may stand there.
    """

    name: Texts
    path: str
    sum: Span | None = None
    range: Span | None = None
    values: list[Any] | None = None


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be so: at the end, or where it stands in the script."""

    step: str | None = None
    end: str | None = None
    acting: list[str] | None = None
    state: dict[str, Any] = {}
    legal: dict[str, dict[str, list[Any]]] = {}
    odds: dict[str, str] = {}
    cites: list[str] = []
    impossible: str | None = None


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file."""

    id: str
    start: Start
    rulebook: str = ""
    title: Texts = {}
    intro: Texts = {}
    script: list[Any] = []
    expect: Expect = Expect()
    knobs: list[Knob] = []
    eyes: str = "*"
    clauses: list[str] = []
    note: str = ""

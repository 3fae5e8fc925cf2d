"""Worked examples: a start, a script, what is expected, and the words around it.

A scenario file uses a closed vocabulary; see `docs/scenarios.md`.  Loading checks all that
can be checked without playing; running it plays the script through the engine.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from rulekit.book import Rulebook
from rulekit.data import files
from rulekit.engine.position import ALL, Position
from rulekit.engine.record import StepRecord
from rulekit.engine.tables import table
from rulekit.engine.trace import Trace
from rulekit.errors import BookError, FileProblem, RulekitError, UnknownName, nearest

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


class Scenario:
    """A worked example of a rulebook.

    Parameters
    ----------
    book : Rulebook
    doc : files.Document
        The file, for messages that name a line.
    file : File
        Its content.
    base : tuple of str or int
        Where in the document it stands.

    Examples
    --------
    >>> import rulekit
    >>> tie = rulekit.load("serpents").scenario("primus-initiative-tie")
    >>> tie.run().position.top.step
    'name'
    """

    def __init__(self, book: Rulebook, doc: files.Document, file: File, base: tuple[str | int, ...] = ()) -> None:
        self.book, self.doc, self.file, self.base = book, doc, file, base
        self.changed: dict[str, Any] = {}  # what a what-if has put in the place of the book's values

    @property
    def id(self) -> str:
        """Its name."""
        return self.file.id

    @property
    def lang(self) -> str:
        """The language in which it is told."""
        return self.book.lang

    def text(self, texts: Texts) -> str:
        """Return a text in the scenario's language, English where it has none."""
        return texts.get(self.lang) or texts.get("en", "")

    @property
    def title(self) -> str:
        """Its title."""
        return self.text(self.file.title) or self.id

    def problem(self, path: tuple[str | int, ...], what: str, expected: str, near: str = "") -> FileProblem:
        """Make an error that names the line of a place in this scenario."""
        return self.doc.problem((*self.base, *path), what, expected, near)

    def start(self) -> Position:
        """Return the position at which it begins; see `opening`."""
        return self.opening().after

    def opening(self) -> StepRecord:
        """Set the table and tell what happened of itself before anybody acts.

        Raises
        ------
        FileProblem
            With the line, where the table, a step, a ruling or a seat is not as it must be.
        """
        begin = self.file.start
        at: tuple[str | int, ...] = ("start",)
        try:
            at = ("start", "setup")
            make = self.book.setup_of(begin.flow)
            under = make(**begin.setup) if begin.setup is not None and make else None
            at = ("start", "rulings")
            readings = self.book.readings(begin.rulings)
            at = ("start", "state")
            state = table(self.book.state, begin.state, under, self.book.sets).set(rulings=readings)
            self._known_seat(("start", "seat"), begin.seat, state.seats)
            self._known_seat(("eyes",), self.file.eyes, (*state.seats, ALL))
            at = ("start",)
            return self.book.opening(begin.flow, state, begin.step, begin.seat)
        except FileProblem:
            raise
        except msgspec.ValidationError as error:
            raise files.explain(self.doc, error, self.book.state, (*self.base, *at)) from None
        except UnknownName as error:
            where = next((k for k in ("flow", "step") if getattr(begin, k) == error.name), None)
            field = next((k for k in self.book.sets if begin.state.get(k) == error.name), error.name)
            spot = ("start", where) if where else (*at, field)
            near = nearest(error.name, error.known)
            raise self.problem(spot, f"no {error.what} '{error.name}'", _some(error.known), near) from None
        except TypeError as error:
            raise self.problem(at, str(error), "what the rulebook's set-up takes") from None
        except BookError as error:
            raise self.problem(at, str(error), "a table that can be") from None
        except Exception as error:  # rules that stumble over a table which no law of the game keeps out
            what = f"the rules fail on this table ({type(error).__name__}: {error})"
            raise self.problem(at, what, "a table that can be") from error

    def _known_seat(self, path: tuple[str, ...], seat: str, known: tuple[str, ...]) -> None:
        if seat and seat not in known:
            near = nearest(seat, known)
            raise self.problem(path, f"nobody here is called '{seat}'", _some(known), near)

    def play_out(self) -> Any:
        """Play the script and return a `Run`: the trace, every line of it, what was expected."""
        from rulekit.story.script import play_out

        return play_out(self)

    def run(self) -> Trace:
        """Play the script.

        Raises
        ------
        FileProblem
            Where a line is refused and not marked so.
        """
        trace: Trace = self.play_out().trace
        return trace

    def storyboard(self, lang: str = "", eyes: str | None = None) -> Any:
        """Return the example made ready to show.

        Parameters
        ----------
        lang : str, optional
            The rulebook's language where left out.
        eyes : str, optional
            A seat, "" for an onlooker, "*" for everything; what the file says where left out.
        """
        from rulekit.story.tell import tell

        told = self if lang in ("", self.lang) else Scenario(self.book.in_lang(lang), self.doc, self.file, self.base)
        told.changed = self.changed
        return tell(told, self.file.eyes if eyes is None else eyes)

    def transcript(self, lang: str = "", eyes: str | None = None) -> str:
        """Return every step of the example as text: for print, for a screen reader, for a comparison.

        Parameters
        ----------
        lang, eyes : str, optional
            As for `storyboard`.

        Examples
        --------
        >>> import rulekit
        >>> tie = rulekit.load("serpents").scenario("primus-initiative-tie")
        >>> print(tie.transcript().splitlines()[2])
        Step 1 of 5
        """
        from rulekit.faces.text import transcript

        return transcript(self.storyboard(lang, eyes))

    # --- what if --------------------------------------------------------------------------

    def turn(self, changes: Mapping[str, Any]) -> Scenario:
        """Return the scenario with values of the file changed.

        Parameters
        ----------
        changes : mapping
            Dotted path in the file to a new value, e.g.
            `{"script.0.roll.Alla": [1, 1, 2]}` or `{"start.rulings.O-33": "pair"}`.

        Raises
        ------
        UnknownName
            Where the file has no such place.
        """
        raw = copy.deepcopy(_raw(self))
        for path, value in changes.items():
            _put(raw, _parts(raw, path), path, value)
        file = files.convert(self.doc, File, self.base, raw)
        out = Scenario(self.book, self.doc, file, self.base)
        out.changed = {**self.changed, **changes}
        return out

    def what_if(self, **knobs: Any) -> Scenario:
        """Return the scenario with knobs turned, by their English names in lower case with `_`.

        Raises
        ------
        UnknownName, RulekitError
            Where there is no such knob, or it does not go that far.
        """
        known = {k.name.get("en", "").lower().replace(" ", "_").replace("'s", "s"): k for k in self.file.knobs}
        changes = {}
        for name, value in knobs.items():
            if name not in known:
                raise UnknownName("knob", name, known)
            changes[known[name].path] = self._turned(known[name], value)
        return self.turn(changes)

    def _turned(self, knob: Knob, value: Any) -> Any:
        span = knob.sum or knob.range
        if span is not None and not (isinstance(value, int) and span.low <= value <= span.high):
            msg = f"the knob '{knob.name['en']}' goes from {span.low} to {span.high}, not to {value}"
            raise RulekitError(msg)
        if knob.values is not None and value not in knob.values:
            raise UnknownName("value", str(value), map(str, knob.values))
        if knob.sum is None:
            return value
        dice = _get(_raw(self), _parts(_raw(self), knob.path))
        return _shown(value, len(dice))

    # --- showing itself -------------------------------------------------------------------

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from rulekit.display import bundle

        return bundle(self)

    def __repr__(self) -> str:
        return f"<scenario {self.id}: {self.title}>"


def _some(known: tuple[str, ...]) -> str:
    return f"one of {', '.join(known[:12])}" if known else "a known name"


def _raw(scenario: Scenario) -> dict[str, Any]:
    return dict(msgspec.to_builtins(scenario.file))


def _parts(raw: Any, path: str) -> list[str | int]:
    """Split a dotted path, letting keys hold dots and spaces: the longest key that fits wins."""
    out: list[str | int] = []
    rest = path.split(".")
    here = raw
    while rest:
        if isinstance(here, list):
            out.append(int(rest[0]) if rest[0].isdigit() else rest[0])
            rest = rest[1:]
        else:
            fits = [n for n in range(len(rest), 0, -1) if isinstance(here, dict) and ".".join(rest[:n]) in here]
            size = len(rest) if out[-1:] == ["rulings"] else fits[0] if fits else 1
            out.append(".".join(rest[:size]))
            rest = rest[size:]
        try:
            here = here[out[-1]]
        except (KeyError, IndexError, TypeError):
            here = None
    return out


def _get(raw: Any, parts: list[str | int]) -> Any:
    for part in parts:
        raw = raw[part]
    return raw


def _put(raw: Any, parts: list[str | int], path: str, value: Any) -> None:
    inner: Any = None
    try:
        inner = _get(raw, parts[:-1])
        if isinstance(inner, list) or parts[-1] in inner or parts[-2:-1] == ["rulings"] or parts[-2:-1] == ["state"]:
            inner[parts[-1]] = value
        else:
            raise KeyError(parts[-1])
    except (KeyError, IndexError, TypeError):
        known = list(inner) if isinstance(inner, dict) else []
        raise UnknownName("place in this scenario", path, map(str, known)) from None


def _shown(total: int, count: int) -> list[int]:
    """Dice that add up to a total, as level as they can be.

    Examples
    --------
    >>> _shown(11, 3)
    [4, 4, 3]
    """
    low, more = divmod(total, count)
    return [low + 1] * more + [low] * (count - more)


def load_scenario(path: str | Path, book: Rulebook | None = None, lang: str = "en") -> Scenario:
    """Read a scenario file.

    Raises
    ------
    FileProblem
        With file, line, what was found, what was expected and the nearest known name.
    """
    doc = files.read(path)
    return from_document(doc, (), book, lang)


def load_many(path: str | Path, lang: str = "en") -> list[Scenario]:
    """Read a file that holds one scenario, or a list of them under `cases` with a `rulebook`."""
    doc = files.read(path)
    if isinstance(doc.data, dict) and "cases" in doc.data:
        extra = sorted(set(doc.data) - {"cases", "rulebook"})
        if extra:
            raise doc.problem((extra[0],), f"unknown key '{extra[0]}'", "'rulebook' and 'cases'")
        if not isinstance(doc.data["cases"], list):
            raise doc.problem(("cases",), f"found {doc.data['cases']!r}", "a list of scenarios")
        book = _book(doc, doc.data.get("rulebook"), lang)
        return [from_document(doc, ("cases", i), book, lang) for i in range(len(doc.data["cases"]))]
    return [from_document(doc, (), None, lang)]


def from_document(doc: files.Document, base: tuple[str | int, ...], book: Rulebook | None, lang: str) -> Scenario:
    """Make a scenario of a part of a document."""
    data = _get(doc.data, list(base))
    if not isinstance(data, dict):
        raise doc.problem(base, f"found {type(data).__name__}", "a mapping with 'id', 'start' and 'script'")
    file = files.convert(doc, File, base, data)
    if book is None:
        book = _book(doc, file.rulebook, lang)
    elif file.rulebook and file.rulebook != book.name:
        raise doc.problem((*base, "rulebook"), f"the rulebook '{file.rulebook}'", f"'{book.name}'")
    for i, clause in enumerate(file.clauses):
        if clause not in book.clauses:
            near = nearest(clause, book.clauses.ids())
            raise doc.problem((*base, "clauses", i), f"no clause '{clause}'", "a clause of the ledger", near)
    return Scenario(book, doc, file, base)


def _book(doc: files.Document, name: Any, lang: str) -> Rulebook:
    from rulekit import registry

    if not name or not isinstance(name, str):
        what = f"found {name!r}" if name else "the key 'rulebook' is missing"
        raise doc.problem(("rulebook",), what, f"'rulebook: …' with {_some(registry.names())}")
    try:
        return registry.load(name, lang)
    except UnknownName as error:
        raise doc.problem(
            ("rulebook",), f"no rulebook '{name}'", _some(error.known), nearest(name, error.known)
        ) from None

"""Worked examples: a start, a script, what is expected, and the words around it.

Its file has a closed vocabulary (`file`), and loading checks all that can be checked without
playing (`loading`); running it plays the script through the engine.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rulekit.book import Rulebook
from rulekit.data import files
from rulekit.data.languages import code_of, pick
from rulekit.engine.position import ALL, Position
from rulekit.engine.record import StepRecord
from rulekit.engine.tables import table
from rulekit.engine.trace import Trace
from rulekit.errors import (
    BookError,
    FileProblem,
    Names,
    RulekitError,
    Sayable,
    Text,
    Thing,
    UnknownName,
    in_its_language,
    nearest,
)
from rulekit.story.file import File, Knob, Texts
from rulekit.story.paths import get, parts, put, shown


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

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which all of it can be told: of those that its rulebook speaks, where no text is missing."""
        own = [texts for _, texts in self.texts()]
        return tuple(lang for lang in self.book.languages if all(lang in texts for texts in own))

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Yield every text of the file by language, and where it stands; one that is written plainly is English."""
        file = self.file
        yield from ((key, texts) for key, texts in (("title", file.title), ("intro", file.intro)) if texts)
        yield from ((f"knobs.{i}.name", knob.name) for i, knob in enumerate(file.knobs))
        for i, line in enumerate(file.script):
            for key in ("title", "say", "beat"):
                if text := line.get(key) if isinstance(line, dict) else None:
                    yield f"script.{i}.{key}", {"en": text} if isinstance(text, str) else text

    def text(self, texts: Texts) -> str:
        """Return a text in the scenario's language, English where it has none."""
        return pick(texts, self.lang)

    @property
    def title(self) -> str:
        """Its title."""
        return self.text(self.file.title) or self.id

    def problem(self, path: tuple[str | int, ...], what: Sayable, expected: Sayable, near: str = "") -> FileProblem:
        """Make an error that names the line of a place in this scenario."""
        return self.doc.problem((*self.base, *path), what, expected, near)

    def start(self) -> Position:
        """Return the position at which it begins; see `opening`."""
        return self.opening().after

    @in_its_language
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
            if "rulings" in begin.state:
                raise self.problem((*at, "rulings"), Text("bad-key", key="rulings"), "'start: {rulings: {…}}'")
            state = table(self.book.state, begin.state, under, self.book.sets).set(rulings=readings)
            self._known_seat(("start", "seat"), begin.seat, state.seats)
            self._known_seat(("eyes",), self.file.eyes, (*state.seats, ALL))
            at = ("start",)
            record = self.book.opening(begin.flow, state, begin.step, begin.seat)
            here = record.after
            if not here.over and here.step.seats is not None and not here.acting():
                step = self.book.words()(here.step.id.removeprefix("n-"))
                raise self.problem(at, Text("bad-nobody-acts", step=step), Text("due-table"))
            return record
        except FileProblem:
            raise
        except msgspec.ValidationError as error:
            raise files.explain(self.doc, error, self.book.state, (*self.base, *at)) from None
        except UnknownName as error:
            where = next((k for k in ("flow", "step") if getattr(begin, k) == error.name), None)
            field = next((k for k in self.book.sets if begin.state.get(k) == error.name), error.name)
            spot = ("start", where) if where else (*at, field)
            near = nearest(error.name, error.known)
            what = Text("bad-no-such", what=error.what, name=error.name)
            raise self.problem(spot, what, one_of(error.known), near) from None
        except TypeError as error:
            raise self.problem(at, str(error), Text("due-setup")) from None
        except BookError as error:
            raise self.problem(at, str(error), Text("due-table")) from None
        except Exception as error:  # rules that stumble over a table which no law of the game keeps out
            what = Text("bad-rules-fail", error=f"{type(error).__name__}: {error}")
            raise self.problem(at, what, Text("due-table")) from error

    def _known_seat(self, path: tuple[str, ...], seat: str, known: tuple[str, ...]) -> None:
        if seat and seat not in known:
            near = nearest(seat, known)
            raise self.problem(path, Text("bad-nobody", name=seat), one_of(known), near)

    @in_its_language
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

    @in_its_language
    def at(self, step: int) -> Position:
        """Return where the game stands at a step of the example, as the stepper numbers them.

        Parameters
        ----------
        step : int
            From 1, which is the start; negative ones count from the end.

        Raises
        ------
        RulekitError
            Where the example has no such step.

        Examples
        --------
        >>> import rulekit
        >>> blow = rulekit.load("serpents").scenario("life-and-death").at(2)
        >>> blow.step.kind, str(sum(blow.odds().values()))
        ('chance', '1')
        """
        from rulekit.story.tell import positions

        found = positions(self.play_out())
        if not isinstance(step, int) or not (1 <= step <= len(found) or -len(found) <= step <= -1):
            raise RulekitError(Text("error-no-step", scenario=self.id, most=len(found), number=str(step)))
        return found[step - 1 if step > 0 else step]

    @in_its_language
    def storyboard(self, lang: str = "", eyes: str | None = None) -> Any:
        """Return the example made ready to show.

        Parameters
        ----------
        lang : str, optional
            The rulebook's language where left out; see `languages`.
        eyes : str, optional
            A seat, "" for an onlooker, "*" for everything; what the file says where left out.
        """
        from rulekit.story.tell import tell

        return tell(self.in_lang(lang) if lang else self, self.file.eyes if eyes is None else eyes)

    def storyboards(self, lang: str = "", eyes: str | None = None) -> tuple[Any, ...]:
        """Return the example made ready to show in every language in which it can be told.

        Parameters
        ----------
        lang, eyes : str, optional
            As for `storyboard`; the one in `lang` comes first, each in its language's own numerals.
        """
        first = code_of(lang or self.lang)
        others = [code for code in self.languages if code != first]
        return tuple(self.storyboard(code, eyes) for code in (first, *(others if first in self.languages else ())))

    def in_lang(self, lang: str) -> Scenario:
        """Return the same example told in another language.

        Raises
        ------
        UnknownName
            Where its rulebook does not speak that language, with those that it does.
        """
        if lang == self.lang:
            return self
        out = Scenario(self.book.in_lang(lang), self.doc, self.file, self.base)
        out.changed = self.changed
        return out

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
        from rulekit.faces.said import Said
        from rulekit.faces.text import markdown, transcript

        board = self.storyboard(lang, eyes)
        steps = "\n---\n\n".join(markdown(board, index) for index in range(len(board.beats)))
        return Said(transcript(board), board.lang, steps)

    # --- what if --------------------------------------------------------------------------

    @in_its_language
    def compare(self, path: str, *watched: str, values: Sequence[Any] = ()) -> str:
        """Say what each of several values, or each reading of a ruling, leads to; see `rulekit.faces.said.compare`."""
        from rulekit.faces.said import compare

        return compare(self, path, *watched, values=values)

    @in_its_language
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
            put(raw, parts(raw, path), path, value)
        file = files.convert(self.doc, File, self.base, raw)
        out = Scenario(self.book, self.doc, file, self.base)
        out.changed = {**self.changed, **changes}
        return out

    def under(self, readings: Mapping[str, str]) -> Scenario:
        """Return the scenario under other readings of some rulings.

        Raises
        ------
        UnknownName
            Where there is no such ruling or reading.
        """
        self.book.readings(readings)
        start = msgspec.structs.replace(self.file.start, rulings={**self.file.start.rulings, **readings})
        file = msgspec.structs.replace(self.file, start=start)
        return Scenario(self.book, self.doc, file, self.base)

    @in_its_language
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
            name = self.text(knob.name)
            raise RulekitError(Text("error-knob-range", knob=name, low=span.low, high=span.high, value=str(value)))
        if knob.values is not None and value not in knob.values:
            raise UnknownName("value", str(value), map(str, knob.values))
        if knob.sum is None:
            return value
        dice = get(_raw(self), parts(_raw(self), knob.path))
        return shown(value, len(dice))

    # --- showing itself -------------------------------------------------------------------

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from rulekit.display import bundle

        return bundle(self)

    def __repr__(self) -> str:
        return f"<scenario {self.id}: {self.title}>"


def _raw(scenario: Scenario) -> dict[str, Any]:
    return dict(msgspec.to_builtins(scenario.file))


def one_of(known: tuple[str, ...]) -> Text:
    """Say that something known was expected, and the first of what is known."""
    return Text("due-one-of", known=Names(known[:12])) if known else Text("due-known")


def no_such(what: str, name: str) -> Text:
    """Say that there is no thing of a kind with a name."""
    return Text("bad-no-such", what=Thing(what), name=name)

"""Playing a scenario's script: table talk in, a trace and the outcome of every line out."""

from __future__ import annotations

from typing import Any

import msgspec

from rulekit.data.files import convert, explain, found
from rulekit.engine.chance import Draw, Drawn, Rolled
from rulekit.engine.moves import Move, Pass
from rulekit.engine.record import StepRecord
from rulekit.engine.steps import DONE
from rulekit.engine.trace import Meanwhile, Trace
from rulekit.engine.verdict import Verdict
from rulekit.errors import Names, Refused, RulekitError, Text, nearest, reading
from rulekit.story.expecting import Expectations
from rulekit.story.file import Expect, Span, Texts
from rulekit.story.scenario import Scenario

WORDS = {
    "say",
    "title",
    "because",
    "roll",
    "draw",
    "refused",
    "until",
    "beat",
    "expect",
    "meanwhile",
    "then",
    "all pass",
    "note",
}
BESIDE = {"say", "title", "because", "note"}


class Line(msgspec.Struct):
    """One line of the script as it came out.

    Attributes
    ----------
    index : int
        Which line of the script.
    record : StepRecord or None
        What was done.
    verdict : Verdict or None
        A refused attempt: why.
    """

    index: int
    record: StepRecord | None = None
    verdict: Verdict | None = None
    say: Texts = {}
    title: Texts = {}
    beat: Texts = {}
    quiet: bool = False


class Outcome(msgspec.Struct):
    """One expectation and how it came out, in the words of the scenario's language."""

    what: str
    ok: bool
    found: str = ""
    line: int = 0




class Run(msgspec.Struct):
    """A scenario played out.

    Attributes
    ----------
    parts : int or None
        In a what-if: the line of the script at which it leaves the book.
    """

    scenario: Scenario
    trace: Trace
    lines: list[Line]
    outcomes: list[Outcome]
    parts: int | None = None

    @property
    def ok(self) -> bool:
        """Whether everything came out as expected."""
        return all(o.ok for o in self.outcomes)


def play_out(scenario: Scenario) -> Run:
    """Play a script.

    Raises
    ------
    FileProblem
        Where a line makes no sense, or is refused and not marked so; in a what-if the
        run ends there instead.
    """
    expected = scenario.file.expect
    if expected.impossible is not None:
        return _impossible(scenario, expected.impossible)
    run = Run(scenario, _opened(scenario), [], [])
    reader = _Reader(scenario, run)
    for i, entry in enumerate(scenario.file.script):
        try:
            reader.line(i, entry)
        except RulekitError:
            if not scenario.changed:
                raise
            run.parts = i
            return run
    if not scenario.changed:
        reader.expect(expected, ("expect",))
    return run


def _opened(scenario: Scenario) -> Trace:
    record = scenario.opening()
    return Trace(record.after, record)


def _impossible(scenario: Scenario, what: str) -> Run:
    """A table that cannot be: loading it must be refused with the reason."""
    blank = Run(scenario, Trace.__new__(Trace), [], [])
    english = Scenario(scenario.book.in_lang("en"), scenario.doc, scenario.file, scenario.base)
    try:
        with reading("en"):  # the reason stands in the file in English
            english.start()
    except RulekitError as error:
        right, there = what in str(error), _reason(scenario, error)
        told = there if right else what
        blank.outcomes.append(Outcome(str(Text("expect-impossible", what=told)), right, "" if right else there))
    else:
        blank.outcomes.append(
            Outcome(str(Text("expect-impossible", what=what)), False, str(Text("found-accepted")))
        )
    return blank


def _reason(scenario: Scenario, english: RulekitError) -> str:
    """Say in the reader's language why a table cannot be."""
    try:
        scenario.start()
    except RulekitError as error:
        return str(error)
    return str(english)


class _Reader:
    def __init__(self, scenario: Scenario, run: Run) -> None:
        self.scenario, self.run, self.book = scenario, run, scenario.book
        words = self.book.words("en")
        self.verbs = {words(f"{name}.verb"): cls for name, cls in self.book.moves.items()} | {"passes": Pass}
        self.expectations = Expectations(scenario, self.verbs)
        self.beat: Texts = {}

    def line(self, i: int, entry: Any) -> None:
        """Play one line."""
        if isinstance(entry, str):
            entry = {entry: None}
        if not isinstance(entry, dict):
            raise self.scenario.problem(("script", i), found(entry), Text("due-line"))
        keys = [k for k in entry if k not in BESIDE]
        if len(keys) != 1:
            what = Text("bad-two-acts", acts=tuple(keys)) if keys else Text("bad-no-act")
            near = nearest(keys[-1], WORDS) if keys else ""
            raise self.scenario.problem(("script", i), what, Text("due-one-act"), near)
        key, value = keys[0], entry[keys[0]]
        because = self.because(entry.get("because"), ("script", i, "because"))
        beside: Any = {k: self.texts(entry.get(k), ("script", i, k)) for k in ("say", "title")}
        where: tuple[str | int, ...] = ("script", i, key)
        if key == "beat":
            self.beat = self.texts(value, where)
        elif key == "expect":
            if not self.scenario.changed:
                self.expect(self.expectation(value, where), where)
        elif key == "refused":
            self.refused(i, value, because, beside)
        elif key == "then":
            self.then(i, value, where, beside)
        elif key in ("all pass", "until"):
            if key == "all pass" and value is not None:
                raise self.scenario.problem(where, found(value), Text("due-all-pass"))
            self.passes(i, value if key == "until" else None, where, beside)
        else:
            self.note(Line(i, self.play(self.act(key, value, where), where), **beside))

    def then(self, i: int, value: Any, where: tuple[str | int, ...], beside: Any) -> None:
        """Tell by itself what followed of itself: from the step named on, it is taken out of the line before."""
        last = self.run.lines[-1] if self.run.lines else None
        whole = last.record if last is not None else None
        follows = whole.follows if whole is not None else ()
        places = [r.before.top.place if r.edge is not None else "" for r in follows]
        known = [place for place, table in self.book.machine.tables.items() if table.kind == "auto"]
        if value not in known:
            raise self.scenario.problem(where, found(value), Text("due-then"), nearest(str(value), known))
        if last is None or whole is None or value not in places:
            if not self.scenario.changed:  # turned, or under another reading, the example may go another way
                at_line = self.scenario.doc.lines.get((*self.scenario.base, "script", i), 0)
                self.run.outcomes.append(Outcome(*self.expectations.follows(value, places), at_line))
            return
        at = start = places.index(value)
        first = follows[at]
        while start and follows[start - 1].edge is None and follows[start - 1].before.top.place == value:
            start -= 1  # triggers that answered this very step; the engine notes them before it
        last.record = msgspec.structs.replace(whole, after=first.before, follows=follows[:start])
        rest = (*follows[start:at], *first.follows, *follows[at + 1 :])
        self.note(Line(i, msgspec.structs.replace(first, after=whole.after, follows=rest), **beside))

    def play(self, act: Any, where: tuple[str | int, ...]) -> StepRecord:
        """Carry an act out; whatever goes wrong is told with its line."""
        try:
            return self.run.trace.play(act)
        except Refused as error:
            raise self.unmarked(error, where) from None
        except msgspec.ValidationError as error:  # a table laid over this one that is none
            raise explain(self.scenario.doc, error, self.book.state, (*self.scenario.base, *where)) from None
        except RulekitError as error:
            raise self.scenario.problem(where, str(error), Text("due-act")) from None
        except Exception as error:  # rules that stumble; the traceback stays for who wrote them
            what = Text("bad-rules-fail", error=f"{type(error).__name__}: {error}")
            raise self.scenario.problem(where, what, Text("due-act")) from error

    def because(self, value: Any, where: tuple[str | int, ...]) -> list[str]:
        """Read the clauses and rulings that a refusal must name."""
        named = [] if value is None else value if isinstance(value, list) else [value]
        known = (*self.book.clauses.ids(), *self.book.rulings.ids())
        for i, name in enumerate(named):
            if name not in known:
                raise self.scenario.problem((*where, i), found(name), Text("due-source"), nearest(str(name), known))
        return named

    def texts(self, value: Any, where: tuple[str | int, ...]) -> Texts:
        if value is None or value == "":
            return {}
        if isinstance(value, str):
            return {"en": value}
        if isinstance(value, dict) and all(isinstance(v, str) for v in value.values()):
            return value
        raise self.scenario.problem(where, found(value), Text("due-texts"))

    def note(self, line: Line) -> None:
        line.beat, self.beat = self.beat, {}
        self.run.lines.append(line)

    def unmarked(self, error: Refused, where: tuple[str | int, ...]) -> RulekitError:
        """Say that a line is refused; where a name is unknown, which one is near."""
        near = ""
        for check in error.verdict.failed:
            if check.figures is not None and check.figures.relation == "one-of":
                near = near or nearest(str(check.figures.have.names["value"]), check.figures.need)
        return self.scenario.problem(where, str(error), Text("due-legal-or-marked"), near)

    # --- acts -------------------------------------------------------------------------------

    def act(self, key: str, value: Any, where: tuple[str | int, ...]) -> Any:
        """Make an act of a line's key and value."""
        if key == "roll":
            return Rolled(tuple((n, self.faces(f, (*where, n))) for n, f in self.mapping(value, where).items()))
        if key == "draw":
            items = value if isinstance(value, list) else [value]
            names = tuple(map(str, items))
            return Drawn(names if self.in_a_row() else tuple(sorted(names)))
        if key == "meanwhile":
            return Meanwhile(self.mapping(value, where))
        return self.move(key, value, where)

    def in_a_row(self) -> bool:
        """Whether it matters at this step which of several things comes up first."""
        position = self.run.trace.position
        chance = None if position.over else position.step.chance
        return isinstance(chance, Draw) and chance.ordered

    def mapping(self, value: Any, where: tuple[str | int, ...]) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.scenario.problem(where, found(value), Text("kind-object"))
        return value

    def faces(self, value: Any, where: tuple[str | int, ...]) -> tuple[int, ...]:
        faces = value if isinstance(value, list) else [value]
        if not all(type(f) is int for f in faces):
            raise self.scenario.problem(where, found(value), Text("due-faces"))
        return tuple(faces)

    def move(self, key: str, value: Any, where: tuple[str | int, ...]) -> Move:
        """Read "SEAT verb" and its fields."""
        seats = self.run.trace.position.state.seats
        for verb, cls in self.verbs.items():
            seat = key.removesuffix(f" {verb}")
            if seat != key and (seat in seats or not any(key == f"{s} {v}" for s in seats for v in self.verbs)):
                if seat not in seats:
                    raise self.scenario.problem(
                        where, Text("bad-nobody", name=seat), _a_seat(seats), nearest(seat, seats)
                    )
                return self.filled(cls, seat, value, where)
        near = nearest(key, (*(f"{s} {v}" for s in seats for v in self.verbs), *WORDS))
        expected = Text("due-verb", known=Names(sorted(self.verbs)))
        raise self.scenario.problem(where, Text("bad-nothing-meant", name=key), expected, near)

    def filled(self, cls: type[Move], seat: str, value: Any, where: tuple[str | int, ...]) -> Move:
        fields = cls.__struct_fields__[1:]
        given = (
            {} if value is None else value if isinstance(value, dict) else {fields[0]: value} if fields else {"": value}
        )
        for name in given:
            if name not in fields:
                known = Names(fields) if fields else Text("due-no-fields", move=self.expectations.words(cls.__name__))
                what = Text("bad-key", key=name) if name else found(value)
                raise self.scenario.problem((*where, name), what, known, nearest(name, fields))
        due = fields[: len(fields) - len(cls.__struct_defaults__)]
        missing = [f for f in due if f not in given]
        if missing:
            raise self.scenario.problem(where, Text("bad-missing", key=missing[0]), Names(fields))
        # Types are left to the engine's own check, so that a wrong one is refused like any act.
        return cls(seat, **{k: _tuples(v) for k, v in given.items()})

    def refused(self, i: int, value: Any, because: list[str], beside: Any) -> None:
        where: tuple[str | int, ...] = ("script", i, "refused")
        entry = {value: None} if isinstance(value, str) else self.mapping(value, where)
        if len(entry) != 1:
            raise self.scenario.problem(where, Text("bad-not-one-attempt"), "'refused: {SEAT verb: {…}}'")
        key = next(iter(entry))
        act = self.act(key, entry[key], (*where, key))
        before = self.run.trace.position
        if isinstance(act, Meanwhile):
            raise self.scenario.problem((*where, key), Text("bad-outside"), Text("due-attempt"))
        verdict = before.why(act)
        try:
            before.play(act)
            played = True
        except Refused as error:
            played, verdict = False, error.verdict
        except Exception as error:  # it was let through, and the rules stumbled over it
            what = Text("bad-rules-fail", error=f"{type(error).__name__}: {error}")
            raise self.scenario.problem((*where, key), what, Text("due-judged")) from error
        line = self.scenario.doc.lines.get((*self.scenario.base, "script", i), 0)
        self.run.outcomes.append(Outcome(*self.expectations.refused(act, key, played), line))
        if not played:
            if not because:
                self.misspelt(verdict, (*where, key))
            self.note(Line(i, verdict=verdict, **beside))
            for clause in because:
                self.run.outcomes.append(Outcome(*self.expectations.because(clause, verdict.clauses), line))

    def misspelt(self, verdict: Verdict, where: tuple[str | int, ...]) -> None:
        """Complain where an attempt is refused only since it names what is not there: most likely a slip of the pen."""
        if any(check.id != "domain" for check in verdict.failed):
            return
        for check in verdict.failed:
            figures = check.figures
            if figures is not None and figures.relation == "one-of":
                given = str(figures.have.names["value"])
                near = nearest(given, figures.need)
                if near:
                    what = Text("bad-nothing-called", name=given)
                    raise self.scenario.problem(where, what, Text("due-name-or-because"), near)

    def passes(self, i: int, until: Any, where: tuple[str | int, ...], beside: Any) -> None:
        """Let everybody (or everybody before a seat) pass."""
        trace = self.run.trace
        if until is not None and until not in trace.position.state.seats:
            known = trace.position.state.seats
            near = nearest(str(until), known)
            raise self.scenario.problem(where, Text("bad-nobody", name=str(until)), _a_seat(known), near)
        first = True
        while trace.position.step.kind == "window":
            seat = trace.position.top.waiting[0]
            if seat == until:
                break
            record = self.play(Pass(seat), where)
            self.note(Line(i, record, quiet=True, **(beside if first else {})))
            first = False
            if record.edge is not None and record.edge.outcome == DONE:
                break  # this window is closed; should the flow come back to it, that is another
        if first:
            window = trace.position.step.kind == "window"
            what = Text("bad-asked-already", name=until) if window else Text("bad-nobody-asked")
            raise self.scenario.problem(where, what, Text("due-somebody-before" if window else "due-window"))

    # --- expectations -----------------------------------------------------------------------

    def expectation(self, value: Any, where: tuple[str | int, ...]) -> Expect:
        return convert(self.scenario.doc, Expect, (*self.scenario.base, *where), value)

    def expect(self, expected: Expect, where: tuple[str | int, ...]) -> None:
        """Compare what is expected with the position in hand."""
        line = self.scenario.doc.lines.get((*self.scenario.base, *where), 0)
        trace = self.run.trace
        last = trace.records[-1] if expected.cites and trace.records else None
        for compared in self.expectations.compare(expected, trace.position, last, where):
            self.run.outcomes.append(Outcome(*compared, line))


def _a_seat(seats: tuple[str, ...]) -> Text:
    return Text("due-seat", known=Names(seats))


def _tuples(value: Any, *, deep: bool = True) -> Any:
    """Turn lists into tuples, which is what fields of moves hold."""
    if isinstance(value, list):
        inner = [_tuples(v) for v in value]
        return tuple(inner) if deep else inner
    return value


__all__ = ["Line", "Outcome", "Run", "Span", "play_out"]

"""Playing a scenario's script: table talk in, a trace and the outcome of every line out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import msgspec

from rulekit.data.files import convert, explain, found
from rulekit.engine.chance import Draw, Drawn, Rolled
from rulekit.engine.moves import Move, Pass
from rulekit.engine.record import StepRecord
from rulekit.engine.steps import DONE
from rulekit.engine.tables import look_up
from rulekit.engine.trace import Meanwhile, Trace
from rulekit.engine.verdict import Verdict
from rulekit.errors import Refused, RulekitError, Sayable, Text, UnknownName, nearest, reading
from rulekit.story.scenario import Expect, Scenario, Span, Texts, no_such

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


def _outcome(what: Text, ok: bool, found: Sayable = "", line: int = 0) -> Outcome:
    return Outcome(str(what), ok, str(found), line)


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
        blank.outcomes.append(_outcome(Text("expect-impossible", what=what), what in str(error), str(error)))
    else:
        blank.outcomes.append(_outcome(Text("expect-impossible", what=what), False, Text("found-accepted")))
    return blank


class _Reader:
    def __init__(self, scenario: Scenario, run: Run) -> None:
        self.scenario, self.run, self.book = scenario, run, scenario.book
        words = self.book.words("en")
        self.verbs = {words(f"{name}.verb"): cls for name, cls in self.book.moves.items()} | {"passes": Pass}
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
                there = ", ".join(filter(None, places))
                self.run.outcomes.append(_outcome(Text("expect-then", step=value), False, there, at_line))
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
                given = str(check.figures.have).rpartition(": ")[2]
                near = near or nearest(given, check.figures.need)
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
        expected = Text("due-verb", known=", ".join(sorted(self.verbs)))
        raise self.scenario.problem(where, Text("bad-nothing-meant", name=key), expected, near)

    def filled(self, cls: type[Move], seat: str, value: Any, where: tuple[str | int, ...]) -> Move:
        fields = cls.__struct_fields__[1:]
        given = (
            {} if value is None else value if isinstance(value, dict) else {fields[0]: value} if fields else {"": value}
        )
        for name in given:
            if name not in fields:
                known = ", ".join(fields) or Text("due-no-fields", move=cls.__name__)
                what = Text("bad-key", key=name) if name else found(value)
                raise self.scenario.problem((*where, name), what, known, nearest(name, fields))
        due = fields[: len(fields) - len(cls.__struct_defaults__)]
        missing = [f for f in due if f not in given]
        if missing:
            raise self.scenario.problem(where, Text("bad-missing", key=missing[0]), ", ".join(fields))
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
        outcome = _outcome(Text("expect-refused", act=key), not played, Text("found-allowed") if played else "", line)
        self.run.outcomes.append(outcome)
        if not played:
            if not because:
                self.misspelt(verdict, (*where, key))
            self.note(Line(i, verdict=verdict, **beside))
            for clause in because:
                named = ", ".join(verdict.clauses)
                what = Text("expect-because", clause=clause)
                self.run.outcomes.append(_outcome(what, clause in verdict.clauses, named, line))

    def misspelt(self, verdict: Verdict, where: tuple[str | int, ...]) -> None:
        """Complain where an attempt is refused only since it names what is not there: most likely a slip of the pen."""
        if any(check.id != "domain" for check in verdict.failed):
            return
        for check in verdict.failed:
            figures = check.figures
            if figures is not None and figures.relation == "one-of":
                given = str(figures.have).rpartition(": ")[2]
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
            raise self.scenario.problem(where, Text("bad-nobody-asked"), Text("due-window"))

    # --- expectations -----------------------------------------------------------------------

    def expectation(self, value: Any, where: tuple[str | int, ...]) -> Expect:
        return convert(self.scenario.doc, Expect, (*self.scenario.base, *where), value)

    def expect(self, expected: Expect, where: tuple[str | int, ...]) -> None:
        """Compare what is expected with the position in hand."""
        line = self.scenario.doc.lines.get((*self.scenario.base, *where), 0)
        for what, ok, there in self.compare(expected, where):
            self.run.outcomes.append(_outcome(what, ok, there, line))

    def compare(self, e: Expect, where: tuple[str | int, ...]) -> Iterator[tuple[Text, bool, Sayable]]:
        pos = self.run.trace.position
        if e.step is not None:
            yield Text("expect-step", step=e.step), pos.top.step == e.step, pos.top.step
        if e.end is not None:
            yield Text("expect-end", end=e.end), pos.over == e.end, pos.over or Text("found-step", step=pos.top.step)
        if e.acting is not None:
            may = set(pos.acting()) == set(e.acting)
            yield Text("expect-acting", seats=", ".join(e.acting)), may, ", ".join(pos.acting())
        for path, value in e.state.items():
            try:
                there = look_up(pos.state, path)
            except UnknownName as error:
                spot, near = (*where, "state", path), nearest(error.name, error.known)
                raise self.scenario.problem(spot, Text("bad-path", path=path), Text("due-path"), near) from None
            yield Text("expect-value", path=path, value=str(value)), there == value, str(there)
        for key, fields in e.legal.items():
            for field, values in fields.items():
                cls, seat = self.kind(key, (*where, "legal", key))
                if field not in cls.__struct_fields__:
                    known = cls.__struct_fields__[1:]
                    spot = (*where, "legal", key, field)
                    what = no_such("field", field)
                    raise self.scenario.problem(spot, what, ", ".join(known), nearest(field, known))
                distinct = list(dict.fromkeys(getattr(m, field) for m in pos.legal(seat) if type(m) is cls))
                listed = Text("expect-legal", act=key, field=field, values=str(values))
                yield listed, distinct == _tuples(values, deep=False), str(distinct)
        if e.odds and pos.step.chance is None:
            what = Text("bad-no-chance", place=pos.top.place)
            raise self.scenario.problem((*where, "odds"), what, Text("due-chance"))
        odds = pos.odds() if e.odds else {}
        for label, text in e.odds.items():
            right = odds.get(label) == self.fraction(text, where)
            yield Text("expect-odds", label=label, chance=text), right, str(odds.get(label))
        last = self.run.trace.records[-1:] if e.cites else ()
        for clause in e.cites:
            cited = last[0].cited if last else ()
            yield Text("expect-cited", clause=clause), clause in cited, ", ".join(cited)

    def fraction(self, text: str, where: tuple[str | int, ...]) -> Fraction:
        try:
            return Fraction(text)
        except (ValueError, ZeroDivisionError):
            raise self.scenario.problem((*where, "odds"), found(text), Text("due-fraction")) from None

    def kind(self, key: str, where: tuple[str | int, ...]) -> tuple[type[Move], str]:
        for verb, cls in self.verbs.items():
            if key.endswith(f" {verb}"):
                return cls, key.removesuffix(f" {verb}")
        known = Text("due-one-of", known=", ".join(sorted(self.verbs)))
        raise self.scenario.problem(where, Text("bad-nothing-meant", name=key), known)


def _a_seat(seats: tuple[str, ...]) -> Text:
    return Text("due-seat", known=", ".join(seats))


def _tuples(value: Any, *, deep: bool = True) -> Any:
    """Turn lists into tuples, which is what fields of moves hold."""
    if isinstance(value, list):
        inner = [_tuples(v) for v in value]
        return tuple(inner) if deep else inner
    return value


__all__ = ["Line", "Outcome", "Run", "Span", "play_out"]

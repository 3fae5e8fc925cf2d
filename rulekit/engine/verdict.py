"""The answer to "may I?": every check, with its source, what was there and what was needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rulekit.engine.moves import Move, parts_of
from rulekit.engine.pieces import IDLE, Figures, Guard
from rulekit.engine.position import ALL, Position
from rulekit.engine.state import Few, Handfuls, Sums
from rulekit.engine.views import Hidden
from rulekit.errors import Given, Text, Unknown

if TYPE_CHECKING:
    from rulekit.data.words import Words
    from rulekit.engine.compiled import Offer, Table
    from rulekit.engine.steps import Bar

Answer = Literal["yes", "no", "moot", "hidden"]


class Check(msgspec.Struct, frozen=True):
    """One question that was asked of an act.

    Attributes
    ----------
    id : str
        Catalogue id of its text: `moment`, `seat`, `domain`, a guard's or a bar's id, …
    answer : {"yes", "no", "moot", "hidden"}
        `moot` where a check it needs has failed, or where it does not apply; `hidden` where
        it rests on another's secret.
    source : str
        The clause that says so.
    ruling : str
        The ruling that the reading of that clause rests on; "" where the text is plain.
    figures : Figures or None
        What was there and what was needed.
    names : tuple of (str, object)
        Further words for the text: the fields of the move, the step.
    """

    id: str
    answer: Answer
    source: str
    ruling: str = ""
    figures: Figures | None = None
    names: tuple[tuple[str, Any], ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """Whether an act is allowed, and why.  True where it is.

    Attributes
    ----------
    act : Move, Rolled or Drawn
    place : str
        `flow/step`.
    checks : tuple of Check
    """

    act: Any
    place: str
    checks: tuple[Check, ...]

    def __bool__(self) -> bool:
        # A check is moot besides another that said no, or for want of anything to ask.
        return all(c.answer in ("yes", "moot") for c in self.checks)

    @property
    def failed(self) -> tuple[Check, ...]:
        """Every check that said no."""
        return tuple(c for c in self.checks if c.answer == "no")

    @property
    def clauses(self) -> tuple[str, ...]:
        """The sources of the checks that said no, each once, and the rulings they rest on."""
        out: dict[str, None] = {}
        for c in self.failed:
            out.update(dict.fromkeys(x for x in (c.source, c.ruling) if x))
        return tuple(out)

    def line(self, words: Words) -> str:
        """Say it in one line."""
        from rulekit.data.words import say_verdict

        return say_verdict(words, self)


def judge(pos: Position, act: Any, eyes: str = ALL) -> Verdict:
    """Ask every question of an act, as far as `eyes` may know."""
    return _judged(pos.view(eyes), act)


def known_legal(pos: Position, moves: Iterable[Move], eyes: str) -> tuple[Move, ...]:
    """Return the moves that `eyes` know to be legal; the table is looked at through them once."""
    seen = pos.view(eyes)
    return tuple(move for move in moves if _judged(seen, move))


def _judged(seen: Position, act: Any) -> Verdict:
    place = seen.top.place
    table = seen.state.book.machine.tables[place]
    checks = _of_move(table, seen, act) if isinstance(act, Move) else _of_result(table, seen, act)
    return Verdict(act, place, tuple(checks))


def _of_result(table: Table, pos: Position, act: Any) -> Iterator[Check]:
    step = table.step
    names = (("step", step.id), ("act", type(act).__name__))
    if step.chance is None or type(act) is not step.chance.result:
        yield Check("moment", "no", step.clause, names=names)
        return
    try:
        for check, figures in step.chance.fits(pos.state, act):
            clause = step.chance.clauses.get(check, step.clause)
            yield Check(check, "yes" if figures else "no", clause, figures=figures, names=names)
    except Unknown:  # what is rolled or drawn rests on a secret
        yield Check("moment", "hidden", step.clause, names=names)


def _of_move(table: Table, pos: Position, act: Move) -> Iterator[Check]:
    step, s = table.step, pos.state
    fields = tuple((f, getattr(act, f)) for f in act.__struct_fields__)
    offer = table.offers.get(type(act))
    bars = [b for b in table.bars if isinstance(act, b.move) and _stands_for(b, act, pos)]
    if offer is None:
        for bar in bars:
            yield Check(bar.id, "no", bar.clause, bar.ruling, names=fields)
        if not bars:
            yield Check("moment", "no", step.clause, names=(("step", step.id), ("act", type(act).__name__), *fields))
        return
    whose = _whose(offer, act, pos)
    broken = not whose
    answer: Answer = "hidden" if whose is None else "yes" if whose else "no"
    yield Check("seat", answer, step.clause, figures=whose, names=fields)
    for bar in bars if answer == "no" else ():  # why it is offered to others only
        yield Check(bar.id, "no", bar.clause, bar.ruling, names=fields)
    # For somebody who is not at the table there is nothing to choose from.
    known = act.by in s.seats if type(act.by) is str else False
    for name, kind, allowed in parts_of(offer.cls).domains if known else ():
        value = getattr(act, name)
        if isinstance(value, Hidden):  # what does not rest on it is asked all the same
            yield Check("domain", "hidden", step.clause, names=fields)
            continue
        try:
            values = allowed.values(s, act.by)
            fits = _within(value, kind, values)
        except Unknown:
            broken = True
            yield Check("domain", "hidden", step.clause, names=fields)
            continue
        if not fits:
            broken = True
            source = allowed.clause or step.clause
            yield Check("domain", "no", source, figures=_outside(name, value, values), names=fields)
    yield from _of_guards(offer.parts, act, s, fields, broken)


def _stands_for(bar: Bar, act: Move, pos: Position) -> bool:
    """Return whether a bar speaks of the seat that tries; one that rests on a secret speaks of nobody."""
    if bar.who is None:
        return True
    try:
        who = bar.who(pos.state, pos.top)
    except Unknown:
        return False
    return act.by in ((who,) if isinstance(who, str) else who)


def _whose(offer: Offer, act: Move, pos: Position) -> Figures | None:
    """Return whether the seat may act, and who may; None where that rests on a secret."""
    try:
        who = offer.who(pos.state, pos.top)
    except Unknown:
        return None
    seats = ((who,) if who else ()) if isinstance(who, str) else tuple(who)
    return Figures(type(act.by) is str and act.by in seats, "whose-go", act.by, seats)


def _within(value: Any, kind: type, values: Any) -> bool:
    try:
        return type(value) is kind and value in values
    except TypeError:  # an unhashable or incomparable value is outside every domain
        return False


def _outside(name: str, value: Any, values: Any) -> Figures:
    given = Given(name, value)
    if isinstance(values, range):
        return Figures(False, "whole", given, Text("range", low=values.start, high=values.stop - 1))
    if isinstance(values, Sums):
        return Figures(False, "whole", given, Text("range-from", low=values.low))
    kinds = values.kinds if isinstance(values, Few | Handfuls) else values
    return Figures(False, "one-of", given, tuple(map(str, kinds)))


def _of_guards(
    guards: tuple[Guard, ...], act: Move, s: Any, fields: tuple[tuple[str, Any], ...], broken: bool
) -> Iterator[Check]:
    answers: dict[str, Answer] = {}
    for g in guards:
        figures = None
        answer: Answer
        if broken or any(answers.get(n) in ("no", "moot") for n in g.needs):
            answer = "moot"
        else:
            try:
                held = g.fn(act, s)
                answer = "yes" if held else "no"
                figures = held if isinstance(held, Figures) else None
            except Unknown:
                answer = "hidden"
        answers[g.name] = answer
        if figures is IDLE:  # what leans on it is asked all the same
            answer, figures = "moot", None
        ruling = (figures.ruling if figures is not None else "") or g.ruling
        yield Check(g.id, answer, g.clauses[0], ruling, figures, fields)

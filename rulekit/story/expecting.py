"""What an example expects, compared with the table in hand and told in the words of the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rulekit.data.files import found
from rulekit.engine.moves import Move
from rulekit.engine.position import ALL, Position
from rulekit.engine.record import StepRecord
from rulekit.engine.steps import node_id
from rulekit.engine.tables import look_up
from rulekit.errors import Names, Text, UnknownName, nearest
from rulekit.story.file import Expect
from rulekit.story.scenario import Scenario, no_such
from rulekit.story.telling import OPEN, Teller, fraction

if TYPE_CHECKING:
    from rulekit.data.words import Words

Where = tuple[str | int, ...]
# What was expected, whether it is so, and what there is instead, in words.
Compared = tuple[str, bool, str]


class Expectations:
    """Compares what a scenario expects, and says it as its readers speak.

    Parameters
    ----------
    scenario : Scenario
    verbs : mapping
        What a script calls each kind of move.
    """

    def __init__(self, scenario: Scenario, verbs: Mapping[str, type[Move]]) -> None:
        self.scenario, self.verbs = scenario, verbs
        self.teller = Teller(scenario.book, scenario.lang, ALL)
        self.words: Words = self.teller.words

    def refused(self, act: Any, key: str, allowed: bool) -> Compared:
        """Say that an attempt must be refused."""
        told = self.move(act) if isinstance(act, Move) else self.words(f"script-{key}")
        return self.words("expect-refused", act=told), not allowed, self.words("found-allowed") if allowed else ""

    def because(self, clause: str, named: Sequence[str]) -> Compared:
        """Say that a refusal must name a clause."""
        return self.words("expect-because", clause=clause), clause in named, self.words.row(named)

    def follows(self, place: str, there: Sequence[str]) -> Compared:
        """Say that a step, named with its flow, must be among those that followed of themselves."""
        named = [self.step(*p.split("/", 1)) for p in there if p]
        return self.words("expect-then", step=self.step(*place.split("/", 1))), place in there, self.words.row(named)

    def compare(self, e: Expect, pos: Position, last: StepRecord | None, where: Where) -> Iterator[Compared]:
        """Yield everything that is expected of a position, and of the last thing done."""
        words, here = self.words, pos.top
        if e.step is not None:
            there = self.step(here.flow, here.step)
            yield words("expect-step", step=self.step(here.flow, e.step)), here.step == e.step, there
        if e.end is not None:
            step = words("found-step", step=self.step(here.flow, here.step))
            there = self.step(here.flow, pos.over) if pos.over else step
            yield words("expect-end", end=self.step(here.flow, e.end)), pos.over == e.end, there
        if e.acting is not None:
            may = pos.acting()
            yield words("expect-acting", seats=tuple(e.acting)), set(may) == set(e.acting), str(words.value(may))
        for path, value in e.state.items():
            yield self.stands(pos, path, value, where)
        for key, fields in e.legal.items():
            for field, values in fields.items():
                yield self.legal(pos, key, field, values, where)
        if e.odds and pos.step.chance is None:
            what = Text("bad-no-chance", place=here.place)
            raise self.scenario.problem((*where, "odds"), what, Text("due-chance"))
        odds = pos.odds() if e.odds else {}
        for label, text in e.odds.items():
            due, chance = self.fraction(text, where), odds.get(label)
            told = words("expect-odds", label=self.teller.value(label), chance=fraction(due, words))
            yield told, due == chance, words("none") if chance is None else fraction(chance, words)
        cited = last.cited if last is not None else ()
        for clause in e.cites:
            yield words("expect-cited", clause=clause), clause in cited, words.row(cited)

    def stands(self, pos: Position, path: str, value: Any, where: Where) -> Compared:
        """Compare what stands at a place of the table."""
        try:
            there = look_up(pos.state, path)
        except UnknownName as error:
            spot, near = (*where, "state", path), nearest(error.name, error.known)
            raise self.scenario.problem(spot, Text("bad-path", path=path), Text("due-path"), near) from None
        (label, due), (_, told) = self.teller.named(path, value), self.teller.named(path, there)
        if due == told and there != value:  # what differs lies deeper than words go
            due, told = str(value), str(there)
        return self.words("expect-value", what=label, value=due), there == value, told

    def legal(self, pos: Position, key: str, field: str, values: list[Any], where: Where) -> Compared:
        """Compare the values that a field of a move may have."""
        cls, seat = self.kind(key, (*where, "legal", key))
        if field not in cls.__struct_fields__:
            known = cls.__struct_fields__[1:]
            spot = (*where, "legal", key, field)
            raise self.scenario.problem(spot, no_such("field", field), Names(known), nearest(field, known))
        distinct = list(dict.fromkeys(getattr(m, field) for m in pos.legal(seat) if type(m) is cls))
        right = distinct == [tuple(v) if isinstance(v, list) else v for v in values]
        return self.words("expect-legal", act=self.spread(cls, seat, field, values)), right, self.any_of(distinct)

    def spread(self, cls: type[Move], seat: str, field: str, values: Sequence[Any]) -> str:
        """Name a move with every value that one of its fields may have; the others are left open."""
        names: dict[str, Any] = dict.fromkeys(cls.__struct_fields__, OPEN)
        names |= {"by": self.words.name(seat), field: self.any_of(values)}
        return self.words("legal-move", by=seat, act=self.words(f"{cls.__name__}.label", **names))

    def any_of(self, values: Sequence[Any]) -> str:
        """Put values as a choice."""
        return self.words.either([str(self.teller.value(tuple(v) if isinstance(v, list) else v)) for v in values])

    def move(self, act: Move) -> str:
        """Name a move and whose it is."""
        label = self.words(f"{type(act).__name__}.label", **self.teller.fields(act))
        return self.words("legal-move", by=act.by, act=label)

    def step(self, flow: str, step: str) -> str:
        """Name a step as the map does; by its own name where the catalogue has none."""
        key = node_id(flow, step).removeprefix("n-")
        return self.words(key) if self.words.has(key) else step

    def fraction(self, text: str, where: Where) -> Fraction:
        """Read a chance."""
        try:
            return Fraction(text)
        except (ValueError, ZeroDivisionError):
            raise self.scenario.problem((*where, "odds"), found(text), Text("due-fraction")) from None

    def kind(self, key: str, where: Where) -> tuple[type[Move], str]:
        """Read "SEAT verb"."""
        for verb, cls in self.verbs.items():
            if key.endswith(f" {verb}"):
                return cls, key.removesuffix(f" {verb}")
        known = Text("due-one-of", known=Names(sorted(self.verbs)))
        raise self.scenario.problem(where, Text("bad-nothing-meant", name=key), known)

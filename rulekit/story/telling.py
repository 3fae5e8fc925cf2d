"""Putting records, verdicts and tables into the words of a language, for one pair of eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import groupby
from math import prod
from typing import Any

from msgspec.structs import FieldInfo, fields, replace

from rulekit.book import Rulebook
from rulekit.data.directions import isolated
from rulekit.data.languages import written
from rulekit.data.words import Words, say_check, say_figures
from rulekit.engine.chance import Draw, Drawn, Rolled
from rulekit.engine.moves import Move
from rulekit.engine.position import ALL, Position
from rulekit.engine.record import Difference, StepRecord, differences
from rulekit.engine.state import Row, SeenBy, key_of
from rulekit.engine.steps import slug
from rulekit.engine.tables import look_up
from rulekit.engine.trace import Meanwhile
from rulekit.engine.verdict import Check, Verdict, judge, known_legal
from rulekit.engine.views import Hidden, marks
from rulekit.errors import Unknown
from rulekit.story.scenario import Scenario
from rulekit.story.storyboard import Change, CheckLine, ClauseCard, Follow, Odds, OddsRow, RulingNote

STAYS = 3  # of a list, from where on what stays is told by one word
OPEN = "…"  # in the place of a key that is not named
THIN = "\u202f"  # a narrow space that no line breaks at

# Questions that are only worth a line where the answer is no.
PLAIN = frozenset({"seat", "domain", "moment", "roll-rollers", "roll-count", "roll-faces", "draw-count", "draw-items"})


class Teller:
    """Says things in one language, to one pair of eyes.

    Parameters
    ----------
    book : Rulebook
    lang : str
    eyes : str
        A seat, "" for an onlooker, "*" for everything.
    """

    def __init__(self, book: Rulebook, lang: str, eyes: str) -> None:
        self.book, self.lang, self.eyes = book, lang, eyes
        self.words = book.words(lang)

    # --- what happened ----------------------------------------------------------------------

    def fields(self, act: Any) -> dict[str, Any]:
        """Return the fields of an act as words."""
        return {f: self.value(getattr(act, f)) for f in act.__struct_fields__}

    def value(self, value: Any) -> Any:
        """Return a value of the table as a word, a number or a list."""
        if isinstance(value, Hidden):
            return self.words("hidden", count=value.size)
        if isinstance(value, Row):
            return self.words.name(str(key_of(value)))
        if isinstance(value, tuple):
            return self.words.value(tuple(str(self.value(v)) for v in value))
        return self.words.value(value)

    def done(self, record: StepRecord) -> str:
        """Say in one sentence what a seat did."""
        act = record.act
        if isinstance(act, Meanwhile):
            return self.words("headline-meanwhile")
        if isinstance(act, str):
            return self._followed(record)
        if record.before.step.kind == "sealed" and unseen(act):
            return self.words("headline-sealed", by=act.by)
        return self._story(act)

    def _story(self, act: Any) -> str:
        """Tell a move; where these eyes do not see all of it, by the text for that, if the catalogue has one."""
        name = type(act).__name__
        other = f"{name}.story-unseen"
        key = other if unseen(act) and self.words.has(other) else f"{name}.story"
        return self.words(key, **self.fields(act))

    def tried(self, verdict: Verdict) -> str:
        """Say in one sentence what was refused."""
        act = verdict.act
        if not isinstance(act, Move):
            return self.words("headline-bad-result")
        if unseen(act):
            return self.words("headline-refused-unseen", by=act.by, act=self.words(type(act).__name__))
        return self.words(
            "headline-refused", by=act.by, act=self.words(f"{type(act).__name__}.label", **self.fields(act))
        )

    def attempt(self, act: Any) -> str:
        """Name who was refused, for the small label above the headline."""
        by = getattr(act, "by", "")
        return self.words("chip-refused", by=by) if by else self.words("chip-refused-result")

    def chip(self, record: StepRecord) -> str:
        """Name who acted, for the small label above the headline."""
        by = getattr(record.act, "by", "")
        if isinstance(record.act, str):
            return self.words("chip-follows")
        key = "chip-sealed" if record.before.step.kind == "sealed" else "chip-move"
        return self.words(key, by=by) if by else self.words("chip-meanwhile")

    def chanced(self, record: StepRecord) -> str:
        """Say in one sentence what the dice or the draw came to."""
        chance, state = record.chance, record.before.state
        assert chance is not None  # noqa: S101
        who = self.value(record.before.acting())
        more = {name: self.value(value) for name, value in chance.names(state).items()}
        if not record.open_to(self.eyes):
            step = record.before.step.id.removeprefix("n-")
            (what,) = record.act.__struct_fields__[:1]
            return self.words(f"{step}.story-unseen", **more, who=who, count=len(getattr(record.act, what)))
        reading = chance.read(state, record.act)
        outcome = record.edge.outcome if record.edge else ""
        label = self.value(chance.label(state, reading))
        names: dict[str, Any] = {**more, "label": label, "outcome": outcome, "who": who}
        for f in getattr(reading, "__struct_fields__", ()):
            names[f] = self.value(getattr(reading, f))
        if isinstance(record.act, Drawn):
            names["items"] = self.value(record.act.items)
        step = record.before.step.id.removeprefix("n-")
        own = f"{step}.story-{slug(outcome)}"
        key = own if self.words.has(own) else f"{step}.story"
        return self.words(key, **names)

    def follows(self, record: StepRecord, *, opened: bool = False) -> tuple[Follow, ...]:
        """Say what followed of itself.

        A sealed choice that opens is told by what it changes, where it changes something; `opened` tells those of
        the others in words as well, for a face that shows no changes.
        """
        out = []
        for r in record.follows:
            opens = record.before.step.kind == "sealed" and isinstance(r.act, Move)
            if opened and opens:
                text = self._followed(r) if r.act.by != getattr(record.act, "by", "") else ""
            else:
                text = "" if opens and self.changes(r.before, r.after) else self._followed(r)
            if text:
                out.append(Follow(text=text, clauses=r.clauses))
            out.extend(self.follows(r, opened=opened))
        return tuple(out)

    def _followed(self, r: StepRecord) -> str:
        if isinstance(r.act, Move):
            return self._story(r.act)
        key = str(r.act).removeprefix("n-") if r.edge is not None else f"trigger-{r.act}"
        own = f"{key}.story-{slug(r.edge.outcome)}" if r.edge is not None and r.edge.outcome else ""
        story = own if own and self.words.has(own) else f"{key}.story"
        if self.words.has(story):
            state = r.after.state
            fields = (f for f in state.__struct_fields__ if f not in ("rulings", "pending"))
            names = {f: self.value(getattr(state, f)) for f in fields}
            rule = r.before.step.rule if r.edge is not None else None
            names |= {} if rule is None else {name: self.value(v) for name, v in rule.names(state).items()}
            return self.words(story, **names)
        changed = differences(r.before.state, r.after.state)
        return self.words(key) if changed else ""

    # --- why --------------------------------------------------------------------------------

    def checks(self, record: StepRecord) -> tuple[CheckLine, ...]:
        """Return the checks of what was done, and how the dice compare."""
        if record.sealing and self.eyes not in (ALL, record.act.by):
            return ()  # what it was checked against would tell what is in the fist
        judged = not isinstance(record.act, Meanwhile | str)
        verdict = judge(record.before, record.act, self.eyes) if judged else None
        lines = self.check_lines(verdict) if verdict is not None else ()
        chance = record.chance
        if chance is not None:
            names = (("step", record.before.step.id),)
            explained = chance.explain(record.before.state, record.act)
            lines += tuple(
                self._line(Check(key, "yes", record.before.step.clause, "", f, names)) for key, f in explained
            )
        return lines

    def sources(self, record: StepRecord) -> tuple[str, ...]:
        """Return the clauses of the checks that had figures to decide by, as far as these eyes may know."""
        if isinstance(record.act, Meanwhile | str) or (record.sealing and self.eyes not in (ALL, record.act.by)):
            return ()
        checks = judge(record.before, record.act, self.eyes).checks
        return tuple(c.source for c in checks if c.answer == "yes" and c.figures is not None and c.id not in PLAIN)

    def check_lines(self, verdict: Verdict) -> tuple[CheckLine, ...]:
        """Return every check worth a line; of an attempt that these eyes may not see, what said no and is no secret."""
        if unseen(verdict.act):
            known = tuple(self._line(c) for c in verdict.failed if c.id not in PLAIN)
            return known or (CheckLine(state="hidden", text=self.words("check-unseen", by=verdict.act.by)),)
        shown = [c for c in verdict.checks if c.answer == "no" or c.id not in PLAIN]
        # What stands in the way comes first; the rest keeps its order.
        return tuple(self._line(c) for c in sorted(shown, key=lambda c: c.answer != "no"))

    def _line(self, check: Check) -> CheckLine:
        figures = "" if check.answer in ("moot", "hidden") else say_figures(self.words, check.figures)
        if any(isinstance(v, Hidden) for _, v in check.names):
            check = replace(check, names=tuple((k, self.value(v)) for k, v in check.names))
        return CheckLine(
            state=check.answer,
            text=say_check(self.words, check),
            figures=figures,
            sources=tuple(dict.fromkeys(x for x in (check.source, check.ruling) if x)),
        )

    def cards(self, clauses: Iterable[str], position: Position) -> tuple[ClauseCard, ...]:
        """Return the cards of clauses (and of rulings named among them)."""
        return tuple(self._card(c, position) for c in clauses if c in self.book.clauses)

    def _card(self, name: str, position: Position) -> ClauseCard:
        clause = self.book.clauses[name]
        notes = []
        for r in self.book.rulings:
            if name in r.clauses:
                reading = position.state.reads(r.id)
                texts = r.readings[reading]
                question, told = self.words.pick(r.question), self.words.pick(texts)
                notes.append(RulingNote(id=r.id, question=question, reading=told, default=reading == r.default))
        return ClauseCard(
            id=name,
            section=clause.section_in(self.lang),
            text=clause.text_in(self.lang),
            mark=clause.mark,
            rulings=tuple(notes),
        )

    # --- the table --------------------------------------------------------------------------

    def changes(self, before: Position, after: Position) -> tuple[Change, ...]:
        """Return what is different at the table."""
        found = differences(before.view(self.eyes).state, after.view(self.eyes).state)
        told = [(self._change(one), one) for d in found for one in self._contents(d)]
        return tuple(self._together(list(run)) for _, run in groupby(told, key=_comes_or_goes))

    def _together(self, run: list[tuple[Change, Difference]]) -> Change:
        """Tell what came, or what went, in one place in one line."""
        change, first = run[0]
        if not run[1:]:
            return change
        came = first.before is None
        listed = self.words.listing([c.after if came else c.before for c, _ in run])
        return replace(change, after=listed) if came else replace(change, before=listed)

    def _contents(self, d: Difference) -> tuple[Difference, ...]:
        """Tell a row that has come or gone by what it holds, where its name alone would say its key once more."""
        row = d.after if d.before is None else d.before
        if not isinstance(row, Row) or (d.before is None) is (d.after is None) or len(d.path) % 2:
            return (d,)
        if self._field(d.path)[1] == self._field((*d.path[:-1], ""))[1]:
            return (d,)  # the field's name does not say the key, so the value has to
        held = tuple((f.name, getattr(row, f.name)) for f in fields(row)[1:] if not _blank(getattr(row, f.name), f))
        came = d.before is None
        told = (Difference((*d.path, name), None if came else v, v if came else None) for name, v in held)
        return tuple(told) or (d,)

    def _change(self, d: Difference) -> Change:
        key, label = self._field(d.path)
        before, after = (str(self._valued(key, v)) for v in self._parted(key, d))
        return Change(label=label, before=before, after=after)

    def _parted(self, key: str, d: Difference) -> tuple[Any, Any]:
        """Leave what stays out of a long list: its field's word for the rest (`.rest`) stands for it."""
        lists = (d.before, d.after)
        if not (all(isinstance(v, tuple) for v in lists) and self.words.has(f"{key}.rest")):
            return lists
        common = Counter(d.before) & Counter(d.after)
        if common.total() < STAYS:
            return lists
        parted = []
        for value in lists:
            left, own = Counter(common), []
            for item in value:
                if left[item]:
                    left[item] -= 1
                else:
                    own.append(item)
            parted.append((*own, self.words(f"{key}.rest")))
        return parted[0], parted[1]

    def at(self, position: Position, path: str) -> tuple[str, str]:
        """Say what stands at a dotted path of the table, such as "players.Sara.coins": its name, and the value."""
        return self.named(path, look_up(position.view(self.eyes).state, path))

    def named(self, path: str, value: Any) -> tuple[str, str]:
        """Say a dotted path of the table (itself, where the field has no name), and a value that could be there."""
        key, label = self._field(tuple(path.split(".")))
        told = str(self._valued(key, tuple(value) if isinstance(value, list | dict) else value))
        label = label.removesuffix(f": {isolated(OPEN, self.lang)}")  # rows as a whole: no key is named
        return label if self.words.has(key) else path, told

    def _field(self, path: tuple[str, ...]) -> tuple[str, str]:
        """Return the id of a field in the catalogue, and its name; fields and keys of rows alternate along a path."""
        key = "field-" + "-".join(p.replace("_", "-") for p in path[0::2])
        keys = (*path[1::2], OPEN)
        names = {f"key{i or ''}": self.words.name(k) for i, k in enumerate(keys)}
        return key, self.words(key, **names)

    def _valued(self, key: str, value: Any) -> Any:
        """Return a value of a field; a field may have its own words for yes and no (`.yes`, `.no`)."""
        if isinstance(value, bool) and self.words.has(f"{key}.yes"):
            return self.words(f"{key}.{'yes' if value else 'no'}")
        if isinstance(value, tuple) and value:
            return self.words.value(tuple(str(self._valued(key, v)) for v in value))
        return self.value(value)

    def odds(self, record: StepRecord) -> Odds | None:
        """Return the chances as they stood before a roll or draw, as far as these eyes may know."""
        chance = record.chance
        if chance is None or not isinstance(record.act, Rolled | Drawn) or not record.open_to(self.eyes):
            return None
        try:
            found = record.before.view(self.eyes).odds()
        except Unknown:  # what is drawn from is a secret
            return None
        reading = chance.read(record.before.state, record.act)
        happened = chance.label(record.before.state, reading)
        if len(found) < 2:  # a certainty is no odds
            return None
        rows = tuple(
            OddsRow(
                label=str(self.value(label)),
                fraction=fraction(chance_of, self.words),
                percent=percent(float(chance_of), self.words),
                share=float(chance_of),
                happened=label == happened,
            )
            for label, chance_of in found.items()
        )
        return Odds(title=self.words("odds-title"), rows=rows)

    def open(self, position: Position) -> tuple[Move, ...]:
        """Return the moves that may be made now, but those whose being legal rests on what these eyes may not see."""
        found = () if position.over or position.step.chance is not None else position.legal()
        if self.eyes == ALL:
            return tuple(found)
        known = {*known_legal(position, (m for m in found if m.by != self.eyes), self.eyes)}
        return tuple(m for m in found if m.by == self.eyes or m in known)

    def legal(self, position: Position, moves: tuple[Move, ...]) -> tuple[str, ...]:
        """Say what may be done now, moves of a kind told together; `moves` is what `open` returns."""
        if position.over:
            return ()
        if position.step.chance is not None:
            seats = position.acting()
            kind = "draw" if isinstance(position.step.chance, Draw) else "roll"
            return (self.words(f"legal-{kind}", seats=seats) if seats else self.words("legal-chance"),)
        families: dict[tuple[str, type[Move]], list[Move]] = {}
        for move in moves:
            families.setdefault((move.by, type(move)), []).append(move)
        return tuple(line for (by, cls), moves in families.items() for line in self._family(by, cls, moves))

    def _family(self, by: str, cls: type[Move], moves: list[Move]) -> Iterator[str]:
        """Say moves of one kind in one line, or in several where not every value goes with every other."""
        if self.eyes not in (ALL, by) and any(isinstance(m, SeenBy) for _, m in marks(cls)):
            yield self.words("legal-move", by=by, act=self.words(cls.__name__))
            return
        for block in _blocks(moves, cls.__struct_fields__[1:]):
            yield self._spread_out(by, cls, block)

    def _spread_out(self, by: str, cls: type[Move], moves: list[Move]) -> str:
        names = {f: self._spread([getattr(m, f) for m in moves]) for f in cls.__struct_fields__[1:]}
        return self.words("legal-move", by=by, act=self.words(f"{cls.__name__}.label", by=self.words.name(by), **names))

    def _spread(self, values: list[Any]) -> Any:
        distinct = list(dict.fromkeys(values))
        if len(distinct) == 1:
            return self.value(distinct[0])
        whole = len(distinct) > 2 and all(type(v) is int for v in distinct)
        if whole and max(distinct) - min(distinct) < len(distinct):
            return self.words("range", low=min(distinct), high=max(distinct))
        return self.words.either([str(self.value(v)) for v in distinct])

    def script_line(self, scenario: Scenario, index: int) -> str:
        """Say which line of a script could not be played."""
        entry = scenario.file.script[index]
        key = entry if isinstance(entry, str) else next(iter(entry))
        for verb, move in self.book.verbs.items():
            seat = key.removesuffix(f" {verb}")
            if seat != key:
                return f"{self.words.name(seat)} {self.words(f'{move.__name__}.verb')}"
        return self.words(f"script-{key}") if self.words.has(f"script-{key}") else key


def _blocks(moves: list[Move], names: tuple[str, ...]) -> list[list[Move]]:
    """Part moves so that within each block every value of a field goes with every value of the others."""
    sides = [{getattr(m, f) for m in moves} for f in names]
    if prod(map(len, sides)) == len(moves):
        return [moves]
    for name in names:
        by_value: dict[Any, list[Move]] = {}
        for move in moves:
            by_value.setdefault(getattr(move, name), []).append(move)
        # Values that go with the same of everything else stay together.
        alike: dict[frozenset[Any], list[Move]] = {}
        for group in by_value.values():
            rest = frozenset(tuple(getattr(m, f) for f in names if f != name) for m in group)
            alike.setdefault(rest, []).extend(group)
        if len(alike) > 1:
            return [block for group in alike.values() for block in _blocks(group, names)]
    return [moves]


def _comes_or_goes(told: tuple[Change, Difference]) -> tuple[str, Any]:
    """Return by what changes are told together: whole rows that come to, or go from, what has one name."""
    change, d = told
    if not isinstance(d.after if d.before is None else d.before, Row) or (d.before is None) is (d.after is None):
        return change.label, d.path
    return change.label, d.before is None


def unseen(act: Any) -> bool:
    """Say whether an act, as some eyes see it, hides what was done; a result of chance hides nothing here."""
    return isinstance(act, Move) and any(isinstance(getattr(act, f), Hidden) for f in act.__struct_fields__)


def _blank(value: Any, field: FieldInfo) -> bool:
    """Say whether a field of a row holds what it holds where nothing has been said."""
    if isinstance(value, Hidden):
        return not len(value)
    return type(value) is type(field.default) and bool(value == field.default)


def fraction(chance: Fraction, words: Words) -> str:
    """Write a chance exactly, long numbers in groups of three.

    Examples
    --------
    >>> words = Words("en", ("rulekit",))
    >>> fraction(Fraction(1, 6), words), fraction(Fraction(2000, 12345), words).replace(THIN, "_")
    ('1/6', '400/2_469')
    >>> fraction(Fraction(238880659, 358367538), words).replace(THIN, "_")
    '238_880_659 / 358_367_538'
    """
    top, bottom = (f"{n:,}".replace(",", THIN) for n in (chance.numerator, chance.denominator))
    key = "odds-long" if THIN in top else "odds-fraction"
    return words(key, top=written(top, words.digits), bottom=written(bottom, words.digits))


def percent(share: float, words: Words) -> str:
    """Write a share of 1 for the eye.

    Examples
    --------
    >>> words = Words("en", ("rulekit",))
    >>> percent(0.6666, words), percent(0.0000001, words)
    ('66.7 %', '< 0.1 %')
    """
    few = 0 < share < 0.001
    return words(
        "odds-less" if few else "odds-percent", percent=written("0.1" if few else f"{share * 100:.1f}", words.digits)
    )

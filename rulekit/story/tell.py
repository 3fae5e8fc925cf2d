"""From a run to a storyboard: which beats there are, and where in the map they stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from rulekit.data.languages import written
from rulekit.engine.chance import Draw
from rulekit.engine.moves import Pass
from rulekit.engine.position import Position
from rulekit.engine.record import StepRecord
from rulekit.engine.steps import node_id, slug
from rulekit.engine.verdict import judge
from rulekit.engine.views import attempted
from rulekit.faces.words import interface
from rulekit.story.look import Look
from rulekit.story.scenario import Scenario
from rulekit.story.script import Line, Run
from rulekit.story.storyboard import Beat, ClauseCard, Group, Item, Place, Row, Storyboard
from rulekit.story.telling import Teller

# Clauses of one beat above which it matters in which order they are read.
MANY = 8


def tell(scenario: Scenario, eyes: str) -> Storyboard:
    """Make the storyboard of a scenario as `eyes` may see it.

    Raises
    ------
    FileProblem
        Where the script does not play out.
    """
    from rulekit import __version__
    from rulekit.maps import maps_of

    run: Run = scenario.play_out()
    book, words = scenario.book, scenario.book.words(scenario.lang)
    told = [line.record.after for line in run.lines if line.record is not None]  # also between two rules
    positions = (*(node.position for node in run.trace.nodes), *told)
    entered = dict.fromkeys(frame.flow for position in positions for frame in position.frames)
    first, *called = (maps := maps_of(book, entered, scenario.lang)).drawn
    beats = tuple(_Beats(scenario, run, eyes, maps.aliases).all())
    return Storyboard(
        rulebook=book.name,
        rulebook_title=words("title"),
        version=f"{book.version} (rulekit {__version__})",
        scenario=scenario.id,
        title=scenario.title,
        intro=scenario.text(scenario.file.intro) if eyes == scenario.file.eyes else "",
        lang=scenario.lang,
        dir=words.dir,
        seat=eyes,
        svg=first.svg,
        called=tuple(called),
        steps=maps.steps,
        words=interface(words, eyes),
        beats=beats,
        doubts={name: mark for name in sorted(_named(beats)) if (mark := book.doubt(name))},
    )


def positions(run: Run) -> tuple[Position, ...]:
    """Return where the game stands at each step of a storyboard."""
    out = [run.trace.nodes[0].position]
    for lines in _folded(run.lines):
        record = lines[-1].record
        out.append(out[-1] if record is None else record.after)  # what was refused has changed nothing
    return (*out, out[-1]) if run.parts is not None else tuple(out)


def _named(beats: Iterable[Beat]) -> set[str]:
    """Return every clause and ruling that beats name by its id."""
    groups = (part for b in beats for part in (*(c.sources for c in b.checks), *(f.clauses for f in b.follows)))
    return {name for group in groups for name in group}


class _Beats:
    """Walks the lines of a run and keeps the path walked so far."""

    def __init__(self, scenario: Scenario, run: Run, eyes: str, aliases: dict[str, str]) -> None:
        self.scenario, self.run, self.eyes, self.aliases = scenario, run, eyes, aliases
        self.teller = Teller(scenario.book, scenario.lang, eyes)
        # The author's words are written for certain eyes; others get the derived ones alone,
        # since nobody can tell what a told sentence gives away.
        self.told = scenario.text if eyes == scenario.file.eyes else lambda _texts: ""
        self.words = self.teller.words
        self.path: dict[str, None] = {}
        self.trail: dict[str, None] = {}
        self.number = 0
        self.here: Position
        self.last: Any = None
        self.before: Any = None  # the table before the last act

    def all(self) -> Iterator[Beat]:
        """Yield every beat."""
        root = self.run.trace.nodes[0]
        start, opening = root.position, root.record
        assert opening is not None  # noqa: S101 - a script's trace tells how it was opened
        yield self.beat(
            "start",
            start,
            self.place(start, tuple(self.aliases.get(e.id, e.id) for e in opening.edges)),
            chip=self.words("chip-start"),
            headline=self.words("headline-start"),
            story="",
            clauses=self.cards((*opening.cited, start.step.clause), start),
            changes=self.teller.changes(opening.before, start),
            follows=self.teller.follows(opening.view(self.eyes)),
        )
        for lines in _folded(self.run.lines):
            yield self.of(lines)
        if self.run.parts is not None:
            yield self.parting()

    def of(self, lines: list[Line]) -> Beat:
        """Make one beat of a line, or of a run of passes."""
        first, last = lines[0], lines[-1]
        if first.verdict is not None:
            return self.refused(first)
        record = last.record
        assert record is not None  # noqa: S101 - a line is a record or a verdict
        seen = record.view(self.eyes)
        told = [line.record for line in lines if line.record is not None]
        edges = tuple(self.aliases.get(e.id, e.id) for r in told for e in r.edges)
        chance = record.chance
        self.last = seen.act
        self.before = told[0].before.view(self.eyes).state
        kind = "chance" if chance is not None else "quiet" if first.quiet and not record.follows else "move"
        if first.quiet:
            passed = tuple(r.act.by for r in told)
            headline = self.words("headline-passed", seats=passed, count=len(passed))
            chip = self.words("chip-quiet")
        elif chance is not None:
            headline, chip = (
                self.teller.chanced(record),
                self.words("chip-draw" if isinstance(chance, Draw) else "chip-roll"),
            )
        else:
            headline, chip = self.teller.done(seen), self.teller.chip(seen)
        return self.beat(
            kind,
            record.after,
            self.place(record.after, edges),
            chip=self.told(first.beat) or chip,
            headline=self.told(first.title) or headline,
            story=self.told(first.say),
            checks=() if first.quiet else self.teller.checks(record),
            clauses=self.cards(self.governing(told), record.before),
            changes=self.teller.changes(told[0].before, record.after),
            follows=self.teller.follows(seen),
            odds=self.teller.odds(record),
            act=seen.act,
        )

    def governing(self, told: list[StepRecord]) -> tuple[str, ...]:
        """Return the clauses of a beat: those asked that the example is about, then those that acted.

        Of many that acted, as at the end of a round, those that the example is about come first.
        """
        about = self.scenario.file.clauses
        asked = [s for r in told for s in self.teller.sources(r) if s in about]
        acted = tuple(dict.fromkeys(c for r in told for c in r.cited))
        if len(acted) > MANY:
            acted = tuple(sorted(acted, key=lambda c: c not in about))
        return (*asked, *acted)

    def cards(self, names: Iterable[str], position: Position) -> tuple[ClauseCard, ...]:
        """Return the cards of clauses, each once.

        What the rulebook tells as its own example comes after the rules.  Of somebody else's
        story it would only speak of other people and other dice: there it is shown where no
        rule says the same.
        """
        clauses, about = self.scenario.book.clauses, self.scenario.file.clauses
        found = list(dict.fromkeys(names))
        examples = [c for c in found if c in clauses and clauses[c].kind == "example"]
        rules = [c for c in found if c not in examples]
        told = [c for c in examples if c in about or not rules]
        return self.teller.cards((*rules, *told), position)

    def refused(self, line: Line) -> Beat:
        """Make the beat of an attempt that changed nothing."""
        assert line.verdict is not None  # noqa: S101
        position = self.here
        verdict = judge(position, attempted(position, line.verdict.act, self.eyes), self.eyes)
        return self.beat(
            "refused",
            position,
            self.place(position, ()),
            chip=self.teller.attempt(verdict.act),
            headline=self.told(line.title) or self.teller.tried(verdict),
            story=self.told(line.say),
            checks=self.teller.check_lines(verdict),
            clauses=self.cards(verdict.clauses, position),
            act=self.last,
        )

    def parting(self) -> Beat:
        """Make the beat at which a what-if leaves the book."""
        return self.beat(
            "parts",
            self.here,
            self.place(self.here, ()),
            chip=self.words("chip-parts"),
            headline=self.words("headline-parts"),
            story=self.words("story-parts", line=self.teller.script_line(self.scenario, self.run.parts or 0)),
        )

    def place(self, position: Position, edges: tuple[str, ...]) -> Place:
        """Say where in the map a beat ends, and remember the way there."""
        self.here = position
        step = position.step
        path, trail = tuple(self.path), tuple(self.trail)
        self.path[step.id] = None
        self.trail.update(dict.fromkeys(edges))
        return Place(
            flow=position.top.flow,
            step=position.top.step,
            node=step.id,
            callers=tuple(node_id(frame.flow, frame.step) for frame in position.frames[:-1]),
            edges=tuple(dict.fromkeys(edges)),
            path=path,
            trail=trail,
        )

    def beat(self, kind: Any, position: Position, place: Place, *, act: Any = None, **parts: Any) -> Beat:
        """Make a beat; what is at the table and what may be done come from the position."""
        self.number += 1
        seen, moves = position.view(self.eyes), self.teller.open(position)
        look = Look(self.before or seen.state, seen.state, act, moves, self.words, self.eyes)
        return Beat(
            number=self.number,
            kind=kind,
            crumbs=self.crumbs(position),
            place=place,
            table=in_digits(self.scenario.book.shown(look), self.words.digits),
            legal=self.teller.legal(position, moves),
            digest=seen.digest,
            **parts,
        )

    def crumbs(self, position: Position) -> tuple[str, ...]:
        """Name the place from the rulebook down."""
        out = [self.words("title")]
        for frame in position.frames:
            out.append(self.words(f"flow-{slug(frame.flow)}"))
        out.append(self.words(position.step.id.removeprefix("n-")))
        return tuple(out)


def in_digits(table: tuple[Group, ...], digits: str) -> tuple[Group, ...]:
    """Write the faces of dice, and whatever else on a table is a bare number, in the digits of a language."""
    if not digits:
        return table

    def item(it: Item) -> Item:
        return replace(it, text=written(it.text, digits)) if it.text.isdecimal() else it

    def row(r: Row) -> Row:
        return replace(r, cells=tuple(replace(c, items=tuple(map(item, c.items))) for c in r.cells))

    return tuple(replace(g, rows=tuple(map(row, g.rows))) for g in table)


def _folded(lines: list[Line]) -> Iterator[list[Line]]:
    """Put the passes of one window together; everything else stands alone."""
    group: list[Line] = []
    for line in lines:
        passing = line.record is not None and isinstance(line.record.act, Pass)
        if passing and group and group[-1].record is not None and not group[-1].record.follows:
            group.append(line)
            continue
        if group:
            yield group
        group = []
        if passing:
            line.quiet = True
            group = [line]
        else:
            yield [line]
    if group:
        yield group

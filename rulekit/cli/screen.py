"""What stands on the screen of a game at the terminal, and through whose eyes: people who share it hand it on."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rulekit.cli.out import Out

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulekit.book import Rulebook
    from rulekit.engine.moves import Move
    from rulekit.engine.position import Position
    from rulekit.engine.record import StepRecord

GREY, PLAIN = "\x1b[2m", "\x1b[0m"
# The screen and what has scrolled off it.
WIPE = "\x1b[H\x1b[2J\x1b[3J"
MARGIN = 4  # of a row that is folded, after its first line


class Screen:
    """The screen of one game.

    Parameters
    ----------
    book : Rulebook
    people : tuple of str
        The seats that look at it.

    Attributes
    ----------
    eyes : str
        Through which all is told and shown: whose screen it is; "" for all of them together, "*" where nobody plays.
    """

    def __init__(self, book: Rulebook, people: tuple[str, ...]) -> None:
        from rulekit.engine.position import ALL
        from rulekit.faces.words import interface

        self.book, self.words, self.people = book, book.words(), people
        self.out = Out(self.words)
        self.meant: set[str] = set()  # what has been said of marks of uncertainty
        self.unheard: dict[str, list[StepRecord]] = {seat: [] for seat in people}
        self.board: Any = SimpleNamespace(words=interface(self.words), lang=book.lang, dir=self.words.dir)
        self.look_through(people[0] if len(people) == 1 else "" if people else ALL)

    def look_through(self, eyes: str) -> None:
        """Tell and show everything to some eyes from now on."""
        from rulekit.story.telling import Teller

        self.eyes = eyes
        self.teller = Teller(self.book, self.book.lang, eyes)

    def hand_to(self, seat: str, position: Position) -> bool:
        """See that whoever is asked looks at the screen, and nobody else; return False where nobody comes.

        Where all is open to everybody, there is nothing to hand on.
        """
        if self.eyes == seat:
            return True
        self.to_all()
        # Hidden things compare with nothing, so their signs are compared; an empty hand is no secret.
        own, onlooker = (repr(position.view(eyes).state).replace("<hidden 0>", "()") for eyes in (seat, ""))
        if own == onlooker and position.step.kind != "sealed":
            self.unheard[seat] = []  # it has all been told to everybody
            return True
        try:
            input(f"{self.words('play-hand-on', name=seat)} ")
        except EOFError:
            return False
        self.look_through(seat)
        unheard, self.unheard[seat] = self.unheard[seat], []
        for record in unheard:
            self.say(record)
        return True

    def to_all(self) -> None:
        """Take what one of several has seen off the screen, and go on for the eyes of all."""
        if len(self.people) > 1 and self.eyes:
            if sys.stdout.isatty():
                self.out.line(WIPE)
            self.look_through("")

    def forget(self) -> None:
        """A move is taken back: what has happened since nobody needs to hear."""
        for waiting in self.unheard.values():
            waiting.clear()

    def tell(self, record: StepRecord) -> None:
        """Say what was done and what followed; whoever does not look hears of it later."""
        for seat, waiting in self.unheard.items():
            if seat != self.eyes:
                waiting.append(record)
        self.say(record)

    def say(self, record: StepRecord) -> None:
        """Say it as the eyes that look saw it."""
        seen = record.view(self.eyes)
        chance = record.chance is not None
        told = self.teller.chanced(record) if chance else self.teller.done(seen)
        self.out.line(f"· {told} {self.out.cited(*record.clauses)}")
        for follow in self.teller.follows(seen, opened=True):
            self.out.line(f"  {'←' if self.words.dir == 'rtl' else '→'} {follow.text}")
        self.mean(record.clauses)

    def mean(self, ids: Iterable[str]) -> None:
        """Say what a mark of uncertainty means, the first time that it is met."""
        for meaning in self.words.grades(ids):
            if meaning not in self.meant:
                self.meant.add(meaning)
                self.out.line(f"  {meaning}")

    def show(self, position: Position) -> None:
        """Print the table."""
        from rulekit.faces.table import group_rows, group_title
        from rulekit.story.look import Look

        seen = position.view(self.eyes).state
        look = Look(seen, seen, None, self.teller.open(position), self.words, self.eyes)
        for group in self.book.shown(look):
            self.out.line()
            self.out.line(group_title(self.board, group))
            for line in fitted(group_rows(self.board, group), columns()):
                self.out.line(f"  {line}")

    def label(self, move: Move) -> str:
        """Say a move in a few words."""
        return self.words(f"{type(move).__name__}.label", **self.teller.fields(move))

    def refused(self, position: Position, seat: str) -> None:
        """Print what the seat may not do here, in grey, with the reasons and their clauses."""
        from rulekit.story.refusals import refusals

        grey, plain = (GREY, PLAIN) if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else ("", "")
        for refusal in refusals(position, seat):
            lines = [c for c in self.teller.check_lines(refusal.verdict) if c.state == "no"]
            why = self.out.listed([f"{c.text}{f': {c.figures}' if c.figures else ''}" for c in lines])
            label = self.out.apart(self.label(refusal.verdict.act))
            if refusal.more:
                label = self.words("play-more-like-it", label=label, more=refusal.more)
            self.out.line(f"{grey}    ✕  {label}")
            reasons = self.words("play-not-so", why=why, clauses=self.words.cited(*refusal.verdict.clauses))
            self.out.line(f"       {reasons}{plain}")
            self.mean(refusal.verdict.clauses)


def columns() -> int:
    """Return how many places a line of the terminal has; 0 where nothing bounds it."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else 0


def fitted(rows: list[list[str]], room: int) -> list[str]:
    """Put the columns of `rows` under each other; where that is too wide, write every row by itself and fold it."""
    from rulekit.data.directions import width
    from rulekit.faces.table import aligned

    lines, room = aligned(rows), room - len("  ")
    if room <= MARGIN or all(width(line) <= room for line in lines):
        return lines
    return [line for row in rows for line in textwrap.wrap("  ".join(row), room, subsequent_indent=" " * MARGIN)]

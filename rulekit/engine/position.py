"""Where a game is: the table, and the stack of places in the flows.

A position is a value.  Asking it questions or playing on never changes it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from rulekit.engine.chance import Result
from rulekit.engine.moves import Move
from rulekit.engine.state import State

if TYPE_CHECKING:
    from rulekit.engine.record import StepRecord
    from rulekit.engine.steps import Step
    from rulekit.engine.verdict import Verdict

ALL = "*"  # eyes that see everything

Act = Move | Result


class Frame(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One level of the stack.

    Attributes
    ----------
    place : str
        `flow/step`.
    seat : str
        For whom the flow runs; "" where nobody in particular.
    waiting : tuple of str
        Window or sealed step: seats still to speak or to commit, in order.
    sealed : tuple of Move
        What has been committed, in seat order; only each seat itself may see its own.
    opened : str
        The window in hand and the digest of the table when it last opened.
    """

    place: str
    seat: str = ""
    waiting: tuple[str, ...] = ()
    sealed: tuple[Move, ...] = ()
    opened: str = ""

    @property
    def flow(self) -> str:
        """The flow's name."""
        return self.place.partition("/")[0]

    @property
    def step(self) -> str:
        """The step's name."""
        return self.place.partition("/")[2]


class Position(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A table and where in the flows it stands.

    Attributes
    ----------
    frames : tuple of Frame
        From the outermost flow to the one in hand.
    state : State
        The table.
    """

    frames: tuple[Frame, ...]
    state: State

    @property
    def top(self) -> Frame:
        """The frame in hand."""
        return self.frames[-1]

    @property
    def step(self) -> Step:
        """The step in hand."""
        found: Step = self.state.book.machine.tables[self.frames[-1].place].step
        return found

    @property
    def over(self) -> str:
        """Name of the end that has been reached; "" while the game goes on."""
        return self.step.name if self.step.kind == "end" else ""

    @property
    def digest(self) -> str:
        """Sixteen hex digits that are the same for equal positions in every process."""
        return digest(self)

    def acting(self) -> tuple[str, ...]:
        """Return the seats that may act (or roll) now."""
        found: tuple[str, ...] = self.state.book.machine.acting(self)
        return found

    def legal(self, seat: str = ALL) -> tuple[Move, ...]:
        """Return every legal move, of one seat or of all.

        Returns
        -------
        tuple of Move
            In written order of the offers, each with its fields in the order of their
            domains.  At a chance step it is empty: see `roll` and `odds`.  A seat's own list
            is made from what that seat sees: a move that only a secret of others could rule
            out is in it.
        """
        machine = self.state.book.machine
        if seat == ALL:
            return tuple(machine.moves(self))
        return tuple(m for m in machine.moves(self.view(seat), seat) if m.by == seat)

    def why(self, act: Act, eyes: str = ALL) -> Verdict:
        """Say why an act is allowed or not, as far as `eyes` may know.

        Returns
        -------
        Verdict
            True where it is allowed; `verdict.checks` has every check with its source.
        """
        from rulekit.engine.verdict import judge

        return judge(self, act, eyes)

    def play(self, act: Act) -> StepRecord:
        """Carry an act out.

        Returns
        -------
        StepRecord
            `record.after` is the new position; this one stays as it is.

        Raises
        ------
        Refused
            Where the rules do not allow it; `error.verdict` says why.
        """
        record: StepRecord = self.state.book.machine.play(self, act)
        return record

    def roll(self, rng: Random) -> StepRecord:
        """Carry out the chance step in hand with a seeded generator."""
        return self.play(self.chance.sample(self.state, rng))

    @property
    def chance(self) -> Any:
        """What is rolled or drawn at the step in hand.

        Raises
        ------
        ValueError
            Where it is not a chance step.
        """
        if self.step.chance is None:
            msg = f"{self.top.place} is no chance step"
            raise ValueError(msg)
        return self.step.chance

    def odds(self) -> Mapping[str, Fraction]:
        """Return the exact chances at the chance step in hand, re-rolls counted in."""
        from rulekit.engine.odds import odds_at

        return odds_at(self)

    def view(self, seat: str) -> Position:
        """Return the position as `seat` sees it; "" is an onlooker."""
        from rulekit.engine.views import view

        return view(self, seat)

    def put(self, **changes: Any) -> Position:
        """Return a copy with fields of the table changed: for what-ifs and tests."""
        return Position(self.frames, self.state.set(**changes))


def _hook(value: Any) -> Any:
    from rulekit.engine.views import stand_in

    return stand_in(value)


_encode = msgspec.msgpack.Encoder(order="deterministic", enc_hook=_hook).encode


def digest(value: Any) -> str:
    """Return sixteen hex digits of any encodable value."""
    return hashlib.blake2b(_encode(value), digest_size=8).hexdigest()

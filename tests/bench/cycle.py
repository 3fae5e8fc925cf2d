"""One step: ten phases in a ring, each with one condition and one change.

rulekit checks the act, keeps a record with the clauses that acted, and the whole history is kept.  The loop written by
hand has frozen dataclasses and a `match` over the phases, and keeps nothing.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

from rulekit.engine.flow import Flow
from rulekit.engine.machine import Machine
from rulekit.engine.moves import Move
from rulekit.engine.pieces import effect, guard
from rulekit.engine.position import Position
from rulekit.engine.record import StepRecord
from rulekit.engine.state import State

from .measure import Figure, median, ratio, rounds, seconds

PHASES = tuple(f"p{i}" for i in range(10))
NEXT = {p: PHASES[(i + 1) % 10] for i, p in enumerate(PHASES)}


# --- rulekit -------------------------------------------------------------------------------


class Table(State):
    n: int = 0
    a: int = 0
    b: int = 0

    @property
    def seats(self) -> tuple[str, ...]:
        return ("Ana",)


class Next(Move):
    @guard("C-1")
    def not_negative(self, s: Table) -> bool:
        return s.n >= 0

    @effect("C-2")
    def counted(self, s: Table) -> Table:
        return s.set(n=s.n + 1)


def _start() -> Position:
    flow = Flow("cycle", "p0")
    for phase in PHASES:
        flow.choice(phase, lambda s, at: "Ana", "C-0")
    for phase, after in NEXT.items():
        flow.offer(Next, phase, after)
    machine = Machine([flow])
    Table.book = type("Book", (), {"machine": machine})
    return machine.begin("cycle/p0", Table())


def rulekit_loop(steps: int) -> float:
    """Play on and keep every record."""
    position = _start()
    play, act = position.state.book.machine.play, Next("Ana")
    history: list[StepRecord] = []
    begun = perf_counter()
    for _ in range(steps):
        record = play(position, act)
        history.append(record)
        position = record.after
    took = perf_counter() - begun
    assert len(history) == steps
    assert history[-1].clauses == ("C-2", "C-0")
    return took


# --- by hand -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bare:
    phase: str
    n: int
    a: int = 0
    b: int = 0


def _by_hand() -> Callable[..., Bare]:
    """Write out the `match` over all phases, as one would by hand."""
    lines = ["def step(s, action, called):", "    if action != 'next':", "        raise ValueError(action)"]
    lines.append("    match s.phase:")
    for phase, after in NEXT.items():
        lines += [
            f"        case '{phase}':",
            "            if not allowed(s):",
            "                raise ValueError(s)",
            f"            s = replace(s, phase='{after}', n=s.n + 1)",
        ]
    lines += ["        case _:", "            raise ValueError(s.phase)", "    called(s)", "    return s"]
    names: dict[str, Any] = {"allowed": lambda s: s.n >= 0, "replace": replace}
    exec("\n".join(lines), names)
    made: Callable[..., Bare] = names["step"]
    return made


def hand_loop(steps: int) -> float:
    """Go round and keep nothing."""
    step, s = _by_hand(), Bare("p0", 0)

    def called(_s: Bare) -> None:
        """Stand for what a program does on each step."""

    begun = perf_counter()
    for _ in range(steps):
        s = step(s, "next", called)
    took = perf_counter() - begun
    assert s.n == steps
    return took


# --- others --------------------------------------------------------------------------------


class Model:
    """What `transitions` works on: it changes in place and keeps no history."""

    def __init__(self) -> None:
        self.n = 0

    def allowed(self) -> bool:
        return self.n >= 0

    def counted(self) -> None:
        self.n += 1


def transitions_loop(steps: int) -> float:
    """The same ring in `transitions`."""
    from transitions import Machine as Ring

    model: Any = Model()
    ring = Ring(model, states=list(PHASES), initial="p0", auto_transitions=False)
    for phase, after in NEXT.items():
        ring.add_transition("advance", phase, after, conditions="allowed", after="counted")
    begun = perf_counter()
    for _ in range(steps):
        model.advance()
    took = perf_counter() - begun
    assert model.n == steps
    return took


def statemachine_loop(steps: int) -> float:
    """The same ring in `python-statemachine`."""
    from statemachine import State as Phase
    from statemachine import StateMachine

    body: dict[str, Any] = {p: Phase(initial=p == "p0") for p in PHASES}
    ways = [body[p].to(body[after], cond="allowed", on="counted") for p, after in NEXT.items()]
    ring = ways[0]
    for way in ways[1:]:
        ring = ring | way

    def allowed(self: Any) -> bool:
        return bool(self.n >= 0)

    def counted(self: Any) -> None:
        self.n += 1

    made: Any = type("Ring", (StateMachine,), {**body, "advance": ring, "allowed": allowed, "counted": counted, "n": 0})
    machine = made()
    begun = perf_counter()
    for _ in range(steps):
        machine.send("advance")
    took = perf_counter() - begun
    assert machine.n == steps
    return took


def figures() -> Iterator[Figure]:
    """Compare one step with one step."""
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    steps: dict[Callable[[int], float], int] = {
        rulekit_loop: 60_000,
        hand_loop: 60_000,
        transitions_loop: 12_000,
        statemachine_loop: 1_500,
    }

    def job(loop: Callable[[int], float]) -> Callable[[], float]:
        return lambda: loop(steps[loop]) / steps[loop]

    took = rounds({loop.__name__: job(loop) for loop in steps})
    ours = took["rulekit_loop"]
    times = ratio(ours, took["hand_loop"])
    yield Figure(
        f"one step with record and history ({seconds(median(ours))}) to the hand-written loop",
        f"{times:.2f} times its time",
        "at most 2",
        times <= 2,
    )
    for name, loop, least in (("transitions", transitions_loop, 2.5), ("python-statemachine", statemachine_loop, 30)):
        faster = ratio(took[loop.__name__], ours)
        yield Figure(f"one step against {name}", f"{faster:.1f} times faster", f"at least {least:g}", faster >= least)

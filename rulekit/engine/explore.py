"""Meet every position that can be reached, on the compiled tables and without records.

States are kept by the stack of frames they stand in, so a position costs one dictionary
entry and no object of its own.
"""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rulekit.engine.compiled import Deed, Table, Way
from rulekit.engine.machine import Frames, Machine, legal
from rulekit.engine.position import Frame, Position

if TYPE_CHECKING:
    from rulekit.engine.chance import Chance
    from rulekit.engine.state import State


class Explored:
    """What an exploration met.

    Attributes
    ----------
    states, transitions : int
        Distinct positions, and the acts and readings of chance leading on from them.
    ends : dict
        How many positions stand at each end, by name.
    taken : frozenset of str
        Ids of the edges that were taken.
    whole : bool
        Whether everything was met; False where a bound cut the search short.  What `stuck`
        and `trapped` list is certain all the same, but there may be more.
    """

    def __init__(self, search: _Search, whole: bool) -> None:
        self._search, self.whole = search, whole
        self.states, self.transitions = len(search.first) - 1, len(search.links)
        self.ends: dict[str, int] = {}
        self._final: list[int] = []
        tables = search.machine.tables
        for stack, frames in enumerate(search.frames):
            step = tables[frames[-1].place].step
            if step.kind == "end":
                found = [i for i in search.seen[stack].values() if i < self.states]
                self.ends[step.name] = self.ends.get(step.name, 0) + len(found)
                self._final += found
        self.taken = frozenset(w.edge.id for w in search.ways)

    def _at(self, index: int) -> Position:
        return Position(self._search.frames[self._search.stack_of[index]], self._search.states[index])

    @cached_property
    def stuck(self) -> tuple[Position, ...]:
        """Positions with nothing to do that are no end."""
        first, known = self._search.first, {*self._final, *self._search.left}
        return tuple(self._at(i) for i in range(self.states) if first[i] == first[i + 1] and i not in known)

    @cached_property
    def trapped(self) -> tuple[Position, ...]:
        """Positions from which no end can be reached: the stuck ones, and endless rounds."""
        # Where the search did not go on, all may yet end well.
        count = len(self._search.states)
        hopeful = [*self._final, *self._search.left, *range(self.states, count)]
        return tuple(map(self._at, _trapped(self._search, self.states, count, hopeful)))


class _Search:
    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.stacks: dict[Frames, int] = {}
        self.frames: list[Frames] = []
        self.seen: list[dict[State, int]] = []
        self.stack_of = array("I")
        self.states: list[State] = []
        self.links = array("I")
        self.first = array("I", [0])
        self.ways: set[Way] = set()
        self.left: list[int] = []  # met, but not gone on from
        self.leads: dict[Deed, _Lead] = {}

    def stack(self, frames: Frames) -> int:
        found = self.stacks.get(frames)
        if found is None:
            found = self.stacks[frames] = len(self.frames)
            self.frames.append(frames)
            self.seen.append({})
        return found

    def meet(self, frames: Frames, s: State) -> None:
        """Note that the position in hand leads to this one."""
        stack = self.stack(frames)
        self.links.append(self.index(stack, self.seen[stack], s))

    def index(self, stack: int, seen: dict[State, int], s: State) -> int:
        """Return the number of a position, a new one where it was not met before."""
        found = seen.get(s)
        if found is None:
            found = seen[s] = len(self.states)
            self.states.append(s)
            self.stack_of.append(stack)
        return found

    def run(self, limit: int, quiet: Callable[[Any], bool] | None) -> bool:
        """Go through all positions in the order in which they are met; True where none is left."""
        # Everything the inner loop touches is a local: this is where the time goes.
        states, stack_of, links, left = self.states, self.stack_of, self.links, self.left
        tables, stacks = self.machine.tables, self.frames
        index = 0
        while index < len(states) and index < limit:
            s = states[index]
            frames = stacks[stack_of[index]]
            index += 1
            frame = frames[-1]
            table: Table = tables[frame.place]
            if quiet is not None and quiet(s):
                left.append(index - 1)
            elif len(frames) > 1 or frame.seat or frame.opened or table.kind in ("window", "sealed"):
                self.slowly(frames, frame, s, table, index - 1, limit)
            else:
                chance, deed = table.step.chance, table.deed
                if chance is not None and deed is not None:
                    lead = self.lead(deed)
                    for reading in self.readings(chance, s, index - 1, limit):
                        t = s
                        for run in deed.effects:
                            t = run(chance, t, reading)
                        found = None if t.pending else lead["" if deed.only else deed.decide(chance, t, reading)]
                        if found is None:
                            self.happen(reading, frames, frame, s, table)
                        else:
                            links.append(self.index(*found, t))
                for offer in table.offers.values():
                    deed = offer.deed
                    effects, decide = deed.effects, deed.decide if deed.only is None else None
                    lead = self.lead(deed)
                    for move in legal(offer, s, frame):
                        t = s
                        for run in effects:
                            t = run(move, t)
                        if not t.pending:
                            found = lead["" if decide is None else decide(move, t)]
                            if found is not None:  # as `self.index`, without the call
                                stack, seen = found
                                known = seen.get(t)
                                if known is None:
                                    known = seen[t] = len(states)
                                    states.append(t)
                                    stack_of.append(stack)
                                links.append(known)
                                continue
                        self.act(deed, move, frames, frame, s, table)
            self.first.append(len(links))
        return index == len(states) and not left

    def lead(self, deed: Deed) -> _Lead:
        """Return where the outcomes of a deed lead, to be filled on demand."""
        found = self.leads.get(deed)
        if found is None:
            found = self.leads[deed] = _Lead(self, deed)
        return found

    def act(self, deed: Deed, move: Any, frames: Frames, frame: Frame, s: State, table: Table) -> None:
        """Take one move where more follows of itself."""
        new, t, way, _ = self.machine.carry_out(deed, move, frames, frame, s, table, self.ways)
        self.ways.add(way)
        self.meet(new, t)

    def happen(self, reading: Any, frames: Frames, frame: Frame, s: State, table: Table) -> None:
        """Take one reading of chance where more follows of itself."""
        new, t, way, _ = self.machine.happen(table, reading, frames, frame, s, self.ways)
        self.ways.add(way)
        self.meet(new, t)

    def readings(self, chance: Chance, s: State, index: int, limit: int) -> list[Any]:
        """Return every reading of chance; where there are more than the search may still meet, so many of them."""
        most = max(1, limit - len(self.states))
        found = [reading for reading, _ in itertools.islice(chance.space(s), most + 1)]
        if len(found) > most:
            self.left.append(index)
            found.pop()
        return found

    def slowly(self, frames: Frames, frame: Frame, s: State, table: Table, index: int, limit: int) -> None:
        """Take every legal move and every reading of chance at a position."""
        if table.step.chance is not None:
            for reading in self.readings(table.step.chance, s, index, limit):
                self.happen(reading, frames, frame, s, table)
        for offer in table.offers.values():
            for move in legal(offer, s, frame):
                self.act(offer.deed, move, frames, frame, s, table)


class _Lead(dict[str, "tuple[int, dict[State, int]] | None"]):
    """Outcome of a deed to the stack it leads to and that stack's positions.

    None where more happens there by itself.
    """

    def __init__(self, search: _Search, deed: Deed) -> None:
        super().__init__()
        self.search, self.deed = search, deed

    def __missing__(self, outcome: str) -> tuple[int, dict[State, int]] | None:
        way = self.deed.ways[outcome]
        self.search.ways.add(way)
        found = None
        if not way.table.settles:
            stack = self.search.stack(way.frames)
            found = stack, self.search.seen[stack]
        self[outcome] = found
        return found


def explore(start: Position, limit: int = 1_000_000, quiet: Callable[[Any], bool] | None = None) -> Explored:
    """Meet every position that can be reached from `start`.

    Parameters
    ----------
    start : Position
    limit : int
        Positions after which the search stops.
    quiet : callable, optional
        State to bool: positions that are met but not gone on from (a bound of the search).

    Returns
    -------
    Explored
    """
    search = _Search(start.state.book.machine)
    search.meet(start.frames, start.state)
    search.links.pop()  # nothing leads to the start yet
    return Explored(search, search.run(limit, quiet))


def _trapped(search: _Search, known: int, count: int, final: list[int]) -> list[int]:
    """Everything gone on from that is not reached when going backwards from the ends."""
    into = array("I", bytes(array("I").itemsize * (count + 1)))
    for goal in search.links:
        into[goal + 1] += 1
    for i in range(count):
        into[i + 1] += into[i]
    fill = array("I", into)
    back = array("I", bytes(array("I").itemsize * len(search.links)))
    for i in range(known):
        for k in range(search.first[i], search.first[i + 1]):
            goal = search.links[k]
            back[fill[goal]] = i
            fill[goal] += 1
    good = bytearray(count)
    todo = list(final)
    for i in todo:
        good[i] = 1
    while todo:
        goal = todo.pop()
        for k in range(into[goal], into[goal + 1]):
            if not good[back[k]]:
                good[back[k]] = 1
                todo.append(back[k])
    return [i for i in range(known) if not good[i]]

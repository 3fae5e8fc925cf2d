"""Meet every position that can be reached, on the compiled tables and without records.

States are kept by the stack of frames they stand in, so a position costs one dictionary
entry and no object of its own.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rulekit.compiled import Deed, Table, Way
from rulekit.machine import Frames, Machine, legal
from rulekit.position import Frame, Position

if TYPE_CHECKING:
    from rulekit.state import State


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
        self.goals: dict[Way, tuple[int, dict[State, int]] | None] = {}

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
        seen = self.seen[stack]
        index = seen.get(s)
        if index is None:
            index = seen[s] = len(self.states)
            self.states.append(s)
            self.stack_of.append(stack)
        self.links.append(index)

    def goal(self, way: Way) -> tuple[int, dict[State, int]] | None:
        """Return the stack a way leads to and its positions, where nothing more happens there."""
        if way.table.settles:
            return None
        stack = self.stack(way.frames)
        return stack, self.seen[stack]

    def run(self, limit: int, quiet: Callable[[Any], bool] | None) -> bool:
        """Go through all positions in the order in which they are met; True where none is left."""
        # Everything the inner loop touches is a local: this is where the time goes.
        states, stack_of, links, ways = self.states, self.stack_of, self.links, self.ways
        tables, goals, stacks = self.machine.tables, self.goals, self.frames
        index, left = 0, self.left
        while index < len(states) and index < limit:
            s = states[index]
            frames = stacks[stack_of[index]]
            index += 1
            frame = frames[-1]
            table: Table = tables[frame.place]
            plain = len(frames) == 1 and not frame.seat and not frame.opened and table.kind not in ("window", "sealed")
            deed: Deed | None
            if quiet is not None and quiet(s):
                left.append(index - 1)
            else:
                for deed, doer, reading in self.acts(table, s, frame):
                    if plain:
                        t = s
                        for run in deed.effects:
                            t = run(doer, t, *reading)
                        if not t.pending:
                            way = deed.only or deed.ways[deed.decide(doer, t, *reading)]
                            if way in goals:
                                found = goals[way]
                            else:
                                found = goals[way] = self.goal(way)
                                ways.add(way)
                            if found is not None:
                                stack, seen = found
                                known = seen.get(t)
                                if known is None:
                                    known = seen[t] = len(states)
                                    states.append(t)
                                    stack_of.append(stack)
                                links.append(known)
                                continue
                    self.slowly(deed, doer, reading, frames, frame, s, table)
            self.first.append(len(links))
        return index == len(states) and not left

    def acts(self, table: Table, s: State, frame: Frame) -> Iterator[tuple[Deed, Any, tuple[Any, ...]]]:
        """Yield every legal move and every reading of chance, as (deed, doer, reading)."""
        chance = table.step.chance
        if chance is not None and table.deed is not None:
            for reading, _ in chance.space(s):
                yield table.deed, chance, (reading,)
        for offer in table.offers.values():
            deed = offer.deed
            for move in legal(offer, s, frame):
                yield deed, move, ()

    def slowly(
        self, deed: Deed, doer: Any, reading: tuple[Any, ...], frames: Frames, frame: Frame, s: State, table: Table
    ) -> None:
        """Take one act where more follows of itself."""
        if reading:
            new, t, way, _ = self.machine.happen(table, reading[0], frames, frame, s, self.ways)
        else:
            new, t, way, _ = self.machine.carry_out(deed, doer, frames, frame, s, table, self.ways)
        self.ways.add(way)
        self.meet(new, t)


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

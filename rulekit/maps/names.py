"""What the parts of a map are called, from the catalogues."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from rulekit.data.words import marked
from rulekit.engine.steps import Edge, Step, node_id, slug

if TYPE_CHECKING:
    from rulekit.book import Rulebook


def plain(text: str) -> str:
    r"""Return a text in one line, without the characters that XML cannot hold.

    Examples
    --------
    >>> plain("one\ntwo\x00")
    'one two'
    """
    return " ".join(re.sub(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text).split())


def spaced(name: str) -> str:
    """Make a name of code readable.

    Examples
    --------
    >>> spaced("TakeBack"), spaced("no_one_left")
    ('take back', 'no one left')
    """
    return slug(name).replace("-", " ") or name


class Names:
    """Labels in one language.

    Where the catalogue has no entry of its own for an edge, it takes the name of the move or of
    the outcome; for a flow or a group, its name in the code.
    """

    def __init__(self, book: Rulebook, lang: str) -> None:
        self.lang = lang
        self._words = book.words(lang)
        self._doubt = book.doubt
        self.bare: dict[str, str] = {}  # keys that no catalogue has, and the name in the code that stands in
        self._flows = book.flows
        self.dir: Literal["ltr", "rtl"] = self._words.dir

    def _first(self, *keys: str, otherwise: str) -> str:
        found = next((str(self._words(k)) for k in keys if self._words.has(k)), None)
        if found is None:
            self.bare[keys[0]] = otherwise
        return plain(otherwise if found is None else found)

    def step(self, step: Step) -> str:
        """Name a step: the entry under its id without `n-`."""
        return plain(str(self._words(step.id.removeprefix("n-"))))

    def clause(self, name: str) -> str:
        """Name a clause, with its mark where it is uncertain."""
        return marked(name, self._doubt(name))

    def kind(self, kind: str) -> str:
        """Say what kind of step it is."""
        return self._first(f"map-kind-{kind}", otherwise=kind)

    def flow(self, flow: str) -> str:
        """Name a flow: `flow-…`, or the step that calls it."""
        calls = [s for f in self._flows.values() for _, s in f.graph.nodes(data="step") if s and s.calls == flow]
        keys = [s.id.removeprefix("n-") for s in calls]
        return self._first(f"flow-{slug(flow)}", *keys, otherwise=spaced(flow).capitalize())

    def group(self, flow: str, group: str) -> str:
        """Name a group of steps: the entry under its cluster id, `c-flow-group`."""
        return self._first(
            f"c-{slug(flow)}-{slug(group)}", f"group-{slug(group)}", otherwise=spaced(group).capitalize()
        )

    def outcome(self, outcome: str) -> str:
        """Name an outcome."""
        return self._first(f"outcome-{slug(outcome)}", f"name-{slug(outcome)}", otherwise=spaced(outcome))

    def edge(self, edge: Edge, step: Step, *, alone: bool, several: bool) -> str:
        """Name an edge.

        Parameters
        ----------
        alone : bool
            Whether its move is the only one at the step, so that the outcome says enough.
        several : bool
            Whether its move has several outcomes there.
        """
        if self._words.has(edge.id):
            return plain(str(self._words(edge.id)))
        if edge.kind in ("otherwise", "pass"):
            return self._first(f"map-{edge.kind}", otherwise=edge.kind)
        if edge.kind == "return":
            end = node_id(step.calls, edge.outcome).removeprefix("n-")
            return self._first(end, otherwise=spaced(edge.outcome))
        if edge.move is None:
            return self.outcome(edge.outcome) if edge.outcome else ""
        if step.kind == "sealed":
            return self._first("map-sealed", otherwise="all in")
        move = self._first(edge.move.__name__, otherwise=spaced(edge.move.__name__))
        if not several or not edge.outcome:
            return move
        return self.outcome(edge.outcome) if alone else f"{move}: {self.outcome(edge.outcome)}"

"""Looking for what is wrong with a rulebook: in its graphs, in play, and between code and ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from rulekit.book import Rulebook
from rulekit.engine.explore import Explored, explore
from rulekit.engine.position import Position
from rulekit.errors import BookError, RulekitError, Sayable, Text, reader, reading
from rulekit.proof.exercise import Exercise, exercise
from rulekit.proof.play import sizes, starts
from rulekit.proof.static import Found, graph_findings, ledger_findings, text_findings
from rulekit.proof.validate import problems
from rulekit.story.scenario import Scenario

# Every kind of finding, in the order in which they are told; `finding-…` of the catalogue says what it means.
KINDS = (
    "broken-graph",
    "unknown-clause",
    "unknown-ruling",
    "needs",
    "unreachable",
    "no-end",
    "no-edge",
    "crash",
    "dead-end",
    "no-otherwise",
    "trap",
    "endless",
    "never-taken",
    "failed",
    "no-code",
    "unread-ruling",
    "loose",
    "missing-text",
)


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong.

    Attributes
    ----------
    kind : str
        One of `KINDS`.
    where : str
        A step, edge, clause, ruling or piece.
    text : str
        What is wrong there.
    count : int
        How often it was met.
    """

    kind: str
    where: str
    text: str
    count: int = 1


class Findings(msgspec.Struct, frozen=True):
    """Everything that is wrong, and how far one has looked.

    Attributes
    ----------
    rulebook : str
    findings : tuple of Finding
        Grouped by kind, in the order of `KINDS`.
    steps, edges : int
        Size of the graphs.
    positions : int
        Positions met in exploration.
    whole : bool
        Whether exploration met all that can be reached; False where the limit cut it short.
    games, moves : int
        Random games played, and steps in them.
    """

    rulebook: str
    findings: tuple[Finding, ...]
    steps: int = 0
    edges: int = 0
    positions: int = 0
    whole: bool = True
    games: int = 0
    moves: int = 0

    def __bool__(self) -> bool:
        return bool(self.findings)

    def by_kind(self) -> dict[str, tuple[Finding, ...]]:
        """Return the findings of every kind that was found."""
        return {k: found for k in KINDS if (found := tuple(f for f in self.findings if f.kind == k))}


def check(
    book: Rulebook,
    states: int = 20_000,
    games: int = 20,
    seed: int = 0,
    limit: int = 0,
    cases: Iterable[Scenario] = (),
) -> Findings:
    """Look for what is wrong with a rulebook.

    Parameters
    ----------
    book : Rulebook
    states : int
        Positions met from each start before exploration stops: new games of as few seats as
        can be, and the examples.
    games : int
        Random games from each start.
    seed : int
        Of the set-up and of the random games.
    limit : int
        Steps after which a random game counts as one without end; the rulebook's own bound where 0.
    cases : iterable of Scenario
        More examples to run.

    Returns
    -------
    Findings
        True where anything was found.
    """
    with reading(book.lang if book.lang != "en" else reader()):
        return _checked(book, states, games, seed, limit or book.bound, cases)


def _checked(book: Rulebook, states: int, games: int, seed: int, limit: int, cases: Iterable[Scenario]) -> Findings:
    nodes = sum(len(f.graph) for f in book.flows.values())
    edges = {d["edge"].id: f.name for f in book.flows.values() for *_, d in f.graph.edges(data=True)}
    wrong: list[tuple[str, Sayable, Sayable]] = [(p.kind, p.where, p.text) for p in problems(book)]
    try:
        book.compiled()
    except BookError as error:
        if not wrong:
            return Findings(book.name, (Finding("broken-graph", book.name, str(error)),), nodes, len(edges))
    if wrong:  # an engine with such faults is not built, so nothing can be played
        wrong += [*graph_findings(book), *text_findings(book)]
        return Findings(book.name, _grouped(wrong), nodes, len(edges))
    met: list[tuple[str, Explored]] = []
    wrong += [*graph_findings(book), *_explored(book, states, seed, met)]
    done = exercise(book, games, cases, seed, limit)
    taken = set(done.hits.edges).union(*(e.taken for _, e in met))
    wrong += _played(done, limit)
    wrong += [("never-taken", e, Text("found-never-taken", flow=flow)) for e, flow in edges.items() if e not in taken]
    wrong += [*ledger_findings(book, set(done.hits.rulings)), *text_findings(book)]
    return Findings(
        book.name,
        _grouped(wrong),
        nodes,
        len(edges),
        sum(e.states for _, e in met),
        all(e.whole for _, e in met),
        done.games,
        done.steps,
    )


def _grouped(found: Iterable[tuple[str, Sayable, Sayable]]) -> tuple[Finding, ...]:
    order = {kind: i for i, kind in enumerate(KINDS)}
    counts = Counter(found)
    return tuple(
        Finding(kind, str(where), str(text), n)
        for (kind, where, text), n in sorted(counts.items(), key=lambda c: order[c[0][0]])
    )


def _played(done: Exercise, limit: int) -> Found:
    for what, n in done.broken.items():
        yield from [("crash", Text("found-random-play"), what)] * n
    for place, n in done.endless.items():
        yield from [("endless", place, Text("found-endless", most=limit))] * n
    for line in done.failed:
        yield "failed", Text("found-examples"), line


def _explored(book: Rulebook, states: int, seed: int, met: list[tuple[str, Explored]]) -> Found:
    """Explore from every start; what was met is added to `met`."""
    seen: set[Position] = set()
    for name, start in starts(book, seed, players=min(sizes(book), default=0)):
        if start in seen:
            continue
        seen.add(start)
        try:
            found = explore(start, states)
        except Exception as error:  # whatever it is, it is a fault of the rulebook
            what = str(error) if isinstance(error, RulekitError) else f"{type(error).__name__}: {error}"
            yield "crash", Text("found-from", start=name), what
            continue
        met.append((name, found))
        stuck = set(found.stuck)
        for position in found.stuck:
            kind = "no-otherwise" if position.step.kind in ("choice", "floor") else "dead-end"
            yield kind, position.top.place, Text("found-met-from", start=name)
        for position in found.trapped:
            if position not in stuck and not position.over:
                yield "trap", position.top.place, Text("found-met-from", start=name)

"""Looking for what is wrong with a rulebook: in its graphs, in play, and between code and ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

import msgspec
from msgspec.structs import replace

from rulekit.book import Rulebook
from rulekit.engine.explore import Explored, explore
from rulekit.engine.position import Position
from rulekit.errors import BookError, RulekitError, Sayable, Text, reader, reading
from rulekit.proof.exercise import Exercise, Tell, exercise, silent
from rulekit.proof.play import begins, sizes
from rulekit.proof.static import Found, code_findings, graph_findings, text_findings, unread_rulings
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


# What may be looked at by itself: what can be said of graphs and code without playing, the texts, and play.
PARTS = ("graph", "texts", "play")

NEAR = 300  # positions explored from where a random game was given up


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
    states: int = 30_000,
    games: int = 20,
    seed: int = 0,
    limit: int = 0,
    cases: Iterable[Scenario] = (),
    only: Collection[str] = PARTS,
    tell: Tell = silent,
) -> Findings:
    """Look for what is wrong with a rulebook.

    Parameters
    ----------
    book : Rulebook
    states : int
        Positions that exploration goes on from, shared by all starts: new games of as few seats
        as can be, and the examples.
    games : int
        Random games from each start; see `exercise`.
    seed : int
        Of the set-up and of the random games.
    limit : int
        Steps after which a random game counts as one without end; the rulebook's own bound where 0.
    cases : iterable of Scenario
        More examples to run.
    only : collection of str
        Which of `PARTS` to look at.
    tell : callable, optional
        Is told what is being done.

    Returns
    -------
    Findings
        True where anything was found.
    """
    with reading(book.lang if book.lang != "en" else reader()):
        found = Findings(book.name, (), sum(len(f.graph) for f in book.flows.values()), len(_edges(book)))
        wrong: list[tuple[str, Sayable, Sayable]] = []
        if "graph" in only or "play" in only:
            wrong += [(p.kind, p.where, p.text) for p in problems(book)]
            try:
                book.compiled()
            except BookError as error:
                if not wrong:
                    return replace(found, findings=_grouped([("broken-graph", book.name, str(error))]))
        sound = not wrong  # an engine with such faults is not built, so nothing can be played
        wrong += text_findings(book) if "texts" in only else ()
        wrong += (*graph_findings(book), *code_findings(book)) if "graph" in only else ()
        if "play" in only and sound:
            met: list[Explored] = []
            wrong += _explored(book, states, seed, met, tell)
            done = exercise(book, games, cases, seed, limit or book.bound, tell)
            wrong += _went_on(done, met, tell)
            wrong += _played(book, done, met, limit or book.bound)
            found = replace(
                found,
                positions=sum(e.states for e in met),
                whole=all(e.whole for e in met),
                games=done.games,
                moves=done.steps,
            )
        return replace(found, findings=_grouped(wrong))


def _edges(book: Rulebook) -> dict[str, str]:
    """Return the flow of every edge."""
    return {d["edge"].id: f.name for f in book.flows.values() for *_, d in f.graph.edges(data=True)}


def _grouped(found: Iterable[tuple[str, Sayable, Sayable]]) -> tuple[Finding, ...]:
    order = {kind: i for i, kind in enumerate(KINDS)}
    counts = Counter(found)
    return tuple(
        Finding(kind, str(where), str(text), n)
        for (kind, where, text), n in sorted(counts.items(), key=lambda c: order[c[0][0]])
    )


def _played(book: Rulebook, done: Exercise, met: list[Explored], limit: int) -> Found:
    for what, n in done.broken.items():
        yield from [("crash", Text("found-random-play"), what)] * n
    for (place, start), n in done.endless.items():
        yield from [("endless", place, Text("found-endless", most=limit, start=start))] * n
    for line in done.failed:
        yield "failed", Text("found-examples"), line
    taken = set(done.hits.edges).union(*(e.taken for e in met))
    for edge, flow in _edges(book).items():
        if edge not in taken:
            yield "never-taken", edge, Text("found-never-taken", flow=flow)
    yield from unread_rulings(book, set(done.hits.rulings))


def _explored(book: Rulebook, states: int, seed: int, met: list[Explored], tell: Tell) -> Found:
    """Explore from every start; what was met is added to `met`."""
    fewest = min(sizes(book), default=0)
    distinct: dict[Position, Sayable] = {}
    for begin in begins(book):
        start = begin.at(seed, players=fewest)
        if start is not None:
            distinct.setdefault(start, begin.name)
    for i, (start, name) in enumerate(distinct.items()):
        tell(Text("progress-explore", start=name, number=i + 1, of=len(distinct)))
        # What a start does not need is left to those after it.
        share = (states - sum(e.states for e in met)) // (len(distinct) - i)
        yield from _traps(start, max(1, share), name, met)


def _went_on(done: Exercise, met: list[Explored], tell: Tell) -> Found:
    """Explore from where random games were given up: what they cannot leave is small, if it is a trap."""
    for i, (name, position) in enumerate(done.cut.values()):
        tell(Text("progress-explore", start=name, number=i + 1, of=len(done.cut)))
        yield from _traps(position, NEAR, name, met)


def _traps(start: Position, states: int, name: Sayable, met: list[Explored]) -> Found:
    """Explore from a position; yield where nothing can be done there, and from where no end can be reached."""
    try:
        found = explore(start, states)
    except Exception as error:  # whatever it is, it is a fault of the rulebook
        what = str(error) if isinstance(error, RulekitError) else f"{type(error).__name__}: {error}"
        yield "crash", Text("found-from", start=name), what
        return
    met.append(found)
    stuck = set(found.stuck)
    for position in found.stuck:
        kind = "no-otherwise" if position.step.kind in ("choice", "floor") else "dead-end"
        yield kind, position.top.place, Text("found-met-from", start=name)
    for position in found.trapped:
        if position not in stuck and not position.over:
            yield "trap", position.top.place, Text("found-met-from", start=name)

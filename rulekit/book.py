"""A rulebook: its ledger, its rulings and facts, its table, its flows, its examples."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files as resources
from inspect import signature
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import networkx as nx

from rulekit.data.clauses import Ledger, read_clauses, read_facts, read_rulings
from rulekit.data.languages import code_of, spoken
from rulekit.engine.flow import Flow
from rulekit.engine.machine import Machine
from rulekit.engine.moves import Move, Pass
from rulekit.engine.pieces import Trigger
from rulekit.engine.position import Position
from rulekit.engine.state import Event, Row, State
from rulekit.engine.steps import STAY, Kind, Who
from rulekit.errors import BookError, Names, Sayable, Text, UnknownName, in_its_language
from rulekit.story.legend import with_legend
from rulekit.story.look import Look
from rulekit.story.storyboard import Group

if TYPE_CHECKING:
    from rulekit.data.words import Words
    from rulekit.engine.record import StepRecord
    from rulekit.story.chart import Chart
    from rulekit.story.guessing import Guessing

UNCERTAIN = ("C", "D")  # marks of facts that no page states outright
Problem = Callable[[Any], "tuple[Sayable, ...]"]
# (position as that seat sees it, seat, generator) -> one of its legal moves, or None to let others go first
Bot = Callable[[Position, str, Random], "Move | None"]


class Rulebook:
    """One game's rules as a package.

    Parameters
    ----------
    name : str
        Import name, e.g. "serpents".
    package : str
        The package that holds `ledger.yaml`, `rulings.yaml`, `facts.yaml`, `catalogue/`,
        `scenarios/` and `maps/`.
    state : type of State
        The table.
    version : str
        Of the rules as written here; saved traces carry it.
    sections : tuple of str
        Prefixes of the clause ids that are carried out by this version; the rest of the
        ledger can be read, not played.

    Attributes
    ----------
    flows : dict
        Name to `Flow`; the first is where a game begins.
    lang : str
        The language in which it speaks.
    sets : dict
        Rows that a table may name in the place of writing them out: field to name to rows.
    bots : dict
        Name to a player that chooses moves; "random" is there for every book.
    charts : dict
        Name to what makes a chart, or a game of guessing; `rulekit export --chart` writes them.
    scores : callable or None
        From a state to what each seat has scored.
    bound : int
        Steps within which every game ends, as far as play has shown; more are not simulated.
    signs : dict
        Signs that names bear, such as that of a stand-in, each with the entry of the catalogue that explains it.
    weights : dict
        Move to how often random play chooses it, against 1 of any other kind.
    setup : callable or None
        Sets the table for a whole game.
    setups : dict
        Flow to what sets a table to begin in that flow, where it is not the game's.
    """

    def __init__(
        self, name: str, package: str, state: type[State], version: str, sections: tuple[str, ...] = ("",)
    ) -> None:
        self.name, self.package, self.state, self.version, self.sections = name, package, state, version, sections
        self.lang = "en"
        self.flows: dict[str, Flow] = {}
        self.triggers: dict[type[Event], tuple[Trigger, ...]] = {}
        self.laws: list[Problem] = []
        self.pieces_beside: list[Any] = []  # quantities, and whatever else no move or rule holds
        self.table_of: Callable[..., tuple[Group, ...]] = lambda *_: ()
        self.plan_of: Callable[[Look, tuple[Group, ...]], tuple[Group, ...]] = lambda _look, groups: groups
        self.setup: Callable[..., State] | None = None
        self.sets: dict[str, Mapping[str, tuple[Row, ...]]] = {}
        self.setups: dict[str, Callable[..., State]] = {}
        self.bots: dict[str, Bot] = {}
        self.charts: dict[str, Callable[[], Chart | Guessing]] = {}
        self.scores: Callable[[Any], dict[str, int]] | None = None
        self.bound = 2_000
        self.weights: dict[type[Move], float] = {}
        self.signs: dict[str, str] = {}
        state.book = self

    # --- building -------------------------------------------------------------------------

    def flow(self, name: str, start: str) -> Flow:
        """Add a flow and return its builder."""
        found = self.flows[name] = Flow(name, start)
        return found

    def standing(self, move: type[Move], who: Who, *, kinds: tuple[Kind, ...] = ("choice", "floor")) -> None:
        """Offer a move at every step of some kinds, in every flow built so far.

        It is one edge a step, back to that step, so the graph shows all of them.  It counts as
        free: having nothing else to do is still having nothing to do.
        """
        for flow in self.flows.values():
            steps = tuple(n for n, d in flow.graph.nodes(data=True) if d["step"].kind in kinds)
            flow.offer(move, steps, STAY, who=who, free=True)

    def trigger(self, event: type[Event], *clauses: str, ruling: str = "") -> Callable[[Callable[..., Any]], Trigger]:
        """Make a function `(state, event) -> state` the answer to an event."""

        def add(fn: Callable[..., Any]) -> Trigger:
            made = Trigger(fn, clauses, ruling)
            self.triggers[event] = (*self.triggers.get(event, ()), made)
            return made

        return add

    def law(self, check: Problem) -> Problem:
        """Add a law of the table: a function from a state to what is impossible about it, as texts of the catalogue."""
        self.laws.append(check)
        return check

    def wrong(self, key: str, *ids: str, **names: Any) -> Text:
        """Make the text of what is wrong about a table or a set-up, with the clauses and rulings that say so."""
        named = ", ".join(f"{i} ({mark})" if (mark := self.doubt(i)) else i for i in ids)
        text = Text(key, **names)
        return Text("error-cited", wrong=text, clauses=named) if named else text

    def table(self, fn: Callable[..., tuple[Group, ...]]) -> Callable[..., tuple[Group, ...]]:
        """Say how the table is shown: `(state, words, act, eyes) -> groups`."""
        self.table_of = fn
        return fn

    def plan(self, fn: Callable[..., tuple[Group, ...]]) -> Callable[..., tuple[Group, ...]]:
        """Say how the board is drawn, where there is one: `(look, groups) -> groups`, with its own put among them."""
        self.plan_of = fn
        return fn

    def shown(self, look: Look) -> tuple[Group, ...]:
        """Return all that is shown of a table, as some eyes see it."""
        groups = self.plan_of(look, self.table_of(look.state, look.words, look.act, look.eyes))
        return with_legend(groups, look.words("table-marks"), self.legend(look.words))

    def legend(self, words: Words) -> dict[str, str]:
        """Return what the signs that names bear mean."""
        return {sign: words(key) for sign, key in self.signs.items()}

    # --- what it says ---------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """The folder of the rulebook's files."""
        return Path(str(resources(self.package)))

    @cached_property
    def clauses(self) -> Ledger:
        """Every clause, of the rulebook and of the base game it stands on, by id."""
        paths = [self.folder / "ledger.yaml"]
        if (base := self.folder / "base.yaml").exists():
            paths.append(base)
        return read_clauses(*paths)

    @cached_property
    def rulings(self) -> Ledger:
        """Every ruling, by id."""
        return read_rulings(self.folder / "rulings.yaml")

    @cached_property
    def facts(self) -> dict[str, dict[str, Any]]:
        """Numbers kept as data: clause id to name to value."""
        path = self.folder / "facts.yaml"
        return read_facts(path) if path.exists() else {}

    def words(self, lang: str = "") -> Words:
        """Return the catalogues in a language."""
        from rulekit.data.words import Words

        return Words(lang or self.lang, (self.package, "rulekit"), self.doubt)

    def doubt(self, name: str) -> str:
        """Return the mark of a clause that is uncertain, "" for any other id: it goes wherever the id is shown."""
        return self._doubts.get(name, "")

    @cached_property
    def _doubts(self) -> dict[str, str]:
        try:
            written = (self.folder / "ledger.yaml").exists()
        except ModuleNotFoundError:
            written = False
        if not written:  # flows alone can be drawn before there is one
            return {}
        return {c.id: c.mark for c in self.clauses if c.mark in UNCERTAIN}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages it speaks: those that it has a catalogue of, English first.

        A catalogue is a promise: a test holds that every text of the rulebook is there in each of them.
        """
        return spoken(self.package)

    def _said(self, problem: Sayable) -> str:
        return problem.say(self.words()) if isinstance(problem, Text) else problem

    @property
    def title(self) -> str:
        """The rulebook's name in its language."""
        return self.words()("title")

    def in_lang(self, lang: str) -> Rulebook:
        """Return the same rulebook speaking another language.

        Parameters
        ----------
        lang : str
            One of `languages`; with `-u-nu-latn` after it, in the numerals 0 to 9.

        Raises
        ------
        UnknownName
            Where it does not speak that language, with those that it does.
        """
        if code_of(lang) not in self.languages:
            raise UnknownName("language", lang, self.languages, of=self.name)
        out = copy.copy(self)
        out.lang = lang
        return out

    # --- the machine ----------------------------------------------------------------------

    @cached_property
    def machine(self) -> Machine:
        """The engine compiled from the graphs.

        Raises
        ------
        BookError
            Where an edge leads nowhere, or a name in the rulebook has nothing behind it.
        """
        from rulekit.proof.validate import validate

        self.state.defaults = {r.id: r.default for r in self.rulings}
        machine = Machine(self.flows.values(), self.triggers)
        validate(self)
        return machine

    def compiled(self) -> Machine:
        """Compile anew (after a graph or a piece was changed) and return the engine."""
        home: Rulebook = self.state.book
        home.__dict__.pop("machine", None)
        return home.machine

    @in_its_language
    def graph(self, flow: str | None = None) -> Any:
        """Return the state graph of a flow, or of all flows together.

        Returns
        -------
        networkx.MultiDiGraph
            Nodes are step names; of all flows together, `flow/step`.
        """
        if flow is not None:
            return self._flow(flow).graph
        whole: Any = nx.MultiDiGraph(name=self.name)
        for f in self.flows.values():
            part = nx.relabel_nodes(f.graph, {n: f"{f.name}/{n}" for n in f.graph})
            whole.add_nodes_from(part.nodes(data=True))
            whole.add_edges_from(part.edges(keys=True, data=True))  # `update` would lose the keys
        return whole

    def _flow(self, name: str) -> Flow:
        if name not in self.flows:
            raise UnknownName("flow", name, self.flows)
        return self.flows[name]

    @in_its_language
    def readings(self, chosen: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        """Check chosen readings and bring them to the form a state holds.

        Raises
        ------
        UnknownName
            Where there is no such ruling or reading.
        """
        out = []
        for name, reading in sorted(chosen.items()):
            ruling = self.rulings[name]
            if reading not in ruling.readings:
                raise UnknownName("reading", reading, ruling.readings, of=name)
            if reading != ruling.default:
                out.append((name, reading))
        return tuple(out)

    @in_its_language
    def opening(self, flow: str, state: State, step: str = "", seat: str = "") -> StepRecord:
        """Put a table at a step of a flow and tell what happened of itself there.

        Returns
        -------
        StepRecord
            `record.after` is the first position at which somebody is to act.

        Raises
        ------
        UnknownName, BookError
            Where there is no such step, or the table breaks a law of the game.
        """
        found = self._flow(flow)
        step = step or found.start
        if step not in found.graph:
            raise UnknownName("step", step, found.graph, of=flow)
        if problems := self.wrong_at(state, found, step):
            raise BookError(problems)
        home: Rulebook = self.state.book
        return home.machine.opening(f"{flow}/{step}", state, seat)

    @in_its_language
    def begin(self, flow: str, state: State, step: str = "", seat: str = "") -> Position:
        """Put a table at a step of a flow and return the first position; see `opening`."""
        return self.opening(flow, state, step, seat).after

    @in_its_language
    def new_game(
        self,
        players: tuple[str, ...] | list[str] | int | None = None,
        seed: int = 0,
        rulings: Mapping[str, str] | None = None,
        flow: str = "",
        **setup: Any,
    ) -> Position:
        """Set the table for a new game and return its first position.

        Parameters
        ----------
        players : sequence of str, or int
            The seats in order; a number takes names from the rulebook; left out, as many as its set-up likes.
        seed : int
            For everything that the set-up draws.
        rulings : mapping, optional
            Ruling id to reading, where not the default.
        flow : str, optional
            Where to begin; the rulebook's first flow where left out.
        """
        make = self.setup_of(flow)
        if make is None:
            raise BookError(Text("error-no-setup", book=self.name))
        first, _, *taken = signature(make).parameters.values()
        if players is None:
            players = 4 if first.default is first.empty else first.default
        known = tuple(p.name for p in taken if p.kind is not p.VAR_KEYWORD)
        for name in setup:
            if name not in known and len(known) == len(taken):  # one that takes any name looks for itself
                raise UnknownName("setting", name, known, of=self.name)
        state = make(players, seed, **setup).set(rulings=self.readings(rulings or {}))
        return self.begin(flow or next(iter(self.flows)), state)

    def setup_of(self, flow: str) -> Callable[..., State] | None:
        """Return what sets a table to begin in a flow; None where the rulebook has no set-up."""
        return self.setups.get(flow, self.setup)

    def impossible(self, state: State, flow: Flow | None = None, step: str = "") -> tuple[str, ...]:
        """Return everything that cannot be so at this table (beginning at a step of a flow); empty if all is well."""
        _ = self.state.book.machine  # the laws may ask for readings
        own = [law for law, steps in (flow.laws if flow else ()) if not steps or step in steps]
        return tuple(self._said(p) for law in (*self.laws, *own) for p in law(state))

    def wrong_at(self, state: State, flow: Flow | None = None, step: str = "") -> str:
        """Return the same in one line; "" where all is well."""
        return self.words()("ui-semicolon").join(self.impossible(state, flow, step))

    # --- its examples ---------------------------------------------------------------------

    @cached_property
    def _paths(self) -> dict[str, Path]:
        folder = self.folder / "scenarios"
        return {p.stem: p for p in sorted(folder.glob("*.yaml"))}

    @property
    def scenarios(self) -> tuple[str, ...]:
        """Ids of the worked examples."""
        return tuple(self._paths)

    @in_its_language
    def scenario(self, name: str) -> Any:
        """Return a worked example.

        Raises
        ------
        UnknownName
            Where there is no such example.
        """
        from rulekit.story.loading import load_scenario

        if name not in self._paths:
            raise UnknownName("scenario", name, self._paths)
        return load_scenario(self._paths[name], self)

    @property
    def moves(self) -> dict[str, type[Move]]:
        """Every move that is offered or barred somewhere, by class name."""
        out: dict[str, type[Move]] = {}
        for f in self.flows.values():
            for *_, data in f.graph.edges(data=True):
                if data["edge"].move is not None:
                    out[data["edge"].move.__name__] = data["edge"].move
            out.update({b.move.__name__: b.move for b in f.bars})
        return out

    @cached_property
    def verbs(self) -> dict[str, type[Move]]:
        """What table talk calls each move, the longer phrases first."""
        words = self.words("en")
        found = {words(f"{name}.verb"): cls for name, cls in self.moves.items()} | {"passes": Pass}
        return dict(sorted(found.items(), key=lambda item: -len(item[0])))

    @in_its_language
    def move(self, said: str, **fields: Any) -> Move:
        """Make a move of table talk.

        Parameters
        ----------
        said : str
            A seat and a verb, e.g. "Ivan chooses the order".
        fields
            What the seat decides.

        Raises
        ------
        UnknownName
            Where no move is called so, or it has no such field.

        Examples
        --------
        >>> import rulekit
        >>> rulekit.load("serpents").move("Ivan chooses the order", first="Team I")
        ChooseOrder(by='Ivan', first='Team I')
        """
        for verb, cls in self.verbs.items():
            seat = said.removesuffix(f" {verb}")
            if seat != said:
                known = cls.__struct_fields__[1:]
                for name in fields:
                    if name not in known:
                        raise UnknownName("field", name, known, of=f"“{verb}”")
                missing = [name for name in known if name not in fields]
                if missing:
                    raise BookError(Text("error-move-needs", said=said, missing=Names(missing)))
                return cls(seat, **fields)
        raise UnknownName("move", said, tuple(f"SEAT {verb}" for verb in self.verbs))

    def say(self, thing: Any) -> str:
        """Say a verdict, a value of the table, or chances by what comes of them, in the rulebook's language."""
        from rulekit.engine.verdict import Verdict
        from rulekit.faces.said import Said, likely

        words = self.words()
        if isinstance(thing, Mapping):
            return likely(words, thing)
        return Said(thing.line(words) if isinstance(thing, Verdict) else str(words.value(thing)), self.lang)

    @in_its_language
    def explain(self, *names: str) -> str:
        """Say clauses, and rulings with their readings, in the rulebook's language.

        Parameters
        ----------
        *names : str
            Their ids.

        Raises
        ------
        UnknownName
            Where there is none of that id.
        """
        from rulekit.faces.said import explained

        return explained(self, *names)

    def __repr__(self) -> str:
        return f"<rulebook {self.name} {self.version}: {', '.join(self.flows)}>"

"""A game at the terminal: whose turn it is, a number for every legal move, and what is done with the answer."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulekit.book import Rulebook
    from rulekit.engine.moves import Move
    from rulekit.engine.position import Position
    from rulekit.engine.record import StepRecord

OWN_SUM = 5  # of the example that says how another sum is typed
LIMIT = 5_000  # steps after which a game is left


class Terminal:
    """One game.

    Parameters
    ----------
    book : Rulebook
    players : int
        How many sit down; as many as the rulebook likes where 0.
    seed : int
    humans : int
        How many of the first seats are asked.
    bot : str
        Who plays the others; "" for the rulebook's first, else random.
    rulings : mapping, optional
        Readings other than the default ones.
    settings : mapping, optional
        What else the rulebook's set-up takes.
    """

    def __init__(
        self,
        book: Rulebook,
        players: int,
        seed: int,
        humans: int,
        bot: str,
        rulings: Mapping[str, str] | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        from rulekit.cli.screen import Screen
        from rulekit.errors import RulekitError, Text
        from rulekit.proof.bots import RANDOM, bot_of

        table: dict[str, Any] = {**({"players": players} if players else {}), **(settings or {})}
        self.book, self.words = book, book.words()
        self.position: Position = book.new_game(**table, seed=seed, rulings=rulings)
        seats = self.position.state.seats
        if humans > len(seats):
            raise RulekitError(Text("error-humans", humans=humans, seats=len(seats)))
        self.humans, self.rng = seats[:humans], Random(seed)
        chosen = bot_of(book, bot or next(iter(book.bots), RANDOM))
        self.bots = dict.fromkeys(seats[humans:], chosen)
        # Where a person was asked, and how the dice stood: what `u` goes back to.
        self.past: list[tuple[Position, Any]] = []
        # Who lets others go first, and what they could have done: they are asked again once that is another.
        self.waiting: dict[str, tuple[Any, tuple[Move, ...]]] = {}
        # What a person could do beside a window of his own flow when he last had his say there.
        self.said: dict[str, frozenset[Move]] = {}
        self.screen = Screen(book, self.humans)
        self.out = self.screen.out
        # Whose language has digits of its own may type those.
        self.typed = {ord(digit): str(i) for i, digit in enumerate(self.words.digits)}

    def play(self) -> int:
        """Play to the end, or until somebody stops; return the exit code."""
        from rulekit.proof.bots import step

        limit = max(LIMIT, self.book.bound)
        for _ in range(limit):
            if self.position.over:
                self.out.line()
                self.out.say("play-end", end=self.words(self.position.step.id.removeprefix("n-")))
                self.screen.to_all()
                self.screen.show(self.position)
                self.count()
                return 0
            asked = self.due()
            if asked and self.position.step.chance is None:
                said = self.ask(asked[0])
                if said == "q":
                    self.out.say("play-stopped")
                    return 0
                if said == "u":
                    self.undo()
                    continue
                if said == "0":
                    self.waiting[asked[0]] = self.chance_of(asked[0])
                    self.said[asked[0]] = frozenset(self.position.legal(asked[0]))
                    continue
                assert not isinstance(said, str)  # noqa: S101 - the three words are dealt with
                self.past.append((self.position, self.rng.getstate()))
                self.tell(self.position.play(said))
                stays = self.past[-1][0].top.place == self.position.top.place  # he may have more to say
                self.said[said.by] = frozenset() if stays else frozenset(self.position.legal(said.by))
                continue
            record = step(self.position, self.bots, self.rng)
            if record is None and self.waiting:
                self.waiting.clear()  # nobody else does anything, so whoever waits is asked once more
                continue
            if record is None:
                self.out.say("play-nobody")
                return 1
            self.tell(record)
        self.out.say("play-left", most=limit)
        return 1

    def due(self) -> list[str]:
        """Return the people to ask: those who may act, unless they let others go first."""
        people = [seat for seat in self.position.acting() if seat in self.humans and not self.waits(seat)]
        if self.position.step.kind != "floor":
            return self.beside() or people
        # On a floor whoever has nothing to do is not asked, as long as somebody else may act.
        busy = [seat for seat in people if self.may_have(seat)]
        return busy or (people if set(self.position.acting()) <= set(people) else [])

    def may_have(self, seat: str) -> bool:
        """Whether a seat has something to do, as far as those who share the screen know.

        To ask nobody but the holder of a card would tell the others who holds it.
        """
        shared = len(self.humans) > 1
        return bool(self.position.legal(seat) or (shared and self.position.view("").legal(seat)))

    def beside(self) -> list[str]:
        """Return the person whose flow this is, where others are asked and he has been offered something, say."""
        own, step = self.position.top.seat, self.position.step
        if step.kind != "window" or own not in self.humans or own in self.position.top.waiting:
            return []
        can = frozenset(self.position.legal(own))
        return [own] if can - self.said.setdefault(own, can) else []

    def waits(self, seat: str) -> bool:
        """Whether somebody has let others go first and could do now what he could do then."""
        return seat in self.waiting and self.waiting[seat] == self.chance_of(seat)

    def chance_of(self, seat: str) -> tuple[Any, tuple[Move, ...]]:
        """Return where we are and what a seat could do now."""
        return self.position.top.place, self.position.legal(seat)

    def may_wait(self, seat: str) -> bool:
        """Whether others can go on without a seat: it is a floor, and somebody else may act as well."""
        others = [name for name in self.position.acting() if name != seat]
        free = any(n in self.bots or (self.may_have(n) and not self.waits(n)) for n in others)
        return self.position.step.kind == "floor" and free

    def tell(self, record: StepRecord) -> None:
        """Say what was done, and go on from there."""
        self.screen.tell(record)
        self.position = record.after

    def count(self) -> None:
        """Print the scores, where the rulebook counts them."""
        if self.book.scores is not None:
            scores = self.book.scores(self.position.state)
            told = [self.words("play-score", name=s, score=n) for s, n in scores.items()]
            self.out.line()
            self.out.say("play-scores", scores=self.out.listed(told))

    def ask(self, seat: str) -> Move | str:
        """Ask a seat for its move; "q" where it stops, "u" where it takes its last move back, "0" where it waits."""
        if not self.screen.hand_to(seat, self.position):
            return "q"
        self.screen.show(self.position)
        asides, moves = self.asides(), self.listed(seat)
        self.out.line()
        self.out.say("play-turn", name=seat, step=self.words(self.position.step.id.removeprefix("n-")))
        beside = bool(moves) and type(moves[0]) in asides  # where there is nothing else, it stands beside nothing
        for place, listed in enumerate(moves, start=1):
            if not beside and type(listed) in asides:
                beside = True
                self.out.say("play-asides")
            self.out.line(f"  {self.words.number(place).rjust(3)}  {self.out.apart(self.screen.label(listed))}")
        # Who is asked for secrecy's sake alone has nothing to do but wait.
        least = 0 if not moves or self.may_wait(seat) or seat not in self.position.acting() else 1
        if not least:
            self.out.line(f"  {self.words.number(0).rjust(3)}  {self.words('play-wait')}")
        self.sums(moves)
        self.screen.refused(self.position, seat)
        ask = f"{self.words('play-ask-again' if self.past else 'play-ask', least=least, most=len(moves))} "
        while True:
            try:
                said = input(ask).strip().translate(self.typed).lower()
            except EOFError:
                return "q"
            if said in ("q", "quit"):
                return "q"
            if said in ("u", "undo"):
                if self.past:
                    return "u"
                self.out.say("play-nothing-back")
                continue
            if not said:
                continue
            if not least and said == "0":
                return "0"
            number, _, own = said.partition(" ")
            if not (_counts(number) and 1 <= int(number) <= len(moves)):
                self.out.say("play-no-such", said=self.out.apart(said), least=least, most=len(moves))
                continue
            move = self.with_sum(moves[int(number) - 1], own.strip())
            if move is not None:
                verdict = self.position.why(move, seat)
                if verdict:
                    return move
                self.out.line(self.book.say(verdict))
                self.screen.mean(verdict.clauses)

    def listed(self, seat: str) -> tuple[Move, ...]:
        """Return what a seat may do, as it is numbered: what can be repeated without end stands last."""
        asides = self.asides()
        return tuple(sorted(self.position.legal(seat), key=lambda move: type(move) in asides))

    def asides(self) -> set[type[Move] | None]:
        """Return the moves that can be made here beside the game and again and again, such as talk."""
        step = self.position.step
        edges = self.book.flows[step.flow].graph.out_edges(step.name, data="edge")
        return {edge.move for _, _, edge in edges if edge.free}

    def sums(self, moves: tuple[Move, ...]) -> None:
        """Say that any sum can be named, where a listed move is one of a few out of endlessly many."""
        free = next((n for n, move in enumerate(moves, start=1) if self.open_field(move)), 0)
        if free:
            self.out.line(f"       {self.words('play-any-sum', number=free, sum=OWN_SUM)}")

    def open_field(self, move: Move) -> str:
        """Return the field of a move that can hold any number, whatever is listed; "" where there is none."""
        from rulekit.engine.moves import parts_of
        from rulekit.engine.state import Sums

        fields = ((name, d.values(self.position.state, move.by)) for name, _, d in parts_of(type(move)).domains)
        return next((name for name, values in fields if isinstance(values, Sums)), "")

    def with_sum(self, move: Move, own: str) -> Move | None:
        """Return a listed move, or the same with a sum of one's own; None where that makes no sense, which is said."""
        from msgspec.structs import replace

        if not own:
            return move
        field = self.open_field(move)
        if not field:
            self.out.say("play-no-sum", label=self.out.apart(self.screen.label(move)))
            return None
        if not _counts(own):
            self.out.say("play-sum-due", said=self.out.apart(own))
            return None
        return replace(move, **{field: int(own)})

    def undo(self) -> None:
        """Go back to where a person was asked last; dice and bots stand as they stood then."""
        self.position, dice = self.past.pop()
        self.rng.setstate(dice)
        self.screen.forget()
        self.out.say("play-taken-back")


def _counts(said: str) -> bool:
    """Whether something typed is a whole number that can be meant."""
    return said.isascii() and said.isdigit() and len(said) < 6

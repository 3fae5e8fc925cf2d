"""What may be done is what the graph, the domains and the guards say, and nothing else."""

from __future__ import annotations

import itertools
from typing import Annotated, get_type_hints

import pytest
from engine.helpers import STARTS, Add, Nod, ana, board_book, met, odd_values, positions, walk
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import Bid, Player, Speak, TakeBack, Veto
from toy import Table as ToyTable
from toy import book as toy

from rulekit.engine.explore import explore
from rulekit.engine.moves import Move, Pass, Rule, parts_of
from rulekit.engine.pieces import at_least, effect, guard
from rulekit.engine.state import Domain, Event, whole
from rulekit.errors import BookError, Refused


def candidates(position):
    """Every move that could be written down at this table, by anybody, whatever the rules say."""
    for cls in {*position.state.book.moves.values(), Pass}:
        hints = get_type_hints(cls, include_extras=True)
        for by in position.state.seats:
            spans = []
            for field in cls.__struct_fields__[1:]:
                mark = next(m for m in hints[field].__metadata__ if isinstance(m, Domain))
                spans.append(list(mark.values(position.state, by)))
            for values in itertools.product(*spans):
                yield cls(by, *values)


def allowed(position, move):
    """Read the graph and ask every guard, without the engine."""
    frame, step, s = position.top, position.step, position.state
    edges = [d["edge"] for *_, d in s.book.flows[frame.flow].graph.out_edges(frame.step, data=True)]
    own = next((e for e in edges if e.move is type(move)), None)
    if own is None:
        return False
    if own.who is not None:
        who = own.who(s, frame)
    elif step.kind == "window":
        who = frame.waiting[:1]
    elif step.kind == "sealed":
        who = frame.waiting
    else:
        who = step.seats(s, frame)
    seats = (who,) if isinstance(who, str) else who
    return move.by in seats and all(g.fn(move, s) for g in parts_of(type(move)).guards)


@given(positions())
def test_legal_moves_are_exactly_those_that_every_guard_allows(position):
    legal = position.legal()
    assert len(set(legal)) == len(legal)
    expected = {m for m in candidates(position) if allowed(position, m)}
    assert set(legal) == expected


@given(positions())
@settings(max_examples=100)
def test_what_is_legal_plays_and_the_rest_is_refused(position):
    legal = set(position.legal())
    for move in candidates(position):
        assert bool(position.why(move)) == (move in legal)
        if move in legal:
            position.play(move)
        else:
            with pytest.raises(Refused):
                position.play(move)


@given(positions())
def test_a_seat_has_its_own_part_of_the_list(position):
    for seat in position.state.seats:
        assert set(position.legal(seat)) == {m for m in position.legal() if m.by == seat}


# --- domains first -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "coins", [-1, -2, 100, True, False, 1.0, float("nan"), "1", None, (), [], {}, {1}, b"1", object()]
)
def test_a_bid_that_is_no_whole_number_of_coins_is_outside_its_domain(coins):
    pos = toy.new_game()
    with pytest.raises(Refused) as error:
        pos.play(Bid("Ana", coins))
    assert [c.id for c in error.value.verdict.failed] == ["domain"]
    assert [c.answer for c in error.value.verdict.checks if c.id == "Bid.purse"] == ["moot"]


@given(odd_values)
def test_no_guard_ever_sees_a_value_outside_its_domain(value):
    seen = []

    class Try(Move):
        x: Annotated[int, whole(1, 3)]

        @guard("X-1")
        def looked_at(self, s):
            seen.append(self.x)
            return True

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Try, "a", "b")
    flow.end("b", "X-1")
    pos = book.begin("f", table())
    with pytest.raises(Refused):
        pos.play(Try("Ana", value))
    assert not pos.why(Try("Ana", value))
    assert seen == []


@pytest.mark.parametrize("by", ["", "Nobody", "ana", None, 1, True, ("Ana",), ["Ana"], object()])
def test_a_seat_that_is_not_asked_is_refused_whatever_it_is(by):
    pos = toy.new_game()
    with pytest.raises(Refused) as error:
        pos.play(Bid(by, 1))
    assert error.value.verdict.failed[0].id == "seat"
    assert error.value.verdict.failed[0].source == "T-2"


def test_an_unknown_target_is_outside_the_domain_and_oneself_is_a_matter_for_the_clause():
    pos = toy.begin("floor", ToyTable(), seat="Ana")
    unknown = pos.why(Veto("Ana", "veto", "Nobody"))
    assert [(c.id, c.answer) for c in unknown.checks] == [
        ("seat", "yes"),
        ("domain", "no"),
        ("Veto.holds", "moot"),
        ("Veto.not_oneself", "moot"),
    ]
    self_aimed = pos.why(Veto("Ana", "veto", "Ana"))
    assert [c.id for c in self_aimed.failed] == ["Veto.not_oneself"]
    assert self_aimed.clauses == ("T-3",)


def test_where_nobody_is_to_act_nobody_may():
    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", lambda s, at: at.seat, "X-1")
    flow.offer(Nod, "a", "b")
    flow.end("b", "X-1")
    pos = book.begin("f", table())  # for nobody in particular
    assert pos.legal() == ()
    assert pos.acting() == ()
    with pytest.raises(Refused):
        pos.play(Nod(""))


def test_a_range_of_a_billion_is_checked_and_not_listed():
    class Take(Move):
        x: Annotated[int, whole(1, 10**9)]

        @guard("X-1", upto="x")
        def few(self, s):
            return self.x <= 3

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Take, "a", "b")
    flow.end("b", "X-1")
    pos = book.begin("f", table())
    assert [m.x for m in pos.legal()] == [1, 2, 3]
    assert not pos.why(Take("Ana", 10**9))
    assert pos.play(Take("Ana", 3)).after.over == "b"


# --- the graph is the machine --------------------------------------------------------------


def forked():
    """Return a book whose one move leads left on odd numbers and right on even ones."""

    class Choose(Move):
        x: Annotated[int, whole(1, 2)]

        def outcome(self, s):
            return "odd" if self.x % 2 else "even"

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Choose, "a", {"odd": "left", "even": "right"})
    flow.end("left", "X-1")
    flow.end("right", "X-1")
    return book, table, flow, Choose


def test_an_outcome_leads_along_its_own_edge():
    book, table, _, choose = forked()
    pos = book.begin("f", table())
    assert pos.play(choose("Ana", 1)).after.over == "left"
    assert pos.play(choose("Ana", 2)).after.over == "right"


def test_an_outcome_whose_edge_is_gone_does_not_slip_along_another():
    book, table, flow, choose = forked()
    flow.graph.remove_edge("a", "left", key="e-f-a-choose-odd")
    book.compiled()
    pos = book.begin("f", table())
    assert pos.play(choose("Ana", 2)).after.over == "right"
    with pytest.raises(BookError, match="'odd' has no edge"):
        pos.play(choose("Ana", 1))
    with pytest.raises(BookError, match="'odd' has no edge"):
        explore(pos)


def test_a_move_whose_edges_are_gone_is_refused_with_the_clause_of_the_step():
    graph = toy.flows["auction"].graph
    kept = graph.edges["react", "floor", "e-auction-react-speak"]
    data = dict(kept)
    try:
        graph.remove_edge("react", "floor", key="e-auction-react-speak")
        toy.compiled()
        pos = toy.new_game()
        for seat, coins in (("Ana", 1), ("Bo", 2), ("Cy", 0)):
            pos = pos.play(Bid(seat, coins)).after
        assert [type(m) for m in pos.legal()] == [Pass]
        with pytest.raises(Refused) as error:
            pos.play(Speak("Ana"))
        assert error.value.verdict.clauses == ("T-3",)
    finally:
        graph.add_edge("react", "floor", key="e-auction-react-speak", **data)
        toy.compiled()
    assert pos.why(Speak("Ana"))


@pytest.mark.parametrize("name", sorted(STARTS))
def test_every_record_runs_along_edges_of_the_graph(name):
    start = STARTS[name]()
    graph = start.state.book.graph()
    ids = {data["id"]: (u, v) for u, v, data in graph.edges(data=True)}
    for seed in range(30):
        for before, after in itertools.pairwise(met(start, seed)):
            assert before.top.place in graph
            assert after.top.place in graph
        for record in walk(start, seed):
            places = [record.before.top.place]
            for edge in record.edges:
                source, target = ids[edge.id]
                assert edge == graph.edges[source, target, edge.id]["edge"]
                places.append(target)
            assert record.after.top.place in places or graph.nodes[places[-1]]["kind"] in ("call", "end")


def test_a_barred_move_is_refused_by_the_clause_that_bars_it():
    pos = toy.new_game()
    verdict = pos.why(TakeBack("Ana"))
    assert [(c.id, c.source) for c in verdict.failed] == [("auction-final", "T-2")]


def test_a_subclass_of_a_move_that_is_offered_is_not_offered():
    class Sly(Bid):
        pass

    with pytest.raises(Refused):
        toy.new_game().play(Sly("Ana", 1))


# --- effects, events, otherwise --------------------------------------------------------------


def test_an_effect_is_cited_only_where_it_changed_something():
    class Try(Move):
        x: Annotated[int, whole(0, 1)]

        @effect("X-ADD")
        def adds(self, s):
            return s.set(n=s.n + self.x)

        @effect("X-WORD")
        def writes(self, s):
            return s.set(word="written")

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-STEP")
    flow.offer(Try, "a", "b")
    flow.end("b", "X-END")
    pos = book.begin("f", table())
    nothing = pos.play(Try("Ana", 0))
    assert nothing.clauses == ("X-WORD", "X-STEP")
    assert [a.rpartition(".")[2] for a in nothing.acted] == ["writes"]
    assert pos.play(Try("Ana", 1)).clauses == ("X-ADD", "X-WORD", "X-STEP")
    assert pos.put(word="written").play(Try("Ana", 0)).clauses == ("X-STEP",)


class Ping(Event):
    left: int


class Bell(Move):
    @effect("X-1")
    def rings(self, s):
        return s.announce(Ping(s.n))


def belled(answer):
    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.offer(Bell, "a", "b")
    flow.end("b", "X-1")
    book.trigger(Ping, "X-2")(answer)
    return book, table


def test_triggers_answer_in_turn_and_each_answer_is_a_record():
    def answer(s, ev):
        s = s.set(n=s.n + 10)
        return s.announce(Ping(ev.left - 1)) if ev.left else s

    book, table = belled(answer)
    record = book.begin("f", table(n=2)).play(Bell("Ana"))
    assert record.after.state.n == 2 + 3 * 10
    assert record.after.state.pending == ()
    assert [r.clauses for r in record.follows] == [("X-2",)] * 3
    assert [r.after.state.n for r in record.follows] == [12, 22, 32]
    assert record.cited == ("X-1", "X-2")


def test_events_that_announce_each_other_for_ever_are_reported_with_the_place():
    book, table = belled(lambda s, ev: s.announce(Ping(ev.left)))
    with pytest.raises(BookError, match="without end at f/a"):
        book.begin("f", table()).play(Bell("Ana"))


def test_rules_that_fire_each_other_for_ever_are_reported_with_the_place():
    book, table = board_book()
    flow = book.flow("f", "a")
    flow.auto("a", Rule(), "b", "X-1")
    flow.auto("b", Rule(), "a", "X-1")
    with pytest.raises(BookError, match="without end at f/"):
        book.begin("f", table())


def test_a_must_that_nobody_can_follow_goes_otherwise():
    class Give(Move):
        @guard("X-1")
        def has_some(self, s):
            return at_least(s.n, 1)

        @effect("X-1")
        def given(self, s):
            return s.set(n=s.n - 1)

    book, table = board_book()
    flow = book.flow("f", "must")
    flow.choice("must", ana, "X-1", otherwise="relieved")
    flow.offer(Give, "must", "=")
    flow.offer(Nod, "must", "=", free=True)
    flow.end("relieved", "X-2")
    assert book.begin("f", table()).over == "relieved"
    record = book.begin("f", table(n=2)).play(Give("Ana"))
    assert not record.after.over
    last = record.after.play(Give("Ana"))
    assert last.after.over == "relieved"
    assert [e.kind for e in last.edges] == ["move", "otherwise"]


def test_a_standing_move_is_an_edge_at_every_step_of_its_kinds():
    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.floor("b", lambda s, at: s.seats, "X-1")
    flow.auto("c", Rule(), "d", "X-1")
    flow.end("d", "X-1")
    flow.offer(Nod, "a", "b")
    flow.offer(Nod, "b", "c")
    book.standing(Add, lambda s, at: "Cy")
    edges = {(u, v) for u, v, d in flow.graph.edges(data=True) if d["edge"].move is Add}
    assert edges == {("a", "a"), ("b", "b")}
    pos = book.begin("f", table()).play(Add("Cy")).after
    assert (pos.top.step, pos.state.n) == ("a", 1)
    assert not pos.why(Add("Ana"))


def test_the_state_is_told_apart_by_its_rulings():
    plain, other = toy.new_game(), toy.new_game(rulings={"T-O1": "no"})
    assert plain.state.reads("T-O1") == "yes"
    assert other.state.reads("T-O1") == "no"
    assert plain.digest != other.digest
    assert toy.new_game(rulings={"T-O1": "yes"}) == plain


def test_a_table_that_breaks_a_law_cannot_be_begun_with():
    with pytest.raises(BookError, match="Ana has -1 coins"):
        toy.begin("auction", ToyTable(players=(Player("Ana", -1),)))


@given(st.integers(0, 6), st.integers(0, 6))
def test_the_largest_legal_value_is_that_of_the_list(coins, bid):
    from rulekit.engine.bounds import most

    players = (Player("Ana", coins, bid=min(bid, coins)), Player("Bo"), Player("Cy"))
    pos = toy.begin("auction", ToyTable(players=players))
    assert most(pos, Bid("Ana", 0), "coins") == max(m.coins for m in pos.legal("Ana"))

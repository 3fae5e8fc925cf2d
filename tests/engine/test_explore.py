"""Exploration meets what playing meets, and finds the places from which there is no way out."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from engine.helpers import STARTS, Add, Nod, all_seats, ana, board_book
from toy import book as toy

from rulekit.engine.chance import Drawn, Rolled
from rulekit.engine.explore import explore
from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import guard


def results(position):
    """Every result of chance that can come up, one for each reading."""
    chance, s = position.chance, position.state
    if hasattr(chance, "dice"):
        due = chance.dice(s)
        rolls = [itertools.product(range(1, chance.faces + 1), repeat=k) for k in due.values()]
        found = [Rolled(tuple(zip(due, faces, strict=True))) for faces in itertools.product(*rolls)]
    else:
        layer = chance.pile(s)[0]
        found = [Drawn(tuple(sorted(p))) for p in itertools.combinations(layer, chance.count(s))]
    return list({repr(chance.read(s, r)): r for r in found}.values())


def played_out(start):
    """Meet every position by playing: (positions, transitions, ends, edges)."""
    seen, todo, links = {start}, [start], Counter()
    ends, taken = Counter(), set()
    for position in todo:
        if position.over:
            ends[position.over] += 1
        acts = results(position) if position.step.kind == "chance" else position.legal()
        for act in acts:
            record = position.play(act)
            links[position, record.after] += 1
            taken |= {e.id for e in record.edges}
            if record.after not in seen:
                seen.add(record.after)
                todo.append(record.after)
    return seen, links, dict(ends), taken


@pytest.mark.parametrize("name", sorted(STARTS))
def test_exploring_meets_exactly_what_playing_meets(name):
    start = STARTS[name]()
    seen, links, ends, taken = played_out(start)
    found = explore(start)
    assert found.whole
    assert found.states == len(seen)
    assert found.transitions == sum(links.values())
    assert found.ends == ends
    assert {found._at(i) for i in range(found.states)} == seen
    assert found.taken == taken
    search = found._search
    met = Counter()
    for i in range(found.states):
        for k in range(search.first[i], search.first[i + 1]):
            met[found._at(i), found._at(search.links[k])] += 1
    assert met == links


@pytest.mark.parametrize("name", sorted(STARTS))
def test_nobody_is_ever_stuck_or_trapped(name):
    found = explore(STARTS[name]())
    assert found.stuck == ()
    assert found.trapped == ()


@pytest.mark.parametrize("name", ["small_scheme", "small_auction", "small_combat", "small_senate"])
def test_every_edge_of_a_sketch_is_taken_from_some_start(name):
    start = STARTS[name]()
    flows = {"small_scheme": ("scheme",), "small_auction": ("auction",)}.get(name, tuple(start.state.book.flows))
    ids = {d["id"] for f in flows for *_, d in start.state.book.flows[f].graph.edges(data=True)}
    never = ids - explore(start).taken
    allowed = {
        # The small table is never so poor that Ana has nothing to declare …
        "small_scheme": {"e-scheme-declare-otherwise"},
        # … nor so rich that somebody could expose.
        "small_auction": {"e-auction-scheme-return-foiled"},
        # Nobody is out of moves with a space free: each region has one for the Brutii.
        "small_senate": set(),
        "small_combat": set(),
    }[name]
    assert never <= allowed


def test_a_round_without_a_way_out_is_trapped_though_nobody_is_stuck():
    book, table = board_book()
    flow = book.flow("f", "a")
    for step in ("a", "b", "c"):
        flow.choice(step, ana, "X-1")
    flow.end("out", "X-1")
    flow.offer(Add, "a", "out")
    flow.offer(Nod, "a", "b")
    flow.offer(Nod, "b", "c")
    flow.offer(Nod, "c", "b")
    found = explore(book.begin("f", table()))
    assert found.stuck == ()
    assert sorted(p.top.step for p in found.trapped) == ["b", "c"]
    assert found.ends == {"out": 1}
    assert (found.states, found.transitions) == (4, 4)


def test_a_step_where_nothing_can_be_done_is_stuck_and_trapped():
    class Never(Move):
        @guard("X-1")
        def no(self, s):
            return False

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.choice("b", ana, "X-1")
    flow.end("out", "X-1")
    flow.offer(Add, "a", "out")
    flow.offer(Nod, "a", "b")
    flow.offer(Never, "b", "out")
    found = explore(book.begin("f", table()))
    assert [p.top.step for p in found.stuck] == ["b"]
    assert [p.top.step for p in found.trapped] == ["b"]


def test_a_bounded_search_says_so_and_accuses_nobody_wrongly():
    whole = explore(STARTS["small_toy"]())
    some = explore(STARTS["small_toy"](), limit=50)
    assert not some.whole
    assert some.states == 50
    assert some.trapped == ()
    quiet = explore(STARTS["small_toy"](), quiet=lambda s: any(p.bid for p in s.players))
    assert not quiet.whole
    assert quiet.states < whole.states
    assert quiet.trapped == ()


def test_counting_to_ten_by_hand():
    """From n, Add leads to n + 1 until 10, where it is over: eleven tables, ten steps."""

    class Stop(Rule):
        def outcome(self, s):
            return "end" if s.n == 10 else "on"

    book, table = board_book()
    flow = book.flow("f", "a")
    flow.choice("a", ana, "X-1")
    flow.auto("full?", Stop(), {"on": "a", "end": "ten"}, "X-1")
    flow.end("ten", "X-1")
    flow.offer(Add, "a", "full?")
    found = explore(book.begin("f", table()))
    assert (found.states, found.transitions, found.ends) == (11, 10, {"ten": 1})
    assert found.taken == {"e-f-a-add", "e-f-full-outcome-on", "e-f-full-outcome-end"}


def test_three_seats_that_may_each_nod_in_any_order_give_three_ways_on():
    book, table = board_book()
    flow = book.flow("f", "a")
    flow.floor("a", all_seats, "X-1")
    flow.end("b", "X-1")
    flow.offer(Nod, "a", "b")
    found = explore(book.begin("f", table()))
    assert (found.states, found.transitions) == (2, 3)


def test_the_toy_auction_as_it_is_shipped():
    found = explore(toy.new_game())
    assert found.whole
    assert found.trapped == ()
    assert set(found.ends) == {"sold", "unsold"}

"""States are values: undo, save, load, refusal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from engine.helpers import STARTS, acts, caught, met, odd_values, positions, seeds, starts, walk
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import Bid, Veto
from toy import book as toy

import rulekit
from rulekit.engine.chance import Drawn, Rolled
from rulekit.engine.position import ALL, digest
from rulekit.engine.trace import Trace, load
from rulekit.engine.views import plain
from rulekit.errors import Refused

BOOKS = {name: start().state.book for name, start in STARTS.items()}


@given(starts, seeds)
def test_keeping_the_old_position_is_undo(name, seed):
    kept = []
    for record in walk(STARTS[name](), seed):
        kept.append((record.before, record.before.digest, repr(plain(record.before.state))))
    for position, was, text in kept:
        assert position.digest == was
        assert repr(plain(position.state)) == text


@given(starts, seeds)
def test_each_record_begins_where_the_last_ended_and_nothing_pends_at_rest(name, seed):
    before = STARTS[name]()
    for record in walk(before, seed):
        assert record.before == before
        assert record.after.state.pending == ()
        assert record.clauses
        before = record.after


@given(starts, seeds)
def test_playing_the_same_acts_again_gives_the_same_positions(name, seed):
    position = STARTS[name]()
    for record in walk(position, seed):
        again = position.play(record.act)
        assert again == record
        assert again.after.digest == record.after.digest
        position = again.after


@given(positions(), st.data())
def test_a_refused_act_changes_nothing_and_says_all_that_failed_with_its_source(position, data):
    cls = data.draw(st.sampled_from([Bid, Veto, *position.state.book.moves.values()]))
    by = data.draw(st.one_of(st.sampled_from(position.state.seats), odd_values))
    values = data.draw(st.lists(odd_values, min_size=9, max_size=9))
    fields = [v for v, _ in zip(values, cls.__struct_fields__[1:], strict=False)]
    act = cls(by, *fields)
    before = position.digest
    error = caught(Refused, lambda: position.play(act))
    if error is not None:
        verdict = error.verdict
        assert verdict.failed
        assert all(check.source for check in verdict.failed)
        assert verdict.clauses
        assert str(error).startswith("not allowed")
    else:
        assert act in position.legal()
    assert position.digest == before


@given(positions(), odd_values, odd_values)
def test_no_result_of_chance_is_taken_that_the_step_does_not_ask_for(position, name, face):
    for act in (Rolled(((name, (face,)),)), Rolled(((name, face),)), Rolled(face), Drawn((face,)), Drawn(face)):
        assert not position.why(act)
        with pytest.raises(Refused):
            position.play(act)


@given(st.integers(0, 2**16))
def test_what_is_not_even_an_act_is_refused(seed):
    for position in met(STARTS["small_toy"](), seed, 8):
        for act in (None, "Ana bids", 3, object()):
            with pytest.raises(Refused):
                position.play(act)


@given(starts, seeds, seeds)
@settings(max_examples=60)
def test_saving_and_loading_a_trace_gives_equal_positions_and_digests(tmp_path_factory, name, seed, other):
    trace = Trace(STARTS[name]())
    for record in walk(trace.position, seed, 12):
        trace.play(record.act)
    trace.go(len(trace.nodes) // 2)
    for record in walk(trace.position, other, 6):
        trace.play(record.act)
    trace.back()
    path = tmp_path_factory.mktemp("trace") / "game.json"
    trace.save(path)
    loaded = load(path, BOOKS[name])
    assert [n.position for n in loaded.nodes] == [n.position for n in trace.nodes]
    assert [n.parent for n in loaded.nodes] == [n.parent for n in trace.nodes]
    assert [n.position.digest for n in loaded.nodes] == [n.position.digest for n in trace.nodes]
    assert [n.record for n in loaded.nodes] == [n.record for n in trace.nodes]
    assert loaded.at == trace.at
    assert loaded.dumps() == trace.dumps()


PROBE = """
from engine.helpers import STARTS, met
for name in sorted(STARTS):
    for seed in range(5):
        for position in met(STARTS[name](), seed, 30):
            print(position.digest, position.view("Bo").digest, position.view("").digest)
"""


def test_digests_are_the_same_in_every_process():
    here = Path(__file__).parents[1]
    paths = os.pathsep.join([str(here), str(Path(rulekit.__file__).parents[1])])
    out = {
        subprocess.run(
            [sys.executable, "-c", PROBE],
            env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(out) == 1
    assert len(next(iter(out)).splitlines()) > 100


def test_equal_positions_reached_on_different_ways_are_one():
    start = toy.new_game()
    one = start.play(Bid("Ana", 1)).after.play(Bid("Bo", 2)).after
    two = start.play(Bid("Bo", 2)).after.play(Bid("Ana", 1)).after
    assert one == two
    assert hash(one) == hash(two)
    assert one.digest == two.digest


@given(positions())
def test_the_position_decodes_to_an_equal_one(position):
    from rulekit.engine.trace import start_from

    book = position.state.book
    moves = tuple(book.moves.values())
    data = plain({"frames": position.frames, "state": position.state})
    from typing import Union

    found = start_from(book, data, Union[moves])  # noqa: UP007 - made of a tuple
    assert found == position
    assert found.digest == position.digest == digest(found)


@given(positions(), seeds)
def test_every_seat_gets_a_view_that_can_be_encoded(position, seed):
    from random import Random

    for act in acts(position, Random(seed))[:3]:
        record = position.play(act)
        for eyes in (*position.state.seats, "", ALL):
            seen = record.view(eyes)
            assert seen.after.digest == record.after.view(eyes).digest
            plain(seen.act if not isinstance(seen.act, str) else "")
            record.changes(eyes)

"""The tree of what was done, and its file."""

from __future__ import annotations

import json

import msgspec
import pytest
from engine.helpers import STARTS, caught, seeds, starts, walk
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import Bid, Veto
from toy import book as toy

from rulekit.engine.trace import Meanwhile, Trace, _replay, _Saved, load
from rulekit.errors import FileProblem, Refused


@given(starts, seeds, st.lists(st.sampled_from(["back", "forward", "play"]), max_size=40))
def test_back_and_forward_walk_the_tree(name, seed, words):
    """Against a model: a stack of positions before, and one of those gone back from."""
    trace = Trace(STARTS[name]())
    before, after = [trace.position], []
    for word in words:
        if word == "play":
            record = next(walk(trace.position, seed), None)
            if record is None:
                continue
            if not after or trace.nodes[trace.nodes[trace.at].children[-1]].record.act != record.act:
                after = []
            else:
                after.pop()
            trace.play(record.act)
            before.append(record.after)
        elif word == "back":
            trace.back()
            if len(before) > 1:
                after.append(before.pop())
        else:
            trace.forward()
            if after:
                before.append(after.pop())
        assert trace.position == before[-1]
        assert [r.after for r in trace.records] == before[1:]
        assert len(trace) == len(before) - 1


def test_branches_are_kept_and_the_newest_is_gone_to():
    trace = Trace(toy.new_game())
    for coins in (1, 2, 3):
        trace.play(Bid("Ana", coins))
        trace.back()
    assert [n.parent for n in trace.nodes] == [0, 0, 0, 0]
    trace.forward()
    assert trace.records[0].act == Bid("Ana", 3)
    trace.back()
    trace.forward(0)
    assert trace.records[0].act == Bid("Ana", 1)


def test_the_same_act_leads_to_the_same_branch():
    trace = Trace(toy.new_game())
    trace.play(Bid("Ana", 1))
    trace.back()
    trace.play(Bid("Ana", 1))
    assert len(trace.nodes) == 2
    assert trace.at == 1


@pytest.mark.parametrize("coins", [True, 1.0])
def test_an_act_that_only_equals_one_done_before_is_still_refused(coins):
    trace = Trace(toy.new_game())
    trace.play(Bid("Ana", 1))
    trace.back()
    with pytest.raises(Refused):
        trace.play(Bid("Ana", coins))
    assert trace.at == 0


def test_a_refused_act_leaves_the_trace_as_it_is():
    trace = Trace(toy.new_game())
    with pytest.raises(Refused):
        trace.play(Veto("Ana", "veto", "Bo"))
    assert (len(trace.nodes), trace.at, len(trace)) == (1, 0, 0)


def test_at_the_ends_it_stays():
    trace = Trace(toy.new_game())
    assert trace.back() == trace.forward() == trace.position
    with pytest.raises(IndexError, match="nodes 0 to 0, not 5"):
        trace.go(5)


def test_what_happens_meanwhile_is_part_of_the_tree_and_of_the_file(tmp_path):
    trace = Trace(toy.new_game())
    record = trace.play(Meanwhile({"players": {"Bo": {"coins": 9}}}))
    assert record.after.state.of("Bo").coins == 9
    assert record.after.state.of("Ana") == record.before.state.of("Ana")
    trace.play(Bid("Bo", 8))
    trace.save(tmp_path / "t.json")
    assert load(tmp_path / "t.json", toy).position == trace.position


# --- files that are not what they should be ----------------------------------------------------


@pytest.fixture
def saved(tmp_path):
    trace = Trace(toy.new_game())
    trace.play(Bid("Ana", 1))
    trace.play(Bid("Bo", 2))
    path = tmp_path / "game.json"
    trace.save(path)
    return path


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": "0.9"}, "saved by toy 0.9; expected toy 1"),
        ({"rulekit": "9.9.9"}, "saved by rulekit 9.9.9"),
        ({"rulebook": "chess"}, "the rulebook 'chess'"),
        ({"nodes": [{"parent": 3, "act": {}, "digest": ""}]}, "node 1 hangs on node 3"),
        ({"nodes": [{"parent": 0}]}, "missing required field"),
        ({"nodes": [{"parent": "0", "act": {}, "digest": ""}]}, "Expected `int`, got `str`"),
        ({"nodes": [{"parent": 0, "act": {"type": "Nuke"}, "digest": ""}]}, "is not as it must be"),
        (
            {"nodes": [{"parent": 0, "act": {"type": "Bid", "by": "Ana", "coins": 99}, "digest": ""}]},
            "node 1 is not allowed",
        ),
        (
            {"nodes": [{"parent": 0, "act": {"type": "Bid", "by": "Ana", "coins": 1}, "digest": "0"}]},
            "does not come out",
        ),
        ({"start": {}}, "is not as it must be"),
        ({"start": {"frames": [], "state": {}}}, "its place in the flows is unknown"),
        ({"start": {"frames": [7], "state": {}}}, "is not as it must be"),
        ({"start": {"frames": [{"place": "auction/nowhere"}], "state": {}}}, "its place in the flows is unknown"),
        ({"extra": 1}, "unknown field"),
    ],
)
def test_a_trace_that_is_not_as_saved_gets_one_clear_line(saved, change, message):
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps({**data, **change}), encoding="utf-8")
    with pytest.raises(FileProblem) as error:
        load(saved, toy)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert str(error.value).startswith(str(saved))


def test_a_start_that_breaks_a_law_of_the_game_is_not_loaded(saved):
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["start"]["state"]["players"][0]["coins"] = -5
    saved.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(FileProblem, match="Ana has -5 coins"):
        load(saved, toy)


@pytest.mark.parametrize("text", ["", "null", "[]", "{", "\x00", "[" * 100_000, '{"a":' * 5_000])
def test_what_is_no_trace_at_all_gets_one_clear_line(tmp_path, text):
    path = tmp_path / "t.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FileProblem):
        load(path, toy)


def test_a_file_that_is_not_there_or_too_large_gets_one_clear_line(tmp_path):
    with pytest.raises(FileProblem, match="no such file"):
        load(tmp_path / "none.json", toy)
    path = tmp_path / "large.json"
    with path.open("wb") as f:
        f.truncate(60_000_000)
    with pytest.raises(FileProblem, match="too large"):
        load(path, toy)


def test_a_book_that_is_not_here_is_named():
    saved = _Saved("0.1.0", "chess", "1", {}, [], 0)
    with pytest.raises(FileProblem, match="no rulebook 'chess'"):
        _replay(saved, "file", None)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
@settings(max_examples=300)
def test_whatever_is_changed_in_a_saved_trace_it_loads_or_is_a_problem_with_the_file(tmp_path_factory, data):
    trace = Trace(toy.new_game())
    trace.play(Bid("Ana", 1))
    trace.play(Bid("Bo", 2))
    raw = json.loads(trace.dumps())
    here = raw
    for _ in range(data.draw(st.integers(1, 6))):
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(here[key], dict | list) or not here[key] or data.draw(st.booleans()):
            here[key] = data.draw(json_values)
            break
        here = here[key]
    path = tmp_path_factory.mktemp("fuzz") / "t.json"
    path.write_bytes(msgspec.json.encode(raw))
    error = caught(FileProblem, lambda: load(path, toy))
    assert "\n" not in str(error)
    assert error is not None or load(path, toy).position.digest

"""Bad input gets one clear line (file, line, what, what was expected, the nearest name), and writes nothing."""

from __future__ import annotations

import json

import pytest


def names(folder):
    """List what is in a folder."""
    return sorted(p.name for p in folder.iterdir())


START = "rulebook: toy\nid: x\nstart: {flow: auction}\n"
BIDS = START + "script:\n  - Ana bids: 3\n  - Bo bids: 0\n  - Cy bids: 3\n  - all pass\n"

# name -> text of the file, the line that is to be named (0: the whole file), words of the message
TEXTS = {
    "unknown key": (START + "titel: {en: X}\n", 4, ["unknown key 'titel'", "did you mean 'title'?"]),
    "unknown key in the start": ("rulebook: toy\nid: x\nstart:\n  flow: auction\n  stat: {}\n", 5,
                                 ["unknown key 'stat'", "did you mean 'state'?"]),
    "unknown key in the table": ("rulebook: toy\nid: x\nstart:\n  flow: auction\n  state:\n    bnak: 3\n", 6,
                                 ["unknown key 'bnak'", "did you mean 'bank'?"]),
    "unknown key of a move": (START + "script:\n  - Ana bids: {coin: 3}\n", 5,
                              ["unknown key 'coin'", "did you mean 'coins'?"]),
    "wrong type": ("rulebook: toy\nid: x\nstart:\n  flow: auction\n  state: {bank: much}\n", 5,
                   ["found a text", "expected a whole number"]),
    "wrong type of a field": (START + "script:\n  - Ana bids: {coins: much}\n", 5, ["coins: much", "refused"]),
    "missing key": ("rulebook: toy\nid: x\n", 1, ["the key 'start' is missing"]),
    "no rulebook": ("id: x\nstart: {flow: auction}\n", 1, ["the key 'rulebook' is missing", "toy"]),
    "unknown rulebook": ("rulebook: toi\nid: x\nstart: {flow: auction}\n", 1,
                         ["no rulebook 'toi'", "did you mean 'toy'?"]),
    "unknown flow": ("rulebook: toy\nid: x\nstart:\n  flow: action\n", 4, ["'action'", "did you mean 'auction'?"]),
    "unknown step": ("rulebook: toy\nid: x\nstart:\n  flow: auction\n  step: bids\n", 5,
                     ["'bids'", "did you mean 'bid'?"]),
    "unknown ruling": (START.replace("auction}", "auction, rulings: {T-O2: a}}"), 3, ["T-O2", "'T-O1'"]),
    "unknown reading": (START.replace("auction}", "auction, rulings: {T-O1: perhaps}}"), 3, ["perhaps", "yes"]),
    "unknown seat": (START + "script:\n  - Anna bids: {coins: 3}\n", 5, ["'Anna'", "did you mean 'Ana'?"]),
    "unknown target": (START.replace("auction}", "floor, seat: Ana}")
                       + "script:\n  - Ana vetoes: {card: veto, target: Boo}\n", 5, ["Boo", "did you mean 'Bo'?"]),
    "unknown seat of the start": (START.replace("auction}", "floor, seat: Annna}"), 3, ["did you mean 'Ana'?"]),
    "unknown eyes": (START + "eyes: Cyy\n", 4, ["'Cyy'", "did you mean 'Cy'?"]),
    "unknown verb": (START + "script:\n  - Ana bits: {coins: 3}\n", 5, ["'Ana bits'", "did you mean 'Ana bids'?"]),
    "unknown clause": (START + "clauses: [T-1, T-77]\n", 4, ["no clause 'T-77'", "did you mean 'T-7'?"]),
    "unknown reason": (START + "script:\n  - refused: {Ana bids: 9}\n    because: [T-77]\n", 6,
                       ["'T-77'", "did you mean 'T-7'?"]),
    "unknown path": (START + "expect:\n  state: {players.Ana.coin: 3}\n", 5, ["players.Ana.coin"]),
    "unknown field of a listing": (START + "expect:\n  legal: {Ana bids: {coin: [1]}}\n", 5,
                                   ["no field 'coin'", "did you mean 'coins'?"]),
    "a die of 7": (BIDS + "  - roll: {Ana: [7], Cy: [1]}\n", 9, ["7", "one of its faces"]),
    "too many dice": (BIDS + "  - roll: {Ana: [1, 2, 3], Cy: [1]}\n", 9, ["need 1, have 3"]),
    "a roller who is not there": (BIDS + "  - roll: {Anna: [1], Cy: [1]}\n", 9, ["Anna"]),
    "a die of text": (BIDS + "  - roll: {Ana: [six], Cy: [1]}\n", 9, ["the faces of the dice"]),
    "a negative bid": (START + "script:\n  - Ana bids: {coins: -1}\n", 5, ["coins: -1", "0…99"]),
    "refused, not marked": (START + "script:\n  - Ana bids: {coins: 6}\n", 5,
                            ["need 6, have 5", "[T-1]", "marked 'refused:'"]),
    "two acts in one line": (START + "script:\n  - {Ana bids: 1, Bo bids: 1}\n", 5, ["one act a line"]),
    "nothing in a line": (START + "script:\n  - say: {en: Hm.}\n", 5, ["nothing is done"]),
    "a line that is a number": (START + "script:\n  - 3\n", 5, ["found 3"]),
    "all pass where nobody is asked": (START + "script:\n  - all pass\n", 5, ["nobody is being asked"]),
    "until nobody": (BIDS.replace("all pass", "until: Zed"), 8, ["'Zed'"]),
    "odds where nothing is rolled": (START + "expect:\n  odds: {Ana: 1/2}\n", 5, ["no chance at 'auction/bid'"]),
    "odds that are no fraction": (BIDS + "expect:\n  odds: {Ana: half}\n", 10, ["'half'", "1/2"]),
    "a table that cannot be": (START.replace("auction}", "auction, state: {players: {Ana: {coins: -3}}}}"), 3,
                               ["Ana has -3 coins"]),
    "a table laid over that is none": (START + "script:\n  - meanwhile: {bank: x}\n", 5, ["found a text"]),
    "empty": ("", 0, ["empty"]),
    "only a comment": ("# nothing\n", 0, ["empty"]),
    "a list": ("- 1\n", 1, ["a mapping"]),
    "no YAML": ("rulebook: [toy\nid: x\n", 2, ["not YAML"]),
    "a tab": ("rulebook: toy\n\tid: x\n", 2, ["not YAML"]),
    "an alias": ("rulebook: &a toy\nid: *a\n", 1, ["an anchor or alias"]),
    "a bomb": ("a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"{n}: &{n} [*{p}, *{p}, *{p}, *{p}, *{p}, *{p}, *{p}, *{p}, *{p}]\n" for p, n in zip("abcdefgh", "bcdefghi",
                                                                                            strict=True)),
               1, ["an anchor or alias"]),
    "a Python object": ("rulebook: !!python/object/apply:os.system ['touch gone']\n", 1, ["the tag", "nothing in a file is run"]),
    "another Python object": ("rulebook: toy\nid: !!python/name:os.system x\n", 2, ["the tag"]),
    "a tag of a number": ("rulebook: toy\nid: !!int x\n", 2, ["the tag"]),
    "a key twice": (START + "id: y\n", 4, ["the key 'id' twice"]),
    "a key that is a list": ("? [a, b]\n: c\n", 1, ["a key that is no word"]),
    "nested deeply": ("a: " + "[" * 60 + "]" * 60, 1, ["more than 40 levels"]),
    "nested without end": ("[" * 50_000, 1, ["nesting"]),
    "a huge number": (START.replace("auction}", f"auction, state: {{bank: {'9' * 5000}}}}}"), 3, ["18 digits"]),
    "not a number": (START.replace("auction}", "auction, state: {bank: .nan}}"), 3, ["expected a whole number"]),
    "no end of a number": (START.replace("auction}", "auction, state: {bank: .inf}}"), 3, ["expected a whole number"]),
    "cases that are no list": ("rulebook: toy\ncases: 3\n", 2, ["a list of scenarios"]),
    "two documents": (START + "---\nid: y\n", 4, ["not YAML"]),
}  # fmt: skip


def one_line(found, *texts):
    assert found.code == 2
    assert found.out == ""
    assert found.err.startswith("rulekit ")
    assert found.err.count("\n") == 1
    assert "Traceback" not in found.err
    for text in texts:
        assert text in found.err, found.err


@pytest.mark.parametrize("name", TEXTS)
def test_a_bad_scenario_gets_one_clear_line(rulekit, tmp_path, name):
    text, line, texts = TEXTS[name]
    (tmp_path / "bad.yaml").write_text(text, encoding="utf-8")
    found = rulekit("run", "bad.yaml")
    one_line(found, f"bad.yaml:{line}: " if line else "bad.yaml: ", "expected", *texts)
    assert names(tmp_path) == ["bad.yaml"]


@pytest.mark.parametrize("command", [["export", "bad.yaml", "-o", "page.html"], ["run", "bad.yaml", "--json"]])
def test_nothing_is_written_for_a_bad_file(rulekit, tmp_path, command):
    (tmp_path / "bad.yaml").write_text(TEXTS["unknown key"][0], encoding="utf-8")
    found = rulekit(*command)
    assert found.code == 2
    assert found.err.count("\n") == 1
    assert names(tmp_path) == ["bad.yaml"]
    if "--json" in command:
        data = json.loads(found.out)
        assert not data["ok"]
        assert "titel" in data["errors"][0]


def test_a_bad_file_does_not_keep_the_others_from_running(rulekit, tmp_path):
    (tmp_path / "bad.yaml").write_text("", encoding="utf-8")
    found = rulekit("run", "bad.yaml", "level")
    assert found.code == 2
    assert "bad.yaml" in found.err
    assert "Ana bids 3." in found.out


def test_files_that_are_no_files(rulekit, tmp_path):
    (tmp_path / "big.yaml").write_bytes(b"# " + b"x" * 50_000_000)
    one_line(rulekit("run", "big.yaml"), "big.yaml: the file is too large", "1,000,000 bytes")
    (tmp_path / "latin.yaml").write_bytes("rulebook: toy\nid: Müller\n".encode("latin-1"))
    one_line(rulekit("run", "latin.yaml"), "latin.yaml:2: this is not text", "UTF-8")
    (tmp_path / "zero.yaml").write_bytes(b"id: a\0b\n")
    one_line(rulekit("run", "zero.yaml"), "zero.yaml")
    (tmp_path / "folder.yaml").mkdir()
    one_line(rulekit("run", "folder.yaml"), "folder.yaml", "directory")
    one_line(rulekit("run", "lattin.yaml"), "lattin.yaml: no such file", "did you mean 'latin.yaml'?")
    one_line(rulekit("run", "/dev/zero"), "no ordinary file")
    one_line(rulekit("run", "a\0b.yaml"), "expected a file to read")


def test_a_mark_at_the_beginning_of_a_file_does_no_harm(rulekit, tmp_path):
    (tmp_path / "bom.yaml").write_text("\ufeff" + START, encoding="utf-8")
    assert rulekit("run", "bom.yaml").code == 0


@pytest.mark.parametrize(
    ("change", "texts"),
    [
        ({"rulekit": "0.0.1"}, ["saved by rulekit 0.0.1", "expected rulekit "]),
        ({"version": "0"}, ["saved by toy 0", "expected toy 1"]),
        ({"rulebook": "toi"}, ["no rulebook 'toi'", "did you mean 'toy'?"]),
        ({"nodes": 3}, ["no saved trace"]),
        ({"more": 3}, ["no saved trace", "more"]),
        ({"start": {"frames": [], "state": {}}}, ["the start is not as it must be"]),
        ({"start": {"frames": [{"place": "x/y"}], "state": {}}}, ["the start is not as it must be"]),
        ({"nodes": [{"parent": 0, "act": {"type": "Bid", "by": "Ana", "coins": 99}, "digest": ""}]}, ["node 1 is not allowed"]),
        ({"nodes": [{"parent": 0, "act": {"type": "Bid", "by": "Ana", "coins": 1}, "digest": ""}]}, ["node 1 does not come out"]),
        ({"nodes": [{"parent": 7, "act": {"type": "Bid", "by": "Ana", "coins": 1}, "digest": ""}]}, ["hangs on node 7"]),
        ({"nodes": [{"parent": 0, "act": {"type": "Bod"}, "digest": ""}]}, ["node 1 is not as it must be"]),
    ],
)  # fmt: skip
def test_a_bad_trace_gets_one_clear_line(rulekit, tmp_path, toy_book, change, texts):
    data = json.loads(toy_book.scenario("level").run().dumps())
    (tmp_path / "t.json").write_text(json.dumps({**data, **change}), encoding="utf-8")
    one_line(rulekit("run", "t.json"), "t.json: ", *texts)
    assert names(tmp_path) == ["t.json"]


@pytest.mark.parametrize("text", ["", "[", "[" * 100_000, '{"rulekit": "\udcff"}', "null"])
def test_what_is_no_trace_gets_one_clear_line(rulekit, tmp_path, text):
    (tmp_path / "t.json").write_text(text, encoding="utf-8", errors="surrogateescape")
    one_line(rulekit("run", "t.json"), "t.json: this is no saved trace")


def test_a_trace_that_cannot_be_saved_leaves_the_old_one(tmp_path, toy_book, monkeypatch):
    from pathlib import Path

    from rulekit.errors import FileProblem

    trace = toy_book.scenario("level").run()
    (tmp_path / "t.json").write_text("old", encoding="utf-8")

    def full(self, *args, **kwargs):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(FileProblem, match="no space left"):
        trace.save(tmp_path / "t.json")
    assert (tmp_path / "t.json").read_bytes() == b"old"
    assert names(tmp_path) == ["t.json"]

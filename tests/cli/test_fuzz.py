"""Whatever a scenario file holds, reading and running it ends well or with one of our own errors."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest
import toy
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulekit.data import files
from rulekit.errors import FileProblem, UnknownName
from rulekit.story.loading import from_document

LEVEL = (Path(toy.__file__).parent / "scenarios" / "level.yaml").read_text(encoding="utf-8")
WORDS = sorted(set(re.findall(r"[\w-]+|[^\w\s]", LEVEL)) | {
    "floor", "play", "react", "refused", "because", "all pass", "until", "meanwhile", "then", "beat", "draw", "legal", "odds",
    "impossible", "cites", "acting", "knobs", "eyes", "setup", "seed", "seat", "-1", "99", "1.5", "null", "~", "true",
    "&a", "*a", "!!python/name:x", "<<", "? ", "|", ">", "---", "...", "%YAML", "\t", "\n", "\u0085", "\ufeff", "🎲",
    "9" * 30, "0x10", ".nan", "2026-01-01", "players", "Ana", "opened", "pending",
})  # fmt: skip


def survives(text: str) -> None:
    """Read and run it; only our own errors may come out, each in one line that names the file."""
    said = "f.yaml"
    try:
        from_document(files.parse(text, "f.yaml"), (), toy.book, "en").play_out()
    except FileProblem as error:
        said = str(error)
    except UnknownName as error:
        said = f"f.yaml: {error}"
    assert said.startswith("f.yaml")
    assert len(said.splitlines()) == 1
    assert len(said) < 1500


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 100) | st.sampled_from(WORDS) | st.text(string.printable, max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=8,
)


def dumped(value: object) -> str:
    """Write plain data as YAML in flow style, with texts quoted."""
    import json

    return json.dumps(value, ensure_ascii=False)


@settings(max_examples=300)
@given(st.text(max_size=200))
@example("\ud800")
@example("a: \x07")
@example("!!set {a}")
@example("? {a: b}\n: c")
def test_any_text(text):
    survives(text)


@settings(max_examples=300)
@given(st.lists(st.sampled_from([*WORDS, " ", "\n", "\n  ", ": ", "- ", "{", "}", "[", "]", ", "]), max_size=60))
def test_any_words(words):
    survives("".join(words))


@settings(max_examples=500)
@given(st.data())
def test_a_good_scenario_with_some_words_changed(data):
    tokens = re.findall(r"[\w-]+|[^\w\s]|\s+", LEVEL)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(tokens) - 1))
        tokens[at : at + data.draw(st.integers(0, 3))] = data.draw(st.lists(st.sampled_from(WORDS), max_size=3))
    survives("".join(tokens))


def places(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """List the places of plain data."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(p for k, v in items for p in places(v, (*path, k)))]


def replaced(value: object, path: tuple[object, ...], new: object) -> object:
    """Return plain data with another value at one place."""
    if not path:
        return new
    if isinstance(value, dict):
        return {k: replaced(v, path[1:], new) if k == path[0] else v for k, v in value.items()}
    return [replaced(v, path[1:], new) if i == path[0] else v for i, v in enumerate(value)]


GOOD = files.parse(LEVEL).data | {
    "expect": {"end": "sold", "state": {"bank": 3}, "acting": ["Ana"], "cites": ["T-6"], "legal": {"Ana bids": {"coins": [1]}}, "step": "roll"},
    "knobs": [{"name": {"en": "Ana's bid"}, "path": "script.1.Ana bids.coins", "range": {"from": 0, "to": 5}}],
    "start": {"flow": "auction", "step": "bid", "seat": "Ana", "setup": {"players": 3}, "rulings": {"T-O1": "no"},
              "state": {"bank": 1, "players": {"Ana": {"coins": 4, "hand": ["veto"]}}}},
}  # fmt: skip


@settings(max_examples=800)
@given(st.data())
def test_a_good_scenario_with_another_value_somewhere(data):
    value = GOOD
    for _ in range(data.draw(st.integers(1, 2))):
        value = replaced(value, data.draw(st.sampled_from(places(value))), data.draw(plain))
    survives(dumped(value))


@settings(max_examples=300)
@given(st.lists(st.dictionaries(st.sampled_from([
    "Ana bids", "Bo bids", "Cy bids", "Ana speaks up", "Ana vetoes", "all pass", "until", "roll", "draw", "refused",
    "expect", "meanwhile", "beat", "Ana takes back", "Ana passes", "because", "say",
]), plain, min_size=1, max_size=2), max_size=6))  # fmt: skip
def test_any_script(script):
    survives(dumped({"rulebook": "toy", "id": "x", "start": {"flow": "auction"}, "script": script}))


@pytest.mark.parametrize(
    "text", ["[" * 30 + "]" * 30, "{" * 30 + "}" * 30, "- " * 300_000, "a: " * 300_000, "x," * 400_000]
)
def test_large_and_strange_files_are_read_in_reasonable_time(text):
    import time

    begun = time.process_time()
    survives(text)
    assert time.process_time() - begun < 10

"""Files people write: a closed vocabulary, line numbers, and nothing that is run."""

from __future__ import annotations

import pytest
from engine.helpers import caught
from hypothesis import given, settings
from hypothesis import strategies as st

from rulekit.data.files import DEPTH, LIMIT, convert, parse, read
from rulekit.errors import FileProblem, UnknownName, nearest, reading
from rulekit.story.file import File, Start


def line_of(text, kind=None):
    def load():
        doc = parse(text, "f.yaml")
        return doc if kind is None else convert(doc, kind)

    error = caught(FileProblem, load)
    assert error is not None
    assert "\n" not in str(error)
    return error


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("a: 1", {"a": 1}),
        ("a: yes", {"a": "yes"}),
        ("a: [on, off, no, true, false]", {"a": ["on", "off", "no", True, False]}),
        ("a: 08", {"a": 8}),
        ("a: 1_000", {"a": "1_000"}),
        ("a: 1:30", {"a": "1:30"}),
        ("a: 2020-01-01", {"a": "2020-01-01"}),
        ("a: 1.5", {"a": 1.5}),
        ("a: 0x10", {"a": "0x10"}),
        ("a: ~", {"a": None}),
        ("a:", {"a": None}),
        ("1: x", {"1": "x"}),
        ("'=': x", {"=": "x"}),
        ("<<: x", {"<<": "x"}),
    ],
)
def test_plain_values_are_what_they_look_like(text, data):
    assert parse(text).data == data


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 0, "empty"),
        ("# only a remark\n", 0, "empty"),
        ("a: 1\na: 2", 2, "the key 'a' twice"),
        ("a: &x 1\nb: *x", 1, "anchor or alias"),
        ("a: !!python/object/apply:os.system ['true']", 1, "the tag"),
        ("a: 1\nb: !secret 1", 2, "the tag '!secret'"),
        ("a: !!set {x, y}", 1, "the tag"),
        ("a: [1, 2", 2, "not YAML"),
        ("a: 1\n\tb: 2", 2, "not YAML"),
        ("a: 1234567890123456789012", 1, "more than 18 digits"),
        ("? [a, b]\n: 1", 1, "a key that is no word"),
        ("a: 1\n---\nb: 2", 0, "not YAML"),
        ("a: \x00", 0, "not YAML"),
        ("[" * 60 + "]" * 60, 1, f"more than {DEPTH} levels"),
    ],
)
def test_what_is_no_honest_file_gets_one_line_that_names_the_place(text, line, what):
    error = line_of(text)
    assert what in str(error)
    if line:
        assert error.line == line


def test_a_bomb_of_aliases_is_refused_before_it_unfolds():
    levels = [f"l{i}: &l{i} [{', '.join([f'*l{i - 1}'] * 9)}]" for i in range(1, 30)]
    error = line_of("\n".join(["l0: &l0 [x, x]", *levels]))
    assert error.line == 1


@pytest.mark.parametrize("size", [LIMIT + 1, 50_000_000])
def test_a_file_too_large_is_not_even_read(tmp_path, size):
    path = tmp_path / "large.yaml"
    with path.open("wb") as f:
        f.truncate(size)
    with pytest.raises(FileProblem, match="the file is too large; expected at most 1,000,000 bytes"):
        read(path)


def test_a_file_that_is_not_text_or_not_there(tmp_path):
    path = tmp_path / "x.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileProblem, match="not text"):
        read(path)
    with pytest.raises(FileProblem, match="no such file"):
        read(tmp_path / "none.yaml")
    with pytest.raises(FileProblem):
        read(tmp_path)


def test_an_unknown_key_is_named_with_its_line_and_the_nearest_known_one():
    error = line_of("id: x\nstart:\n  flow: f\n  stepp: a\n", File)
    assert (error.line, error.near) == (4, "step")
    assert str(error) == "f.yaml:4: unknown key 'stepp'; expected a known key; did you mean 'step'?"


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("id: 3\nstart: {flow: f}", 1, "found a whole number; expected a text"),
        ("id: x\nstart:\n  flow: [f]", 3, "found a list; expected a text"),
        ("id: x", 1, "the key 'start' is missing"),
        ("id: x\nstart: {}", 2, "the key 'flow' is missing"),
        ("id: x\nstart: {flow: f}\nscript: none", 3, "found a text; expected a list"),
        ("[]", 1, "found a list; expected a mapping"),
    ],
)
def test_a_wrong_type_or_a_missing_key_is_named_with_its_line(text, line, what):
    error = line_of(text, File)
    assert error.line == line
    assert what in str(error)


@given(st.text(max_size=60))
@settings(max_examples=500)
def test_any_text_is_plain_data_or_a_problem_with_the_file(text):
    error = caught(FileProblem, lambda: parse(text, "f"))
    assert "\n" not in str(error)
    assert error is not None or parse(text).lines[()] >= 1


yamlish = st.text(alphabet=" \n:-[]{},'\"#&*!?|>%@`ab1", max_size=40)


@given(yamlish)
@settings(max_examples=500)
def test_any_yaml_is_a_scenario_or_a_problem_with_the_file(text):
    assert "\n" not in str(caught(FileProblem, lambda: convert(parse(text, "f"), File)))


@given(st.dictionaries(st.sampled_from("abc"), st.lists(st.integers(0, 9), max_size=3), min_size=1))
def test_every_value_knows_its_line(data):
    rows = []
    expected = {}
    for key, values in data.items():
        rows.append(f"{key}:" if values else f"{key}: []")
        expected[key,] = len(rows)
        for i, value in enumerate(values):
            rows.append(f"  - {value}")
            expected[key, i] = len(rows)
    doc = parse("\n".join(rows))
    assert doc.data == data
    assert {k: v for k, v in doc.lines.items() if k} == expected


@pytest.mark.parametrize(
    ("word", "known", "near"),
    [
        ("influense", ["influence", "coins"], "influence"),
        ("Petre", ["Petr", "Liza"], "Petr"),
        ("zzz", ["Petr"], ""),
        ("", ["Petr"], ""),
    ],
)
def test_the_nearest_known_name(word, known, near):
    assert nearest(word, known) == near


def test_an_unknown_name_says_what_there_is():
    assert str(UnknownName("house", "Petre", ["Petr"])) == "no house is called 'Petre'; did you mean 'Petr'?"
    assert str(UnknownName("house", "zzz", ["Petr", "Liza"])) == "no house is called 'zzz'; there are: Petr, Liza"
    assert str(UnknownName("house", "zzz", [])) == "no house is called 'zzz'"


def test_defaults_need_not_be_written():
    assert convert(parse("flow: f"), Start) == Start("f")


def test_what_the_reader_of_yaml_says_is_quoted_within_a_sentence_of_the_language():
    with reading("fa"), pytest.raises(FileProblem) as error:
        parse("a: 1\nb: [1\nc: 2\n", "t.yaml")
    said = str(error.value)
    assert "\u2068t.yaml:3\u2069" in said
    assert "از ستون \u2068۲\u2069 به بعد YAML درستی نیست" in said
    assert "«\u2068did not find expected ',' or ']'\u2069»" in said
    with reading("fa-u-nu-latn"), pytest.raises(FileProblem, match="ستون \u20682\u2069"):
        parse("a: 1\nb: [1\nc: 2\n", "t.yaml")

"""The text face: complete, deterministic, and safe as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import boards
import msgspec
import pytest

from rulekit.faces.static import static
from rulekit.faces.text import markdown, plain, transcript
from rulekit.faces.words import KEYS, complete, say
from rulekit.story.storyboard import Storyboard

# What a face need not say: names that stand for something said in words elsewhere.
SILENT = {"kind", "mark", "look", "shape", "sign", "state", "node", "flow", "step", "edges", "path", "trail", "share"}


def texts(value: Any, key: str = "") -> Iterator[str]:
    """Yield every text of a beat that a reader must be told."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in SILENT:
                yield from texts(part, name)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part, key)
    elif isinstance(value, str) and value:
        yield value


@pytest.mark.parametrize("board", [boards.primus(), boards.persian(), boards.every_cell()], ids=lambda b: b.scenario)
def test_nothing_of_a_beat_is_left_unsaid(board: Storyboard) -> None:
    for index, beat in enumerate(board.beats):
        said = " ".join(plain(board, index).split())
        for text in texts(msgspec.to_builtins(beat)):
            assert " ".join(text.split()) in said
        assert any(step.label in said for step in board.steps if step.node == beat.place.node)


def test_the_transcript_is_all_steps_in_order() -> None:
    board = boards.primus()
    whole = transcript(board)
    places = [whole.index(plain(board, index)) for index in range(len(board.beats))]
    assert places == sorted(places)
    assert whole == transcript(boards.primus())


def test_columns_of_the_table_line_up() -> None:
    lines = plain(boards.primus(), 0).splitlines()
    rows = [line for line in lines if "Denarii" in line]
    assert len(rows) == 4
    assert len({line.index("Denarii") for line in rows}) == 1
    assert len({line.index("Guards") for line in rows}) == 1


def test_the_intro_stands_on_the_first_step_only() -> None:
    board = boards.primus()
    assert board.intro in plain(board, 0)
    assert board.intro not in plain(board, 1)


def test_texts_do_not_become_markdown() -> None:
    board = boards.primus()
    beat = msgspec.structs.replace(
        board.beats[0],
        headline="*<b>[x](y)</b>* & co",
        story="1. not a list\n- nor this\n# nor a title",
        legal=("a\n\nb",),
    )
    text = markdown(msgspec.structs.replace(board, beats=(beat,)), 0)
    assert r"### \*\<b\>\[x\](y)\</b\>\* \& co" in text
    assert r"1\. not a list" in text
    assert "\\- nor this" in text
    assert r"\# nor a title" in text
    assert "- a b\n" in text


def test_right_to_left_markdown_says_so() -> None:
    text = markdown(boards.persian(), 1)
    assert text.startswith('<div dir="rtl" align="right">\n\n')
    assert text.endswith("\n\n</div>\n")
    assert "گام ۲ از ۳" in text


def test_words_of_the_board_win_and_the_rest_is_there() -> None:
    full = complete(boards.persian())
    assert set(full.words) == set(KEYS)
    assert say(full, "track", value=12, high=30) == "۱۲ از ۳۰"
    assert say(complete(boards.primus()), "track", value=12, high=30) == "12 of 30"
    # A value that looks like a place is not filled again.
    assert say(complete(boards.primus()), "seen_seat", seat="{seat}") == "Seen by {seat}"


def test_the_picture_says_no_word_that_the_faces_do_not_have() -> None:
    said = set(re.findall(r"\bsay\(\s*\"([^\"]+)\"", static("stepper.js")))
    assert len(said) > 20
    assert said <= set(KEYS)

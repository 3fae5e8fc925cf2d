"""The holes of nbval, closed: what it would pass over in silence is looked at here."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

import rulekit

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted((ROOT / "notebooks").glob("*.ipynb"))
# Anything that tells nbval to look away, or that it cannot compare.
BLIND = re.compile(r"NBVAL_|nbval-|raises-exception|clear_output|display_id|interact\(|\bOutput\(")

# How the text face of a stepper says where it stands and what the table is known by, in each language.
STEP = re.compile(r"^Step \d+ of \d+$|^\W*گام [۰-۹]+ از [۰-۹]+$", re.MULTILINE)
STATE = re.compile(r"(State|نشان وضعیت) \W*[0-9a-f]{16}")


def cells(path: Path) -> list[nbformat.NotebookNode]:
    return [c for c in nbformat.read(path, as_version=4).cells if c.cell_type == "code"]


@pytest.fixture(params=LESSONS, ids=lambda p: p.stem)
def lesson(request: pytest.FixtureRequest) -> Path:
    return request.param


def test_there_are_lessons_for_all_that_is_promised() -> None:
    names = {p.stem for p in LESSONS}
    first = {"00_start_here", "01_primus_initiative_tie", "02_hostile_influence_auction", "03_sacrum_sacrifice"}
    assert first | {"04_sacrum_chits_count", "05_when_a_sacrifice_pays", "06_a_round_of_peloponnes"} <= names
    tutorial = ("20_tutorial_round", "21_tutorial_auction", "22_tutorial_combat", "23_tutorial_scoring")
    assert {f"{name}_{lang}" for name in tutorial for lang in ("fa", "en")} <= names
    assert "07_what_the_final_score_does" in names
    tribune = {"30_a_round_of_tribune", "31_placing_on_the_new_regions", "32_taking_a_faction_over", "33_the_brutii"}
    assert tribune | {"34_take_overs_of_the_brutii", "35_tribunus_plebis"} <= names
    assert {"10_a_turn_at_a_glance", "11_intrigue_and_etiquette", "12_two_new_houses"} <= names
    assert {"13_the_primus", "14_ties_at_twelve"} <= names


def test_the_list_of_lessons_is_whole() -> None:
    listed = re.findall(r"^\| `(\d\d_\w+)` \|", (ROOT / "notebooks" / "README.md").read_text("utf-8"), re.M)
    assert sorted(listed) == [p.stem for p in LESSONS if p.stem != "00_start_here"]


def test_a_lesson_leads_only_to_lessons_and_examples_that_are_there(lesson: Path) -> None:
    prose = "\n".join(c.source for c in nbformat.read(lesson, as_version=4).cells)
    for name in re.findall(r"\]\((\w+\.ipynb)\)", prose):
        assert (ROOT / "notebooks" / name).is_file(), name
    shipped = {name for book in rulekit.names() for name in rulekit.load(book).scenarios}
    assert set(re.findall(r'\.scenario\("([\w-]+)"\)', prose)) <= shipped


def test_every_code_cell_was_run_in_order(lesson: Path) -> None:
    # nbval runs a cell without an execution count, but compares nothing.
    counts = [c.execution_count for c in cells(lesson)]
    assert counts == list(range(1, len(counts) + 1))


def test_nothing_tells_nbval_to_look_away(lesson: Path) -> None:
    text = lesson.read_text(encoding="utf-8")
    assert not BLIND.findall(text)
    assert not list((ROOT / "notebooks").glob("*sanit*"))
    assert "--nbval-sanitize" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert "--nbval-lax" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_every_stepper_has_a_text_face_that_is_compared(lesson: Path) -> None:
    shown = [
        out
        for c in cells(lesson)
        for out in c.outputs
        if STEP.search(out.get("data", {}).get("text/plain", ""))
    ]
    assert shown, "a lesson shows at least one stepper"
    for out in shown:
        assert "text/markdown" in out["data"]
        assert STATE.search(out["data"]["text/markdown"])


def test_outputs_have_neither_addresses_nor_missing_words(lesson: Path) -> None:
    for c in cells(lesson):
        for out in c.outputs:
            assert out.output_type != "error"
            text = str(out)
            assert "0x" not in text
            assert "⟨" not in text


def test_a_lesson_teaches(lesson: Path) -> None:
    """Plain words first, something to change, the odds or a link, and where to go next."""
    book = nbformat.read(lesson, as_version=4)
    prose = "\n".join(c.source for c in book.cells if c.cell_type == "markdown")
    assert book.cells[0].cell_type == "markdown"
    assert re.search("Where to go next|از اینجا به کجا", prose)
    assert "ipynb" in prose


def test_every_chart_and_game_has_a_text_face_that_is_compared(lesson: Path) -> None:
    """A cell that ends in a chart or in a game shows its text and its table, not only a picture."""
    for c in cells(lesson):
        last = c.source.strip().rpartition("\n")[2]
        if last.startswith("charts.") or last == "game":
            (out,) = [o for o in c.outputs if o.output_type == "execute_result"]
            assert {"text/plain", "text/markdown"} <= set(out.data)
            assert "object at" not in out.data["text/plain"]

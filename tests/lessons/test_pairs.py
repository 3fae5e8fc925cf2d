"""Lessons in two languages: they hold the same, and the Persian one is Persian throughout."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest
from lessons.persian import foreign, slips

import rulekit

ROOT = Path(__file__).resolve().parents[2]
PERSIAN = sorted((ROOT / "notebooks").glob("*_fa.ipynb"))
# Within Markdown and HTML: code, addresses of links, tags.
BESIDE = re.compile(r"\]\([^)]*\)|<[^>]+>")
CODE = re.compile(r"`[^`]*`")
STRESS = re.compile(r"(\*\*?)(?=\S)[^*]+\1")
# Names of things that are the same in every language, as the faces show them.
NAMES = re.compile(r"TF-(?:CL|OD)-\d+|\b[0-9a-f]{16}\b|0\.1\.0 \(rulekit 0\.1\.0\)")
DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
SHOWN = ("text/plain", "text/markdown")


def cells(path: Path) -> list[nbformat.NotebookNode]:
    return list(nbformat.read(path, as_version=4).cells)


def prose(text: str) -> str:
    return CODE.sub("کد", BESIDE.sub("", text))


def shown(path: Path) -> list[str]:
    """Return every face of every output of a lesson."""
    found = [out for cell in cells(path) if cell.cell_type == "code" for out in cell.outputs]
    assert all(out.output_type == "execute_result" for out in found), "a Persian line that is printed starts at the left"
    return [str(out.data[kind]) for out in found for kind in SHOWN if kind in out.data]


def digests(path: Path) -> list[str]:
    return [d for text in shown(path) for d in re.findall(r"\b[0-9a-f]{16}\b", text)]


def readings() -> set[str]:
    """Return the names by which readings are chosen: they are code."""
    return {word for r in rulekit.load("tutorial").rulings for name in r.readings for word in (name, *name.split("-"))}


@pytest.fixture(params=PERSIAN, ids=lambda p: p.stem)
def lesson(request: pytest.FixtureRequest) -> Path:
    return request.param


@pytest.fixture
def english(lesson: Path) -> Path:
    return lesson.with_name(lesson.name.replace("_fa.", "_en."))


def test_every_lesson_of_the_tutorial_comes_in_two_languages() -> None:
    there = {p.name for p in (ROOT / "notebooks").glob("*_tutorial_*.ipynb")}
    assert len(PERSIAN) == 4
    assert there == {f"{p.stem[:-3]}_{lang}.ipynb" for p in PERSIAN for lang in ("fa", "en")}


def test_a_pair_has_the_same_cells_in_the_same_order(lesson: Path, english: Path) -> None:
    assert [c.cell_type for c in cells(lesson)] == [c.cell_type for c in cells(english)]
    for one, other in zip(cells(lesson), cells(english), strict=True):
        if one.cell_type == "code":
            assert one.source.replace('lang="fa"', 'lang="en"') == other.source


def test_a_pair_tells_the_same_numbers_and_leads_to_the_same_places(lesson: Path, english: Path) -> None:
    for one, other in zip(cells(lesson), cells(english), strict=True):
        if one.cell_type != "markdown":
            continue
        persian, told = prose(one.source).translate(DIGITS), prose(other.source)
        assert sorted(re.findall(r"\d+", persian)) == sorted(re.findall(r"\d+", told)), other.source
        links = [sorted(re.findall(r"\]\(([^)]*)\)", c.source)) for c in (one, other)]
        turned = [re.sub(r"_(fa|en)\.ipynb", "_xx.ipynb", link) for link in links[0]]
        assert sorted(turned) == sorted(re.sub(r"_(fa|en)\.ipynb", "_xx.ipynb", link) for link in links[1])
        assert len(STRESS.findall(one.source)) == len(STRESS.findall(other.source)), other.source
        assert len(re.findall(r"^(?:[*] |#)", one.source, re.M)) == len(re.findall(r"^(?:[*] |#)", other.source, re.M))


def test_a_pair_shows_the_same_positions(lesson: Path, english: Path) -> None:
    assert digests(lesson) == digests(english)
    assert digests(lesson)


def test_what_a_persian_lesson_says_is_persian(lesson: Path) -> None:
    for cell in cells(lesson):
        if cell.cell_type == "markdown":
            assert cell.source.startswith('<div dir="rtl" align="right">')
            assert foreign(prose(cell.source)) == []
            assert slips(prose(cell.source)) == [], cell.source


def test_what_a_persian_lesson_shows_is_persian(lesson: Path) -> None:
    known = readings()
    for text in shown(lesson):
        told = NAMES.sub(" ", prose(text.replace("\\", "")))
        assert [word for word in foreign(told) if word not in known] == []

"""Ring 3: each lesson in a real JupyterLab, stepped to its end by mouse and by keyboard."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import nbformat
import pytest
from lab.conftest import ROOT, Lab, run_all
from lines import face, told
from msgspec import convert
from playwright.sync_api import Locator, Page
from rulekit_widgets import Stepper

from rulekit.faces.text import plain
from rulekit.faces.words import complete
from rulekit.story.scenario import Scenario
from rulekit.story.storyboard import Storyboard

LESSONS = sorted(p.name for p in (ROOT / "notebooks").glob("*.ipynb"))

pytestmark = [pytest.mark.slow, pytest.mark.browser]


def steppers(page: Page) -> list[Locator]:
    """Every stepper of the notebook, scrolled to once so that the Lab has drawn it."""
    cells = page.locator(".jp-CodeCell")
    for i in range(cells.count()):
        cells.nth(i).scroll_into_view_if_needed()
        page.wait_for_timeout(50)
    page.wait_for_selector(".rk[data-step]")
    found = page.locator(".rk[data-step]")
    return [found.nth(i) for i in range(found.count())]


def active_cell(page: Page) -> int:
    return int(page.evaluate("[...document.querySelectorAll('.jp-Cell')].findIndex(c => c.matches('.jp-mod-active'))"))


def walk(stepper: Locator, key: str = "") -> list[list[str]]:
    """Go from the first step to the last, by the button or a key, and return what each shows."""
    page = stepper.page
    stepper.locator(".rk-btn.rk-first").click(force=True)
    parts = stepper.locator(".rk-part").count()
    out = []
    for number in range(1, parts + 1):
        assert stepper.get_attribute("data-step") == str(number)
        out.append(told(stepper))
        if key:
            page.keyboard.press(key)
        else:
            stepper.locator(".rk-btn.rk-next").click(force=True)
    assert stepper.get_attribute("data-step") == str(parts), "the last step stays"
    return out


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_runs_and_every_stepper_steps_to_its_end(lab: Lab, lesson: str) -> None:
    page = lab.open(lesson)
    try:
        errors: list[str] = []
        page.on("pageerror", lambda e: errors.append(str(e)))
        run_all(page)
        boards, found = boards_of(lesson), steppers(page)
        assert len(found) == len(boards) > 0
        for stepper, board in zip(found, boards, strict=True):
            stepper.scroll_into_view_if_needed()
            expected = [face(plain(board, i)) for i in range(len(board.beats))]
            by_mouse = walk(stepper)
            stepper.focus()
            cells, active = page.locator(".jp-Cell").count(), active_cell(page)
            by_key = walk(stepper, "ArrowLeft" if board.dir == "rtl" else "ArrowRight")
            for key in ("ArrowDown", "b", "d", "d", "j", "k"):
                page.keyboard.press(key)
            assert page.locator(".jp-Cell").count() == cells, "a key has reached the notebook"
            assert active_cell(page) == active
            assert by_mouse == by_key == expected
        assert not errors
        assert page.locator(".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']").count() == 0
        assert lab.outside == []
    finally:
        page.context.close()


def boards_of(lesson: str) -> list[Storyboard]:
    """Run the lesson's cells here and return the storyboard of everything it shows, in order."""
    shown: list[Storyboard] = []

    def display(*things: Any) -> None:
        for x in things:
            if isinstance(x, Scenario):
                shown.append(x.storyboard())
            elif isinstance(x, Stepper):
                shown.append(convert(x.board, Storyboard))

    names: dict[str, Any] = {"display": display}
    for cell in nbformat.read(ROOT / "notebooks" / lesson, as_version=4).cells:
        if cell.cell_type != "code":
            continue
        tree = ast.parse(cell.source)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, lesson, "exec"), names)
        value = eval(compile(ast.Expression(last.value), lesson, "eval"), names) if last else None
        display(value)
    return [complete(board) for board in shown]


def test_the_lessons_are_the_ones_shipped() -> None:
    assert all((Path(ROOT) / "notebooks" / name).exists() for name in LESSONS)

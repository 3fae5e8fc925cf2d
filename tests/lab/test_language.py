"""Persian in a real JupyterLab: the widget right to left, its face, and the switch."""

from __future__ import annotations

from typing import Any

import nbformat
import pytest
from lab.conftest import run_all
from nbformat.v4 import new_code_cell, new_notebook

import rulekit

CELLS = (
    "import rulekit\nimport rulekit_widgets",
    'rulekit.load("tutorial", lang="fa").scenario("battle-of-three")',
    'rulekit_widgets.scenario_widget(rulekit.load("tutorial").scenario("scheme-auction"))',
)


@pytest.mark.slow
def test_an_example_in_persian(lab: Any) -> None:
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = new_notebook(cells=[new_code_cell(text) for text in CELLS], metadata={"kernelspec": kernel})
    nbformat.write(notebook, lab.lessons / "persian.ipynb")
    page = lab.open("persian.ipynb")
    run_all(page)
    page.wait_for_function("document.querySelectorAll('.rk[data-step]').length === 2")
    persian, english = page.locator(".rk").first, page.locator(".rk").nth(1)
    assert (persian.get_attribute("dir"), english.get_attribute("dir")) == ("rtl", "ltr")
    told = rulekit.load("tutorial", lang="fa").scenario("battle-of-three").storyboard()
    assert persian.locator(".rk-title").inner_text() == told.title
    page.wait_for_function("[...document.fonts].some((f) => f.family.includes('Vazirmatn') && f.status === 'loaded')")
    persian.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert persian.get_attribute("data-step") == "3"
    persian.get_by_role("button", name="English").click()
    assert page.locator(".rk").first.get_attribute("data-step") == "3"
    assert page.locator(".rk").first.get_attribute("dir") == "ltr"
    page.locator(".rk").first.get_by_role("button", name="فارسی").click()
    english.get_by_role("button", name="فارسی").click()
    assert [page.locator(".rk").nth(i).get_attribute("dir") for i in (0, 1)] == ["rtl", "rtl"]
    page.context.close()
    assert lab.outside == []

"""Ring 3 for charts and the guessing game: a lesson in a real JupyterLab, played with the mouse and with keys."""

from __future__ import annotations

import pytest
from lab.conftest import Lab, run_all
from test_chances import expected_of, said

from rulekit.rulebooks.sacrum.guessing import guess_the_skull

pytestmark = [pytest.mark.slow, pytest.mark.browser]

LESSON = "04_sacrum_chits_count.ipynb"


@pytest.mark.parametrize("dark", [False, True])
def test_the_skull_is_guessed_and_the_charts_are_drawn(lab: Lab, dark: bool) -> None:
    page = lab.open(LESSON, dark=dark)
    try:
        errors: list[str] = []
        page.on("pageerror", lambda e: errors.append(str(e)))
        run_all(page)
        game = page.locator(".rk-guess")
        game.scroll_into_view_if_needed()
        told = expected_of(guess_the_skull(4))
        assert said(page) == told([])
        cells = page.locator(".jp-Cell").count()
        page.locator(".rk-say-yes").click()
        assert said(page) == told([True])
        for number in range(2, 9):
            page.keyboard.press("Enter")
            assert said(page) == told([True] * number)
        for key in ("d", "d", "b", "j"):
            page.keyboard.press(key)
        assert page.locator(".jp-Cell").count() == cells, "a key has reached the notebook"
        charts = page.locator(".rk-chart")
        assert charts.count() == 4
        for i in range(4):
            charts.nth(i).scroll_into_view_if_needed()
            accent = charts.nth(i).locator(".c-0").first.evaluate("e => getComputedStyle(e).fill")
            assert accent == ("rgb(224, 122, 102)" if dark else "rgb(166, 61, 47)")
        assert not errors
        assert lab.outside == []
    finally:
        page.context.close()

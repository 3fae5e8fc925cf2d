"""Accessibility, by axe-core, in both themes."""

from __future__ import annotations

from typing import Any

import boards
import pytest
from axe_playwright_python.sync_playwright import Axe


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
@pytest.mark.parametrize(
    ("name", "anchor", "width"),
    [
        ("primus", "#step=1", 1280),
        ("primus", "#step=3", 1280),
        ("primus", "#step=5", 1280),
        ("primus", "#step=6", 420),
        ("every_cell", "#step=2", 1280),
        ("persian", "#step=3", 800),
        ("big", "#step=150", 1280),
    ],
)
def test_axe_finds_nothing_serious(page_of: Any, name: str, anchor: str, width: int, theme: str) -> None:
    shown = page_of(getattr(boards, name)(), anchor, width=width, color_scheme=theme, reduced_motion="reduce")
    for summary in shown.page.locator("summary").all():
        summary.click()
    found = Axe().run(shown.page).response["violations"]
    grave = [
        (v["id"], v["impact"], [(n["html"][:120], n["failureSummary"][-160:]) for n in v["nodes"][:3]])
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
    assert grave == []


def test_the_page_reads_in_order(page_of: Any) -> None:
    shown = page_of(boards.primus(), "#step=5")
    tree = shown.page.locator("body").aria_snapshot()
    for part in (
        'group "Who acts first when the highest rolls tie"',
        'heading "Alla’s 11 beats Liza’s 5"',
        'button "Next"',
        'img "Choose the order, Combat round"',
        'img "6"',
    ):
        assert part in tree
    telling = shown.page.locator(".rk-telling")
    assert telling.get_attribute("aria-live") == "polite"
    assert shown.page.locator(".rk").get_attribute("aria-roledescription") == "rule stepper"

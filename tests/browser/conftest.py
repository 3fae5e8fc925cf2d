"""A Chromium, and pages in it that may ask for nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from rulekit.faces.page import export_page
from rulekit.story.storyboard import Storyboard

OWN = ("file:", "data:", "blob:", "about:")


@dataclass
class Shown:
    """A page in the browser, what it asked for in vain, and what went wrong in it."""

    page: Page
    path: Path
    refused: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def step(self) -> int:
        """The permalink number of the step on screen."""
        return int(self.page.locator(".rk").first.get_attribute("data-step") or 0)

    def key(self, name: str) -> int:
        """Press a key and return the step then on screen."""
        self.page.keyboard.press(name)
        return self.step

    def press(self, name: str) -> int:
        """Press one of the buttons, also where it is marked as having nothing to do, and return the step."""
        self.page.locator(f".rk-btn.rk-{name}").click(force=True)
        return self.step

    def lit(self) -> list[str]:
        """The nodes of the map that are marked as the present one."""
        found = self.page.locator(".rk-svg [aria-current=step]")
        return [found.nth(i).get_attribute("data-id") or "" for i in range(found.count())]


PageOf = Callable[..., Shown]


@pytest.fixture
def page_of(chromium: Browser, tmp_path: Path) -> Iterator[PageOf]:
    """Open a storyboard, or a page's text, in a context of its own.

    Every request that leaves the page is refused, and fails the test at its end, as does any error in the page.
    """
    shown: list[Shown] = []

    def open_page(
        what: Storyboard | str, anchor: str = "", *, width: int = 1280, ready: str = ".rk[data-step]", **context: Any
    ) -> Shown:
        html = what if isinstance(what, str) else export_page(what)
        path = tmp_path / f"page{len(shown)}.html"
        path.write_text(html, "utf-8")
        made = chromium.new_context(viewport={"width": width, "height": 900}, **context)
        this = Shown(made.new_page(), path)

        def guard(route: Route) -> None:
            if route.request.url.startswith(OWN):
                route.continue_()
            else:
                this.refused.append(route.request.url)
                route.abort()

        made.route("**/*", guard)
        this.page.on("pageerror", lambda error: this.errors.append(str(error)))
        this.page.on("console", lambda m: this.errors.append(m.text) if m.type in ("error", "warning") else None)
        this.page.set_default_timeout(5000)
        this.page.goto(path.as_uri() + anchor)
        this.page.wait_for_selector(ready)
        shown.append(this)
        return this

    yield open_page
    for this in shown:
        this.page.context.close()
    assert [url for this in shown for url in this.refused] == []
    assert [error for this in shown for error in this.errors] == []

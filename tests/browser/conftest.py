"""A Chromium, and pages in it that may ask for nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Route

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

    def watch(self) -> None:
        """Refuse all that would leave the page, and note what goes wrong in it."""
        self.page.route("**/*", self.guard)
        self.page.on("pageerror", self.failed)
        self.page.on("console", self.heard)

    def guard(self, route: Route) -> None:
        if route.request.url.startswith(OWN):
            route.continue_()
        else:
            self.refused.append(route.request.url)
            route.abort()

    def failed(self, error: Error) -> None:
        self.errors.append(str(error))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def leave(self) -> None:
        """Leave the tab as it was found: nothing kept, nobody listening."""
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.page.goto("about:blank")
        self.page.unroute("**/*", self.guard)
        self.page.remove_listener("pageerror", self.failed)
        self.page.remove_listener("console", self.heard)

    def lit(self) -> list[str]:
        """The nodes of the map that are marked as the present one."""
        found = self.page.locator(".rk-svg [aria-current=step]")
        return [found.nth(i).get_attribute("data-id") or "" for i in range(found.count())]


PageOf = Callable[..., Shown]


class Tabs:
    """Tabs that are used again by test after test: a new one each time would cost more than most tests."""

    def __init__(self, browser: Browser) -> None:
        self.browser, self.kept = browser, list[Page]()

    def tab(self, number: int) -> Page:
        """Return a tab with nothing in it; each is in a window of its own, where none lies behind another."""
        self.kept = [page for page in self.kept if not page.is_closed()]
        while len(self.kept) <= number:
            self.kept.append(self.new())
        return self.kept[number]

    def new(self) -> Page:
        """Return a tab that nobody has used before, for whoever changes more than what a page shows."""
        return self.browser.new_context().new_page()


@pytest.fixture(scope="session")
def tabs(chromium: Browser) -> Tabs:
    return Tabs(chromium)


@pytest.fixture
def page_of(tabs: Tabs, tmp_path: Path) -> Iterator[PageOf]:
    """Open a storyboard, or a page's text, in a tab of its own.

    Every request that leaves the page is refused, and fails the test at its end, as does any error in the page.
    """
    shown: list[Shown] = []
    lonely: list[Page] = []

    def open_page(
        what: Storyboard | str,
        anchor: str = "",
        *,
        width: int = 1280,
        ready: str = ".rk[data-step]",
        color_scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
        alone: bool = False,
    ) -> Shown:
        html = what if isinstance(what, str) else export_page(what)
        path = tmp_path / f"page{len(shown)}.html"
        path.write_text(html, "utf-8")
        this = Shown(tabs.new() if alone else tabs.tab(len(shown)), path)
        shown.append(this)
        if alone:
            lonely.append(this.page)
        this.watch()
        this.page.set_viewport_size({"width": width, "height": 900})
        this.page.emulate_media(media="null", color_scheme=color_scheme, reduced_motion=reduced_motion)
        this.page.set_default_timeout(5000)
        this.page.goto(path.as_uri() + anchor)
        this.page.wait_for_selector(ready)
        return this

    yield open_page
    for this in shown:
        this.leave()
    for page in lonely:
        page.context.close()
    assert [url for this in shown for url in this.refused] == []
    assert [error for this in shown for error in this.errors] == []

"""A real JupyterLab on copies of the lessons, and a real Chromium in front of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Lab:
    """A running JupyterLab and what its pages asked for outside this machine."""

    address: str
    browser: Browser
    lessons: Path
    outside: list[str] = field(default_factory=list)

    def open(self, notebook: str, *, dark: bool = False, width: int = 1280, height: int = 1600) -> Page:
        """Open a notebook in a tab of its own and wait until its kernel is there."""
        context = self.browser.new_context(viewport={"width": width, "height": height})
        context.route("**/*", self.guard)
        page = context.new_page()
        page.set_default_timeout(30_000)
        # Where the Lab asks which kernel to take, whatever comes next waits for the answer.
        asked = page.locator(".jp-Dialog button.jp-mod-accept")
        page.add_locator_handler(asked, lambda button: button.click())
        page.goto(f"{self.address}lab/tree/{notebook}?token=t&reset")
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=60_000)
        # Run before the kernel is there, and the Lab asks which one to take.
        page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]", timeout=60_000)
        theme(page, "JupyterLab Dark" if dark else "JupyterLab Light")
        return page

    def guard(self, route: Route) -> None:
        if re.match(r"(https?|wss?)://(127\.0\.0\.1|localhost)[:/]|(data|blob|about):", route.request.url):
            route.continue_()
        else:
            self.outside.append(route.request.url)
            route.abort()


PROMPTS = "[...document.querySelectorAll('.jp-CodeCell .jp-InputArea-prompt')].map(p => p.innerText.trim())"


def menu(page: Page, name: str, entry: str) -> None:
    page.get_by_role("menuitem", name=name, exact=True).click()
    page.get_by_role("menuitem", name=entry, exact=True).click()


def theme(page: Page, name: str) -> None:
    """Choose a theme as a person does, so that the Lab's own manager sets all of its colours; it is kept as a setting."""
    if page.evaluate("document.body.dataset.jpThemeName") != name:
        page.get_by_role("menuitem", name="Settings", exact=True).click()
        page.locator(".lm-Menu-item", has_text="Theme").first.hover()
        page.get_by_role("menuitem", name=name, exact=True).click()
    page.wait_for_function("name => document.body.dataset.jpThemeName === name", arg=name)


def run_all(page: Page) -> None:
    """Run every cell and wait until each has been run in this session."""
    page.locator(".jp-Notebook .jp-Cell").first.click()
    menu(page, "Edit", "Clear Outputs of All Cells")
    for _ in range(4):
        menu(page, "Run", "Run All Cells")
        page.wait_for_timeout(2000)
        if any(p != "[ ]:" for p in page.evaluate(PROMPTS)):
            break  # otherwise the Lab was not yet connected to the kernel, and has let it drop
    page.wait_for_function(f"{PROMPTS}.every(p => /^\\[\\d+\\]/.test(p))", timeout=60_000)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Lab]:
    """Start JupyterLab the way `rulekit lab` does, on copies of the lessons."""
    home = tmp_path_factory.mktemp("lab")
    lessons = home / "lessons"
    shutil.copytree(ROOT / "notebooks", lessons, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    env = os.environ | {
        "JUPYTER_PREFER_ENV_PATH": "1",
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "PYTHONUNBUFFERED": "1",
    }
    # Every cell is drawn, also where it is scrolled out of sight: the tests count and read them all.
    tracker = home / "settings" / "@jupyterlab" / "notebook-extension" / "tracker.jupyterlab-settings"
    tracker.parent.mkdir(parents=True)
    tracker.write_text('{"windowingMode": "none"}', encoding="utf-8")
    env["JUPYTERLAB_SETTINGS_DIR"] = str(home / "settings")
    command = [sys.executable, "-m", "rulekit_widgets.lab", str(lessons / "00_start_here.ipynb"), "--no-browser"]
    options = ["--port=0", "--IdentityProvider.token=t", "--ServerApp.allow_root=True"]
    with (home / "log").open("w+", encoding="utf-8") as log:
        server = subprocess.Popen([*command, *options], cwd=home, env=env, stdout=log, stderr=subprocess.STDOUT)
        try:
            address = _address(home / "log", server)
            yield Lab(address, chromium, lessons)
        finally:
            server.terminate()
            server.wait(30)


def _address(log: Path, server: subprocess.Popen[bytes]) -> str:
    for _ in range(600):
        found = re.search(r"http://127\.0\.0\.1:\d+/", log.read_text(encoding="utf-8"))
        if found:
            return found[0]
        assert server.poll() is None, log.read_text(encoding="utf-8")
        time.sleep(0.1)
    raise AssertionError(log.read_text(encoding="utf-8"))

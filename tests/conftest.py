"""What every test may ask for, and what holds for all of them: none is skipped, none is a matter of luck."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import programs
import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """A test that cannot run has failed."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped; tests are never skipped here: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the clone."""
    return ROOT


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """A Chromium to drive; its lack is a failure, never a skip."""
    return programs.chromium()


@pytest.fixture(scope="session")
def chromium(chromium_path: str) -> Iterator[Browser]:
    """One Chromium for all tests: its driver cannot be started twice in a process."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path, args=list(programs.FLAGS))
        yield browser
        browser.close()

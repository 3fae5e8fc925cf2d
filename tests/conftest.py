"""What every test may ask for: a Chromium, and a repository's paths."""

from __future__ import annotations

from pathlib import Path

import programs
import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the clone."""
    return ROOT


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """A Chromium to drive; its lack is a failure, never a skip."""
    return programs.chromium()

"""The command line, with the toy as the only rulebook."""

from __future__ import annotations

from types import SimpleNamespace
from typing import NamedTuple

import pytest
import toy

from rulekit import registry
from rulekit.cli import main


class Done(NamedTuple):
    """What a command gave."""

    code: int
    out: str
    err: str


@pytest.fixture
def only_toy(monkeypatch):
    """Let the toy be the only rulebook there is."""
    monkeypatch.setattr(registry, "SHIPPED", ())
    monkeypatch.setattr(registry, "_others", lambda: [SimpleNamespace(name="toy", load=lambda: toy.book)])


@pytest.fixture
def rulekit(only_toy, capsys, tmp_path, monkeypatch):
    """Run a command in an empty folder: `rulekit("show", "toy")`."""
    monkeypatch.chdir(tmp_path)

    def run(*args: object) -> Done:
        capsys.readouterr()
        code = main([str(a) for a in args])
        return Done(code, *capsys.readouterr())

    return run


@pytest.fixture
def toy_book():
    """The toy rulebook."""
    return toy.book


@pytest.fixture
def toy_text() -> str:
    """The text of its one example."""
    return (toy.book.folder / "scenarios" / "level.yaml").read_text(encoding="utf-8")

"""Every example in a docstring runs."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import rulekit

MODULES = [
    "rulekit",
    *(m.name for m in pkgutil.walk_packages(rulekit.__path__, "rulekit.") if "__main__" not in m.name),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    found = sum(doctest.testmod(importlib.import_module(name)).attempted for name in MODULES)
    assert found >= 30

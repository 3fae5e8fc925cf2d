from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def arena_package():
    """The arena is a package beside these tests, whatever else is called `maps`."""
    here = Path(__file__).parent / "arena" / "__init__.py"
    if "map_arena" not in sys.modules:
        spec = importlib.util.spec_from_file_location("map_arena", here, submodule_search_locations=[str(here.parent)])
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        sys.modules["map_arena"] = module
        spec.loader.exec_module(module)
    return sys.modules["map_arena"]


@pytest.fixture
def arena(arena_package):
    """A rulebook of its own for each test: tests may change its graphs."""
    from rulekit.book import Rulebook
    from rulekit.engine.state import State

    book = Rulebook("arena", arena_package.__name__, State, "1")
    arena_package.add(book)
    return book


@pytest.fixture
def toy():
    from toy import book

    return book

"""The page about the seeded faults says what is tested, and there are enough of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from lessons.faults import FAULTS

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "rings.md").read_text(encoding="utf-8")


def of_the_page() -> list[str]:
    """Name the faults of ring 2 without loading a browser's tests."""
    return [name for file in ("test_faults.py", "test_chances_faults.py") for name in _of_file(file)]


def _of_file(file: str) -> list[str]:
    tree = ast.parse((ROOT / "tests" / "browser" / file).read_text(encoding="utf-8"))
    found = next(n.value for n in tree.body if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "FAULTS")
    assert isinstance(found, ast.Dict)
    return [ast.literal_eval(key) for key in found.keys if key is not None]


def listed(title: str) -> list[str]:
    """Return the first column of the table under a heading of the page."""
    part = PAGE.partition(f"## {title}")[2].partition("\n## ")[0]
    rows = [line.split("|")[1].strip() for line in part.splitlines() if line.startswith("| ")]
    return rows[2:]


def test_every_seeded_fault_is_listed_and_nothing_else() -> None:
    assert listed("Ring 1") == list(FAULTS)
    assert listed("Ring 2") == of_the_page()


def test_there_are_enough_of_them() -> None:
    assert len(FAULTS) >= 15
    assert len(of_the_page()) >= 15


@pytest.mark.parametrize("name", FAULTS)
def test_the_sound_text_of_a_fault_is_there(name: str) -> None:
    """So that `make test` notices an outdated fault, though the faults themselves are run by `make slow`."""
    fault = FAULTS[name]
    code = (ROOT / fault.file).read_text(encoding="utf-8")
    assert code.count(fault.sound) == 1, f"{fault.file} has changed: bring this fault up to date"
    assert fault.broken != fault.sound
    compile(code.replace(fault.sound, fault.broken), fault.file, "exec")
    assert f"| {name} | `{fault.file}` | `{fault.lesson}` |" in PAGE

"""The proof that ring 1 holds: faults put into a copy of the code on purpose, each of which a lesson must notice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from lessons.faults import FAULTS

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted({fault.lesson for fault in FAULTS.values()})

pytestmark = pytest.mark.slow


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of both packages and of the lessons; compiled files go with it, since they are valid for what is sound."""
    away = shutil.ignore_patterns(".ipynb_checkpoints", "node_modules")
    shutil.copytree(ROOT / "rulekit", tmp_path / "rulekit", ignore=away)
    shutil.copytree(ROOT / "widgets" / "rulekit_widgets", tmp_path / "widgets" / "rulekit_widgets", ignore=away)
    shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks", ignore=away)
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return tmp_path


def nbval(copy: Path, lesson: str) -> tuple[int, str]:
    """Run one lesson under nbval on the code of the copy; return the exit status and what was printed."""
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(copy), str(copy / "widgets"))),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_ADDOPTS": "",
    }
    command = [sys.executable, "-m", "pytest", "--nbval", "--nbval-current-env", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, f"notebooks/{lesson}.ipynb"], cwd=copy, env=env, capture_output=True, text=True, timeout=120
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_sound_copy_passes(copy: Path, lesson: str) -> None:
    status, printed = nbval(copy, lesson)
    assert status == 0, printed


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_seen(copy: Path, name: str) -> None:
    fault = FAULTS[name]
    path = copy / fault.file
    code = path.read_text(encoding="utf-8")
    assert code.count(fault.sound) == 1, f"{fault.file} has changed: bring this fault up to date"
    path.write_text(code.replace(fault.sound, fault.broken), encoding="utf-8")
    status, printed = nbval(copy, fault.lesson)
    assert status == 1, f"no cell of {fault.lesson} has noticed:\n{printed}"
    # What a cell shows is another thing than what is stored; not just code that does not even load.
    assert "mismatch" in printed, printed

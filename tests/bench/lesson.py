"""How long a lesson takes under nbval: the notebook's own share, its kernel's start included, without pytest's start."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

from .measure import Figure, median, rounds, seconds

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 1.5


def _share(folder: Path, notebook: Path) -> float:
    """Run one notebook strictly, and return what pytest itself counts for its cells, from set-up to tear-down.

    To take the time of an empty run away from that of a whole one comes to the same, but the start of pytest
    differs from run to run by more than a lesson takes.
    """
    command = [sys.executable, "-m", "pytest", "-q", "--nbval", "--nbval-current-env", "-p", "no:cacheprovider"]
    report = folder / "report.xml"
    subprocess.run(
        [*command, "-c", str(folder / "pytest.ini"), "--rootdir", str(folder), f"--junitxml={report}", str(notebook)],
        cwd=ROOT,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    cells = ET.parse(report).iter("testcase")
    return sum(float(cell.get("time", "nan")) for cell in cells)


def figures() -> Iterator[Figure]:
    """Run every lesson three times."""
    lessons = sorted((ROOT / "notebooks").glob("*.ipynb"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
        took = rounds({path.stem: partial(_share, folder, path) for path in lessons}, runs=3)
    for path in lessons:
        time = median(took[path.stem])
        yield Figure(f"lesson {path.stem} under nbval", seconds(time), f"at most {LIMIT} s", time <= LIMIT)

"""What is planted in a big rulebook is found within the budget that its whole check has."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BOOK = "rulekit/rulebooks/serpents"
# Two steps that lead to each other, far inside the game; the way out is drawn, but its guard never holds.
ROUND = '''

class Wander(Move):
    """Be lost."""


class There(Move):
    """To the other place."""


class Back(Move):
    """And back."""


class Leave(Move):
    """Out of it."""

    @guard("SW-ANN-01")
    def may(self, s: Table) -> bool:
        return False


def _lost(flow: Flow) -> None:
    flow.choice("here", games_master, "SW-ANN-01")
    flow.choice("there", games_master, "SW-ANN-01")
    flow.offer(Wander, "last word", "here", who=games_master)
    flow.offer(There, "here", "there")
    flow.offer(Back, "there", "here")
    flow.offer(Leave, "there", "ordinary arena")
    flow.choice("nowhere", games_master, "SW-ANN-01", otherwise=go("ordinary arena", "SW-ANN-01"))
'''
PLANTED = (
    ("flows/primus.py", "    _call(flow)\n", "    _call(flow)\n    _lost(flow)\n"),
    ("flows/primus.py", "from rulekit.book import Rulebook\n", "from rulekit.author import Move, guard\nfrom rulekit.book import Rulebook\n"),
    ("flows/primus.py", "", ROUND),
)


@pytest.mark.slow
def test_faults_in_the_serpents_are_found(tmp_path: Path, root: Path) -> None:
    away = shutil.ignore_patterns("__pycache__")
    shutil.copytree(root / "rulekit", tmp_path / "rulekit", ignore=away)
    for file, sound, broken in PLANTED:
        path = tmp_path / BOOK / file
        text = path.read_text(encoding="utf-8")
        assert sound in text, f"{file} has changed: bring this fault up to date"
        path.write_text(text.replace(sound, broken, 1) if sound else text + broken, encoding="utf-8")
    command = [sys.executable, "-m", "rulekit", "check", "serpents", "--only", "graph", "--only", "play", "--json"]
    env = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=280)
    assert done.returncode == 1, done.stderr
    findings = json.loads(done.stdout)["findings"]
    found = {kind: {f["where"] for f in findings.get(kind, ())} for kind in ("unreachable", "trap", "never-taken")}
    assert found["unreachable"] == {"primus/nowhere"}
    assert found["trap"] >= {"primus/here", "primus/there"}
    assert "e-primus-there-leave" in found["never-taken"]
    assert not {"e-primus-last-word-wander", "e-primus-here-there"} & found["never-taken"]

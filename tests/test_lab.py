"""`rulekit lab`: JupyterLab opens on the first lesson, with nothing that asks the network or the learner."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from rulekit_widgets import lab

ROOT = Path(__file__).resolve().parent.parent
ANNOUNCEMENTS = "@jupyterlab/apputils-extension:announcements"


def test_a_copy_of_the_lessons_is_opened_and_the_clone_stays_as_it_is(tmp_path):
    command = lab.command(["--no-browser"], tmp_path)
    assert f"--ServerApp.root_dir={tmp_path / 'rulekit-lessons'}" in command
    assert "--LabApp.default_url=/lab/tree/00_start_here.ipynb" in command
    assert "--no-browser" in command
    shipped = {p.name: p.read_bytes() for p in (ROOT / "notebooks").glob("*.ipynb")}
    assert {p.name: p.read_bytes() for p in (tmp_path / "rulekit-lessons").glob("*.ipynb")} == shipped


def test_another_notebook_can_be_named(tmp_path):
    (tmp_path / "mine.ipynb").write_text("{}", encoding="utf-8")
    command = lab.command(["mine.ipynb"], tmp_path)
    assert f"--ServerApp.root_dir={tmp_path.resolve()}" in command
    assert "--LabApp.default_url=/lab/tree/mine.ipynb" in command


def test_a_notebook_that_is_not_there_is_said_in_one_line(tmp_path):
    with pytest.raises(SystemExit, match="no notebook at"):
        lab.command(["absent.ipynb"], tmp_path)


@pytest.fixture
def shipped(tmp_path, monkeypatch):
    """A wheel with one lesson."""
    installed = tmp_path / "site" / "rulekit_widgets"
    (installed / "notebooks").mkdir(parents=True)
    lesson = installed / "notebooks" / lab.FIRST
    lesson.write_text("shipped", encoding="utf-8")
    monkeypatch.setattr(lab, "HERE", installed)
    return lesson


def test_a_lesson_somebody_worked_in_is_never_written_over(tmp_path, shipped):
    mine = lab.lessons(tmp_path) / lab.FIRST
    assert mine.read_text(encoding="utf-8") == "shipped"
    mine.write_text("mine", encoding="utf-8")
    shipped.write_text("newer", encoding="utf-8")
    lab.lessons(tmp_path)
    assert mine.read_text(encoding="utf-8") == "mine"


def test_a_lesson_nobody_touched_is_brought_up_to_date(tmp_path, shipped):
    mine = lab.lessons(tmp_path) / lab.FIRST
    shipped.write_text("newer", encoding="utf-8")
    lab.lessons(tmp_path)
    assert mine.read_text(encoding="utf-8") == "newer"


@pytest.mark.parametrize("note", ["", "[1]", "no json"])
def test_where_nothing_is_known_of_the_copy_it_is_kept(tmp_path, shipped, note):
    mine = lab.lessons(tmp_path) / lab.FIRST
    (mine.parent / lab.COPIED).write_text(note, encoding="utf-8")
    shipped.write_text("newer", encoding="utf-8")
    lab.lessons(tmp_path)
    assert mine.read_text(encoding="utf-8") == "shipped"


@pytest.mark.slow
def test_jupyterlab_starts_on_the_first_lesson_without_announcements(tmp_path):
    env = os.environ | {"JUPYTER_PREFER_ENV_PATH": "1", "JUPYTER_CONFIG_DIR": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with (tmp_path / "log").open("w+", encoding="utf-8") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "rulekit_widgets.lab", "--no-browser", "--port=0", "--IdentityProvider.token=t"],
            cwd=tmp_path, env=env, stdout=log, stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            page = _get(_address(tmp_path / "log", server))
        finally:
            server.terminate()
            server.wait(30)
    found = re.search(r'<script id="jupyter-config-data" type="application/json">(.*?)</script>', page, re.DOTALL)
    config = json.loads(found[1])
    assert ANNOUNCEMENTS in config["disabledExtensions"]
    assert config["treePath"] == lab.FIRST
    assert config["serverRoot"].endswith("rulekit-lessons")


def _address(log: Path, server: subprocess.Popen[bytes]) -> str:
    for _ in range(300):
        found = re.search(r"http://127\.0\.0\.1:\d+/[^\s?]*", log.read_text(encoding="utf-8"))
        if found:
            return f"{found[0]}?token=t"
        assert server.poll() is None, log.read_text(encoding="utf-8")
        time.sleep(0.1)
    raise AssertionError(log.read_text(encoding="utf-8"))


def _get(address: str) -> str:
    """Ask until it answers: the address is told a moment before anybody listens there."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                return answer.read().decode("utf-8")
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError(f"nobody answers at {address}")

"""`rulekit lab`: JupyterLab opens on the first lesson, with nothing that asks the network or the learner."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from rulekit_widgets import lab

ROOT = Path(__file__).resolve().parent.parent
ANNOUNCEMENTS = "@jupyterlab/apputils-extension:announcements"


def test_the_first_lesson_of_the_clone_is_opened(tmp_path):
    command = lab.command(["--no-browser"], tmp_path)
    assert f"--ServerApp.root_dir={ROOT / 'notebooks'}" in command
    assert "--LabApp.default_url=/lab/tree/00_start_here.ipynb" in command
    assert "--no-browser" in command


def test_another_notebook_can_be_named(tmp_path):
    (tmp_path / "mine.ipynb").write_text("{}", encoding="utf-8")
    command = lab.command(["mine.ipynb"], tmp_path)
    assert f"--ServerApp.root_dir={tmp_path.resolve()}" in command
    assert "--LabApp.default_url=/lab/tree/mine.ipynb" in command


def test_a_notebook_that_is_not_there_is_said_in_one_line(tmp_path):
    with pytest.raises(SystemExit, match="no notebook at"):
        lab.command(["absent.ipynb"], tmp_path)


def test_lessons_of_a_wheel_are_copied_once_and_never_written_over(tmp_path, monkeypatch):
    installed = tmp_path / "site" / "rulekit_widgets"
    (installed / "notebooks").mkdir(parents=True)
    (installed / "notebooks" / lab.FIRST).write_text("shipped", encoding="utf-8")
    monkeypatch.setattr(lab, "HERE", installed)
    folder = lab.lessons(tmp_path)
    assert (folder / lab.FIRST).read_text(encoding="utf-8") == "shipped"
    (folder / lab.FIRST).write_text("mine", encoding="utf-8")
    assert (lab.lessons(tmp_path) / lab.FIRST).read_text(encoding="utf-8") == "mine"


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
    assert config["serverRoot"].endswith("notebooks")


def _address(log: Path, server: subprocess.Popen[bytes]) -> str:
    for _ in range(300):
        found = re.search(r"http://127\.0\.0\.1:\d+/[^\s?]*", log.read_text(encoding="utf-8"))
        if found:
            return f"{found[0]}?token=t"
        assert server.poll() is None, log.read_text(encoding="utf-8")
        time.sleep(0.1)
    raise AssertionError(log.read_text(encoding="utf-8"))


def _get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.read().decode("utf-8")

"""The wheel, not the tree: what `pip install` gives has every data file and works."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from env import venv_python

ROOT = Path(__file__).resolve().parent.parent
DATA = {".yaml", ".ftl", ".svg", ".json", ".js", ".css", ".html", ".md", ".py", ".typed"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel, built from what is tracked or about to be, without asking an index for the build tool."""
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps",
         "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


def shipped() -> set[str]:
    """What the wheel must hold: every data file and module of both packages, and the lessons."""
    pairs = ((ROOT / "rulekit", "rulekit"), (ROOT / "widgets" / "rulekit_widgets", "rulekit_widgets"))
    found = {
        f"{name}/{path.relative_to(folder).as_posix()}"
        for folder, name in pairs
        for path in folder.rglob("*")
        if path.suffix in DATA and "__pycache__" not in path.parts
    }
    lessons = (ROOT / "notebooks").glob("*.ipynb")
    return found | {f"rulekit_widgets/notebooks/{path.name}" for path in lessons}


def test_the_wheel_has_every_file_of_both_packages(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not shipped() - names


def test_the_wheel_has_nothing_else(wheel):
    strangers = [
        name
        for name in zipfile.ZipFile(wheel).namelist()
        if not name.startswith(("rulekit/", "rulekit_widgets/", "rulekit_notebooks-"))
        or "__pycache__" in name
        or ".ipynb_checkpoints" in name
        or "node_modules" in name
    ]
    assert not strangers


def test_no_script_or_style_of_the_wheel_names_another_host(wheel):
    """Nothing is fetched when a stepper is shown, so no script imports, and no style sheet loads, from elsewhere."""
    archive = zipfile.ZipFile(wheel)
    allowed = ("http://www.w3.org/",)  # names of XML vocabularies, never fetched
    for name in archive.namelist():
        if not name.endswith((".js", ".css")):
            continue
        text = archive.read(name).decode("utf-8")
        for start in allowed:
            text = text.replace(start, "")
        assert "http://" not in text, name
        assert "https://" not in text, name


@pytest.mark.slow
def test_the_wheel_works_in_an_environment_of_its_own(wheel, tmp_path):
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "own")], check=True)
    python = str(venv_python(tmp_path / "own"))
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
         "--constraint", str(ROOT / "requirements.lock"), f"{wheel}[widgets]"],
        check=True,
    )  # fmt: skip

    def run(*args: str) -> str:
        done = subprocess.run([python, *args], capture_output=True, text=True, cwd=tmp_path, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    loaded = run("-c", "import rulekit, sys; print(rulekit.__file__); print(*sys.modules)")
    assert str(tmp_path) in loaded.splitlines()[0]
    assert not {"IPython", "ipywidgets", "anywidget", "traitlets"} & set(loaded.split())
    run("-c", "import rulekit_widgets")
    script = Path(python).with_name("rulekit.exe" if python.endswith(".exe") else "rulekit")
    done = subprocess.run([str(script), "--help"], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert "lab" in done.stdout

"""Binder's files, checked as far as that goes without a container engine.

Not tested here: the image itself, its system packages, and the service that starts it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from env import venv_python

ROOT = Path(__file__).resolve().parent.parent
BINDER = ROOT / "binder"
PIN = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*==[0-9][0-9a-z.]*")
SYSTEM_PACKAGE = re.compile(r"[a-z0-9][a-z0-9+.-]+")
KNOWN = {"requirements.txt", "runtime.txt", "apt.txt", "postBuild", "start"}


def pins(path: Path) -> dict[str, str]:
    text = path.read_text(encoding="utf-8").splitlines()
    lines = [line.split(" ; ")[0] for line in text if line and not line.startswith("#")]
    assert [line for line in lines if not PIN.fullmatch(line)] == []
    return dict(line.split("==") for line in lines)


def test_only_files_that_are_read_are_there():
    """An environment.yml would silently win over the requirements, a second folder would be an error."""
    assert {path.name for path in BINDER.iterdir()} <= KNOWN
    assert not (ROOT / ".binder").exists()


def test_binder_gets_the_versions_that_are_tested():
    lock, binder = pins(ROOT / "requirements.lock"), pins(BINDER / "requirements.txt")
    assert {name: lock.get(name) for name in binder} == binder
    assert {"jupyterlab", "ipywidgets", "anywidget", "networkx", "msgspec"} <= binder.keys()


def test_binder_lists_every_requirement_of_the_lab():
    """What `rulekit-notebooks[lab]` names must be in the list, since postBuild installs without dependencies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needs = [*project["dependencies"], *extras["widgets"], *extras["lab"]]
    names = {re.match(r"[\w.-]+", need)[0].lower().replace(".", "-").replace("_", "-") for need in needs}
    assert names - {"rulekit-notebooks"} <= pins(BINDER / "requirements.txt").keys()


def test_the_python_is_named_and_is_one_we_support():
    said = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip()
    version = re.fullmatch(r"python-3\.(\d+)", said)
    assert version
    assert int(version[1]) >= 11


@pytest.mark.parametrize("name", ["postBuild", "start"])
def test_scripts_are_sound(name):
    path = BINDER / name
    content = path.read_bytes()
    assert content.startswith(b"#!/bin/bash\n")
    assert b"\r" not in content
    assert content.endswith(b"\n")
    assert subprocess.run(["bash", "-n", str(path)], check=False).returncode == 0
    assert os.access(path, os.X_OK)


def test_start_ends_by_handing_over():
    assert (BINDER / "start").read_text(encoding="utf-8").rstrip().endswith('exec "$@"')


def test_start_turns_off_jupyterlabs_announcements():
    said = subprocess.run(
        [str(BINDER / "start"), "bash", "-c", "echo $JUPYTER_CONFIG_PATH"], capture_output=True, text=True, check=True
    ).stdout
    assert (Path(said.strip().split(":")[0]) / "labconfig" / "page_config.json").is_file()


def test_system_packages_are_plain_names():
    """Binder's own check lets anything through that begins like a name."""
    path = BINDER / "apt.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    assert [line for line in lines if not SYSTEM_PACKAGE.fullmatch(line)] == []


@pytest.fixture(scope="module")
def clone(tmp_path_factory) -> Path:
    """What a clone would hold, copied, so that nothing built or installed here leaks in."""
    folder = tmp_path_factory.mktemp("clone")
    made = (".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "build", "dist")
    return Path(shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*made), dirs_exist_ok=True))


def own_environment(folder: Path, *install: str) -> Path:
    """A fresh environment, holding what pip installs with these arguments; its interpreter."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = venv_python(folder)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, *install], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return python


@pytest.mark.slow
def test_repo2docker_chooses_what_we_mean(clone, tmp_path):
    """It renders the recipe of the image without building it."""
    python = own_environment(tmp_path / "own", "jupyter-repo2docker>=2026.4,<2027")
    done = subprocess.run(
        [str(python), "-m", "repo2docker", "--no-build", "--debug", str(clone)],
        capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    recipe, log = done.stdout, done.stderr
    assert re.search(r'RUN .*pip install .*-r "binder/requirements.txt"', recipe)
    assert "RUN ./binder/postBuild" in recipe
    assert 'R2D_ENTRYPOINT="${REPO_DIR}/binder/start"' in recipe
    assert "python=3.12" in log
    assert "environment.yml" not in recipe


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_binders_steps_give_a_notebook_that_runs(clone, tmp_path):
    """The same steps, one after another, in an environment that holds nothing else."""
    python = own_environment(tmp_path / "own", "--requirement", str(clone / "binder" / "requirements.txt"))
    path = os.pathsep.join((str(python.parent), os.environ["PATH"]))
    env = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    env["PATH"] = path

    def run(*command: str) -> str:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=clone, env=env)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("bash", "binder/postBuild")
    code = "import os, rulekit, rulekit_widgets; print(os.environ['RULEKIT_BINDER'], rulekit.__file__)"
    flag, place = run("binder/start", "python", "-I", "-c", code).split(maxsplit=1)
    assert flag == "1"
    assert str(tmp_path / "own") in place
    run("python", "-m", "pip", "check")
    pip = ("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(*pip, "--constraint", "requirements.lock", "pytest", "nbval")
    first = ("-c", os.devnull, "--rootdir", ".", "-p", "no:cacheprovider", "--nbval", "--nbval-current-env")
    assert "passed" in run("binder/start", "python", "-m", "pytest", *first, "notebooks/00_start_here.ipynb")

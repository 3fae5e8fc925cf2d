"""Make this folder's own environment, `.venv`, and put in it what a job needs.

    python tools/env.py lab            what `make lab` needs
    python tools/env.py test dev       what `make test` and `make lint` need

Exact versions come from `requirements.lock`. Each set of extras leaves a stamp; while the stamp holds, a second
call does nothing and asks no index, so it works without a network. Needs Python 3.11 with its `venv` module,
and nothing else.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
# What brings others along (see pyproject.toml): its stamp serves for theirs.
BRINGS = {"test": ("lab", "layout", "widgets"), "lab": ("widgets",)}


def venv_python(venv: Path = VENV) -> Path:
    """Return the interpreter of an environment, on any system."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_text() -> str:
    """What an installation rests on; where any of it changes, the installation is made again."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    counts = [config["build-system"], config["project"], config["tool"]["hatch"], LOCK.read_text(encoding="utf-8")]
    digest = hashlib.sha256(json.dumps(counts, sort_keys=True).encode()).hexdigest()
    return f"{ROOT}\n{sys.version}\n{digest}\n"


def fresh(venv: Path = VENV) -> None:
    """Create the environment, in place of one that a move of the folder or another Python has spoilt."""
    mark = venv / "rulekit-made-by"
    text = f"{ROOT}\n{sys.version}\n"
    if mark.is_file() and mark.read_text(encoding="utf-8") == text and venv_python(venv).exists():
        return
    if venv.exists() and not (venv / "pyvenv.cfg").exists():
        sys.exit(f"{venv} is in the way: it is not an environment made by Python's venv. Move it and try again.")
    shutil.rmtree(venv, ignore_errors=True)
    print(f"Making {venv.name} with Python {sys.version.split()[0]}", flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(venv)], check=False)
    if made.returncode:
        sys.exit("Python's venv module did not work. On Debian and Ubuntu: apt-get install python3-venv")
    mark.write_text(text, encoding="utf-8")


def install(extras: list[str]) -> None:
    """Install rulekit itself (so that edits count at once) with the extras, in the versions of the lock."""
    fresh()
    stamps = VENV / "rulekit-stamps"
    stamps.mkdir(exist_ok=True)
    wanted = [name for name in extras if not any(_holds(stamps / one) for one in (name, *_bringers(name)))]
    if not wanted:
        return
    print(f"Installing rulekit with {', '.join(wanted)} (a minute or so, once)", flush=True)
    done = subprocess.run(
        [str(venv_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
         "--constraint", LOCK.name, "--editable", f".[{','.join(extras)}]"],
        check=False, cwd=ROOT,
    )  # fmt: skip
    if done.returncode:
        sys.exit("The installation failed; pip says why above. The first installation needs a network.")
    for name in wanted:
        (stamps / name).write_text(stamp_text(), encoding="utf-8")


def _bringers(name: str) -> list[str]:
    return [other for other, brought in BRINGS.items() if name in brought]


def _holds(stamp: Path) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == stamp_text()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("extras", nargs="+", choices=["widgets", "lab", "layout", "test", "dev", "bench"])
    args = parser.parse_args()
    install(args.extras)


if __name__ == "__main__":
    main()

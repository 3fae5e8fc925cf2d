"""Open the lessons in JupyterLab: what `rulekit lab` runs, as a process of its own.

    python -m rulekit_widgets.lab [NOTEBOOK] [JUPYTERLAB OPTION ...]

Without a notebook the lessons are copied to ./rulekit-lessons first, so that working in them changes nothing else.
No network is needed: JupyterLab's news, update check and extension shop are off.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

FIRST = "00_start_here.ipynb"
COPIED = ".copied.json"  # in a folder of lessons: what each was when it was copied
HERE = Path(__file__).resolve().parent
QUIET = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
)


def lessons(cwd: Path) -> Path:
    """Return a folder of lessons below `cwd` to work in; those that are shipped stay as they are.

    A lesson in which somebody has worked is left alone. One that nobody has touched since it was copied is brought up
    to date.
    """
    clone = HERE.parent.parent / "notebooks"
    shipped, folder = clone if (clone / FIRST).is_file() else HERE / "notebooks", cwd / "rulekit-lessons"
    folder.mkdir(exist_ok=True)
    copied = _copied(folder / COPIED)
    for path in sorted(shipped.glob("*.ipynb")):
        mine, new = folder / path.name, _digest(path)
        if not mine.exists() or _digest(mine) == copied.get(path.name):
            shutil.copyfile(path, mine)
            copied[path.name] = new
    (folder / COPIED).write_text(json.dumps(copied, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return folder


def _copied(path: Path) -> dict[str, str]:
    """Read what each lesson was when it was copied; nothing where that cannot be told."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(k): str(v) for k, v in found.items()} if isinstance(found, dict) else {}


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def command(args: Sequence[str], cwd: Path) -> list[str]:
    """Return the command that opens JupyterLab; a first argument that is no option names the notebook."""
    if args and not args[0].startswith("-"):
        notebook, rest = (cwd / args[0]).resolve(), list(args[1:])
        if not notebook.is_file():
            raise SystemExit(f"rulekit lab: no notebook at {notebook}")
    else:
        notebook, rest = lessons(cwd) / FIRST, list(args)
    if getattr(os, "geteuid", lambda: 1)() == 0:
        rest.append("--allow-root")  # Jupyter refuses root unless told; in a container there is often nobody else
    place = [f"--ServerApp.root_dir={notebook.parent}", f"--LabApp.default_url=/lab/tree/{notebook.name}"]
    return [sys.executable, "-m", "jupyterlab", *place, *QUIET, *rest]


def environment() -> dict[str, str]:
    """Return this process's environment with our JupyterLab settings put before all others."""
    before = os.environ.get("JUPYTER_CONFIG_PATH")
    return os.environ | {"JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, (str(HERE / "jupyter"), before)))}


def main(args: Sequence[str] | None = None) -> None:
    """Run JupyterLab in place of this process."""
    todo = command(sys.argv[1:] if args is None else args, Path.cwd())
    if os.name == "nt":
        import subprocess

        raise SystemExit(subprocess.call(todo, env=environment()))
    os.execve(todo[0], todo, environment())


if __name__ == "__main__":
    main()

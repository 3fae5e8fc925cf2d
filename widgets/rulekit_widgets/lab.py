"""Open the lessons in JupyterLab: what `rulekit lab` runs, as a process of its own.

    python -m rulekit_widgets.lab [NOTEBOOK] [JUPYTERLAB OPTION ...]

No network is needed: JupyterLab's news, update check and extension shop are off.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

FIRST = "00_start_here.ipynb"
HERE = Path(__file__).resolve().parent
QUIET = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
)


def lessons(cwd: Path) -> Path:
    """Return the folder of lessons: the clone's own, or a copy below `cwd` of those in the wheel.

    A copy that is there already is left as it is, since somebody may have worked in it.
    """
    clone = HERE.parent.parent / "notebooks"
    if (clone / FIRST).is_file():
        return clone
    shipped, copy = HERE / "notebooks", cwd / "rulekit-lessons"
    copy.mkdir(exist_ok=True)
    for path in shipped.glob("*.ipynb"):
        if not (copy / path.name).exists():
            shutil.copyfile(path, copy / path.name)
    return copy


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

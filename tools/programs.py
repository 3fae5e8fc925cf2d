"""The two programs that tests need beside Python packages: a Chromium, and Graphviz's `dot`.

    python tools/programs.py               say where they are; exit 1 where one is missing
    python tools/programs.py --install     bring what is missing, or say in one line what to do

Using rulekit needs neither. In tests: `from programs import chromium, dot`.
"""

from __future__ import annotations

import argparse
import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
# What tests and measurements start it with: nobody watches, and it asks nobody for anything.
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
# Persian letters in pictures need a font that has them.
# Playwright's driver needs a library that a bare Debian lacks.
PACKAGES = {"chromium": ("chromium", "fonts-noto-core"), "dot": ("graphviz",), "driver": ("libatomic1",)}


def _runs(program: str, *args: str) -> bool:
    """Whether a program starts: a name on PATH may be only a stub that says how to install it."""
    try:
        return subprocess.run([program, *args], capture_output=True, timeout=30, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _playwrights() -> str | None:
    """The Chromium that `playwright install` brought; asked in a process of its own."""
    code = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    try:
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    except subprocess.TimeoutExpired:
        return None
    path = said.stdout.strip()
    return path if path and Path(path).exists() else None


@functools.cache
def _find_chromium() -> str | None:
    named = os.environ.get("RULEKIT_CHROMIUM")
    if named:
        return named
    candidates = [shutil.which(name) for name in NAMES] + [place for place in PLACES if Path(place).exists()]
    for path in filter(None, candidates):
        if os.name == "nt" or _runs(path, "--version"):  # on Windows --version opens a window
            return path
    path = _playwrights()
    return path if path and (os.name == "nt" or _runs(path, "--version")) else None


def chromium() -> str:
    """Return the path of a Chromium (or Chrome, or Edge) to test with."""
    path = _find_chromium()
    if path is None:
        raise RuntimeError(_advice("chromium"))
    if not Path(path).exists() and not shutil.which(path):
        raise RuntimeError(f"RULEKIT_CHROMIUM names {path}, which is not there.")
    return path


def dot() -> str:
    """Return the path of `dot`, or of `graphviz-pure`, which takes the same arguments."""
    beside = Path(sys.executable).with_name("graphviz-pure.exe" if os.name == "nt" else "graphviz-pure")
    path = shutil.which("dot") or (str(beside) if beside.exists() else None) or shutil.which("graphviz-pure")
    if path is None:
        raise RuntimeError(_advice("dot"))
    return path


def driver() -> str:
    """Return what playwright's driver, which steers the Chromium, says of itself."""
    command = [sys.executable, "-m", "playwright", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    if said.returncode:
        raise RuntimeError(_advice("driver"))
    return said.stdout.strip().lower()


def _advice(what: str) -> str:
    if what == "driver":
        return (
            "Playwright does not start: install its package, and on Debian or Ubuntu libatomic1 "
            "(or run `playwright install-deps`), and try again."
        )
    if what == "chromium":
        return (
            "No Chromium for the browser tests: install Chromium or Google Chrome, "
            "or set RULEKIT_CHROMIUM to the path of one, and try again."
        )
    return "No `dot` for the drawing tests: install Graphviz (or pip install graphviz-pure), and try again."


def _bring_chromium() -> None:
    print("No Chromium found: asking playwright for one (a download of 150 to 200 MB)", flush=True)
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    try:
        if subprocess.run(command, capture_output=True, timeout=900, check=False).returncode:
            print("playwright could not download one", flush=True)
    except subprocess.TimeoutExpired:
        print("playwright took more than fifteen minutes", flush=True)
    _find_chromium.cache_clear()
    if _find_chromium() is None:
        _apt("chromium")


def _apt(what: str) -> None:
    """Ask Debian or Ubuntu for it, where that is possible without a password."""
    if not shutil.which("apt-get") or os.name == "nt" or os.geteuid() != 0:
        return
    names = PACKAGES[what]
    print(f"Asking the system's packages for {' '.join(names)}", flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    quiet = ["apt-get", "-qq", "-o=Dpkg::Use-Pty=0"]
    subprocess.run([*quiet, "update"], check=False, env=env, stdin=subprocess.DEVNULL)
    subprocess.run([*quiet, "install", "-y", "--no-install-recommends", *names], check=False, env=env,
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)  # fmt: skip
    _find_chromium.cache_clear()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--install", action="store_true", help="bring what is missing")
    args = parser.parse_args()
    if args.install and not _runs(sys.executable, "-m", "playwright", "--version"):
        _apt("driver")
    if args.install and _find_chromium() is None:
        _bring_chromium()
    if args.install and not shutil.which("dot"):
        _apt("dot")
    for find in (driver, chromium, dot):
        try:
            print(f"{find.__name__}: {find()}")
        except RuntimeError as missing:
            sys.exit(str(missing))


if __name__ == "__main__":
    main()

"""Build the widget's bundle from its TypeScript: `make front`; or see that the committed one is up to date.

    python tools/front.py            npm ci, npm run build
    python tools/front.py --check    the same, then exit 1 where a committed file would change; nothing is left changed

Needs Node. Users never need this: the bundle is committed.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "widgets"
BUILT = SOURCE / "rulekit_widgets" / "static"


def build() -> None:
    """Install what the lock file of the front end names, and build."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm was not found: install Node 20 or newer to build the front end.")
    for command in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        if subprocess.run([npm, *command], cwd=SOURCE, check=False, stdin=subprocess.DEVNULL).returncode:
            sys.exit(f"npm {command[0]} failed in {SOURCE.relative_to(ROOT)}")


def files() -> dict[str, bytes]:
    """Return every built file by its name below the bundle's folder."""
    return {p.relative_to(BUILT).as_posix(): p.read_bytes() for p in sorted(BUILT.rglob("*")) if p.is_file()}


def check() -> None:
    """Compare the committed files with new ones, and put the committed ones back."""
    before = files()
    try:
        build()
        after = files()
    finally:
        for name in files().keys() - before.keys():
            (BUILT / name).unlink()
        for name, content in before.items():
            (BUILT / name).write_bytes(content)
    changed = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    if changed:
        sys.exit(f"The bundle is not what its sources give; run `make front` and commit: {', '.join(changed)}")
    print(f"up to date: {len(after)} files")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only")
    args = parser.parse_args()
    if args.check:
        check()
    else:
        build()


if __name__ == "__main__":
    main()

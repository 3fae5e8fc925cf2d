"""Write `requirements.lock` and `binder/requirements.txt`: the exact versions that are installed and tested.

    make lock

A new environment gets the newest releases that `pyproject.toml` allows, and what it then holds is written down.
The lock serves as pip's constraints, so a release that another system or Python does not need is simply not
installed there. Binder's list is the part of it that the extra `lab` reaches.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from env import ROOT, venv_python

EXTRAS = ("test", "dev", "bench")
OWN = "rulekit-notebooks"
OLDEST = "3.11.0"  # a release that needs a newer Python is locked only there

# Runs inside the new environment: what it holds, and what each of our extras reaches.
ASK = """
import json, sys
from importlib.metadata import distribution, distributions
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name as canon
have = {canon(d.metadata["Name"]): d.version for d in distributions()}
def reach(name, extras, seen):
    if (name, extras) in seen: return
    seen.add((name, extras))
    for line in distribution(name).requires or ():
        need = Requirement(line)
        if need.marker and not any(need.marker.evaluate({"extra": e}) for e in (*extras, "")): continue
        reach(canon(need.name), tuple(sorted(need.extras)), seen)
seen = set()
reach(sys.argv[1], ("lab",), seen)
new = {}
for d in distributions():
    needs = SpecifierSet(d.metadata.get("Requires-Python") or "")
    if not needs.contains(sys.argv[2]):
        new[canon(d.metadata["Name"])] = " and ".join(f'python_full_version {s.operator} "{s.version}"' for s in needs)
print(json.dumps({"have": have, "new": new, "lab": sorted({name for name, _ in seen})}))
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        python = str(venv_python(Path(folder)))
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [python, "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", "--editable", f"{ROOT}[{','.join(EXTRAS)}]"], check=True)
        said = subprocess.run([python, "-c", ASK, OWN, OLDEST], check=True, capture_output=True, text=True).stdout
    told = json.loads(said)
    have = {name: version for name, version in told["have"].items() if name not in (OWN, "pip", "setuptools")}
    version = ".".join(map(str, sys.version_info[:2]))
    marked = {name: f"{have[name]} ; {told['new'][name]}" if name in told["new"] else have[name] for name in have}
    lab = {name: marked[name] for name in told["lab"] if name in have}
    _write(ROOT / "requirements.lock", f"extras {', '.join(EXTRAS)}; Python {version}", marked)
    _write(ROOT / "binder" / "requirements.txt", "the part of requirements.lock that the extra lab reaches", lab)


def _write(path: Path, what: str, versions: dict[str, str]) -> None:
    lines = [f"# Written by `make lock`: {what}.", *(f"{name}=={versions[name]}" for name in sorted(versions))]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {len(versions)} releases")


if __name__ == "__main__":
    main()

"""The shape of the code: small modules, and an engine that knows nothing of Jupyter."""

from __future__ import annotations

import ast
import json
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
JUPYTER = {
    "IPython", "ipywidgets", "anywidget", "ipykernel", "jupyterlab", "jupyter_client", "traitlets", "rulekit_widgets",
}  # fmt: skip


def sources() -> list[Path]:
    """Every module that people write, in Python or TypeScript; not the bundle, not what npm brought."""
    found = [
        path
        for folder in ("rulekit", "widgets")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts") and not {"node_modules", "static"} & set(path.parts)
    ]
    assert found
    return sorted(found)


def length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_module_is_over_500_lines():
    assert not [str(path.relative_to(ROOT)) for path in sources() if length(path) > 500]


def test_nine_modules_in_ten_are_under_300_lines():
    long = [str(path.relative_to(ROOT)) for path in sources() if length(path) >= 300]
    assert len(long) <= len(sources()) / 10, long


def test_the_median_module_is_under_120_lines():
    assert statistics.median(length(path) for path in sources()) < 120


@pytest.mark.parametrize("path", sorted((ROOT / "rulekit").rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT)))
def test_the_engine_names_no_jupyter_package_when_imported(path):
    """Imports inside functions run later and are allowed, for `rulekit lab` and the like."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    later = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
        if inner is not node
    }
    names = set()
    for node in ast.walk(tree):
        if node in later:
            continue
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    assert not names & JUPYTER


def test_importing_rulekit_loads_nothing_of_jupyter():
    code = "import json, sys, rulekit; print(json.dumps(sorted({name.split('.')[0] for name in sys.modules})))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert not set(json.loads(said.stdout)) & JUPYTER

"""docs/languages.md done to the letter: the English catalogue copied, then filled in, is a language like the others."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from browser.pseudo import longer
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import rulekit
from rulekit.data import files

pytestmark = pytest.mark.slow
ROOT = Path(rulekit.__file__).parents[1]
BOOK = "rulekit/rulebooks/tutorial"
ASK = """
import json, sys
import rulekit
from rulekit.faces.page import export_page
book = rulekit.load("tutorial", lang="de")
farm = book.scenario("farm")
boards = farm.storyboards()
page = export_page(*boards)
own = next(b for b in boards if b.lang == "de")
print(json.dumps({
    "languages": book.languages, "example": farm.languages, "boards": [b.lang for b in boards], "page": page,
    "headline": own.beats[1].headline, "words": own.words, "clause": book.clauses["TF-CL-054"].text_in("de"),
    "error": str(__import__("rulekit.errors").errors.Text("due-known")),
}))
"""


class Longer(Transformer):
    def visit_TextElement(self, node: Any) -> Any:
        return ast.TextElement(longer(node.value))


def in_pseudo(catalogue: Path) -> None:
    """Fill a copied catalogue in, every text of it in other words."""
    tree = FluentParser().parse(catalogue.read_text("utf-8"))
    catalogue.write_text(FluentSerializer().serialize(Longer().visit(tree)), "utf-8")


def with_german(value: Any) -> Any:
    """Return data of a file with a further language beside every English text."""
    if isinstance(value, list):
        return [with_german(v) for v in value]
    if isinstance(value, dict):
        more = {"de": longer(value["en"])} if isinstance(value.get("en"), str) else {}
        return {**{k: with_german(v) for k, v in value.items()}, **more}
    return value


def fill(path: Path) -> None:
    path.write_text(yaml.safe_dump(with_german(files.read(path).data), allow_unicode=True, sort_keys=False), "utf-8")


class Copy:
    """A copy of rulekit in a folder of its own, and what its command line says."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        shutil.copytree(ROOT / "rulekit", folder / "rulekit", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "widgets/rulekit_widgets", folder / "rulekit_widgets")

    def run(self, *args: str) -> str:
        env = {**os.environ, "PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, *args], cwd=self.root, env=env, capture_output=True, text=True, check=False)
        assert done.returncode in (0, 1), done.stderr
        return done.stdout

    def missing(self) -> list[str]:
        """Return what `rulekit check` misses in any language."""
        said = self.run("-m", "rulekit", "check", "tutorial", "--states", "20", "--games", "0", "--json")
        return [f["where"] for f in json.loads(said)["findings"].get("missing-text", [])]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("kit"))


@pytest.fixture(scope="module")
def told(copy: Copy) -> list[list[str]]:
    """Follow the page step by step; return what was missing after each."""
    found = []
    for place in ("rulekit", BOOK):
        shutil.copy(copy.root / place / "catalogue/en.ftl", copy.root / place / "catalogue/de.ftl")
    found.append(copy.missing())
    for place in ("rulekit", BOOK):
        in_pseudo(copy.root / place / "catalogue/de.ftl")
    home = copy.root / BOOK
    for path in (home / "ledger.yaml", home / "rulings.yaml", *(home / "scenarios").glob("*.yaml")):
        fill(path)
    found.append(copy.missing())
    return found


def test_the_check_names_what_is_missing_until_nothing_is(told: list[list[str]]) -> None:
    copied, filled = told
    assert {"TF-CL-054 text", "TF-CL-054 section", "TF-OD-01 question", "farm title", "farm intro"} <= set(copied)
    assert filled == []


@pytest.mark.usefixtures("told")
def test_the_language_is_offered_everywhere(copy: Copy) -> None:
    said = json.loads(copy.run("-c", ASK))
    assert said["languages"] == said["example"] == ["en", "de", "fa"]
    assert set(said["boards"]) == {"en", "de", "fa"}
    assert said["headline"] == longer("A slave, a coin") or re.search("[àéïöüý]", said["headline"])
    assert said["words"]["next"] == longer("Next")
    assert re.search("[àéïöüý]", said["clause"])
    assert all(f'"lang":"{lang}"' in said["page"].replace(" ", "") for lang in ("de", "fa", "en"))
    assert longer("Coins of") in copy.run("-m", "rulekit", "run", "farm", "--lang", "de")
    assert " de" in copy.run("-m", "rulekit", "list")


@pytest.mark.usefixtures("told")
def test_one_message_taken_away_is_missed(copy: Copy) -> None:
    for place, key in (("rulekit", "ui-next"), (BOOK, "battle-strike")):
        path = copy.root / place / "catalogue/de.ftl"
        whole = path.read_text("utf-8")
        assert re.search(rf"^{key} = ", whole, re.MULTILINE)
        path.write_text(re.sub(rf"^{key} = .*\n(?:    .*\n)*", "", whole, flags=re.MULTILINE), "utf-8")
        missing = copy.run("-c", "import rulekit\nfrom rulekit.proof.translation import gaps, unlike\n"
                           "print([w for _, w, _ in (*gaps(rulekit.load('tutorial')), *unlike('rulekit', 'de'))])")  # fmt: skip
        path.write_text(whole, "utf-8")
        assert f"de.ftl: {key}" in missing

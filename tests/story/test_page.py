"""The example on the page about scenarios is one that runs."""

from pathlib import Path

from rulekit.cli import main


def test_the_example_of_the_page_runs(root: Path, tmp_path: Path) -> None:
    page = (root / "docs" / "scenarios.md").read_text("utf-8")
    file = tmp_path / "first.yaml"
    file.write_text(page.split("```yaml\n", 1)[1].split("```", 1)[0], "utf-8")
    assert main(["run", str(file)]) == 0

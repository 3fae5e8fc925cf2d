"""Run notebooks and store what they show, the same bytes each time: `make notebooks`.

    python tools/notebooks.py [NOTEBOOK ...]

Left out are running times, the Python version and the random ids of widget views: a viewer without a kernel then
shows the widget's text face, and a second run changes nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parent.parent / "notebooks"
VIEW = "application/vnd.jupyter.widget-view+json"


def store(path: Path) -> None:
    """Run one notebook in its own folder; a cell that fails leaves the file untouched."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=60, kernel_name="python3", record_timing=False, store_widget_state=False,
        coalesce_streams=True,  # what is printed arrives in pieces of any size
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()  # fmt: skip
    for index, cell in enumerate(notebook.cells):
        cell.id = f"cell-{index + 1}"
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            for bundle in (output.get("data"), output.get("metadata")):
                if bundle:
                    bundle.pop(VIEW, None)
    notebook.metadata = nbformat.from_dict(
        {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        }
    )
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("notebooks", nargs="*", type=Path, help="all lessons where none is named")
    args = parser.parse_args()
    for path in args.notebooks or sorted(FOLDER.glob("*.ipynb")):
        store(path)
        print(f"stored {path.name}")


if __name__ == "__main__":
    main()

"""The files that the front end ships: its script, its style sheet, and the face of type for Persian."""

from __future__ import annotations

from base64 import b64encode
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rulekit.errors import RulekitError, Text


def static(name: str) -> str:
    """Return one of the built files of the front end, `stepper.js` or `stepper.css`."""
    return _file(name).read_text("utf-8")


def with_face(state: dict[str, Any], *ways: str) -> dict[str, Any]:
    """Return what a page is told, and the face of Persian with it where one of its languages is read from the right."""
    return {**state, "font": b64encode(face()).decode()} if "rtl" in ways else state


def face() -> bytes:
    """Return the face of type for Persian, as a woff2 file has it."""
    return _file("vazirmatn.woff2").read_bytes()


def _file(name: str) -> Path:
    """Find a file of the front end.

    The package that holds them is found but not imported: a page can be made where Jupyter is not installed.
    """
    spec = find_spec("rulekit_widgets")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        file = Path(folder, "static", name)
        if file.is_file():
            return file
    raise RulekitError(Text("error-front", name=name))

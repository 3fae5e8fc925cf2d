"""Stepping in the page: how long a frame takes, and that nothing is laid out again."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

import rulekit
from rulekit.faces import text
from rulekit.faces.page import export_page
from rulekit.maps import dot, layouts
from rulekit.story.storyboard import Storyboard

from .measure import Figure, median

BROWSER = Path(__file__).resolve().parents[1] / "browser"
LIMIT = 16.0
STEPS = 60
_DRAWING = "document.querySelector('.rk-svg')"
_STEP = """
async (key) => {
  const root = document.querySelector(".rk");
  const before = root.dataset.index;
  delete root.dataset.frameMs;
  root.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const until = performance.now() + 5000;
  while (root.dataset.frameMs === undefined && performance.now() < until) await new Promise((f) => setTimeout(f, 1));
  if (root.dataset.index === before) throw new Error("no step was made");
  return [Number(root.dataset.paintMs), Number(root.dataset.frameMs)];
}
"""


def _board(nodes: int) -> Storyboard:
    """Return a board with a map of so many nodes, and steps enough to measure."""
    sys.path.insert(0, str(BROWSER))
    try:
        from boards import big
    finally:
        sys.path.remove(str(BROWSER))
    made: Storyboard = big(nodes)
    return made


def _walk(page: Any, beats: int) -> list[tuple[float, float]]:
    """Step to and fro between the ends, and return what the script and the whole frame took each time."""
    there = ["ArrowRight"] * (beats - 1) + ["ArrowLeft"] * (beats - 1)
    return [tuple(page.evaluate(_STEP, key)) for key in islice(cycle(there), STEPS)]


def _drawn_once(page: Any) -> bool:
    """Whether the drawing is the very element that was put in first, and no other was made since."""
    return bool(page.evaluate(f"window.first === {_DRAWING} && window.drawings === 0"))


def _layouts_in_python() -> int:
    """Count the layouts that showing every shipped example needs, step by step and in three faces."""
    ran = 0

    def count(*_: Any, **__: Any) -> Any:
        nonlocal ran
        ran += 1
        raise dot.NoDot("a shipped map")

    # Neither `dot` nor its stand-in can be found: what is shown comes from what is kept with the book.
    with (
        mock.patch.dict(os.environ, {"PATH": ""}),
        mock.patch.object(dot, "run", count),
        mock.patch.object(layouts, "run", count),
    ):
        for book in rulekit.names():
            for name in rulekit.load(book).scenarios:
                board = rulekit.load(book).scenario(name).storyboard()
                for index in range(len(board.beats)):
                    text.plain(board, index)
                msgspec.json.encode(board)
                export_page(board)
    return ran


def figures() -> Iterator[Figure]:
    """Step through the one-file page in Chromium, by key."""
    from playwright.sync_api import sync_playwright

    sys.path.insert(0, str(BROWSER.parents[1] / "tools"))
    try:
        import programs
    finally:
        sys.path.pop(0)
    once = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=programs.chromium(), args=list(programs.FLAGS))
        for nodes in (25, 300):
            board = _board(nodes)
            path = Path(folder, f"{nodes}.html")
            path.write_text(export_page(board), encoding="utf-8")
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            page.goto(path.as_uri())
            page.wait_for_selector(".rk[data-frame-ms]")
            page.evaluate(
                f"window.first = {_DRAWING}; window.drawings = 0;"
                "new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((n) => {"
                " if (n instanceof Element && (n.matches('.rk-svg') || n.querySelector('.rk-svg'))) window.drawings++;"
                "}))).observe(document.body, { childList: true, subtree: true })"
            )
            took = _walk(page, len(board.beats))
            once.append(_drawn_once(page))
            script, frame = (median([t[i] for t in took]) for i in (0, 1))
            found = f"{frame:.1f} ms (script {script:.1f})"
            yield Figure(f"a step in the page, {nodes} nodes", found, f"at most {LIMIT:.0f} ms", frame <= LIMIT)
            page.close()
        browser.close()
    yield Figure("the drawing stays the same while stepping", "yes" if all(once) else "no", "yes", all(once))
    ran = _layouts_in_python()
    yield Figure("layouts run to show all examples, PATH empty", str(ran), "0", ran == 0)

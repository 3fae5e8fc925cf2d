"""How things show themselves at the end of a notebook cell.

Without a front end they show as text, Markdown and SVG.  `rulekit_widgets` registers a hook
that shows them as widgets instead; `rulekit` itself knows nothing of Jupyter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Bundle = dict[str, Any]
_hooks: dict[type, Callable[[Any], Any]] = {}


def set_hook(kind: type, show: Callable[[Any], Any]) -> None:
    """Have things of a kind shown by `show`, which returns what Jupyter takes for a bundle."""
    _hooks[kind] = show


def bundle(thing: Any) -> Any:
    """Return the MIME bundle of a scenario, a chart or whatever else has faces."""
    for kind in type(thing).__mro__:
        if kind in _hooks:
            return _hooks[kind](thing)
    return faces(thing)


def faces(thing: Any) -> Bundle:
    """Return the plain faces of a thing: its own, or a scenario's text, Markdown, and map as SVG."""
    if (own := getattr(thing, "faces", None)) is not None:
        return dict(own())
    from rulekit.faces import text

    board = thing.storyboard()
    out: Bundle = {"text/plain": text.plain(board, 0), "text/markdown": text.markdown(board, 0)}
    if board.svg:
        out["image/svg+xml"] = board.svg
    return out

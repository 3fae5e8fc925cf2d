"""The stepper as a Jupyter widget.

All steps travel to the page once, so stepping never waits for the kernel. What comes back from the page is data from
outside: it may move `index` and choose among the languages, and nothing else.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, cast

import anywidget
import msgspec
import traitlets

from rulekit.data.languages import code_of
from rulekit.errors import UnknownName
from rulekit.faces import text
from rulekit.faces.static import face
from rulekit.faces.words import complete, in_tag
from rulekit.story.storyboard import Storyboard

_STATIC = Path(__file__).parent / "static"
_MOST_PROBLEMS = 50
log = logging.getLogger(__name__)


class Stepper(anywidget.AnyWidget):
    """Step through a storyboard.

    Parameters
    ----------
    board
        The storyboard, as a struct or as the plain data made from one.
    *others
        The same example in other languages, as boards too: the widget then has a switch, which keeps the step.
    index
        The beat to show, from 0. The permalink number of a beat is one more.
    lang
        The language to begin in, where not the first board's own; with `-u-nu-latn` after it, in the numerals 0 to 9.

    Attributes
    ----------
    problems : list of str
        What the page sent that is not of this widget's vocabulary. None of it was acted upon.
    """

    _esm = _STATIC / "stepper.js"
    _css = _STATIC / "stepper.css"

    board = traitlets.Dict().tag(sync=True)
    others = traitlets.List(traitlets.Dict()).tag(sync=True)
    lang = traitlets.Unicode().tag(sync=True)
    font = traitlets.Bytes(b"").tag(sync=True)
    index = traitlets.Int(0).tag(sync=True)
    problems = traitlets.List(traitlets.Unicode())

    def __init__(
        self,
        board: Storyboard | dict[str, Any],
        *others: Storyboard | dict[str, Any],
        index: int = 0,
        lang: str = "",
    ) -> None:
        self._storyboard = _struct(board)
        self._others = tuple(map(_struct, others))
        boards = (self._storyboard, *self._others)
        if lang and code_of(lang) not in {code_of(b.lang) for b in boards}:
            raise UnknownName("language", lang, [b.lang for b in boards])
        super().__init__(
            board=msgspec.to_builtins(self._storyboard),
            others=[msgspec.to_builtins(b) for b in self._others],
            lang=lang or self._storyboard.lang,
            font=face() if any(b.dir == "rtl" for b in boards) else b"",
            index=index,
        )
        self.on_msg(self._on_message)

    @property
    def storyboard(self) -> Storyboard:
        """The storyboard as its struct, in the language that is shown."""
        return in_tag((self._storyboard, *self._others), self.lang)

    def next(self) -> Stepper:
        """Show the next beat; at the last one, stay."""
        return self.goto(self.index + 1)

    def back(self) -> Stepper:
        """Show the beat before; at the first one, stay."""
        return self.goto(self.index - 1)

    def first(self) -> Stepper:
        """Show the first beat."""
        return self.goto(0)

    def last(self) -> Stepper:
        """Show the last beat."""
        return self.goto(len(self._storyboard.beats) - 1)

    def goto(self, index: int) -> Stepper:
        """Show the beat at `index`, from 0; beyond the ends, the nearest."""
        self.index = max(0, min(len(self._storyboard.beats) - 1, index))
        return self

    def transcript(self) -> str:
        """Return all steps as plain text."""
        return text.transcript(self.storyboard)

    @traitlets.validate("board")
    def _valid_board(self, proposal: dict[str, Any]) -> dict[str, Any]:
        # Also when somebody sets `board` later: the text face and the picture must have the same source.
        self._storyboard = _struct(proposal["value"])
        return cast("dict[str, Any]", msgspec.to_builtins(self._storyboard))

    @traitlets.validate("others")
    def _valid_others(self, proposal: dict[str, Any]) -> list[dict[str, Any]]:
        self._others = tuple(map(_struct, proposal["value"]))
        return [msgspec.to_builtins(board) for board in self._others]

    @traitlets.validate("lang")
    def _valid_lang(self, proposal: dict[str, Any]) -> str:
        lang, known = cast("str", proposal["value"]), [b.lang for b in (self._storyboard, *self._others)]
        if lang in known or code_of(lang) in known:
            return lang
        self._report(f"no language {_short(lang)} here; there are {', '.join(known)}")
        return self._storyboard.lang

    @traitlets.observe("board")
    def _new_board(self, _change: object) -> None:
        if code_of(self.lang) not in {b.lang for b in (self._storyboard, *self._others)}:
            self.lang = self._storyboard.lang
        self.goto(self.index)

    @traitlets.validate("index")
    def _valid_index(self, proposal: dict[str, Any]) -> int:
        most = len(self._storyboard.beats) - 1
        value = cast("int", proposal["value"])
        if not 0 <= value <= most:
            self._report(f"index {value} is outside 0 to {most}")
        return max(0, min(most, value))

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take over what the page says has changed: `index` if it is a whole number, `lang` if it is a text."""
        taken: dict[str, Any] = {}
        for key, value in sync_data.items():
            if key not in ("index", "lang"):
                self._report(f"the page may not set {_short(key)}")
            elif key == "index" and (not isinstance(value, int) or isinstance(value, bool)):
                self._report(f"index must be a whole number, not {_short(value)}")
            elif key == "lang" and not isinstance(value, str):
                self._report(f"lang must be a text, not {_short(value)}")
            else:
                taken[key] = value
        if taken:
            super().set_state(taken)

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        if not isinstance(content, dict) or content.get("type") != "goto" or set(content) != {"type", "to"}:
            self._report(f"unknown message {_short(content)}")
            return
        to = content["to"]
        if not isinstance(to, int) or isinstance(to, bool) or not 0 <= to < len(self._storyboard.beats):
            self._report(f"goto needs a step from 0 to {len(self._storyboard.beats) - 1}, not {_short(to)}")
            return
        self.goto(to)

    def _report(self, problem: str) -> None:
        log.warning("stepper: %s", problem)
        self.problems = [*self.problems, problem][-_MOST_PROBLEMS:]

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        faces = {
            "text/plain": text.plain(self.storyboard, self.index),
            "text/markdown": text.markdown(self.storyboard, self.index),
        }
        return {**data, **faces}, meta


def _struct(board: Storyboard | dict[str, Any]) -> Storyboard:
    found = board if isinstance(board, Storyboard) else msgspec.convert(board, Storyboard)
    if not found.beats:
        raise ValueError("a storyboard needs at least one beat")
    return complete(found)


def _short(value: object) -> str:
    """Return what the page sent, short enough for a log."""
    shown = repr(value)
    return shown if len(shown) <= 80 else shown[:77] + "..."

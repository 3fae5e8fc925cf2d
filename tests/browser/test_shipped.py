"""Every example that is shipped, walked through the page by button and by key."""

from __future__ import annotations

from typing import Any

import pytest
from test_walk import hold

import rulekit
from rulekit.faces.words import complete
from rulekit.story.storyboard import Storyboard

# The three of the shop window are walked at every run, the others by `make slow`.
WINDOW = ("primus-initiative-tie", "hostile-influence-auction", "sacrum-sacrifice")
SHIPPED = [(book, name) for book in rulekit.names() for name in rulekit.load(book).scenarios]


def cases() -> list[Any]:
    return [
        pytest.param(book, name, id=name, marks=() if name in WINDOW else pytest.mark.slow) for book, name in SHIPPED
    ]


def board_of(book: str, name: str, eyes: str | None = None) -> Storyboard:
    return complete(rulekit.load(book).scenario(name).storyboard(eyes=eyes))


def test_the_shop_window_is_shipped() -> None:
    assert set(WINDOW) <= {name for _, name in SHIPPED}


@pytest.mark.parametrize(("book", "name"), cases())
def test_by_button(page_of: Any, book: str, name: str) -> None:
    board = board_of(book, name)
    shown = page_of(board)
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.press("next")
    assert shown.step == board.beats[-1].number, "the last step stays"
    for index in reversed(range(len(board.beats))):
        hold(shown, board, index)
        shown.press("back")


@pytest.mark.parametrize(("book", "name"), cases())
def test_by_key(page_of: Any, book: str, name: str) -> None:
    board = board_of(book, name)
    shown = page_of(board)
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.key("ArrowRight")
    shown.key("Home")
    hold(shown, board, 0)
    shown.key("End")
    hold(shown, board, len(board.beats) - 1)


STICKS_OUT = """() => {
  const wide = (node) => node.scrollWidth > node.clientWidth + 1;
  const cards = [...document.querySelectorAll(".rk-frame :is(.rk-card, .rk-clauses, .rk-group):not(.rk-map)")];
  return [document.documentElement, ...cards].filter(wide).map((node) => node.className || node.localName);
}"""


@pytest.mark.parametrize("width", [1280, 800, 420])
@pytest.mark.parametrize(("book", "name"), cases())
def test_nothing_sticks_out(page_of: Any, book: str, name: str, width: int) -> None:
    board = board_of(book, name)
    shown = page_of(board, width=width)
    found = {}
    for beat in board.beats:
        if wrong := shown.page.evaluate(STICKS_OUT):
            found[beat.number] = wrong
        shown.key("ArrowRight")
    assert found == {}


@pytest.mark.parametrize(("book", "name"), [c for c in SHIPPED if c[1] in WINDOW])
def test_as_an_onlooker(page_of: Any, book: str, name: str) -> None:
    """Somebody who holds nothing sees what the text face for an onlooker says, and no more."""
    board = board_of(book, name, "")
    assert board.seat == ""
    shown = page_of(board)
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.key("ArrowRight")

"""Every example that is shipped, walked through the page by button and by key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from test_walk import hold

import rulekit
from rulekit.faces.words import complete
from rulekit.story.storyboard import Storyboard

# The three of the shop window are walked at every run, the others by `make slow`.
WINDOW = ("primus-initiative-tie", "hostile-influence-auction", "sacrum-sacrifice", "battle-of-three")
SHIPPED = [
    (book, name, lang)
    for book in rulekit.names()
    for name in rulekit.load(book).scenarios
    for lang in rulekit.load(book).scenario(name).languages
]
LAYOUT = (Path(__file__).parent / "layout.js").read_text("utf-8")


def cases() -> list[Any]:
    return [
        pytest.param(*case, id="-".join(case[1:]), marks=() if case[1] in WINDOW else pytest.mark.slow)
        for case in SHIPPED
    ]


def board_of(book: str, name: str, lang: str, eyes: str | None = None) -> Storyboard:
    return complete(rulekit.load(book, lang).scenario(name).storyboard(eyes=eyes))


def test_the_shop_window_is_shipped() -> None:
    assert set(WINDOW) <= {name for _, name, _ in SHIPPED}


@pytest.mark.parametrize(("book", "name", "lang"), cases())
def test_by_button(page_of: Any, book: str, name: str, lang: str) -> None:
    board = board_of(book, name, lang)
    shown = page_of(board)
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.press("next")
    assert shown.step == board.beats[-1].number, "the last step stays"
    for index in reversed(range(len(board.beats))):
        hold(shown, board, index)
        shown.press("back")


@pytest.mark.slow  # other boards are walked by keys in `test_walk` and `test_moves`
@pytest.mark.parametrize(("book", "name", "lang"), cases())
def test_by_key(page_of: Any, book: str, name: str, lang: str) -> None:
    board = board_of(book, name, lang)
    shown = page_of(board)
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.key("ArrowLeft" if board.dir == "rtl" else "ArrowRight")
    shown.key("Home")
    hold(shown, board, 0)
    shown.key("End")
    hold(shown, board, len(board.beats) - 1)


STICKS_OUT = """() => {
  const wide = (node) => node.scrollWidth > node.clientWidth + 1;
  const cards = [...document.querySelectorAll(".rk-frame :is(.rk-card, .rk-clauses, .rk-group):not(.rk-map)")];
  return [document.documentElement, ...cards].filter(wide).map((node) => node.className || node.localName);
}"""


@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.slow), 800, pytest.param(420, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("book", "name", "lang"), cases())
def test_nothing_sticks_out(page_of: Any, book: str, name: str, lang: str, width: int) -> None:
    board = board_of(book, name, lang)
    shown = page_of(board, width=width)
    found = {}
    for beat in board.beats:
        if wrong := shown.page.evaluate(STICKS_OUT):
            found[beat.number] = wrong
        shown.key("ArrowLeft" if board.dir == "rtl" else "ArrowRight")
    assert found == {}


@pytest.mark.parametrize(("book", "name", "lang"), [c for c in SHIPPED if c[1] in WINDOW])
def test_as_an_onlooker(page_of: Any, book: str, name: str, lang: str) -> None:
    """Somebody who holds nothing sees what the text face for an onlooker says, and no more."""
    board = board_of(book, name, lang, "")
    assert board.seat == ""
    shown = page_of(board)
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.key("ArrowLeft" if board.dir == "rtl" else "ArrowRight")


@pytest.mark.parametrize("width", [1280, 800])
@pytest.mark.parametrize(("book", "name", "lang"), [c for c in SHIPPED if c[2] != "en"])
@pytest.mark.slow
def test_nothing_is_cut_off_or_out_of_order(page_of: Any, book: str, name: str, lang: str, width: int) -> None:
    board = board_of(book, name, lang)
    shown = page_of(board, width=width)
    for beat in board.beats:
        shown.page.evaluate(f"location.hash = '#step={beat.number}'")
        shown.page.wait_for_selector(f".rk[data-step='{beat.number}']")
        shown.page.evaluate("document.querySelectorAll('.rk details').forEach((fold) => (fold.open = true))")
        assert shown.page.evaluate(LAYOUT) == [], f"step {beat.number}"

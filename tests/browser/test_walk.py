"""Every step of every board, held against the text face line by line."""

from __future__ import annotations

from typing import Any

import boards
import pytest
from lines import compare
from planned import drawn, planned

from rulekit.faces.text import plain
from rulekit.faces.words import complete
from rulekit.story.storyboard import Storyboard

BOARDS = {"primus": boards.primus, "persian": boards.persian, "cells": boards.every_cell}


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Storyboard:
    return complete(BOARDS[request.param]())


# What of the map and the progress bar is marked, in one question: a walk asks it at every step.
_MARKED = """() => {
  const ids = (selector) => [...document.querySelectorAll(`.rk-svg ${selector}`)].map((node) => node.dataset.id ?? "");
  const parts = [...document.querySelectorAll(".rk-part[aria-current=step]")];
  return {
    step: Number(document.querySelector(".rk").dataset.step ?? 0),
    current: ids("[aria-current=step]"), now: ids(".rk-now"), taken: ids(".rk-taken"), done: ids(".node.rk-done"),
    parts: parts.map((part) => part.getAttribute("aria-label") ?? ""),
  };
}"""


def hold(shown: Any, board: Storyboard, index: int) -> None:
    """Compare the step on screen with the text face and the map with the place."""
    beat = board.beats[index]
    marked = shown.page.evaluate(_MARKED)
    assert marked["step"] == beat.number
    compare(shown.page, plain(board, index))
    assert drawn(shown.page) == [planned(group.plan) for group in beat.table if group.plan is not None]
    assert marked["current"] == marked["now"] == [beat.place.node]
    # A way that leads back to its own step has no line; the step shows it.  Other flows have maps of their own.
    svg = next(m for m in maps(board) if f'id="{beat.place.node}"' in m)
    here = [edge for edge in beat.place.edges if f'id="{edge}"' in svg]
    assert marked["taken"] == sorted(here, key=order(svg))
    assert {*marked["done"]} == {node for node in beat.place.path if f'id="{node}"' in svg}
    assert len(marked["parts"]) == 1
    assert beat.headline in marked["parts"][0]


def maps(board: Storyboard) -> list[str]:
    """Return the drawing of every flow that is entered."""
    return [svg.replace("&#45;", "-") for svg in (board.svg, *(m.svg for m in board.called))]


def order(svg: str) -> Any:
    """Edges in the order in which the drawing has them."""
    return lambda edge: svg.index(f'id="{edge}"')


def test_by_button(page_of: Any, board: Storyboard) -> None:
    shown = page_of(board)
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.press("next")
    for index in reversed(range(len(board.beats))):
        hold(shown, board, index)
        shown.press("back")


def test_by_key(page_of: Any, board: Storyboard) -> None:
    shown = page_of(board)
    on = "ArrowLeft" if board.dir == "rtl" else "ArrowRight"
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.key(on)


def test_by_progress_part(page_of: Any, board: Storyboard) -> None:
    shown = page_of(board)
    for index in [*range(0, len(board.beats), 2), 0]:
        shown.page.locator(".rk-part").nth(index).click()
        hold(shown, board, index)


def test_the_order_of_the_story_is_that_of_the_text(page_of: Any) -> None:
    board = complete(boards.every_cell())
    shown = page_of(board)
    text = plain(board, 0)
    heads = shown.page.locator(
        ".rk-story .rk-label, .rk-story .rk-headline, .rk-clauses > .rk-unseen"
    ).all_inner_texts()
    places = [text.index(f"\n{head}\n") for head in heads]
    assert len(heads) >= 7
    assert places == sorted(places)


def test_a_sample_of_a_big_board(page_of: Any) -> None:
    board = complete(boards.big())
    shown = page_of(board)
    for index in (0, 1, 41, 150, 299):
        shown.page.locator(".rk-part").nth(index).dispatch_event("click")
        compare(shown.page, plain(board, index))
        assert shown.lit() == [f"n-big-{index}"]

"""A called flow has a map of its own, and the flows that wait for it are a click away."""

from __future__ import annotations

from typing import Any

import pytest
from test_shipped import board_of

AUCTION, CARD = "n-auction-scheme", "n-card-play-talk"


@pytest.fixture
def within(page_of: Any) -> Any:
    """A page at a step inside the flow that plays a card."""
    board = board_of("serpents", "hostile-influence-auction", "en")
    beat = next(b for b in board.beats if b.place.node == CARD)
    assert beat.place.callers == (AUCTION,)
    return page_of(board, f"#step={beat.number}")


def pressed(shown: Any) -> list[str]:
    return list(shown.page.locator(".rk-caller[aria-pressed=true]").all_inner_texts())


def nodes(shown: Any) -> set[str]:
    return {
        n.split("-")[1]
        for n in shown.page.evaluate("[...document.querySelectorAll('.rk-svg .node')].map(n => n.dataset.id)")
    }


def test_the_flow_in_hand_is_shown_and_its_caller_named(within: Any) -> None:
    assert within.page.locator(".rk-caller").all_inner_texts() == ["Auction", "A card is played"]
    assert pressed(within) == ["A card is played"]
    assert within.lit() == [CARD]
    assert nodes(within) == {"card"}


def test_the_caller_shows_the_step_that_waits_until_the_next_step(within: Any) -> None:
    within.page.locator(".rk-caller").first.click()
    assert pressed(within) == ["Auction"]
    assert within.lit() == [AUCTION]
    assert nodes(within) == {"auction"}
    lit = within.page.locator(f".rk-svg [data-id={AUCTION}]")
    assert lit.is_visible()
    within.press("next")
    assert pressed(within) == ["A card is played"]
    assert len(within.lit()) == 1
    assert within.lit()[0].startswith("n-card-play")


def test_no_callers_where_nothing_is_called(within: Any) -> None:
    within.press("first")
    assert within.page.locator(".rk-caller").count() == 0
    assert nodes(within) == {"auction"}


def test_every_map_is_on_paper(within: Any) -> None:
    within.page.emulate_media(media="print")
    within.page.wait_for_selector(".rk-paper")
    assert within.page.locator(".rk-still figcaption").all_inner_texts() == ["Auction", "A card is played"]
    assert within.page.locator(".rk-still svg .node").count() > 20


def test_a_map_fits_its_column_or_is_shown_large(within: Any) -> None:
    """The flow that calls fits whole, now that what it calls is folded into one step."""
    within.press("first")
    box = within.page.locator(".rk-map-box")
    assert box.evaluate("b => b.scrollWidth <= b.clientWidth + 1 && b.scrollHeight <= b.clientHeight + 1")

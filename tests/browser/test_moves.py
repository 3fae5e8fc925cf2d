"""Ways to move: ends, keys, the bar, autoplay, links."""

from __future__ import annotations

from typing import Any

import boards
import pytest


def focused(shown: Any) -> str:
    return str(shown.page.evaluate("document.activeElement.className"))


def test_first_and_last(page_of: Any) -> None:
    shown = page_of(boards.primus())
    shown.page.locator(".rk-last").click()
    assert shown.step == 7
    shown.page.locator(".rk-first").click()
    assert shown.step == 1
    assert [shown.key("End"), shown.key("ArrowLeft"), shown.key("Home")] == [7, 6, 1]


def test_the_focus_stays_at_the_ends(page_of: Any) -> None:
    shown = page_of(boards.primus())
    ahead, back = shown.page.locator(".rk-btn.rk-next"), shown.page.locator(".rk-btn.rk-back")
    assert back.get_attribute("aria-disabled") == "true"
    assert [shown.press("next") for _ in range(9)][-3:] == [7, 7, 7]
    assert ahead.get_attribute("aria-disabled") == "true"
    assert "rk-next" in focused(shown)
    assert shown.key("ArrowLeft") == 6
    assert ahead.get_attribute("aria-disabled") == "false"


def test_the_focus_survives_when_its_part_goes(page_of: Any) -> None:
    shown = page_of(boards.primus(), "#step=5")
    shown.page.locator(".rk-ruling summary").focus()
    assert shown.key("ArrowLeft") == 4
    assert focused(shown) == "rk"
    assert shown.key("ArrowLeft") == 3


def test_the_focus_follows_in_the_bar(page_of: Any) -> None:
    shown = page_of(boards.primus())
    shown.page.locator(".rk-part").nth(2).click()
    assert shown.key("ArrowRight") == 4
    assert shown.page.evaluate("document.activeElement.getAttribute('aria-current')") == "step"
    assert shown.page.locator(".rk-part[tabindex='0']").count() == 1


def test_the_bar_is_a_slider_too(page_of: Any) -> None:
    shown = page_of(boards.big())
    box = shown.page.locator(".rk-progress").bounding_box()
    y = box["y"] + box["height"] / 2
    shown.page.mouse.move(box["x"] + 1, y)
    shown.page.mouse.down()
    shown.page.mouse.move(box["x"] + box["width"] * 0.5, y, steps=4)
    assert 145 <= shown.step <= 155
    shown.page.mouse.move(box["x"] + box["width"] - 1, y, steps=4)
    shown.page.mouse.up()
    assert shown.step == 300


@pytest.mark.parametrize(
    ("board", "on", "back"), [("primus", "ArrowRight", "ArrowLeft"), ("persian", "ArrowLeft", "ArrowRight")]
)
def test_arrows_follow_the_reading_direction(page_of: Any, board: str, on: str, back: str) -> None:
    shown = page_of(getattr(boards, board)())
    assert [shown.key(on), shown.key(on), shown.key(back)] == [2, 3, 2]


def test_the_bar_runs_with_the_reading_direction(page_of: Any) -> None:
    shown = page_of(boards.persian())
    first, last = (shown.page.locator(".rk-part").nth(i).bounding_box()["x"] for i in (0, 2))
    assert first > last


def test_keys_stay_in_the_stepper(page_of: Any) -> None:
    shown = page_of(boards.primus())
    shown.page.evaluate("window.heard = []; document.addEventListener('keydown', (e) => heard.push(e.key))")
    shown.page.locator(".rk").focus()
    for key in ("ArrowRight", "b", "d", "j", "ArrowDown", "End", "Escape", "Control+k", "Tab"):
        shown.page.keyboard.press(key)
    assert shown.page.evaluate("heard") == ["Escape", "Control", "k", "Tab"]
    assert shown.page.locator(".rk").get_attribute("data-lm-suppress-shortcuts") == "true"
    assert focused(shown) != "rk"


def test_autoplay_runs_and_stops(page_of: Any) -> None:
    shown = page_of(boards.primus(), alone=True)  # its clock is that of the window
    shown.page.clock.install()
    shown.page.reload()
    shown.page.locator(".rk").focus()
    shown.page.keyboard.press(" ")
    play = shown.page.locator(".rk-play")
    assert play.get_attribute("aria-label") == "Pause"
    assert shown.page.locator(".rk-telling").get_attribute("aria-live") == "off"
    shown.page.clock.run_for(13_000)
    assert shown.step > 1
    shown.key("ArrowLeft")
    at = shown.step
    assert play.get_attribute("aria-label") == "Play"
    shown.page.clock.run_for(60_000)
    assert shown.step == at
    play.click()
    shown.page.clock.run_for(120_000)
    assert shown.step == 7
    assert play.get_attribute("aria-label") == "Play"
    play.click()
    assert shown.step == 1


def test_autoplay_has_speeds(page_of: Any) -> None:
    shown = page_of(boards.primus())
    speed = shown.page.locator(".rk-speed")
    seen = []
    for _ in range(4):
        seen.append(speed.get_attribute("aria-label"))
        speed.click()
    assert seen == ["Speed: 1×", "Speed: 1.5×", "Speed: 2×", "Speed: ½×"]
    assert shown.step == 1


def test_the_space_bar_presses_a_focused_button(page_of: Any) -> None:
    shown = page_of(boards.primus())
    shown.page.locator(".rk-btn.rk-next").focus()
    assert shown.key(" ") == 2
    assert shown.page.locator(".rk-play").get_attribute("aria-label") == "Play"


def test_links_lead_to_steps_and_back(page_of: Any) -> None:
    shown = page_of(boards.primus(), "#step=5")
    assert shown.step == 5
    shown.key("ArrowRight")
    shown.page.wait_for_function("location.hash === '#step=6'")
    shown.page.evaluate("location.hash = '#step=2'")
    shown.page.wait_for_selector(".rk[data-step='2']")


@pytest.mark.parametrize(
    "anchor", ["#step=0", "#step=8", "#step=-1", "#step=1e9", "#step=x", "#other", "#step=99999999999"]
)
def test_a_link_to_no_step_shows_the_first(page_of: Any, anchor: str) -> None:
    assert page_of(boards.primus(), anchor).step == 1


def test_the_link_can_be_copied(page_of: Any) -> None:
    shown = page_of(boards.primus(), "#step=3")
    shown.page.locator(".rk-copy").click()
    assert (shown.page.locator(".rk-copy").get_attribute("data-copied") or "").endswith("page0.html#step=3")
    assert shown.page.locator(".rk-copied").inner_text() == "Copied"

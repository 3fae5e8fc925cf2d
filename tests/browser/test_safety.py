"""What comes in a storyboard is data: nothing in it runs, loads or breaks out."""

from __future__ import annotations

import re
from typing import Any

import boards
import msgspec
import pytest

from rulekit.faces.page import export_page
from rulekit.faces.static import static
from rulekit.story import storyboard as sb

BAD = '</script><script>window.owned=1</script><img src=x onerror="window.owned=1">\'"&<!--<script>'
BAD_SVG = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100"
 onload="window.owned=1"><script>window.owned=1</script><style>* { display: none !important }</style>
 <foreignObject><body xmlns="http://www.w3.org/1999/xhtml">
 <img src="x" onerror="window.owned=1"/></body></foreignObject>
 <g id="n-bad" class="node" onclick="window.owned=1"><a xlink:href="javascript:window.owned=1"><path
 fill="url(http://example.org/x)" d="M0,0L50,0L50,20Z"/><text x="5" y="9">Bad</text></a></g>
 <use href="http://example.org/y#z"/><image href="http://example.org/z.png"/>
 <animate attributeName="x" onbegin="window.owned=1"/><set attributeName="onmouseover" to="window.owned=1"/></svg>"""


LIVE_ATTRIBUTES = r"""
[...document.querySelectorAll(".rk *")].flatMap((node) => [...node.attributes]).filter((attribute) => {
  const { name, value } = attribute;
  if (name === "aria-label" || name === "title") return false;
  return name.startsWith("on") || /href|^src$/.test(name) || /url\(|javascript:/.test(value);
}).map((attribute) => attribute.name)
"""


def hostile() -> sb.Storyboard:
    """Return a board whose every text wants to be more than text."""

    def spoil(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: v if key in ("kind", "mark", "state", "dir", "lang", "node", "look", "shape") else spoil(v)
                for key, v in value.items()
            }
        if isinstance(value, list | tuple):
            return [spoil(v) for v in value]
        return value + BAD if isinstance(value, str) else value

    plain = spoil(msgspec.to_builtins(boards.every_cell()))
    plain["svg"] = BAD_SVG
    plain["words"] = {"next": BAD, "step": BAD, "digits": ""}
    for beat in plain["beats"]:
        beat["place"]["node"] = "n-bad"
    return msgspec.convert(plain, sb.Storyboard)


@pytest.mark.parametrize("policy", [True, False])
def test_hostile_data_is_inert(page_of: Any, policy: bool) -> None:
    """With the page's own policy, and without one, as in a notebook."""
    page = export_page(hostile())
    shown = page_of(page if policy else re.sub(r"<meta http-equiv[^>]+>", "", page))
    shown.page.locator(".rk-btn.rk-next").click()
    shown.page.locator(".rk-svg .node").click()
    shown.page.emulate_media(media="print")
    shown.page.wait_for_timeout(100)
    assert shown.page.evaluate("window.owned") is None
    inside = ".rk :is(script, style, img, foreignObject, use, image, animate, set, iframe, a)"
    assert shown.page.locator(inside).count() == 0
    assert shown.page.evaluate(LIVE_ATTRIBUTES) == []
    assert "window.owned" in shown.page.locator(".rk-paper .rk-headline").first.inner_text()
    assert shown.lit() == ["n-bad"]
    only_policy(shown)


def only_policy(shown: Any) -> None:
    """Leave out what the policy has blocked: Chromium reports it while parsing, and runs nothing."""
    shown.errors[:] = [text for text in shown.errors if "Content Security Policy" not in text]


@pytest.mark.parametrize("svg", ["", "no svg at all", "<svg", "<html/>", '<svg xmlns="http://www.w3.org/2000/svg"/>'])
def test_a_broken_map_is_no_reason_to_fail(page_of: Any, svg: str) -> None:
    shown = page_of(msgspec.structs.replace(boards.primus(), svg=svg), "#step=5")
    assert shown.key("ArrowRight") == 6
    only_policy(shown)
    if not svg.startswith("<svg "):
        assert shown.page.locator(".rk-step-list .rk-now").inner_text() == "Choose the order"


def test_the_built_files_hold_no_address() -> None:
    for name in ("stepper.js", "stepper.css"):
        text = static(name)
        assert "http" not in text
        assert "import(" not in text and "@import" not in text and "url(" not in text
        assert "innerHTML" not in text and "eval(" not in text


def test_the_page_forbids_what_it_does_not_need() -> None:
    page = export_page(boards.primus())
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    assert "default-src 'none'" in policy[1]
    assert "unsafe" not in policy[1]
    assert page == export_page(boards.primus())


def test_two_steppers_on_a_page_do_not_meet(page_of: Any) -> None:
    shown = page_of(two())
    one, two_ = shown.page.locator(".rk").nth(0), shown.page.locator(".rk").nth(1)
    one.locator(".rk-btn.rk-next").click()
    one.locator(".rk-btn.rk-next").click()
    two_.locator(".rk-btn.rk-next").click()
    assert [one.get_attribute("data-step"), two_.get_attribute("data-step")] == ["3", "2"]
    lit = [root.locator(".rk-svg [aria-current=step]").get_attribute("data-id") for root in (one, two_)]
    assert lit == ["n-primus-treachery", "n-primus-teams"]
    two_.focus()
    shown.page.keyboard.press("End")
    assert [one.get_attribute("data-step"), two_.get_attribute("data-step")] == ["3", "7"]
    ids = shown.page.evaluate("[...document.querySelectorAll('[id]')].map(n => n.id)")
    assert len(ids) == len(set(ids))


def two() -> str:
    """Return a page with a second, independent stepper, as two cells of a notebook would have."""
    page = re.sub(r"<meta http-equiv[^>]+>", "", export_page(boards.primus()))
    again = """
    const el = document.createElement("div"); document.body.append(el);
    const own = { ...state, page: false, index: 0 }, ears = {};
    const set = (k, v) => { own[k] = v; (ears["change:" + k] ?? []).forEach((f) => f()); };
    rulekit.render({ el, model: { get: (k) => own[k], set,
      on(e, f) { (ears[e] ??= []).push(f); }, off() {}, save_changes() {} } });
    window.own = own; window.ears = ears;
    """
    return page.replace("</script>\n</body>", again + "</script>\n</body>")


@pytest.mark.parametrize("index", ["99", "-3", "1.5", "NaN", "'4'", "null", "{}"])
def test_a_bad_index_is_not_believed(page_of: Any, index: str) -> None:
    shown = page_of(two())
    shown.page.evaluate(f"own.index = {index}; ears['change:index'].forEach((f) => f())")
    expected = "7" if index == "99" else "1"
    assert shown.page.locator(".rk").nth(1).get_attribute("data-step") == expected


def test_a_new_board_takes_the_place_of_the_old(page_of: Any) -> None:
    shown = page_of(two())
    data = msgspec.json.encode(msgspec.structs.replace(boards.primus(), title="Another")).decode()
    shown.page.evaluate(f"own.board = {{...{data}, words: own.board.words}}; ears['change:board'].forEach((f) => f())")
    assert shown.page.locator(".rk").count() == 2
    assert shown.page.locator(".rk").nth(1).locator(".rk-title").inner_text() == "Another"

"""What must be seen at a glance, whatever the theme and the width."""

from __future__ import annotations

from typing import Any

import boards
import pytest
from msgspec.structs import replace

from rulekit.story import storyboard as sb


def style(shown: Any, selector: str, name: str, pseudo: str = "") -> str:
    return str(
        shown.page.evaluate(
            "([s, n, p]) => getComputedStyle(document.querySelector(s), p || null)[n]", [selector, name, pseudo]
        )
    )


def test_a_refused_attempt_looks_refused(page_of: Any) -> None:
    shown = page_of(boards.primus(), "#step=6")
    card = ".rk-story-card"
    assert shown.page.locator(".rk-banner").inner_text() == "Refused: nothing on the table has changed"
    assert shown.page.locator(".rk-banner .rk-icon-cross").is_visible()
    assert "repeating-linear-gradient" in style(shown, card, "backgroundImage", "::before")
    assert "repeating-linear-gradient" in style(shown, ".rk-part.rk-refused", "backgroundImage", "::before")
    assert style(shown, ".rk-svg .rk-now path", "strokeDasharray") != "none"
    assert shown.page.locator(".rk-check.rk-is-no").inner_text().split("\n")[-2:] == [
        "needs Alla, is Ivan",
        "SW-INIT-06",
    ]
    assert shown.page.locator(".rk-edge.rk-taken").count() == 0
    shown.key("ArrowLeft")
    assert shown.page.locator(".rk-banner").count() == 0
    assert "repeating-linear-gradient" not in style(shown, card, "backgroundImage", "::before")


def test_ticks_and_crosses_do_not_rest_on_colour(page_of: Any) -> None:
    shown = page_of(boards.primus(), "#step=5")
    assert shown.page.locator(".rk-check.rk-is-yes .rk-icon-tick").count() == 2
    assert shown.page.locator(".rk-check.rk-is-no .rk-icon-cross").count() == 1


def test_rulings_unfold(page_of: Any) -> None:
    shown = page_of(boards.primus(), "#step=5")
    reading = shown.page.locator(".rk-reading")
    assert not reading.is_visible()
    shown.page.locator(".rk-ruling summary").click()
    assert reading.is_visible()
    assert shown.page.locator(".rk-question").is_visible()


def test_a_long_list_of_moves_is_folded(page_of: Any) -> None:
    shown = page_of(boards.primus(), "#step=7")
    assert not shown.page.locator(".rk-legal li").first.is_visible()
    assert shown.page.locator(".rk-legal .rk-count").inner_text() == "9"
    shown.page.locator(".rk-legal summary").click()
    assert shown.page.locator(".rk-legal li").count() == 9


def test_dice_have_their_pips(page_of: Any) -> None:
    for board, names in ((boards.primus(), "643"), (boards.persian(), "۶۴۳")):
        shown = page_of(board, "#step=5" if board.lang == "en" else "#step=2")
        row = shown.page.locator(".rk-row").first
        assert [row.locator(".rk-die").nth(i).get_attribute("aria-label") for i in range(3)] == list(names)
        assert [row.locator(".rk-die").nth(i).locator("circle").count() for i in range(3)] == [6, 4, 3]


def test_the_story_comes_before_the_map_where_it_is_narrow(page_of: Any) -> None:
    for width, map_first in ((1280, True), (800, False), (420, False)):
        shown = page_of(boards.primus(), width=width)
        story, where = (shown.page.locator(s).bounding_box() for s in (".rk-story", ".rk-map"))
        assert (where["x"] < story["x"]) is map_first
        assert (where["y"] > story["y"] + story["height"] - 1) is not map_first
        assert shown.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_width_that_counts_is_that_of_the_column(page_of: Any) -> None:
    shown = page_of(boards.primus())
    shown.page.evaluate("document.querySelector('main').style.maxWidth = '600px'")
    story, where = (shown.page.locator(s).bounding_box() for s in (".rk-story", ".rk-map"))
    assert where["y"] > story["y"]


def test_the_theme_follows_the_system_until_it_is_chosen(page_of: Any) -> None:
    dark = page_of(boards.primus(), color_scheme="dark")
    light = page_of(boards.primus(), color_scheme="light")
    ground = [style(s, "body", "backgroundColor") for s in (dark, light)]
    assert ground[0] != ground[1]
    button = dark.page.locator(".rk-theme")
    seen = []
    for _ in range(3):
        button.click()
        seen.append((style(dark, "body", "backgroundColor"), button.get_attribute("aria-label")))
    assert seen == [(ground[1], "Theme: light"), (ground[0], "Theme: dark"), (ground[0], "Theme: as the system")]


def test_the_map_scrolls_in_its_own_box(page_of: Any) -> None:
    shown = page_of(boards.big(), reduced_motion="reduce")
    for step in (150, 300, 8):
        shown.page.evaluate("(n) => { location.hash = `#step=${n}` }", step)
        shown.page.wait_for_selector(f".rk[data-step='{step}'][data-frame-ms]")
        shown.page.wait_for_timeout(50)
        box = shown.page.locator(".rk-map-box").bounding_box()
        node = shown.page.locator(".rk-svg .rk-now").bounding_box()
        assert box["x"] <= node["x"] and node["x"] + node["width"] <= box["x"] + box["width"]
        assert box["y"] <= node["y"] and node["y"] + node["height"] <= box["y"] + box["height"]
        assert shown.page.evaluate("scrollY") == 0


def test_the_map_zooms(page_of: Any) -> None:
    shown = page_of(boards.big())

    def width() -> float:
        return float(shown.page.locator(".rk-svg").bounding_box()["width"])

    start = width()
    minus, plus, fit = (shown.page.locator(".rk-tools .rk-tool").nth(i) for i in range(3))
    plus.click()
    assert width() > start * 1.2
    minus.click()
    minus.click()
    assert width() < start
    fit.click()
    assert width() <= shown.page.locator(".rk-map-box").bounding_box()["width"]


def test_on_paper_every_step_stands_after_the_other(page_of: Any) -> None:
    board = boards.primus()
    shown = page_of(board)
    shown.page.emulate_media(media="print")
    shown.page.wait_for_selector(".rk-paper")
    assert shown.page.locator(".rk-paper .rk-headline").all_inner_texts() == [beat.headline for beat in board.beats]
    assert shown.page.locator(".rk-paper .rk-svg").count() == 1
    assert not shown.page.locator(".rk-frame").is_visible()
    assert shown.page.locator(".rk-paper details:not([open])").count() == 0
    shown.page.emulate_media(media="screen")
    shown.page.wait_for_selector(".rk-paper", state="detached")
    assert shown.page.locator(".rk-frame").is_visible()


@pytest.mark.parametrize("nodes", [25, 300])
def test_a_step_is_painted_within_a_frame(page_of: Any, nodes: int) -> None:
    shown = page_of(boards.big(nodes))
    times = shown.page.evaluate("""async () => {
      const root = document.querySelector('.rk'), next = root.querySelector('.rk-btn.rk-next'), out = [];
      for (let i = 0; i < 20; i += 1) {
        next.click();
        out.push(Number(root.dataset.paintMs));
        await new Promise((done) => setTimeout(done, 40));
      }
      return out.sort((a, b) => a - b);
    }""")
    assert times[len(times) // 2] < 16


@pytest.mark.parametrize("width", [1280, 700, 340, *(pytest.param(n, marks=pytest.mark.slow) for n in (900, 620, 540, 420))])
@pytest.mark.parametrize("name", ["every_cell", "primus", "persian"])
def test_nothing_on_the_table_lies_over_another(page_of: Any, name: str, width: int) -> None:
    shown = page_of(getattr(boards, name)(), width=width)
    over = shown.page.evaluate("""() => {
      const out = [], box = (n) => n.getBoundingClientRect();
      for (const row of document.querySelectorAll(".rk-row:not(.rk-heads)")) {
        const frame = box(row), parts = [...row.children];
        parts.forEach((a, i) => {
          const p = box(a);
          if (p.left < frame.left - 1 || p.right > frame.right + 1) out.push("sticks out: " + a.textContent);
          const inner = [...a.querySelectorAll("*")].filter((n) => !n.closest(".rk-unseen") && box(n).width > 1);
          if (inner.some((n) => box(n).right > frame.right + 1)) out.push("too wide: " + a.textContent);
          for (const b of parts.slice(i + 1)) {
            const q = box(b);
            if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
              out.push(a.textContent + " | " + b.textContent);
          }
        });
      }
      return out;
    }""")
    assert over == []
    assert shown.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def with_table(*rows: sb.Row) -> sb.Storyboard:
    board = boards.primus()
    beat = replace(board.beats[0], table=(sb.Group(title="Rows", rows=rows),))
    return replace(board, beats=(beat, *board.beats[1:]))


def count(label: str, value: int) -> sb.Cell:
    return sb.Cell(kind="count", label=label, value=value)


def test_a_cell_stands_under_those_of_its_name_where_a_row_lacks_one(page_of: Any) -> None:
    word = sb.Cell(kind="text", label="is out")
    shown = page_of(
        with_table(
            sb.Row(label="Ana", cells=(count("Worth", 4), count("Place", 1), count("Won", 1))),
            sb.Row(label="Bo", cells=(count("Worth", 4), count("Won", 2))),
            sb.Row(label="Cy", cells=(count("Place", 3), word)),
            sb.Row(label="Dee", cells=(word,)),
        )
    )
    rows = shown.page.locator(".rk-row:not(.rk-heads)")
    left = [
        rows.nth(i)
        .locator(".rk-cell")
        .evaluate_all("cells => cells.map(c => [c.innerText.trim(), c.getBoundingClientRect().x])")
        for i in range(4)
    ]
    ana, bo, cy, dee = left
    assert [x for _, x in bo] == [ana[0][1], ana[2][1]]
    assert cy[0][1] == ana[1][1]
    assert cy[1][1] > ana[2][1]
    heads = shown.page.locator(".rk-heads .rk-cell-label").all_inner_texts()
    assert heads[:3] == ["Worth", "Place", "Won"]
    assert dee[0][1] > ana[1][1]


def test_rows_with_nothing_in_common_make_no_holes(page_of: Any) -> None:
    shown = page_of(with_table(*(sb.Row(label=a, cells=(count(a, 1), count(a * 2, 2))) for a in "abc")))
    xs = shown.page.locator(".rk-row").evaluate_all(
        "rows => rows.map(r => r.querySelector('.rk-cell').getBoundingClientRect().x)"
    )
    assert len(set(xs)) == 1
    assert shown.page.locator(".rk-heads").count() == 0


def test_a_mark_of_doubt_says_what_it_means(page_of: Any) -> None:
    shown = page_of(boards.primus())
    shown.page.evaluate("location.hash = '#step=3'")
    shown.page.wait_for_selector(".rk[data-step='3']")
    mark = shown.page.locator(".rk-doubt").first
    assert mark.inner_text().startswith("(D)")
    meaning = mark.get_attribute("title")
    assert meaning.startswith("Certainty D")
    assert meaning in shown.page.locator(".rk-foot").inner_text()


def test_a_map_fades_only_towards_the_sides_on_which_it_goes_on(page_of: Any) -> None:
    shown = page_of(boards.big(), reduced_motion="reduce")
    box = shown.page.locator(".rk-map-box")
    fades = "b => ['top', 'bottom'].map(side => parseFloat(b.style.getPropertyValue('--rk-fade-' + side)))"
    box.evaluate("b => b.scrollTo(0, 0)")
    shown.page.wait_for_timeout(100)
    assert (box.evaluate(fades)[0], box.evaluate(fades)[1] > 0) == (0, True)
    box.evaluate("b => b.scrollTo(0, b.scrollHeight)")
    shown.page.wait_for_timeout(100)
    assert (box.evaluate(fades)[0] > 0, box.evaluate(fades)[1]) == (True, 0)

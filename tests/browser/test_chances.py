"""Ring 2 for charts and the guessing game: what is on the page is what the text face says."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from rulekit.faces import chart, guessing
from rulekit.faces.chances import export_page
from rulekit.rulebooks.sacrum import book, charts
from rulekit.rulebooks.sacrum.guessing import guess_the_skull

pytestmark = pytest.mark.browser

GAME = guessing.complete(guess_the_skull(seed=2, games=2))
SAID = [True, False, False, True, True, True, False, True]
CHARTS = {
    "next": charts.next_chances, "how many": charts.how_many, "histories": charts.histories, "soon": charts.soon,
    "totals": lambda: charts.totals(book.scenario("what-the-score-does"), "script.1.Dora sacrifices", "Dora", 7),
}  # fmt: skip
LINES = """root => [...root.querySelectorAll('[data-line]')].map(e => {
  const copy = e.cloneNode(true);
  copy.querySelectorAll('[data-extra]').forEach(x => x.remove());
  return copy.textContent.replace(/\\s+/g, ' ').trim();
})"""


def said(page) -> list[str]:
    return [line for line in page.locator(".rk-guess").evaluate(LINES) if line]


def expected_of(game):
    """Return what the text face of a game says after some guesses, without what the page draws as bars."""

    def expected(guesses, at=0) -> list[str]:
        lines = (line.strip() for line in guessing.plain(game, at, guesses).splitlines())
        return [line.rstrip("█ ") for line in lines if line]

    return expected


expected = expected_of(GAME)


@pytest.fixture
def game(page_of):
    return page_of(export_page(GAME), ready=".rk-guess", width=800)


def test_eight_rounds_are_guessed_by_mouse_and_told_line_by_line(game):
    assert said(game.page) == expected([])
    for number, guess in enumerate(SAID, start=1):
        game.page.click(".rk-say-yes" if guess else ".rk-say-no")
        assert said(game.page) == expected(SAID[:number])
    assert not game.page.locator(".rk-say-yes").is_visible()
    game.page.click(".rk-again")
    assert said(game.page) == expected([], at=1)


def test_it_is_played_by_keyboard_alone(game):
    game.page.keyboard.press("Tab")
    for number in range(1, 9):
        game.page.keyboard.press("Enter")
        assert said(game.page) == expected([True] * number)
    assert game.page.evaluate("document.activeElement.className").split()[-1] == "rk-again"
    game.page.keyboard.press("Space")
    assert said(game.page) == expected([], at=1)
    game.page.keyboard.press("Enter")
    assert said(game.page) == expected([True], at=1)


def test_the_bar_is_as_long_as_the_chance(game):
    game.page.click(".rk-say-yes")
    outer, inner = (game.page.locator(s).first.bounding_box() for s in (".rk-chance-bar", ".rk-bar-now"))
    assert abs(inner["width"] / (outer["width"] - 2) - 0.6) < 0.01
    width = game.page.locator(".rk-bar-other").nth(1).evaluate("e => e.style.inlineSize || e.style.width")
    assert width == "60%"


def test_nothing_of_what_will_come_is_on_the_page_before_it_is_guessed(game):
    assert "1/3" not in game.page.locator("body").inner_text()
    assert game.page.locator(".rk-skull").count() == 0


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_shows_every_number(page_of, name):
    made = CHARTS[name]()
    shown = page_of(export_page(made), ready=".rk-chart", width=800)
    rows = shown.page.locator(".rk-numbers tbody tr")
    found = [tuple(rows.nth(i).locator("th, td").all_inner_texts()) for i in range(rows.count())]
    assert found == chart.rows(made)
    marks = ".c-bar" if made.kind == "bars" else "path.c-line"
    assert shown.page.locator(f".rk-chart-svg {marks}").count() >= len(made.series)
    assert shown.page.locator("figcaption").inner_text() == made.caption


@pytest.mark.parametrize("name", CHARTS)
def test_no_two_labels_of_a_chart_lie_on_each_other(page_of, name):
    shown = page_of(export_page(CHARTS[name]()), ready=".rk-chart", width=800)
    boxes = shown.page.evaluate(
        "[...document.querySelectorAll('.rk-chart-svg text')].map(e => { const b = e.getBoundingClientRect();"
        "return [b.left, b.top, b.right, b.bottom, e.textContent]; })"
    )
    for i, (l1, t1, r1, b1, one) in enumerate(boxes):
        for l2, t2, r2, b2, two in boxes[i + 1 :]:
            across, down = min(r1, r2) - max(l1, l2), min(b1, b2) - max(t1, t2)
            assert across <= 1 or down <= 3, (one, two)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("what", ["chart", "game"])
def test_axe_finds_nothing(page_of, scheme, what):
    made = export_page(charts.histories() if what == "chart" else GAME)
    shown = page_of(made, ready=".rk", width=800, color_scheme=scheme)
    if what == "game":
        shown.page.click(".rk-say-yes")
        shown.page.click(".rk-say-no")
    found = Axe().run(shown.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_chart_prints_dark_on_light(page_of, scheme):
    shown = page_of(export_page(charts.histories()), ready=".rk-chart", width=800, color_scheme=scheme)
    shown.page.emulate_media(media="print")
    ground, ink = (
        shown.page.locator(f".rk-chart-svg {cls}").first.evaluate("e => getComputedStyle(e).fill")
        for cls in (".c-ground", ".c-text")
    )
    assert ground == "rgb(255, 255, 255)"
    assert sum(map(int, ink[4:-1].split(", "))) < 150


def test_dark_is_dark(page_of):
    shown = page_of(export_page(charts.histories()), ready=".rk-chart", width=800, color_scheme="dark")
    fill = shown.page.locator(".rk-chart-svg .c-ground").evaluate("e => getComputedStyle(e).fill")
    assert sum(map(int, fill[4:-1].split(", "))) < 150


@pytest.mark.parametrize("width", [320, 480])
def test_narrow_pages_do_not_scroll_sideways(page_of, width):
    for made in (charts.histories(), GAME):
        shown = page_of(export_page(made), ready=".rk", width=width)
        if made is GAME:
            shown.page.click(".rk-say-yes")
        assert shown.page.evaluate("document.documentElement.scrollWidth") <= width

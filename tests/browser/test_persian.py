"""Persian in the page: a drawn board, the tutorial's maps and texts, long words and marks, and the reader's numerals."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from board_field import persian_board, persian_field
from planned import drawn, planned
from pseudo import pseudo_of
from test_languages import LAYOUT, faults
from test_walk import hold

import rulekit
from rulekit.data.languages import LATIN
from rulekit.faces import guessing
from rulekit.faces.chances import export_page as chances_page
from rulekit.faces.page import export_page
from rulekit.faces.text import plain
from rulekit.faces.words import complete, in_tag
from rulekit.story.guessing import Guessing, Turn

TUTORIAL = rulekit.load("tutorial", lang="fa")
MARKS = str.maketrans("", "", "\u2068\u2069\u200f")
# Every map of the tutorial comes up in these.
TOURS = ("one-round", "scheme-auction", "slaves-at-work", "battle-of-three", "final-count", "two-lists-of-a-pack")
WINDOW = ("slaves-at-work", "battle-of-three")  # at every run, the others by `make slow`
TYPE = """() => {
  const svg = document.querySelector('.rk-map-box .rk-svg'), scale = svg.getScreenCTM().a;
  const sizes = [...svg.querySelectorAll('text')].map((t) => parseFloat(getComputedStyle(t).fontSize) * scale);
  const box = document.querySelector('.rk-map-box').getBoundingClientRect();
  const lit = svg.querySelector('.rk-now').getBoundingClientRect();
  const inside = lit.left >= box.left - 1 && lit.right <= box.right + 1 && lit.top >= box.top - 1 && lit.bottom <= box.bottom + 1;
  return [Math.min(...sizes), inside];
}"""


def to(shown: Any, number: int) -> None:
    shown.page.evaluate(f"location.hash = '#step={number}'")
    shown.page.wait_for_selector(f".rk[data-step='{number}'][data-frame-ms]")


# --- a drawn board ---------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1280, 800])
def test_a_drawn_board_from_right_to_left(page_of: Any, width: int) -> None:
    board = persian_board()
    shown = page_of(board, width=width)
    for index in range(len(board.beats)):
        hold(shown, board, index)  # every line, and the drawing itself
        assert faults(shown) == []
        shown.key("ArrowLeft")
    assert drawn(shown.page) == [planned(persian_field())]


def test_its_lists_have_the_commas_of_the_language(page_of: Any) -> None:
    shown = page_of(persian_board())
    keys = [key.translate(MARKS) for key in shown.page.locator(".rk-plan .rk-key").all_inner_texts()]
    told = " ".join(plain(persian_board(), 0).translate(MARKS).split())
    assert any("۰/۰، ۱/۰، ۳/۲" in key for key in keys)
    assert "۰/۰، ۱/۰، ۲/۰، ۳/۰؛ ۰/۱" in told
    assert not re.search("[,;]", " ".join(keys))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_it(page_of: Any, theme: str) -> None:
    shown = page_of(persian_board(), color_scheme=theme, reduced_motion="reduce")
    found = Axe().run(shown.page).response["violations"]
    assert [v["id"] for v in found if v["impact"] in ("serious", "critical")] == []


# --- the tutorial ----------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1280, 800])
@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.slow), "fa"])
@pytest.mark.parametrize("name", [pytest.param(n, marks=() if n in WINDOW else pytest.mark.slow) for n in TOURS])
def test_maps_can_be_read_with_the_lit_step_in_view(page_of: Any, name: str, lang: str, width: int) -> None:
    board = complete(TUTORIAL.scenario(name).storyboard(lang))
    shown = page_of(board, width=width, reduced_motion="reduce")
    found = {}
    for beat in board.beats:
        to(shown, beat.number)
        shown.page.wait_for_timeout(30)
        size, inside = shown.page.evaluate(TYPE)
        if size < 10.95 or not inside:
            found[beat.number] = (size, inside)
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("width", [1280, 800])
@pytest.mark.parametrize("kind", ["longer", "mirrored"])
def test_longer_words_and_marks_break_nothing_of_the_tutorial(page_of: Any, kind: str, width: int) -> None:
    board = complete(pseudo_of(TUTORIAL.in_lang("en").scenario("battle-of-three"), kind))
    shown = page_of(board, width=width)
    for beat in board.beats:
        to(shown, beat.number)
        shown.page.evaluate("document.querySelectorAll('.rk details').forEach((fold) => (fold.open = true))")
        assert shown.page.evaluate(LAYOUT) == [], f"step {beat.number}"


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.slow), "fa"])
def test_axe_finds_nothing_serious_in_the_tutorial(page_of: Any, lang: str, theme: str) -> None:
    page = export_page(*(complete(TUTORIAL.scenario("slaves-at-work").storyboard(tag)) for tag in ("en", "fa")))
    for step in (2, 4, 8):
        shown = page_of(page, f"#step={step}&lang={lang}", color_scheme=theme, reduced_motion="reduce")
        for summary in shown.page.locator("summary").all():
            summary.click()
        found = Axe().run(shown.page).response["violations"]
        assert [v["id"] for v in found if v["impact"] in ("serious", "critical")] == []


def test_cards_shown_at_once_are_nobodys_turn(page_of: Any) -> None:
    board = complete(TUTORIAL.scenario("combat-example").storyboard("fa"))
    chips = {beat.headline: beat.chip.translate(MARKS) for beat in board.beats}
    assert any(chip == "هم‌زمان: سارا" for chip in chips.values())
    shown = page_of(board, "#step=4")
    assert shown.page.locator(".rk-chip").first.inner_text().translate(MARKS) == "هم‌زمان: نیما"


# --- numerals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["combat-example", pytest.param("final-count", marks=pytest.mark.slow)])
def test_numerals_as_the_reader_chooses_in_page_and_print(page_of: Any, name: str) -> None:
    board = complete(TUTORIAL.scenario(name).storyboard("fa"))
    ids = re.compile(r"TF-\w+-\d+|tutorial.*|[0-9a-f]{8,}|0\.\d\.\d")
    for tag, other in (("fa", "[0-9]"), (f"fa{LATIN}", "[۰-۹]")):
        shown = page_of(export_page(board, lang=tag))
        want = in_tag([board], tag)
        shown.page.emulate_media(media="print")
        shown.page.wait_for_selector(".rk-paper")
        on_paper = shown.page.locator(".rk-paper").inner_text()
        assert len(on_paper) > 2_000
        assert re.findall(f".*{other}.*", ids.sub("", on_paper)) == []
        assert re.findall(f".*{other}.*", ids.sub("", "\n".join(plain(want, i) for i in range(len(want.beats))))) == []


def test_a_guessing_game_counts_in_persian(page_of: Any) -> None:
    toss = Turn("شیر می‌آید؟", "هنوز هیچ.", (), True, "شیر آمد.", "۱ از ۲", 0.5, "سکه درست است.", False)
    game = guessing.complete(Guessing("یک سکه", "دو بار.", ((toss, toss),), "", "fa", "rtl"))
    shown = page_of(chances_page(game), ready=".rk-guess")
    shown.page.click(".rk-say-yes")
    text = shown.page.locator(".rk-guess").inner_text()
    assert "دور ۲ از ۲" in text
    assert not re.search("[0-9A-Za-z]", text)
    latin = guessing.complete(msgspec.structs.replace(game, lang=f"fa{LATIN}", words={}))
    shown = page_of(chances_page(latin), ready=".rk-guess")
    assert "دور 1 از 2" in shown.page.locator(".rk-guess").inner_text()

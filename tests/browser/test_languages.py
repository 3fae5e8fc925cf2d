"""Languages in the page: the switch, the shipped face, right to left, and languages that nobody speaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from lines import compare
from pseudo import pseudo_of
from test_walk import hold
from toy import book as toy

import rulekit
from rulekit.cli import main
from rulekit.data.languages import LATIN
from rulekit.faces.page import export_page
from rulekit.faces.text import plain
from rulekit.faces.words import complete, in_tag

LAYOUT = (Path(__file__).parent / "layout.js").read_text("utf-8")
LEVEL = toy.scenario("level")
BOARDS = tuple(complete(board) for board in LEVEL.storyboards())  # English and Persian
PAGE = export_page(*BOARDS)


def faults(shown: Any) -> list[str]:
    shown.page.evaluate("document.fonts.ready")
    found: list[str] = shown.page.evaluate(LAYOUT)
    return found


def choose(shown: Any, name: str) -> None:
    shown.page.get_by_role("button", name=name, exact=True).click()


def test_the_switch_keeps_the_step_and_says_all_in_the_other_language(page_of: Any) -> None:
    shown = page_of(PAGE, "#step=3")
    english, persian = BOARDS
    assert shown.page.locator(".rk-langs .rk-choice").all_inner_texts() == ["EN", "فا"]
    for name, board in (("فارسی", persian), ("English", english)):
        choose(shown, name)
        assert shown.step == 3
        compare(shown.page, plain(board, 2))
        page = shown.page.evaluate("[document.documentElement.lang, document.documentElement.dir, document.title]")
        assert page == [board.lang, board.dir, f"{board.title} · {board.rulebook_title}"]
        assert shown.page.locator(".rk").get_attribute("dir") == board.dir
        assert shown.page.locator(".rk-langs [aria-pressed=true]").get_attribute("lang") == board.lang


def test_every_step_in_persian(page_of: Any) -> None:
    shown = page_of(PAGE, "#step=1&lang=fa")
    board = BOARDS[1]
    for index in range(len(board.beats)):
        hold(shown, board, index)
        assert faults(shown) == []
        shown.key("ArrowLeft")  # on is to the left


def test_the_keys_stay_with_who_switches_by_keyboard(page_of: Any) -> None:
    shown = page_of(PAGE)
    shown.page.get_by_role("button", name="فارسی").focus()
    shown.page.keyboard.press("Enter")
    assert shown.page.evaluate("document.activeElement.textContent") == "فا"
    assert shown.key("ArrowLeft") == 2
    assert shown.key("ArrowRight") == 1


def test_the_progress_runs_the_other_way(page_of: Any) -> None:
    for anchor, rising in (("", True), ("#lang=fa", False)):
        shown = page_of(PAGE, anchor)
        parts = shown.page.locator(".rk-part")
        places = [parts.nth(i).bounding_box()["x"] for i in range(parts.count())]
        assert places == sorted(places, reverse=not rising)
        first, last = (shown.page.locator(f".rk-{n}").bounding_box()["x"] for n in ("first", "last"))
        assert (first < last) is rising
        bar = shown.page.locator(".rk-progress").bounding_box()
        y = bar["y"] + bar["height"] / 2
        shown.page.mouse.move(bar["x"] + bar["width"] * 0.5, y)
        shown.page.mouse.down()
        shown.page.mouse.move(bar["x"] + bar["width"] * (0.99 if rising else 0.01), y)
        shown.page.mouse.up()
        assert shown.step == len(BOARDS[0].beats)


def test_the_map_is_mirrored(page_of: Any) -> None:
    """The call stands beside the main column, after it in the direction of reading."""
    sides = []
    for anchor in ("", "#lang=fa"):
        shown = page_of(PAGE, anchor)
        main_column, aside = (
            shown.page.locator(f".rk-svg [data-id={node}]").bounding_box()["x"]
            for node in ("n-auction-pay", "n-auction-floor")
        )
        sides.append(main_column < aside)
        story, where = (shown.page.locator(s).bounding_box()["x"] for s in (".rk-story", ".rk-map"))
        assert (where < story) is (not anchor)
    assert sides[0] != sides[1]


def test_a_link_keeps_the_language(page_of: Any) -> None:
    shown = page_of(PAGE, "#step=2")
    choose(shown, "فارسی")
    shown.key("ArrowLeft")
    shown.page.wait_for_function("location.hash === '#step=3&lang=fa'")
    shown.page.locator(".rk-copy").click()
    assert (shown.page.locator(".rk-copy").get_attribute("data-copied") or "").endswith("#step=3&lang=fa")
    again = page_of(PAGE, "#step=3&lang=fa")
    assert (again.step, again.page.locator(".rk").get_attribute("lang")) == (3, "fa")
    other = page_of(PAGE, "#step=3&lang=xx")
    assert (other.step, other.page.locator(".rk").get_attribute("lang")) == (3, "en")


def test_numerals_are_the_readers_choice(page_of: Any) -> None:
    shown = page_of(PAGE, "#step=3&lang=fa")
    assert shown.page.locator(".rk-step").inner_text() == "گام ۳ از ۱۲"
    choose(shown, "123")
    latin = in_tag(BOARDS, f"fa{LATIN}")
    assert shown.page.locator(".rk-step").inner_text() == "گام 3 از 12"
    compare(shown.page, plain(latin, 2))
    assert not any("\u06f0" <= sign <= "\u06f9" for sign in shown.page.locator(".rk-story").inner_text())
    choose(shown, "۱۲۳")
    compare(shown.page, plain(BOARDS[1], 2))
    choose(shown, "English")
    assert shown.page.locator(".rk-numerals").count() == 0


def test_one_language_has_no_switch(page_of: Any) -> None:
    shown = page_of(export_page(BOARDS[0]))
    assert shown.page.locator(".rk-switches").count() == 0
    assert '"font":' not in export_page(BOARDS[0])
    assert '"font":' in PAGE
    assert page_of(export_page(BOARDS[1])).page.locator(".rk-langs").count() == 0


def faces_used(shown: Any, selector: str) -> dict[str, bool]:
    """Return the faces that a part of the page is drawn in, and whether each came with the page."""
    session = shown.page.context.new_cdp_session(shown.page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {font["familyName"]: font["isCustomFont"] for font in fonts}


@pytest.mark.parametrize(
    "selector", [".rk-headline", ".rk-clause > p", ".rk-next", ".rk-step", ".rk-svg .node text", ".rk-choice[lang=fa]"]
)
def test_persian_is_drawn_in_the_shipped_face(page_of: Any, selector: str) -> None:
    shown = page_of(PAGE, "#step=3&lang=fa")
    shown.page.evaluate("document.fonts.ready")
    shown.page.wait_for_function("[...document.fonts].every((face) => face.status === 'loaded')")
    assert any(name.startswith("Vazirmatn") and own for name, own in faces_used(shown, selector).items())


LOOKS = [(width, lang, theme) for width in (1280, 800) for lang in ("en", "fa") for theme in ("light", "dark")]
AT_EVERY_RUN = (1280, "en", "light"), (800, "fa", "dark")


@pytest.mark.parametrize(
    ("width", "lang", "theme"), [pytest.param(*x, marks=() if x in AT_EVERY_RUN else pytest.mark.slow) for x in LOOKS]
)
def test_axe_finds_nothing_serious_in_either_language(page_of: Any, lang: str, theme: str, width: int) -> None:
    for step in (2, 3, 11):
        shown = page_of(PAGE, f"#step={step}&lang={lang}", width=width, color_scheme=theme, reduced_motion="reduce")
        for summary in shown.page.locator("summary").all():
            summary.click()
        found = Axe().run(shown.page).response["violations"]
        assert [v["id"] for v in found if v["impact"] in ("serious", "critical")] == []


@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.slow), 800])
@pytest.mark.parametrize("kind", ["longer", "mirrored"])
@pytest.mark.parametrize("book", [pytest.param("toy", marks=pytest.mark.slow), "serpents"])
def test_longer_words_and_marks_break_nothing(page_of: Any, book: str, kind: str, width: int) -> None:
    example = LEVEL if book == "toy" else rulekit.load("serpents").scenario("primus-initiative-tie")
    board = complete(pseudo_of(example, kind))
    shown = page_of(export_page(board, BOARDS[0]), width=width)
    for index in range(len(board.beats)):
        shown.page.evaluate(f"location.hash = '#step={index + 1}'")
        shown.page.wait_for_selector(f".rk[data-step='{index + 1}']")
        shown.page.evaluate("document.querySelectorAll('.rk details').forEach((fold) => (fold.open = true))")
        assert faults(shown) == [], f"step {index + 1}"


def test_the_probe_finds_what_is_wrong(page_of: Any) -> None:
    """The test of the test: a label that is cut off, and a line in a wrong order, are found."""
    shown = page_of(PAGE, "#step=3&lang=fa")
    assert faults(shown) == []
    shown.page.locator(".rk-next").evaluate("(b) => { b.style.width = '12px'; b.style.padding = '0' }")
    shown.page.locator(".rk-headline").evaluate("(h) => { h.style.unicodeBidi = 'bidi-override'; h.style.direction = 'ltr' }")
    shown.page.locator(".rk-clause > p").evaluate("(p) => { p.textContent = 'آنا Team (2) را در x-3 می‌بیند' }")
    found = " ".join(faults(shown))
    assert "sticks out of rk-btn rk-next" in found
    shown.page.locator(".rk-headline").evaluate("(h) => { h.style.direction = 'rtl'; h.textContent = '\\u202dآنا بو سای\\u202c' }")
    assert "out of order" in " ".join(faults(shown))


def test_a_terminal_that_knows_of_directions_reads_well(page_of: Any, capsys: Any, monkeypatch: Any) -> None:
    """The command line's Persian, laid out by a browser as such a terminal does: each line by its own first letter."""
    from types import SimpleNamespace

    from rulekit import registry

    monkeypatch.setattr(registry, "SHIPPED", ())
    monkeypatch.setattr(registry, "_others", lambda: [SimpleNamespace(name="toy", load=lambda: toy)])
    commands = [
        ["run", "level"], ["show", "toy", "T-3"], ["show", "toy"], ["list", "toy"], ["odds", "toy", "level"],
        ["coverage", "toy", "--games", "1"], ["check", "toy", "--states", "100", "--games", "1"],
        ["simulate", "toy", "--games", "3"], ["play", "toy", "--humans", "0"], ["run", "levle"],
    ]  # fmt: skip
    text = ""
    for command in commands:
        main([*command, "--lang", "fa"])
        said = capsys.readouterr()
        text += said.out + said.err
    text += plain(BOARDS[1], 1) + plain(BOARDS[1], 10)
    assert "⟨" not in text
    shown = page_of(PAGE)
    shown.page.evaluate(
        """(text) => {
          const frame = document.createElement("div");
          frame.className = "rk-frame";
          frame.style.width = "1200px";
          for (const line of text.split("\\n").filter((l) => l.trim())) {
            const row = document.createElement("p");
            row.dir = "auto";
            row.dataset.line = "";
            row.style.whiteSpace = "pre-wrap";
            row.textContent = line;
            frame.append(row);
          }
          document.body.replaceChildren(frame);
        }""",
        text,
    )
    ways = shown.page.evaluate(
        "[...document.querySelectorAll('p')].filter((p) => getComputedStyle(p).direction !== 'rtl').map((p) => p.textContent)"
    )
    assert ways == []
    assert faults(shown) == []

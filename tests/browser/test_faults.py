"""The proof that this ring holds: faults put into the script on purpose, each of which must be seen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import boards
import pytest
from msgspec.structs import replace
from test_walk import hold
from toy import book as toy

from rulekit.faces.page import export_page
from rulekit.faces.words import complete
from rulekit.story.storyboard import Storyboard

LAYOUT = (Path(__file__).parent / "layout.js").read_text("utf-8")
FAULTS = {
    "the highlight stays behind": ("if (!wanted.has(id)) this.#apply(id, 0)", "if (false) this.#apply(id, 0)"),
    "the wrong node is lit": ('"rk-now"],', '"rk-never"],'),
    "edges are not lit": ("for (const id of edges) add(id, TAKEN)", ""),
    "the way walked is not shown": ("for (const id of path) add(id, DONE)", ""),
    "every clause is the first": ("}, clause.text)", "}, ctx.board.beats[0].clauses[0].text)"),
    "a locator is missing": ("}, clause.section)", "})"),
    "ticks and crosses are swapped": (
        "unseen(ctx.words.say(check.state))",
        'unseen(ctx.words.say({ yes: "no", no: "yes" }[check.state] ?? check.state))',
    ),
    "figures are missing": ("check.figures ? bdi(check.figures) : null", "null"),
    "before and after are swapped": ("bdi(change.before)", "bdi(change.after)"),
    "the table is blank": ("if (beat.table.length === 0) return null", "return null"),
    "one row too few": (
        "...group.rows.map((row, i) => rowView(ctx, row, places[i] ?? []))",
        "...group.rows.slice(1).map((row, i) => rowView(ctx, row, places[i] ?? []))",
    ),
    "the step is one off": ("i: beat?.number ?? index + 1", "i: (beat?.number ?? index) + 1"),
    "an odd fraction": ("bdi(row.fraction", "bdi(row.percent"),
    "what may be done is cut": ("...beat.legal.map(", "...beat.legal.slice(1).map("),
    "the story lags behind": ("this.#telling.replaceChildren(", "if (index < 2) this.#telling.replaceChildren("),
    "a part is not repainted": ("keys[i] === this.#keys[i]", "this.#keys[i]"),
    "something is shown that no text says": (
        "this.#foot.replaceChildren(",
        'this.#foot.replaceChildren(h("p", {}, "secret"), ',
    ),
    "a coin too many is drawn": (
        'words.number(value)),\n    h("span", { class: "rk-pile"',
        'words.number(value + 1)),\n    h("span", { class: "rk-pile"',
    ),
    "a die says another number": ('"aria-label": itemText(words, item)', '"aria-label": "6"'),
    "a figure stands elsewhere": ("const at = middle(piece.spot, LIFT)", "const at = middle(plan.spots[0].name, LIFT)"),
    "two sides have one colour": ("rk-piece rk-side-${piece.side % 4}${state}", "rk-piece rk-side-0${state}"),
    "two sides have one shape": ("outline(piece.side, RADIUS)", "outline(0, RADIUS)"),
    "who acts is not marked": ("piece.lit ? s(", "false ? s("),
    "a space that is open is not marked": ("enter ? mark(", "false ? mark("),
    "an arrow points back": ("arrowView(look, from, to, RADIUS + HALO)", "arrowView(look, to, from, RADIUS + HALO)"),
    "next jumps": ("by((index) => index + 1)", "by((index) => index + 2)"),
    "arrow keys are not mirrored": ("return act(rtl ? moves.next : moves.back)", "return act(moves.back)"),
    "Persian is set from left to right": ("dir: board.dir", 'dir: "ltr"'),
    "numbers keep the digits of English": ("(d) => this.#digits[Number(d)] ?? d)", "(d) => d)"),
    "the switch shows another language": ("boards.find((one) => one.lang === tag)", "boards.find((one) => one.lang !== tag)"),
    "the page does not say its language": ("page.lang = board.lang;", ""),
}
# Only somebody who reads Persian can notice these.
IN_PERSIAN = tuple(FAULTS)[-5:]


def both() -> Storyboard:
    """Return a board whose last two steps have everything on the table, a drawn field included."""
    board, more = boards.primus(), boards.every_cell().beats
    count = len(board.beats)
    later = tuple(replace(b, number=count + i) for i, b in enumerate(more, start=1))
    return complete(replace(board, beats=(*board.beats, *later)))


def walk(page_of: Any, html: str) -> None:
    board = both()
    shown = page_of(html)
    for index in range(len(board.beats)):
        hold(shown, board, index)
        shown.press("next")
    shown.press("first")
    hold(shown, board, 0)


def walk_in_persian(page_of: Any, html: str) -> None:
    english, persian = map(complete, toy.scenario("level").storyboards())
    shown = page_of(html, "#lang=fa")
    assert shown.page.evaluate("document.documentElement.lang") == "fa"
    for index in range(3):
        hold(shown, persian, index)
        assert shown.page.evaluate(LAYOUT) == []
        shown.key("ArrowLeft")
    shown.page.get_by_role("button", name="English").click()
    hold(shown, english, 3)
    assert shown.page.evaluate("document.documentElement.lang") == "en"


def without_policy(*boards_shown: Any) -> str:
    """Return the page with no policy, which would not run a script that has been changed."""
    return re.sub(r"<meta http-equiv[^>]+>", "", export_page(*(boards_shown or (both(),))))


def test_the_sound_page_passes(page_of: Any) -> None:
    walk(page_of, without_policy())
    walk_in_persian(page_of, without_policy(*toy.scenario("level").storyboards()))


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_seen(page_of: Any, name: str) -> None:
    sound, broken = FAULTS[name]
    persian = name in IN_PERSIAN
    page = without_policy(*toy.scenario("level").storyboards()) if persian else without_policy()
    assert sound in page, "the script has changed: bring this fault up to date"
    with pytest.raises(AssertionError):
        (walk_in_persian if persian else walk)(page_of, page.replace(sound, broken))

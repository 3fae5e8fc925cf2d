"""The proof that this ring holds for charts and the guessing game: faults put into their script on purpose."""

from __future__ import annotations

import re
from typing import Any

import pytest
from test_chances import CHARTS, GAME, SAID, expected, said

from rulekit.faces import chart
from rulekit.faces.chances import export_page

FAULTS = {
    "right and wrong are swapped": ("guess === turn.came", "guess !== turn.came"),
    "the chance of another round": ("{ chance: turn.told }", "{ chance: turns[0].told }"),
    "the reason is missing": ("turn.why)", '"")'),
    "a reading is missing": ("rows.map((row) => `${row.name}", "rows.slice(1).map((row) => `${row.name}"),
    "the score is one off": ("right: among((_, i)", "right: 1 + among((_, i)"),
    "who counts is not counted": ("among((t) => t.likely)", "among((t) => !t.likely)"),
    "the question lags behind": ("const turn = turns[guesses.length]", "const turn = turns[Math.max(0, guesses.length - 1)]"),
    "another game is the same": ('this.#model.get("at") + 1', 'this.#model.get("at") + 0'),
    "a row of numbers is missing": ("chart.rows.map(", "chart.rows.slice(1).map("),
    "the numbers are in another column": ("...numbers.map(", "...numbers.reverse().map("),
}  # fmt: skip


def walk(page_of: Any, change: Any) -> None:
    """Play a game and look at a chart, with something changed in the pages."""
    made = CHARTS["next"]()
    shown = page_of(change(export_page(made)), ready=".rk-chart")
    rows = shown.page.locator(".rk-numbers tbody tr")
    assert [tuple(rows.nth(i).locator("th, td").all_inner_texts()) for i in range(rows.count())] == chart.rows(made)
    page = page_of(change(export_page(GAME)), ready=".rk-guess").page
    for number, guess in enumerate(SAID, start=1):
        page.click(".rk-say-yes" if guess else ".rk-say-no")
        assert said(page) == expected(SAID[:number])
    page.click(".rk-again")
    page.click(".rk-say-yes")
    assert said(page) == expected([True], at=1)


def without_policy(html: str) -> str:
    """Return a page with no policy, which would not run a script that has been changed."""
    return re.sub(r"<meta http-equiv[^>]+>", "", html)


def test_the_sound_pages_pass(page_of: Any) -> None:
    walk(page_of, without_policy)


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_seen(page_of: Any, name: str) -> None:
    sound, broken = FAULTS[name]
    assert sound in export_page(GAME), "the script has changed: bring this fault up to date"
    with pytest.raises(AssertionError):
        walk(page_of, lambda html: without_policy(html).replace(sound, broken))

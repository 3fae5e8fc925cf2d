"""Charts and guessing games as widgets, without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from rulekit_widgets import ChartView, Guess

from rulekit.display import bundle
from rulekit.faces import chart, guessing
from rulekit.rulebooks.sacrum import charts
from rulekit.rulebooks.sacrum.guessing import guess_the_skull

GAME = guess_the_skull(seed=4, games=2)
VIEW = "application/vnd.jupyter.widget-view+json"


def test_a_chart_shows_itself_with_its_text_beside_it() -> None:
    histories = charts.histories()
    data, _ = bundle(histories)
    assert data["text/plain"] == chart.plain(histories)
    assert data["text/markdown"] == chart.markdown(histories)
    assert VIEW in data


def test_the_page_may_change_nothing_of_a_chart() -> None:
    view = ChartView(charts.soon())
    before = view.chart
    view.set_state({"chart": {}, "face": "guess"})
    assert (view.chart, view.face, len(view.problems)) == (before, "chart", 2)


def test_a_game_is_played_in_a_cell_or_on_the_page() -> None:
    by_cell, by_page = Guess(GAME).guess(True).guess(False, True), Guess(GAME)
    by_page.set_state({"guesses": [True, False, True]})
    for view in (by_cell, by_page):
        data, _ = view._repr_mimebundle_()
        assert data["text/plain"] == guessing.plain(guessing.complete(GAME), 0, [True, False, True])
        assert VIEW in data
    by_page.set_state({"at": 1, "guesses": []})
    assert by_page._repr_mimebundle_()[0]["text/plain"] == guessing.plain(guessing.complete(GAME), 1)
    assert by_page.problems == []


def test_no_more_is_guessed_than_there_are_rounds() -> None:
    assert len(Guess(GAME).guess(*[True] * 20).guesses) == 8


@pytest.mark.parametrize(
    "sent",
    [
        {"guesses": [True] * 9}, {"guesses": [1]}, {"guesses": ["yes"]}, {"guesses": "yes"}, {"guesses": None},
        {"at": 2}, {"at": -1}, {"at": True}, {"at": "0"}, {"game": {}}, {"face": "chart"}, {"_esm": "alert(1)"},
    ],
)  # fmt: skip
def test_what_is_not_of_the_vocabulary_is_reported_only(sent: dict[str, Any]) -> None:
    view = Guess(GAME)
    view.set_state(sent)
    assert (view.at, view.guesses, view.face, len(view.problems)) == (0, [], "guess", 1)
    assert view.game["title"] == GAME.title


def test_a_persian_one_brings_its_letters() -> None:
    from msgspec.structs import replace

    from rulekit.faces.chances import export_page

    for view, thing in ((ChartView, charts.soon()), (Guess, GAME)):
        assert view(thing).font == b""
        assert '"font":' not in export_page(thing)
        persian = replace(thing, lang="fa", dir="rtl")
        assert view(persian).font[:4] == b"wOF2"
        assert '"font":' in export_page(persian)

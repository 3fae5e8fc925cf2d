"""The widget without a browser: its text faces, its methods, and what it makes of messages from a page."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import boards
import msgspec
import pytest
import traitlets
from rulekit_widgets import Stepper, load_ipython_extension, scenario_widget

from rulekit.errors import UnknownName
from rulekit.faces import text


@pytest.fixture
def stepper() -> Stepper:
    return Stepper(boards.primus())


def bundle(stepper: Stepper) -> dict[str, Any]:
    data: dict[str, Any] = stepper._repr_mimebundle_()[0]
    return data


def test_it_moves_and_stays_within(stepper: Stepper) -> None:
    assert stepper.next().next().index == 2
    assert stepper.back().index == 1
    assert stepper.last().next().index == 6
    assert stepper.first().back().index == 0
    assert stepper.goto(99).index == 6
    assert stepper.goto(-5).index == 0
    assert stepper.problems == []


def test_the_text_faces_are_those_of_the_step(stepper: Stepper) -> None:
    for index in range(7):
        data = bundle(stepper.goto(index))
        assert data["text/plain"] == text.plain(stepper.storyboard, index)
        assert data["text/markdown"] == text.markdown(stepper.storyboard, index)
        assert "application/vnd.jupyter.widget-view+json" in data


def test_the_text_faces_are_the_same_in_every_run() -> None:
    assert bundle(Stepper(boards.primus()))["text/markdown"] == bundle(Stepper(boards.primus()))["text/markdown"]


def test_the_board_travels_whole_and_plain(stepper: Stepper) -> None:
    assert msgspec.convert(stepper.board, type(stepper.storyboard)) == stepper.storyboard
    assert stepper.board["words"]["next"] == "Next"
    again = Stepper(stepper.board)
    assert again.storyboard == stepper.storyboard


def test_a_new_board_changes_picture_and_text_together(stepper: Stepper) -> None:
    stepper.last()
    stepper.board = msgspec.to_builtins(boards.every_cell())
    assert stepper.index == 1
    assert "Everything on the table" in bundle(stepper)["text/plain"]


def test_a_board_without_beats_is_no_board() -> None:
    with pytest.raises(ValueError, match="at least one beat"):
        Stepper(msgspec.structs.replace(boards.primus(), beats=()))
    with pytest.raises(msgspec.ValidationError):
        Stepper({"rulebook": "serpents"})


@pytest.mark.parametrize(
    "content",
    [
        None,
        3,
        "goto",
        [],
        {},
        {"type": "goto"},
        {"type": "goto", "to": 99},
        {"type": "goto", "to": -1},
        {"type": "goto", "to": "2"},
        {"type": "goto", "to": True},
        {"type": "goto", "to": 1.0},
        {"type": "goto", "to": 1, "then": "eval"},
        {"type": "eval", "code": "1"},
        {"type": "x" * 10_000},
    ],
)
def test_messages_outside_the_vocabulary_are_reported_only(
    stepper: Stepper, content: Any, caplog: pytest.LogCaptureFixture
) -> None:
    stepper._handle_custom_msg(content, [])
    assert stepper.index == 0
    assert len(stepper.problems) == 1
    assert len(stepper.problems[0]) < 200
    assert stepper.problems[0] in caplog.text


def test_the_one_message_there_is_moves(stepper: Stepper) -> None:
    stepper._handle_custom_msg({"type": "goto", "to": 4}, [])
    assert (stepper.index, stepper.problems) == (4, [])


@pytest.mark.parametrize("index", ["3", 2.0, None, True, [], {"a": 1}])
def test_an_index_of_the_wrong_type_is_refused(stepper: Stepper, index: Any) -> None:
    stepper.set_state({"index": index})
    assert (stepper.index, len(stepper.problems)) == (0, 1)


@pytest.mark.parametrize(("index", "shown"), [(-1, 0), (7, 6), (10**12, 6)])
def test_an_index_out_of_range_is_clamped_and_reported(stepper: Stepper, index: int, shown: int) -> None:
    stepper.set_state({"index": index})
    assert (stepper.index, len(stepper.problems)) == (shown, 1)


def test_the_page_may_set_nothing_but_the_index(stepper: Stepper) -> None:
    before = stepper.board
    stepper.set_state({"board": {}, "_esm": "alert(1)", "index": 2})
    assert (stepper.board, stepper.index, len(stepper.problems)) == (before, 2, 2)
    assert "alert" not in str(stepper._esm)


def test_a_wrong_index_from_a_cell_is_an_error(stepper: Stepper) -> None:
    with pytest.raises(traitlets.TraitError):
        stepper.index = "two"


def test_reports_do_not_pile_up(stepper: Stepper) -> None:
    for _ in range(200):
        stepper._handle_custom_msg({}, [])
    assert len(stepper.problems) == 50


def test_registering_is_harmless_and_gives_widgets() -> None:
    load_ipython_extension(None)
    assert isinstance(scenario_widget(boards.primus()), Stepper)


def test_a_page_needs_nothing_of_jupyter() -> None:
    code = (
        "import sys, boards; from rulekit.faces.page import export_page; export_page(boards.primus());"
        "print([m for m in ('anywidget', 'ipywidgets', 'IPython', 'traitlets', 'rulekit_widgets') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert done.stdout.strip() == "[]"


def test_it_shows_an_example_in_each_language_in_which_it_is_told() -> None:
    from toy import book as toy

    widget = scenario_widget(toy.scenario("level"), lang="fa")
    assert [widget.board["lang"], *(board["lang"] for board in widget.others)] == ["fa", "en"]
    assert (widget.lang, widget.storyboard.dir) == ("fa", "rtl")
    assert widget.font[:4] == b"wOF2"
    assert "گام ۱ از ۱۲" in bundle(widget)["text/plain"]
    widget.lang = "en"
    assert "Step 1 of 12" in bundle(widget)["text/plain"]
    widget.lang = "fa-u-nu-latn"
    assert "گام 1 از 12" in bundle(widget)["text/markdown"]
    with pytest.raises(UnknownName, match="there are: en, fa"):
        scenario_widget(toy.scenario("level"), lang="fr")


def test_a_book_in_a_language_shows_its_examples_in_it() -> None:
    from toy import book as toy

    for tag, line in (("fa", "گام ۱ از ۱۲"), ("fa-u-nu-latn", "گام 1 از 12"), ("en", "Step 1 of 12")):
        shown = toy.in_lang(tag).scenario("level")._repr_mimebundle_()
        assert line in (shown[0] if isinstance(shown, tuple) else shown)["text/plain"]


def test_the_page_may_choose_among_the_languages_and_no_other() -> None:
    from toy import book as toy

    widget = scenario_widget(toy.scenario("level"))
    widget.set_state({"lang": "fa"})
    assert widget.lang == "fa"
    for wrong in ("fr", 3, None, "x" * 500):
        widget.set_state({"lang": wrong})
        assert widget.lang in ("en", "fa")
    assert len(widget.problems) == 4
    assert scenario_widget(boards.primus()).font == b""


def test_a_board_in_another_language_is_shown_in_it(stepper: Stepper) -> None:
    stepper.board = msgspec.to_builtins(boards.persian())
    assert stepper.lang == "fa"
    assert "گام ۱ از ۳" in bundle(stepper)["text/plain"]

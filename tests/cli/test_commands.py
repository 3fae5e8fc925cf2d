"""Each command on the toy rulebook: what people read, and what programs read."""

from __future__ import annotations

import io
import json
import xml.etree.ElementTree as ET

import pytest
import toy

from rulekit.cli.out import Progress

LEVEL = "level"


def test_list_names_the_books(rulekit):
    assert rulekit("list") == (0, "toy  A toy auction  2 flows, 1 example  en, fa\n", "")
    assert json.loads(rulekit("list", "--json").out) == [
        {"name": "toy", "title": "A toy auction", "version": "1", "scenarios": ["level"], "languages": ["en", "fa"]}
    ]


def test_list_of_a_book_names_flows_examples_and_rulings(rulekit):
    found = rulekit("list", "toy")
    assert found.code == 0
    for text in ("auction  8 steps", "level  Level bids", "T-O1  May zero be bid?"):
        assert text in found.out
    assert json.loads(rulekit("list", "toy", "--json").out)["flows"] == {"auction": 8, "floor": 3}


def test_show_of_a_clause_says_where_it_acts_and_in_which_examples(rulekit):
    found = rulekit("show", "toy", "t-3")
    assert found.code == 0
    for text in ("T-3 · Cards · permission", "A veto cancels", "guard   Veto.holds", "floor/play", "level"):
        assert text in found.out
    data = json.loads(rulekit("show", "toy", "T-7", "--json").out)
    assert data["carried out by"] == [{"kind": "trigger", "id": "counted", "at": ["Paid"], "ruling": ""}]
    assert data["examples"] == ["level"]


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("T-O1", ["May zero be bid?", "default: yes", "It may not.", "Bid.worth"]),
        ("level", ["Level bids", "flow: auction", "T-5"]),
        ("floor", ["start: play", "choice, T-3"]),
        ("auction/roll", ["Roll off · chance", "again level", "to pay"]),
        ("n-floor-play", ["floor/play", "Veto", "Veto.holds"]),
        ("react", ["Reactions · window", "auction-final"]),
    ],
)
def test_show_of_everything_else(rulekit, name, texts):
    found = rulekit("show", "toy", name)
    assert found.code == 0
    for text in texts:
        assert text in found.out
    assert json.loads(rulekit("show", "toy", name, "--json").out)["id"]


def test_show_of_a_book_lists_the_verbs(rulekit):
    assert "takes back" in rulekit("show", "toy").out


def test_run_prints_steps_refusals_and_expectations(rulekit):
    found = rulekit("run", LEVEL)
    assert found.code == 0
    for text in (
        "Level bids (toy, level)",
        "  1. Ana bids 3. [T-2]",
        "   ✕ Ana may not bid 6\n       not met: The purse holds the bid: need 6, have 5 [T-1]",
        "Ana 5, Cy 2: The die goes to Ana. [T-5]\n       → The sale is counted [T-7]",
        "  ok      chance of Ana is 1/2",
    ):
        assert text in found.out
    assert "FAILED" not in found.out


def test_run_as_json(rulekit):
    data = json.loads(rulekit("run", LEVEL, "--json").out)
    assert data["ok"]
    assert data["errors"] == []
    (run,) = data["scenarios"]
    assert [s["kind"] for s in run["steps"]][:2] == ["refused", "move"]
    assert run["steps"][0]["clauses"] == ["T-1"]
    assert run["steps"][-1]["clauses"] == ["T-5"]
    assert all(e["ok"] for e in run["expectations"])


def test_a_failed_expectation_ends_with_one(rulekit, tmp_path, toy_text):
    (tmp_path / "my.yaml").write_text(toy_text.replace("bank: 3", "bank: 4"), encoding="utf-8")
    found = rulekit("run", "my.yaml")
    assert found.code == 1
    assert "FAILED  Coins in the bank: 4; found 3 (my.yaml:" in found.out
    many = rulekit("run", "my.yaml", LEVEL)
    assert many.code == 1
    assert "2 examples run; failed: level." in many.out


def test_a_file_of_cases_runs_them_all(rulekit, tmp_path):
    case = "{id: %s, start: {flow: auction}, expect: {acting: [Ana, Bo, Cy]}}"
    (tmp_path / "c.yaml").write_text(f"rulebook: toy\ncases:\n  - {case % 'A'}\n  - {case % 'B'}\n", encoding="utf-8")
    found = rulekit("run", "c.yaml")
    assert found.code == 0
    assert "2 examples run; all came out as expected." in found.out


def test_a_saved_trace_is_played_again(rulekit, tmp_path, toy_book):
    toy_book.scenario(LEVEL).run().save(tmp_path / "t.json")
    found = rulekit("run", "t.json")
    assert found.code == 0
    assert "Ana bids 3. [T-2]" in found.out
    assert "ok      it plays out as it was saved" in found.out


def test_odds_take_a_file_as_well(rulekit, toy_text, tmp_path):
    file = tmp_path / "mine.yaml"
    file.write_text(toy_text, encoding="utf-8")
    assert rulekit("odds", "toy", file, "--json").out == rulekit("odds", "toy", LEVEL, "--json").out
    book, text = toy_text.split("\n", 1)
    one = "".join(f"    {line}\n" for line in text.splitlines())
    both = "".join(one.replace("    id: level", f"  - id: {name}", 1) for name in ("level", "other"))
    several = f"{book}\ncases:\n{both}"
    file.write_text(several, encoding="utf-8")
    found = rulekit("odds", "toy", file)
    assert (found.code, found.err.count("\n")) == (2, 1)
    assert "say which with --example: level, other" in found.err
    assert rulekit("odds", "toy", file, "--example", "other").code == 0
    assert "did you mean 'other'" in rulekit("odds", "toy", file, "--example", "othr").err
    assert "no such file" in rulekit("odds", "toy", tmp_path / "absent.yaml").err


def test_odds_under_every_reading(rulekit, toy_book):
    ruling = next(iter(toy_book.rulings))
    data = json.loads(rulekit("odds", "toy", LEVEL, "--readings", ruling.id, "--json").out)
    assert list(data["readings"]) == list(ruling.readings)
    found = rulekit("odds", "toy", LEVEL, "--readings", ruling.id)
    assert found.code == 0
    assert "(in force)" in found.out
    assert rulekit("odds", "toy", LEVEL, "--readings", "nothing").code == 2


def test_odds_are_exact_and_rolls_again_are_divided_out(rulekit):
    assert json.loads(rulekit("odds", "toy", LEVEL, "--json").out) == {
        "rulebook": "toy", "scenario": "level", "step": "auction/roll",
        "outcomes": {"Ana": "1/2", "Cy": "1/2"}, "again": "1/6",
    }  # fmt: skip
    found = rulekit("odds", "toy", LEVEL)
    assert "Ana   50.0 %  ███████████████" in found.out
    assert "(1/6)" in found.out
    assert rulekit("odds", "toy", LEVEL, "--step", 10).code == 0
    assert rulekit("odds", "toy", LEVEL, "--step", 3) == (
        2, "", "rulekit odds: level, step 3: dice or draws decide at 9 and 10\n",
    )  # fmt: skip


def test_check_and_coverage(rulekit):
    assert "Nothing was found." in rulekit("check", "toy").out
    data = json.loads(rulekit("check", "toy", "--json", "--states", 50).out)
    assert data["positions"] <= 100
    assert not data["whole"]
    data = json.loads(rulekit("coverage", "toy", "--json").out)
    assert [data[k] for k in ("clauses", "testable", "cited", "exercised")] == [7, 7, 7, 7]
    assert "the whole ledger" in rulekit("coverage", "toy").out
    assert rulekit("coverage", "toy", "--all").code == 0


def test_a_translator_has_the_texts_alone_looked_at(rulekit):
    found = rulekit("check", "toy", "--only", "texts")
    assert (found.code, found.err) == (0, "")
    assert "nothing was played" in found.out
    wrong = rulekit("check", "toy", "--only", "tests")
    assert (wrong.code, wrong.err) == (2, "rulekit check: --only cannot be 'tests'; did you mean 'texts'?\n")


class Terminal(io.StringIO):
    """What a person sees of the error stream."""

    def isatty(self):
        return True


@pytest.mark.parametrize("command", ["check", "coverage"])
def test_what_is_being_done_is_told_on_a_terminal(rulekit, monkeypatch, command):
    monkeypatch.setattr(Progress, "OFTEN", 0)
    assert rulekit(command, "toy").err == ""
    monkeypatch.setattr("sys.stderr", seen := Terminal())
    rulekit(command, "toy")
    shown = seen.getvalue().split("\r\x1b[2K")
    assert "Examples and cases: 1 of 1" in shown
    assert "Random games, round 20 of 20: start 1 of 1" in shown
    assert shown[-1] == "", "the line is gone when all is done"


def test_check_and_coverage_count_case_files(rulekit, tmp_path, toy_text):
    folder = tmp_path / "cases"
    folder.mkdir()
    (folder / "bad.yaml").write_text(toy_text.replace("bank: 3", "bank: 4"), encoding="utf-8")
    found = rulekit("coverage", "toy", "--cases", folder)
    assert found.code == 1
    assert "FAILED" in found.out
    found = rulekit("check", "toy", "--cases", folder)
    assert found.code == 1
    assert "failed: examples that do not come out as expected (1)" in found.out
    assert rulekit("check", "toy", "--cases", tmp_path / "none").code == 2


@pytest.mark.parametrize("ending", ["svg", "dot", "mmd", "graphml"])
def test_map_writes_a_file(rulekit, tmp_path, ending):
    assert rulekit("map", "toy", "auction", "-o", f"a.{ending}") == (0, "", "")
    text = (tmp_path / f"a.{ending}").read_text(encoding="utf-8")
    assert "Bid" in text
    if ending in ("svg", "graphml"):
        ET.fromstring(text)


def test_export_writes_a_page_a_storyboard_and_transcripts(rulekit, tmp_path):
    for ending in ("html", "json", "md", "txt"):
        assert rulekit("export", LEVEL, "-o", f"p.{ending}") == (0, "", "")
    assert (tmp_path / "p.html").read_text(encoding="utf-8").startswith("<!")
    assert json.loads((tmp_path / "p.json").read_text(encoding="utf-8"))["scenario"] == "level"
    assert "Ana bids 3" in (tmp_path / "p.txt").read_text(encoding="utf-8")
    assert "**" in (tmp_path / "p.md").read_text(encoding="utf-8")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["p.html", "p.json", "p.md", "p.txt"]


def test_export_through_the_eyes_of_a_seat_keeps_secrets(rulekit, tmp_path):
    assert rulekit("export", LEVEL, "-o", "p.txt", "--eyes", "Bo").code == 0
    assert "Ana bids 3" not in (tmp_path / "p.txt").read_text(encoding="utf-8").split("Step 3")[0]


def test_export_for_an_onlooker(rulekit, tmp_path):
    assert rulekit("export", LEVEL, "-o", "p.txt", "--eyes", "").code == 0
    told = (tmp_path / "p.txt").read_text(encoding="utf-8")
    assert "Ana bids 3" not in told.split("Step 3")[0]
    assert "onlooker" in told


def test_lab_opens_jupyterlab_with_its_own_options(rulekit, monkeypatch):
    from rulekit_widgets import lab

    seen = []
    monkeypatch.setattr(lab, "main", seen.append)
    assert rulekit("lab").code == 0
    assert rulekit("lab", "--no-browser").code == 0
    assert rulekit("lab", "--", "--port", "8890").code == 0
    assert rulekit("lab", "mine.ipynb", "--", "--no-browser").code == 0
    assert seen == [[], ["--no-browser"], ["--port", "8890"], ["mine.ipynb", "--no-browser"]]


def test_lab_without_jupyterlab_says_what_to_install(rulekit, monkeypatch):
    import rulekit.cli.lab as command

    monkeypatch.setattr(command, "find_spec", lambda name: None)
    found = rulekit("lab")
    assert found.code == 2
    assert found.err == "rulekit lab: JupyterLab is not installed; pip install 'rulekit-notebooks[lab]' brings it\n"


@pytest.fixture
def charted():
    """Give the toy a chart and a game of guessing for a while."""
    from rulekit.rulebooks.sacrum import book

    kept = toy.book.charts
    toy.book.charts = {"many": book.charts["how-many"], "guess": book.charts["guess-the-skull"]}
    yield
    toy.book.charts = kept


def test_export_writes_a_chart_as_page_picture_and_text(rulekit, charted, tmp_path):
    for ending in ("html", "svg", "md", "txt"):
        assert rulekit("export", "toy", "--chart", "many", "-o", f"c.{ending}") == (0, "", "")
        assert "608/1215" in (tmp_path / f"c.{ending}").read_text(encoding="utf-8")
    ET.fromstring((tmp_path / "c.svg").read_text(encoding="utf-8"))


def test_export_writes_a_game_of_guessing(rulekit, charted, tmp_path):
    for ending in ("html", "md", "txt"):
        assert rulekit("export", "toy", "--chart", "guess", "-o", f"g.{ending}") == (0, "", "")
        assert "Guess the skull" in (tmp_path / f"g.{ending}").read_text(encoding="utf-8")
    assert "the ending '.svg'" in rulekit("export", "toy", "--chart", "guess", "-o", "g.svg").err


def test_charts_are_listed(rulekit, charted):
    assert rulekit("list", "toy").out.endswith("charts\n  many\n  guess\n")
    assert json.loads(rulekit("list", "toy", "--json").out)["charts"] == ["many", "guess"]


def test_a_chart_that_is_not_there(rulekit, charted):
    found = rulekit("export", "toy", "--chart", "mny", "-o", "c.html")
    assert (found.code, found.err) == (2, "rulekit export: no chart of toy is called 'mny'; did you mean 'many'?\n")


def test_what_is_told_by_itself_is_no_step_of_its_own(rulekit, tmp_path):
    head = "rulebook: toy\nid: t\nstart: {flow: auction}\nscript:\n  - Ana bids: 1\n  - Bo bids: 2\n  - Cy bids: 0\n"
    (tmp_path / "t.yaml").write_text(head + "  - all pass\n  - then: auction/count\n  - then: auction/pay\n")
    lines = rulekit("run", "t.yaml").out.splitlines()
    assert [line[:4] for line in lines[1:9]] == ["  1.", "  2.", "  3.", "  4.", "  5.", "  6.", "   →", "   →"]
    steps = json.loads(rulekit("run", "t.yaml", "--json").out)["scenarios"][0]["steps"]
    assert [(s["number"], s["kind"], s["clauses"]) for s in steps[-2:]] == [(None, "rule", ["T-4"]), (None, "rule", ["T-6"])]

"""Errors of the command line itself: usage, names, interruptions, places that cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import rulekit.cli as cli


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (["chek", "toy"], "rulekit: there is no command 'chek'; did you mean 'check'?"),
        (["check", "toi"], "rulekit check: no rulebook is called 'toi'; did you mean 'toy'?"),
        (["check", "toy", "--jsn"], "rulekit: nothing is meant by '--jsn'; did you mean '--json'?"),
        (["check", "toy", "--games", "-1"], "rulekit check: argument --games: expected a whole number from 0, not '-1'"),
        (["check", "toy", "--states", "9" * 5000], "expected a whole number from 1"),
        (["check"], "rulekit check: the following arguments are required: BOOK"),
        (["show", "toy", "T-33"], "did you mean 'T-3'?"),
        (["show", "toy", "auction/rol"], "did you mean 'auction/roll'?"),
        (["list", "toy", "--lang", "fr"], "no language of toy is called 'fr'; there are: en, fa"),
        (["run", "levle"], "no example or file is called 'levle'; did you mean 'level'?"),
        (["odds", "toy", "levl"], "did you mean 'level'?"),
        (["odds", "toy", "level", "--step", "0"], "expected a whole number from 1"),
        (["odds", "toy", "level", "--step", "999"], "dice or draws decide at 9 and 10"),
        (["map", "toy", "auctions", "-o", "a.svg"], "did you mean 'auction'?"),
        (["map", "toy", "auction", "-o", "a.gif"], "a.gif: the ending '.gif'; expected one of .svg"),
        (["map", "toy", "auction", "-o", "no/a.dot"], "no/a.dot: no such file or directory"),
        (["map", "toy", "auction"], "the following arguments are required: -o/--output"),
        (["export", "level", "-o", "a"], "a: a name without an ending"),
        (["export", "level", "-o", "no/a.html"], "no/a.html: no such file or directory; expected a place to write to"),
        (["export", "level", "-o", "a.html", "--eyes", "Anna"], "did you mean 'Ana'?"),
        (["export", "level", "-o", "a.html", "--lang", "fr"], "no language of toy is called 'fr'"),
        (["simulate", "toy", "--set", "seed=x"], "--set: 'seed' has an option of its own: --seed S"),
        (["simulate", "toy", "--set", "players=3"], "--set: 'players' has an option of its own: --players K"),
        (["simulate", "toy", "--set", "rulings=x"], "has an option of its own: --ruling ID=READING"),
        (["coverage", "toy", "--cases", "none"], "none: it is no folder"),
        (["--nothing"], "rulekit: nothing is meant by '--nothing'"),
    ],
)  # fmt: skip
def test_what_is_not_understood_gets_one_line_and_writes_nothing(rulekit, tmp_path, given, text):
    found = rulekit(*given)
    assert found.code == 2
    assert found.out == ""
    assert found.err.count("\n") == 1
    assert text in found.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (["simulate", "tutorial", "--set", "rounds=x"], "rulekit simulate: rounds: 'x'; expected a whole number from 0"),
        (["simulate", "tutorial", "--set", "rounds=-1"], "rounds: '-1'; expected a whole number from 0"),
        (["simulate", "tutorial", "--set", "rounds=2.5"], "rounds: '2.5'; expected a whole number from 0"),
        (["simulate", "tutorial", "--set", "rounds=x", "--lang", "fa"], "عددی صحیح"),
        (["simulate", "tutorial", "--players", "7"], "7 players where at most 4 can play"),
        (["simulate", "tutorial", "--players", "1"], "1 players where 2 to 4 can play"),
        (["play", "tribune", "--set", "brutii=3"], "brutii: '3'; expected yes, no or a seat: Aelia"),
    ],
)  # fmt: skip
def test_a_set_up_that_cannot_be_gets_one_line(capsys, given, text):
    assert cli.main(given) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert text in err
    assert "Error" not in err


def test_no_command_prints_the_help(rulekit):
    found = rulekit()
    assert found.code == 2
    assert "coverage" in found.out


def test_version(rulekit):
    assert rulekit("--version").out.startswith("rulekit 0.")


@pytest.mark.parametrize(
    ("error", "code", "text"),
    [
        (KeyboardInterrupt(), 130, "rulekit list: stopped\n"),
        (BrokenPipeError(32, "Broken pipe"), 0, ""),
        (PermissionError(13, "Permission denied", "x.yaml"), 2, "rulekit list: x.yaml: permission denied\n"),
        (KeyError("two\nlines"), 2, "rulekit list: KeyError: 'two\\nlines' (with RULEKIT_TRACEBACK=1 set, where"),
    ],
)
def test_whatever_happens_there_is_no_traceback(rulekit, monkeypatch, error, code, text):
    def fail(args):
        raise error

    monkeypatch.delenv("RULEKIT_TRACEBACK", raising=False)
    monkeypatch.setattr(cli, "_hush", lambda: None)
    monkeypatch.setattr(cli.books, "_books", fail)
    found = rulekit("list")
    assert found.code == code
    assert found.err.startswith(text)
    assert found.err.count("\n") <= 1


def test_a_page_that_fails_halfway_leaves_the_old_one(rulekit, tmp_path, monkeypatch):
    from rulekit.maps import export

    (tmp_path / "a.svg").write_text("old", encoding="utf-8")

    def half(book, flow, path, *args, **kwargs):
        path.write_text("half", encoding="utf-8")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(export, "write", half)
    found = rulekit("map", "toy", "auction", "-o", "a.svg")
    assert found.code == 2
    assert "a.svg: no space left on device" in found.err
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["a.svg"]


def test_a_written_file_has_the_usual_rights_and_links_stay_links(rulekit, tmp_path):
    (tmp_path / "real.txt").write_text("old", encoding="utf-8")
    (tmp_path / "link.txt").symlink_to("real.txt")
    assert rulekit("export", "level", "-o", "link.txt").code == 0
    assert (tmp_path / "link.txt").is_symlink()
    assert "Ana bids 3" in (tmp_path / "real.txt").read_text(encoding="utf-8")
    mask = os.umask(0)
    os.umask(mask)
    assert (tmp_path / "real.txt").stat().st_mode & 0o777 == 0o666 & ~mask


def test_a_reader_that_has_had_enough_ends_it_quietly():
    code = "import sys; from rulekit.cli import main; sys.exit(main(['--help']))"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.close()
        err = running.stderr.read()
        assert running.wait() == 0
    assert err == b""


def test_help_starts_fast_and_loads_no_engine():
    code = (
        "import sys, contextlib, io\nfrom rulekit.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()):\n    main(['--help'])\n"
        "heavy = {'networkx', 'msgspec', 'yaml', 'fluent', 'icepool', 'IPython', 'ipywidgets'} & set(sys.modules)\n"
        "sys.exit(' '.join(heavy) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_module_runs_like_the_command():
    done = subprocess.run([sys.executable, "-m", "rulekit", "chek"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "did you mean 'check'?" in done.stderr

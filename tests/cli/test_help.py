"""Every command explains itself, and every example in a help text does what it says."""

from __future__ import annotations

import re
import shlex

import pytest

from rulekit.cli import main, parser

COMMANDS = next(a.choices for a in parser()._actions if getattr(a, "choices", None))
EXAMPLES = [line.strip() for p in COMMANDS.values() for line in p.epilog.splitlines() if line.startswith("  rulekit ")]


def test_all_commands_are_there():
    assert set(COMMANDS) >= {
        "lab",
        "list",
        "show",
        "map",
        "run",
        "export",
        "odds",
        "check",
        "coverage",
        "play",
        "simulate",
    }


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name, capsys):
    assert main([name, "--help"]) == 0
    text = capsys.readouterr().out
    assert re.search(rf"^examples?:\n  rulekit {name}\b", text, re.MULTILINE)
    assert all(action.help for action in COMMANDS[name]._actions)


# Those that explore and play a whole rulebook take their time.
LONG = ("rulekit check serpents", "rulekit coverage serpents")
LINES = [pytest.param(x, marks=pytest.mark.slow) if x.startswith(LONG) else x for x in EXAMPLES]


@pytest.mark.parametrize("line", LINES)
def test_every_example_works(line, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if line.startswith("rulekit lab"):
        from rulekit_widgets import lab

        monkeypatch.setattr(lab, "main", lambda args: None)
    words = shlex.split(line)
    code, said = main(words[1:]), capsys.readouterr()
    assert not said.err
    # What is only shown by test cases is a finding for a check that is not given them.
    assert code == 0 or (code == 1 and words[1] == "check"), said.out
    written = [words[i + 1] for i, w in enumerate(words) if w == "-o"]
    assert [p.name for p in tmp_path.iterdir()] == written

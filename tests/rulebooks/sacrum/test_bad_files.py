"""Bad input in files and on the command line: one line that says what, where and by which clause; nothing is played."""

import pytest

from rulekit.cli import main

OPEN = "step: open, state: {{players: {{P1: {{inhabitants: 3, coins: {coins}}}}}, chits: [[c, d]], shown: [[S, a, b]]}}"


def opened(coins):
    return f"flow: round, {OPEN.format(coins=coins)}"


BAD = [
    ("flow: round, state: {players: {P1: {}}, chits: [[S, a, b, c]]}", "", 3, "SC-CL-002"),
    ("flow: round, state: {players: {P1: {}}, chits: [[S, S, a, b, c]]}", "", 3, "SC-CL-015"),
    ("flow: round, state: {players: {P1: {}}}", "draw: [S, a, b, c]", 5, "SC-CL-014"),
    ("flow: round, state: {players: {P1: {}}}", "draw: [S, S, a]", 5, "SC-CL-014"),
    (opened(1), "P1 sacrifices: 2", 5, "SC-CL-020"),
    (opened(9), "P1 sacrifices: 4", 5, "SC-CL-018"),
    (opened(9), "P1 sacrifices: 1.5", 5, "SC-CL-018"),
    (opened(9), "P1 sacrifices: -1", 5, "SC-CL-018"),
    ("flow: income, state: {players: {P1: {civilization: Rhodes}}}", "P1 takes: [wood, ivory, wood]", 5, "SC-CL-029"),
    ("flow: income, state: {players: {P1: {civilization: Rhodes}}}", "P1 takes: [wood, wood, wood, wood]", 5, "SC-CL-029"),
    ("flow: placing, state: {players: {P1: {tile: A01, luxury: 4}}}", "P1 builds: [ivory]", 5, "B-3.2.10"),
    ("flow: supply, state: {players: {P1: {inhabitants: 3, luxury: 2}}}", "P1 feeds with luxury: 2", 5, "B-3.2.10"),
    ("flow: income, state: {players: {P1: {civilization: Rhodos}}}", "", 3, "did you mean 'Rhodes'?"),
    ("flow: income, state: {players: {P1: {ivory: 3}}}", "", 3, "unknown key 'ivory'"),
]


@pytest.mark.parametrize(("start", "line", "at", "why"), BAD)
def test_a_file_with_bad_input_gets_one_line_with_the_clause(start, line, at, why, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    script = f"script:\n  - {line}\n" if line else ""
    (tmp_path / "bad.yaml").write_text(f"rulebook: sacrum\nid: x\nstart: {{{start}}}\n{script}", encoding="utf-8")
    assert main(["run", "bad.yaml"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"rulekit run: bad.yaml:{at}: ")
    assert why in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["simulate", "sacrum", "--players", "7"], "7 players where 1 to 6 can play [B-3.1.1]"),
        (["simulate", "sacrum", "--ruling", "SC-OD-01=D"], "no reading of SC-OD-01 is called 'D'"),
        (["simulate", "sacrum", "--set", "expansions=Helas"], "did you mean 'Hellas'?"),
        (["simulate", "sacrum", "--players", "2", "--set", "civilizations=Sparta,Troia"], "'Troia'"),
        (["export", "sacrum", "--chart", "how-mny", "-o", "c.html"], "did you mean 'how-many'?"),
    ],
)
def test_a_command_with_bad_input_gets_one_line(given, why, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(given) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert why in err
    assert list(tmp_path.iterdir()) == []

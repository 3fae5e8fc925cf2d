"""Whole games on the command line."""

from __future__ import annotations

import builtins
import io
import json
import sys

import pytest

from rulekit.cli import main
from rulekit.cli.screen import WIPE, fitted


@pytest.fixture
def typed(monkeypatch):
    """Type lines, as a person would."""

    def type_in(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return type_in


def test_simulate_counts(rulekit):
    found = rulekit("simulate", "toy", "--games", 5, "--seed", 3, "--json")
    data = json.loads(found.out)
    assert found.code == 0
    assert (data["games"], data["finished"], data["errors"], data["players"]) == (5, 5, [], 3)
    assert sum(data["ends"].values()) == 5
    assert data["length"]["least"] <= data["length"]["mean"] <= data["length"]["most"]
    assert data["scores"] is None


def test_simulate_is_the_same_with_the_same_seed(rulekit):
    once, again = (rulekit("simulate", "toy", "--games", 4, "--seed", 9).out for _ in range(2))
    assert once == again
    assert "finished" in once


def test_settings_reach_the_set_up(rulekit, toy_book, monkeypatch):
    given = []

    def setup(players=3, seed=0, friends=False, rounds=0, name=""):
        given.append((players, friends, rounds, name))
        return kept(players, seed)

    kept = toy_book.setup
    monkeypatch.setattr(toy_book, "setup", setup)
    own = ("--set", "friends=yes", "--set", "rounds=12", "--set", "name=Nero", "--players", 3)
    assert rulekit("simulate", "toy", "--games", 1, *own).code == 0
    assert rulekit("play", "toy", "--humans", 0, *own).code == 0
    assert set(given) == {(3, True, 12, "Nero")}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("simulate", "toy", "--bot", "clever"), "clever"),
        (("simulate", "nothing"), "nothing"),
        (("simulate", "toy", "--games", "0"), "whole number from 1"),
        (("play", "toy", "--bot", "randon"), "random"),
        (("play", "toy", "--players", "3", "--humans", "9"), "9 people are to play, and 3 sit down: --players"),
        (("play", "toy", "--set", "coins=3"), "no setting of toy is called 'coins'"),
        (("simulate", "toy", "--set", "coins"), "expected NAME=VALUE, not 'coins'"),
        (("simulate", "toy", "--set", "=3"), "expected NAME=VALUE, not '=3'"),
    ],
)
def test_bad_input_is_one_line(rulekit, args, said):
    found = rulekit(*args)
    assert found.code == 2
    assert said in found.err
    assert len(found.err.splitlines()) == 1


def test_bots_alone_play_to_the_end(rulekit):
    found = rulekit("play", "toy", "--humans", 0, "--seed", 2)
    assert found.code == 0
    assert "[T-" in found.out


def test_a_person_is_asked_and_may_stop(rulekit, typed):
    typed("nonsense", "999", "1", "q")
    found = rulekit("play", "toy", "--humans", 3)
    assert found.code == 0
    assert "A number from 1 to" in found.out
    assert found.out.endswith("Stopped.\n")


def test_the_end_of_what_is_typed_stops_the_game(rulekit, typed):
    typed()
    assert rulekit("play", "toy").out.endswith("Stopped.\n")


def last_board(out: str) -> str:
    """What was shown before the last question, without the question."""
    return out.rpartition("A number from")[0].rpartition("\n\n")[2].strip()


def test_a_move_can_be_taken_back(rulekit, typed):
    typed("q")
    before = last_board(rulekit("play", "toy", "--humans", 1).out)
    typed("1", "u", "q")
    found = rulekit("play", "toy", "--humans", 1)
    assert "Taken back." in found.out
    assert "u to take the last move back" in found.out
    assert last_board(found.out) == before


def test_after_taking_back_the_same_move_leads_to_the_same_place(rulekit, typed):
    shown = []
    for moves in (["1"] * 4, ["1", "1", "1", "u", "1", "1", "u", "1"]):
        typed(*moves, "q")
        shown.append(last_board(rulekit("play", "toy", "--humans", 2, "--seed", 5).out))
    assert shown[0] == shown[1]


def test_nothing_to_take_back_is_said(rulekit, typed):
    typed("u", "q")
    found = rulekit("play", "toy", "--humans", 1)
    assert "no move of yours to take back" in found.out
    assert found.code == 0


def test_what_is_refused_stands_there_with_its_reason(rulekit, typed):
    typed("q")
    out = rulekit("play", "toy", "--humans", 3).out
    assert "✕" in out
    assert "not so: " in out
    assert "\x1b" not in out  # not a terminal: no colours


def test_other_readings_can_be_played(rulekit, toy_book):
    ruling = next(iter(toy_book.rulings))
    other = next(r for r in ruling.readings if r != ruling.default)
    assert rulekit("simulate", "toy", "--games", 2, "--ruling", f"{ruling.id}={other}").code == 0
    assert rulekit("play", "toy", "--humans", 0, "--ruling", f"{ruling.id}={other}").code == 0


@pytest.mark.parametrize(("given", "said"), [("O-1", "a ruling and a reading"), ("O-1=", "a ruling and a reading"), ("X-1=a", "X-1")])
def test_a_reading_that_is_not_there_is_one_line(rulekit, given, said):
    found = rulekit("simulate", "toy", "--ruling", given)
    assert (found.code, found.err.count("\n")) == (2, 1)
    assert said in found.err


@pytest.mark.parametrize("book", ["serpents", "sacrum", "tutorial", pytest.param("tribune", marks=pytest.mark.slow)])
def test_a_person_can_play_every_rulebook(monkeypatch, capsys, book):
    """Whoever takes the last thing offered, or waits where that can be done, is not asked for ever where others could go on."""
    asked = []

    def answer(prompt):
        asked.append(prompt)
        if len(asked) > 60:
            raise EOFError
        return "0" if "from 0" in prompt else prompt.split(" to ")[1].split(",")[0]

    monkeypatch.setattr(builtins, "input", answer)
    assert main(["play", book, "--players", "3", "--seed", "3", "--bot", "random"]) == 0
    done = [line for line in capsys.readouterr().out.splitlines() if line.startswith("· ")]
    assert len(done) > len(asked)


def test_a_person_can_let_others_go_first_again_and_again(monkeypatch, capsys):
    """Once said, at a later moment of the same turn it can be said again; nobody has to talk."""
    answers, seen = iter(["1", "1"]), []

    def answer(prompt):
        step = capsys.readouterr().out.rpartition("\nIvan: ")[2].partition("\n")[0]
        seen.append((step, "from 0" in prompt))
        said = next(answers, "0" if "from 0" in prompt else "")
        if not said:
            raise EOFError
        return said

    monkeypatch.setattr(builtins, "input", answer)
    assert main(["play", "serpents", "--players", "3"]) == 0
    assert ("A Dominus's turn", True) in seen
    assert [can for step, can in seen if step == "Talk"] == [True]


def test_nobody_is_asked_who_has_nothing_to_choose(monkeypatch, capsys):
    """Whoever has shown every card and has no coin left is not held up while others talk."""
    asked = []

    def answer(prompt):
        asked.append(prompt)
        listed = capsys.readouterr().out.rpartition("\nIvan: ")[2]
        shows = [x.split()[0] for x in listed.splitlines() if " show " in x or " hand " in x]
        if len(asked) > 40:
            raise EOFError
        return shows[-1] if shows and "0  say nothing" in listed else "0" if "from 0" in prompt else "1"

    monkeypatch.setattr(builtins, "input", answer)
    assert main(["play", "serpents", "--players", "3"]) == 0
    assert not [prompt for prompt in asked if prompt.split(" to ")[1].startswith("0,")]


@pytest.fixture
def shared(monkeypatch, capsys):
    """Play a game of two people at one screen; return who looked at what: seat to texts, "" for all."""

    def play(*args, most=60):
        looks, reader, asked = [], "", 0

        def answer(prompt):
            nonlocal reader, asked
            asked += 1
            out = capsys.readouterr().out
            before, wiped, after = out.rpartition(WIPE)
            if wiped:
                looks.append((reader, before))
                reader, out = "", after
            looks.append((reader, out))
            if asked > most:
                raise EOFError
            if "then Enter" in prompt:
                reader = prompt.split(" alone")[0].rpartition(" ")[2]
                return ""
            return "1"

        monkeypatch.setattr(builtins, "input", answer)
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
        assert main(["play", *args]) == 0
        return looks

    return play


def test_people_who_share_the_screen_see_their_own_hands_only(shared):
    looks = shared("serpents", "--players", "3", "--humans", "2", "--seed", "1")
    hands = {name: [t for who, text in looks if who == name for t in text.splitlines() if t.strip().startswith(name)] for name in ("Ivan", "Alla")}
    assert any("Hand" in line and "hidden" not in line.partition("Hand")[2][:12] for lines in hands.values() for line in lines)
    for who, text in looks:
        for line in text.splitlines():
            owner = next((n for n in ("Ivan", "Alla", "Petr") if line.strip().startswith(n) and "  Hand " in line), "")
            assert owner in ("", who) or "hidden" in line.partition("  Hand ")[2], (who, line)


def test_whoever_did_not_look_hears_what_was_done(shared):
    looks = shared("serpents", "--players", "3", "--humans", "2", "--seed", "3", most=120)
    turns = [(who, text) for who, text in looks if who]
    changes = [i for i in range(1, len(turns)) if turns[i][0] != turns[i - 1][0]]
    assert changes
    assert all(turns[i][1].lstrip().startswith("·") for i in changes)


def test_what_was_told_to_everybody_is_not_told_again(shared):
    looks = shared("serpents", "--players", "3", "--humans", "2", "--seed", "3", most=120)
    public = {line for who, text in looks if not who for line in text.splitlines() if " takes House " in line and line.startswith("·")}
    assert public
    assert not [line for who, text in looks if who for line in text.splitlines() if line in public]


def test_where_nothing_is_secret_the_screen_is_not_handed_on(shared):
    assert {who for who, _ in shared("sacrum", "--players", "3", "--humans", "2", most=12)} == {""}


@pytest.mark.parametrize("holder", ["", "Ivan", "Alla", "Petr"])
def test_who_is_asked_does_not_tell_who_holds_a_card(monkeypatch, capsys, holder):
    """Any of three at one screen could call on the card, so each is asked; whoever cannot goes on."""
    import rulekit
    from rulekit.cli.terminal import Terminal
    from rulekit.rulebooks.serpents.new import SPECTACLE

    book = rulekit.load("serpents")
    table = book.setup_of("primus")(3, 1, influence=10, phase="Arena")
    for h in table.houses:
        hand = tuple(sorted({*h.hand, SPECTACLE.name})) if h.name == holder else tuple(c for c in h.hand if c != SPECTACLE.name)
        table = table.put(h.name, hand=hand, family="")
    game = Terminal(book, 3, 1, 3, "")
    game.position = book.begin("primus", table, "call")
    asked = []

    def answer(prompt):
        listed = capsys.readouterr().out
        if "then Enter" in prompt:
            return ""
        asked.append(listed.rpartition(": Announce")[0].rpartition("\n")[2])
        if len(asked) == 3:
            assert ("  1  play" in listed.rpartition(": Announce")[2]) == (holder == "Petr")
            raise EOFError
        return "0"

    monkeypatch.setattr(builtins, "input", answer)
    assert game.play() == 0
    assert asked == ["Ivan", "Alla", "Petr"]


def test_who_has_played_a_card_is_asked_again_where_he_is_offered_something(monkeypatch, capsys):
    """While the table is asked he can take a bribe and aim at another; he is not held up where nothing is new."""
    import rulekit
    from rulekit.cli.terminal import Terminal

    book = rulekit.load("serpents")
    table = book.setup_of("intrigue")(3, 1, phase="Intrigue")
    plot = next(c.name for c in table.cards if c.requires == 6 and c.kind == "Conspiracy")
    sentry = next(c.name for c in table.cards if c.kind == "Guard")
    for h in table.houses:
        hand, guards = (plot,) if h.name == "Ivan" else (), (sentry,) if h.name == "Alla" else ()
        table = table.put(h.name, hand=hand, guards=guards, influence=8, coins=2, family="")
    game = Terminal(book, 3, 1, 2, "random")
    game.bots = {}  # of the third nobody speaks
    game.position = book.begin("card play", table.set(active="Ivan", discard=()), "hand", "Ivan")
    first = ("declare", "aim at Alla", "play the card", "offer Ivan 1 for another target")
    wishes = iter((*first, "take the offer of Alla", "aim at Petr", "say nothing", "q"))
    said = []

    def answer(prompt):
        menu = capsys.readouterr().out.rpartition("\n\n")[2]
        if "then Enter" in prompt:
            return ""
        said.append(menu.partition(":")[0])
        wish = next(wishes)
        return next((line.split()[0] for line in menu.splitlines() if wish in line), wish)

    monkeypatch.setattr(builtins, "input", answer)
    assert game.play() == 0
    assert said == ["Ivan", "Ivan", "Ivan", "Alla", "Ivan", "Ivan", "Ivan", "Alla"]
    assert game.position.state.plays[0].target == "Petr"
    assert game.position.state.house("Ivan").coins == 3


def test_what_can_be_done_again_and_again_stands_last(monkeypatch, capsys):
    menus = []

    def answer(prompt):
        menus.append(capsys.readouterr().out.rpartition("\nIvan: ")[2])
        if "beside that" in menus[-1] or len(menus) > 30:
            raise EOFError
        return "1"

    monkeypatch.setattr(builtins, "input", answer)
    assert main(["play", "serpents", "--players", "3", "--seed", "3"]) == 0
    game, heading, beside = menus[-1].partition("beside that")
    assert heading
    assert " show " not in game
    assert " show " in beside


def test_where_there_is_nothing_else_it_stands_beside_nothing(monkeypatch, capsys):
    """While another has his turn, talk is all there is."""

    def answer(prompt):
        menu = capsys.readouterr().out.rpartition("\nIvan: ")[2]
        if "from 0" in prompt and "A Dominus's turn" in menu:
            assert " hand 1 to " in menu
            assert "beside that" not in menu
            raise EOFError
        return "1"

    monkeypatch.setattr(builtins, "input", answer)
    assert main(["play", "serpents", "--players", "4", "--seed", "5"]) == 0


def test_what_is_no_number_on_the_list_is_said(rulekit, typed):
    typed("abc", "99", "", "q")
    out = rulekit("play", "toy", "--seed", 3).out
    assert "abc is none of these" in out
    assert "99 is none of these" in out
    assert out.count("none of these") == 2  # an empty line is nothing that was said: the question comes again


def test_rows_too_wide_for_the_terminal_are_folded_each_by_itself():
    rows = [["Ivan", "Hand a long card, another one", "Coins 2"], ["Alla", "Hand 2 hidden", "Coins 3"]]
    wide = ["Ivan  Hand a long card, another one  Coins 2", "Alla  Hand 2 hidden                  Coins 3"]
    assert fitted(rows, 0) == fitted(rows, 46) == wide
    assert fitted(rows, 32) == ["Ivan  Hand a long card,", "    another one  Coins 2", "Alla  Hand 2 hidden  Coins 3"]

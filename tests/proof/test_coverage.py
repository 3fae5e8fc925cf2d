"""Coverage counts what ran, and leaves everything as it was."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from toy import book as toy
from toy_copies import toy_with

from rulekit.proof.coverage import coverage
from rulekit.proof.exercise import Exercise, exercise, note
from rulekit.proof.inventory import inventory, pieces
from rulekit.proof.play import choose, random_game, roots, sizes, starts
from rulekit.proof.recording import recording

FACT = ("        price = s.of(s.leader).bid", '        price = s.of(s.leader).bid * book.facts["T-6"]["times"]')


def add_fact(folder):
    (folder / "facts.yaml").write_text("T-6: {times: 1, unread: 2}\n", encoding="utf-8")


def test_the_toy_is_covered():
    found = coverage(toy)
    assert (found.clauses, found.testable, found.cited, found.exercised) == (7, 7, 7, 7)
    assert found.not_cited == found.not_exercised == found.failed == ()
    assert found.by_section["Bidding"].clauses == 2
    assert found.times["T-7"] > 0


def test_the_inventory_holds_everything_that_names_clauses():
    rows = {(e.kind, e.id): e for e in inventory(toy)}
    assert rows["guard", "Bid.purse"].places == ("auction/bid",)
    assert rows["guard", "Bid.worth"].ruling == "T-O1"
    assert rows["effect", "Dice.wins"].places == ("auction/roll",)
    assert rows["trigger", "counted"].places == ("Paid",)
    assert rows["quantity", "free_coins"].clauses == ("T-1",)
    assert rows["chance", "n-auction-roll"].clauses == ("T-5",)
    assert rows["edge", "e-floor-play-otherwise"].clauses == ("T-3",)
    assert rows["bar", "auction-final"].clauses == ("T-2",)
    assert {e.kind for e in inventory(toy)} == {
        "guard",
        "effect",
        "trigger",
        "quantity",
        "chance",
        "step",
        "edge",
        "bar",
    }
    assert len(pieces(toy)) == len({id(p) for p in pieces(toy)})


def test_everything_is_put_back():
    before = [p.fn for p in pieces(toy)], toy.facts, "reads" in vars(toy.state)
    exercise(toy, games=1)
    assert ([p.fn for p in pieces(toy)], toy.facts, "reads" in vars(toy.state)) == before
    table = toy.machine.tables["auction/bid"]
    assert all(guard in [p.fn for p in pieces(toy)] for o in table.offers.values() for guard in o.guards)


def test_it_is_put_back_where_something_breaks():
    before = [p.fn for p in pieces(toy)]
    try:
        with recording(toy):
            raise KeyError
    except KeyError:
        pass
    assert [p.fn for p in pieces(toy)] == before


def test_code_that_never_runs_is_not_exercised(tmp_path):
    clause = ("", "- {id: T-8, section: End, kind: effect, text: {en: Debts are forgiven.}}\n")
    never = '\n@book.trigger(Seat_Lost, "T-8")\ndef forgiven(s, ev):\n    return s\n'
    code = [("class Paid(Event):", "class Seat_Lost(Event):\n    to: str\n\n\nclass Paid(Event):"), ("", never)]
    with toy_with(tmp_path, ledger=clause, code=code) as book:
        found = coverage(book)
    assert (found.testable, found.cited, found.exercised) == (8, 8, 7)
    assert found.not_exercised == ("T-8",)
    assert found.by_section["End"].exercised == 0


def test_a_clause_without_code_is_not_cited(tmp_path):
    beyond = ("", "- {id: X-1, section: Beyond, kind: effect, text: {en: Later.}}\n")
    colour = ("", "- {id: T-9, section: End, kind: flavour, text: {en: Well done.}, testable: false}\n")
    with toy_with(tmp_path, ledger=[beyond, colour], code=('Table, "1")', 'Table, "1", ("T-",))')) as book:
        found = coverage(book, games=1)
    assert (found.clauses, found.testable, found.cited) == (9, 8, 7)
    assert (found.scope.clauses, found.scope.testable, found.scope.cited) == (8, 7, 7)
    assert found.not_cited == ()  # what is beyond the sections that are carried out is no finding


def test_an_effect_that_changes_nothing_is_not_exercised(tmp_path):
    code = ("return s.set(log=s.log + 1)", "return s.set(log=s.log)")
    with toy_with(tmp_path, code=code) as book:
        found = coverage(book)
    assert found.not_exercised == ("T-7",)
    assert any("Sales: 1 (found 0)" in line for line in found.failed)


def test_facts_count_when_they_are_read(tmp_path):
    with toy_with(tmp_path, code=FACT) as book:
        add_fact(book.folder)
        held = book.facts
        done = exercise(book, games=0)
        assert book.facts is held
        assert type(held["T-6"]) is dict
        times = {e.id: done.hits.times(e) for e in inventory(book) if e.kind == "fact"}
    assert times["T-6.times"] > 0
    assert times["T-6.unread"] == 0
    assert not done.failed


def test_bars_steps_edges_and_chance_are_noted():
    run = toy.scenario("level").play_out()
    with recording(toy) as hits:
        note(run, hits)
    assert hits.bars["auction-final"] == 1
    assert hits.rolled["auction/roll"] == 2
    assert {"floor/play", "floor/played", "auction/count", "auction/sold"} <= set(hits.places)
    assert "floor/kept" not in hits.places
    assert hits.edges["e-auction-roll-again-level"] == 1


def test_what_happens_before_the_first_position_is_noted():
    with recording(toy) as hits:
        toy.begin("auction", toy.state(), "count")
    assert hits.edges["e-auction-count-outcome-nobody"] == 1
    assert {"auction/count", "auction/unsold"} <= set(hits.places)


def test_games_are_played_under_every_reading(tmp_path):
    code = ('return self.coins > 0 or s.reads("T-O1") == "yes"', 'return s.reads("T-O1") == "yes" or 1 // 0')
    with toy_with(tmp_path, code=code) as book:
        done = exercise(book, games=1)
    assert any("ZeroDivisionError" in what for what in done.broken)
    assert not done.failed


def test_a_start_is_left_when_it_brings_nothing_new_but_whole_games_are_played_as_often_as_asked():
    games = {n: exercise(toy, games=n).games for n in (1, 10, 30)}
    readings = games[1] - 2  # a new game and an example, once each
    assert readings == 2  # the one other reading, from both
    assert games[30] - games[10] == 20, "only new games go on"


def test_a_reading_is_played_where_its_ruling_is_asked_for(tmp_path):
    code = ('return self.coins > 0 or s.reads("T-O1") == "yes"', "return self.coins > 0")
    with toy_with(tmp_path, code=code) as book:
        assert exercise(book, games=1).games == 4, "nothing asks for it: it is played all the same"
    told: list[str] = []
    exercise(toy, games=1, tell=lambda what: told.append(str(what)))
    assert "Readings 1 of 1: T-O1, no" in told
    assert "Examples and cases: 1 of 1" in told
    assert "Random games, round 1 of 1: start 2 of 2" in told


def test_a_game_from_an_example_is_given_up_soon(monkeypatch):
    monkeypatch.setattr("rulekit.proof.exercise.SOON", 3)
    done = exercise(toy, games=2)
    assert not done.endless, "its table need not hold what a whole game needs"
    assert [name for name, _ in done.cut.values()] == ["level"] * len(done.cut)
    assert done.cut


def test_a_rule_that_fails_is_counted_and_does_not_stop_the_rest(tmp_path):
    with toy_with(tmp_path, code=("price = s.of(s.leader).bid", "price = {}[s.leader]")) as book:
        done = Exercise(None)  # type: ignore[arg-type]
        with recording(book) as done.hits:
            for i in range(5):
                done.game(book.new_game(), Random(i), 100)
    assert done.games == 5
    assert any("KeyError" in what for what in done.broken)


def test_random_games_are_the_same_for_a_seed_and_end():
    def acts(seed):
        return [r.act for r in random_game(toy.new_game(), Random(seed))]

    assert acts(7) == acts(7)
    games = [list(random_game(toy.new_game(), Random(i))) for i in range(20)]
    assert all(g[-1].after.over for g in games)
    assert all(a.after == b.before for g in games for a, b in pairwise(g))


def test_kinds_of_moves_are_weighed_not_moves():
    react = toy.begin("auction", toy.state(), "react")
    kinds = [type(choose(react, Random(i))).__name__ for i in range(200)]
    assert 60 < kinds.count("Speak") < 140


def test_free_moves_are_rare_and_capped(tmp_path):
    code = ('auction.offer(Speak, "react", "floor")', 'auction.offer(Speak, "react", "=", free=True)')
    with toy_with(tmp_path, code=code) as book:
        react = book.begin("auction", book.state(), "react")
        acts = [type(r.act).__name__ for i in range(50) for r in random_game(react, Random(i), 40)]
        quiet = {type(choose(react, Random(i), quiet=True)).__name__ for i in range(50)}
    assert 0 < acts.count("Speak") < len(acts) / 4
    assert quiet == {"Pass"}


def test_new_games_are_played_by_every_number_that_can_sit_down(tmp_path):
    setup = "lambda players, seed=0: Table()"
    sized = "lambda players, seed=0: Table(players=Table().players[: players if players < 4 else 9])"
    with toy_with(tmp_path, code=(setup, sized)) as book:
        assert sizes(book) == (1, 2, 3)
        assert [p.state.seats for name, p in starts(book, players=2) if "new" in name] == [("Ana", "Bo")]
    assert sizes(toy) == (3,)
    assert roots(toy) == ("auction",)

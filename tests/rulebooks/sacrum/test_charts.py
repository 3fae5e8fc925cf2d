"""Charts and the guessing game hold the chances that an enumeration finds."""

from fractions import Fraction

import pytest
from rulebooks.sacrum.checks import book
from rulebooks.sacrum.test_odds import counted

from rulekit.errors import UnknownName
from rulekit.rulebooks.sacrum import charts
from rulekit.rulebooks.sacrum.guessing import guess_the_skull

PLACE = "script.1.Dora sacrifices"


def by_name(chart):
    return {s.name: dict(zip(chart.labels, s.texts, strict=True)) for s in chart.series}


def given(seen, model):
    whole = {h: c for h, c in counted(len(seen) + 1, model).items() if h[:-1] == seen}
    among = sum(whole.values())
    return whole.get((*seen, True), Fraction(0)) / among if among else None


@pytest.mark.parametrize("model", charts.models())
def test_after_what_was_seen(model):
    found = by_name(charts.next_chances())[model]
    assert list(found.values()) == [str(given(seen, model)) for seen in charts.SEEN]


@pytest.mark.parametrize("model", charts.models())
def test_three_rounds(model):
    found = by_name(charts.histories(3))[model]
    whole = counted(3, model)
    named = {" ".join("skull" if skull else "none" for skull in h): str(c) for h, c in whole.items()}
    assert {label: text for label, text in found.items() if text != "0"} == named
    assert sum(map(Fraction, found.values())) == 1


def test_eight_rounds_add_up_and_have_one_mean():
    for found in by_name(charts.how_many()).values():
        assert sum(map(Fraction, found.values())) == 1
        assert sum(int(n) * Fraction(c) for n, c in found.items()) == Fraction(24, 5)


def test_waiting():
    found = by_name(charts.soon())
    assert [list(row.values()) for row in found.values()] == [["3/5", "1", "1"], ["1/3", "1", "1"], ["1", "1", "1"]]


def test_points_against_sacrifices():
    example = book.scenario("what-the-score-does")
    found = by_name(charts.totals(example, PLACE, "Dora", 7))
    names = list(found)
    assert [int(n) for n in found[names[0]].values()] == [14, 14, 13, 13, 13, 12, 12, 12]
    for count in map(str, range(8)):
        power, population, score = (int(found[name][count]) for name in names)
        assert score == min(power, population)
    fed = charts.totals(example, PLACE, "Dora", 7, {"start.state.players.Dora.food": 7}, "With food for all")
    assert fed.title == "With food for all"
    assert by_name(fed)[names[2]]["1"] == "14"


@pytest.mark.parametrize("model", ["", "B", "C"])
def test_the_game_tells_the_exact_chance_of_every_round(model):
    game = guess_the_skull(seed=3, model=model, games=4)
    assert len(game.games) == 4
    for turns in game.games:
        seen = ()
        assert len(turns) == 8
        for turn in turns:
            chance = given(seen, model or "A")
            assert turn.told.split(" ")[0] == str(chance)
            assert turn.share == float(chance)
            assert turn.likely == (chance > Fraction(1, 2))
            assert turn.came == any(item.mark == "skull" for item in turn.items)
            assert len(turn.items) == 3
            assert chance > 0 or not turn.came
            others = {b.name: b.told.split(" ")[0] for b in turn.beside}
            assert others == {m: str(c) if (c := given(seen, m)) is not None else "cannot" for m in "ABC"}
            seen = (*seen, turn.came)


def test_the_same_seed_gives_the_same_game():
    assert guess_the_skull(seed=5, games=2) == guess_the_skull(seed=5, games=2)
    assert guess_the_skull(seed=5, games=2).games[1] == guess_the_skull(seed=6, games=1).games[0]


def test_a_reading_that_is_not_there_is_refused():
    with pytest.raises(UnknownName, match="'D'"):
        guess_the_skull(model="D")

"""Every law of the table keeps out what it is there for, and says so in both languages."""

import pytest
from rulebooks.tutorial.checks import book, table

from rulekit.rulebooks.tutorial.state import Fighter, Gladiator, HouseCard

ROWS = ("Farm", "Mill", "Quarry", "Villa", "Granary", "Harbour")


def two(a=None, **more):
    return table(A=a or {}, B={}).set(**more)


IMPOSSIBLE = {
    "nothing_below_zero": (two({"coins": -2}), "Coins of A: -2"),
    "fighters_too": (two(fighters=(Fighter("A", "Gaul", -1),)), "Toughness of the fighter of A: -1"),
    "players_in_number": (table(A={}), "1 players where 2 to 4"),
    "names_apart": (two().set(players=two().players[:1] * 2), "A sits there twice"),
    "nobody": (table(**{"A": {}, "": {}}), "no name"),
    "five_active": (two({"cards": tuple(map(HouseCard, ROWS))}), "6 active cards where 5"),
    "cards_used_once": (two({"cards": (HouseCard("Farm", ("first", "first")),)}), "without a scheme"),
    "one_of_each": (two({"cards": (HouseCard("Farm"), HouseCard("Farm"))}), "A has Farm twice"),
    "gladiators_apart": (two({"gladiators": (Gladiator("Gaul"), Gladiator("Gaul"))}), "twice"),
    "rounds_agreed": (two(agreed=-1), "-1 rounds"),
    "slaves_as_many_as_tokens": (two({"slaves": 12}, box=9), "21 slaves where there are 20"),
}


def test_each_law_is_broken_by_something():
    assert book.machine  # laws ask for readings, and the engine knows the defaults
    broken = {law for law in book.laws for s, _ in IMPOSSIBLE.values() if law(s)}
    assert broken == set(book.laws)


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible(name):
    s, what = IMPOSSIBLE[name]
    assert any(what in said for said in book.in_lang("en").impossible(s))
    persian = book.in_lang("fa").impossible(s)
    assert persian
    assert not any("⟨" in said or (" " in said.strip("\u2068\u2069") and said.isascii()) for said in persian)


def test_two_spaces_may_both_be_used():
    s = two({"cards": (HouseCard("Villa", ("first", "second")),)})
    assert book.impossible(s)
    assert book.impossible(s.set(rulings=book.readings({"TF-OD-14": "spaces"}))) == ()
    assert book.impossible(s.put("A", again_used=1)) == ()

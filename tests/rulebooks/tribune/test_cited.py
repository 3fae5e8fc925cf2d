"""What is cited acted: no game without the Brutii names a clause about them, none with them the other set-up."""

from random import Random

import pytest
from rulebooks.tribune.checks import book

from rulekit.proof.play import random_game


def cited(**setup):
    found = set()
    for seed in range(2):
        for record in random_game(book.new_game(seed=seed, **setup), Random(seed)):
            found.update(record.cited)
    return {c: book.clauses[c] for c in found}


@pytest.mark.parametrize("players", [2, 4])
def test_without_the_brutii_nothing_about_them_is_cited(players):
    found = cited(players=players)
    assert len(found) > 60
    about = [c for c, clause in found.items() if "Brutii" in clause.section or "Brutii" in clause.text_in("en")]
    assert [c for c in about if book.clauses[c].section != "Setup without Brutii"] == []


def test_with_them_the_other_set_up_is_not():
    found = cited(players=5, brutii=True)
    assert [c for c, clause in found.items() if clause.section == "Setup without Brutii"] == []
    assert {c for c, clause in found.items() if clause.section == "Setup with Brutii"} >= {
        "TR-CL-021", "TR-CL-022", "TR-CL-023", "TR-CL-024", "TR-CL-025", "TR-CL-027", "TR-CL-028",
    }  # fmt: skip


def test_buying_cites_where_it_was_bought():
    own = {"Forum": "B-2.5.2", "Latrine": "B-2.5.6", "Catacombs": "B-2.5.5"}
    bought = set()
    for seed in range(3):
        for record in random_game(book.new_game(4, seed=seed), Random(seed)):
            if type(record.act).__name__ == "Buy":
                region = record.before.state.queue[0].split()[0]
                bought.add(region)
                assert {own[region]} == {*record.clauses} & {*own.values()}
    assert bought == set(own)

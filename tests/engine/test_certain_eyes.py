"""What is for certain eyes or certain seats only: draws in secret, bars, what an onlooker may see."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from engine.helpers import Add, Nod, ana, board_book

from rulekit.engine.chance import Draw, Drawn
from rulekit.engine.explore import explore
from rulekit.engine.pieces import effect
from rulekit.engine.state import Row, seen_by
from rulekit.engine.views import Hidden, see
from rulekit.story.telling import Teller


class Deal(Draw):
    """Two of twelve cards for Ana."""

    private = True

    def pile(self, _s):
        return (tuple("abcdefghijkl"),)

    def count(self, _s):
        return 2

    @effect("X-1")
    def counted(self, s, reading):
        return s.set(n=sum(map(ord, reading)))

    def label(self, _s, reading):
        return reading[0]


def dealing():
    book, table = board_book()
    flow = book.flow("f", "deal")
    flow.chance("deal", Deal(), "done", "X-1", by=ana)
    flow.end("done", "X-1")
    return book.begin("f", table())


def test_a_draw_in_secret_is_seen_by_those_who_may_look():
    record = dealing().play(Drawn(("a", "b")))
    assert record.view("Ana").act == record.view("*").act == Drawn(("a", "b"))
    for eyes in ("Bo", ""):
        items = record.view(eyes).act.items
        assert isinstance(items, Hidden) and len(items) == 2


def test_its_odds_are_told_to_nobody_else():
    pos = dealing()
    record = pos.play(Drawn(("a", "b")))
    assert len(pos.odds()) == 11
    assert len(Teller(pos.state.book, "en", "Ana").odds(record).rows) == 11
    assert Teller(pos.state.book, "en", "Bo").odds(record) is None


def test_a_draw_with_more_results_than_the_search_may_meet_cuts_it_short():
    pos = dealing()
    whole, cut = explore(pos), explore(pos, limit=5)
    assert whole.whole and not whole.stuck and not whole.trapped
    assert not cut.whole
    assert cut.stuck == cut.trapped == ()
    assert cut.transitions < whole.transitions


class Purse(Row):
    name: str
    coins: Annotated[tuple[int, ...], seen_by("keeper")] = ()
    keeper: str = ""


def test_nothing_belongs_to_an_onlooker():
    nobodys = Purse("it", (1, 2))
    assert isinstance(see(nobodys, "").coins, Hidden)
    assert isinstance(see(nobodys, "Ana").coins, Hidden)
    assert see(msgspec.structs.replace(nobodys, keeper="Ana"), "Ana").coins == (1, 2)


class Letter(Row):
    name: str
    to: str = ""
    text: Annotated[tuple[str, ...], seen_by("name", "to")] = ()


def test_a_secret_of_two_is_seen_by_both_and_nobody_else():
    letter = Letter("Ana", "Bo", ("come",))
    assert [see(letter, eyes).text for eyes in ("Ana", "Bo")] == [("come",)] * 2
    assert all(isinstance(see(letter, eyes).text, Hidden) for eyes in ("Cy", ""))
    assert isinstance(see(Letter("Ana", text=("come",)), "").text, Hidden)


def test_a_bar_may_stand_for_certain_seats():
    book, table = board_book()
    flow = book.flow("f", "add")
    flow.choice("add", ana, "X-1")
    flow.offer(Add, "add", "done")
    flow.end("done", "X-1")
    flow.bar(Nod, "add", "X-2", name="not-bo", who=lambda _s, _at: "Bo")
    flow.bar(Nod, "add", "X-3", name="neither", who=lambda _s, _at: ("Ana", "Bo"))
    pos = book.begin("f", table())
    assert pos.why(Nod("Bo")).clauses == ("X-2", "X-3")
    assert pos.why(Nod("Ana")).clauses == ("X-3",)
    assert [c.id for c in pos.why(Nod("Cy")).failed] == ["moment"]


def test_a_setting_that_nobody_knows_names_the_nearest():
    from toy import book as toy

    with pytest.raises(Exception, match="no setting of toy is called 'coin'"):
        toy.new_game(coin=3)

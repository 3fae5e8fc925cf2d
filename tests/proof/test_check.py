"""Every kind of finding is found where its fault is planted, and nothing is found without one."""

from __future__ import annotations

import pytest
from toy import book as toy
from toy_copies import toy_with

from rulekit.engine.explore import explore
from rulekit.errors import BookError
from rulekit.proof.check import KINDS, check

OTHERWISE = 'otherwise=go("kept", "T-3"))'
# Two steps that lead to each other; the way out is drawn, but its guard never holds.
ROUND = """
class Wander(Move):
    pass

class There(Move):
    pass

class Back(Move):
    pass

class Leave(Move):
    @guard("T-3")
    def may(self, s):
        return False

floor.choice("here", lambda s, at: at.seat, "T-3")
floor.choice("away", lambda s, at: at.seat, "T-3")
floor.offer(Wander, "play", "here")
floor.offer(There, "here", "away")
floor.offer(Back, "away", "here")
floor.offer(Leave, "away", "kept")
"""
WORDS = "\nfloor-here = Here\nfloor-away = Away\n" + "".join(
    f"\n{m} = {m}\n    .verb = {m}\n    .label = {m}\n    .story = {m}\n    .may = {m}\n"
    for m in ("Wander", "There", "Back", "Leave")
)

# What is planted, where it is to be found, and which other kinds of finding it may bring with it.
PLANTED = {
    "unreachable": (
        {"code": ("", '\nauction.end("lost", "T-4")\n'), "words": ("", "auction-lost = Lost\n")},
        "auction/lost", set(),
    ),
    "no-end": (
        {"code": ("", '\nauction.choice("lost", lambda s, at: "Ana", "T-4")\nauction.offer(Keep, "pay", "lost")\n'),
         "words": ("", "auction-lost = Lost\nKeep = Keep\n    .verb = keeps\n    .label = keep\n    .story = Kept.\n")},
        "auction/lost", {"never-taken", "no-otherwise", "dead-end"},
    ),
    "trap": ({"code": ("", ROUND), "words": ("", WORDS)}, "floor/away", {"never-taken", "endless"}),
    "no-otherwise": ({"code": (OTHERWISE, ")")}, "floor/play", {"never-taken", "unreachable"}),
    "dead-end": (
        {"code": ("return at_least(free_coins(s, self.by), self.coins)", "return False")},
        "auction/bid", {"never-taken", "failed"},
    ),
    "never-taken": (
        {"code": ("return self.target != self.by", "return False")},
        "e-floor-play-veto", {"failed"},
    ),
    "no-edge": (
        {"code": ('"one" if s.leader else', '"one" if s.leader else "two" if s.bank > 9 else')},
        "auction/count", set(),
    ),
    "unknown-clause": ({"code": ('@effect("T-6")', '@effect("T-66")')}, "effect Pay.to_bank", set()),
    "unknown-ruling": ({"code": ('ruling="T-O1"', 'ruling="T-O2"')}, "guard Bid.worth", set()),
    "needs": ({"code": ('needs="holds"', 'needs="hold"')}, "Veto.not_oneself", set()),
    "no-code": (
        {"ledger": ("", "- {id: T-8, section: End, kind: effect, text: {en: Losers weep.}}\n")},
        "T-8", set(),
    ),
    "unread-ruling": (
        {"rulings": ("", "- {id: T-O2, question: {en: Why?}, readings: {a: {en: So.}, b: {en: Not so.}}, default: a}\n")},
        "T-O2", set(),
    ),
    "loose": (
        {"code": ('    """Give it back."""', '    @guard("T-3")\n    def never(self, s):\n        return False')},
        "Keep.never", set(),
    ),
    "missing-text": ({"words": ("auction-pay = Pay\n", "")}, "step auction/pay", set()),
    "failed": ({"level": ("bank: 3", "bank: 4")}, "examples", set()),
    "crash": (
        {"code": ("price = s.of(s.leader).bid", "price = (0, 1, 2, 3)[s.of(s.leader).bid]")},
        None, {"never-taken"},
    ),
    "broken-graph": ({"code": ('"kept": "react"}', '"keep": "react"}')}, None, set()),
}  # fmt: skip


def kinds(found):
    return set(found.by_kind())


def test_nothing_is_found_in_the_toy():
    found = check(toy)
    assert not found, found
    assert found.whole
    assert found.positions > 1000
    assert found.games


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_fault_is_found(tmp_path, kind):
    edits, where, others = PLANTED[kind]
    with toy_with(tmp_path, **edits) as book:
        found = check(book, games=3)
    group = found.by_kind().get(kind, ())
    assert group, kinds(found)
    assert where is None or where in {f.where for f in group}
    assert kinds(found) <= {kind, *others}


def test_games_that_do_not_end_are_found():
    found = check(toy, limit=2)
    assert kinds(found) == {"endless"}
    assert all("from a new game of 'auction'" in f.text for f in found.findings)


def test_every_kind_of_finding_is_planted():
    assert {*PLANTED, "endless"} == {*KINDS}


def test_a_search_that_is_cut_short_says_so_and_lists_only_what_is_certain(tmp_path):
    cut = check(toy, states=40, games=0)
    assert not cut.whole
    assert "trap" not in kinds(cut)
    assert "dead-end" not in kinds(cut)
    with toy_with(tmp_path, code=("", ROUND), words=("", WORDS)) as book:
        start = book.new_game()
        whole, short = explore(start), explore(start, 900)
        assert not short.whole
        assert {*short.trapped} <= {*whole.trapped}


def test_starts_share_what_may_be_explored():
    assert check(toy, states=60, games=0).positions == 60
    whole = check(toy, games=0)
    assert check(toy, states=whole.positions, games=0).positions <= whole.positions


def test_what_random_play_does_not_leave_is_explored_from_there(tmp_path):
    with toy_with(tmp_path, code=("", ROUND), words=("", WORDS)) as book:
        # Too few positions to come near the round from a start; a game walks into it and never out.
        found = check(book, states=2, games=20, limit=60)
        traps = {f.where for f in found.findings if f.kind == "trap"}
    assert traps == {"floor/here", "floor/away"}


def test_a_part_is_looked_at_by_itself(tmp_path):
    planted = (
        ("words", ("auction-pay = Pay\n", ""), "texts", "missing-text"),
        ("ledger", PLANTED["no-code"][0]["ledger"], "graph", "no-code"),
        ("level", ("bank: 3", "bank: 4"), "play", "failed"),
    )
    with toy_with(tmp_path, **{what: edit for what, edit, *_ in planted}) as book:
        for _, _, part, kind in planted:
            found = check(book, games=1, only=[part])
            assert kinds(found) == {kind}
            assert bool(found.games) == (part == "play")
        assert kinds(check(book, games=1)) == {kind for *_, kind in planted}


def test_a_ring_of_needs_is_refused_when_the_book_loads(tmp_path):
    ring = ('@guard("T-3")\n    def holds', '@guard("T-3", needs="not_oneself")\n    def holds')
    with toy_with(tmp_path, code=ring) as book:
        with pytest.raises(BookError, match=r"need each other: (holds|not_oneself) needs"):
            book.new_game()
        assert "needs" in kinds(check(book))


def test_an_unknown_clause_is_refused_when_the_book_loads(tmp_path):
    wrong = ('@effect("T-6")', '@effect("T-66")')
    message = r"'T-66', which is not there; did you mean 'T-6'\?"
    with toy_with(tmp_path, code=wrong) as book, pytest.raises(BookError, match=message):
        book.new_game()

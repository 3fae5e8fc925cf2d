"""Scenarios: table talk in, a trace and the outcome of every line out."""

from __future__ import annotations

import pytest
from engine.helpers import all_seats, board_book
from hypothesis import given
from hypothesis import strategies as st
from toy import Bid
from toy import book as toy

from rulekit.data.clauses import Ledger
from rulekit.data.files import parse
from rulekit.engine.moves import Rule
from rulekit.errors import FileProblem, RulekitError, UnknownName
from rulekit.story.loading import from_document

HEAD = "rulebook: toy\nid: t\nstart: {flow: auction}\n"


def scenario(text, head=HEAD):
    return from_document(parse(head + text, "t.yaml"), (), toy, "en")


def script(*lines, more=""):
    return scenario("script:\n" + "".join(f"  - {line}\n" for line in lines) + more)


BIDS = ("Ana bids: {coins: 1}", "Bo bids: {coins: 2}", "Cy bids: {coins: 0}")


def test_the_shipped_example_comes_out_as_it_says():
    run = toy.scenario("level").play_out()
    assert run.ok
    assert [o.what for o in run.outcomes][:2] == ["refused: Ana: bid 6", "because of T-1"]
    assert run.trace.position.over == "sold"
    assert len([line for line in run.lines if line.verdict is not None]) == 3


@pytest.mark.parametrize("line", ["Ana bids: {coins: 1}", "Ana bids: 1"])
def test_one_field_can_be_written_without_its_name(line):
    assert script(line).run().records[0].act == Bid("Ana", 1)


@pytest.mark.parametrize(
    ("lines", "number", "message"),
    [
        (["Ana bids: {coins: 6}"], 5, "not allowed, since this is not met: The purse holds the bid (need 6, have 5) [T-1]"),
        (["Ana bids: {coins: -1}"], 5, "not allowed"),
        (["Ana bids: {coins: '1'}"], 5, "not allowed"),
        (["Ana bids: {coins: 1}", "Ana bids: {coins: 1}"], 6, "not allowed"),
        (["Anna bids: {coins: 1}"], 5, "did you mean 'Ana'?"),
        (["Ana bidz: {coins: 1}"], 5, "did you mean 'Ana bids'?"),
        (["Ana bids: {coin: 1}"], 5, "unknown key 'coin'; expected coins; did you mean 'coins'?"),
        (["Ana bids"], 5, "the key 'coins' is missing"),
        (["roll: {Ana: [3]}"], 5, "not allowed"),
        (["roll: [3]"], 5, "expected a mapping"),
        (["roll: {Ana: [x]}"], 5, "expected the faces of the dice"),
        (["roll: {Ana: [true]}"], 5, "expected the faces of the dice"),
        (["7"], 5, "expected a line such as"),
        (["{Ana bids: 1, Bo bids: 1}"], 5, "two things in one line"),
        (["{say: {en: hello}}"], 5, "nothing is done in this line"),
        (["all pass"], 5, "nobody is being asked here"),
        ([*BIDS, "until: Boo"], 8, "nobody here is called 'Boo'"),
        (["expect: {stepp: bid}"], 5, "did you mean 'step'?"),
        (["expect: {state: {purse: 1}}"], 5, "the table has no 'purse'"),
        (["refused: {Ana bids: 1, Bo bids: 2}"], 5, "not one attempt"),
        ([*BIDS, "all pass", "then: auction/cout"], 9, "did you mean 'auction/count'?"),
        ([*BIDS, "all pass", "then: auction/bid"], 9, "expected a step that fires by itself"),
        ([*BIDS, "all pass", "then: [1]"], 9, "expected a step that fires by itself"),
    ],
)
def test_a_line_that_cannot_be_played_gets_one_clear_line(lines, number, message):
    with pytest.raises(FileProblem) as error:
        script(*lines).run()
    assert message in str(error.value)
    assert str(error.value).startswith(f"t.yaml:{number}: ")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("rulebook: toy\nid: t\nstart: {flow: auktion}\n", "did you mean 'auction'?"),
        ("rulebook: toy\nid: t\nstart: {flow: auction, step: bidd}\n", "did you mean 'bid'?"),
        ("rulebook: toy\nid: t\nstart: {flow: auction, rulings: {T-O9: x}}\n", "did you mean 'T-O1'?"),
        ("rulebook: toy\nid: t\nstart: {flow: auction, rulings: {T-O1: maybe}}\n", "no reading of T-O1 'maybe'"),
        ("rulebook: toy\nid: t\nstart: {flow: auction, state: {bnak: 1}}\n", "did you mean 'bank'?"),
        ("rulebook: toy\nid: t\nstart: {flow: auction, state: {rulings: [[T-O1, no]]}}\n", "expected 'start: {rulings: {…}}'"),
        (
            "rulebook: toy\nid: t\nstart: {flow: auction, state: {players: {Ana: {coinz: 1}}}}\n",
            "did you mean 'coins'?",
        ),
        (
            "rulebook: toy\nid: t\nstart: {flow: auction, state: {bank: much}}\n",
            "found a text; expected a whole number",
        ),
        ("rulebook: toy\nid: t\nstart: {flow: auction, state: {players: {Ana: {coins: -1}}}}\n", "Ana has -1 coins"),
    ],
)
def test_a_start_that_cannot_be_gets_one_clear_line(head, message):
    with pytest.raises(FileProblem) as error:
        scenario("", head).start()
    assert message in str(error.value)
    assert str(error.value).startswith("t.yaml:")


def test_a_file_for_another_book_or_with_an_unknown_clause_is_refused_when_it_is_read():
    with pytest.raises(FileProblem, match="the rulebook 'chess'"):
        scenario("", "rulebook: chess\nid: t\nstart: {flow: auction}\n")
    with pytest.raises(FileProblem, match="did you mean 'T-1'"):
        scenario("clauses: [T-1x]\n")


def test_expectations_that_fail_are_told_and_stop_nothing():
    run = script(
        *BIDS,
        "expect: {step: bid, acting: [Bo], state: {players.Ana.bid: 7}}",
        more="expect: {end: sold, cites: [T-9]}\n",
    ).play_out()
    assert not run.ok
    assert [(o.what, o.ok, o.found) for o in run.outcomes] == [
        ("the step is “Bid”", False, "Reactions"),
        ("Bo may act", False, "Ana"),
        ("Bid of Ana: 7", False, "1"),
        ("it ends with “Sold”", False, "the step “Reactions”"),
        ("T-9 acted", False, "T-2"),
    ]


def test_an_attempt_marked_refused_that_is_allowed_is_told():
    run = script("refused: {Ana bids: 1}").play_out()
    assert [(o.what, o.ok) for o in run.outcomes] == [("refused: Ana: bid 1", False)]
    assert run.trace.at == 0


def test_a_refused_attempt_changes_nothing_and_must_give_its_reason():
    run = script("{refused: {Ana bids: 9}, because: [T-2]}").play_out()
    assert [(o.what, o.ok, o.found) for o in run.outcomes] == [
        ("refused: Ana: bid 9", True, ""),
        ("because of T-2", False, "T-1"),
    ]
    assert run.trace.position == toy.new_game()


def test_all_pass_and_until_stop_where_they_say():
    assert script(*BIDS, "until: Bo").run().position.acting() == ("Bo",)
    assert script(*BIDS, "all pass").run().position.over == "sold"


def test_legal_moves_can_be_expected():
    run = scenario("expect: {legal: {Ana bids: {coins: [0, 1, 2, 3, 4, 5]}}}\n").play_out()
    assert run.ok
    assert not scenario("expect: {legal: {Ana bids: {coins: [0]}}}\n").play_out().ok


KNOBS = """knobs:
  - {name: {en: Bo's bid}, path: script.1.Bo bids.coins, range: {from: 0, to: 5}}
  - {name: {en: Roll of Ana}, path: script.4.roll.Ana, sum: {from: 1, to: 6}}
expect: {end: sold}
"""
TIE = ("Ana bids: {coins: 2}", "Bo bids: {coins: 2}", "Cy bids: {coins: 0}", "all pass", "roll: {Ana: [3], Bo: [2]}")


def test_a_knob_turns_the_story():
    tie = script(*TIE, more=KNOBS)
    assert tie.run().position.state.leader == "Ana"
    assert tie.what_if(roll_of_ana=1).run().position.state.leader == "Bo"
    parted = tie.what_if(bos_bid=3).play_out()
    assert parted.parts == 4  # nobody has to roll any more
    assert parted.trace.position.state.leader == "Bo"
    assert tie.run().position.state.leader == "Ana"


@given(st.integers(-3, 9))
def test_a_knob_goes_as_far_as_it_says(value):
    tie = script(*TIE, more=KNOBS)
    if 0 <= value <= 5:
        tie.what_if(bos_bid=value)
    else:
        with pytest.raises(RulekitError, match="goes from 0 to 5"):
            tie.what_if(bos_bid=value)


@pytest.mark.parametrize("path", ["script.9.x", "nothing", "start.flows", "script.0.Ana bids.coin", "id.x"])
def test_a_place_that_is_not_in_the_file_cannot_be_turned(path):
    with pytest.raises(UnknownName):
        script(*TIE, more=KNOBS).turn({path: 1})


def test_a_text_without_a_language_is_english():
    knob = "knobs:\n  - {name: Bo's bid, path: script.1.Bo bids.coins, range: {from: 0, to: 5}}\n"
    told = script(*TIE, more=f"title: Level\nintro: Two of three.\n{knob}")
    assert (told.title, told.languages) == ("Level", ("en",))
    assert told.storyboard().intro == "Two of three."
    assert told.what_if(bos_bid=3).run().position.state.leader == "Bo"


def test_an_impossible_table_can_be_what_is_expected():
    head = "rulebook: toy\nid: t\nstart: {flow: auction, state: {players: {Ana: {coins: -1}}}}\n"
    assert scenario("expect: {impossible: Ana has -1 coins}\n", head).play_out().ok
    assert not scenario("expect: {impossible: nothing}\n", head).play_out().ok
    assert not scenario("expect: {impossible: Ana has -1 coins}\n").play_out().ok


def test_all_pass_closes_the_window_once_even_where_the_flow_comes_back_to_it():
    book, table = board_book()
    flow = book.flow("f", "ask")
    flow.window("ask", all_seats, "again", "X-1", again="all")
    flow.auto("again", Rule(), "ask", "X-1")
    book.__dict__["clauses"] = Ledger("clause", ())  # a book made on the spot has no ledger
    text = "id: t\nstart: {flow: f}\nscript:\n  - all pass\n"
    found = from_document(parse(text, "t.yaml"), (), book, "en").run()
    assert [r.act.by for r in found.records] == ["Ana", "Bo", "Cy"]
    assert found.position.top.waiting == table().seats


def test_what_followed_of_itself_can_be_told_by_itself():
    whole = script(*BIDS, "all pass").play_out()
    run = script(*BIDS, "all pass", "{then: auction/count, say: {en: Bo leads}}", "then: auction/pay").play_out()
    assert run.trace.position == whole.trace.position
    assert run.trace.records == whole.trace.records
    passed, counted, paid = [line.record for line in run.lines[-3:]]
    assert passed.after == counted.before
    assert counted.after == paid.before
    assert (counted.before.top.step, paid.before.top.step, paid.after.over) == ("count", "pay", "sold")
    assert (counted.cited, paid.cited) == (("T-4",), ("T-6", "T-7"))
    assert run.lines[-2].say == {"en": "Bo leads"}
    assert sum((r.edges for r in (passed, counted, paid)), ()) == whole.lines[-1].record.edges


@pytest.mark.parametrize("lines", [["then: auction/count"], [*BIDS, "all pass", "then: auction/pay", "then: auction/count"]])
def test_what_does_not_follow_is_an_expectation_that_fails(lines):
    outcome = script(*lines).play_out().outcomes[-1]
    assert (outcome.what, outcome.ok, outcome.line) == ("Count follows of itself", False, 4 + len(lines))


def test_each_of_them_is_a_beat_with_its_own_changes():
    board = script(*BIDS, "all pass", "then: auction/count", "then: auction/pay").storyboard()
    passed, counted, paid = board.beats[-3:]
    assert not passed.changes
    assert [(c.before, c.after) for c in counted.changes] == [("none", "Bo")]
    assert [(c.before, c.after) for c in paid.changes] == [("5", "3"), ("0", "2"), ("0", "1")]
    assert [beat.place.node for beat in (passed, counted, paid)] == ["n-auction-count", "n-auction-pay", "n-auction-sold"]
    assert (counted.chip, counted.checks, counted.legal) == ("By the rules", (), ())


def test_in_a_what_if_that_goes_another_way_it_is_left_out():
    told = script(*BIDS, "all pass", "then: auction/count", "then: auction/pay")
    turned = told.turn({"script.0.Ana bids.coins": 2}).play_out()
    assert turned.parts is None
    assert turned.trace.position.top.step == "roll"

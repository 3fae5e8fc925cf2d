"""Every position of small tables, and random games."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rulebooks.sacrum.checks import book, table
from rulebooks.sacrum.keeping import coins, missed_twice

from rulekit.engine.explore import explore
from rulekit.engine.trace import load
from rulekit.errors import Refused, RulekitError
from rulekit.rulebooks.sacrum.sacrifice import Sacrifice
from rulekit.rulebooks.sacrum.state import Laid

LATE = (
    Laid("blank", 1), Laid("decline", 3), Laid("drought", 2), Laid("earthquake", 3), Laid("plague", 1), Laid("storm", 2),
)  # fmt: skip


def late(**rulings):
    """Two small players with two rounds to go, and the chips of four draws left."""
    small = table(
        P1={"inhabitants": 2, "coins": 1, "luxury": 1, "civilization": "Delos"}, P2={"inhabitants": 1, "coins": 2}
    )
    chosen = book.readings({name.replace("_", "-"): reading for name, reading in rulings.items()})
    return small.set(round=7, laid=LATE, rulings=chosen)


# Only four chips are left, all blank or harmless.
LAST = (
    Laid("blank", 0), Laid("decline", 3), Laid("drought", 3), Laid("earthquake", 3), Laid("plague", 0), Laid("storm", 3),
)  # fmt: skip
TILES = ("A09", "B12", "Maniotic Tower")

WAYS = [
    {},
    {"SC_OD_01": "B"},
    {"SC_OD_01": "C", "SC_OD_02": "after"},
    {"SC_OD_17": "secret"},
    {"SC_OD_04": "extra", "SC_OD_05": "one"},
    {"SC_OD_04": "any"},
    {"SC_OD_22": "luxury", "SC_OD_06": "nobody"},
    {"SC_OD_03": "later"},
    {"SC_OD_21": "bare"},
]


def starts():
    for rulings in WAYS:
        yield book.begin("round", late(**rulings))
    yield book.begin("game", late(), "rounds")
    yield book.begin("game", late(SC_OD_21="bare"), "rounds")
    yield book.begin("year", table(P1={}).set(stack=(TILES,), rulings=book.readings({"SC-OD-03": "later"})))
    # Two rounds with tiles, alone at the table: seven tiles, the last of them under the others.
    few = (("A01", "A02", "A08", "A09", "A10", "B01"), ("A11",))
    alone = table(P1={}).set(round=7, laid=LAST, stack=few)
    yield book.begin("game", alone, "first round")
    yield book.begin("year", table(P1={"coins": 3, "inhabitants": 1}, P2={"coins": 3}).set(stack=(TILES,)))
    yield book.begin("harvest", table(P1={"tiles": ("Paleo Kastro",)}))
    landscapes, buildings = ("A08", "A09"), ("Maniotic Tower", "Paleo Kastro")
    for reading in ("before", "after"):
        at_risk = table(
            P1={
                "tiles": (*buildings, *landscapes),
                "pledged": buildings[:1],
                "wood": 1,
                "stone": 1,
                "food": 1,
                "coins": 1,
            },
            P2={"tiles": ("A10",), "luxury": 4},
        )
        near = [Laid(r.disaster, 2) if r.disaster in ("storm", "earthquake") else r for r in LATE]
        ruled = at_risk.set(round=8, laid=tuple(near), rulings=book.readings({"SC-OD-02": reading}))
        yield book.begin("round", ruled, "disasters")
        yield book.begin("round", ruled.set(shown=(("S", "a", "b"),), chits=(("c", "d"),)), "disasters")
    bidders = table(P1={"coins": 5}, P2={"coins": 4}, P3={"coins": 5})
    yield book.begin("bidding", bidders.set(row=("A08", "A11", "Maniotic Tower"), conquest=("A01",)))
    yield book.begin(
        "placing",
        table(P1={"tile": "Maniotic Tower", "wood": 1, "stone": 2}, P2={"tile": "A01", "wood": 1, "stone": 1}),
    )
    yield book.begin("supply", table(P1={"tiles": buildings, "pledged": buildings, "wood": 1, "stone": 2}))
    won = {"P1": {"tile": "A10"}, "P2": {"tile": "Maniotic Tower", "coins": 1}, "P3": {"tile": "Mines of Laurion"}}
    yield book.begin("placing", table(**won))
    yield book.begin("placing", table(**{**won, "P4": {"tile": "A01", "coins": 1}}))
    tiles = (tuple(f"t{n}" for n in range(7)),)
    yield book.begin("display", table(P1={}, P2={}).set(stack=tiles))
    yield book.begin("display", table(**{f"P{n}": {} for n in range(6)}).set(stack=tiles))
    yield book.begin("display", table(P1={}, P2={}).set(stack=(("t1",),)))  # the stack runs out
    for n in (2, 6):
        late_tiles = table(**{f"P{i}": {} for i in range(n)}).set(round=7, stack=tiles, d_stack=("Treasury",))
        yield book.begin("display", late_tiles.set(expansions=("Hellas",)))
    yield book.begin("income", table(P1={"civilization": "Rhodes"}))
    yield from in_between()
    yield book.begin("income", table(P1={"civilization": "Delos"}))
    yield book.begin("supply", table(P1={"inhabitants": 3, "food": 1}))
    hungry = {"inhabitants": 3, "luxury": 4}
    yield book.begin("supply", table(P1=hungry, P2={**hungry, "food": 1}))
    yield book.begin("supply", table(P1={**hungry, "tiles": buildings, "pledged": buildings, "stone": 2}))
    yield book.begin("scoring", table(P1={"on_sacrum": 3}))


def in_between():
    """Wherever somebody decides, an owner may come in between under one reading."""
    rulings = book.readings({"SC-OD-04": "any"})
    delos = {"civilization": "Delos", "inhabitants": 2, "coins": 4, "food": 2}
    buildings = ("Maniotic Tower", "Paleo Kastro")
    near = tuple(Laid(r.disaster, 2) if r.disaster in ("storm", "earthquake") else r for r in LATE)
    for flow, other, more in (
        ("bidding", {"coins": 3}, {"row": ("A08", "A11")}),
        ("placing", {"tile": "A01", "wood": 1, "stone": 1}, {}),
        ("harvest", {"tiles": ("Paleo Kastro",)}, {}),
        ("income", {"civilization": "Rhodes"}, {}),
        ("supply", {"inhabitants": 2, "luxury": 2}, {}),
        ("supply", {"tiles": buildings, "pledged": buildings, "wood": 1, "stone": 2}, {}),
        ("disasters", {"tiles": (*buildings, "A10"), "wood": 1, "stone": 1}, {"round": 8, "laid": near}),
    ):
        flow, step = ("round", flow) if flow == "disasters" else (flow, "")
        yield book.begin(flow, table(P1=other, P2=delos).set(rulings=rulings, **more), *([step] if step else []))


# What fires before anybody acts is over when an exploration begins.
AT_ONCE = {
    "e-game-prepare-outcome-whole", "e-game-prepare-outcome-bare", "e-income-collect-outcome-rhodes", "e-income-collect-outcome-nobody",
    "e-scoring-power-outcome", "e-scoring-population-outcome", "e-scoring-lower-outcome-one-ahead", "e-scoring-lower-outcome-level",
    "e-scoring-winner-outcome", "e-scoring-tie-outcome", "e-supply-feed-outcome-short", "e-supply-feed-outcome-pledges", "e-placing-landscapes-outcome-buildings",
}  # fmt: skip


def test_no_traps_and_no_idle_edges():
    taken = set(AT_ONCE)
    for start in starts():
        if start.over:
            continue
        found = explore(start, limit=400_000)
        assert found.whole
        assert found.stuck == ()
        assert found.trapped == ()
        taken |= found.taken
    assert set() == {data["id"] for flow in book.flows.values() for *_, data in flow.graph.edges(data=True)} - taken


def play_on(pos, rng):
    yield pos
    while not pos.over:
        moves = pos.legal()
        pos = (pos.roll(rng) if pos.step.chance is not None else pos.play(rng.choice(moves))).after
        yield pos


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 10_000),
    players=st.integers(1, 6),
    readings=st.fixed_dictionaries(
        {},
        optional={
            r.id: st.sampled_from(sorted(r.readings)) for r in book.rulings if r.id not in ("SC-OD-11", "SC-OD-23")
        },
    ),
)
def test_whole_games(seed, players, readings):
    for pos in play_on(book.new_game(players, seed=seed, rulings=readings), Random(seed)):
        s = pos.state
        assert coins(s) == 0
        assert book.impossible(s) == ()
        assert s.pending == ()
        assert len(s.bag) + sum(row.chips for row in s.laid) == 16
        assert s.reads("SC-OD-01") == "B" or not missed_twice(s.skulls)
    assert pos.over == "over"
    assert len(s.skulls) == s.round == 8
    assert s.bag == s.stack == s.row == s.conquest == s.bidding == s.feeding == s.asking == s.risks == ()
    assert s.reads("SC-OD-21") == "bare" or s.stack == ()
    assert {row.disaster for row in s.struck} == {"plague", "drought", "storm", "earthquake", "decline"}
    assert all(p.pledged == () and p.tile == "" and p.stake == 0 for p in s.players)
    assert s.winners


@pytest.mark.parametrize(
    ("players", "civilizations", "what"),
    [
        (0, (), "0 players where 1 to 6"),
        (7, (), "7 players where 1 to 6"),
        (list("ABCDEFG"), (), "7 players where 1 to 6"),
        (["A", "A"], (), "A sits there twice"),
        (1, ("Troia",), "'Troia'"),
        (3, ("Sparta",), "1 civilizations for 3 players"),
        (1, 7, "civilizations: '7'; expected names"),
        (1, ("Sparta", "Delos"), "2 civilizations for 1 players"),
    ],
)
def test_tables_that_cannot_be_set(players, civilizations, what):
    with pytest.raises(RulekitError, match=what):
        book.new_game(players, civilizations=civilizations)


def test_an_expansion_that_is_not_known_is_refused():
    with pytest.raises(RulekitError, match=r"'Helas'.*'Hellas'"):
        book.new_game(2, expansions=["Helas"])


def test_expansions_may_be_given_in_one_text():
    assert book.new_game(2, expansions="Hellas, Goat").state.expansions == ("Goat", "Hellas")


@pytest.mark.parametrize("seed", range(6))
def test_with_hellas_the_treasury_comes_up_in_every_game(seed):
    seen = set()
    for pos in play_on(book.new_game(1 + seed, seed=seed, expansions=["Hellas"]), Random(seed)):
        seen |= set(pos.state.conquest)
        assert coins(pos.state) == 0
    assert pos.over == "over"
    assert "Treasury" in seen
    assert pos.state.d_stack == ()


def test_a_refused_move_changes_nothing():
    pos = book.begin("round", late().set(chits=(("c", "d"),), shown=(("S", "a", "b"),)), "open")
    before = pos.digest
    for count in (-1, 2, 99, 100, 1.5, "1", None):
        with pytest.raises(Refused):
            pos.play(Sacrifice("P1", count))
    assert pos.digest == before
    assert [m.count for m in pos.legal("P1")] == [0, 1]
    assert pos.legal("P2") == ()


@pytest.mark.parametrize("name", book.scenarios)
def test_traces_come_back_as_they_were(name, tmp_path):
    trace = book.scenario(name).run()
    trace.save(tmp_path / "trace.json")
    again = load(tmp_path / "trace.json")
    assert again.position == trace.position
    assert [r.clauses for r in again.records] == [r.clauses for r in trace.records]

"""Every position of small tables: no place where people are stuck, and no edge that nothing takes."""

import pytest
from rulebooks.tutorial.checks import book, cases, table

from rulekit.engine.explore import explore
from rulekit.engine.trace import load
from rulekit.errors import Refused
from rulekit.proof.exercise import note
from rulekit.proof.recording import recording
from rulekit.rulebooks.tutorial.auction import Bid
from rulekit.rulebooks.tutorial.state import Fighter, Gladiator, HouseCard


def house(*cards, **more):
    return {"cards": tuple(map(HouseCard, cards)), **more}


def gladiators(*names):
    return tuple(map(Gladiator, names))


def ruled(s, **rulings):
    chosen = book.readings({name.replace("_", "-"): reading for name, reading in rulings.items()})
    return s.set(rulings=chosen)


AUCTIONS = [
    {}, {"TF_OD_06": "named"}, {"TF_OD_06": "single"}, {"TF_OD_07": "start-only"}, {"TF_OD_08": "circuit"},
    {"TF_OD_08": "one-bid", "TF_OD_07": "start-only"}, {"TF_OD_09": "zero", "TF_OD_47": "unsold"},
]  # fmt: skip


def auctions():
    poor = table(A={"coins": 2, "hand": ("Quiet Ally",)}, B={"coins": 2}, C={"coins": 1, "gladiators": gladiators("Gaul")})
    for rulings in AUCTIONS:
        s = poor.set(centre=("Old Name", "Drill Master"), equipment_row=("Net",))
        yield "auctions", ruled(s, **rulings), "open"


WORKS = [
    {}, {"TF_OD_13": "one", "TF_OD_14": "both"}, {"TF_OD_14": "spaces", "TF_OD_03": "pool"}, {"TF_OD_15": "works"},
    {"TF_OD_16": "never", "TF_OD_20": "twice"}, {"TF_OD_17": "reserve"}, {"TF_OD_19": "seen", "TF_OD_49": "free"},
]  # fmt: skip


def works():
    small = table(
        A=house("Farm", "Villa", slaves=2, coins=3, gladiators=gladiators("Gaul"), hand=("Long Day",)),
        B=house("Training School", slaves=1, coins=4),
    )
    for rulings in WORKS:
        s = small.set(work_row=("Mill",), equipment_row=("Dagger",), scheme_row=("Drill Master",), pool=2)
        s = s.set(gladiator_pile=("Nubian",), equipment_pile=("Helmet",))
        yield "works", ruled(s, **rulings), "open"
    trade = table(A={"coins": 2}, B={"coins": 1}).set(turns=("A", "B"))
    yield "works", ruled(trade, TF_OD_46="trade"), "turn"
    unseen = table(A={"coins": 9, "gladiators": gladiators("Gaul")}, B={"coins": 4}).set(equipment_pile=("Net", "Helmet"))
    yield "works", ruled(unseen, TF_OD_02="closed", TF_OD_56="top"), "open"


BATTLES = [
    {}, {"TF_OD_43": "turn"}, {"TF_OD_28": "everyone", "TF_OD_27": "strikes"}, {"TF_OD_29": "at-once"},
    {"TF_OD_31": "dies"}, {"TF_OD_31": "never", "TF_OD_26": "pool"}, {"TF_OD_23": "walk-over", "TF_OD_51": "more"},
]  # fmt: skip


def battles():
    able = {"slaves": 1, "combat": ("Full Defence", "Heavy Blow")}
    three = table(
        A={"gladiators": gladiators("Gaul", "Nubian"), **able},
        B={"gladiators": gladiators("Dacian"), **able},
        C={"slaves": 1, "hand": ("Second Armoury",), "combat": ("Thrust",)},
    ).set(equipment_row=("Net",))
    for rulings in BATTLES:
        two = three.set(players=three.players[:2])
        yield "battle", ruled(two.set(quiet=0), **rulings), "open"
    many = (Fighter("A", "Gaul", 3), Fighter("B", "Dacian", 2), Fighter("C", "Fighting Slave", 2, token=True))
    for rulings in ({}, {"TF_OD_28": "everyone"}, {"TF_OD_24": "turn"}):
        yield "battle", ruled(three.set(fighters=many, bout=1), **rulings), "bout"
    for reading in ("excused", "anyway"):
        bound = table(A={"slaves": 0, "combat": ("Heavy Blow",)}, B={"slaves": 1, "combat": ("Heavy Blow",)})
        yield "battle", ruled(bound.set(edicts=("Call to Arms",)), TF_OD_54=reading), "open"


def rounds():
    last = table(A=house("Farm", slaves=1, coins=1), B={"gladiators": gladiators("Gaul")}).set(round=6)
    schemes = ("Armourer's Gift", "Great Feast")
    for rulings in ({}, {"TF_OD_05": "together"}, {"TF_OD_12": "revealed"}, {"TF_OD_52": "out"}, {"TF_OD_10": "stay"}):
        yield "round", ruled(last.set(scheme_pile=schemes, equipment_row=("Net",)), **rulings), "begin"
    short = last.set(round=5, scheme_discard=schemes, work_row=("Mill",), work_pile=("Villa",))
    yield "round", ruled(short, TF_OD_16="round-end"), "close"


STARTS = [*auctions(), *works(), *battles(), *rounds()]


WIDE = (7, 8, 9, 11, 12, 13)  # Work phases of thousands of positions


@pytest.mark.parametrize(
    "index", [pytest.param(i, marks=pytest.mark.slow if i in WIDE else ()) for i in range(len(STARTS))]
)
def test_no_traps(index):
    flow, s, step = STARTS[index]
    start = book.begin(flow, s, step)
    found = explore(start, 8_000, quiet=lambda s: s.bout > 3)
    assert found.stuck == ()
    assert found.trapped == ()
    assert found.states > 1


@pytest.mark.slow
def test_no_idle_edges():
    taken = set()
    for flow, s, step in STARTS:
        taken |= explore(book.begin(flow, s, step), 1_500, quiet=lambda s: s.bout > 3).taken
    with recording(book) as hits:
        for case in (*cases().values(), *map(book.scenario, book.scenarios)):
            note(case.play_out(), hits)
    taken |= set(hits.edges)
    assert set() == {data["id"] for flow in book.flows.values() for *_, data in flow.graph.edges(data=True)} - taken


def test_a_refused_move_changes_nothing():
    pos = book.begin("auctions", table(A={"coins": 3}, B={"coins": 3}).set(centre=("Old Name",)))
    before = pos.digest
    for coins in (-1, 0, 4, 99, 100, 1.5, "1", None, True, (1,), 10**30):
        with pytest.raises(Refused):
            pos.play(Bid("A", coins))
    for by in ("B", "C", "", None, 1):
        with pytest.raises(Refused):
            pos.play(Bid(by, 1))
    assert pos.digest == before
    assert [m.coins for m in pos.legal("A") if type(m) is Bid] == [1, 2, 3]
    assert pos.legal("B") == ()


@pytest.mark.parametrize("name", book.scenarios)
def test_traces_come_back_as_they_were(name, tmp_path):
    trace = book.scenario(name).run()
    trace.save(tmp_path / "trace.json")
    again = load(tmp_path / "trace.json")
    assert again.position == trace.position
    assert [r.clauses for r in again.records] == [r.clauses for r in trace.records]

"""Every position of small tables: no traps, no idle edges, laws kept, nothing changed by a refusal."""

from random import Random

import pytest
from rulebooks.tribune.checks import book, scenarios, wrong

from rulekit.engine.chance import Drawn
from rulekit.engine.explore import explore
from rulekit.engine.trace import load
from rulekit.errors import Refused, RulekitError
from rulekit.proof.play import random_game
from rulekit.proof.recording import recording
from rulekit.rulebooks.tribune.placing import Place
from rulekit.rulebooks.tribune.state import Faction, Field, Official, Placed, Player, Table
from rulekit.rulebooks.tribune.takeover import TakeOver


def table(brutii="", rulings=None, **values):
    """A with some followers or cards, B beside; the Brutii where they are named."""
    players = values.pop("players", {"A": {}, "B": {}})
    if brutii:
        players = {"Br": brutii, **players}
        values["brutii"] = "Br"
    rows = tuple(Player(name, **fields) for name, fields in players.items())
    return Table(players=rows, rulings=book.readings(rulings or {}), **values)


def stand(**spaces):
    return tuple(Placed(name.replace("_", " "), piece) for name, piece in sorted(spaces.items()))


PRO = {"proconsul": "Br", "factions": (Faction("Patricians", "Br"),)}
ARROWS = {"actions": ("Buy A Legion", "Cards", "Mass Murder", "Slave Cards", "Veto")}
ON_CARDS = (Field("Catacombs 1", down=("Vestals 7",)), Field("Curia 1", ("Vestals 5",)), Field("Forum 1", ("Greek 1",)))
SET = (Faction("Vestals", "B", ("Vestals 2", "Vestals 3", "Vestals 4")),)
ALL_TAKEN = {f"{f} I": "A" for f in book.facts["B-2.1.1"]["factions"]}

STARTS = {
    # Two discs and an action card that is carried out at once, two followers, a proconsul.
    "brutii": (
        "followers",
        table(
            ARROWS | {"denarii": 4, "hand": ("Legates 2", "Legates 3")},
            discs=("cross", "follower"),
            start="Br",
            players={"A": {"followers": 1}},
            legions_left=1,
            fields=(Field("Forum 1", ("Greek 1",)),),
            **PRO,
        ),
        {},
    ),
    "brutii again": (
        "followers",
        table(
            ARROWS,
            {"TR-OD-10": "on", "TR-OD-11": "may"},
            discs=("arrow", "follower"),
            start="Br",
            players={"A": {"followers": 1}},
            **PRO,
        ),
        {},
    ),
    "princeps": (
        "followers",
        table(players={"A": {"followers": 2}, "B": {"followers": 1}}, officials=(Official("Princeps", "A"),)),
        {},
    ),
    "own proconsul": (
        "followers",
        table(
            players={"A": {"followers": 1}, "B": {}},
            proconsul="A",
            start="A",
            factions=(Faction("Patricians", "A"),),
            officials=(Official("Princeps", "A"),),
        ),
        {},
    ),
    "cards": (
        "regions",
        table(
            {"played": ("Cards",)},
            fields=ON_CARDS,
            players={"A": {"hand": ("Legates 2",), "denarii": 3}},
            placed=stand(Curia_1="A", Forum_1="A", Catacombs_1="A"),
        ),
        {},
    ),
    "each region": (
        "regions",
        table({"played": ("Cards",)}, {"TR-OD-16": "each"}, fields=ON_CARDS, players={"A": {}}),
        {},
    ),
    "latrine": (
        "latrine",
        table(
            {"played": ("Denarii",)},
            fields=(Field("Latrine 1", ("Vestals 2",)),),
            players={"A": {"denarii": 2}},
            placed=stand(Latrine_1="A"),
        ),
        {},
    ),
    "two asked": (
        "forum",
        table(
            players={"A": {"denarii": 3}, "B": {"denarii": 9}}, placed=stand(Forum_1="A", Forum_2="B"), fields=ON_CARDS
        ),
        {},
    ),
    "two in the curia": (
        "curia",
        table(
            players={"A": {"hand": ("Legates 2", "Legates 3")}, "B": {}},
            fields=ON_CARDS,
            placed=stand(Curia_1="A", Curia_2="A"),
        ),
        {},
    ),
    "two in the catacombs": (
        "catacombs",
        table(players={"A": {"denarii": 5}, "B": {}}, fields=ON_CARDS, placed=stand(Catacombs_1="A", Catacombs_2="A")),
        {},
    ),
    "thermae": (
        "thermae",
        table(
            players={"A": {"denarii": 3}, "B": {"denarii": 2}},
            fields=(Field("Thermae", ("Vestals 2",)),),
            placed=stand(Thermae_1="A", Thermae_2="B"),
        ),
        {},
    ),
    "pantheon": (
        "pantheon",
        table(
            {"played": ("Eternal Favor of the Gods",), "hand": ("Legates 2", "Vestals 3")},
            players={"A": {"hand": ("Vestals 4",)}},
            gods_tiles=2,
            fields=(Field("Pantheon 1", down=("Vestals 7",)),),
            placed=stand(Pantheon_1="A"),
        ),
        {},
    ),
    "mars": (
        "field of mars",
        table(
            {"played": ("Wreaths",), "hand": ("Vestals 3", "Vestals 4", "Vestals 5", "Vestals 6")},
            players={"A": {"hand": ("Legates 2", "Legates 3", "Legates 4")}},
            placed=stand(Field_of_Mars_1="A", Field_of_Mars_2="A"),
        ),
        {},
    ),
    "mars, brutii first": (
        "field of mars",
        table(
            {"played": ("Wreaths",)},
            {"TR-OD-35": "before"},
            players={"A": {"hand": ("Legates 2", "Legates 3")}},
            placed=stand(Field_of_Mars_1="A"),
        ),
        {},
    ),
    "assassins": (
        "take-overs",
        table(
            players={
                "A": {"hand": ("Assassin", "Assassin", "Vestals 3", "Vestals 6")},
                "B": {"hand": ("Vestals 7", "Vestals 8", "Vestals 9")},
            },
            factions=SET,
            placed=stand(Vestals_I="A", Vestals_II="B"),
        ),
        {},
    ),
    "brutii take over": (
        "take-overs",
        table(
            {"played": ("Faction Take-Over",), "hand": ("Legates 2", "Legates 3")},
            players={"A": {"hand": ("Vestals 3", "Vestals 6")}},
            placed=stand(Legates_I="A", Vestals_II="A"),
        ),
        {},
    ),
    "benefits": (
        "benefits",
        table(
            players={"A": {"scrolls": 2, "denarii": 4}, "B": {}},
            rulings={"TR-OD-27": "again"},
            officials=(Official("Tribunus Plebis", "A"),),
            legions_left=1,
            factions=tuple(Faction(f, "A") for f in ("Legates", "Vestals", "Senators", "Plebeians")),
        ),
        {},
    ),
    "refugium": (
        "refugium",
        table(
            {"played": ("Patron",), "hand": ("Greek 1", "Greek 2", "Nubian 1"), "denarii": 4},
            players={"A": {"hand": ("Greek 3", "Greek 4", "Nubian 2"), "denarii": 9}, "B": {}},
            patron_tiles=1,
            placed=stand(Refugium_1="A", Refugium_2="B"),
        ),
        {},
    ),
    "basilica": (
        "basilica",
        table(
            {"played": ("Favor of the Emperor",)},
            players={"A": {}, "B": {}},
            favor="Favor 1",
            favors=("Favor 2", "Favor 3"),
            placed=stand(Basilica_1="A", Basilica_2="B"),
        ),
        {},
    ),
    "last favor": ("basilica", table(favor="Favor 1", placed=stand(Basilica_1="A", Basilica_2="B")), {}),
    "capitoleum": (
        "capitoleum",
        table(
            officials=(Official("Official 3"), Official("Princeps", "B")),
            placed=stand(Capitoleum_1="A", Capitoleum_2="B"),
        ),
        {},
    ),
    "chariot": (
        "chariot",
        table(
            players={"A": {"denarii": 2}, "B": {"denarii": 2}},
            factions=(Faction("Legates", "A"), Faction("Vestals", "B")),
        ),
        {},
    ),
    "card placement": (
        "cards",
        table(
            deck=("Assassin", "Greek 1", "Vestals 5"),
            discard=("Vestals 6", "Vestals 7"),
            filling=("Curia 1", "Latrine 1", "Pantheon 1"),
        ),
        {"step": "fill"},
    ),
    "opening": (
        "set-up",
        table(
            players={
                "A": {"hand": ("Vestals 2", "Vestals 3", "Vestals 4", "Vestals 5", "Vestals 6", "Greek 1")},
                "B": {"hand": ("Legates 2", "Legates 3", "Legates 4", "Legates 5", "Legates 6", "Greek 2")},
            },
            start="A",
            favors=("Favor 1", "Favor 2"),
        ),
        {"step": "keep"},
    ),
    "who leads": ("set-up", table(players={"A": {}, "B": {}}, sought=True), {"step": "lead", "quiet": "colours"}),
}


@pytest.mark.parametrize("name", STARTS)
def test_no_traps(name):
    flow, state, more = STARTS[name]
    quiet = (lambda s: len({p.colour for p in s.players}) > 1) if more.get("quiet") else None
    found = explore(book.begin(flow, state, more.get("step", "")), 300_000, quiet)
    assert found.whole or quiet
    assert found.stuck == ()
    assert found.trapped == ()


@pytest.mark.slow
def test_no_idle_edges():
    """Every edge is taken by a case, a shipped example, a game or an exploration."""
    with recording(book) as hits:
        for case in scenarios().values():
            assert wrong(case) == []
            if case.file.expect.impossible is None:
                run = case.play_out()
                for record in (run.trace.nodes[0].record, *run.trace.records):
                    hits.record(record)
        for record in random_game(book.new_game(2, seed=1), Random(1)):
            hits.record(record)
        taken = set(hits.edges)
    for flow, state, more in STARTS.values():
        if not more.get("quiet"):
            taken |= explore(book.begin(flow, state, more.get("step", "")), 300_000).taken
    every = {d["id"] for flow in book.flows.values() for *_, d in flow.graph.edges(data=True)}
    assert sorted(every - taken) == []


@pytest.mark.parametrize("name", ["brutii", "assassins", "pantheon", "refugium"])
def test_no_law_is_broken_on_the_way(name):
    flow, state, _ = STARTS[name]
    todo, seen = [book.begin(flow, state)], set()
    while todo and len(seen) < 1500:
        pos = todo.pop()
        if pos in seen or pos.over:
            continue
        seen.add(pos)
        assert book.impossible(pos.state) == ()
        if pos.step.chance is not None:
            acts = [Drawn(reading) for reading, _ in pos.chance.space(pos.state)]
        else:
            acts = pos.legal()
        todo += [pos.play(act).after for act in acts]


@pytest.mark.parametrize(
    ("setup", "what"),
    [
        ({"players": 1}, r"1 player without the Brutii .*\[TR-CL-015, TR-CL-016\]"),
        ({"players": 6}, "6 players without the Brutii"),
        ({"players": 9}, "'9'"),
        ({"players": -1}, "'-1'"),
        ({"players": 4, "brutii": True}, r"4 players with the Brutii .*\[TR-CL-025, TR-CL-026, TR-OD-04\]"),
        ({"players": ["A", "A"]}, "A sits there twice"),
        ({"players": ["A", "Proconsul"]}, "a player has the name of the proconsul"),
        ({"players": 5, "brutii": "Nero"}, "'Nero'"),
        ({"players": 2, "start": "Nero"}, "'Nero'"),
        ({"players": 2, "brutus": True}, "did you mean 'brutii'"),
    ],
)
def test_tables_that_cannot_be_set(setup, what):
    with pytest.raises(RulekitError, match=what):
        book.new_game(**setup)


@pytest.mark.parametrize(
    ("values", "what"),
    [
        ({"placed": stand(Basilica_9="A")}, "Basilica 9, which is no space"),
        ({"placed": stand(Basilica_1="Nero")}, "Nero on Basilica 1 is nobody's"),
        ({"placed": stand(Basilica_1="A") * 2}, r"Basilica 1 holds two \[TR-CL-048\]"),
        ({"bowl": ("Proconsul", "Proconsul"), "proconsul": "A"}, "the proconsul stands twice"),
        ({"bowl": ("Proconsul",)}, "nobody has it"),
        ({"start": "Nero"}, "Nero starts"),
        ({"deck": ("Assassin",) * 4}, r"4 × Assassin where the box has 3 \[B-2.1.2, TR-CL-010\]"),
        ({"players": {"A": {"hand": ("Ace",)}}}, "Ace"),
        ({"players": {"A": {"denarii": -1}}}, "A has -1 denarii"),
        ({"whole": True, "deck": ("Assassin",)}, "is missing"),
    ],
)
def test_tables_that_cannot_be(values, what):
    with pytest.raises(RulekitError, match=what):
        book.begin("followers", table(**values))


def test_refused_moves_change_nothing():
    flow, state, _ = STARTS["assassins"]
    pos = book.begin(flow, state)
    before = pos.digest
    bad = [
        ("Vestals", ("Vestals 3", "Vestals 6"), 2), ("Vestals", ("Vestals 3", "Vestals 3"), 1), ("Vestals", ["Vestals 3"], 1),
        ("Vestals", ("Vestals 3", "Vestals 6"), -1), ("Vestals", ("Vestals 3", "Vestals 6"), 1.0), ("Mars", ("Vestals 3", "Vestals 6"), 1),
        (None, None, None), ("Vestals", ("Vestals 7", "Vestals 8"), 0), ("Vestals", ((), ()), 0),
    ]  # fmt: skip
    for faction, cards, assassins in bad:
        with pytest.raises(Refused):
            pos.play(TakeOver("A", faction, cards, assassins))
    with pytest.raises(Refused):
        pos.play(TakeOver("B", "Vestals", ("Vestals 7", "Vestals 8"), 0))
    with pytest.raises(Refused):
        pos.play(Place("A", "Forum 1"))
    assert pos.digest == before


@pytest.mark.parametrize("name", book.scenarios)
def test_traces_come_back_as_they_were(name, tmp_path):
    trace = book.scenario(name).run()
    path = tmp_path / "trace.json"
    trace.save(path)
    assert load(path).position == trace.position

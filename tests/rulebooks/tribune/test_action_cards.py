"""Each of the twelve action cards at each region: what it brings to the Brutii there, and that it brings nothing anywhere else.

One table for all: the Brutii have no piece anywhere, another player stands where somebody has to, and declines.
"""

from __future__ import annotations

import pytest
from rulebooks.tribune.checks import book

from rulekit.rulebooks.tribune.asking import Decline, Enough
from rulekit.rulebooks.tribune.curia import NameCards
from rulekit.rulebooks.tribune.expansion import ClaimByCard, FreeByCard
from rulekit.rulebooks.tribune.mars import GivePairs
from rulekit.rulebooks.tribune.pantheon import Commit
from rulekit.rulebooks.tribune.setup import fresh_actions
from rulekit.rulebooks.tribune.state import Faction, Field, Placed, Player, Table
from rulekit.rulebooks.tribune.takeover import NameTakeOvers, PassBy, TakeOver

HAND = ("Greek 1", "Greek 2", "Nubian 1", "Senators 8", "Senators 9", "Vestals 4", "Vestals 5")
FIELDS = (
    Field("Catacombs 1", down=("Patricians 6",)),
    Field("Curia 1", ("Legates 2", "Legates 3")),
    Field("Forum 1", ("Vestals 7",)),
    Field("Latrine 1", ("Praetorians 8",)),
    Field("Pantheon 1", down=("Vestals 6",)),
    Field("Thermae", ("Gladiators 2",)),
)
PHASES = {
    "forum": "forum", "latrine": "latrine", "curia": "curia", "catacombs": "catacombs", "thermae": "thermae",
    "pantheon": "pantheon", "field of mars": "field of mars", "take-overs": "take-overs", "benefits": "benefits",
    "refugium": "refugium", "basilica": "basilica", "capitoleum": "capitoleum",
}  # fmt: skip
PAIR = ("Vestals 4", "Vestals 5")
# What the Brutii do where they are asked because of a card.
DO = {
    Commit: lambda p: Commit("Br", "Vestals 4"),
    GivePairs: lambda p: GivePairs("Br", PAIR) if PAIR[0] in p.state.of("Br").hand else Enough("Br"),
    FreeByCard: lambda p: FreeByCard("Br", ("Greek 1", "Greek 2", "Nubian 1")),
    ClaimByCard: lambda p: ClaimByCard("Br"),
}
# (card, option, region) -> what the Brutii have more afterwards: denarii, cards, laurels, favors, patron, Emperor, factions.
NOTHING: dict[str, object] = {}
GAINS: dict[tuple[str, int, str], dict[str, object]] = {
    ("Cards", 1, "forum"): {"cards": {"Vestals 7"}},
    ("Cards", 1, "curia"): {"cards": {"Legates 2", "Legates 3"}},
    ("Cards", 2, "catacombs"): {"cards": {"Patricians 6"}},
    ("Denarii", 0, "latrine"): {"denarii": 8},
    ("Denarii", 0, "coin bowl"): {"denarii": 2},
    ("Eternal Favor of the Gods", 0, "pantheon"): {"gods": 1, "given": {"Vestals 4"}},
    ("Wreaths", 0, "field of mars"): {"laurels": 2, "given": {"Vestals 4", "Vestals 5"}},
    ("Patron", 0, "refugium"): {"patrons": 1, "denarii": -4, "given": {"Greek 1", "Greek 2", "Nubian 1"}},
    ("Favor of the Emperor", 0, "basilica"): {"emperor": 1},
    ("Faction Take-Over", 1, "take-overs"): {"factions": {"Senators"}, "given": {"Senators 8", "Senators 9"}},
    ("Faction Take-Over", 2, "take-overs"): {"factions": {"Vestals"}, "given": {"Vestals 4", "Vestals 5"}},
}
CARDS = [(card, n) for card in fresh_actions() for n in ((1, 2) if card in ("Cards", "Faction Take-Over") else (0,))]


def table(card: str, option: int) -> Table:
    brutii = Player("Br", hand=HAND, denarii=9, played=(card,), actions=tuple(c for c in fresh_actions() if c != card))
    stand = (Placed("Pantheon 1", "A"), Placed("Vestals I", "A"), Placed("Refugium 1", "A"))
    return Table(
        players=(brutii, Player("A", denarii=9), Player("B")),
        brutii="Br",
        start="A",
        fields=FIELDS,
        placed=stand,
        bowl=("A", "B"),
        factions=(Faction("Vestals", "B", ("Vestals 2", "Vestals 3")),),
        gods_tiles=6,
        patron_tiles=6,
        legions_left=30,
        scrolls_left=6,
        favor="Favor 1",
        favors=("Favor 2",),
        cards_option=option if card == "Cards" else 0,
    )


def gained(card: str, option: int, region: str) -> dict[str, object]:
    """Play a region (or phase) of a table on which one card lies face up, and say what it brought."""
    here = book.begin(PHASES.get(region, "regions"), table(card, option), "coin bowl" if region == "coin bowl" else "")
    before = table(card, option).of("Br")
    while not here.over:
        if here.step.chance is not None:
            here = here.play(here.chance.result(("Favor 2",))).after
            continue
        (seat, *_), kinds = here.acting(), {type(m): m for m in here.legal()}
        if seat == "Br" and (wanted := [kind for kind in DO if kind in kinds]):
            move = DO[wanted[0]](here)
        elif NameTakeOvers in kinds:
            move = NameTakeOvers("Br", option)
        elif NameCards in kinds:
            move = NameCards("Br", option)
        elif seat == "Br" and TakeOver in kinds:
            move = kinds[TakeOver]
        else:
            move = next(kinds[kind] for kind in (PassBy, Decline, Enough) if kind in kinds)
        here = here.play(move).after
    p, s = here.state.of("Br"), here.state
    found = {
        "denarii": p.denarii - before.denarii,
        "cards": {*p.hand} - {*HAND},
        "given": {*HAND} - {*p.hand},
        "laurels": p.laurels - before.laurels,
        "legions": p.legions,
        "gods": p.gods,
        "patrons": p.patrons,
        "emperor": len(p.emperor),
        "factions": {f.name for f in s.factions if f.controller == "Br"},
        "offices": {o.name for o in s.officials if o.owner == "Br"},
    }
    return {what: value for what, value in found.items() if value}


@pytest.mark.parametrize("region", [*PHASES, "coin bowl"])
@pytest.mark.parametrize(("card", "option"), CARDS)
def test_a_card_at_a_region(card: str, option: int, region: str) -> None:
    assert gained(card, option, region) == GAINS.get((card, option, region), NOTHING)


def test_twelve_cards_of_which_four_are_carried_out_at_once() -> None:
    assert len(fresh_actions()) == 12
    delayed = {card for card, _, _ in GAINS}
    at_once = set(book.facts["TR-CL-063"]["immediate"])
    assert at_once == {"Veto", "Mass Murder", "Slave Cards", "Buy A Legion"}
    assert {*fresh_actions()} - delayed - at_once == {"Twelfth card"}


@pytest.mark.parametrize("card", fresh_actions())
def test_only_an_immediate_card_is_carried_out_in_phase_two(card: str) -> None:
    s = Table(
        players=(Player("Br", actions=fresh_actions(), denarii=9), Player("A", followers=2), Player("B", followers=1)),
        brutii="Br", start="Br", discs=("arrow",) * 3, legions_left=3,
    )  # fmt: skip
    here = book.begin("followers", s)
    here = here.play(here.chance.result(("arrow",))).after
    record = here.play(book.move("Br plays", card=card))
    asked = {"Buy A Legion": "legion", "Slave Cards": "slaves", "Mass Murder": "murder"}.get(card, "place")
    assert record.after.step.name == asked
    assert ("TR-CL-063" in record.clauses) is (card in book.facts["TR-CL-063"]["immediate"])
    assert record.after.state.of("Br").played == (card,)
    assert record.after.state.of("Br").denarii == 9

"""Two Fighters meet under the ordinary rules, Combat Round by Combat Round, until one is left.

Whoever calls it has put one Fighter into each Team and both into the Arena.  It ends with
"won", where one of them still stands, or "undecided"; what that is worth, the caller says.
"""

from __future__ import annotations

from rulekit.book import Rulebook
from rulekit.engine.steps import Target, go
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.flows.primus import chooser, games_master, in_arena, of_team
from rulekit.rulebooks.serpents.moves.initiative import ChooseOrder, InitiativeOfTwo
from rulekit.rulebooks.serpents.moves.teams import Place, StartRound, UseEquipment
from rulekit.rulebooks.serpents.moves.treachery import OpenRoundOfTwo, Treachery
from rulekit.rulebooks.serpents.moves.wagers import LayWager
from rulekit.rulebooks.serpents.state import TEAMS


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("duel", "place one")
    flow.floor("place one", of_team(TEAMS[0]), "SW-TEAM-05", group="field")
    flow.offer(Place, "place one", "place two")
    flow.floor("place two", of_team(TEAMS[1]), "SW-TEAM-07", group="field")
    flow.offer(Place, "place two", "ready")
    flow.floor("ready", in_arena, "B-1.2.28", holder=games_master, group="round")
    flow.offer(UseEquipment, "ready", "=")
    flow.offer(StartRound, "ready", "round opens", who=games_master)
    flow.auto("round opens", OpenRoundOfTwo(), "initiative", "SW-CHG-04", group="round")
    after: dict[str, Target] = {"won": "order", "level": "="}
    flow.chance("initiative", InitiativeOfTwo(), after, "B-1.3.2", by=in_arena, again="level", group="round")
    flow.choice("order", chooser, "B-1.3.2", group="round")
    flow.offer(ChooseOrder, "order", "combat")
    flow.bar(LayWager, ("place one", "place two", "ready"), "B-1.2.31", name="no-wagers-now")
    flow.bar(Treachery, ("ready", "initiative", "order"), "SW-TREA-02", name="nobody-to-turn-to")
    back: dict[str, Target] = {
        "round over": go("ready", "SW-CHG-04"),
        "won": go("won", "SW-CHG-06"),
        "undecided": "undecided",
    }
    flow.call("combat", "combat", back, "SW-CHG-06", group="round")
    flow.end("won", "SW-CHG-06")
    flow.end("undecided", "SW-CHG-06")
    rome_may_be_called(flow)

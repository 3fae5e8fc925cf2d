"""The Competition: called when a phase ends, whatever the phase; it says whether the game is over.

It expects the table as the phase has left it, and looks at Influence by itself.  Its ends:

- "goes on": nobody has 12 Influence; the next phase begins.
- "won": `champion` has won the game, as the only one on 12, the only one of several with a
  Fighter to send, or by fighting.
- "cancelled": several were on 12 and none had a Fighter; all of them have paid, and the next
  phase begins.
- "unsettled": five or six are on 12 and neither this document nor a known page of the base game
  says who enters (rulings O-48.3, O-48.4), or nobody wants to stand in for the page that says who meets
  whom (ruling O-49); nothing has been changed but that those without a Fighter have paid.
"""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.steps import Target, go
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.flows.fight import fielding, games_master
from rulekit.rulebooks.serpents.moves.competition import Beaten, Close, Fielding, Meeting, Pair, Send, StayOut
from rulekit.rulebooks.serpents.moves.failed import Wager
from rulekit.rulebooks.serpents.moves.fight import Equip, Thumb
from rulekit.rulebooks.serpents.moves.invite import Decline
from rulekit.rulebooks.serpents.moves.places import Count, Cut, Draw, Places
from rulekit.rulebooks.serpents.moves.rivals import ends_level, on_the_line
from rulekit.rulebooks.serpents.moves.spoils import EnterCompetition, SettleSpoils, Spoils, backers
from rulekit.rulebooks.serpents.moves.wagers import LayWager
from rulekit.rulebooks.serpents.state import Table


def at_the_cut(s: Table, at: Any) -> tuple[str, ...]:
    """Those who are level where the places end."""
    return on_the_line(s)


def level(s: Table, at: Any) -> tuple[str, ...]:
    """Those who roll for the better place."""
    return ends_level(s)


def sender(s: Table, at: Any) -> str:
    """Who of the two names his Fighter now: in turn order from the Games Master."""
    return s.pair[len(s.arena)]


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("competition", "close")
    found: dict[str, Target] = {
        "tie": go("fielding", "SW-TIE-02"),
        "crowd": go("count", "SW-C56-01"),
        "alone": go("won", "B-1.1.2.1"),
        "nobody": "goes on",
    }
    flow.auto("close", Close(), found, "SW-TIE-01", group="who")
    able: dict[str, Target] = {
        "nobody": go("cancelled", "SW-TIE-05"),
        "one": go("won", "SW-TIE-06"),
        "crowd": go("count", "SW-C56-01"),
        "few": "draw",
    }
    flow.auto("fielding", Fielding(), able, "SW-TIE-04", group="who")
    counted: dict[str, Target] = {"die": go("cut", "SW-C56-01"), "four": "fielding", "unsettled": "unsettled"}
    flow.auto("count", Count(), counted, "SW-C56-02", group="who")
    flow.chance("cut", Cut(), {"four": "fielding", "level": "="}, "SW-C56-01", by=at_the_cut, group="who")
    drawn: dict[str, Target] = {"level": "places", "clear": "pair", "unsettled": go("unsettled", "SW-TIE-03")}
    flow.auto("draw", Draw(), drawn, "B-1.4.3", group="fights")
    flow.chance("places", Places(), {"clear": "pair", "level": "="}, "B-1.4.3", by=level, group="fights")
    flow.auto("pair", Pair(), "both", "B-1.4.3", group="fights")
    still: dict[str, Target] = {
        "nobody": go("cancelled", "SW-TIE-05"),
        "one": go("won", "SW-TIE-06"),
        "meet": "send",
        "again": "draw",
    }
    flow.auto("both", Meeting(), still, "SW-TIE-04", group="fights")
    flow.choice("send", sender, "B-1.2.0", group="fights")
    flow.offer(Send, "send", {"more": "=", "both": "arming"})
    flow.offer(StayOut, "send", "both")
    flow.window("arming", fielding, "entry", "B-1.2.28", again="rest", group="fights")
    flow.offer(Equip, "arming", "=")
    flow.auto("entry", EnterCompetition(), "wagers", "B-1.4.3.1", group="fights")
    flow.window("wagers", backers, "duel", "B-1.2.31", again="all", group="fights")
    flow.offer(Wager, "wagers", "=")
    flow.bar(LayWager, ("send", "arming"), "B-1.4.3.1", name="no-wagers")
    flow.bar(Decline, "send", "SW-TIE-02", name="no-invitation")
    flow.call("duel", "duel", {"won": "spoils", "undecided": "spoils"}, "B-1.4.1", group="fights")
    mercy: dict[str, Target] = {"mercy": go("verdict", "B-1.3.11"), "none": "settle"}
    flow.auto("spoils", Spoils(), mercy, "B-1.4.3.1", group="fights")
    flow.choice("verdict", games_master, "B-1.3.11", group="fights")
    flow.offer(Thumb, "verdict", "settle")
    flow.auto("settle", SettleSpoils(), "beaten", "B-1.2.30", group="fights")
    flow.auto("beaten", Beaten(), {"won": go("won", "SW-TIE-02"), "next": "pair"}, "SW-TIE-02", group="fights")
    flow.end("goes on", "SW-TIE-01")
    flow.end("won", "SW-TIE-02")
    flow.end("cancelled", "SW-TIE-05")
    flow.end("unsettled", "SW-TIE-03")
    rome_may_be_called(flow)

"""A whole game: the opening, then rounds of eight phases."""

from __future__ import annotations

from rulekit.engine.steps import STAY, go
from rulekit.rulebooks.tribune.chariot import NextRound
from rulekit.rulebooks.tribune.expansion import Reached
from rulekit.rulebooks.tribune.filling import Fill, FillFaceDown, OpenFields
from rulekit.rulebooks.tribune.opening import (
    Condition,
    Deal,
    Lead,
    LeaveLead,
    Lot,
    Money,
    PickColour,
    PutAway,
    Start,
    StartDealing,
    TurnUpFavor,
    everybody,
    handled,
    may_lead,
)
from rulekit.rulebooks.tribune.setup import Prepare, Supply
from rulekit.rulebooks.tribune.state import book
from rulekit.rulebooks.tribune.winning import RoundOver

game = book.flow("game", "set-up")
game.call("set-up", "set-up", {"ready": "rounds"}, "TR-CL-002")
game.call("rounds", "round", {"won": "over"}, "TR-CL-001")
game.end("over", "TR-CL-001")

opening = book.flow("set-up", "prepare")
opening.auto("prepare", Prepare(), {"brutii": "lead", "known": "start"}, "TR-CL-006")
opening.floor("lead", may_lead, "TR-CL-021")
opening.offer(Lead, "lead", "start")
opening.offer(LeaveLead, "lead", STAY)
opening.auto("start", Start(), {"known": "colours", "lot": go("lot", "TR-CL-013")}, "TR-CL-034")
opening.chance("lot", Lot(), "colours", "TR-CL-013")
opening.choice("colours", handled, "B-2.1.1")
opening.offer(PickColour, "colours", {"next": STAY, "all": "supply"})
opening.auto("supply", Supply(), "condition", "TR-CL-012")
opening.chance("condition", Condition(), {"next": STAY, "all": "dealing"}, "TR-CL-012")
opening.auto("dealing", StartDealing(), "deal", "B-2.1.6")
opening.chance("deal", Deal(), {"next": STAY, "all": "keep"}, "B-2.1.6", by=handled)
opening.sealed("keep", everybody, PutAway, "money", "B-2.1.6")
opening.auto("money", Money(), "favor", "B-2.1.7")
opening.chance("favor", TurnUpFavor(), "ready", "TR-CL-008")
opening.end("ready", "TR-CL-034")

turn = book.flow("round", "cards")
turn.call("cards", "cards", {"laid": "followers"}, "TR-CL-035")
turn.call("followers", "followers", {"placed": "regions"}, "TR-CL-036")
turn.call("regions", "regions", {"evaluated": "take-overs"}, "TR-CL-037")
turn.call("take-overs", "take-overs", {"taken over": "benefits"}, "TR-CL-038")
turn.call("benefits", "benefits", {"received": go("beyond", "TR-CL-032")}, "TR-CL-039")
turn.auto("beyond", Reached(), {"played": "refugium", "left out": "chariot"}, "TR-CL-040")
turn.call("refugium", "refugium", {"evaluated": "basilica"}, "TR-CL-040")
turn.call("basilica", "basilica", {"evaluated": "capitoleum"}, "TR-CL-040")
turn.call("capitoleum", "capitoleum", {"evaluated": "chariot"}, "TR-CL-040")
turn.call("chariot", "chariot", {"placed": "round over"}, "TR-CL-041")
turn.auto("round over", RoundOver(), {"won": "won", "next": "next round"}, "TR-CL-001")
turn.auto("next round", NextRound(), "cards", "TR-CL-042")
turn.end("won", "TR-CL-001")

cards = book.flow("cards", "open")
cards.auto("open", OpenFields(), "fill", "TR-CL-043")
cards.chance("fill", Fill(), {"open": STAY, "down": "face down", "full": "laid"}, "TR-CL-043")
cards.chance("face down", FillFaceDown(), {"open": "fill", "down": STAY, "full": "laid"}, "TR-CL-043")
cards.end("laid", "TR-CL-043")

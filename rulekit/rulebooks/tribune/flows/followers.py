"""Phase 2: followers, discs and action cards."""

from __future__ import annotations

from rulekit.engine.steps import STAY, go
from rulekit.rulebooks.tribune.asking import Enough, brutii
from rulekit.rulebooks.tribune.assassins import PlayAssassin
from rulekit.rulebooks.tribune.brutii import (
    AfterCard,
    EndTurn,
    PlayAction,
    Send,
    TurnUpDisc,
    Withhold,
    had_their_turn,
    stopped_by_cross,
)
from rulekit.rulebooks.tribune.expansion import ClaimFavor, Free, TakeOffice
from rulekit.rulebooks.tribune.placing import NextTurn, Place, PlaceProconsul, Stop, on_turn
from rulekit.rulebooks.tribune.sheet import BuyLegion, FetchSlave, Murder, Read
from rulekit.rulebooks.tribune.state import book

# Where a follower, or an action card, is to be played.
CARDS = ("place", "card", "card and proconsul")

phase = book.flow("followers", "whose turn")
phase.auto("whose turn", NextTurn(), {"place": "place", "disc": "disc", "over": "placed"}, "TR-CL-034")
phase.choice("place", on_turn, "TR-CL-034")
phase.offer(Place, "place", {"again": STAY, "next": "whose turn"})
phase.offer(PlaceProconsul, "place", {"again": STAY, "next": "whose turn"})
phase.offer(Stop, "place", "whose turn")
phase.chance(
    "disc",
    TurnUpDisc(),
    {"cross": go("whose turn", "TR-CL-057"), "arrow": "card", "follower": "card and proconsul"},
    "TR-CL-056",
    by=brutii,
)
phase.choice("card", brutii, "TR-CL-058")
phase.choice("card and proconsul", brutii, "TR-CL-059")
phase.offer(PlayAction, "card", {"now": go("sheet", "TR-CL-063"), "over": go("whose turn", "TR-CL-062")})
phase.offer(
    PlayAction,
    "card and proconsul",
    {"now": go("sheet", "TR-CL-063"), "proconsul": "proconsul", "over": go("whose turn", "TR-CL-062")},
)
phase.call("sheet", "sheet", {"carried out": "after"}, "TR-CL-063")
phase.auto("after", AfterCard(), {"proconsul": "proconsul", "over": "whose turn", "another": "disc"}, "TR-CL-062")
phase.choice("proconsul", brutii, "TR-CL-060")
phase.offer(Send, "proconsul", "whose turn")
phase.offer(Withhold, "proconsul", "whose turn")
phase.end("placed", "TR-CL-036")

phase.bar(PlayAction, "place", "TR-CL-057", name="cross", who=stopped_by_cross)
phase.bar(PlayAction, "place", "TR-CL-062", name="had-their-turn", who=had_their_turn)
phase.bar(PlayAction, "disc", "TR-CL-056", name="disc-first")
phase.bar(EndTurn, "card", "TR-CL-058", name="card-due")
phase.bar(EndTurn, "card and proconsul", "TR-CL-059", name="card-due-too")
phase.bar(Send, CARDS, "TR-CL-060", name="by-the-disc", ruling="TR-OD-11", who=brutii)
phase.bar(PlayAssassin, CARDS, "TR-CL-089", name="no-assassin")
for later in (Free, ClaimFavor, TakeOffice):
    phase.bar(later, CARDS, "TR-CL-046", name="later")

sheet = book.flow("sheet", "read")
sheet.auto(
    "read", Read(), {"legion": "legion", "slaves": "slaves", "murder": "murder", "opaque": "carried out"}, "TR-CL-063"
)
sheet.choice("legion", brutii, "B-2.8.5")
sheet.offer(BuyLegion, "legion", "carried out")
sheet.offer(Enough, "legion", "carried out")
sheet.choice("slaves", brutii, "B-2.8.6")
sheet.offer(FetchSlave, "slaves", STAY)
sheet.offer(Enough, "slaves", "carried out")
sheet.choice("murder", brutii, "B-2.8.7")
sheet.offer(Murder, "murder", "carried out")
sheet.end("carried out", "B-2.8.8")

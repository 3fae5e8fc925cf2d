"""Phases 4 to 7: take-overs, benefits, the expansion board, the chariot."""

from __future__ import annotations

from rulekit.engine.steps import STAY, go
from rulekit.rulebooks.tribune.asking import Decline, Enough, all_but, asked, brutii
from rulekit.rulebooks.tribune.assassins import PlayAssassin
from rulekit.rulebooks.tribune.benefits import Benefits, Claim, legate, tribune
from rulekit.rulebooks.tribune.brutii import PlayAction, had_their_turn, stopped_by_cross
from rulekit.rulebooks.tribune.chariot import AwardChariot, BidForChariot, OpenAuction, PutChariot, all_bid, charioteer
from rulekit.rulebooks.tribune.expansion import (
    AfterFavor,
    ClaimByCard,
    ClaimFavor,
    Free,
    FreeByCard,
    OpenBasilica,
    OpenCapitoleum,
    OpenRefugium,
    TakeOffice,
    favored_player,
    patron_player,
)
from rulekit.rulebooks.tribune.opening import TurnUpFavor
from rulekit.rulebooks.tribune.sheet import BuyLegion
from rulekit.rulebooks.tribune.state import book
from rulekit.rulebooks.tribune.takeover import (
    Begin,
    NameTakeOvers,
    OpenTakeOvers,
    PassBy,
    TakeOver,
    at_it,
    bystanders,
)

overs = book.flow("take-overs", "begin")
overs.auto("begin", Begin(), {"brutii": go("option", "TR-CL-099"), "others": "open"}, "TR-CL-038")
overs.choice("option", brutii, "TR-CL-099")
overs.offer(NameTakeOvers, "option", "open")
overs.auto("open", OpenTakeOvers(), {"tries": "try", "nobody": "taken over"}, "B-2.2.6")
overs.choice("try", at_it, "B-2.2.6")
overs.offer(TakeOver, "try", {"next": STAY, "all": "taken over"})
overs.offer(PassBy, "try", {"next": STAY, "all": "taken over"})
overs.end("taken over", "TR-CL-038")
overs.bar(NameTakeOvers, "try", "TR-CL-099", name="fixed")
overs.bar(PlayAssassin, "try", "TR-CL-090", name="assassin-alone", who=at_it)
overs.bar(PlayAssassin, "try", "TR-CL-089", name="bystander", who=bystanders)
overs.bar(PlayAssassin, "option", "TR-CL-089", name="bystander")

benefits = book.flow("benefits", "claim")
benefits.choice("claim", tribune, "TR-CL-039", otherwise="receive")
benefits.offer(Claim, "claim", {"again": STAY, "once": "receive"})
benefits.offer(Enough, "claim", "receive")
benefits.auto("receive", Benefits(), "legates", "TR-CL-104")
benefits.choice("legates", legate, "TR-CL-104", otherwise="received")
benefits.offer(BuyLegion, "legates", go("received", "B-2.3.9"))
benefits.offer(Enough, "legates", "received")
benefits.end("received", "TR-CL-104")
benefits.bar(PlayAssassin, "claim", "TR-CL-089", name="no-assassin")
benefits.bar(Claim, "claim", "TR-CL-105", name="not-the-owner", who=all_but(tribune))
benefits.bar(BuyLegion, "legates", "B-2.3.9", name="not-the-controller", who=all_but(legate))
overs.bar(NameTakeOvers, "option", "TR-CL-099", name="not-the-brutii", who=all_but(brutii))

refugium = book.flow("refugium", "open")
refugium.auto("open", OpenRefugium(), {"asked": "asked", "nobody": "card"}, "B-2.9.4")
refugium.choice("asked", asked, "B-2.9.4")
refugium.offer(Free, "asked", {"next": STAY, "all": "card"})
refugium.offer(Decline, "asked", {"next": STAY, "all": "card"})
refugium.choice("card", patron_player, "B-2.9.4", otherwise="evaluated")
refugium.offer(FreeByCard, "card", go("evaluated", "B-2.8.9"))
refugium.offer(Enough, "card", "evaluated")
refugium.end("evaluated", "B-2.9.4")

basilica = book.flow("basilica", "open")
basilica.auto("open", OpenBasilica(), {"asked": "asked", "nobody": "card"}, "B-2.9.7")
basilica.choice("asked", asked, "B-2.9.7")
basilica.offer(ClaimFavor, "asked", "turn up")
basilica.offer(Decline, "asked", {"next": STAY, "all": "card"})
basilica.chance("turn up", TurnUpFavor(), "after", "B-2.9.8")
basilica.auto("after", AfterFavor(), {"next": "asked", "all": "card"}, "B-2.9.8")
basilica.choice("card", favored_player, "B-2.9.7", otherwise="evaluated")
basilica.offer(ClaimByCard, "card", go("turn up at last", "B-2.8.10"))
basilica.offer(Enough, "card", "evaluated")
basilica.chance("turn up at last", TurnUpFavor(), "evaluated", "B-2.9.8")
basilica.end("evaluated", "B-2.9.7")

capitoleum = book.flow("capitoleum", "open")
capitoleum.auto("open", OpenCapitoleum(), {"asked": "asked", "nobody": "evaluated"}, "B-2.9.9")
capitoleum.choice("asked", asked, "B-2.9.9")
capitoleum.offer(TakeOffice, "asked", {"next": STAY, "all": "evaluated"})
capitoleum.offer(Decline, "asked", {"next": STAY, "all": "evaluated"})
capitoleum.end("evaluated", "B-2.9.9")

refugium.bar(FreeByCard, ("asked", "card"), "B-2.8.9", name="not-by-card", who=all_but(patron_player))
basilica.bar(ClaimByCard, ("asked", "card"), "B-2.8.10", name="not-by-card", who=all_but(favored_player))
for flow, steps in (
    (overs, ("option", "try")),
    (benefits, ("claim", "legates")),
    (refugium, "asked"),
    (basilica, "asked"),
    (capitoleum, "asked"),
):
    flow.bar(PlayAction, steps, "TR-CL-057", name="cross", who=stopped_by_cross)
    flow.bar(PlayAction, steps, "TR-CL-062", name="had-their-turn", who=had_their_turn)
for early in (Free, ClaimFavor, TakeOffice):
    overs.bar(early, "try", "TR-CL-046", name="later")
    benefits.bar(early, "claim", "TR-CL-046", name="later")

chariot = book.flow("chariot", "open")
chariot.auto("open", OpenAuction(), {"bids": "bid", "left out": "placed"}, "B-2.2.13")
chariot.sealed("bid", all_bid, BidForChariot, "award", "B-2.2.13")
chariot.auto("award", AwardChariot(), {"place": "place", "nobody": "placed"}, "B-2.2.13")
chariot.choice("place", charioteer, "B-2.2.13")
chariot.offer(PutChariot, "place", "placed")
chariot.end("placed", "TR-CL-041")

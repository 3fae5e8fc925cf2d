"""Phase 3: the regions of the base board, one after another."""

from __future__ import annotations

from rulekit.engine.steps import STAY, go
from rulekit.rulebooks.tribune.asking import Decline, Enough, all_but, asked, brutii
from rulekit.rulebooks.tribune.assassins import PlayAssassin
from rulekit.rulebooks.tribune.brutii import PlayAction, had_their_turn, stopped_by_cross
from rulekit.rulebooks.tribune.curia import BrutiiAtCuria, Exchange, NameCards, OpenCuria, names_it_anew, names_option
from rulekit.rulebooks.tribune.expansion import ClaimFavor, Free, TakeOffice
from rulekit.rulebooks.tribune.mars import AfterBrutii, GivePair, GivePairs, Highest, OpenMars, wreath_taker
from rulekit.rulebooks.tribune.pantheon import AskBrutii, Commit, Offer, OpenPantheon, Peek, TurnUp
from rulekit.rulebooks.tribune.state import book
from rulekit.rulebooks.tribune.thermae import Award, Bid, OpenThermae, bidders
from rulekit.rulebooks.tribune.trade import (
    BrutiiAtBowl,
    BrutiiAtCatacombs,
    BrutiiAtForum,
    BrutiiAtLatrine,
    Buy,
    OpenCatacombs,
    OpenForum,
    OpenLatrine,
    TakeDenarii,
)

ON = {"next": STAY, "all": "brutii"}

OPTIONS = ("option", "option at the curia", "option in the catacombs")

phase = book.flow("regions", "option")
phase.choice("option", names_option, "TR-CL-037", otherwise="forum")
phase.offer(NameCards, "option", "forum")
phase.call("forum", "forum", {"evaluated": "latrine"}, "B-2.5.2")
phase.call("latrine", "latrine", {"evaluated": "option at the curia"}, "B-2.5.6")
phase.choice("option at the curia", names_it_anew, "TR-CL-037", otherwise="curia")
phase.offer(NameCards, "option at the curia", "curia")
phase.call("curia", "curia", {"evaluated": "option in the catacombs"}, "B-2.5.7")
phase.choice("option in the catacombs", names_it_anew, "TR-CL-037", otherwise="catacombs")
phase.offer(NameCards, "option in the catacombs", "catacombs")
phase.call("catacombs", "catacombs", {"evaluated": "thermae"}, "B-2.5.5")
phase.call("thermae", "thermae", {"evaluated": "pantheon"}, "B-2.5.4")
phase.call("pantheon", "pantheon", {"evaluated": "field of mars"}, "B-2.5.10")
phase.call("field of mars", "field of mars", {"evaluated": "coin bowl"}, "B-2.5.11")
phase.auto("coin bowl", BrutiiAtBowl(), "evaluated", "B-2.5.9")
phase.end("evaluated", "TR-CL-037")

forum = book.flow("forum", "open")
forum.auto("open", OpenForum(), {"asked": "asked", "nobody": "brutii"}, "B-2.5.2")
forum.choice("asked", asked, "B-2.5.2")
forum.offer(Buy, "asked", ON)
forum.offer(Decline, "asked", ON)
forum.auto("brutii", BrutiiAtForum(), "evaluated", "B-2.5.2")
forum.end("evaluated", "B-2.5.2")

latrine = book.flow("latrine", "open")
latrine.auto("open", OpenLatrine(), {"asked": "asked", "nobody": "brutii"}, "B-2.5.6")
latrine.choice("asked", asked, "B-2.5.6")
latrine.offer(Buy, "asked", "brutii")
latrine.offer(TakeDenarii, "asked", "brutii")
latrine.auto("brutii", BrutiiAtLatrine(), "evaluated", "B-2.5.6")
latrine.end("evaluated", "B-2.5.6")

curia = book.flow("curia", "open")
curia.auto("open", OpenCuria(), {"asked": "asked", "nobody": "brutii"}, "B-2.5.7")
curia.choice("asked", asked, "B-2.5.7")
curia.offer(Exchange, "asked", ON)
curia.offer(Decline, "asked", ON)
curia.auto("brutii", BrutiiAtCuria(), "evaluated", "B-2.5.7")
curia.end("evaluated", "B-2.5.7")

catacombs = book.flow("catacombs", "open")
catacombs.auto("open", OpenCatacombs(), {"asked": "asked", "nobody": "brutii"}, "B-2.5.5")
catacombs.choice("asked", asked, "B-2.5.5")
catacombs.offer(Buy, "asked", ON)
catacombs.offer(Decline, "asked", ON)
catacombs.auto("brutii", BrutiiAtCatacombs(), "evaluated", "B-2.5.5")
catacombs.end("evaluated", "B-2.5.5")

thermae = book.flow("thermae", "open")
thermae.auto("open", OpenThermae(), {"bids": "bid", "nobody": "evaluated"}, "B-2.5.4")
thermae.sealed("bid", bidders, Bid, "award", "B-2.5.13")
thermae.auto("award", Award(), "evaluated", "B-2.5.4")
thermae.end("evaluated", "B-2.5.4")

pantheon = book.flow("pantheon", "open")
pantheon.auto("open", OpenPantheon(), {"asked": "asked", "nobody": "brutii"}, "B-2.5.10")
pantheon.choice("asked", asked, "B-2.5.10")
pantheon.offer(Offer, "asked", "brutii")
pantheon.offer(Decline, "asked", "brutii")
pantheon.auto("brutii", AskBrutii(), {"brutii": go("commit", "TR-CL-078"), "nobody": "evaluated"}, "B-2.5.10")
pantheon.choice("commit", brutii, "TR-CL-079")
pantheon.offer(Commit, "commit", "turn up")
pantheon.offer(Enough, "commit", "evaluated")
pantheon.auto("turn up", TurnUp(), "evaluated", "TR-CL-080")
pantheon.end("evaluated", "B-2.5.10")
pantheon.bar(Peek, ("asked", "commit"), "TR-CL-080", name="no-look", who=brutii)

mars = book.flow("field of mars", "open")
mars.auto("open", OpenMars(), {"asked": "asked", "nobody": "wreaths", "brutii first": "wreaths"}, "B-2.5.11")
mars.choice("asked", asked, "B-2.5.11")
mars.offer(GivePair, "asked", {"next": STAY, "all": "wreaths"})
mars.offer(Decline, "asked", {"next": STAY, "all": "wreaths"})
mars.choice("wreaths", wreath_taker, "B-2.5.11", otherwise="after")
mars.offer(GivePairs, "wreaths", STAY)
mars.offer(Enough, "wreaths", "after")
mars.auto("after", AfterBrutii(), {"others": "asked", "award": "award"}, "B-2.5.11")
mars.auto("award", Highest(), "evaluated", "B-2.5.11")
mars.end("evaluated", "B-2.5.11")

phase.bar(NameCards, OPTIONS, "TR-CL-071", name="not-the-brutii", who=all_but(brutii))
mars.bar(GivePairs, ("asked", "wreaths"), "TR-CL-081", name="not-by-card", who=all_but(wreath_taker))
for flow in (forum, latrine, curia, catacombs, pantheon, mars):
    flow.bar(PlayAssassin, "asked", "TR-CL-089", name="no-assassin")
    flow.bar(PlayAction, "asked", "TR-CL-057", name="cross", who=stopped_by_cross)
    flow.bar(PlayAction, "asked", "TR-CL-062", name="had-their-turn", who=had_their_turn)
    for later in (Free, ClaimFavor, TakeOffice):
        flow.bar(later, "asked", "TR-CL-046", name="later")

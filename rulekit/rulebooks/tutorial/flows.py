"""The state graphs: the game, a round and its four phases, and what they call."""

from __future__ import annotations

from rulekit.engine.steps import STAY, go, slug
from rulekit.rulebooks.tutorial.arena import (
    Excuse,
    Match,
    OpenArena,
    Send,
    SendSlave,
    StayOut,
    declarer,
)
from rulekit.rulebooks.tutorial.auction import (
    Bid,
    DropOut,
    KnockDown,
    NameNone,
    NameScheme,
    NextLot,
    OpenAuctions,
    PickScheme,
    bidder,
    least_bid,
    namer,
    winner,
)
from rulekit.rulebooks.tutorial.bank import in_bank
from rulekit.rulebooks.tutorial.buying import (
    BuyEquipment,
    BuyGladiator,
    BuyScheme,
    BuyUnseen,
    BuyWork,
    Newcomer,
    gladiator_price,
)
from rulekit.rulebooks.tutorial.close import CloseRound, TurnPage, length
from rulekit.rulebooks.tutorial.combat import (
    Aim,
    Compare,
    NextBlow,
    Show,
    ShowOpenly,
    Strike,
    Surrender,
    TakeUp,
    aimer,
    all_showing,
    attack_of,
    damage,
    defence_of,
    may_quit,
    next_showing,
    speed_of,
)
from rulekit.rulebooks.tutorial.favours import Fit, Lapse, TakeFree, TakeTop, Train, chooser
from rulekit.rulebooks.tutorial.gear import Equip, FetchBack, Sell, fitting_price, resale
from rulekit.rulebooks.tutorial.house import active, free_slaves, most_active, slaves_needed, uses_allowed
from rulekit.rulebooks.tutorial.market import OpenRow, Refill, Restock, open_due, price
from rulekit.rulebooks.tutorial.order import in_turn
from rulekit.rulebooks.tutorial.schemes import AllUp, Gather, OpenRound, PlayScheme, Reshuffle, Reveal, schemes_due
from rulekit.rulebooks.tutorial.scoring import (
    BreakTie,
    CountCoins,
    CountHonour,
    CountSchemes,
    Total,
    honour_points,
    scheme_points,
    wealth_points,
)
from rulekit.rulebooks.tutorial.setup import Prepare, slaves_due
from rulekit.rulebooks.tutorial.state import book
from rulekit.rulebooks.tutorial.stats import from_gear, from_level, value
from rulekit.rulebooks.tutorial.victory import EndBout, GoHome, NoBattle, Win, prize
from rulekit.rulebooks.tutorial.works import EndTurn, Give, OpenWorks, Place, ShiftSlave, Stop, work_coins, worker

# --- the game: set up, the rounds, the score -----------------------------------------------------

game = book.flow("game", "prepare")
game.auto("prepare", Prepare(), "open works", "TF-CL-018")
game.chance("open works", OpenRow("work"), "open equipment", "TF-CL-019")
game.chance("open equipment", OpenRow("equipment"), "open schemes", "TF-CL-019")
game.chance(
    "open schemes", OpenRow("scheme"), {"open": "rounds", "gladiator": go("open gladiator", "TF-CL-069")}, "TF-CL-025"
)
game.chance("open gladiator", OpenRow("gladiator"), "rounds", "TF-CL-069")
game.call("rounds", "round", {"last round over": "count"}, "TF-CL-029")
game.auto("count", CountHonour(), "count coins", "TF-CL-098")
game.auto("count coins", CountCoins(), "count schemes", "TF-CL-099")
game.auto("count schemes", CountSchemes(), "total", "TF-CL-100")
game.auto("total", Total(), {"level": go("tie", "TF-CL-106"), "won": "over"}, "TF-CL-101")
game.auto("tie", BreakTie(), "over", "TF-CL-106")
game.end("over", "TF-CL-096")

# --- a round: four phases, then everything is put back -------------------------------------------

rounds = book.flow("round", "begin")
rounds.auto("begin", OpenRound(), "schemes", "TF-CL-030")
rounds.call("schemes", "schemes", {"revealed": go("auctions", "TF-CL-030")}, "TF-CL-031")
rounds.call("auctions", "auctions", {"all sold": "all up"}, "TF-CL-032")
rounds.auto("all up", AllUp(), {"more": "schemes", "all": go("works", "TF-CL-030")}, "TF-CL-039")
rounds.call("works", "works", {"works done": go("battle", "TF-CL-072", "TF-CL-030")}, "TF-CL-033")
rounds.call("battle", "battle", {"battle over": go("close", "TF-CL-092")}, "TF-CL-034")
rounds.auto("close", CloseRound(), "shelves", "TF-CL-092")
rounds.auto("shelves", Restock("round-end"), {"gap": "restock", "full": "turn page"}, "TF-CL-019")
rounds.chance("restock", Refill(), "shelves", "TF-CL-019")
rounds.auto("turn page", TurnPage(), {"next": go("begin", "TF-CL-038"), "last": "last round over"}, "TF-CL-037")
rounds.end("last round over", "TF-CL-096")

# --- phase one: schemes --------------------------------------------------------------------------

schemes = book.flow("schemes", "gather")
schemes.auto("gather", Gather(), {"short": "reshuffle", "enough": "reveal"}, "TF-CL-039")
schemes.auto("reshuffle", Reshuffle(), "reveal", "TF-CL-039")
schemes.chance("reveal", Reveal(), {"owed": go("favours", "TF-CL-041"), "revealed": "revealed"}, "TF-CL-031")
schemes.call("favours", "favours", {"all taken": "revealed"}, "TF-CL-041")
schemes.end("revealed", "TF-CL-040")

# --- phase two: auctions -------------------------------------------------------------------------

auctions = book.flow("auctions", "open")
auctions.auto("open", OpenAuctions(), "next lot", "TF-CL-032")
auctions.auto("next lot", NextLot(), {"lot": "bid", "name": "name", "sold": "all sold"}, "TF-CL-042")
auctions.choice("name", namer, "TF-CL-042")
auctions.offer(NameScheme, "name", "bid")
auctions.offer(NameNone, "name", "next lot")
auctions.choice("bid", bidder, "TF-CL-043")
auctions.offer(Bid, "bid", {"on": STAY, "done": go("knock down", "TF-CL-045")})
auctions.offer(DropOut, "bid", {"on": STAY, "done": go("knock down", "TF-CL-045")})
auctions.offer(PlayScheme, "bid", {"owed": "favours meanwhile", "done": STAY})
auctions.call("favours meanwhile", "favours", {"all taken": "bid"}, "TF-CL-060")
auctions.auto("knock down", KnockDown(), {"owed": "favours", "pick": "pick", "next": "next lot"}, "TF-CL-045")
auctions.choice("pick", winner, "TF-CL-045")
auctions.offer(PickScheme, "pick", {"owed": "favours", "next": "next lot"})
auctions.call("favours", "favours", {"all taken": "next lot"}, "TF-CL-118")
auctions.end("all sold", "TF-CL-032")

# --- phase three: works --------------------------------------------------------------------------

works = book.flow("works", "open")
works.auto("open", OpenWorks(), {"turn": "turn", "nobody": "works done"}, "TF-CL-033")
works.choice("turn", worker, "TF-CL-035")
works.offer(Place, "turn", {"owed": "favours", "done": STAY})
works.offer(BuyWork, "turn", "shelves")
works.offer(BuyEquipment, "turn", "shelves")
works.offer(BuyUnseen, "turn", "fit")
works.offer(BuyScheme, "turn", {"owed": "favours", "done": "shelves"})
works.offer(BuyGladiator, "turn", {"unseen": "newcomer", "seen": "shelves"})
works.offer(Equip, "turn", STAY)
works.offer(Sell, "turn", STAY)
works.offer(PlayScheme, "turn", {"owed": "favours", "done": STAY})
works.offer(FetchBack, "turn", STAY, free=True)
works.offer(Give, "turn", STAY, free=True)
works.offer(EndTurn, "turn", {"next": STAY, "all": "works done"})
works.offer(Stop, "turn", {"next": STAY, "all": "works done"})
works.chance("newcomer", Newcomer(), "turn", "TF-CL-069")
works.chance("fit", Fit(), "turn", "TF-CL-059")
works.call("favours", "favours", {"all taken": "shelves"}, "TF-CL-052")
works.auto("shelves", Restock("at-once"), {"gap": "refill", "full": "turn"}, "TF-CL-019")
works.chance("refill", Refill(), "shelves", "TF-CL-019")
works.end("works done", "TF-CL-072")

# --- benefits to be chosen -----------------------------------------------------------------------

favours = book.flow("favours", "favour")
favours.choice("favour", chooser, "TF-CL-047", otherwise=go("lapse", "TF-CL-048"))
favours.offer(TakeFree, "favour", {"next": "shelves", "all": "last shelves"})
favours.offer(TakeTop, "favour", "fit")
favours.offer(Train, "favour", {"next": STAY, "all": "all taken"})
favours.auto("lapse", Lapse(), {"next": "favour", "all": "all taken"}, "TF-CL-047")
favours.chance("fit", Fit(), {"next": "favour", "all": "all taken"}, "TF-CL-059")
favours.auto("shelves", Restock("at-once"), {"gap": "refill", "full": "favour"}, "TF-CL-019")
favours.chance("refill", Refill(), "shelves", "TF-CL-019")
favours.auto("last shelves", Restock("at-once"), {"gap": "last refill", "full": "all taken"}, "TF-CL-019")
favours.chance("last refill", Refill(), "last shelves", "TF-CL-019")
favours.end("all taken", "TF-CL-047")

# --- phase four: battle --------------------------------------------------------------------------

battle = book.flow("battle", "open")
battle.auto("open", OpenArena(), {"declare": "declare", "nobody": "battle over"}, "TF-CL-034")
battle.choice("declare", declarer, "TF-CL-075", otherwise=go("excuse", "TF-CL-105"))
battle.offer(Send, "declare", {"next": STAY, "all": "match"})
battle.offer(SendSlave, "declare", {"next": STAY, "all": "match"})
battle.offer(StayOut, "declare", {"next": STAY, "all": "match"})
battle.offer(PlayScheme, "declare", {"owed": "favours", "done": STAY})
battle.call("favours", "favours", {"all taken": "declare"}, "TF-CL-060")
battle.auto("excuse", Excuse(), {"next": "declare", "all": "match"}, "TF-CL-105")
battle.auto(
    "match",
    Match(),
    {
        "nobody": go("no battle", "TF-CL-103", "TF-CL-104"),
        "alone": "no battle",
        "walk-over": "win",
        "duel": "bout",
        "many-sided": go("bout", "TF-CL-076"),
    },
    "TF-CL-073",
)
battle.auto(
    "bout", TakeUp(), {"together": "cards", "in turn": "cards in turn", "no cards": "compare"}, "TF-CL-077"
)
battle.sealed("cards", all_showing, Show, "compare", "TF-CL-079")
quits = {"others": go("bout", "TF-CL-091"), "last": go("win", "TF-CL-091")}
battle.offer(Surrender, "cards", quits, who=may_quit)
battle.choice("cards in turn", next_showing, "TF-CL-079")
battle.offer(ShowOpenly, "cards in turn", {"next": STAY, "all": "compare"})
battle.offer(Surrender, "cards in turn", quits, who=may_quit)
battle.auto("compare", Compare(), "blows", "TF-CL-077")
battle.auto("blows", NextBlow(), {"aim": "aim", "strike": "strike", "bout over": "end bout"}, "TF-CL-080")
battle.choice("aim", aimer, "TF-CL-076")
battle.offer(Aim, "aim", {"more": STAY, "strike": "strike"})
battle.auto("strike", Strike(), "blows", "TF-CL-086")
battle.auto(
    "end bout",
    EndBout(),
    {
        "on": go("bout", "TF-CL-090"),
        "won": go("win", "TF-CL-090"),
        "all dead": "go home",
        "draw": "go home",
    },
    "TF-CL-090",
)
battle.auto("no battle", NoBattle(), "battle over", "TF-CL-104")
battle.auto("win", Win(), "go home", "TF-CL-082")
battle.auto("go home", GoHome(), {"again": "open", "over": "battle over"}, "TF-CL-092")
battle.end("battle over", "TF-CL-092")

# --- what a clause shuts out ---------------------------------------------------------------------

for flow, steps in ((auctions, ("bid", "name", "pick")), (battle, ("declare", "cards", "cards in turn", "aim"))):
    for move in (BuyWork, BuyEquipment, BuyScheme, BuyUnseen):
        flow.bar(move, steps, "TF-CL-057", name=slug(move.__name__))
    flow.bar(BuyGladiator, steps, "TF-CL-069", name="buy-gladiator")
    flow.bar(Sell, steps, "TF-CL-116", name="sell")
    flow.bar(Equip, steps, "TF-CL-068", name="equip")
    flow.bar(Place, steps, "TF-CL-051", name="place")
works.bar(ShiftSlave, "turn", "TF-CL-056", name="shift")
works.bar(ShiftSlave, "turn", "TF-CL-109", name="shift-again")
battle.bar(ShiftSlave, ("declare", "cards", "cards in turn"), "TF-CL-109", name="shift")

book.pieces_beside += [
    in_turn, in_bank, slaves_due, open_due, price, most_active, active, free_slaves, slaves_needed, uses_allowed,
    from_gear, from_level, value, schemes_due, least_bid, work_coins, gladiator_price, resale, fitting_price, attack_of,
    defence_of, speed_of, damage, prize, length, honour_points, wealth_points, scheme_points,
]  # fmt: skip

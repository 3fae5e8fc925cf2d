"""The state graphs: the game, the two parts of a round, and the procedures they call."""

from __future__ import annotations

from rulekit.engine.steps import STAY, go
from rulekit.rulebooks.sacrum.bidding import (
    Bid,
    Conquer,
    MoveBid,
    OpenBids,
    Settle,
    SitOut,
    Withdraw,
    conquest_price,
    consolation,
    driven_off,
    least_bid,
    next_bidder,
)
from rulekit.rulebooks.sacrum.chits import ReturnChits, Reveal, StackOnTop, chits_due, foreseen, revealer
from rulekit.rulebooks.sacrum.disasters import RoundOver, TurnUpChip, drought_takes, exposed, plague_takes
from rulekit.rulebooks.sacrum.display import LayConquest, LayD, LayRow, conquest_due, d_tiles_due, row_due, tiles_due
from rulekit.rulebooks.sacrum.income import (
    Choose,
    Collect,
    Late,
    Now,
    TakeGoods,
    Yields,
    chooser,
    coins_of,
    luxury_of,
    owner_of_rhodes,
)
from rulekit.rulebooks.sacrum.losses import GiveUp, Save, Weathered, ransom, threatened
from rulekit.rulebooks.sacrum.paying import purse, to_bid
from rulekit.rulebooks.sacrum.placing import Build, Drop, Gain, LayLandscapes, Pledge, builder, common, cost
from rulekit.rulebooks.sacrum.sacrifice import (
    PERMISSIONS,
    Close,
    Open,
    Sacrifice,
    SacrificeFreely,
    all_asked,
    at_any_moment,
    means,
    on_turn,
    price,
    skull_opens,
)
from rulekit.rulebooks.sacrum.scoring import (
    BreakTie,
    CountPopulation,
    CountPower,
    NameWinner,
    TakeTheLower,
    coin_points,
    living_points,
    sacrificed,
    tile_points,
)
from rulekit.rulebooks.sacrum.setup import LastSupply, Prepare
from rulekit.rulebooks.sacrum.state import book
from rulekit.rulebooks.sacrum.stores import luxury_a_coin, luxury_due
from rulekit.rulebooks.sacrum.supply import (
    Feed,
    FeedWithLuxury,
    Forfeit,
    Look,
    Redeem,
    debtor,
    feeder,
    food_due,
    most_stand_ins,
    supply_marks,
)

# --- the game: set up, eight rounds, count -------------------------------------------------------

game = book.flow("game", "prepare")
game.auto("prepare", Prepare(), {"whole": "first round", "bare": "rounds"}, "SC-CL-008")
game.call("first round", "year", {"collected": "rounds"}, "B-3.2.9")
game.call("rounds", "round", {"over": "all played"}, "B-3.1.1")
game.auto("all played", LastSupply(), {"supply": "last supply", "none": "count"}, "B-3.3.4")
game.call("last supply", "supply", {"supplied": "count"}, "B-3.2.1")
game.call("count", "scoring", {"scored": "over"}, "B-3.3.2")
game.end("over", "B-3.1.1")

# --- the first part of a round: tiles, bids, placing, income --------------------------------------

year = book.flow("year", "tiles")
year.call("tiles", "display", {"laid out": "look"}, "B-3.1.2")
year.auto("look", Look(), {"marked": "supply", "plain": "bids"}, "B-3.2.1")
year.call("supply", "supply", {"supplied": "bids"}, "B-3.2.1")
year.call("bids", "bidding", {"settled": "placing"}, "B-3.2.2")
year.call("placing", "placing", {"placed": "income now"}, "B-3.2.17")
year.auto("income now", Now(), {"now": "harvest", "not yet": "collected"}, "B-3.2.9")
year.call("harvest", "harvest", {"harvested": "collected"}, "B-3.2.9")
year.end("collected", "B-3.2.9")

harvest = book.flow("harvest", "yields")
harvest.auto("yields", Yields(), "choose", "B-3.2.20")
harvest.choice("choose", chooser, "B-3.4.2", otherwise="income")
harvest.offer(Choose, "choose", STAY)
harvest.call("income", "income", {"collected": "harvested"}, "B-3.2.9")
harvest.end("harvested", "B-3.2.9")

bidding = book.flow("bidding", "open")
bidding.auto("open", OpenBids(), "bid", "B-3.2.2")
bidding.choice("bid", next_bidder, "B-3.2.2")
bidding.offer(Bid, "bid", {"driven off": "driven off", "next": STAY, "all": "settle"})
bidding.offer(Conquer, "bid", {"next": STAY, "all": "settle"})
bidding.offer(SitOut, "bid", {"next": STAY, "all": "settle"})
bidding.choice("driven off", driven_off, "B-3.2.4")
bidding.offer(MoveBid, "driven off", {"next": "bid", "all": "settle"})
bidding.offer(Withdraw, "driven off", {"next": "bid", "all": "settle"})
bidding.auto("settle", Settle(), "settled", "B-3.2.13")
bidding.end("settled", "B-3.2.13")

placing = book.flow("placing", "landscapes")
placing.auto("landscapes", LayLandscapes(), {"buildings": "build", "none": "gain"}, "B-3.2.16")
placing.choice("build", builder, "B-3.2.17", otherwise=go("drop", "B-3.2.18"))
placing.offer(Build, "build", {"next": STAY, "all": "gain"})
placing.offer(Pledge, "build", {"next": STAY, "all": "gain"})
placing.auto("drop", Drop(), {"next": "build", "all": "gain"}, "B-3.2.18")
placing.auto("gain", Gain(), "placed", "B-3.2.19")
placing.end("placed", "B-3.2.19")

# --- the tail of a round -------------------------------------------------------------------------

tail = book.flow("round", "reveal")
tail.chance(
    "reveal",
    Reveal(),
    {"skull shown": go("open", "SC-CL-016"), "no skull": go("open", "SC-CL-024")},
    "SC-CL-014",
    by=revealer,
)
tail.auto("open", Open(), {"in turn": "sacrifice", "in secret": "secret"}, "SC-CL-017")
tail.choice("sacrifice", on_turn, "SC-CL-017")
tail.offer(Sacrifice, "sacrifice", {"next": STAY, "all": "close"})
tail.sealed("secret", all_asked, Sacrifice, "close", "SC-CL-017")
tail.auto("close", Close(), {"chits first": "return", "disasters first": "disasters"}, "SC-CL-025")
tail.auto("return", ReturnChits(), go("disasters", "SC-CL-013"), "SC-CL-025")
tail.chance(
    "disasters",
    TurnUpChip(),
    {"one more": STAY, "chits now": "return late", "round over": "income late", "threatened": "threatened"},
    "B-3.2.8",
)
tail.choice("threatened", threatened, "B-3.2.8")
tail.offer(Save, "threatened", {"next": STAY, "all": "weathered"})
tail.offer(GiveUp, "threatened", {"next": STAY, "all": "weathered"})
tail.auto(
    "weathered",
    Weathered(),
    {"one more": "disasters", "chits now": "return late", "round over": "income late"},
    "B-3.2.8",
)
tail.auto("return late", ReturnChits(), "income late", "SC-CL-025")
tail.auto("income late", Late(), {"now": "harvest", "had": "round over"}, "B-3.2.9")
tail.call("harvest", "harvest", {"harvested": "round over"}, "B-3.2.9")
tail.auto("round over", RoundOver(), {"tiles": "next tiles", "chits": "reveal", "over": "over"}, "B-3.2.9")
tail.call("next tiles", "year", {"collected": "reveal"}, "B-3.2.9")
tail.end("over", "B-3.1.1")

tail.bar(Sacrifice, "reveal", "SC-CL-016", name="before-the-chits")
tail.bar(Sacrifice, ("disasters", "threatened", "over"), "SC-CL-013", name="after-the-chips")
tail.bar(StackOnTop, ("reveal", "sacrifice", "secret", "disasters", "threatened"), "SC-CL-025", name="on-top")

# --- what comes earlier or later -----------------------------------------------------------------

display = book.flow("display", "row")
display.chance("row", LayRow(), {"more": "conquest", "d tiles": "d tiles", "full": "laid out"}, "SC-CL-011")
display.chance("conquest", LayConquest(), {"d tiles": "d tiles", "full": "laid out"}, "SC-CL-012")
display.chance("d tiles", LayD(), "laid out", "B-3.4.4")
display.end("laid out", "SC-CL-009")

income = book.flow("income", "collect")
income.auto("collect", Collect(), {"rhodes": "rhodes", "nobody": "collected"}, "B-3.2.9")
income.choice("rhodes", owner_of_rhodes, "SC-CL-029")
income.offer(TakeGoods, "rhodes", "collected")
income.bar(Sacrifice, "rhodes", "SC-CL-013", name="too-early")
income.end("collected", "B-3.2.9")

supply = book.flow("supply", "feed")
supply.auto("feed", Feed(), {"short": "short", "pledges": "pledges", "none": "supplied"}, "B-3.2.11")
supply.choice("short", feeder, "B-3.2.11")
supply.offer(FeedWithLuxury, "short", {"short": STAY, "pledges": "pledges", "none": "supplied"})
supply.choice("pledges", debtor, "B-3.2.21")
supply.offer(Redeem, "pledges", {"next": STAY, "all": "supplied"})
supply.offer(Forfeit, "pledges", {"next": STAY, "all": "supplied"})
supply.end("supplied", "B-3.2.11")

scoring = book.flow("scoring", "power")
scoring.auto("power", CountPower(), "population", "B-3.3.2")
scoring.auto("population", CountPopulation(), "lower", "B-3.3.2")
scoring.auto("lower", TakeTheLower(), {"one ahead": "winner", "level": "tie"}, "B-3.3.2")
scoring.auto("winner", NameWinner(), "scored", "B-3.3.2")
scoring.auto("tie", BreakTie(), "scored", "B-3.3.3")
scoring.end("scored", "B-3.3.2")

# Only under one reading of SC-OD-04 is anybody offered this.
book.standing(SacrificeFreely, at_any_moment, kinds=("choice",))

book.pieces_beside += [
    chits_due, skull_opens, *PERMISSIONS.values(), means, price, luxury_a_coin, exposed, plague_takes,
    food_due, sacrificed, coin_points, tiles_due, row_due, conquest_due, luxury_due, least_bid, conquest_price,
    foreseen, purse, to_bid, consolation, d_tiles_due, most_stand_ins,
    common, cost, coins_of, luxury_of, supply_marks, drought_takes, ransom, tile_points, living_points,
]  # fmt: skip

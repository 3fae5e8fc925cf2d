"""The state graphs: the tail of the round, and the small procedures around it."""

from __future__ import annotations

from rulekit.engine.steps import STAY, go
from rulekit.rulebooks.sacrum.chits import ReturnChits, Reveal, StackOnTop, chits_due, revealer
from rulekit.rulebooks.sacrum.disasters import RoundOver, TurnUpChip, exposed, plague_takes
from rulekit.rulebooks.sacrum.display import LayConquest, LayRow, conquest_due, row_due, tiles_due
from rulekit.rulebooks.sacrum.income import Collect, TakeGoods, owner_of_rhodes
from rulekit.rulebooks.sacrum.sacrifice import (
    PERMISSIONS,
    Close,
    Open,
    Sacrifice,
    all_asked,
    luxury_a_coin,
    means,
    on_turn,
    price,
    skull_opens,
)
from rulekit.rulebooks.sacrum.scoring import Count, coin_points, sacrificed
from rulekit.rulebooks.sacrum.setup import Prepare
from rulekit.rulebooks.sacrum.state import book
from rulekit.rulebooks.sacrum.supply import Feed, food_due

# --- the game: set up, eight rounds, count -------------------------------------------------------

game = book.flow("game", "prepare")
game.auto("prepare", Prepare(), "rounds", "SC-CL-008")
game.call("rounds", "round", {"over": "count"}, "B-3.1.1")
game.call("count", "scoring", {"scored": "over"}, "SC-CL-026")
game.end("over", "B-3.1.1")

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
    {"one more": STAY, "chits now": "return late", "round over": "round over"},
    "B-3.2.8",
)
tail.auto("return late", ReturnChits(), "round over", "SC-CL-025")
tail.auto("round over", RoundOver(), {"next": "reveal", "over": "over"}, "B-3.2.9")
tail.end("over", "B-3.1.1")

tail.bar(Sacrifice, "reveal", "SC-CL-016", name="before-the-chits")
tail.bar(Sacrifice, ("disasters", "over"), "SC-CL-013", name="after-the-chips")
tail.bar(StackOnTop, ("reveal", "sacrifice", "secret", "disasters"), "SC-CL-025", name="on-top")

# --- what comes earlier or later -----------------------------------------------------------------

display = book.flow("display", "row")
display.chance("row", LayRow(), {"more": "conquest", "full": "laid out"}, "SC-CL-011")
display.chance("conquest", LayConquest(), "laid out", "SC-CL-012")
display.end("laid out", "SC-CL-009")

income = book.flow("income", "collect")
income.auto("collect", Collect(), {"rhodes": "rhodes", "nobody": "collected"}, "B-3.2.9")
income.choice("rhodes", owner_of_rhodes, "SC-CL-029")
income.offer(TakeGoods, "rhodes", "collected")
income.bar(Sacrifice, "rhodes", "SC-CL-013", name="too-early")
income.end("collected", "B-3.2.9")

supply = book.flow("supply", "feed")
supply.auto("feed", Feed(), "supplied", "B-3.2.11")
supply.end("supplied", "B-3.2.11")

scoring = book.flow("scoring", "count")
scoring.auto("count", Count(), "scored", "SC-CL-026")
scoring.end("scored", "SC-CL-026")

book.pieces_beside += [
    chits_due, skull_opens, *PERMISSIONS.values(), means, price, luxury_a_coin, exposed, plague_takes,
    food_due, sacrificed, coin_points, tiles_due, row_due, conquest_due,
]  # fmt: skip

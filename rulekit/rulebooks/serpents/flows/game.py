"""The whole game: set-up, then turn after turn of four phases, until one House alone stands at the top."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.steps import Target, go
from rulekit.rulebooks.serpents.moves.draw import (
    DealGladiators,
    DealGuards,
    DealSlaves,
    DrawCards,
    OpenDealing,
    OpenDrawing,
)
from rulekit.rulebooks.serpents.moves.rounds import (
    ClearArena,
    Crown,
    EndPhase,
    FirstDie,
    Lapse,
    NewTurn,
    OpenArena,
)
from rulekit.rulebooks.serpents.state import Table


def everyone(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat."""
    return s.seats


def next_in_turn(s: Table, at: Any) -> str:
    """The seat whose turn it is in what goes round."""
    return s.queue[0] if s.queue else ""


def build(book: Rulebook) -> None:
    """Add the flow of the game; it comes first, as a game begins there."""
    flow = book.flow("game", "first master")
    flow.chance("first master", FirstDie(), {"one": "set up", "level": "="}, "B-1.1.4", by=everyone, again="level")
    flow.call("set up", "set-up", {"ready": "deal"}, "B-1.1.4")
    flow.call("deal", "dealing", {"dealt": "upkeep"}, "B-1.1.5")
    flow.call("upkeep", "upkeep", {"balanced": "after upkeep"}, "B-1.2")
    flow.call("after upkeep", "phase end", _on("draw"), "SW-TIE-01")
    flow.call("draw", "drawing", {"drawn": "intrigue"}, "B-1.2.5")
    flow.call("intrigue", "intrigue", {"over": "after intrigue"}, "B-1.2.6")
    flow.call("after intrigue", "phase end", _on("market"), "SW-TIE-01")
    flow.call("market", "market", {"over": "after market"}, "B-1.2.15")
    flow.call("after market", "phase end", _on("arena"), "SW-TIE-01")
    flow.auto("arena", OpenArena(), "games", "B-1.2.24")
    after: dict[str, Target] = {
        "ordinary arena": "fight",
        "ordinary fight": go("fight", "SW-FAIL-02"),
        "no fight": "clear",
        "decided": "clear",
        "undecided": "clear",
    }
    flow.call("games", "primus", after, "B-1.2.24")
    flow.call("fight", "fight", dict.fromkeys(("decided", "undecided", "no fight"), "clear"), "B-1.2.25")
    flow.auto("clear", ClearArena(), "after arena", "B-1.3.8.1")
    flow.call("after arena", "phase end", _on("new turn"), "SW-TIE-01")
    flow.auto("new turn", NewTurn(), "upkeep", "B-1.2")
    flow.end("twelve alone", "B-1.1.2.1")
    flow.end("competition won", "SW-TIE-02")
    flow.end("unsettled", "SW-TIE-03")


def _on(following: str) -> dict[str, Target]:
    ends: dict[str, Target] = {"alone": "twelve alone", "competition": "competition won", "unsettled": "unsettled"}
    return {"goes on": following, **ends}


def build_parts(book: Rulebook) -> None:
    """Add what the game itself calls: the dealing, the drawing, the end of a phase."""
    deal = book.flow("dealing", "open")
    deal.auto("open", OpenDealing(), "gladiators", "B-1.1.5")
    deal.chance("gladiators", DealGladiators(), "slaves", "B-1.1.6", by=next_in_turn)
    deal.chance("slaves", DealSlaves(), "guards", "B-1.1.6", by=next_in_turn)
    deal.chance("guards", DealGuards(), {"more": "gladiators", "done": "dealt"}, "B-1.1.6", by=next_in_turn)
    deal.end("dealt", "B-1.1.6")
    draw = book.flow("drawing", "open")
    draw.auto("open", OpenDrawing(), "draw", "B-1.2.5")
    draw.chance("draw", DrawCards(), {"more": "=", "done": "drawn"}, "B-1.2.5", by=next_in_turn)
    draw.end("drawn", "B-1.2.5")
    over = book.flow("phase end", "over")
    over.auto("over", EndPhase(), "twelve", "SW-TIE-01")
    found: dict[str, Target] = {"goes on": "lapse", "cancelled": "lapse", "won": "crown", "unsettled": "unsettled"}
    over.call("twelve", "competition", found, "B-1.1.2.1")
    over.auto("crown", Crown(), {"alone": "alone", "competition": "competition"}, "B-1.1.2.1")
    over.auto("lapse", Lapse(), "goes on", "SW-OBT-03")
    over.end("goes on", "SW-TIE-01")
    over.end("alone", "B-1.1.2.1")
    over.end("competition", "SW-TIE-02")
    over.end("unsettled", "SW-TIE-03")

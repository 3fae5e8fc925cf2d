"""The Primus, from the honour of the Games Master to his gesture over the losers."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.flow import Flow
from rulekit.engine.steps import Target, go
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.moves.announce import Announce, Forgo, OpenGames, Spectacle, TakeHonour
from rulekit.rulebooks.serpents.moves.failed import Cancel, OpenFight, Wager
from rulekit.rulebooks.serpents.moves.fight import Equip, Tribute
from rulekit.rulebooks.serpents.moves.initiative import (
    Agree,
    ChooseOrder,
    Initiative,
    NameChooser,
    PartnerDie,
    deciding_owners,
)
from rulekit.rulebooks.serpents.moves.invite import Accept, Decline, Invite, StopInviting, Withdraw
from rulekit.rulebooks.serpents.moves.talk import Give
from rulekit.rulebooks.serpents.moves.teams import FormTeams, Place, StartRound, UseEquipment, owners
from rulekit.rulebooks.serpents.moves.treachery import OpenRound, OrderDue, Treachery
from rulekit.rulebooks.serpents.moves.victory import Gesture, Victory
from rulekit.rulebooks.serpents.moves.wagers import LayWager, Settle, wagering
from rulekit.rulebooks.serpents.state import TEAMS, Table


def everyone(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat."""
    return s.seats


def games_master(s: Table, at: Any) -> str:
    """The seat that holds the Games Master's token."""
    return s.games_master


def invited(s: Table, at: Any) -> str:
    """The House that has been asked."""
    return s.invited


def accepted(s: Table, at: Any) -> tuple[str, ...]:
    """Whoever has a Fighter in the Arena."""
    return deciding_owners(s, s.arena)


def of_team(name: str) -> Any:
    """Make the seats of a Team's Fighters."""
    return lambda s, at: owners(s, name)


def in_arena(s: Table, at: Any) -> tuple[str, ...]:
    """The seats of all Fighters in the two Teams."""
    return tuple(dict.fromkeys(seat for team in TEAMS for seat in owners(s, team)))


def partners(s: Table, at: Any) -> tuple[str, ...]:
    """The owners who share the deciding result."""
    return deciding_owners(s, s.deciding)


def clockwise(s: Table, at: Any) -> tuple[str, ...]:
    """Every seat, from the Games Master on."""
    return s.clockwise()


def arena_clockwise(s: Table, at: Any) -> tuple[str, ...]:
    """The seats of all Fighters in the two Teams, from the Games Master on."""
    there = in_arena(s, at)
    return tuple(n for n in s.clockwise() if n in there)


def deciding(s: Table, at: Any) -> tuple[str, ...]:
    """Who says whether Treacherous Gladiators change sides: their owners, as all who have a Fighter there (O-38.7)."""
    return (s.games_master,) if s.reads("O-38.7") == "games master" else arena_clockwise(s, at)


def chooser(s: Table, at: Any) -> str:
    """The owner of the Fighter whose result decided."""
    return s.chooser


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("primus", "opening")
    _call(flow)
    _inviting(flow)
    _failed(flow)
    _field(flow)
    _wagers(flow)
    _round(flow)
    _end(flow)
    rome_may_be_called(flow)


def _call(flow: Flow) -> None:
    flow.choice("opening", games_master, "B-1.2.24", group="call")
    flow.offer(TakeHonour, "opening", "call")
    flow.bar(Announce, "opening", "SW-ANN-02", name="too-early")
    flow.floor("call", everyone, "SW-ANN-01", holder=games_master, group="call")
    flow.floor("last word", everyone, "SW-ANN-02", holder=games_master, group="call")
    flow.offer(Announce, ("call", "last word"), "invite", who=games_master)
    flow.offer(Forgo, "call", "last word", who=games_master)
    flow.offer(OpenGames, "last word", "ordinary arena", who=games_master)
    flow.offer(Spectacle, ("call", "last word"), "=")
    flow.bar(Spectacle, ("invite", "answer"), "SW-ANN-04", name="called-already", ruling="O-18")
    flow.end("ordinary arena", "SW-ANN-01", group="call")


def _inviting(flow: Flow) -> None:
    flow.choice("invite", games_master, "SW-INV-01", otherwise=go("failed", "SW-FAIL-01"), group="inviting")
    flow.offer(Invite, "invite", "answer")
    flow.bar(StopInviting, "invite", "SW-INV-01", name="four-are-due")
    flow.offer(Withdraw, "invite", "=", who=accepted, free=True)
    flow.choice("answer", invited, "B-1.2.25", group="inviting")
    # "short" only where four offers are all there are: ruling O-20.
    on: dict[str, Target] = {"more": "invite", "short": go("failed", "SW-INV-01")}
    flow.offer(Accept, "answer", {"four": go("teams", "SW-TEAM-01"), **on})
    flow.offer(Decline, "answer", on)
    # Every invitation is a chance to make a deal (SW-INV-12), and gold may change hands at any time.
    flow.offer(Give, ("invite", "answer"), "=", who=everyone, free=True)


def _failed(flow: Flow) -> None:
    after: dict[str, Target] = {"pair": go("stakes", "SW-FAIL-02"), "nobody": go("no fight", "B-1.2.27")}
    flow.auto("failed", Cancel(), after, "SW-FAIL-01", group="failed")
    flow.floor("stakes", everyone, "SW-FAIL-02", holder=games_master, group="failed")
    flow.offer(Wager, "stakes", "=")
    flow.offer(Announce, "stakes", "invite", who=games_master)
    flow.offer(OpenFight, "stakes", "ordinary fight", who=games_master)
    flow.bar(Treachery, "stakes", "SW-TREA-02", name="no-teams")
    flow.end("ordinary fight", "SW-FAIL-02", group="failed")
    flow.end("no fight", "B-1.2.27", group="failed")


def _field(flow: Flow) -> None:
    flow.choice("teams", games_master, "SW-TEAM-02", otherwise=go("failed", "SW-FAIL-01"), group="field")
    flow.offer(FormTeams, "teams", "place one")
    flow.floor("place one", of_team(TEAMS[0]), "SW-TEAM-05", group="field")
    flow.offer(Place, "place one", {"more": "=", "placed": "place two"})
    flow.floor("place two", of_team(TEAMS[1]), "SW-TEAM-07", group="field")
    flow.offer(Place, "place two", {"more": "=", "placed": "tribute"})
    flow.offer(Equip, ("place one", "place two"), "=")
    flow.auto("tribute", Tribute(), "wagers", "B-1.2.29", group="field")


def _wagers(flow: Flow) -> None:
    flow.window("wagers", wagering, "ready", "SW-WAG-01", again="all", group="field")
    flow.offer(LayWager, "wagers", "=")


def _round(flow: Flow) -> None:
    flow.floor("ready", in_arena, "B-1.2.28", holder=games_master, group="round")
    flow.offer(UseEquipment, "ready", "=")
    flow.offer(StartRound, "ready", "round opens", who=games_master)
    flow.bar(LayWager, "ready", "B-1.2.31", name="wagers-are-closed")
    flow.auto("round opens", OpenRound(), {"treason": "treachery", "loyal": "order due"}, "SW-TREA-03", group="round")
    anew = {"all": "all", "once": "rest"}
    flow.window(
        "treachery",
        deciding,
        "order due",
        "SW-TREA-03",
        again=lambda s: anew[s.reads("O-38.2")],
        group="round",
    )
    flow.offer(Treachery, "treachery", "=")
    due: dict[str, Target] = {"roll": "initiative", "kept": "combat"}
    flow.auto("order due", OrderDue(), due, "SW-INIT-01", group="round")
    after: dict[str, Target] = {
        "won": "order",
        "shared": go("partners", "SW-CHG-05"),
        "level": go("=", "SW-INIT-04"),
        "reopened": go("treachery", "SW-TREA-03"),  # ruling O-38.4
    }
    flow.chance("initiative", Initiative(), after, "SW-INIT-01", by=in_arena, again="level", group="round")
    flow.sealed("partners", partners, NameChooser, "agree", "SW-CHG-05", group="round")
    flow.auto("agree", Agree(), {"agreed": "order", "split": "partner die"}, "SW-CHG-05", group="round")
    after_die = {"won": "order", "level": "="}
    flow.chance("partner die", PartnerDie(), after_die, "SW-CHG-05", by=partners, again="level", group="round")
    flow.choice("order", chooser, "SW-INIT-06", group="round")
    flow.offer(ChooseOrder, "order", "combat")
    late = ("initiative", "partners", "partner die", "order")
    flow.bar(Treachery, late, "SW-TREA-03", name="too-late-to-turn")
    back: dict[str, Target] = {
        "round over": go("ready", "SW-CHG-04"),
        "won": go("victory", "SW-VIC-01"),
        "undecided": "settle",
    }
    flow.call("combat", "combat", back, "SW-CHG-06", group="round")


def _end(flow: Flow) -> None:
    flow.auto("victory", Victory(), "verdict", "SW-VIC-01", group="end")
    flow.choice("verdict", games_master, "SW-LIFE-01", otherwise=go("settle", "SW-LIFE-01"), group="end")
    flow.offer(Gesture, "verdict", "settle")
    # What a gesture is worth to somebody is between him and the Games Master (ruling O-42).
    flow.offer(Give, "verdict", "=", who=everyone, free=True)
    flow.auto("settle", Settle(), {"won": "decided", "nobody": "undecided"}, "SW-WAG-01", group="end")
    flow.end("decided", "SW-VIC-01", group="end")
    flow.end("undecided", "SW-VIC-01", group="end")

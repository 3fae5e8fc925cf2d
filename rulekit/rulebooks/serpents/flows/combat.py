"""A Combat Round once the order is chosen: Teams take turns, Fighter by Fighter, until all have acted."""

from __future__ import annotations

from typing import Any

from rulekit.book import Rulebook
from rulekit.engine.steps import Target, go
from rulekit.rulebooks.serpents.flows.anytime import rome_may_be_called
from rulekit.rulebooks.serpents.moves.act import (
    AgreeFighter,
    Attack,
    FighterDie,
    Finish,
    NameFighter,
    Walk,
    WhoseGo,
    naming,
)
from rulekit.rulebooks.serpents.moves.strike import LoseDie, Strike
from rulekit.rulebooks.serpents.moves.treachery import Treachery
from rulekit.rulebooks.serpents.state import Table


def partners(s: Table, at: Any) -> tuple[str, ...]:
    """The players of the Team whose go it is who have a Fighter yet to act."""
    return naming(s)


def acting_owner(s: Table, at: Any) -> str:
    """The owner of the Fighter that acts."""
    return s.fighter(s.acting).owner


def target_owner(s: Table, at: Any) -> str:
    """The owner of the Fighter that was hit."""
    return s.fighter(s.target).owner


def both(s: Table, at: Any) -> tuple[str, ...]:
    """The owners of the two Fighters that meet."""
    return tuple(dict.fromkeys((acting_owner(s, at), target_owner(s, at))))


def build(book: Rulebook) -> None:
    """Add the flow to the rulebook."""
    flow = book.flow("combat", "whose go")
    next_up: dict[str, Target] = {
        "name": "name",
        "acts": "act",
        "round over": go("round over", "SW-CHG-04"),
        "won": go("won", "SW-VIC-01"),
        "undecided": "undecided",
    }
    flow.auto("whose go", WhoseGo(), next_up, "SW-CHG-03")
    flow.sealed("name", partners, NameFighter, "agree", "SW-CHG-03", group="naming")
    flow.auto("agree", AgreeFighter(), {"agreed": "act", "split": "fighter die"}, "SW-CHG-05", group="naming")
    after_die: dict[str, Target] = {"one": "act", "level": "="}
    flow.chance("fighter die", FighterDie(), after_die, "SW-CHG-05", by=partners, again="level", group="naming")
    flow.choice("act", acting_owner, "SW-CHG-03", group="acting")
    flow.offer(Walk, "act", {"more": "=", "done": "whose go"})
    flow.offer(Attack, "act", "strike")
    flow.offer(Finish, "act", "whose go")
    flow.chance("strike", Strike(), {"hit": "losses", "miss": "whose go"}, "SW-CHG-06", by=both, group="acting")
    flow.choice("losses", target_owner, "B-1.3.5", group="acting")
    after_loss: dict[str, Target] = {
        "more": "=",
        "stands": "whose go",
        "falls": go("whose go", "SW-DEF-02"),
        "last": go("whose go", "SW-VIC-01"),
    }
    flow.offer(LoseDie, "losses", after_loss)
    late = ("name", "fighter die", "act", "strike", "losses")
    flow.bar(Treachery, late, "SW-TREA-03", name="too-late-to-turn")
    flow.end("round over", "SW-CHG-04")
    flow.end("won", "SW-VIC-01")
    flow.end("undecided", "SW-VIC-01")
    rome_may_be_called(flow)

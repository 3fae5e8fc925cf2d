"""The sand between two fights: who fought leaves it, and what belonged to that fight alone is over."""

from __future__ import annotations

from rulekit.rulebooks.serpents.state import Fighter, Item, Table


def off(f: Fighter) -> Fighter:
    """Return a Fighter off the sand; wounds, tokens and tiredness stay."""
    return f.set(team="", space="", down="", acted=False, began="")


def with_dice(f: Fighter) -> Fighter:
    """Return a Fighter that has all its dice again."""
    return f.set(attack_lost=0, defence_lost=0, speed_lost=0)


def laid_down(s: Table) -> tuple[Item, ...]:
    """Return all Equipment with nothing carried; whether it is tired by having been there, ruling BR-16 says."""
    tired = s.reads("BR-16") == "by the fight"
    return tuple(i.set(on="", used=i.used or (tired and bool(i.on))) if i.owner else i for i in s.items)


def cleared(s: Table) -> Table:
    """Return the table with nobody in the Arena and no fight going on (for the dice lost there: ruling BR-15)."""
    fighters = tuple(map(off, s.fighters))
    return s.set(
        fighters=tuple(map(with_dice, fighters)) if s.reads("BR-15") == "at once" else fighters,
        arena=(),
        fight=(),
        winner="",
        deciding=(),
        named=(),
        chooser="",
        first="",
        side="",
        wishes=(),
        acting="",
        walked=False,
        struck=False,
        target="",
        hits=0,
        turned=(),
        victor="",
    )

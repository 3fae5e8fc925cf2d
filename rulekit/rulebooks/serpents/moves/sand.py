"""The sand between two fights: who fought leaves it, and what belonged to that fight alone is over."""

from __future__ import annotations

from rulekit.rulebooks.serpents.state import Fighter, Table


def off(f: Fighter) -> Fighter:
    """Return a Fighter off the sand: it has its dice again; wounds, tokens and tiredness stay."""
    return f.set(team="", space="", down="", acted=False, began="", attack_lost=0, defence_lost=0, speed_lost=0)


def cleared(s: Table) -> Table:
    """Return the table with nobody in the Arena and no fight going on."""
    return s.set(
        fighters=tuple(map(off, s.fighters)),
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

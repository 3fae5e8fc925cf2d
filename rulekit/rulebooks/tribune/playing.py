"""Which action cards of the Brutii lie face up."""

from __future__ import annotations

from rulekit.rulebooks.tribune.state import Table

CARDS, DENARII, GODS, WREATHS = "Cards", "Denarii", "Eternal Favor of the Gods", "Wreaths"
TAKEOVER, LEGION, SLAVES, MURDER, VETO = "Faction Take-Over", "Buy A Legion", "Slave Cards", "Mass Murder", "Veto"
PATRON, EMPEROR = "Patron", "Favor of the Emperor"


def has_played(s: Table, card: str) -> bool:
    """Whether the Brutii have an action card lying face up."""
    return bool(s.brutii) and card in s.of(s.brutii).played

"""Which numbers of the base game a table may set for itself, and how far (`number` in `core`)."""

from __future__ import annotations

from rulekit.engine.state import find
from rulekit.errors import Text
from rulekit.rulebooks.serpents.core import book, number, unsure
from rulekit.rulebooks.serpents.moves.initiative import faces
from rulekit.rulebooks.serpents.state import Table

MOST = 99
# What is divided by, or has to be done at least once.
FROM_ONE = ("B-1.2.12.dice", "B-1.2.13.spaces")


@book.law
def numbers(s: Table) -> tuple[Text, ...]:
    """Only what no source has printed may be otherwise, and it stays a number that can be played with."""
    low = {x.name: 1 if x.name in FROM_ONE else 0 for x in s.numbers}
    return (
        *(Text("law-number-unknown", name=x.name) for x in s.numbers if x.name not in unsure()),
        *(
            Text("law-number-range", name=x.name, value=x.value, low=low[x.name], high=MOST)
            for x in s.numbers
            if not low[x.name] <= x.value <= MOST
        ),
        *(Text("law-number-twice", name=x.name) for x in s.numbers if find(s.numbers, x.name) is not x),
    )


@book.law
def a_guard_can_save(s: Table) -> tuple[Text, ...]:
    """What the dice of a Guard have to show, they can show (B-1.2.12)."""
    least, dice = number(s, "B-1.2.12", "least"), number(s, "B-1.2.12", "dice")
    high = dice * faces(s)
    return () if least <= high else (book.wrong("law-guard-roll", "B-1.2.12", least=least, dice=dice, high=high),)

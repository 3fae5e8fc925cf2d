"""The words that the faces themselves say: one place for all, so that picture and text can be compared word for word.

They come with the storyboard, from the catalogue (`ui-…`) in its language; faces fill in the places.
"""

from __future__ import annotations

import msgspec

from rulekit.data.words import Words
from rulekit.story.storyboard import Storyboard

# `digits` is ten characters where a language has its own digits, empty otherwise.
KEYS = (
    "digits",
    "stepper",
    "step",
    "step_short",
    "first",
    "back",
    "next",
    "last",
    "play",
    "pause",
    "speed",
    "progress",
    "copy",
    "copied",
    "link",
    "theme",
    "theme_auto",
    "theme_light",
    "theme_dark",
    "map",
    "passed",
    "zoom_in",
    "zoom_out",
    "zoom_fit",
    "refused",
    "parts",
    "checks",
    "yes",
    "no",
    "moot",
    "hidden",
    "rules",
    "grade",
    "ruling",
    "reading",
    "reading_other",
    "changed",
    "becomes",
    "follows",
    "happened",
    "table",
    "group_lit",
    "row_lit",
    "plan_on",
    "plan_hurt",
    "plan_spent",
    "plan_off",
    "plan_way",
    "plan_rows",
    "legal",
    "digest",
    "version",
    "seen_all",
    "seen_onlooker",
    "seen_seat",
    "track",
    "track_from",
    "coins",
    "hidden_things",
    "mark_skull",
    "mark_down",
    "mark_up-arrow",
    "mark_down-arrow",
    "mark_lit",
    "mark_spent",
)


def interface(words: Words) -> dict[str, str]:
    """Return every interface word of a language, its places still open."""
    return {key: words(f"ui-{key}") for key in KEYS}


def complete(board: Storyboard) -> Storyboard:
    """Return the board with every interface word present, the board's own words winning."""
    if all(key in board.words for key in KEYS):
        return board
    return msgspec.structs.replace(board, words={**interface(Words(board.lang, ("rulekit",))), **board.words})


def say(board: Storyboard, key: str, **values: object) -> str:
    """Return one interface word with its places filled and its digits in the board's script."""
    text = board.words[key]
    for name, value in values.items():
        text = text.replace("{" + name + "}", number(board, value) if isinstance(value, int) else str(value))
    return text


def number(board: Storyboard, value: int) -> str:
    """Return a whole number in the digits of the board's language."""
    digits = board.words.get("digits", "")
    text = str(value)
    return text.translate({48 + i: d for i, d in enumerate(digits)}) if len(digits) == 10 else text

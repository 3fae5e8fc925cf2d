"""The words that the faces themselves say: one place for all, so that picture and text can be compared word for word.

They come with the storyboard, from the catalogue (`ui-…`) in its language; faces fill in the places.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rulekit.data.languages import code_of, numerals
from rulekit.data.words import Words
from rulekit.story.storyboard import Storyboard

# `digits` is ten characters where a language has its own digits, empty otherwise.
KEYS = (
    "digits",
    "comma",
    "semicolon",
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
    "language",
    "lang_name",
    "lang_short",
    "numerals",
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
    "grade_A",
    "grade_B",
    "grade_C",
    "grade_D",
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


def interface(words: Words, seat: str = "") -> dict[str, str]:
    """Return every interface word of a language, its places still open; only whose eyes see is told by their name."""
    said = {key: words(f"ui-{key}") for key in KEYS}
    return {**said, "seen_seat": said["seen_seat"].replace("{seat}", words.name(seat))} if seat else said


def complete(board: Storyboard) -> Storyboard:
    """Return the board with every interface word present, the board's own words winning."""
    if all(key in board.words for key in KEYS):
        return board
    return msgspec.structs.replace(board, words={**interface(Words(board.lang, ("rulekit",))), **board.words})


def in_tag(boards: Sequence[Storyboard], tag: str) -> Storyboard:
    """Return the one of several boards that is in a language, in the numerals that its tag asks for.

    Where none is in that language it is the first.
    """
    found = next((b for b in boards if b.lang == tag), None)
    if found is not None:
        return found
    other = next((b for b in boards if b.lang == code_of(tag)), None)
    if other is None or other.lang == tag:
        return boards[0]
    plain = numerals(msgspec.json.encode(other).decode(), tag)
    return msgspec.structs.replace(msgspec.json.decode(plain, type=Storyboard), lang=tag)


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

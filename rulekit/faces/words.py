"""The words that the faces themselves say, in English; a storyboard's own `words` come first.

All faces take their words from one place, so that a picture and its text can be compared word for word.
"""

from __future__ import annotations

import msgspec

from rulekit.storyboard import Storyboard

ENGLISH: dict[str, str] = {
    # Ten characters when a language has its own digits, empty otherwise.
    "digits": "",
    "stepper": "rule stepper",
    # Moving about
    "step": "Step {i} of {n}",
    "step_short": "Step {i}",
    "first": "First",
    "back": "Back",
    "next": "Next",
    "last": "Last",
    "play": "Play",
    "pause": "Pause",
    "speed": "Speed",
    "progress": "All steps",
    "copy": "Copy a link to this step",
    "copied": "Copied",
    "link": "{scenario} step {i}",
    "theme": "Theme",
    "theme_auto": "Theme: as the system",
    "theme_light": "Theme: light",
    "theme_dark": "Theme: dark",
    # The map
    "map": "Where we are",
    "passed": "Passed so far",
    "zoom_in": "Zoom in",
    "zoom_out": "Zoom out",
    "zoom_fit": "Show all",
    # The parts of a beat
    "refused": "Refused: nothing on the table changed",
    "parts": "Here this leaves the book",
    "checks": "Checks",
    "yes": "yes",
    "no": "no",
    "moot": "not asked",
    "hidden": "hidden",
    "rules": "The rule",
    "grade": "Base fact, grade {grade}",
    "ruling": "Rests on ruling {id}",
    "reading": "Reading in force",
    "reading_other": "Reading in force, not the usual one",
    "changed": "What changed",
    "becomes": "becomes",
    "follows": "What followed by itself",
    "happened": "happened",
    "table": "On the table",
    "group_lit": "ahead",
    "row_lit": "acts",
    "legal": "What may be done now",
    "digest": "State {digest}",
    "version": "{rulebook} {version}",
    "seen_all": "All cards open",
    "seen_onlooker": "Seen by an onlooker",
    "seen_seat": "Seen by {seat}",
    # Things on the table
    "track": "{value} of {high}",
    "track_from": "{value} between {low} and {high}",
    "coins": "coins {value}",
    "hidden_things": "{value} hidden",
    "mark_skull": "skull",
    "mark_down": "face down",
    "mark_up-arrow": "up",
    "mark_down-arrow": "down",
    "mark_lit": "counts",
    "mark_spent": "spent",
}


def complete(board: Storyboard) -> Storyboard:
    """Return the board with every interface word present, the board's own words winning."""
    return msgspec.structs.replace(board, words={**ENGLISH, **board.words})


def say(board: Storyboard, key: str, **values: object) -> str:
    """Return one interface word with its places filled and its digits in the board's script."""
    text = board.words.get(key, ENGLISH[key])
    for name, value in values.items():
        text = text.replace("{" + name + "}", number(board, value) if isinstance(value, int) else str(value))
    return text


def number(board: Storyboard, value: int) -> str:
    """Return a whole number in the digits of the board's language."""
    digits = board.words.get("digits", "")
    text = str(value)
    return text.translate({48 + i: d for i, d in enumerate(digits)}) if len(digits) == 10 else text

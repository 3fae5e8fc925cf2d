"""Languages that nobody speaks: longer words with accents, left to right; words between marks, right to left."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec.structs import replace

from rulekit.book import Rulebook
from rulekit.data.directions import END, ISOLATE
from rulekit.maps.extract import extract
from rulekit.maps.layouts import lay_out
from rulekit.story.scenario import Scenario
from rulekit.story.storyboard import Storyboard

ACCENTS = str.maketrans("aceinosuyAEIOU", "àçéïñöšüýÅÉÎÖÛ")
VOWELS = re.compile(r"([aeiou])", re.IGNORECASE)
# What names something else, or is drawn, and is no text.
KEPT = {"kind", "mark", "state", "node", "flow", "step", "edges", "path", "trail", "lang", "dir", "seat", "rulebook",
        "scenario", "svg", "digest", "id", "source", "clauses", "digits", "lang_short", "fraction", "percent"}  # fmt: skip


def longer(text: str) -> str:
    """Make words about a third longer, with accents."""
    return VOWELS.sub(r"\1\1", text).translate(ACCENTS)


def mirrored(text: str) -> str:
    """Make words longer and of a right-to-left letter, with a Latin name and a number left between isolating marks."""
    spelt = re.sub(r"[A-Za-z]", lambda m: chr(0x0628 + (ord(m[0].lower()) - 97) % 18), VOWELS.sub(r"\1\1", text))
    return f"{spelt} {ISOLATE}Ab (1){END}" if len(text) > 24 else spelt


def pseudo(board: Storyboard, how: Any, lang: str, direction: str) -> Storyboard:
    """Return a board in such a language; places to fill in stay."""

    def told(text: str) -> str:
        return "".join(part if part.startswith("{") else how(part) for part in re.split(r"(\{\w+\})", text))

    def walk(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {k: v if k in KEPT else walk(v, k) for k, v in value.items()}
        if isinstance(value, list):
            return [walk(v, key) for v in value]
        return told(value) if isinstance(value, str) and value and not value.isdecimal() else value

    plain = walk(msgspec.to_builtins(board))
    for beat in plain["beats"]:  # clause cards: their id stays, their words do not
        for card in beat["clauses"]:
            card["text"], card["section"] = told(card["text"]), told(card["section"])
    return msgspec.convert({**plain, "lang": lang, "dir": direction}, Storyboard)


def map_in(book: Rulebook, flow: str, how: Any, lang: str, direction: Any) -> str:
    """Lay out a map whose names are in such a language."""
    model = extract(book, flow, "en")
    named = replace(
        model,
        lang=lang,
        dir=direction,
        nodes=tuple(replace(n, label=how(n.label), badges=tuple(map(how, n.badges))) for n in model.nodes),
        edges=tuple(replace(e, label=how(e.label) if e.label else "") for e in model.edges),
        clusters=tuple(replace(c, label=how(c.label)) for c in model.clusters),
    )
    return lay_out(book, named)


def pseudo_of(example: Scenario, kind: str) -> Storyboard:
    """Return an example in one of them: `longer` or `mirrored`."""
    how, lang, direction = (longer, "en", "ltr") if kind == "longer" else (mirrored, "fa", "rtl")
    board = pseudo(example.storyboard(), how, lang, direction)
    return replace(board, svg=map_in(example.book, example.file.start.flow, how, lang, direction))

"""A board of a game that is drawn, in Persian: the level bids of the toy with a field beside them."""

from __future__ import annotations

from board_made import field
from msgspec.structs import replace
from toy import book as toy

from rulekit.faces.words import complete
from rulekit.story import storyboard as sb

NAMES = {
    "Blue": "آبی", "Gold": "طلایی", "White": "سفید", "Violet": "بنفش", "Ana": "آنا", "Bo": "بو", "Bo the second": "بوی دوم",
    "Cy": "سای", "Dee": "دی", "Grass": "چمن", "Beside the North": "کنار شمال", "Open": "باز", "In reach": "در دسترس",
    "Ana came": "آنا آمد", "Ana strikes": "آنا می‌زند", "North": "شمال", "carried off": "بیرون برده شد",
    "Made up for a test.": "برای یک آزمون ساخته شده است.",
}  # fmt: skip
SIGNS = {"A": "آ", "B1": "ب۱", "B2": "ب۲", "C": "س", "D": "د"}
DIGITS = str.maketrans("0123", "۰۱۲۳")


def persian_field() -> sb.Plan:
    """Return the field with every name in Persian."""
    plan = field()

    def spot(name: str) -> str:
        return name.translate(DIGITS)

    return replace(
        plan,
        note=NAMES[plan.note],
        spots=tuple(replace(s, name=spot(s.name)) for s in plan.spots),
        signs=tuple(replace(s, text=NAMES[s.text]) for s in plan.signs),
        sides=tuple(NAMES[s] for s in plan.sides),
        pieces=tuple(
            replace(p, label=NAMES[p.label], sign=SIGNS[p.sign], spot=spot(p.spot), note=NAMES.get(p.note, ""))
            for p in plan.pieces
        ),
        layers=tuple(replace(la, label=NAMES[la.label], spots=tuple(map(spot, la.spots))) for la in plan.layers),
        arrows=tuple(replace(a, label=NAMES[a.label], start=spot(a.start), goal=spot(a.goal)) for a in plan.arrows),
    )


def persian_board() -> sb.Storyboard:
    """Return the board."""
    board = complete(toy.scenario("level").storyboard("fa"))
    group = sb.Group(title="میدان", plan=persian_field())
    return replace(board, beats=tuple(replace(beat, table=(group, *beat.table)) for beat in board.beats))

"""A guessing game in words."""

from __future__ import annotations

import re

import msgspec

from rulekit.faces import guessing
from rulekit.story.guessing import Beside, Guessing, Turn

HEADS = Turn("Heads?", "Nothing yet.", (), True, "Heads.", "1/2 (50.0 %)", 0.5, "It is a fair coin.", False)
AGAIN = Turn("Heads again?", "Seen: heads.", (), False, "Tails.", "2/3 (66.7 %)", 2 / 3, "It is not.", True,
             (Beside("fair", "1/2 (50.0 %)", 0.5),))  # fmt: skip
COIN = Guessing("A coin", "Twice.", ((HEADS, AGAIN), (AGAIN,)), "Other coins")


def test_before_the_first_guess_nothing_is_given_away():
    text = guessing.plain(COIN)
    assert text.splitlines() == ["A coin", "Twice.", "", "Round 1 of 2: Heads?", "  Nothing yet.", "  Yes or no?"]
    assert "1/2" not in text
    assert COIN.faces()["text/plain"] == text


def test_a_turn_is_told_with_its_chance():
    assert guessing.plain(COIN, 0, [True]).splitlines()[3:] == [
        "Round 1 of 2: Heads?",
        "  Nothing yet.",
        "  You said Yes. Heads. Right.",
        f"  The exact chance of it: 1/2 (50.0 %) {'█' * 10}",
        "  It is a fair coin.",
        "1 of 1 right",
        "Round 2 of 2: Heads again?",
        "  Seen: heads.",
        "  Yes or no?",
    ]


def test_at_the_end_the_guesses_are_counted_beside_those_of_somebody_who_counts():
    text = COIN.played(True, True)
    assert "You said Yes. Tails. Wrong." in text
    assert "Other coins: fair 1/2 (50.0 %)" in text
    assert text.splitlines()[-2:] == ["1 of 2 right", "Who counts would have had 0 of 2 right."]
    assert COIN.played(True, False, True) == COIN.played(True, False)


def test_markdown_says_the_same():
    plain = [line.strip() for line in guessing.plain(COIN, 0, [False]).splitlines() if line]
    marked = [line.strip("-* ") for line in guessing.markdown(COIN, 0, [False]).splitlines() if line]
    assert marked == plain


def test_every_word_is_there_and_may_be_replaced():
    full = guessing.complete(COIN)
    assert set(full.words) == {*guessing.SHARED, *guessing.KEYS}
    assert not [w for w in full.words.values() if "⟨" in w]
    own = msgspec.structs.replace(COIN, words={"yes": "Aye"})
    assert "You said Aye." in own.played(True)

TOSS = Turn("شیر می‌آید؟", "هنوز هیچ.", (), True, "شیر آمد.", "۱ از ۲", 0.5, "سکه درست است.", False,
            (Beside("درست", "۱ از ۲", 0.5), Beside("کج", "۲ از ۳", 0.6)))  # fmt: skip


def test_a_persian_game_is_persian_to_its_last_digit():
    game = Guessing("یک سکه", "دو بار.", ((TOSS, TOSS),), "سکه‌های دیگر", "fa", "rtl")
    text = guessing.plain(game, 0, [True, False])
    assert "دور ۱ از ۲: شیر می‌آید؟" in text
    assert "سکه‌های دیگر: درست ۱ از ۲؛ کج ۲ از ۳" in text
    assert "۱ از ۲ درست" in text
    assert re.search("[A-Za-z0-9,;]", text) is None
    latin = guessing.plain(msgspec.structs.replace(game, lang="fa-u-nu-latn"), 0, [True])
    assert "دور 1 از 2" in latin

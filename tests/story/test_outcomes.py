"""A rule that acts by itself is told by what came of it, where the catalogue has words for that."""

import pytest

import rulekit


@pytest.mark.parametrize(
    ("lang", "sold", "lot"),
    [("en", "Nothing more is offered.", "On offer"), ("fa", "چیز دیگری عرضه نمی‌شود.", "طرح در حراج")],
)
def test_a_rule_is_told_by_its_outcome(lang: str, sold: str, lot: str) -> None:
    board = rulekit.load("tutorial").scenario("scheme-auction").storyboard(lang)
    told = [f.text for beat in board.beats for f in beat.follows]
    assert sum(sold in text for text in told) == 1 and sold in told[-1]
    assert sum(lot in text for text in told) == 3

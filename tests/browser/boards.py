"""Storyboards for the browser tests."""

from board_made import big, every_cell
from board_persian import persian
from board_primus import primus

__all__ = ["big", "every_cell", "persian", "primus"]

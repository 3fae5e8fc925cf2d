"""Lines of either direction: marks that keep them in order, and how many places they take."""

from __future__ import annotations

import unicodedata

from rulekit.data.languages import dir_of

# Invisible marks: what stands between the first two has its own direction; the last says which way a line is read.
ISOLATE, END, RIGHT = "\u2068", "\u2069", "\u200f"


def directed(text: str) -> str:
    """Return a right-to-left text that keeps its direction wherever it is put.

    One that is made of isolated parts alone has no letter to tell its direction by, and gets a mark.

    Examples
    --------
    >>> directed("\u2068Ana\u2069: \u20683\u2069")[0] == RIGHT, directed("گام \u20683\u2069")[0]
    (True, 'گ')
    """
    depth = 0
    for sign in text:
        depth += (sign == ISOLATE) - (sign == END)
        if depth == 0 and sign != END and unicodedata.bidirectional(sign) in ("L", "R", "AL"):
            return text
    return RIGHT + text if ISOLATE in text else text


def isolated(text: str, tag: str) -> str:
    """Return a text that keeps its own direction within a line of a right-to-left language."""
    return f"{ISOLATE}{text}{END}" if text and dir_of(tag) == "rtl" else text


def width(text: str) -> int:
    """Return how many places a text takes where all letters are of one width.

    Examples
    --------
    >>> width("ab"), width("\u2068\u0627\u064f\u2069")
    (2, 1)
    """
    return sum(0 if unicodedata.category(sign) in ("Cf", "Mn") else 1 for sign in text)

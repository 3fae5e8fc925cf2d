"""What makes Persian text read as Persian: what a careful typesetter would strike out."""

from __future__ import annotations

import re

LETTER = "آ-یءأؤئةگچپژکی"
ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f]")
# Each pattern, and what is wrong where it is found.
SLIPS = {
    r"[يكةە]": "an Arabic letter in the place of a Persian one",
    r"[٠-٩]": "an Arabic digit in the place of a Persian one",
    rf"[{LETTER}] ?[,;?]": "a Latin comma, semicolon or question mark",
    r"\s[،؛؟!:»]": "a space before a mark that closes",
    r"«\s": "a space after a quote that opens",
    rf"[،؛؟](?=[{LETTER}«])": "no space after a mark",
    rf"(?<![{LETTER}\u200c])ن?می (?=[{LETTER}])": "a prefix of a verb that is not joined by a half-space",
    rf"(?<=[{LETTER}]) ها(ی|یی|یم|یت|یش)?(?![{LETTER}\u200c])": "a plural that is not joined by a half-space",
    rf"(?<=[{LETTER}]) تر(ین)?(?![{LETTER}\u200c])": "a comparative that is not joined by a half-space",
    rf"(?<=ه) (ام|ای|اند|ایم|اید)(?![{LETTER}\u200c])": "an ending after ه that is not joined by a half-space",
    "\u200c[\\s\u200c]|\\s\u200c": "a half-space beside a space",
    r"\S  +\S": "two spaces",
    r"ۀ": "a form of ه with hamza other than the one that is used everywhere else",
}
WORD = re.compile(r"[A-Za-z]{2,}")


def slips(text: str) -> list[str]:
    """Say what is wrong with the spelling and the spacing of a text.

    Examples
    --------
    >>> slips("برده‌ها می‌مانند."), slips("برده ها می مانند ."[:16])
    ([], ['a prefix of a verb that is not joined by a half-space', 'a plural that is not joined by a half-space'])
    """
    plain = ISOLATES.sub("", text)
    return [wrong for pattern, wrong in SLIPS.items() if re.search(pattern, plain)]


def foreign(text: str) -> list[str]:
    """Return the Latin words and the digits 0 to 9 of a text that should have none."""
    return [*WORD.findall(text), *re.findall(r"[0-9]+", text)]

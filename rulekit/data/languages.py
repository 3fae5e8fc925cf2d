"""Languages by their tags: which way they are read, in which digits, and which of several texts is theirs.

A tag is a language code, with the reader's choice of numerals after it where that is not the language's own,
as BCP 47 writes it: `fa` in Persian digits, `fa-u-nu-latn` in 0 to 9.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Literal

RTL = frozenset({"fa", "ar", "he", "ur"})
LATIN = "-u-nu-latn"

_MARKS = str.maketrans({",": "٬", ".": "٫", "%": "٪", "\u200e": "", "\u200f": ""})
_TO_LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩٫٬٪", "01234567890123456789.,%")


def code_of(tag: str) -> str:
    """Return the language of a tag, without its numerals.

    Examples
    --------
    >>> code_of("fa-u-nu-latn"), code_of("en")
    ('fa', 'en')
    """
    return tag.removesuffix(LATIN)


def dir_of(tag: str) -> Literal["ltr", "rtl"]:
    """Return the direction in which a language is read."""
    return "rtl" if code_of(tag) in RTL else "ltr"


@lru_cache(maxsize=64)
def spoken(package: str) -> tuple[str, ...]:
    """Return the languages that a package has catalogues of, English first.

    Examples
    --------
    >>> spoken("rulekit")
    ('en', 'fa')
    """
    folder = files(package).joinpath("catalogue")
    found = (
        sorted(p.name.removesuffix(".ftl") for p in folder.iterdir() if p.name.endswith(".ftl"))
        if folder.is_dir()
        else ()
    )
    return tuple(sorted(found, key=lambda code: code != "en"))


def numerals(text: str, tag: str) -> str:
    """Return a text in the numerals that a tag asks for.

    Examples
    --------
    >>> numerals("گام ۲ از ۱۲", "fa-u-nu-latn"), numerals("گام ۲", "fa")
    ('گام 2 از 12', 'گام ۲')
    """
    return text.translate(_TO_LATIN) if tag.endswith(LATIN) else text


def written(text: str, digits: str) -> str:
    """Return a number that stands in 0 to 9 in other digits, with the marks that go with them.

    Examples
    --------
    >>> written("1,234.5", "۰۱۲۳۴۵۶۷۸۹"), written("1,234.5", "")
    ('۱٬۲۳۴٫۵', '1,234.5')
    """
    if len(digits) != 10:
        return text
    return text.translate(str.maketrans("0123456789", digits)).translate(_MARKS)


def pick(texts: Mapping[str, str], tag: str) -> str:
    """Return the text of a language, the English one where there is none; "" where there is neither.

    Examples
    --------
    >>> pick({"en": "Bid", "fa": "پیشنهاد"}, "fa"), pick({"en": "Bid"}, "fa")
    ('پیشنهاد', 'Bid')
    """
    return numerals(texts.get(code_of(tag)) or texts.get("en", ""), tag)

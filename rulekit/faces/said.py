"""What the kit says in words, as texts that show themselves from the side that their language is read from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.data.languages import dir_of, isolated
from rulekit.faces.text import escape, turned

if TYPE_CHECKING:
    from rulekit.book import Rulebook


class Said(str):
    """A text in a language: a plain string, which the end of a notebook's cell shows the way it is read.

    Parameters
    ----------
    text : str
    lang : str
        Its language.
    markdown : str, optional
        The same as Markdown; made from the text where left out.
    """

    __slots__ = ("lang", "markdown")
    lang: str
    markdown: str

    def __new__(cls, text: str, lang: str, markdown: str = "") -> Said:
        """Make it; a string takes its text here."""
        out = super().__new__(cls, text)
        out.lang = lang
        out.markdown = markdown or turned("  \n".join(escape(line) for line in text.splitlines()), dir_of(lang))
        return out

    def _repr_mimebundle_(self, **_kwargs: object) -> dict[str, str]:
        return {"text/plain": str(self), "text/markdown": self.markdown}


def explained(book: Rulebook, name: str) -> Said:
    """Put a clause, or a ruling with its readings, into the words of the rulebook's language."""
    words = book.words()
    label = isolated(name, book.lang)
    if name not in book.rulings.ids():
        clause = book.clauses[name]
        return Said(f"{label} · {clause.section_in(book.lang)}\n{clause.text_in(book.lang)}", book.lang)
    ruling = book.rulings[name]
    lines = [f"{label} · {words.pick(ruling.question)}"]
    for reading, text in ruling.readings.items():
        told = f"{isolated(reading, book.lang)}: {words.pick(text)}"
        lines.append(f"{told} ({words('show-default')})" if reading == ruling.default else told)
    return Said("\n".join(lines), book.lang)

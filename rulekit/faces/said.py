"""What the kit says in words, as texts that show themselves from the side that their language is read from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rulekit.data.directions import RIGHT, isolated
from rulekit.data.languages import dir_of
from rulekit.errors import UnknownName
from rulekit.faces.text import escape, turned

if TYPE_CHECKING:
    from rulekit.book import Rulebook
    from rulekit.data.words import Words
    from rulekit.story.scenario import Scenario


_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9.]+)+\b")


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
        out.markdown = markdown or _lines(text, dir_of(lang))
        return out

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        # As it is printed, where IPython would put a string in quotes; each line from the side that it is read from.
        start = RIGHT if dir_of(self.lang) == "rtl" else ""
        printer.text("\n".join(f"{start}{line.removeprefix(start)}" for line in self.splitlines()))

    def _repr_markdown_(self) -> str:
        return self.markdown


def _lines(text: str, way: str) -> str:
    """Set lines as Markdown; right to left, no id is broken at its hyphens, whose parts would change places."""
    lines = "  \n".join(escape(line) for line in text.splitlines())
    return turned(_ID.sub(r'<bdi style="white-space: nowrap">\g<0></bdi>', lines), way) if way == "rtl" else lines


def explained(book: Rulebook, *names: str) -> Said:
    """Put clauses, and rulings with their readings, into the words of the rulebook's language."""
    found = [_ruling(book, n) if n in book.rulings.ids() else _clause(book, n) for n in names]
    way = dir_of(book.lang)
    return Said("\n\n".join(found), book.lang, "\n\n".join(_lines(text, way) for text in found))


def _clause(book: Rulebook, name: str) -> str:
    clause = book.clauses[name]
    lines = [f"{isolated(name, book.lang)} · {clause.section_in(book.lang)}", clause.text_in(book.lang)]
    if clause.mark:
        lines.append(book.words()(f"ui-grade_{clause.mark}"))
    return "\n".join(lines)


def _ruling(book: Rulebook, name: str) -> str:
    ruling, words = book.rulings[name], book.words()
    lines = [f"{isolated(name, book.lang)} · {words.pick(ruling.question)}"]
    for reading, text in ruling.readings.items():
        told = f"{isolated(reading, book.lang)}: {words.pick(text)}"
        lines.append(f"{told} ({words('show-default')})" if reading == ruling.default else told)
    return "\n".join(lines)


def likely(words: Words, chances: Mapping[str, Fraction]) -> Said:
    """Put exact chances into words, the likeliest first: what may come, how likely it is, and about what that makes.

    Examples
    --------
    >>> import rulekit
    >>> book = rulekit.load("serpents")
    >>> print(book.say(book.scenario("a-whole-turn").start().odds()))
    healed: 1/2 (50.0 %)
    wounded: 1/3 (33.3 %)
    dead: 1/6 (16.7 %)
    """
    from rulekit.story.telling import fraction, percent

    rows = [
        (str(words.value(label)), fraction(chance, words), percent(float(chance), words))
        for label, chance in sorted(chances.items(), key=lambda row: -row[1])
    ]
    return Said("\n".join(f"{label}: {exact} ({about})" for label, exact, about in rows), words.lang)


RULINGS = "start.rulings."


def compare(scenario: Scenario, path: str, *watched: str, values: Sequence[Any] = ()) -> Said:
    """Play an example with one value of its file after another, and say what each leads to.

    Parameters
    ----------
    scenario : Scenario
    path : str
        The place in the file that is changed, e.g. `start.rulings.O-33.4` to set the readings of a ruling side by side.
    *watched : str
        Dotted paths of the table, e.g. `houses.Ivan.coins`: what stands there at the end.
    values : sequence, optional
        What is put there; all readings of a ruling, or all values of a knob, where left out.

    Raises
    ------
    UnknownName
        Where no values are given and the path is neither a ruling nor a knob with a list of values.

    Examples
    --------
    >>> import rulekit
    >>> tie = rulekit.load("serpents").scenario("primus-initiative-tie")
    >>> print(compare(tie, "script.0.roll.Liza 2", "first", values=[[3, 2], [6, 6]]))
    Roll of Liza's second Fighter: 3 and 2
      Acts first: Team I
    Roll of Liza's second Fighter: 6 and 6
      With the changed values the next line of the example, “Alla chooses the order”, can no longer be played.
      Acts first: none
    """
    from rulekit.story.telling import Teller

    book, teller = scenario.book, Teller(scenario.book, scenario.lang, scenario.file.eyes)
    named = {knob.path: knob.name for knob in scenario.file.knobs}
    plain, marked = [], []
    for value in values or _values(scenario, path):
        run = scenario.turn({path: value}).play_out()
        told = [f"{label}: {text}" for label, text in (teller.at(run.trace.position, w) for w in watched)]
        if run.parts is not None:
            told.insert(0, teller.words("story-parts", line=teller.script_line(scenario, run.parts)))
        if path.startswith(RULINGS):
            head = teller.words.pick(book.rulings[path.removeprefix(RULINGS)].readings[value])
        else:
            shown = str(teller.value(tuple(value) if isinstance(value, list) else value))
            head = f"{scenario.text(named[path])}: {shown}" if path in named else shown
        plain += [head, *(f"  {line}" for line in told)]
        marked += [f"- **{escape(head)}**", *(f"  - {escape(line)}" for line in told)]
    return Said("\n".join(plain), scenario.lang, turned("\n".join(marked), dir_of(scenario.lang)))


def _values(scenario: Scenario, path: str) -> Sequence[Any]:
    if path.startswith(RULINGS):
        return tuple(scenario.book.rulings[path.removeprefix(RULINGS)].readings)
    turnable = {k.path: k.values for k in scenario.file.knobs if k.values}
    if path not in turnable:
        raise UnknownName("knob", path, tuple(turnable))
    return turnable[path]

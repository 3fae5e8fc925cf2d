"""Words by id, from Fluent catalogues: one file a language, for the kit and for each book."""

from __future__ import annotations

from functools import cached_property, lru_cache
from importlib.resources import files as resources
from typing import TYPE_CHECKING, Any

from rulekit.data.directions import END, ISOLATE, directed, isolated
from rulekit.data.languages import code_of, dir_of, numerals, pick, written
from rulekit.errors import Text, one_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from rulekit.data.numerals import Bundle
    from rulekit.engine.pieces import Figures
    from rulekit.engine.verdict import Check, Verdict

# Whose way of joining a list is followed, where not the language's first.
LISTS = {"en": "en_GB"}
# No comma before the last of a list: what Babel writes, and what readers of the language write.
LAST = {"fa": tuple((f"{END}، {word} {ISOLATE}", f"{END} {word} {ISOLATE}") for word in ("و", "یا"))}
LARGE = 10**15
LONG = 2_000  # letters; Fluent takes no more than 2,500 in one place


class Words:
    """The catalogues of one language, a book's before the kit's own; English where they are silent.

    Parameters
    ----------
    lang : str
        A language, with the reader's numerals where they are not its own: "fa", "fa-u-nu-latn".
    packages : tuple of str
        Packages that hold a folder `catalogue` with `<lang>.ftl`, the first asked first.
    mark_of : callable, optional
        From the id of a clause to its mark, where it is so uncertain that whoever meets the id has to be told.
    """

    def __init__(self, lang: str, packages: tuple[str, ...], mark_of: Callable[[str], str] = lambda _id: "") -> None:
        self._mark_of = mark_of
        self.lang, self.code, self.dir = lang, code_of(lang), dir_of(lang)
        langs = (self.code, "en") if self.code != "en" else ("en",)
        self._bundles = tuple(b for code in langs for p in packages if (b := _bundle(p, code)) is not None)

    @cached_property
    def digits(self) -> str:
        """The ten digits that numbers are written in; "" for 0 to 9."""
        return "" if self.lang != self.code else self("ui-digits")

    def has(self, key: str) -> bool:
        """Whether there is a text under `message` or `message.attribute`."""
        return self._find(key) is not None

    def _find(self, key: str) -> tuple[Bundle, Any] | None:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None

    def __call__(self, key: str, /, **names: Any) -> str:
        """Return the text under a key, with names filled in.

        A key that no catalogue has comes back as itself in angle brackets: visible, and
        caught by a test.
        """
        found = self._find(key)
        if found is None:
            return f"⟨{key}⟩"
        bundle, pattern = found
        text, _ = bundle.format_pattern(pattern, {k: self.value(v) for k, v in names.items()})
        return numerals(directed(str(text)) if self.dir == "rtl" else str(text), self.lang)

    def pick(self, texts: Mapping[str, str]) -> str:
        """Return the one of several texts that is in this language, the English one where there is none."""
        return pick(texts, self.lang)

    def cited(self, *ids: str) -> str:
        """Return ids of clauses and rulings one after another, what is uncertain with its mark behind it."""
        return self.row(marked(i, self._mark_of(i)) for i in ids if i)

    def grades(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Say what the marks behind some ids mean, each once."""
        return tuple(self(f"ui-grade_{mark}") for mark in sorted({self._mark_of(i) for i in ids} - {""}))

    def value(self, value: Any) -> Any:
        """Make a value fit for a text: numbers stay numbers, tuples become lists in words."""
        if isinstance(value, Text):
            return value.say(self)
        if isinstance(value, bool):
            return self("yes" if value else "no")
        if isinstance(value, Nothing):
            return value
        if value is None or value == () or value == "":
            return Nothing(self("none"))
        if isinstance(value, tuple | list):
            return self.listing([str(self.value(v)) for v in value])
        # Beyond that a number is somebody's slip, shown as it stands: formatting it could fail.
        if isinstance(value, int | float) and -LARGE < value < LARGE:
            return self._number(value)
        text = str(value)
        if len(text) > LONG:
            return one_line(text)
        if text.removeprefix("-").isdecimal():  # the face of a die, or too large for a number
            return written(text, self.digits)
        return self.name(text)

    def _number(self, value: float) -> Any:
        """Return a number that is still one for a catalogue's choice of forms, and is written in our digits."""
        if not self.digits:
            return value
        from rulekit.data.numerals import numeral

        return numeral(value, self.digits)

    def number(self, value: float, most: int = 3) -> str:
        """Write a number as the language does, large ones in groups.

        Parameters
        ----------
        most : int
            Places after the point at most.
        """
        from babel.numbers import format_decimal

        text = format_decimal(value, format=f"#,##0.{'#' * most}" if most else "#,##0", locale=self.code)
        return written(text, self.digits)

    def name(self, name: str) -> str:
        """Return a name as the reader's language writes it; itself where there is no entry."""
        from rulekit.engine.steps import slug

        # Single letters are told apart by their case: a player called A is not the chit a.
        key = f"name-{name if len(name) == 1 else slug(name)}"
        found = self._find(key) if slug(name) else None
        return numerals(str(found[0].format_pattern(found[1], {})[0]), self.lang) if found else name

    def either(self, items: list[str]) -> str:
        """Join items as a choice: "Ana, Cy or Dee"."""
        from babel.lists import format_list

        return self._last(format_list(self._apart(items), style="or", locale=self._joins)) if items else self("none")

    def listing(self, items: list[str]) -> str:
        """Join items as the language does: "Ana, Cy and Dee"."""
        from babel.lists import format_list

        return self._last(format_list(self._apart(items), locale=self._joins)) if items else self("none")

    def row(self, items: Iterable[str], between: str = "comma") -> str:
        """Put items one after another with the language's comma, or its "semicolon", between them."""
        return self(f"ui-{between}").join(self._apart([*items]))

    def _last(self, text: str) -> str:
        for written_so, read_so in LAST.get(self.code, ()):
            text = text.replace(written_so, read_so)
        return text

    @property
    def _joins(self) -> str:
        return LISTS.get(self.code, self.code)

    def _apart(self, items: list[str]) -> list[str]:
        """Let every item of a list have its own direction."""
        return [isolated(item, self.lang) for item in items]


def marked(name: str, mark: str) -> str:
    """Return an id with its mark of uncertainty behind it.

    Examples
    --------
    >>> marked("B-1.2.14", "C"), marked("SW-INV-06", "")
    ('B-1.2.14 (C)', 'SW-INV-06')
    """
    return f"{name} ({mark})" if mark else name


class Nothing(str):
    """The word for nothing; in every language a catalogue can choose a form by `[none]`."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return other == "none" or str.__eq__(self, other)

    __hash__ = str.__hash__


@lru_cache(maxsize=32)
def _bundle(package: str, lang: str) -> Bundle | None:
    from fluent.runtime import FluentResource

    from rulekit.data.numerals import Bundle

    source = resources(package).joinpath("catalogue", f"{lang}.ftl")
    if not source.is_file():
        return None
    # Isolating marks keep Latin names and numbers apart in right-to-left text; left to right
    # they would only clutter plain-text output.
    bundle = Bundle([lang], use_isolating=dir_of(lang) == "rtl")
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def say_figures(words: Words, figures: Figures | None) -> str:
    """Put the numbers of a check into words; "" where it had none."""
    if figures is None:
        return ""
    text = words(f"figures-{figures.relation}", have=figures.have, need=figures.need)
    if figures.parts:
        told = " + ".join(isolated(f"{words.name(name)} {words.value(n)}", words.lang) for name, n in figures.parts)
        return words("figures-parts", figures=text, parts=told)
    return text


def say_check(words: Words, check: Check) -> str:
    """Put the question of a check into words."""
    names = dict(check.names)
    if check.figures is not None:
        names |= {"have": check.figures.have, "need": check.figures.need}
    if "step" in names:
        names["step"] = words(names["step"].removeprefix("n-"))
    if "act" in names:
        fields = {k: v for k, v in names.items() if k not in ("act", "step")}
        label = f"{names['act']}.label"
        names["act"] = words(label, **fields) if words.has(label) else names["act"]
    key = check.id if "." in check.id else f"check-{check.id}"
    return words(key, **names)


def say_verdict(words: Words, verdict: Verdict) -> str:
    """Say a verdict in one line."""
    if verdict:
        return words("verdict-yes")
    reasons = []
    for check in verdict.checks:
        if check.answer not in ("no", "hidden"):
            continue
        figures = say_figures(words, check.figures) if check.answer == "no" else words("check-hidden")
        source = words.cited(check.source, check.ruling)
        reasons.append(f"{say_check(words, check)}{f' ({figures})' if figures else ''} [{source}]")
    return words("verdict-no", reasons=words("ui-semicolon").join(reasons))

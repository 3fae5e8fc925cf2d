"""Words by id, from Fluent catalogues: one file a language, for the kit and for each book."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files as resources
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from rulekit.engine.pieces import Figures
    from rulekit.engine.verdict import Check, Verdict

# Whose way of joining a list is followed, where not the language's first.
LISTS = {"en": "en_GB"}
LARGE = 10**15
RTL = frozenset({"fa", "ar", "he", "ur"})


class Words:
    """The catalogues of one language, a book's before the kit's own; English where they are silent.

    Parameters
    ----------
    lang : str
    packages : tuple of str
        Packages that hold a folder `catalogue` with `<lang>.ftl`, the first asked first.
    """

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        self.lang = lang
        self.dir: Literal["ltr", "rtl"] = "rtl" if lang in RTL else "ltr"
        langs = (lang, "en") if lang != "en" else ("en",)
        self._bundles = tuple(b for code in langs for p in packages if (b := _bundle(p, code)) is not None)

    def has(self, key: str) -> bool:
        """Whether there is a text under `message` or `message.attribute`."""
        return self._find(key) is not None

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
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
        return str(text)

    def value(self, value: Any) -> Any:
        """Make a value fit for a text: numbers stay numbers, tuples become lists in words."""
        if isinstance(value, bool):
            return self("yes" if value else "no")
        if isinstance(value, Nothing):
            return value
        if value is None or value == () or value == "":
            return Nothing(self("none"))
        if isinstance(value, tuple | list):
            return self.listing([str(self.value(v)) for v in value])
        # Beyond that a number is somebody's slip, shown as it stands: formatting it could fail.
        fit = isinstance(value, int | float) and -LARGE < value < LARGE
        return value if fit else self.name(str(value))

    def name(self, name: str) -> str:
        """Return a name as the reader's language writes it; itself where there is no entry."""
        from rulekit.engine.steps import slug

        key = f"name-{slug(name)}"
        found = self._find(key) if slug(name) else None
        return str(found[0].format_pattern(found[1], {})[0]) if found else name

    def either(self, items: list[str]) -> str:
        """Join items as a choice: "Ana, Cy or Dee"."""
        from babel.lists import format_list

        return format_list(items, style="or", locale=LISTS.get(self.lang, self.lang)) if items else self("none")

    def listing(self, items: list[str]) -> str:
        """Join items as the language does: "Ana, Cy and Dee"."""
        from babel.lists import format_list

        return format_list(items, locale=LISTS.get(self.lang, self.lang)) if items else self("none")


class Nothing(str):
    """The word for nothing; in every language a catalogue can choose a form by `[none]`."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return other == "none" or str.__eq__(self, other)

    __hash__ = str.__hash__


@lru_cache(maxsize=32)
def _bundle(package: str, lang: str) -> FluentBundle | None:
    from fluent.runtime import FluentBundle, FluentResource

    source = resources(package).joinpath("catalogue", f"{lang}.ftl")
    if not source.is_file():
        return None
    # Isolating marks keep Latin names and numbers apart in right-to-left text; left to right
    # they would only clutter plain-text output.
    bundle = FluentBundle([lang], use_isolating=lang in RTL)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def say_figures(words: Words, figures: Figures | None) -> str:
    """Put the numbers of a check into words; "" where it had none."""
    if figures is None:
        return ""
    text = words(f"figures-{figures.relation}", have=figures.have, need=figures.need)
    if figures.parts:
        text += " (" + " + ".join(f"{words.name(label)} {number}" for label, number in figures.parts) + ")"
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
        source = ", ".join(x for x in (check.source, check.ruling) if x)
        reasons.append(f"{say_check(words, check)}{f' ({figures})' if figures else ''} [{source}]")
    return words("verdict-no", reasons="; ".join(reasons))

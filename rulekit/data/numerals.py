"""Numbers in the digits of a language, also within the texts of a catalogue."""

from __future__ import annotations

from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, FluentType
from fluent.runtime.utils import native_to_fluent

from rulekit.data.languages import written


class _Numeral(FluentNumber):
    """A number for a catalogue's text that is shown in digits of its own."""

    digits = ""

    def format(self, locale: Locale) -> str:
        """Write it as the language does."""
        plain = FluentInt(int(self)) if isinstance(self, int) else FluentFloat(self)
        return written(str(plain.format(locale)), self.digits)

    def __str__(self) -> str:
        return written(int.__repr__(self) if isinstance(self, int) else float.__repr__(self), self.digits)


class _Whole(_Numeral, FluentInt):
    pass


class _Broken(_Numeral, FluentFloat):
    pass


def numeral(value: float, digits: str) -> Any:
    """Return a number that is written in certain digits wherever it becomes text."""
    made: Any = _Whole(value) if isinstance(value, int) else _Broken(value)
    made.digits = digits
    return made


class Bundle(FluentBundle):
    """A catalogue that leaves numbers which know their digits as they are; Fluent's own makes plain ones of them."""

    def format_pattern(self, pattern: Pattern, args: dict[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """Fill a text in; return it with what went wrong."""
        ready = {k: v if isinstance(v, FluentType) else native_to_fluent(v) for k, v in (args or {}).items()}
        errors: list[Exception] = []
        try:
            text = pattern(ResolverEnvironment(context=self, current=CurrentEnvironment(args=ready), errors=errors))
        except ValueError as error:
            return "{???}", [*errors, error]
        return str(text), errors

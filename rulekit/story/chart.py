"""A chart made ready to show, as plain data: numbers by label, in one or more series, each with its exact text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Literal

import msgspec


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of numbers.

    Attributes
    ----------
    name : str
    values : tuple of float or None
        As high as they are drawn; None where there is nothing to draw.
    texts : tuple of str
        What they are exactly.
    """

    name: str
    values: tuple[float | None, ...]
    texts: tuple[str, ...]


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers to compare; at the end of a notebook cell it shows itself.

    Attributes
    ----------
    kind : {"bars", "lines"}
    across, up : str
        What the labels and what the numbers are.
    labels : tuple of str
    series : tuple of Series
    share : bool
        Whether the numbers are shares of 1, to be told in per cent.
    """

    kind: Literal["bars", "lines"]
    title: str
    caption: str
    across: str
    up: str
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    share: bool = False
    lang: str = "en"
    dir: Literal["ltr", "rtl"] = "ltr"

    def faces(self) -> dict[str, Any]:
        """Return what it looks like: text, Markdown and SVG."""
        from rulekit.faces import chart, chart_svg

        return {
            "text/plain": chart.plain(self),
            "text/markdown": chart.markdown(self),
            "image/svg+xml": chart_svg.svg(self),
        }

    def _repr_mimebundle_(self, **_: Any) -> Any:
        from rulekit.display import bundle

        return bundle(self)

    def __str__(self) -> str:
        from rulekit.faces.chart import plain

        return plain(self)


def chances(name: str, found: Mapping[Any, Fraction | None], labels: Iterable[Any] = ()) -> Series:
    """Make a series of exact chances; what is not among them has none.

    Parameters
    ----------
    name : str
    found : mapping
        Label to chance; None where a thing cannot be asked.
    labels : iterable, optional
        In this order; all of `found` where left out.

    Examples
    --------
    >>> chances("fresh", {"skull": Fraction(3, 5)}, ["skull", "none"]).texts
    ('3/5', '0')
    """
    rows = [found.get(label, Fraction(0)) for label in (labels or found)]
    values = tuple(None if row is None else float(row) for row in rows)
    return Series(name, values, tuple("–" if row is None else str(row) for row in rows))


def counts(name: str, numbers: Iterable[int]) -> Series:
    """Make a series of whole numbers."""
    rows = tuple(numbers)
    return Series(name, tuple(map(float, rows)), tuple(map(str, rows)))

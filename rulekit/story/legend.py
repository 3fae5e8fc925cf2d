"""What the signs that names bear mean, as the last thing on a table."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.story.storyboard import Cell, Group, Row


def with_legend(groups: tuple[Group, ...], title: str, signs: Mapping[str, str]) -> tuple[Group, ...]:
    """Return the groups of a table with one more that explains signs, where there are any."""
    rows = tuple(Row(label=sign, cells=(Cell(kind="text", label=text),)) for sign, text in signs.items())
    return (*groups, Group(title=title, rows=rows)) if rows else groups

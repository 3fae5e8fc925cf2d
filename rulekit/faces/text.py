"""The text face: everything that the picture says, as plain text and as Markdown.

This is what nbval compares, what a plain viewer shows and what the browser tests hold the picture against, so
the order of the words within a line is that of the picture.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from rulekit.data.directions import RIGHT, directed, isolated
from rulekit.data.words import marked
from rulekit.faces.table import aligned, group_rows, group_title
from rulekit.faces.words import complete, say
from rulekit.story.storyboard import Beat, Storyboard

# A part of Markdown that is neither a heading nor a list nor a rule.
_PARAGRAPH = re.compile(r"(?!#|[-*] |---)")
_RIGHT = '<span style="display: block; text-align: right">'
_TICK = {"yes": "✓", "no": "✕", "moot": "–", "hidden": "?"}


_Kind = Literal["top", "title", "lead", "head", "para", "item", "deep", "bold", "quote", "row", "small"]


class _Line(NamedTuple):
    """One line of the text face before it is set: what it is, and its cells."""

    kind: _Kind
    cells: tuple[str, ...]


def plain(board: Storyboard, index: int) -> str:
    """Return one step as plain text.

    Parameters
    ----------
    board
        The storyboard.
    index
        Which beat, from 0.
    """
    board = complete(board)
    lines = _set_plain(_apart(board, _lines(board, board.beats[index])))
    # The mark tells a reader of plain text (a terminal, an editor) which way the line runs.
    mark = RIGHT if board.dir == "rtl" else ""
    return "\n".join(mark + line if line else line for line in lines) + "\n"


def markdown(board: Storyboard, index: int) -> str:
    """Return one step as Markdown; the parameters are those of `plain`."""
    board = complete(board)
    text = "\n".join(_set_markdown(_apart(board, _lines(board, board.beats[index])))) + "\n"
    return turned(text, board.dir)


def turned(text: str, way: str) -> str:
    """Return Markdown that is read from the right where its language is.

    JupyterLab sets paragraphs from the left whatever their direction, so each says for itself that it is not.
    """
    if way != "rtl":
        return text
    parts = [f"{_RIGHT}{part}</span>" if _PARAGRAPH.match(part) else part for part in text.strip("\n").split("\n\n")]
    return "\n\n".join(['<div dir="rtl" align="right">', *parts, "</div>\n"])


def transcript(board: Storyboard) -> str:
    """Return every step as plain text, one after another."""
    rule = "-" * 60
    return f"{rule}\n".join(plain(board, index) for index in range(len(board.beats)))


def _apart(board: Storyboard, lines: list[_Line]) -> list[_Line]:
    """Right to left, let the cells of a line keep their own direction: ids and figures do not run together."""
    if board.dir != "rtl":
        return lines
    return [
        _Line(kind, tuple(isolated(c, board.lang) for c in cells)) if cells[1:] else _Line(kind, cells)
        for kind, cells in lines
    ]


def _lines(board: Storyboard, beat: Beat) -> list[_Line]:
    """List what a beat shows, in the order in which it is shown."""
    out: list[_Line] = []

    def add(kind: _Kind, *cells: str) -> None:
        # One line each, whatever the texts hold.
        kept = tuple(" ".join(cell.split()) for cell in cells if cell.strip())
        if kept:
            out.append(_Line(kind, kept))

    first = board.beats[0] is beat
    add("top", " › ".join(beat.crumbs))
    add("title", board.title)
    add("lead", say(board, "step", i=beat.number, n=len(board.beats)))
    add("para", board.intro if first else "")
    if beat.kind in ("refused", "parts"):
        add("lead", say(board, beat.kind))
    add("lead", beat.chip)
    add("bold", beat.headline)
    for part in beat.story.split("\n"):
        add("para", part.strip())
    if beat.checks:
        add("head", say(board, "checks"))
        for check in beat.checks:
            sign = f"{_TICK[check.state]} {say(board, check.state)}"
            add("item", sign, check.text, check.figures, _cited(board, check.sources))
    if beat.clauses:
        add("head", say(board, "rules"))
        for clause in beat.clauses:
            add("item", clause.id, clause.section, say(board, f"grade_{clause.mark}") if clause.mark else "")
            add("quote", clause.text)
            for ruling in clause.rulings:
                add("deep", say(board, "ruling", id=ruling.id))
                add("deep", ruling.question)
                reading = say(board, "reading" if ruling.default else "reading_other")
                add("deep", f"{reading}: {ruling.reading}")
    if beat.changes:
        add("head", say(board, "changed"))
        arrow = "←" if board.dir == "rtl" else "→"  # no reader of text turns it round
        for change in beat.changes:
            before, after = (isolated(text, board.lang) for text in (change.before, change.after))
            add("item", f"{change.label}:", f"{before} {arrow} {after}")
    if beat.follows:
        add("head", say(board, "follows"))
        for follow in beat.follows:
            add("item", follow.text, _cited(board, follow.clauses))
    if beat.odds:
        add("head", beat.odds.title)
        for row in beat.odds.rows:
            add("item", row.label, row.fraction, row.percent, say(board, "happened") if row.happened else "")
    if beat.table:
        add("head", say(board, "table"))
        for group in beat.table:
            add("item", group_title(board, group))
            add("quote", group.plan.note if group.plan is not None else "")
            out.extend(_Line("row", tuple(cells)) for cells in group_rows(board, group))
    if beat.legal:
        add("head", say(board, "legal"))
        for text in beat.legal:
            add("item", text)
    out.extend(_place(board, beat))
    for mark in _met(board, beat):
        add("small", say(board, f"grade_{mark}"))
    add("small", say(board, "version", rulebook=board.rulebook_title, version=board.version))
    add("small", _seen(board))
    add("small", say(board, "digest", digest=beat.digest) if beat.digest else "")
    return out


def _cited(board: Storyboard, ids: tuple[str, ...]) -> str:
    """Name clauses and rulings, what is uncertain with its mark."""
    named = (isolated(marked(i, board.doubts.get(i, "")), board.lang) for i in ids)
    return directed(say(board, "comma").join(named))


def _met(board: Storyboard, beat: Beat) -> list[str]:
    """List the marks that a beat shows behind ids: what they mean is told below."""
    named = (i for ids in (*(c.sources for c in beat.checks), *(f.clauses for f in beat.follows)) for i in ids)
    return sorted({board.doubts.get(i, "") for i in named} - {""})


def _place(board: Storyboard, beat: Beat) -> list[_Line]:
    """Say in words what the map shows: the step we are at, and those already passed."""
    steps = {step.node: step for step in board.steps}
    here = steps.get(beat.place.node)
    seen = [steps[node].label for node in dict.fromkeys(beat.place.path) if node in steps and node != beat.place.node]
    lines = [_Line("head", (say(board, "map"),))]
    lines.append(_Line("item", tuple(t for t in (here.label, here.group) if t) if here else (beat.place.step,)))
    if seen:
        lines.append(_Line("item", (f"{say(board, 'passed')}:", " › ".join(seen))))
    return lines


def _seen(board: Storyboard) -> str:
    if board.seat == "*":
        return say(board, "seen_all")
    return say(board, "seen_seat", seat=board.seat) if board.seat else say(board, "seen_onlooker")


def _set_plain(lines: list[_Line]) -> list[str]:
    out: list[str] = []
    for line in _aligned(lines):
        text = "  ".join(line.cells)
        if line.kind in ("head", "bold") or (line.kind == "small" and out[-1].startswith(" ")):
            out.append("")
        indent = {"item": "  ", "deep": "      ", "quote": "      ", "row": "    "}.get(line.kind, "")
        out.append(indent + text)
    return out


def _aligned(lines: list[_Line]) -> list[_Line]:
    """Give neighbouring rows of the table the same columns."""
    out: list[_Line] = []
    run: list[list[str]] = []
    for line in [*lines, _Line("small", ())]:
        if line.kind == "row":
            run.append(list(line.cells))
            continue
        out.extend(_Line("row", (text,)) for text in aligned(run))
        run = []
        out.append(line)
    return out[:-1]


def escape(text: str) -> str:
    """Keep names and rule texts from being read as Markdown or HTML."""
    text = re.sub(r"([\\`*_\[\]<>&#|~$])", r"\\\1", text)
    # At the start of a line these would begin a list.
    return re.sub(r"^(\d+(?=[.)])|(?=[-+=]))", r"\1\\", text)


def _set_markdown(lines: list[_Line]) -> list[str]:
    out: list[str] = []
    for line in lines:
        cells = [escape(cell) for cell in line.cells]
        text = " · ".join(cell for cell in cells if cell)
        match line.kind:
            case "title":
                out += [f"**{text}**", ""]
            case "bold":
                out += [f"### {text}", ""]
            case "head":
                out += ["", f"**{text}**", ""]
            case "item":
                out.append(f"- {text}")
            case "deep":
                out.append(f"  - {text}")
            case "quote":
                out.append(f"  - *{text}*")
            case "row":
                out.append(f"  - {text}")
            case "small":
                out += ["", text]
            case _:
                out += [text, ""]
    return [line for i, line in enumerate(out) if line or (i and out[i - 1])]

"""The table of a beat, in words: one line for each row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rulekit.data.directions import width
from rulekit.faces.words import number, say
from rulekit.story.storyboard import Arrow, Cell, Group, Item, Piece, Plan, Row, Spot, Storyboard


def item_text(board: Storyboard, item: Item) -> str:
    """Return what one die, chit or card says, with its mark in words."""
    mark = say(board, f"mark_{item.mark}") if item.mark else ""
    if item.text and mark:
        return f"{item.text} ({mark})"
    return item.text or mark


def items_text(board: Storyboard, items: Sequence[Item]) -> str:
    """Return what several things say, those alike that have no name of their own by their number."""
    runs = [list(run) for _, run in groupby(items, key=lambda item: (item.text, item.mark))]
    texts = []
    for run in runs:
        if len(run) > 1 and not run[0].text:
            texts.append(f"{number(board, len(run))} × {item_text(board, run[0])}")
        else:
            texts += [item_text(board, item) for item in run]
    return say(board, "comma").join(texts)


def cell_text(board: Storyboard, cell: Cell) -> str:
    """Return one cell in words: its label, its items, its value."""
    parts = [cell.label] if cell.label else []
    value = cell.value
    if cell.kind == "track" and value is not None:
        if cell.high is None:
            parts.append(number(board, value))
        elif cell.low:
            parts.append(say(board, "track_from", value=value, low=cell.low, high=cell.high))
        else:
            parts.append(say(board, "track", value=value, high=cell.high))
    elif cell.kind == "coins" and value is not None:
        # A label has said what it is.
        parts.append(number(board, value) if cell.label else say(board, "coins", value=value))
    elif cell.kind == "hidden":
        parts.append(say(board, "hidden_things", value=value) if value is not None else say(board, "hidden"))
    elif cell.kind in ("dice", "chits", "cards"):
        parts.append(items_text(board, cell.items))
        if value is not None:
            parts.append(f"= {number(board, value)}")
    elif cell.kind == "count" and value is not None:
        parts.append(number(board, value))
    return " ".join(part for part in parts if part)


def group_title(board: Storyboard, group: Group) -> str:
    """Return the heading of a group, with a word where it is lit."""
    return f"{group.title} ({say(board, 'group_lit')})" if group.lit else group.title


def row_cells(board: Storyboard, row: Row) -> list[str]:
    """Return a row as its label and its cells, ready to be aligned or put in a table."""
    label = f"{row.label} ({say(board, 'row_lit')})" if row.lit else row.label
    return [label, *(cell_text(board, cell) for cell in row.cells)]


def piece_text(board: Storyboard, piece: Piece) -> str:
    """Return a figure of a plan in words: where it stands, and how it fares."""
    where = say(board, "plan_on", piece=piece.label, spot=piece.spot) if piece.spot else piece.label
    marks = [("row_lit", piece.lit), ("plan_hurt", piece.hurt), ("plan_spent", piece.spent)]
    said = [*(say(board, key) for key, holds in marks if holds), *([piece.note] if piece.note else [])]
    if not (piece.spot or piece.note):
        said.append(say(board, "plan_off"))
    return f"{where} ({say(board, 'comma').join(said)})" if said else where


def arrow_text(board: Storyboard, arrow: Arrow) -> str:
    """Return from where to where an arrow of a plan leads."""
    return say(board, "plan_way", start=arrow.start, goal=arrow.goal)


def plan_rows(board: Storyboard, plan: Plan) -> list[list[str]]:
    """Return a plan in words: who stands where, which spaces are special, what was done last."""
    rows = []
    for side, name in enumerate(plan.sides):
        pieces = [piece_text(board, piece) for piece in plan.pieces if piece.side == side]
        if pieces:
            rows.append([name, say(board, "semicolon").join(pieces)])
    rows += [[layer.label, say(board, "comma").join(layer.spots)] for layer in plan.layers]
    rows += [[arrow.label, arrow_text(board, arrow)] for arrow in plan.arrows]
    return [*rows, [say(board, "plan_rows"), rows_text(board, plan)]]


def rows_text(board: Storyboard, plan: Plan) -> str:
    """Return the names of all spaces, row by row from the top."""
    rows: dict[float, list[Spot]] = {}
    for spot in sorted(plan.spots, key=lambda spot: (spot.y, spot.x)):
        rows.setdefault(spot.y, []).append(spot)
    comma, semicolon = say(board, "comma"), say(board, "semicolon")
    return semicolon.join(comma.join(spot.name for spot in row) for row in rows.values())


def group_rows(board: Storyboard, group: Group) -> list[list[str]]:
    """Return all lines of a group, ready to be aligned: its plan, then its rows."""
    drawn = plan_rows(board, group.plan) if group.plan is not None else []
    return [*drawn, *(row_cells(board, row) for row in group.rows)]


def aligned(rows: list[list[str]]) -> list[str]:
    """Pad the columns of `rows` so that they stand under each other.

    Padding counts the places that are seen, which is right for the one-width faces in which plain text is shown.
    """
    most = max((len(row) for row in rows), default=0)
    sizes = [max((width(row[i]) for row in rows if i < len(row)), default=0) for i in range(most)]
    padded = [[text + " " * (size - width(text)) for text, size in zip(row, sizes, strict=False)] for row in rows]
    return ["  ".join(row).rstrip() for row in padded]

// What a thing says in words; the same words as in rulekit/faces/table.py.

import type { Arrow, Cell, Item, Piece, Plan, Spot } from "./types";
import type { Words } from "./words";

export function itemText(words: Words, item: Item): string {
  const mark = item.mark ? words.say(`mark_${item.mark}`) : "";
  return item.text && mark ? `${item.text} (${mark})` : item.text || mark;
}

/** Neighbours that are alike, together. */
export function runs(items: readonly Item[]): readonly (readonly Item[])[] {
  const found: Item[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last?.[0]?.text === item.text && last[0].mark === item.mark) last.push(item);
    else found.push([item]);
  }
  return found;
}

export function trackText(words: Words, cell: Cell): string {
  const value = cell.value ?? 0;
  if (cell.high === null) return words.number(value);
  return words.say(cell.low ? "track_from" : "track", { value, low: cell.low, high: cell.high });
}

export function pieceText(words: Words, piece: Piece): string {
  const where = piece.spot ? words.say("plan_on", { piece: piece.label, spot: piece.spot }) : piece.label;
  const said = [
    piece.lit ? words.say("row_lit") : "",
    piece.hurt ? words.say("plan_hurt") : "",
    piece.spent ? words.say("plan_spent") : "",
    piece.note || (piece.spot ? "" : words.say("plan_off")),
  ].filter(Boolean);
  return said.length ? `${where} (${said.join(words.say("comma"))})` : where;
}

export function arrowText(words: Words, arrow: Arrow): string {
  return words.say("plan_way", { start: arrow.start, goal: arrow.goal });
}

/** The names of all spaces, row by row from the top. */
export function rowsText(words: Words, plan: Plan): string {
  const rows = new Map<number, Spot[]>();
  for (const spot of [...plan.spots].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.get(spot.y);
    if (row) row.push(spot);
    else rows.set(spot.y, [spot]);
  }
  const told = [...rows.values()].map((row) => row.map((spot) => spot.name).join(words.say("comma")));
  return told.join(words.say("semicolon"));
}

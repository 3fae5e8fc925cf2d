// What a thing says in words; the same words as in rulekit/faces/table.py.

import type { Cell, Item } from "./types";
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

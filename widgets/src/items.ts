// What a thing says in words; the same words as in rulekit/faces/table.py.

import type { Cell, Item } from "./types";
import type { Words } from "./words";

export function itemText(words: Words, item: Item): string {
  const mark = item.mark ? words.say(`mark_${item.mark}`) : "";
  return item.text && mark ? `${item.text} (${mark})` : item.text || mark;
}

export function trackText(words: Words, cell: Cell): string {
  const value = cell.value ?? 0;
  if (cell.high === null) return words.number(value);
  return words.say(cell.low ? "track_from" : "track", { value, low: cell.low, high: cell.high });
}

// One value of a table row, drawn after its kind.

import { die } from "./dice";
import { bdi, h } from "./dom";
import { chits, coins, hiddenThings, playingCard } from "./things";
import { runs } from "./items";
import { track } from "./track";
import type { Cell } from "./types";
import type { Words } from "./words";

function drawing(words: Words, cell: Cell): Node | null {
  switch (cell.kind) {
    case "track":
      return track(words, cell);
    case "coins":
      return coins(words, cell.value ?? 0, cell.label !== "");
    case "count":
      return h("b", { class: "rk-figure" }, words.number(cell.value ?? 0));
    case "dice":
      return h("span", { class: "rk-dice" }, ...cell.items.map((item) => die(words, item)));
    case "chits":
      return h("span", { class: "rk-things" }, ...runs(cell.items).flatMap((run) => chits(words, run)));
    case "cards":
      return h("span", { class: "rk-things" }, ...cell.items.map((item) => playingCard(words, item)));
    case "hidden":
      return hiddenThings(words, cell.value);
    case "text":
      return null;
  }
}

const TOTALLED: ReadonlySet<string> = new Set(["dice", "chits", "cards"]);

export function cellView(words: Words, cell: Cell): HTMLElement {
  const total = TOTALLED.has(cell.kind) && cell.value !== null;
  // A text cell is its label; with others the label stands over the drawing, as in a list of statistics.
  const label = cell.label ? (cell.kind === "text" ? bdi(cell.label) : h("span", { class: "rk-cell-label" }, cell.label)) : null;
  return h(
    "span",
    { class: `rk-cell rk-cell-${cell.kind}` },
    label,
    drawing(words, cell),
    total ? h("b", { class: "rk-total" }, words.number(cell.value ?? 0)) : null,
  );
}

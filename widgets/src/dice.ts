// Dice as dice.

import { s } from "./dom";
import type { Item } from "./types";
import type { Words } from "./words";
import { itemText } from "./items";

const L = 7.2;
const M = 12;
const R = 16.8;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[M, M]],
  2: [[L, L], [R, R]],
  3: [[L, L], [M, M], [R, R]],
  4: [[L, L], [R, L], [L, R], [R, R]],
  5: [[L, L], [R, L], [M, M], [L, R], [R, R]],
  6: [[L, 6.4], [R, 6.4], [L, M], [R, M], [L, 17.6], [R, 17.6]],
};

export function die(words: Words, item: Item): SVGSVGElement {
  const pips = words.pips(item.text);
  const face = s("rect", { x: 1.5, y: 1.5, width: 21, height: 21, rx: 5 });
  const marks =
    pips !== null
      ? (PIPS[pips] ?? []).map(([cx, cy]) => s("circle", { cx, cy, r: 2.1 }))
      : [s("text", { x: 12, y: 16.2, "text-anchor": "middle" }, item.mark === "skull" && !item.text ? "☠" : item.text)];
  const strike = item.mark === "spent" ? [s("path", { class: "rk-strike", d: "M3 21L21 3" })] : [];
  return s(
    "svg",
    { class: `rk-die rk-mark-${item.mark || "none"}`, viewBox: "0 0 24 24", role: "img", "aria-label": itemText(words, item) },
    face,
    ...marks,
    ...strike,
  );
}

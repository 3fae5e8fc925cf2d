// Chits, cards, coins, and things face down.

import { h, s, unseen } from "./dom";
import { itemText } from "./items";
import type { Item } from "./types";
import type { Words } from "./words";

function skull(): SVGSVGElement {
  return s(
    "svg",
    { class: "rk-skull", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: "M12 3.500c-4.700 0-8 3.200-8 7.400 0 2.700 1.300 4.700 3.300 5.900V20h9.400v-3.200c2-1.200 3.300-3.200 3.300-5.900 0-4.200-3.300-7.400-8-7.400z" }),
    s("circle", { cx: 8.8, cy: 11.2, r: 1.9 }),
    s("circle", { cx: 15.2, cy: 11.2, r: 1.9 }),
    s("path", { class: "rk-teeth", d: "M10.300 20v-2.400M13.700 20v-2.400" }),
  );
}

function disc(item: Item): HTMLElement {
  return h("span", { class: "rk-disc", "aria-hidden": "true" }, item.mark === "skull" ? skull() : null);
}

function chit(words: Words, item: Item): HTMLElement {
  const name = item.text
    ? h("span", { class: "rk-thing-name" }, item.text, item.mark ? unseen(` (${words.say(`mark_${item.mark}`)})`) : null)
    : unseen(itemText(words, item));
  return h("span", { class: `rk-chit rk-mark-${item.mark || "none"}` }, disc(item), name);
}

/** Several chits that look alike and have no name lie close together, and are said by their number. */
export function chits(words: Words, run: readonly Item[]): readonly HTMLElement[] {
  const [first] = run;
  if (!first || run.length === 1 || first.text) return run.map((item) => chit(words, item));
  const said = unseen(`${words.number(run.length)} × ${itemText(words, first)}`);
  return [h("span", { class: `rk-chit rk-mark-${first.mark || "none"}` }, ...run.map(disc), said)];
}

export function playingCard(words: Words, item: Item): HTMLElement {
  const arrow = item.mark === "up-arrow" ? "▲" : item.mark === "down-arrow" ? "▼" : "";
  return h(
    "span",
    { class: `rk-pc rk-mark-${item.mark || "none"}` },
    item.text ? h("span", { class: "rk-thing-name" }, item.text) : null,
    arrow ? h("span", { class: "rk-pc-arrow", "aria-hidden": "true" }, arrow) : null,
    item.mark ? unseen(item.text ? ` (${words.say(`mark_${item.mark}`)})` : itemText(words, item)) : null,
  );
}

/** Up to five coins are drawn, and no more than five: the number beside them says how many there are. */
export function coins(words: Words, value: number, labelled: boolean): HTMLElement {
  const shown = Math.min(5, Math.max(0, value));
  const pile = Array.from({ length: shown }, () => h("i", { class: "rk-coin" }));
  return h(
    "span",
    { class: "rk-coins" },
    h("b", { class: "rk-figure", "aria-hidden": "true" }, words.number(value)),
    h("span", { class: "rk-pile", "aria-hidden": "true" }, ...pile),
    unseen(labelled ? words.number(value) : words.say("coins", { value })),
  );
}

/** Things that nobody here may see: their number at most. */
export function hiddenThings(words: Words, value: number | null): HTMLElement {
  const backs = Array.from({ length: Math.min(5, value ?? 1) }, () => h("i", { class: "rk-facedown" }));
  return h(
    "span",
    { class: "rk-hidden" },
    h("span", { class: "rk-pile", "aria-hidden": "true" }, ...backs),
    h("span", { class: "rk-soft" }, value === null ? words.say("hidden") : words.say("hidden_things", { value })),
  );
}

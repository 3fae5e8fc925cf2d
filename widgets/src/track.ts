// A track drawn as a track: its spaces, and the marker on one of them.

import { h, unseen } from "./dom";
import { trackText } from "./items";
import type { Cell } from "./types";
import type { Words } from "./words";

/** Beyond this many spaces the track is one line with a marker. */
const MOST_SPACES = 21;
/** Up to this many are drawn at full width. */
const FEW_SPACES = 13;

export function track(words: Words, cell: Cell): HTMLElement {
  const value = cell.value ?? 0;
  const figure = h("b", { class: "rk-figure", "aria-hidden": "true" }, words.number(value));
  const text = unseen(trackText(words, cell));
  if (cell.high === null) return h("span", { class: "rk-track" }, figure, text);

  const span = cell.high - cell.low;
  const bar = h("span", { class: span > FEW_SPACES ? "rk-spaces rk-fine" : "rk-spaces", "aria-hidden": "true" });
  if (span < MOST_SPACES) {
    for (let at = cell.low; at <= cell.high; at += 1) {
      const state = at === value ? "rk-here" : at < value ? "rk-under" : "";
      bar.append(h("i", { class: state + (at === 0 && cell.low < 0 ? " rk-zero" : "") }));
    }
  } else {
    const share = Math.max(0, Math.min(1, (value - cell.low) / span));
    bar.classList.add("rk-line");
    const marker = h("i", { class: "rk-here" });
    marker.style.setProperty("inset-inline-start", `${(share * 100).toFixed(2)}%`);
    bar.append(marker);
  }
  const most = words.number(cell.high);
  // "7/12" where the track begins at nought, else both its ends.
  const range = cell.low ? `\u00a0${words.number(cell.low)}…${most}` : `/${most}`;
  const high = h("span", { class: "rk-soft rk-high", "aria-hidden": "true" }, range);
  return h("span", { class: "rk-track" }, bar, h("span", { class: "rk-of" }, figure, high), text);
}

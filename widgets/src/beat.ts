// Everything a beat says under its story, except the map: on screen, and one after another on paper.

import { clausesView } from "./clauses";
import type { Context } from "./context";
import { h } from "./dom";
import { changesView, followsView } from "./effects";
import { legalView } from "./legal";
import { oddsView } from "./odds";
import { tableView } from "./table";
import type { Beat } from "./types";

type View = (ctx: Context, beat: Beat) => HTMLElement | null;

function pairView(ctx: Context, beat: Beat): HTMLElement | null {
  const changes = changesView(ctx, beat);
  const follows = followsView(ctx, beat);
  const odds = oddsView(ctx, beat);
  return changes || follows || odds ? h("div", { class: "rk-pair" }, changes, follows, odds) : null;
}

/** Each part, and what of the beat it shows. */
const PARTS: readonly (readonly [View, (beat: Beat) => unknown])[] = [
  [clausesView, (beat) => beat.clauses],
  [pairView, (beat) => [beat.changes, beat.follows, beat.odds]],
  [tableView, (beat) => beat.table],
  [legalView, (beat) => beat.legal],
];

export function detailsView(ctx: Context, beat: Beat): readonly HTMLElement[] {
  return PARTS.map(([view]) => view(ctx, beat)).filter((part): part is HTMLElement => part !== null);
}

/** The parts on screen. One that shows the same as before stays as it is, with what the reader has unfolded in it. */
export class Details {
  readonly element = h("div", { class: "rk-details" });
  #keys: readonly string[] = [];
  #parts: readonly (HTMLElement | null)[] = [];

  paint(ctx: Context, beat: Beat): void {
    const keys = PARTS.map(([, data]) => JSON.stringify(data(beat)));
    const parts = PARTS.map(([view], i) => (keys[i] === this.#keys[i] ? (this.#parts[i] ?? null) : view(ctx, beat)));
    let at: Element | null = this.element.firstElementChild;
    for (const [i, part] of parts.entries()) {
      const old = this.#parts[i] ?? null;
      if (part === old) {
        if (old) at = old.nextElementSibling;
        continue;
      }
      if (part) this.element.insertBefore(part, at);
      if (old) {
        at = old.nextElementSibling;
        old.remove();
      }
    }
    this.#keys = keys;
    this.#parts = parts;
  }
}

// How likely it was: one bar of shares, and a legend with the exact fractions.

import { card } from "./card";
import type { Context } from "./context";
import { bdi, h } from "./dom";
import type { Beat, OddsRow } from "./types";

/** Narrower parts of the bar carry no name: it would not fit, and the legend has it. */
const NAMED_FROM = 0.16;

function tone(row: OddsRow, nth: number): string {
  return row.happened ? "rk-tone-now" : `rk-tone-${nth % 4}`;
}

export function oddsView(ctx: Context, beat: Beat): HTMLElement | null {
  const odds = beat.odds;
  if (odds === null || odds.rows.length === 0) return null;
  const bar = h("div", { class: "rk-stack", "aria-hidden": "true", "data-extra": "" });
  const legend = h("ul", { class: "rk-legend", role: "list" });
  let other = 0;
  for (const row of odds.rows) {
    const cls = tone(row, other);
    if (!row.happened) other += 1;
    const share = Number.isFinite(row.share) ? Math.max(0, Math.min(1, row.share)) : 0;
    const part = h("i", { class: cls, title: `${row.label}: ${row.percent}` }, share >= NAMED_FROM ? row.label : null);
    part.style.flexGrow = String(share);
    bar.append(part);
    legend.append(
      h(
        "li",
        { class: row.happened ? "rk-lit" : null, "data-line": "" },
        h("i", { class: `rk-swatch ${cls}`, "aria-hidden": "true" }),
        h("span", { class: "rk-outcome" }, row.label),
        bdi(row.fraction, "rk-fraction"),
        bdi(row.percent, "rk-percent"),
        row.happened ? h("span", { class: "rk-unseen" }, ctx.words.say("happened")) : null,
      ),
    );
  }
  return card(ctx, "rk-odds", odds.title, bar, legend);
}

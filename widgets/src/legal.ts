// What may be done now. A long list is folded, its number in the title.

import { card } from "./card";
import type { Context } from "./context";
import { h } from "./dom";
import type { Beat } from "./types";

const SHOWN = 5;

export function legalView(ctx: Context, beat: Beat): HTMLElement | null {
  if (beat.legal.length === 0) return null;
  const list = h("ul", { role: "list" }, ...beat.legal.map((text) => h("li", { "data-line": "" }, text)));
  const title = ctx.words.say("legal");
  if (beat.legal.length <= SHOWN) return card(ctx, "rk-legal", title, list);
  const count = h("span", { class: "rk-count", "data-extra": "" }, ctx.words.number(beat.legal.length));
  return h(
    "section",
    { class: "rk-card rk-legal" },
    h("details", {}, h("summary", { class: "rk-label", "data-line": "" }, title, " ", count), list),
  );
}

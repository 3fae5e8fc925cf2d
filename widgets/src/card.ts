// The frame of a part: a box with a small title, marked as one or more lines of the text face.

import type { Context } from "./context";
import { heading } from "./context";
import { h, type Child } from "./dom";

export function card(ctx: Context, cls: string, title: string, ...children: readonly Child[]): HTMLElement {
  const head = heading(ctx, 2, "rk-label");
  head.append(title);
  head.dataset["line"] = "";
  return h("section", { class: `rk-card ${cls}` }, head, ...children);
}

// What the beat did: what changed on the table, and what rules did by themselves after it.

import { card } from "./card";
import type { Context } from "./context";
import { bdi, h, unseen } from "./dom";
import { icon } from "./icons";
import { sources } from "./sources";
import type { Beat } from "./types";

export function changesView(ctx: Context, beat: Beat): HTMLElement | null {
  if (beat.changes.length === 0) return null;
  const becomes = (): HTMLElement => {
    const word = unseen(ctx.words.say("becomes"));
    word.dataset["extra"] = "";
    return word;
  };
  const rows = beat.changes.map((change) =>
    h(
      "li",
      { "data-line": "" },
      h("span", { class: "rk-soft" }, change.label),
      h("span", { class: "rk-from-to" }, h("s", {}, bdi(change.before)), icon("arrow"), becomes(), h("b", {}, bdi(change.after))),
    ),
  );
  return card(ctx, "rk-changes", ctx.words.say("changed"), h("ul", { role: "list" }, ...rows));
}

export function followsView(ctx: Context, beat: Beat): HTMLElement | null {
  if (beat.follows.length === 0) return null;
  const rows = beat.follows.map((follow) =>
    h(
      "li",
      { "data-line": "" },
      h("span", {}, follow.text),
      follow.clauses.length ? h("span", { class: "rk-sources" }, ...sources(ctx, follow.clauses)) : null,
    ),
  );
  return card(ctx, "rk-follows", ctx.words.say("follows"), h("ul", { role: "list" }, ...rows));
}

// Small print: the rulebook and its version, whose eyes, the digest of the table.

import type { Context } from "./context";
import { bdi, h } from "./dom";
import { marksMet } from "./sources";
import type { Beat } from "./types";

function seen(ctx: Context): string {
  const { seat } = ctx.board;
  if (seat === "*") return ctx.words.say("seen_all");
  return seat ? ctx.words.say("seen_seat", { seat }) : ctx.words.say("seen_onlooker");
}

export function footerView(ctx: Context, beat: Beat): HTMLElement {
  const { board, words } = ctx;
  return h(
    "footer",
    { class: "rk-foot" },
    ...marksMet(ctx, beat).map((grade) => h("span", { class: "rk-meaning", "data-line": "" }, words.say(`grade_${grade}`))),
    h("span", { "data-line": "" }, bdi(words.say("version", { rulebook: board.rulebook_title, version: board.version }))),
    h("span", { "data-line": "" }, seen(ctx)),
    beat.digest ? h("span", { "data-line": "" }, bdi(words.say("digest", { digest: beat.digest }))) : null,
  );
}

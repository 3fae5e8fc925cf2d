// The ids of clauses and rulings: what is uncertain has its mark behind it, and says what the mark means.

import type { Context } from "./context";
import { bdi, h, unseen, type Child } from "./dom";
import type { Beat } from "./types";

function doubt(ctx: Context, grade: string): HTMLElement {
  const meaning = ctx.words.say(`grade_${grade}`);
  // Said in full below the step as well: here it only repeats.
  const said = unseen(meaning);
  said.dataset["extra"] = "";
  return h("span", { class: "rk-doubt", title: meaning }, bdi(`(${grade})`), said);
}

function source(ctx: Context, id: string): HTMLElement {
  const grade = ctx.board.doubts[id];
  return h("span", { class: "rk-source" }, h("code", {}, bdi(id)), ...(grade ? [" ", doubt(ctx, grade)] : []));
}

/** Ids with commas between; a line breaks between them and never in one. */
export function sources(ctx: Context, ids: readonly string[]): readonly Child[] {
  const comma = ctx.words.say("comma");
  return ids.flatMap((id, i) => [i ? comma : null, source(ctx, id)]);
}

/** The marks that a beat shows behind ids. */
export function marksMet(ctx: Context, beat: Beat): readonly string[] {
  const ids = [...beat.checks.flatMap((check) => check.sources), ...beat.follows.flatMap((follow) => follow.clauses)];
  return [...new Set(ids.flatMap((id) => ctx.board.doubts[id] ?? []))].sort();
}

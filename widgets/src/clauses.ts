// The rule itself: where it is written, our statement of it, and the rulings it rests on.

import { heading, type Context } from "./context";
import { bdi, h } from "./dom";
import type { Beat, ClauseCard, RulingNote } from "./types";

function rulingView(ctx: Context, note: RulingNote): HTMLElement {
  const reading = ctx.words.say(note.default ? "reading" : "reading_other");
  return h(
    "details",
    { class: note.default ? "rk-ruling" : "rk-ruling rk-other" },
    h("summary", { "data-line": "" }, ctx.words.say("ruling", { id: note.id })),
    h("p", { class: "rk-question", "data-line": "" }, note.question),
    h("p", { class: "rk-reading", "data-line": "" }, h("b", {}, `${reading}: `), note.reading),
  );
}

function clauseView(ctx: Context, clause: ClauseCard): HTMLElement {
  const grade = clause.mark
    ? h("span", { class: "rk-grade" }, ctx.words.say(`grade_${clause.mark}`))
    : null;
  return h(
    "article",
    { class: "rk-clause" },
    h("div", { class: "rk-locator", "data-line": "" }, h("code", {}, bdi(clause.id)), h("span", {}, clause.section), grade),
    h("p", { "data-line": "" }, clause.text),
    clause.rulings.length ? h("div", { class: "rk-rulings" }, ...clause.rulings.map((note) => rulingView(ctx, note))) : null,
  );
}

export function clausesView(ctx: Context, beat: Beat): HTMLElement | null {
  if (beat.clauses.length === 0) return null;
  const title = heading(ctx, 2, "rk-unseen");
  title.dataset["line"] = "";
  title.append(ctx.words.say("rules"));
  return h("section", { class: "rk-clauses" }, title, ...beat.clauses.map((clause) => clauseView(ctx, clause)));
}

// What just happened: chip, one sentence, the story, and why.

import { checksView } from "./checks";
import { heading, type Context } from "./context";
import { h } from "./dom";
import { icon } from "./icons";
import type { Beat } from "./types";

/** The part that is read out when a step is taken. */
export function tellingView(ctx: Context, beat: Beat): readonly HTMLElement[] {
  const banner =
    beat.kind === "refused" || beat.kind === "parts"
      ? h("p", { class: "rk-banner", "data-line": "" }, icon(beat.kind === "refused" ? "cross" : "arrow"), ctx.words.say(beat.kind))
      : null;
  const intro =
    beat === ctx.board.beats[0] && ctx.board.intro ? h("p", { class: "rk-intro", "data-line": "" }, ctx.board.intro) : null;
  const title = heading(ctx, 1, "rk-headline");
  title.dataset["line"] = "";
  title.append(beat.headline);
  const paragraphs = beat.story
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => h("p", { class: "rk-para", "data-line": "" }, text));
  const chip = beat.chip ? h("span", { class: "rk-chip", "data-line": "" }, beat.chip) : null;
  return [intro, banner, chip, title, ...paragraphs].filter((part): part is HTMLElement => part !== null);
}

export function whyView(ctx: Context, beat: Beat): HTMLElement | null {
  return checksView(ctx, beat);
}

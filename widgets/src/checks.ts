// The checks of a verdict: tick or cross, what was asked, what was there.

import { bdi, h, unseen } from "./dom";
import type { Context } from "./context";
import { icon, type IconName } from "./icons";
import { sources } from "./sources";
import type { Beat, CheckLine, CheckState } from "./types";

const ICONS: Readonly<Record<CheckState, IconName | "?">> = { yes: "tick", no: "cross", moot: "dash", hidden: "?" };

function checkView(ctx: Context, check: CheckLine): HTMLElement {
  const sign = ICONS[check.state];
  const drawn = sign === "?" ? h("span", { "aria-hidden": "true", "data-extra": "" }, "?") : icon(sign);
  // Why something is refused is said in a word too.
  const no = check.state === "no";
  return h(
    "li",
    { class: `rk-check rk-is-${check.state}`, "data-line": "" },
    h("span", { class: "rk-sign", title: ctx.words.say(check.state) }, drawn, no ? null : unseen(ctx.words.say(check.state))),
    h("span", { class: "rk-check-text" }, no ? h("b", { class: "rk-not" }, `${ctx.words.say(check.state)}: `) : null, check.text),
    h("em", {}, check.figures ? bdi(check.figures) : null),
    h("span", { class: "rk-sources" }, ...sources(ctx, check.sources)),
  );
}

export function checksView(ctx: Context, beat: Beat): HTMLElement | null {
  if (beat.checks.length === 0) return null;
  const title = h("span", { class: "rk-unseen", id: `${ctx.uid}-checks-${beat.number}`, "data-line": "" }, ctx.words.say("checks"));
  const list = h(
    "ul",
    { class: "rk-checks", role: "list", "aria-labelledby": title.id },
    ...beat.checks.map((check) => checkView(ctx, check)),
  );
  return h("div", {}, title, list);
}

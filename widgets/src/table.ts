// The table: groups of rows of cells.

import { card } from "./card";
import { cellView } from "./cells";
import { heading, type Context } from "./context";
import { h } from "./dom";
import type { Beat, Group, Row } from "./types";

function rowView(ctx: Context, row: Row): HTMLElement {
  const acts = row.lit ? h("span", { class: "rk-tag" }, ctx.words.say("row_lit")) : null;
  return h(
    "li",
    { class: row.lit ? "rk-row rk-lit" : "rk-row", "data-line": "" },
    h("span", { class: "rk-who" }, h("bdi", {}, row.label), acts),
    ...row.cells.map((cell) => cellView(ctx.words, cell)),
  );
}

function groupView(ctx: Context, group: Group): HTMLElement {
  const columns = Math.max(1, ...group.rows.map((row) => row.cells.length));
  const title = heading(ctx, 3, "rk-group-title");
  title.dataset["line"] = "";
  title.append(group.title);
  if (group.lit) title.append(h("span", { class: "rk-tag" }, ctx.words.say("group_lit")));
  const rows = h("ul", { class: "rk-rows", role: "list" }, ...group.rows.map((row) => rowView(ctx, row)));
  rows.style.setProperty("--rk-columns", String(columns));
  const size = columns > 2 ? "rk-wide" : columns > 1 ? "rk-mid" : "";
  return h("div", { class: `rk-group ${size} ${group.lit ? "rk-lit" : ""}`.trim() }, title, rows);
}

export function tableView(ctx: Context, beat: Beat): HTMLElement | null {
  if (beat.table.length === 0) return null;
  const groups = h("div", { class: "rk-groups" }, ...beat.table.map((group) => groupView(ctx, group)));
  return card(ctx, "rk-table", ctx.words.say("table"), groups);
}

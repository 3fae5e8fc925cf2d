// The table: groups of rows of cells.

import { card } from "./card";
import { cellView } from "./cells";
import { heading, type Context } from "./context";
import { h } from "./dom";
import { planView } from "./plan";
import type { Beat, Cell, Group, Row } from "./types";

const NO_ROW: Row = { label: "", cells: [], lit: false };

function rowView(ctx: Context, row: Row): HTMLElement {
  const acts = row.lit ? h("span", { class: "rk-tag" }, ctx.words.say("row_lit")) : null;
  return h(
    "li",
    { class: row.lit ? "rk-row rk-lit" : "rk-row", "data-line": "" },
    h("span", { class: "rk-who" }, h("bdi", {}, row.label), acts),
    ...row.cells.map((cell) => cellView(ctx.words, cell)),
  );
}

/** The labels that all rows share, column by column, or null: then they head the columns once. Rows may be shorter. */
function sharedLabels(group: Group): readonly string[] | null {
  const label = (cell: Cell | undefined): string => (cell && cell.kind !== "text" ? cell.label : "");
  const longest = group.rows.reduce((most, row) => (row.cells.length > most.cells.length ? row : most), group.rows[0] ?? NO_ROW);
  const labels = longest.cells.map(label);
  const same = group.rows.every((row) => row.cells.every((cell, i) => label(cell) === labels[i]));
  return same && group.rows.length > 1 && labels.some(Boolean) ? labels : null;
}

function groupView(ctx: Context, group: Group): HTMLElement {
  const columns = Math.max(1, ...group.rows.map((row) => row.cells.length));
  const title = heading(ctx, 3, "rk-group-title");
  title.dataset["line"] = "";
  title.append(group.title);
  if (group.lit) title.append(h("span", { class: "rk-tag" }, ctx.words.say("group_lit")));
  const labels = columns > 1 ? sharedLabels(group) : null;
  const names = labels?.map((label) => h("span", { class: "rk-cell-label" }, label)) ?? [];
  const rows = h(
    "ul",
    { class: labels ? "rk-rows rk-headed" : "rk-rows", role: "list" },
    labels && h("li", { class: "rk-row rk-heads", "aria-hidden": "true", "data-extra": "" }, h("span", {}), ...names),
    ...group.rows.map((row) => rowView(ctx, row)),
  );
  rows.style.setProperty("--rk-columns", String(columns));
  // The style sheet needs to know how much room the columns want: two to five, or more.
  const size = columns > 1 ? `rk-cols rk-cols-${Math.min(6, columns)}` : "";
  const drawn = group.plan ? planView(ctx, group.plan) : null;
  const cls = ["rk-group", size, drawn ? "rk-drawn" : "", group.lit ? "rk-lit" : ""].filter(Boolean).join(" ");
  return h("div", { class: cls }, title, drawn, group.rows.length ? rows : null);
}

export function tableView(ctx: Context, beat: Beat): HTMLElement | null {
  if (beat.table.length === 0) return null;
  const groups = h("div", { class: "rk-groups" }, ...beat.table.map((group) => groupView(ctx, group)));
  return card(ctx, "rk-table", ctx.words.say("table"), groups);
}

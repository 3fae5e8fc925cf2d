// The table: groups of rows of cells.

import { card } from "./card";
import { cellView } from "./cells";
import { heading, type Context } from "./context";
import { h } from "./dom";
import { planView } from "./plan";
import type { Beat, Cell, Group, Row } from "./types";

/** How many columns more than its longest row has a group may have. */
const SPARE = 2;

/** The columns of a group, and for each row where its cells stand; a row may lack some of them. */
interface Columns {
  readonly labels: readonly string[];
  readonly places: readonly (readonly number[])[];
}

/** What a cell is one of: cells of one name stand under one another. Words alone have no name but their turn. */
function nameOf(cell: Cell): string {
  return cell.kind === "text" ? "" : `${cell.kind === "hidden" ? "cards" : cell.kind} ${cell.label}`;
}

/** Merge the cells of all rows into columns, each row in its own order. */
function columnsOf(rows: readonly Row[]): Columns {
  const names: string[] = [];
  const labels: string[] = [];
  for (const row of rows) {
    let at = 0;
    for (const cell of row.cells) {
      const name = nameOf(cell);
      const found = names.indexOf(name, at);
      if (found < 0) {
        names.splice(at, 0, name);
        labels.splice(at, 0, cell.kind === "text" ? "" : cell.label);
      }
      at = (found < 0 ? at : found) + 1;
    }
  }
  // Rows that have next to nothing in common would only make holes: their cells stand one after another.
  const most = Math.max(0, ...rows.map((row) => row.cells.length));
  if (names.length > most + SPARE) return { labels: Array<string>(most).fill(""), places: rows.map((row) => [...row.cells.keys()]) };
  const places = rows.map((row) => {
    let at = 0;
    return row.cells.map((cell) => {
      const found = names.indexOf(nameOf(cell), at);
      at = found + 1;
      return found;
    });
  });
  return { labels, places };
}

function rowView(ctx: Context, row: Row, places: readonly number[]): HTMLElement {
  const cells = row.cells.map((cell, i) => {
    const made = cellView(ctx.words, cell);
    // The first column has the names.
    made.style.gridColumn = String((places[i] ?? i) + 2);
    return made;
  });
  const acts = row.lit ? h("span", { class: "rk-tag" }, ctx.words.say("row_lit")) : null;
  return h(
    "li",
    { class: row.lit ? "rk-row rk-lit" : "rk-row", "data-line": "" },
    h("span", { class: "rk-who" }, h("bdi", {}, row.label), acts),
    ...cells,
  );
}

function groupView(ctx: Context, group: Group): HTMLElement {
  const { labels: found, places } = columnsOf(group.rows);
  const columns = Math.max(1, found.length);
  const title = heading(ctx, 3, "rk-group-title");
  title.dataset["line"] = "";
  title.append(group.title);
  if (group.lit) title.append(h("span", { class: "rk-tag" }, ctx.words.say("group_lit")));
  // Where several rows share them, they head the columns once.
  const labels = columns > 1 && group.rows.length > 1 && found.some(Boolean) ? found : null;
  const names = labels?.map((label) => h("span", { class: "rk-cell-label" }, label)) ?? [];
  const rows = h(
    "ul",
    { class: labels ? "rk-rows rk-headed" : "rk-rows", role: "list" },
    labels && h("li", { class: "rk-row rk-heads", "aria-hidden": "true", "data-extra": "" }, h("span", {}), ...names),
    ...group.rows.map((row, i) => rowView(ctx, row, places[i] ?? [])),
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

// The table: groups of rows of cells.

import { card } from "./card";
import { cellView } from "./cells";
import { heading, type Context } from "./context";
import { h } from "./dom";
import { planView } from "./plan";
import type { Beat, Cell, Group, Row } from "./types";

/** How many columns more than its longest row has a group may have. */
const SPARE = 1;

/** The columns of a group, and for each row where its cells stand; a row may lack some of them. */
interface Columns {
  readonly labels: readonly string[];
  readonly places: readonly (readonly number[])[];
}

/** What a cell is one of: cells of one name stand under one another. Words alone have no name but their turn. */
function nameOf(cell: Cell): string {
  return cell.kind === "text" ? "" : `${cell.kind === "hidden" ? "cards" : cell.kind} ${cell.label}`;
}

/** Whether a row has a word and nothing else, such as how a Fighter has ended: it takes the place of all columns. */
function wordAlone(row: Row): boolean {
  return row.cells.length === 1 && row.cells[0]?.kind === "text";
}

/** Merge the cells of all rows into columns, each row in its own order. */
function columnsOf(all: readonly Row[]): Columns {
  const named = all.some((row) => row.cells.some(nameOf)) && !all.some((row) => row.cells[1] && row.cells[0]?.kind === "text");
  const rows = named ? all.filter((row) => !wordAlone(row)) : all;
  const names: string[] = [];
  const labels: string[] = [];
  for (const row of rows) {
    let at = 0;
    for (const [i, cell] of row.cells.entries()) {
      const name = nameOf(cell);
      const found = names.indexOf(name, at);
      // Words at the end of their row come last of all; anything else where its row has it.
      const place = found >= 0 ? found : row.cells.slice(i).some(nameOf) ? at : names.length;
      if (found < 0) {
        names.splice(place, 0, name);
        labels.splice(place, 0, name ? cell.label : "");
      }
      at = place + 1;
    }
  }
  // Rows that have next to nothing in common would only make holes: their cells stand one after another.
  const most = Math.max(0, ...rows.map((row) => row.cells.length));
  if (names.length > most + SPARE) return { labels: Array<string>(most).fill(""), places: all.map((row) => [...row.cells.keys()]) };
  const places = all.map((row) => {
    let at = 0;
    if (!rows.includes(row)) return [];
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
    const place = places[i];
    made.style.gridColumn = place === undefined ? "2 / -1" : String(place + 2);
    if (place === undefined) made.classList.add("rk-alone");
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

/** About how wide the cells of a kind are, and from which width of its box on the style sheet sets so many columns. */
const WIDE: Readonly<Partial<Record<Cell["kind"], number>>> = { track: 195, coins: 100, count: 84 };
const ROOM: readonly (readonly [number, number])[] = [[440, 2], [500, 3], [620, 4], [820, 6]];

/** As how many columns a group counts in the style sheet: narrow ones need less room than their number says. */
function sizeOf(group: Group, places: Columns["places"], columns: number): number {
  const widths = Array<number>(columns).fill(0);
  group.rows.forEach((row, i) =>
    row.cells.forEach((cell, j) => {
      const at = places[i]?.[j];
      if (at !== undefined) widths[at] = Math.max(widths[at] ?? 0, WIDE[cell.kind] ?? 130);
    }),
  );
  const need = widths.reduce((sum, width) => sum + width, 90);
  return Math.min(6, columns, ROOM.find(([room]) => need <= room)?.[1] ?? 6);
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
  const size = columns > 1 ? `rk-cols rk-cols-${sizeOf(group, places, columns)}` : "";
  const drawn = group.plan ? planView(ctx, group.plan) : null;
  // A long list beside a short box would leave a hole under that.
  const long = columns > 1 && group.rows.length > 2 ? "rk-long" : "";
  const cls = ["rk-group", size, long, drawn ? "rk-drawn" : "", group.lit ? "rk-lit" : ""].filter(Boolean).join(" ");
  return h("div", { class: cls }, title, drawn, group.rows.length ? rows : null);
}

export function tableView(ctx: Context, beat: Beat): HTMLElement | null {
  if (beat.table.length === 0) return null;
  const groups = h("div", { class: "rk-groups" }, ...beat.table.map((group) => groupView(ctx, group)));
  return card(ctx, "rk-table", ctx.words.say("table"), groups);
}

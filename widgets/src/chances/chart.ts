// A chart: the picture that the SVG face holds, and every number below it as a table.

import { nextUid } from "../context";
import { h } from "../dom";
import { safeSvg } from "../sanitize";
import type { ChartData } from "./types";

export function chartView(chart: ChartData, level: number): HTMLElement {
  const uid = nextUid();
  const title = h(level === 1 ? "h1" : "h2", { class: "rk-unseen", id: `${uid}-title`, "data-line": "" }, chart.title);
  const picture = safeSvg(chart.svg, uid);
  // The table says the same, number by number.
  picture?.setAttribute("aria-hidden", "true");
  const head = h("tr", {}, ...chart.head.map((name) => h("th", { scope: "col" }, name)));
  const rows = chart.rows.map(([label, ...numbers]) =>
    h("tr", { "data-line": "" }, h("th", { scope: "row" }, label ?? ""), ...numbers.map((number) => h("td", {}, number))),
  );
  const table = h("table", { class: "rk-numbers" }, h("thead", {}, head), h("tbody", {}, ...rows));
  const caption = h("figcaption", { class: "rk-soft", "data-line": "" }, chart.caption);
  return h(
    "section",
    { class: "rk rk-chart", lang: chart.lang, dir: chart.dir, "aria-labelledby": title.id, role: "group" },
    title,
    h("figure", { class: "rk-card" }, picture, chart.caption ? caption : null, h("div", { class: "rk-numbers-box" }, table)),
  );
}

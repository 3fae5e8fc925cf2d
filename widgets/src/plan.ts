// A board from above: its spaces, who stands where, what may be done there, and what was done last. Under the drawing the
// same in words; they are the legend too, and what a screen reader gets.

import type { Context } from "./context";
import { bdi, h, s, type Child } from "./dom";
import { arrowText, pieceText, rowsText } from "./items";
import { HALO, outline, pieceView, RADIUS } from "./pieces";
import type { Arrow, Layer, Plan, Spot } from "./types";
import type { Words } from "./words";

/** Units of the drawing, which are pixels where there is room, between the middles of neighbours. */
const UNIT = 70;
const ROUND = UNIT / Math.sqrt(3);
/** How much lower than the middle the name of a space stands, and how much higher a figure. */
const NAME = 24;
const LIFT = 10;
const MARGIN = 12;

type Point = readonly [number, number];

function shape(plan: Plan, cls: string, [x, y]: Point, scale = 1): SVGElement {
  const r = scale * (plan.shape === "hex" ? ROUND : UNIT / 2);
  if (plan.shape === "disc") return s("circle", { class: cls, cx: x, cy: y, r: r * 0.92 });
  if (plan.shape === "square") return s("rect", { class: cls, x: x - r, y: y - r, width: 2 * r, height: 2 * r });
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = ((60 * i - 90) * Math.PI) / 180;
    return `${(x + r * Math.cos(turn)).toFixed(1)},${(y + r * Math.sin(turn)).toFixed(1)}`;
  });
  return s("polygon", { class: cls, points: corners.join(" ") });
}

/** A ring of dashes where one may go, a sight on whom one may attack; drawn the same in the legend. */
function mark(look: "enter" | "hit", [x, y]: Point, r: number): SVGElement {
  if (look === "enter") return s("circle", { class: "rk-enter", cx: x, cy: y, r: r * 0.36 });
  const [near, far] = [r * 0.82, r * 1.3];
  const ticks = [`M0 ${-far}V${-near}`, `M0 ${near}V${far}`, `M${-far} 0H${-near}`, `M${near} 0H${far}`].join("");
  return s("g", { class: "rk-hit", transform: `translate(${x} ${y})` }, s("circle", { r: r * 1.08 }), s("path", { d: ticks }));
}

function arrowView(look: Arrow["look"], from: Point, to: Point, gap: number): SVGElement {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const at = (way: number): Point => [from[0] + (dx / long) * way, from[1] + (dy / long) * way];
  const [start, tip] = [at(look === "struck" ? gap : 0), at(Math.max(long - gap, 8))];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return s(
    "g",
    { class: `rk-arrow rk-${look}` },
    s("line", { x1: start[0].toFixed(1), y1: start[1].toFixed(1), x2: tip[0].toFixed(1), y2: tip[1].toFixed(1) }),
    s("path", { d: "M-9 -5L1 0L-9 5z", transform: `translate(${tip[0].toFixed(1)} ${tip[1].toFixed(1)}) rotate(${turn.toFixed(1)})` }),
  );
}

function drawing(plan: Plan): SVGSVGElement {
  const point = ({ x, y }: { readonly x: number; readonly y: number }): Point => [x * UNIT, y * UNIT];
  const spots = new Map<string, Spot>(plan.spots.map((spot) => [spot.name, spot]));
  const middle = (name: string, lift = 0): Point | null => {
    const spot = spots.get(name);
    return spot ? [spot.x * UNIT, spot.y * UNIT - lift] : null;
  };
  const grounds = new Set(plan.layers.filter((layer) => layer.look === "ground").flatMap((layer) => layer.spots));
  const ways = new Set(plan.layers.filter((layer) => layer.look === "enter").flatMap((layer) => layer.spots));
  const all = [...plan.spots, ...plan.signs].map(point);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const off = plan.pieces.filter((piece) => piece.spot === "");
  const left = Math.min(...xs) - UNIT / 2 - MARGIN;
  const top = Math.min(...ys) - ROUND - MARGIN;
  const width = Math.max(...xs) - left + UNIT / 2 + MARGIN;
  const bottom = Math.max(...ys) + ROUND + MARGIN;
  const height = bottom - top + (off.length ? 2 * RADIUS + 12 : 0);
  const marks = plan.layers.flatMap((layer) => (layer.look === "hit" ? layer.spots : [])).map((name) => middle(name, LIFT));
  const arrows = plan.arrows.map(({ look, start, goal }) => [look, middle(start, LIFT), middle(goal, LIFT)] as const);
  const svg = s(
    "svg",
    { class: "rk-plan-svg", viewBox: `${left} ${top} ${width} ${height}`, "aria-hidden": "true", "data-extra": "", direction: "ltr" },
    s("g", { class: "rk-wall" }, ...plan.spots.map((spot) => shape(plan, "", point(spot)))),
    ...plan.spots.map((spot) => {
      const [x, y] = point(spot);
      const [ground, enter] = [grounds.has(spot.name), ways.has(spot.name)];
      return s(
        "g",
        { class: `rk-spot${ground ? " rk-ground" : ""}`, "data-spot": spot.name },
        shape(plan, "rk-tile", [x, y]),
        ground ? shape(plan, "rk-inner", [x, y], 0.84) : null,
        enter ? mark("enter", [x, y - LIFT], RADIUS) : null,
      );
    }),
    ...plan.signs.map((sign) => s("text", { class: "rk-gate", x: sign.x * UNIT, y: sign.y * UNIT + 6, "text-anchor": "middle" }, sign.text)),
    ...arrows.map(([look, from, to]) => from && to && look === "moved" && arrowView(look, from, to, RADIUS + HALO)),
    ...plan.pieces.map((piece) => {
      const at = middle(piece.spot, LIFT);
      return at && pieceView(piece, at[0], at[1]);
    }),
    ...marks.map((at) => at && mark("hit", at, RADIUS)),
    ...plan.spots.map((spot) => {
      const [x, y] = point(spot);
      const cls = `rk-spot-name${grounds.has(spot.name) ? " rk-on-ground" : ""}${ways.has(spot.name) ? " rk-open" : ""}`;
      return s("text", { class: cls, x, y: y + NAME, "text-anchor": "middle" }, spot.name);
    }),
    ...arrows.map(([look, from, to]) => from && to && look === "struck" && arrowView(look, from, to, RADIUS + 2)),
    ...off.map((piece, i) => pieceView(piece, left + MARGIN + RADIUS + 6 + i * (2 * RADIUS + 14), bottom + RADIUS + 2)),
  );
  svg.style.setProperty("max-inline-size", `${Math.round(width)}px`);
  return svg;
}

function swatch(...shapes: readonly (SVGElement | null)[]): HTMLElement {
  return h("span", { class: "rk-key-sign" }, s("svg", { viewBox: "-12 -12 24 24", "aria-hidden": "true" }, ...shapes));
}

function layerSign(plan: Plan, layer: Layer): HTMLElement {
  if (layer.look === "plain") return swatch();
  if (layer.look !== "ground") return swatch(mark(layer.look, [0, 0], layer.look === "hit" ? 8 : 18));
  return swatch(s("g", { class: "rk-spot rk-ground" }, shape(plan, "rk-tile", [0, 0], 0.32), shape(plan, "rk-inner", [0, 0], 0.24)));
}

function key(sign: HTMLElement, label: string, ...text: readonly Child[]): HTMLElement {
  return h("li", { class: "rk-key", "data-line": "" }, sign, h("span", { class: "rk-key-label" }, label), " ", h("span", {}, ...text));
}

/** Names with commas between, each of which keeps its own direction. */
function names(words: Words, spots: readonly string[]): readonly Child[] {
  return spots.flatMap((spot, i) => [i ? words.say("comma") : null, bdi(spot)]);
}

export function planView(ctx: Context, plan: Plan): HTMLElement {
  const { words } = ctx;
  const sides = plan.sides.flatMap((name, side) => {
    const pieces = plan.pieces.filter((piece) => piece.side === side).map((piece) => pieceText(words, piece));
    const sign = swatch(s("g", { class: `rk-piece rk-side-${side % 4}` }, outline(side, 8)));
    return pieces.length ? [key(sign, name, pieces.join(words.say("semicolon")))] : [];
  });
  const layers = plan.layers.map((layer) => key(layerSign(plan, layer), layer.label, ...names(words, layer.spots)));
  const arrows = plan.arrows.map((arrow) =>
    key(swatch(arrowView(arrow.look, [-11, 0], [10, 0], 0)), arrow.label, arrowText(words, arrow)),
  );
  // The picture shows where the spaces lie; whoever does not see it is told.
  const rows = h("li", { class: "rk-unseen", "data-line": "" }, `${words.say("plan_rows")}: ${rowsText(words, plan)}`);
  return h(
    "div",
    { class: "rk-plan" },
    drawing(plan),
    h("ul", { class: "rk-keys", role: "list" }, ...sides, ...layers, ...arrows, rows),
    plan.note ? h("p", { class: "rk-plan-note", "data-line": "" }, plan.note) : null,
  );
}

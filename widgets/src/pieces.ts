// Figures on a plan: a shape for each side, and signs for how one fares, so that nothing rests on colour.

import { s } from "./dom";
import type { Piece } from "./types";

export const RADIUS = 18;
/** How far the ring around whoever acts reaches beyond that. */
export const HALO = 6;

/** The outline of a figure: disc, square, diamond, hexagon; a fifth side begins anew. */
export function outline(side: number, r: number): SVGElement {
  const cls = "rk-piece-shape";
  switch (side % 4) {
    case 0:
      return s("circle", { class: cls, r });
    case 1:
      return s("rect", { class: cls, x: -r * 0.9, y: -r * 0.9, width: r * 1.8, height: r * 1.8, rx: r * 0.22 });
    case 2:
      return s("path", { class: cls, d: `M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0z` });
    default:
      return s("path", { class: cls, d: `M${-r} 0L${-r / 2} ${-r * 0.9}H${r / 2}L${r} 0L${r / 2} ${r * 0.9}H${-r / 2}z` });
  }
}

/** A small round sign at a corner of the figure. */
function badge(cls: string, x: number, y: number, d: string): SVGElement {
  return s("g", { class: `rk-badge ${cls}`, transform: `translate(${x} ${y})` }, s("circle", { r: 7 }), s("path", { d }));
}

export function pieceView(piece: Piece, x: number, y: number): SVGElement {
  const off = piece.spot === "";
  const state = `${piece.lit ? " rk-lit" : ""}${piece.spent ? " rk-spent" : ""}${off ? " rk-off" : ""}`;
  return s(
    "g",
    { class: `rk-piece rk-side-${piece.side % 4}${state}`, transform: `translate(${x} ${y})`, "data-spot": piece.spot },
    piece.lit ? s("circle", { class: "rk-halo", r: RADIUS + HALO - 2.5 }) : null,
    outline(piece.side, RADIUS),
    s("text", { y: 4.5, "text-anchor": "middle" }, piece.sign),
    off ? s("path", { class: "rk-strike", d: "M-15 15L15 -15" }) : null,
    piece.hurt ? badge("rk-hurt", 14, -13, "M0 -4.200C2.800 -0.800 3.200 0.600 3.200 1.500A3.200 3.200 0 0 1 -3.200 1.500C-3.200 0.600 -2.800 -0.800 0 -4.200z") : null,
    piece.spent ? badge("rk-tick", -14, -13, "M-3.200 0.200L-1 2.600L3.200 -2.400") : null,
  );
}

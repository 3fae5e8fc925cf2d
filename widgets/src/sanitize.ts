// The map arrives as SVG text. It is parsed and then rebuilt from a short list of harmless shapes, so that whatever
// else the text holds (scripts, handlers, foreign objects, links, styles) never becomes part of the page.

import { s } from "./dom";

const SHAPES: ReadonlySet<string> = new Set([
  "svg", "g", "path", "polygon", "polyline", "ellipse", "circle", "rect", "line", "text", "tspan",
]);
const ATTRS: ReadonlySet<string> = new Set([
  "class", "d", "points", "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "x2", "y1", "y2", "dx", "dy", "width", "height",
  "viewBox", "transform", "text-anchor", "dominant-baseline", "font-size", "font-weight", "font-style", "direction",
  "fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "fill-opacity", "stroke-opacity", "textLength",
]);

function copy(from: Element, prefix: string): SVGElement | null {
  const name = from.localName;
  // dot wraps a shape in a link where it has a tooltip: keep what is inside, drop the link.
  const tag = name === "a" ? "g" : name;
  if (!SHAPES.has(tag)) return null;
  const to = s(tag as "g");
  for (const { name: key, value } of Array.from(from.attributes)) {
    if (ATTRS.has(key) && !/url\s*\(|javascript:/i.test(value)) to.setAttribute(key, value);
  }
  const id = from.getAttribute("id");
  if (id && name !== "a") {
    to.setAttribute("id", `${prefix}-${id}`);
    to.setAttribute("data-id", id);
  }
  for (const child of Array.from(from.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE) {
      if (tag === "text" || tag === "tspan") to.append(child.textContent ?? "");
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const shape = copy(child as Element, prefix);
      if (shape) to.append(shape);
    }
  }
  return to;
}

/** The map as live shapes with ids of this instance only, or null where the text is no SVG. */
export function safeSvg(text: string, prefix: string): SVGSVGElement | null {
  if (!text.trim()) return null;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg" || root.querySelector("parsererror")) return null;
  return copy(root, prefix) as SVGSVGElement | null;
}

// Making elements. Nothing from a storyboard ever goes through innerHTML: strings become text nodes, always.

export type Child = Node | string | null | undefined | false;
export type Attrs = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Taken from a parsed document, so that the built file holds no address at all. */
const SVG_NS = new DOMParser().parseFromString("<svg></svg>", "text/html").querySelector("svg")?.namespaceURI ?? null;

function fill(node: Element, attrs: Attrs, children: readonly Child[]): void {
  for (const [key, value] of Object.entries(attrs)) {
    if (value === null || value === undefined || value === false) continue;
    node.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children) if (child) node.append(child);
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attrs: Attrs = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  fill(node, attrs, children);
  return node;
}

export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attrs: Attrs = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  const node = document.createElementNS(SVG_NS, tag) as SVGElementTagNameMap[K];
  fill(node, attrs, children);
  return node;
}

/** Text whose direction is its own: numbers, ids and Latin names inside a right-to-left line. */
export function bdi(text: string, cls = ""): HTMLElement {
  return h("bdi", { class: cls || null }, text);
}

/** Words for those who do not see the picture, where the picture already says it. */
export function unseen(text: string): HTMLElement {
  return h("span", { class: "rk-unseen" }, text);
}

export function button(cls: string, label: string, ...children: readonly Child[]): HTMLButtonElement {
  return h("button", { type: "button", class: cls, "aria-label": label, title: label }, ...children);
}

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

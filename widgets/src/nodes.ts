// The shapes of one flow's map by id, and their state. A step only moves classes on shapes that change.

import type { Context } from "./context";
import { h } from "./dom";
import { safeSvg } from "./sanitize";
import type { Beat } from "./types";

const DONE = 1;
const NOW = 2;
const TAKEN = 4;
const REFUSED = 8;
const CLASSES: readonly (readonly [number, string])[] = [
  [DONE, "rk-done"],
  [NOW, "rk-now"],
  [TAKEN, "rk-taken"],
  [REFUSED, "rk-refused"],
];

export class Nodes {
  /** The drawing, or a plain list of the steps where there is none. */
  readonly drawing: SVGSVGElement | HTMLOListElement;
  readonly #shapes = new Map<string, Element>();
  #painted = new Map<string, number>();

  constructor(ctx: Context, text: string) {
    const svg = safeSvg(text, ctx.uid);
    this.drawing = svg ? this.#adopt(ctx, svg) : this.#list(ctx);
  }

  /** Where we are in this flow: the step in hand, or the step that waits for what it has called; null where in neither. */
  here(beat: Beat): string | null {
    return [beat.place.node, ...[...beat.place.callers].reverse()].find((id) => this.#shapes.has(id)) ?? null;
  }

  shape(id: string): Element | undefined {
    return this.#shapes.get(id);
  }

  paint(beat: Beat): void {
    const { path, trail, edges } = beat.place;
    const node = this.here(beat);
    const wanted = new Map<string, number>();
    const add = (id: string, flag: number): void => void wanted.set(id, (wanted.get(id) ?? 0) | flag);
    for (const id of path) add(id, DONE);
    for (const id of trail) add(id, DONE);
    for (const id of edges) add(id, TAKEN);
    if (node) add(node, beat.kind === "refused" ? NOW | REFUSED : NOW);
    for (const id of this.#painted.keys()) if (!wanted.has(id)) this.#apply(id, 0);
    for (const [id, flags] of wanted) if (this.#painted.get(id) !== flags) this.#apply(id, flags);
    this.#painted = wanted;
  }

  #apply(id: string, flags: number): void {
    const shape = this.#shapes.get(id);
    if (!shape) return;
    for (const [flag, cls] of CLASSES) shape.classList.toggle(cls, (flags & flag) !== 0);
    if (flags & NOW) shape.setAttribute("aria-current", "step");
    else shape.removeAttribute("aria-current");
  }

  #adopt(ctx: Context, svg: SVGSVGElement): SVGSVGElement {
    const names = new Map(ctx.board.steps.map((step) => [step.node, [step.label, step.group].filter(Boolean).join(ctx.words.say("comma"))]));
    svg.setAttribute("class", "rk-svg");
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", ctx.words.say("map"));
    svg.setAttribute("direction", "ltr");
    for (const shape of Array.from(svg.querySelectorAll("g[data-id]"))) {
      const id = shape.getAttribute("data-id") ?? "";
      if (shape.classList.contains("node")) {
        shape.setAttribute("role", "img");
        shape.setAttribute("aria-label", names.get(id) ?? shape.textContent?.trim() ?? id);
      } else if (!shape.classList.contains("graph")) {
        shape.setAttribute("aria-hidden", "true");
      }
      this.#shapes.set(id, shape);
    }
    return svg;
  }

  #list(ctx: Context): HTMLOListElement {
    const list = h("ol", { class: "rk-step-list" });
    for (const step of ctx.board.steps) {
      const entry = h("li", {}, step.label);
      this.#shapes.set(step.node, entry);
      list.append(entry);
    }
    return list;
  }
}

// The map: the flow with the place lit, the way walked, and in words where we are.

import { card } from "./card";
import type { Context } from "./context";
import { button, h } from "./dom";
import { icon } from "./icons";
import { Nodes } from "./nodes";
import type { Beat, Step } from "./types";
import { Zoom } from "./zoom";

export class MapView {
  readonly element: HTMLElement;
  readonly #nodes: Nodes;
  readonly #zoom: Zoom | null = null;
  readonly #steps: ReadonlyMap<string, Step>;
  readonly #here = h("p", { class: "rk-here-label", "data-line": "" });
  readonly #passed = h("p", { class: "rk-unseen", "data-line": "" });
  readonly #ctx: Context;
  readonly #watch: ResizeObserver | null = null;

  constructor(ctx: Context) {
    this.#ctx = ctx;
    this.#steps = new Map(ctx.board.steps.map((step) => [step.node, step]));
    this.#nodes = new Nodes(ctx);
    const { drawing } = this.#nodes;
    const box = h("div", { class: "rk-map-box", tabindex: 0, role: "region", "aria-label": ctx.words.say("map") }, drawing);
    const tools = h("div", { class: "rk-tools" });
    this.element = card(ctx, "rk-map", ctx.words.say("map"), tools, this.#here, this.#passed, box);
    if (drawing instanceof SVGSVGElement) {
      const zoom = new Zoom(box, drawing);
      this.#zoom = zoom;
      const tool = (name: "minus" | "plus" | "fit", word: string, act: () => void): HTMLButtonElement => {
        const made = button("rk-tool", ctx.words.say(word), icon(name));
        made.addEventListener("click", act);
        return made;
      };
      tools.append(
        tool("minus", "zoom_out", () => zoom.by(-1)),
        tool("plus", "zoom_in", () => zoom.by(1)),
        tool("fit", "zoom_fit", () => zoom.fit()),
      );
      this.#watch = new ResizeObserver(() => zoom.resize());
      this.#watch.observe(this.element);
    }
  }

  paint(beat: Beat): void {
    const { words } = this.#ctx;
    const here = this.#steps.get(beat.place.node);
    this.#nodes.paint(beat);
    this.#here.replaceChildren(h("b", {}, here ? here.label : beat.place.step), here?.group ? h("span", {}, here.group) : "");
    const labels = [...new Set(beat.place.path)]
      .filter((node) => node !== beat.place.node)
      .map((node) => this.#steps.get(node)?.label)
      .filter((label): label is string => label !== undefined);
    this.#passed.textContent = labels.length ? `${words.say("passed")}: ${labels.join(" › ")}` : "";
  }

  /** Scroll the lit step into view; after the frame, since it has to measure. */
  follow(beat: Beat): void {
    this.#zoom?.follow(this.#nodes.shape(beat.place.node));
  }

  /** A copy for paper: no ids, nothing lit but the way walked. */
  still(): Element {
    const copy = this.#nodes.drawing.cloneNode(true) as Element;
    copy.removeAttribute("style");
    const [, , width] = (copy.getAttribute("viewBox") ?? "").split(" ");
    if (width) copy.setAttribute("width", width);
    for (const shape of [copy, ...Array.from(copy.querySelectorAll("*"))]) {
      shape.removeAttribute("id");
      shape.removeAttribute("aria-current");
      shape.classList.remove("rk-now", "rk-taken", "rk-refused");
    }
    return copy;
  }

  dispose(): void {
    this.#watch?.disconnect();
  }
}

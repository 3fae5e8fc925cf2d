// The map: the flow in hand with the place lit and the way walked, and in words where we are. A called flow has a map of
// its own; which steps wait for it is a line of buttons that show theirs.

import { card } from "./card";
import type { Context } from "./context";
import { button, h } from "./dom";
import { icon } from "./icons";
import { Nodes } from "./nodes";
import type { Beat, FlowMap, Step } from "./types";
import { fade, Zoom } from "./zoom";

/** The map of one flow. */
interface Sheet {
  readonly title: string;
  readonly nodes: Nodes;
  readonly zoom: Zoom | null;
}

export class MapView {
  readonly element: HTMLElement;
  readonly #sheets: readonly Sheet[];
  readonly #steps: ReadonlyMap<string, Step>;
  readonly #callers = h("div", { class: "rk-callers" });
  readonly #here = h("p", { class: "rk-here-label", "data-line": "" });
  readonly #passed = h("p", { class: "rk-unseen", "data-line": "" });
  readonly #box: HTMLElement;
  readonly #ctx: Context;
  readonly #watch: ResizeObserver | null = null;
  #shown: Sheet | undefined;
  #picks: readonly (readonly [Sheet, HTMLButtonElement])[] = [];

  constructor(ctx: Context) {
    this.#ctx = ctx;
    const { board, words } = ctx;
    this.#steps = new Map(board.steps.map((step) => [step.node, step]));
    this.#box = h("div", { class: "rk-map-box", tabindex: 0, role: "region", "aria-label": words.say("map") });
    this.#box.addEventListener("scroll", () => fade(this.#box), { passive: true });
    const first: FlowMap = { flow: "", title: board.beats[0]?.crumbs[1] ?? board.title, svg: board.svg };
    this.#sheets = [first, ...board.called].map(({ title, svg }) => {
      const nodes = new Nodes(ctx, svg);
      const { drawing } = nodes;
      return { title, nodes, zoom: drawing instanceof SVGSVGElement ? new Zoom(this.#box, drawing) : null };
    });
    const tools = h("div", { class: "rk-tools" });
    this.element = card(ctx, "rk-map", words.say("map"), tools, this.#callers, this.#here, this.#passed, this.#box);
    if (this.#sheets.some((sheet) => sheet.zoom)) {
      const tool = (name: "minus" | "plus" | "fit", word: string, act: (zoom: Zoom) => void): HTMLButtonElement => {
        const made = button("rk-tool", words.say(word), icon(name));
        made.addEventListener("click", () => this.#shown?.zoom && act(this.#shown.zoom));
        return made;
      };
      tools.append(
        tool("minus", "zoom_out", (zoom) => zoom.by(-1)),
        tool("plus", "zoom_in", (zoom) => zoom.by(1)),
        tool("fit", "zoom_fit", (zoom) => zoom.fit()),
      );
      this.#watch = new ResizeObserver(() => this.#shown?.zoom?.resize());
      this.#watch.observe(this.element);
    }
  }

  paint(beat: Beat): void {
    const { words } = this.#ctx;
    const here = this.#steps.get(beat.place.node);
    for (const sheet of this.#sheets) sheet.nodes.paint(beat);
    this.#list(beat);
    this.#show(this.#holding(beat.place.node) ?? this.#sheets[0], beat);
    this.#here.replaceChildren(h("b", {}, here ? here.label : beat.place.step), here?.group ? h("span", {}, here.group) : "");
    const labels = [...new Set(beat.place.path)]
      .filter((node) => node !== beat.place.node)
      .map((node) => this.#steps.get(node)?.label)
      .filter((label): label is string => label !== undefined);
    this.#passed.textContent = labels.length ? `${words.say("passed")}: ${labels.join(" › ")}` : "";
  }

  #holding(node: string): Sheet | undefined {
    return this.#sheets.find((sheet) => sheet.nodes.shape(node));
  }

  /** Put a map into the box; the one that is there already stays as it is. */
  #show(sheet: Sheet | undefined, beat: Beat): void {
    if (!sheet) return;
    for (const [of, pick] of this.#picks) pick.setAttribute("aria-pressed", String(of === sheet));
    if (sheet === this.#shown) return;
    this.#shown = sheet;
    this.#box.replaceChildren(sheet.nodes.drawing);
    sheet.zoom?.resize();
    sheet.zoom?.follow(sheet.nodes.shape(sheet.nodes.here(beat) ?? ""), false);
  }

  /** The flows from the outermost in, where one has called another: each shows its map, with the step lit that waits. */
  #list(beat: Beat): void {
    const nodes = [...beat.place.callers, beat.place.node];
    const sheets = [...new Set(nodes.map((node) => this.#holding(node)))].filter((sheet) => sheet !== undefined);
    this.#picks = sheets.map((sheet) => {
      const pick = h("button", { type: "button", class: "rk-caller" }, sheet.title);
      pick.addEventListener("click", () => this.#show(sheet, beat));
      return [sheet, pick];
    });
    this.#callers.replaceChildren(...(sheets.length > 1 ? this.#picks.map(([, pick]) => pick) : []));
  }

  /** Scroll the lit step into view; after the frame, since it has to measure. */
  follow(beat: Beat): void {
    const sheet = this.#shown;
    sheet?.zoom?.follow(sheet.nodes.shape(sheet.nodes.here(beat) ?? ""));
  }

  /** Copies for paper, each under its name: no ids, nothing lit but the way walked. */
  still(): readonly Element[] {
    return this.#sheets.map(({ title, nodes }) => {
      const copy = nodes.drawing.cloneNode(true) as Element;
      copy.removeAttribute("style");
      const [, , width] = (copy.getAttribute("viewBox") ?? "").split(" ");
      if (width) copy.setAttribute("width", width);
      for (const shape of [copy, ...Array.from(copy.querySelectorAll("*"))]) {
        shape.removeAttribute("id");
        shape.removeAttribute("aria-current");
        shape.classList.remove("rk-now", "rk-taken", "rk-refused");
      }
      return h("figure", { class: "rk-still" }, this.#sheets.length > 1 ? h("figcaption", {}, title) : null, copy);
    });
  }

  dispose(): void {
    this.#watch?.disconnect();
  }
}

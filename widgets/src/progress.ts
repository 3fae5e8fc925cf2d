// The trace as a bar of buttons: done, now, refused attempts hatched, to come. It is the slider too: press and drag.
// It is one stop of the Tab key; inside it the arrow keys step, as everywhere.

import type { Context } from "./context";
import { h } from "./dom";

const MANY = 40;
const DENSE = 120;

export class Progress {
  readonly element: HTMLElement;
  readonly #parts: readonly HTMLButtonElement[];

  constructor(ctx: Context, go: (index: number) => void) {
    const { beats, dir } = ctx.board;
    this.#parts = beats.map((beat, i) => {
      const name = [ctx.words.say("step_short", { i: beat.number }), beat.headline].join(": ");
      const label = beat.kind === "refused" ? `${name} (${ctx.words.say("refused")})` : name;
      const part = h("button", { type: "button", class: "rk-part", "aria-label": label, title: label, tabindex: -1 });
      part.classList.toggle("rk-refused", beat.kind === "refused");
      part.addEventListener("click", () => go(i));
      return part;
    });
    const size = beats.length > DENSE ? " rk-dense" : beats.length > MANY ? " rk-many" : "";
    this.element = h(
      "div",
      { class: `rk-progress${size}`, role: "group", "aria-label": ctx.words.say("progress") },
      ...this.#parts,
    );
    this.element.addEventListener("pointermove", (event) => {
      if (event.buttons !== 1 || this.#parts.length === 0) return;
      const frame = this.element.getBoundingClientRect();
      const share = (event.clientX - frame.left) / frame.width;
      const along = dir === "rtl" ? 1 - share : share;
      go(Math.max(0, Math.min(this.#parts.length - 1, Math.floor(along * this.#parts.length))));
    });
  }

  paint(index: number): void {
    const focused = this.element.contains(document.activeElement);
    this.#parts.forEach((part, i) => {
      const now = i === index;
      if (part.classList.contains("rk-now") !== now) {
        part.classList.toggle("rk-now", now);
        part.tabIndex = now ? 0 : -1;
        if (now) part.setAttribute("aria-current", "step");
        else part.removeAttribute("aria-current");
      }
      if (part.classList.contains("rk-done") !== i < index) part.classList.toggle("rk-done", i < index);
    });
    // Someone who steps with the keys from within the bar stays on the lit part.
    if (focused) this.#parts[index]?.focus({ preventScroll: true });
  }
}

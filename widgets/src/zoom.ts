// The scale of the map. It is shown whole where its smallest type can be read that small; else its own box shows a part of
// it, with the lit step in view. The notebook around it is never scrolled.

import { calm } from "./dom";

/** Pixels that the smallest type of a map has at least, unless a reader asks for less. */
const TYPE = 11;
const LARGEST = 1.3;
const STEP = 1.25;

/** How far, in pixels, the drawing fades towards a side on which it goes on. */
const FADE = 28;

/** Let the drawing fade where it goes on, so that nothing looks cut off by mistake. */
export function fade(box: HTMLElement): void {
  const across = Math.abs(box.scrollLeft); // right to left it counts down from 0
  const start = getComputedStyle(box).direction === "rtl" ? box.scrollWidth - box.clientWidth - across : across;
  const sides = {
    left: start,
    right: box.scrollWidth - box.clientWidth - start,
    top: box.scrollTop,
    bottom: box.scrollHeight - box.clientHeight - box.scrollTop,
  };
  for (const [side, more] of Object.entries(sides)) box.style.setProperty(`--rk-fade-${side}`, `${Math.max(0, Math.min(FADE, more - 1))}px`);
}

type Mode = "auto" | "fit" | "free";

export class Zoom {
  #mode: Mode = "auto";
  #scale = 1;
  readonly #box: HTMLElement;
  readonly #svg: SVGSVGElement;
  readonly #size: { readonly w: number; readonly h: number; readonly x: number; readonly y: number };
  /** Pixels for one unit of the drawing at which its smallest type can be read. */
  readonly #readable: number;
  #target: Element | undefined;

  constructor(box: HTMLElement, svg: SVGSVGElement) {
    this.#box = box;
    this.#svg = svg;
    const parts = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    const [x = 0, y = 0, w = Number.parseFloat(svg.getAttribute("width") ?? ""), h = Number.parseFloat(svg.getAttribute("height") ?? "")] =
      parts.length === 4 && parts.every(Number.isFinite) ? parts : [];
    this.#size = { x, y, w: w > 0 ? w : 300, h: h > 0 ? h : 300 };
    svg.setAttribute("viewBox", `${x} ${y} ${this.#size.w} ${this.#size.h}`);
    const sizes = Array.from(svg.querySelectorAll("text"), (text) => Number.parseFloat(text.getAttribute("font-size") ?? ""));
    this.#readable = TYPE / Math.min(TYPE, ...sizes.filter((size) => size > 0));
    svg.removeAttribute("width");
    svg.removeAttribute("height");
  }

  by(direction: 1 | -1): void {
    this.#mode = "free";
    this.#set(Math.max(0.1, Math.min(4, this.#scale * (direction > 0 ? STEP : 1 / STEP))));
    this.follow(this.#target, false);
  }

  fit(): void {
    this.#mode = this.#mode === "fit" ? "auto" : "fit";
    this.resize();
  }

  /** Take the scale from the room there is; called when the room changes. */
  resize(): void {
    if (this.#mode !== "free") {
      const style = getComputedStyle(this.#box);
      // One less, since the width is rounded.
      const room = this.#box.clientWidth - 1 - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (room <= 0) return;
      const most = Number.parseFloat(style.maxHeight) || 640;
      const whole = Math.min(room / this.#size.w, (most - 2) / this.#size.h, LARGEST);
      this.#set(this.#mode === "fit" ? whole : Math.max(whole, this.#readable));
    }
    this.follow(this.#target, false);
  }

  #set(scale: number): void {
    this.#scale = scale;
    this.#svg.style.width = `${Math.floor(this.#size.w * scale)}px`;
    this.#svg.style.height = `${Math.floor(this.#size.h * scale)}px`;
    // A drawing larger than its box gets a frame, so that what is cut off is seen to go on.
    this.#box.classList.toggle("rk-scrolls", this.#overflows());
    fade(this.#box);
  }

  #overflows(): boolean {
    const box = this.#box;
    return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  }

  /** Bring a shape into the middle of the box where it is not well inside it. */
  follow(shape: Element | undefined, smooth = true): void {
    this.#target = shape;
    const box = this.#box;
    if (!shape || !this.#overflows()) return;
    const at = shape.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    const dx = at.left + at.width / 2 - (frame.left + frame.width / 2);
    const dy = at.top + at.height / 2 - (frame.top + frame.height / 2);
    // Its neighbours above and below are to be seen too.
    const near = Math.abs(dx) < frame.width / 2 - at.width / 2 && Math.abs(dy) < frame.height / 2 - at.height * 3;
    if (near && smooth) return;
    box.scrollTo({
      left: box.scrollLeft + dx,
      top: box.scrollTop + dy,
      behavior: smooth && !calm() ? "smooth" : "instant",
    });
  }
}

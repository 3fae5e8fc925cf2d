// The bar: which step, the trace, and the buttons. A button with nothing to do is marked `aria-disabled` but keeps the
// focus: a truly disabled one would drop it, and the next key would go to the notebook.

import type { Context } from "./context";
import { bdi, button, h } from "./dom";
import { icon, type IconName } from "./icons";
import { CopyLink } from "./permalink";
import type { Player } from "./player";
import { Progress } from "./progress";

export interface Moves {
  readonly go: (index: number) => void;
  readonly first: () => void;
  readonly back: () => void;
  readonly next: () => void;
  readonly last: () => void;
  readonly toggle: () => void;
}

export class Controls {
  readonly element: HTMLElement;
  readonly #ctx: Context;
  readonly #player: Player;
  readonly #step = h("span", { class: "rk-step", "data-line": "" });
  readonly #progress: Progress;
  readonly #copy: CopyLink;
  readonly #ends: readonly (readonly [HTMLButtonElement, "start" | "end"])[];
  readonly #play: HTMLButtonElement;
  readonly #speed: HTMLButtonElement;

  constructor(ctx: Context, player: Player, moves: Moves) {
    this.#ctx = ctx;
    this.#player = player;
    const { words } = ctx;
    this.#progress = new Progress(ctx, moves.go);
    this.#copy = new CopyLink(ctx);
    const drawn = (name: IconName, cls: string, act: () => void): HTMLButtonElement => {
      const made = button(`rk-btn rk-square ${cls}`, words.say(name), icon(name));
      made.addEventListener("click", () => made.getAttribute("aria-disabled") !== "true" && act());
      return made;
    };
    const named = (name: "back" | "next", act: () => void): HTMLButtonElement => {
      const made = h("button", { type: "button", class: `rk-btn rk-${name}` }, words.say(name));
      made.addEventListener("click", () => made.getAttribute("aria-disabled") !== "true" && act());
      return made;
    };
    const first = drawn("first", "rk-first", moves.first);
    const back = named("back", moves.back);
    const next = named("next", moves.next);
    const last = drawn("last", "rk-last", moves.last);
    this.#play = drawn("play", "rk-play", moves.toggle);
    this.#speed = button("rk-btn rk-square rk-speed", words.say("speed"));
    this.#speed.addEventListener("click", () => player.faster());
    this.#ends = [[first, "start"], [back, "start"], [next, "end"], [last, "end"]];
    this.element = h(
      "div",
      { class: "rk-bar" },
      h("span", { class: "rk-where" }, this.#step, this.#copy.element),
      this.#progress.element,
      h("div", { class: "rk-nav" }, first, back, this.#play, this.#speed, next, last),
    );
    this.playing();
  }

  paint(index: number): void {
    const { board, words } = this.#ctx;
    const beat = board.beats[index];
    const most = board.beats.length - 1;
    this.#step.textContent = words.say("step", { i: beat?.number ?? index + 1, n: board.beats.length });
    this.#progress.paint(index);
    this.#copy.number = beat?.number ?? index + 1;
    for (const [end, side] of this.#ends) {
      end.setAttribute("aria-disabled", String(side === "start" ? index <= 0 : index >= most));
    }
  }

  playing(): void {
    const { words } = this.#ctx;
    const word = words.say(this.#player.playing ? "pause" : "play");
    this.#play.replaceChildren(icon(this.#player.playing ? "pause" : "play"));
    this.#play.setAttribute("aria-label", word);
    this.#play.title = word;
    const { speed: times } = this.#player;
    const speed = times === 0.5 ? "½×" : `${words.number(times)}×`;
    this.#speed.replaceChildren(bdi(speed));
    this.#speed.setAttribute("aria-label", `${words.say("speed")}: ${speed}`);
  }
}

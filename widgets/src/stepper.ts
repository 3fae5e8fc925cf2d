// One stepper in one element: holds the parts together and paints a step.

import { Details } from "./beat";
import { nextUid, heading, type Context } from "./context";
import { Controls, type Moves } from "./controls";
import { h } from "./dom";
import { footerView } from "./footer";
import { onKey } from "./keys";
import { chosen, switches } from "./language";
import { MapView } from "./map";
import { printable } from "./paper";
import { fromHash, langOf, toHash } from "./permalink";
import { Player } from "./player";
import { tellingView, whyView } from "./story";
import { themeButton } from "./theme";
import type { Beat, Model } from "./types";
import { Words } from "./words";

export class Stepper {
  readonly root: HTMLElement;
  readonly #ctx: Context;
  readonly #model: Model;
  readonly #page: boolean;
  readonly #map: MapView;
  readonly #controls: Controls;
  readonly #player: Player;
  readonly #crumbs = h("p", { class: "rk-crumbs", "data-line": "" });
  readonly #telling = h("div", { class: "rk-telling", "aria-live": "polite", "aria-atomic": "true" });
  readonly #why = h("div", {});
  readonly #details = new Details();
  readonly #foot = h("div", {});
  readonly #undo: (() => void)[] = [];
  #painted = -1;

  constructor(model: Model, level: number) {
    const board = chosen(model);
    const words = new Words(board);
    this.#model = model;
    this.#page = model.get("page") === true;
    const tag = board.lang === model.get("board").lang ? "" : board.lang;
    const ctx: Context = { board, words, tag, uid: nextUid(), level };
    this.#ctx = ctx;
    this.#player = new Player(
      () => board.beats[this.#index()],
      () => this.#index() >= board.beats.length - 1,
      () => this.#go(this.#index() + 1),
      () => this.#playing(),
    );
    const moves = this.#moves();
    this.#map = new MapView(ctx);
    this.#controls = new Controls(ctx, this.#player, moves);
    this.root = this.#assemble();
    // JupyterLab leaves keys alone inside an element with this mark.
    this.root.dataset["lmSuppressShortcuts"] = "true";
    this.root.addEventListener("keydown", (event) => onKey(event, moves, board.dir === "rtl"));
    this.#listen(moves);
  }

  dispose(): void {
    this.#player.stop();
    this.#map.dispose();
    for (const undo of this.#undo) undo();
  }

  paint(): void {
    const index = this.#index();
    const beat = this.#ctx.board.beats[index];
    if (!beat || index === this.#painted) return;
    const started = performance.now();
    this.#painted = index;
    this.#crumbs.replaceChildren(beat.crumbs.join(" › "));
    this.#controls.paint(index);
    this.#map.paint(beat);
    this.#telling.replaceChildren(...tellingView(this.#ctx, beat));
    this.#why.replaceChildren(whyView(this.#ctx, beat) ?? "");
    const held = this.#details.element.contains(document.activeElement);
    this.#details.paint(this.#ctx, beat);
    this.#foot.replaceChildren(footerView(this.#ctx, beat));
    this.root.dataset["kind"] = beat.kind;
    this.root.dataset["index"] = String(index);
    this.root.dataset["step"] = String(beat.number);
    // Where the focused part has gone, the focus stays in the stepper, and the keys go on working.
    if (held && !this.#details.element.contains(document.activeElement)) this.root.focus({ preventScroll: true });
    const spent = performance.now() - started;
    this.root.dataset["paintMs"] = spent.toFixed(2);
    this.#afterFrame(beat, spent);
  }

  /** `data-frame-ms` is all the work of a step up to its frame; waiting for the screen is not counted. */
  #afterFrame(beat: Beat, spent: number): void {
    requestAnimationFrame(() => {
      if (!this.root.isConnected) return;
      const frame = performance.now();
      this.#map.follow(beat);
      // The first task after the frame: style, layout and paint of this step are done by then.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        this.root.dataset["frameMs"] = (spent + performance.now() - frame).toFixed(2);
        // The address can wait for the frame, and only the step that is still there counts.
        if (this.#page && this.root.dataset["step"] === String(beat.number)) toHash(beat.number, this.#ctx.tag);
      };
      channel.port2.postMessage(null);
    });
  }

  #index(): number {
    const index = this.#model.get("index");
    const most = this.#ctx.board.beats.length - 1;
    return Number.isInteger(index) ? Math.max(0, Math.min(most, index)) : 0;
  }

  #go(to: number): void {
    const index = Math.max(0, Math.min(this.#ctx.board.beats.length - 1, to));
    if (index === this.#index()) return;
    this.#model.set("index", index);
    this.#model.save_changes();
    this.paint();
  }

  #speak(tag: string): void {
    if (tag === this.#ctx.board.lang) return;
    this.#model.set("lang", tag);
    this.#model.save_changes();
  }

  #moves(): Moves {
    const by = (step: (index: number) => number) => (): void => {
      this.#player.stop();
      this.#go(step(this.#index()));
    };
    const end = this.#ctx.board.beats.length - 1;
    return {
      go: (index) => by(() => index)(),
      first: by(() => 0),
      back: by((index) => index - 1),
      next: by((index) => index + 1),
      last: by(() => end),
      toggle: () => {
        if (this.#player.playing) return this.#player.stop();
        if (this.#index() >= end) this.#go(0);
        this.#player.start();
      },
    };
  }

  #playing(): void {
    this.#controls.playing();
    // While steps go by on their own, a screen reader is not talked over.
    this.#telling.setAttribute("aria-live", this.#player.playing ? "off" : "polite");
  }

  #assemble(): HTMLElement {
    const { board, words, uid } = this.#ctx;
    const title = heading(this.#ctx, 0, "rk-title");
    title.id = `${uid}-title`;
    title.dataset["line"] = "";
    title.append(board.title);
    const tools = [switches(this.#ctx, this.#model, (tag) => this.#speak(tag)), this.#page ? themeButton(this.#ctx) : null];
    const header = h("header", { class: "rk-head" }, h("div", {}, this.#crumbs, title), h("div", { class: "rk-tools-head" }, ...tools));
    const story = h("div", { class: "rk-card rk-story-card" }, this.#telling, this.#why);
    const column = h("div", { class: "rk-story" }, story, this.#details.element);
    const frame = h(
      "div",
      { class: "rk-frame" },
      header,
      this.#controls.element,
      h("div", { class: "rk-main" }, column, this.#map.element),
      this.#foot,
    );
    return h(
      "section",
      {
        class: "rk",
        tabindex: 0,
        role: "group",
        "aria-roledescription": words.say("stepper"),
        "aria-labelledby": title.id,
        lang: board.lang,
        dir: board.dir,
      },
      frame,
    );
  }

  #listen(moves: Moves): void {
    const repaint = (): void => this.paint();
    this.#model.on("change:index", repaint);
    this.#undo.push(() => this.#model.off("change:index", repaint));
    if (!this.#page) return;
    const { board } = this.#ctx;
    const page = document.documentElement;
    page.lang = board.lang;
    page.dir = board.dir;
    document.title = `${board.title} · ${board.rulebook_title}`;
    const follow = (): void => {
      const index = fromHash(board);
      if (index !== null) this.#go(index);
    };
    // The language of the address counts when the page opens and when the address changes, not after a switch.
    const moved = (): void => {
      follow();
      const tag = langOf(this.#model);
      if (tag !== null) this.#speak(tag);
    };
    // In a page of its own the keys work before anything has been clicked.
    const anywhere = (event: KeyboardEvent): void => {
      if (event.target === document.body || event.target === document.documentElement) onKey(event, moves, board.dir === "rtl");
    };
    follow();
    addEventListener("hashchange", moved);
    document.addEventListener("keydown", anywhere);
    this.#undo.push(
      () => removeEventListener("hashchange", moved),
      () => document.removeEventListener("keydown", anywhere),
      printable(this.#ctx, this.root, this.#map),
    );
  }
}

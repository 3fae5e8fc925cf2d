// A game of guessing: yes or no, what came, and how likely it was, exactly. The turns are drawn beforehand.

import { nextUid } from "../context";
import { button, calm, h } from "../dom";
import { Words } from "../words";
import { scoreView, turnView } from "./turn";
import type { Guessing, Model, Turn } from "./types";

export class Guess {
  readonly root: HTMLElement;
  readonly #model: Model;
  readonly #game: Guessing;
  readonly #words: Words;
  readonly #done = h("div", { class: "rk-turns", "aria-live": "polite" });
  readonly #ask = h("div", { class: "rk-ask-text" });
  readonly #answers: HTMLElement;
  readonly #again: HTMLElement;
  readonly #repaint = (): void => this.#paint();

  constructor(model: Model, level: number) {
    this.#model = model;
    this.#game = model.get("game");
    this.#words = new Words(this.#game);
    const yes = button("rk-btn rk-answer rk-say-yes", this.#words.say("yes"), this.#words.say("yes"));
    const no = button("rk-btn rk-answer rk-say-no", this.#words.say("no"), this.#words.say("no"));
    yes.addEventListener("click", () => this.#guess(true));
    no.addEventListener("click", () => this.#guess(false));
    this.#answers = h("div", { class: "rk-answers" }, yes, no);
    const again = button("rk-btn rk-again", this.#words.say("again"), this.#words.say("again"));
    again.addEventListener("click", () => this.#next());
    this.#again = h("div", { class: "rk-answers" }, again);
    this.root = this.#assemble(level);
    model.on("change:guesses", this.#repaint);
    model.on("change:at", this.#repaint);
    this.#paint();
  }

  dispose(): void {
    this.#model.off("change:guesses", this.#repaint);
    this.#model.off("change:at", this.#repaint);
  }

  #turns(): readonly Turn[] {
    return this.#game.games[this.#model.get("at")] ?? [];
  }

  #guess(yes: boolean): void {
    const guesses = this.#model.get("guesses");
    if (guesses.length >= this.#turns().length) return;
    this.#model.set("guesses", [...guesses, yes]);
    this.#model.save_changes();
    this.#paint();
    const ends = guesses.length + 1 >= this.#turns().length;
    if (ends) this.#again.querySelector("button")?.focus({ preventScroll: true });
    this.root.lastElementChild?.lastElementChild?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  }

  #next(): void {
    this.#model.set("at", (this.#model.get("at") + 1) % this.#game.games.length);
    this.#model.set("guesses", []);
    this.#model.save_changes();
    this.#paint();
    this.#answers.querySelector("button")?.focus();
  }

  #paint(): void {
    const turns = this.#turns();
    const guesses = this.#model.get("guesses").slice(0, turns.length);
    const over = guesses.length >= turns.length;
    const shown = guesses.map((guess, i) => turnView(this.#game, this.#words, turns, i, guess, i === guesses.length - 1));
    this.#done.replaceChildren(...shown);
    const turn = turns[guesses.length];
    this.#ask.replaceChildren(...scoreView(this.#words, turns, guesses));
    if (turn) {
      const place = this.#words.say("of", { i: guesses.length + 1, n: turns.length });
      this.#ask.append(
        h("p", { class: "rk-question", "data-line": "" }, `${place}: ${turn.question}`),
        h("p", { class: "rk-soft", "data-line": "" }, turn.known),
        h("p", { class: "rk-unseen", "data-line": "" }, this.#words.say("open")),
      );
    }
    this.#answers.hidden = over;
    this.#again.hidden = !over;
    this.root.dataset["guesses"] = String(guesses.length);
    this.root.dataset["at"] = String(this.#model.get("at"));
  }

  #assemble(level: number): HTMLElement {
    const game = this.#game;
    const title = h(level === 1 ? "h1" : "h2", { class: "rk-title", id: `${nextUid()}-title`, "data-line": "" }, game.title);
    const root = h(
      "section",
      {
        class: "rk rk-guess",
        lang: game.lang,
        dir: game.dir,
        role: "group",
        "aria-roledescription": this.#words.say("name"),
        "aria-labelledby": title.id,
      },
      h("div", { class: "rk-frame" }, h("header", {}, title, h("p", { class: "rk-soft", "data-line": "" }, game.intro)), this.#done,
        h("div", { class: "rk-card rk-ask" }, this.#ask, this.#answers, this.#again)),
    );
    // JupyterLab leaves keys alone inside an element with this mark.
    root.dataset["lmSuppressShortcuts"] = "true";
    return root;
  }
}

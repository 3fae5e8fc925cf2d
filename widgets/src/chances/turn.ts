// One turn that is over, and the score so far; line for line the words of rulekit/faces/guessing.py.

import { h, unseen } from "../dom";
import { icon } from "../icons";
import { runs } from "../items";
import { chits } from "../things";
import type { Words } from "../words";
import type { Beside, Guessing, Turn } from "./types";

function bar(share: number, cls: string): HTMLElement {
  const part = h("i", { class: cls });
  part.style.inlineSize = `${Math.max(0, Math.min(1, Number.isFinite(share) ? share : 0)) * 100}%`;
  return h("span", { class: "rk-chance-bar", "aria-hidden": "true" }, part);
}

function besideView(game: Guessing, words: Words, rows: readonly Beside[]): HTMLElement | null {
  if (rows.length === 0) return null;
  const said = `${game.beside}: ${rows.map((row) => `${row.name} ${row.told}`).join(words.say("semicolon"))}`;
  const shown = rows.map((row) => h("li", {}, h("b", {}, row.name), bar(row.share, "rk-bar-other"), h("span", {}, row.told)));
  return h(
    "div",
    { class: "rk-beside", "data-line": "" },
    unseen(said),
    h("p", { class: "rk-soft", "aria-hidden": "true", "data-extra": "" }, game.beside),
    h("ul", { role: "list", "aria-hidden": "true", "data-extra": "" }, ...shown),
  );
}

export function turnView(
  game: Guessing, words: Words, turns: readonly Turn[], at: number, guess: boolean, open: boolean,
): HTMLElement {
  const turn = turns[at] as Turn;
  const right = guess === turn.came;
  const answer = words.say(right ? "right" : "wrong");
  const you = words.say("you", { guess: words.say(guess ? "yes" : "no") });
  const place = words.say("of", { i: at + 1, n: turns.length });
  const things = runs(turn.items).flatMap((run) => chits(words, run));
  return h(
    "details",
    { class: `rk-card rk-turn ${right ? "rk-was-right" : "rk-was-wrong"}`, open },
    h(
      "summary",
      {},
      icon(right ? "tick" : "cross"),
      h("span", { "data-line": "" }, `${place}: ${turn.question}`),
      h("span", { class: "rk-soft", "aria-hidden": "true", "data-extra": "" }, turn.told),
    ),
    h("p", { class: "rk-soft", "data-line": "" }, turn.known),
    h("div", { class: "rk-things", "aria-hidden": "true", "data-extra": "" }, ...things),
    h("p", { "data-line": "" }, `${you} ${turn.result} `, h("b", {}, answer)),
    h("p", { class: "rk-exact", "data-line": "" }, words.say("chance", { chance: turn.told })),
    bar(turn.share, "rk-bar-now"),
    h("p", { "data-line": "" }, turn.why),
    besideView(game, words, turn.beside),
  );
}

export function scoreView(words: Words, turns: readonly Turn[], guesses: readonly boolean[]): readonly HTMLElement[] {
  const n = guesses.length;
  if (n === 0) return [];
  const among = (said: (turn: Turn, i: number) => boolean): number => turns.slice(0, n).filter((t, i) => said(t, i) === t.came).length;
  const lines = [words.say("score", { right: among((_, i) => guesses[i] === true), n })];
  if (n >= turns.length) lines.push(words.say("counting", { right: among((t) => t.likely), n }));
  return lines.map((line) => h("p", { class: "rk-score", "data-line": "" }, line));
}

// A link to a step: `#step=5` in the one-file page; in a notebook the words one would say, "scenario step 5".

import type { Context } from "./context";
import { button, h } from "./dom";
import { icon } from "./icons";
import { boardsOf, codeOf } from "./language";
import type { Board, Model } from "./types";

const SHOWN_MS = 1600;

/** Not every page may use the clipboard (plain http on a club's network may not): then the old way. */
async function copyText(text: string, near: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h("textarea", { class: "rk-unseen", "aria-hidden": "true", tabindex: -1 });
    field.value = text;
    near.append(field);
    const before = document.activeElement;
    field.select();
    document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

const withTag = (tag: string): string => (tag ? `&lang=${tag}` : "");

export class CopyLink {
  readonly element: HTMLElement;
  number = 1;

  constructor(ctx: Context) {
    const done = h("span", { class: "rk-copied", role: "status" });
    const copy = button("rk-tool rk-copy", ctx.words.say("copy"), icon("link"));
    this.element = h("span", { class: "rk-copy-box", "data-extra": "" }, copy, done);
    copy.addEventListener("click", () => {
      const inPage = ctx.level === 1;
      const text = inPage
        ? `${location.href.split("#")[0] ?? ""}#step=${this.number}${withTag(ctx.tag)}`
        : ctx.words.say("link", { scenario: ctx.board.scenario, i: String(this.number) });
      copy.dataset["copied"] = text;
      void copyText(text, this.element).then(() => {
        done.textContent = ctx.words.say("copied");
        setTimeout(() => (done.textContent = ""), SHOWN_MS);
      });
    });
  }
}

/** The index that a `#step=` names, or null where it names none. */
export function fromHash(board: Board): number | null {
  const found = /(?:^#|&)step=(\d{1,6})(?:&|$)/.exec(location.hash);
  if (!found) return null;
  const index = board.beats.findIndex((beat) => beat.number === Number(found[1]));
  return index < 0 ? null : index;
}

/** The language that a `lang=` names, or null where it names none that is here. */
export function langOf(model: Model): string | null {
  const found = /(?:^#|&)lang=([A-Za-z0-9-]{2,20})(?:&|$)/.exec(location.hash)?.[1];
  return found !== undefined && boardsOf(model).some((board) => board.lang === codeOf(found)) ? found : null;
}

export function toHash(number: number, tag: string): void {
  const hash = `#step=${number}${withTag(tag)}`;
  if (location.hash === hash) return;
  try {
    history.replaceState(history.state, "", hash);
  } catch {
    location.replace(hash);
  }
}

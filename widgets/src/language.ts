// The languages of a stepper: the same example, step by step, in each. A tag is a language, with the reader's numerals
// after it where they are 0 to 9 instead of its own.

import { h, type Child } from "./dom";
import type { Context } from "./context";
import type { Board, Model } from "./types";

const LATIN = "-u-nu-latn";
const OWN = "۰۱۲۳۴۵۶۷۸۹٫٬٪";
const PLAIN = "0123456789.,%";

export const codeOf = (tag: string): string => tag.replace(LATIN, "");
const nativeDigits = (board: Board): boolean => /^[^0-9]{10}$/u.test(board.words["digits"] ?? "");

export function boardsOf(model: Model): readonly Board[] {
  return [model.get("board"), ...(model.get("others") ?? [])];
}

/** The board in the language and numerals that are chosen. */
export function chosen(model: Model): Board {
  const boards = boardsOf(model);
  const tag = model.get("lang") || model.get("board").lang;
  const board = boards.find((one) => one.lang === tag) ?? boards.find((one) => one.lang === codeOf(tag)) ?? model.get("board");
  if (board.lang === tag || !tag.endsWith(LATIN) || !nativeDigits(board)) return board;
  const text = JSON.stringify({ ...board, lang: tag });
  return JSON.parse(text.replace(/[۰-۹٫٬٪]/g, (sign) => PLAIN[OWN.indexOf(sign)] ?? sign)) as Board;
}

function part(cls: string, name: string, lang: string, on: boolean, act: () => void, ...shown: readonly Child[]): HTMLButtonElement {
  const made = h("button", { type: "button", class: cls, "aria-label": name, title: name, lang, "aria-pressed": String(on) }, ...shown);
  made.addEventListener("click", act);
  return made;
}

/** The switch, where there is more than one language; and that of the numerals, where the language has its own. */
export function switches(ctx: Context, model: Model, choose: (tag: string) => void): HTMLElement | null {
  const boards = boardsOf(model);
  const { board, words } = ctx;
  const latin = board.lang.endsWith(LATIN);
  const original = boards.find((one) => codeOf(one.lang) === codeOf(board.lang));
  const languages =
    boards.length > 1
      ? h(
          "div",
          { class: "rk-switch rk-langs", role: "group", "aria-label": words.say("language") },
          ...boards.map((one) =>
            part("rk-choice", one.words["lang_name"] ?? one.lang, one.lang, one === original, () => choose(one.lang), one.words["lang_short"] ?? one.lang),
          ),
        )
      : null;
  const digits = original?.words["digits"] ?? "";
  const own = [...digits].slice(1, 4).join("");
  const numerals =
    original && nativeDigits(original)
      ? h(
          "div",
          { class: "rk-switch rk-numerals", role: "group", "aria-label": words.say("numerals") },
          part("rk-choice", own, original.lang, !latin, () => choose(codeOf(original.lang)), own),
          part("rk-choice", "123", "en", latin, () => choose(codeOf(original.lang) + LATIN), "123"),
        )
      : null;
  return languages || numerals ? h("div", { class: "rk-switches", "data-extra": "" }, numerals, languages) : null;
}

// The interface's own words. They come with the storyboard, already complete and in its language.

import type { Board } from "./types";

export class Words {
  readonly #words: Readonly<Record<string, string>>;
  readonly #digits: readonly string[];

  constructor(board: Pick<Board, "words">) {
    this.#words = board.words;
    this.#digits = [...(board.words["digits"] ?? "")];
  }

  /** A word with its places filled; a missing word shows its key, which a test would see. */
  say(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    let text = this.#words[key] ?? key;
    for (const [name, value] of Object.entries(values)) {
      text = text.replaceAll(`{${name}}`, () => (typeof value === "number" ? this.number(value) : value));
    }
    return text;
  }

  /** A number in the digits of the storyboard's language. */
  number(value: number): string {
    const text = String(value);
    if (this.#digits.length !== 10 || this.#digits[0] === "0") return text;
    return text.replace(/[0-9]/g, (d) => this.#digits[Number(d)] ?? d).replace(".", "٫");
  }

  /** The pips of a die face written in either digits, or null where it is not 1 to 6. */
  pips(text: string): number | null {
    const plain = [...text.trim()].map((c) => (this.#digits.includes(c) ? String(this.#digits.indexOf(c)) : c)).join("");
    return /^[1-6]$/.test(plain) ? Number(plain) : null;
  }
}

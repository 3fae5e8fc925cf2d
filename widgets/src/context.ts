// What every part of the stepper needs to know.

import type { Board } from "./types";
import type { Words } from "./words";

export interface Context {
  readonly board: Board;
  readonly words: Words;
  /** The language's tag as a link needs it: "" where the stepper would come up in it anyway. */
  readonly tag: string;
  /** Prefix of all ids of this instance, so that two steppers on a page do not meet. */
  readonly uid: string;
  /** Level of the title's heading: 1 when the page is ours, 2 inside a notebook. */
  readonly level: number;
}

/** A notebook loads this module once for each widget, so that counting alone would give the same ids twice. */
const SALT = Math.random().toString(36).slice(2, 8);
let count = 0;

export function nextUid(): string {
  count += 1;
  return `rk-${SALT}-${count}`;
}

export function heading(ctx: Context, depth: number, cls: string): HTMLHeadingElement {
  const node = document.createElement(`h${Math.min(6, ctx.level + depth)}`) as HTMLHeadingElement;
  node.className = cls;
  return node;
}

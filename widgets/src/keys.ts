// The keyboard. Keys that we use, and plain letters, do not go on to the notebook, where "b" would insert a cell and
// "d d" delete one. Escape, Tab and anything with Ctrl, Alt or Meta stay free, so that nobody is trapped.

import type { Moves } from "./controls";

const INTERACTIVE = "button, summary, input, select, textarea, a[href]";

export function onKey(event: KeyboardEvent, moves: Moves, rtl: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Escape" || event.key === "Tab") return;
  event.stopPropagation();
  if (event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : null;
  const act = (move: () => void): void => {
    event.preventDefault();
    move();
  };
  switch (event.key) {
    case "ArrowRight":
      return act(rtl ? moves.back : moves.next);
    case "ArrowLeft":
      return act(rtl ? moves.next : moves.back);
    case "Home":
      return act(moves.first);
    case "End":
      return act(moves.last);
    case " ":
      // On a button the space bar presses the button.
      if (!target?.closest(INTERACTIVE)) act(moves.toggle);
      return;
    default:
  }
}

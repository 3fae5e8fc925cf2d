// The entry point of charts and guessing games, for anywidget and the one-file page.

import { useFont } from "../font";
import { chartView } from "./chart";
import { Guess } from "./guess";
import type { Model } from "./types";

function render({ model, el }: { readonly model: Model; readonly el: HTMLElement }): () => void {
  useFont(model.get("font"));
  const level = model.get("page") === true ? 1 : 2;
  if (model.get("face") === "guess") {
    const guess = new Guess(model, level);
    el.append(guess.root);
    return () => guess.dispose();
  }
  const build = (): void => el.replaceChildren(chartView(model.get("chart"), level));
  build();
  model.on("change:chart", build);
  return () => model.off("change:chart", build);
}

export default { render };

// The entry point that anywidget and the one-file page call.

import { Stepper } from "./stepper";
import type { Model } from "./types";

function render({ model, el }: { readonly model: Model; readonly el: HTMLElement }): () => void {
  let stepper: Stepper | null = null;
  const build = (): void => {
    stepper?.dispose();
    stepper?.root.remove();
    stepper = new Stepper(model, model.get("page") === true ? 1 : 2);
    el.append(stepper.root);
    stepper.paint();
  };
  build();
  model.on("change:board", build);
  return () => {
    model.off("change:board", build);
    stepper?.dispose();
  };
}

export default { render };

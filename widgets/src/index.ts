// The entry point that anywidget and the one-file page call.

import { useFont } from "./font";
import { langOf } from "./permalink";
import { Stepper } from "./stepper";
import type { Model } from "./types";

function render({ model, el }: { readonly model: Model; readonly el: HTMLElement }): () => void {
  let stepper: Stepper | null = null;
  useFont(model.get("font"));
  const linked = model.get("page") === true ? langOf(model) : null;
  if (linked) model.set("lang", linked);
  const build = (): void => {
    const held = stepper?.root.contains(document.activeElement) ?? false;
    const chose = document.activeElement?.closest(".rk-switch")?.className;
    stepper?.dispose();
    stepper?.root.remove();
    stepper = new Stepper(model, model.get("page") === true ? 1 : 2);
    el.append(stepper.root);
    stepper.paint();
    // Who has chosen a language with the keys stays at the switch.
    const again = chose ? stepper.root.querySelector<HTMLElement>(`[class="${chose}"] [aria-pressed="true"]`) : null;
    if (held) (again ?? stepper.root).focus({ preventScroll: true });
  };
  build();
  const changes = ["change:board", "change:others", "change:lang"];
  for (const change of changes) model.on(change, build);
  return () => {
    for (const change of changes) model.off(change, build);
    stepper?.dispose();
  };
}

export default { render };

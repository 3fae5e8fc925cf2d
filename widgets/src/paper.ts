// The page on paper: the maps once, then every step one after another, so that a teacher can hand it out.

import { detailsView } from "./beat";
import type { Context } from "./context";
import { heading } from "./context";
import { h } from "./dom";
import type { MapView } from "./map";
import { tellingView, whyView } from "./story";

function sheet(ctx: Context, map: MapView): HTMLElement {
  const { board, words } = ctx;
  const title = heading(ctx, 0, "rk-title");
  title.append(board.title);
  const beats = board.beats.map((beat) => {
    const where = h("p", { class: "rk-crumbs" }, `${words.say("step_short", { i: beat.number })} · ${beat.crumbs.join(" › ")}`);
    const story = h("div", { class: "rk-card rk-story-card" }, ...tellingView(ctx, beat), whyView(ctx, beat));
    const article = h("article", { class: `rk-beat rk-kind-${beat.kind}` }, where, story, ...detailsView(ctx, beat));
    for (const fold of Array.from(article.querySelectorAll("details"))) fold.open = true;
    return article;
  });
  return h("div", { class: "rk-paper", "aria-hidden": "true" }, h("p", { class: "rk-crumbs" }, board.rulebook_title), title, ...map.still(), ...beats);
}

/** Build the sheet when the page is about to be printed, and take it away after. */
export function printable(ctx: Context, root: HTMLElement, map: MapView): () => void {
  let made: HTMLElement | null = null;
  const remove = (): void => {
    made?.remove();
    made = null;
  };
  const build = (): void => {
    remove();
    made = sheet(ctx, map);
    root.append(made);
  };
  const print = matchMedia("print");
  const follow = (): void => (print.matches ? build() : remove());
  addEventListener("beforeprint", build);
  addEventListener("afterprint", remove);
  print.addEventListener("change", follow);
  return () => {
    removeEventListener("beforeprint", build);
    removeEventListener("afterprint", remove);
    print.removeEventListener("change", follow);
    remove();
  };
}

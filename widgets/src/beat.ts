// Everything a beat says, except the map: used for the step on screen and, one after another, on paper.

import { clausesView } from "./clauses";
import type { Context } from "./context";
import { h, type Child } from "./dom";
import { changesView, followsView } from "./effects";
import { legalView } from "./legal";
import { oddsView } from "./odds";
import { tableView } from "./table";
import type { Beat } from "./types";

export function detailsView(ctx: Context, beat: Beat): readonly HTMLElement[] {
  const sides: readonly Child[] = [changesView(ctx, beat), followsView(ctx, beat), oddsView(ctx, beat)];
  const pair = sides.some(Boolean) ? h("div", { class: "rk-pair" }, ...sides) : null;
  return [clausesView(ctx, beat), pair, tableView(ctx, beat), legalView(ctx, beat)].filter(
    (part): part is HTMLElement => part !== null,
  );
}

// Charts and guessing games as they arrive: JSON made from rulekit/story/chart.py and rulekit/story/guessing.py.

import type { Font, Item } from "../types";

export interface ChartData {
  readonly title: string;
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly svg: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
}

export interface Beside {
  readonly name: string;
  readonly told: string;
  readonly share: number;
}

export interface Turn {
  readonly question: string;
  readonly known: string;
  readonly items: readonly Item[];
  readonly came: boolean;
  readonly result: string;
  readonly told: string;
  readonly share: number;
  readonly why: string;
  readonly likely: boolean;
  readonly beside: readonly Beside[];
}

export interface Guessing {
  readonly title: string;
  readonly intro: string;
  readonly games: readonly (readonly Turn[])[];
  readonly beside: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly words: Readonly<Record<string, string>>;
}

/** What anywidget and the one-file page both hand us. */
export interface Model {
  get(key: "face"): "chart" | "guess";
  get(key: "chart"): ChartData;
  get(key: "game"): Guessing;
  get(key: "at"): number;
  get(key: "guesses"): readonly boolean[];
  get(key: "font"): Font | undefined;
  get(key: "page"): boolean | undefined;
  set(key: "at", value: number): void;
  set(key: "guesses", value: readonly boolean[]): void;
  save_changes(): void;
  on(event: string, handler: () => void): void;
  off(event: string, handler: () => void): void;
}

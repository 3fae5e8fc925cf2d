// The storyboard as it arrives: JSON made from the structs of rulekit/story/storyboard.py, field for field.

export type Mark = "" | "skull" | "down" | "up-arrow" | "down-arrow" | "lit" | "spent";
export type CellKind = "track" | "coins" | "count" | "dice" | "chits" | "cards" | "text" | "hidden";
export type CheckState = "yes" | "no" | "moot" | "hidden";
export type BeatKind = "start" | "move" | "chance" | "refused" | "quiet" | "end" | "parts";

export interface Item {
  readonly text: string;
  readonly mark: Mark;
}

export interface Cell {
  readonly kind: CellKind;
  readonly label: string;
  readonly value: number | null;
  readonly low: number;
  readonly high: number | null;
  readonly items: readonly Item[];
}

export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly lit: boolean;
}

export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Sign {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Piece {
  readonly label: string;
  readonly sign: string;
  readonly side: number;
  readonly spot: string;
  readonly note: string;
  readonly lit: boolean;
  readonly hurt: boolean;
  readonly spent: boolean;
}

export interface Layer {
  readonly look: "ground" | "plain" | "enter" | "hit";
  readonly label: string;
  readonly spots: readonly string[];
}

export interface Arrow {
  readonly look: "moved" | "struck";
  readonly label: string;
  readonly start: string;
  readonly goal: string;
}

export interface Plan {
  readonly note: string;
  readonly shape: "hex" | "square" | "disc";
  readonly spots: readonly Spot[];
  readonly signs: readonly Sign[];
  readonly sides: readonly string[];
  readonly pieces: readonly Piece[];
  readonly layers: readonly Layer[];
  readonly arrows: readonly Arrow[];
}

export interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly lit: boolean;
  readonly plan: Plan | null;
}

export interface CheckLine {
  readonly state: CheckState;
  readonly text: string;
  readonly figures: string;
  readonly sources: readonly string[];
}

export interface RulingNote {
  readonly id: string;
  readonly question: string;
  readonly reading: string;
  readonly default: boolean;
}

export interface ClauseCard {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly mark: string;
  readonly rulings: readonly RulingNote[];
}

export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface OddsRow {
  readonly label: string;
  readonly fraction: string;
  readonly percent: string;
  readonly share: number;
  readonly happened: boolean;
}

export interface Odds {
  readonly title: string;
  readonly rows: readonly OddsRow[];
}

export interface Place {
  readonly flow: string;
  readonly step: string;
  readonly node: string;
  readonly callers: readonly string[];
  readonly edges: readonly string[];
  readonly path: readonly string[];
  readonly trail: readonly string[];
}

export interface Follow {
  readonly text: string;
  readonly clauses: readonly string[];
}

export interface Beat {
  readonly number: number;
  readonly kind: BeatKind;
  readonly crumbs: readonly string[];
  readonly chip: string;
  readonly headline: string;
  readonly story: string;
  readonly place: Place;
  readonly checks: readonly CheckLine[];
  readonly clauses: readonly ClauseCard[];
  readonly changes: readonly Change[];
  readonly follows: readonly Follow[];
  readonly odds: Odds | null;
  readonly table: readonly Group[];
  readonly legal: readonly string[];
  readonly digest: string;
}

export interface Step {
  readonly node: string;
  readonly label: string;
  readonly group: string;
}

export interface FlowMap {
  readonly flow: string;
  readonly title: string;
  readonly svg: string;
}

export interface Board {
  readonly rulebook: string;
  readonly rulebook_title: string;
  readonly version: string;
  readonly scenario: string;
  readonly title: string;
  readonly intro: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly seat: string;
  readonly svg: string;
  readonly steps: readonly Step[];
  readonly words: Readonly<Record<string, string>>;
  readonly beats: readonly Beat[];
  readonly called: readonly FlowMap[];
  readonly doubts: Readonly<Record<string, string>>;
}

/** A face as anywidget hands it over (bytes), or as a page does (base64). */
export type Font = string | DataView<ArrayBuffer>;

/** What anywidget and the one-file page both hand us. `page` is set by the one-file page only. */
export interface Model {
  get(key: "board"): Board;
  get(key: "others"): readonly Board[] | undefined;
  get(key: "lang"): string | undefined;
  get(key: "font"): Font | undefined;
  get(key: "index"): number;
  get(key: "page"): boolean | undefined;
  set(key: "index", value: number): void;
  set(key: "lang", value: string): void;
  save_changes(): void;
  on(event: string, handler: () => void): void;
  off(event: string, handler: () => void): void;
}
